"""Estimates as one HTML page: tables, the roofline and memory by module as inline SVG, no network."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape

from tpu_compile.estimates import Buffer, Estimate, Memory, Part
from tpu_compile.hlo_text import Kernel
from tpu_compile.roofline import LABEL, Roofline, Speed
from tpu_compile.targets import parse
from tpu_compile.units import bytes_text, count_text, time_text

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #5b6570; --line: #d5dae0; --back: #ffffff;
  --panel: #f6f8fa; --a: #3566b8; --b: #d07b28; --c: #5d9b51; --d: #8a63b5; --e: #7d8590;
  --bad: #b3261e; --good: #2c7a3f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --soft: #9aa4af; --line: #3a424c;
  --back: #14181d; --panel: #1d232a; --a: #7ba4ea; --b: #e6a15c; --c: #86c47a; --d: #b894e0;
  --e: #8b949e; --bad: #f2938c; --good: #7cc98f; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial,
  sans-serif; color: var(--ink); background: var(--back); max-width: 1040px; margin: 2rem auto;
  padding: 0 1.2rem; }
a { color: var(--a); } h1 { font-size: 1.6rem; margin-bottom: .3rem; }
h2 { font-size: 1.25rem; margin: 3rem 0 0; padding-top: 1.2rem; border-top: 1px solid var(--line);
  overflow-wrap: anywhere; } h2 small { font-weight: 400; color: var(--soft); }
h3 { font-size: 1rem; margin: 1.6rem 0 .5rem; } p { max-width: 46rem; }
.soft, caption { color: var(--soft); } .bad { color: var(--bad); } .good { color: var(--good); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .6rem;
  margin: .6rem 0; }
.tiles div { background: var(--panel); border-radius: 6px; padding: .5rem .8rem; }
dt { color: var(--soft); font-size: .8rem; }
dd { margin: 0; font-size: 1.1rem; font-variant-numeric: tabular-nums; }
dd small { color: var(--soft); font-size: .8rem; display: block; }
.gauge { position: relative; display: flex; height: 1.1rem; margin: .8rem 0 .3rem;
  background: var(--panel); border-radius: 4px; box-shadow: inset 0 0 0 1px var(--line); }
.gauge span { min-width: 1px; } .gauge i { position: absolute; top: -5px; bottom: -5px; width: 2px;
  background: var(--bad); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .85rem;
  color: var(--soft); margin: 0 0 1rem; padding: 0; list-style: none; }
.legend b { display: inline-block; width: .75rem; height: .75rem; border-radius: 2px;
  margin-right: .4rem; }
.scroll { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: collapse; font-size: .87rem; width: 100%; }
th, td { text-align: right; padding: .28rem .7rem .28rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; font-variant-numeric: tabular-nums; vertical-align: top; }
th { color: var(--soft); font-weight: 600; } th.text, td.text { text-align: left; }
td.text:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 14rem; }
tbody tr:hover { background: var(--panel); }
caption { text-align: left; padding: .3rem 0; font-size: .87rem; }
svg { width: 100%; height: auto; background: var(--panel); border-radius: 6px; }
svg text { font-size: 12px; fill: var(--ink); } svg .soft { fill: var(--soft); }
pre { background: var(--panel); padding: .8rem; overflow-x: auto; border-radius: 6px;
  font-size: .8rem; }
@media print { body { max-width: none; } h2 { break-after: avoid; } svg, tr { break-inside: avoid; } }
"""
_COLORS = ("var(--a)", "var(--b)", "var(--c)", "var(--d)")
KINDS = ("argument", "output", "temporary", "constant")


def page(found: Sequence[Estimate]) -> str:
    """The whole page of these estimates."""
    sections = "\n".join(_section(n, one) for n, one in enumerate(found))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>tpu-compile estimate</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>tpu-compile estimate</h1>
<p class="soft">Every figure is a {LABEL}, for one device of the target: nothing was measured. The
roofline is the least time at the generation's published peaks, not a forecast.</p>
{_summary(found)}
{sections}
</body>
</html>
"""


def _summary(found: Sequence[Estimate]) -> str:
    head = (
        *("graph", "target", "fits", "HBM needed", "HBM available"),
        *("matrix FLOP", "HBM traffic", "time at least"),
    )
    rows = []
    for n, one in enumerate(found):
        fits = '<span class="good">yes</span>' if one.fits else '<span class="bad">no</span>'
        m, r = one.memory, one.roofline
        rows.append(
            (
                f'<a href="#e{n}">{escape(one.graph)}</a>',
                escape(one.target),
                fits if m else '<span class="bad">failed</span>',
                bytes_text(m.total) if m else "-",
                bytes_text(m.available) if m else "-",
                count_text(one.matrix_flops, "FLOP") if one.matrix_flops is not None else "-",
                bytes_text(one.hbm_bytes) if one.hbm_bytes is not None else "-",
                time_text(r.seconds) if r else "-",
            )
        )
    return _table(head, rows, text=2)


def _section(number: int, one: Estimate) -> str:
    title = f"{escape(one.graph)} <small>for {escape(one.target)}</small>"
    parts = [f'<h2 id="e{number}">{title}</h2>']
    if one.error is not None:
        why = "It does not fit" if one.memory is not None else "It does not compile"
        parts.append(f'<p class="bad">{why}.</p><pre>{escape(str(one.error))}</pre>')
    parts += [f'<p class="soft">{escape(note)}</p>' for note in one.notes]
    if one.memory is not None:
        parts += ["<h3>Memory</h3>", _gauge(one.memory), _memory_plot(one)]
        parts += [_buffer_table(one.buffers)]
    if one.roofline is not None:
        parts += ["<h3>Time</h3>", _time_figures(one), _roofline_plot(one, one.roofline)]
        parts += [_module_table(one)]
    return "\n".join(parts)


# ---------------------------------------------------------------------- tables


def _table(
    head: Sequence[str], rows: Sequence[Sequence[str]], text: int = 1, caption: str = ""
) -> str:
    """A table of HTML cells; the first `text` columns are text, the others are figures."""

    def cells(tag: str, row: Sequence[str]) -> str:
        kinds = [' class="text"' if n < text else "" for n in range(len(row))]
        return "".join(f"<{tag}{k}>{c}</{tag}>" for k, c in zip(kinds, row, strict=True))

    body = "\n".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return (
        f'<div class="scroll"><table>{title}<thead><tr>{cells("th", head)}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _tiles(figures: Sequence[tuple[str, str, str]]) -> str:
    """Figures with their names above and what explains them below."""
    tiles = (
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}<small>{escape(note)}</small></dd></div>"
        for name, value, note in figures
    )
    return f'<dl class="tiles">{"".join(tiles)}</dl>'


def _gauge(m: Memory) -> str:
    """What is needed of the HBM, as a bar whose whole length is what there is."""
    sizes = [
        ("arguments", m.arguments, _COLORS[0]),
        ("outputs", m.outputs, _COLORS[1]),
        ("temporaries", m.temporaries, _COLORS[2]),
        ("code", m.code, "var(--e)"),
    ]
    whole = max(m.total, m.available)
    bars = "".join(
        f'<span style="width:{100 * size / whole:.3f}%;background:{color}"></span>'
        for _, size, color in sizes
        if size
    )
    limit = "" if m.fits else f'<i style="left:{100 * m.available / whole:.2f}%"></i>'
    legend = "".join(
        f'<li><b style="background:{color}"></b>{name} '
        f"{'not known' if size is None else bytes_text(size)}</li>"
        for name, size, color in sizes
    )
    share = 100 * m.total / m.available
    needed = f"{bytes_text(m.total)} needed of {bytes_text(m.available)} HBM"
    return (
        f'<p class="{"good" if m.fits else "bad"}">{needed}, {share:.3g} %</p>'
        f'<div class="gauge" role="img" aria-label="{needed}">{bars}{limit}</div>'
        f'<ul class="legend">{legend}</ul>'
    )


def _time_figures(one: Estimate) -> str:
    r, c = one.roofline, one.cycles
    assert r is not None
    figures = [
        ("Time at least", time_text(r.seconds), f"bound by {r.bound}"),
        ("Matrix products", time_text(r.compute), count_text(one.matrix_flops or 0, "FLOP")),
        ("HBM traffic", time_text(r.memory), bytes_text(one.hbm_bytes or 0)),
        ("Intensity", f"{r.intensity:.3g}", "FLOP a byte of HBM"),
    ]
    if c is not None:
        share = f"of kernels with {100 * c.share:.0f} % of the matrix FLOP"
        figures.append(("libtpu's cycles", time_text(c.seconds), share))
    return _tiles(figures)


def _buffer_table(found: Sequence[Buffer]) -> str:
    rows = [
        (
            escape("/".join(filter(None, (b.module, b.op))) or b.instruction),
            _file(b.line),
            b.kind,
            escape(b.shape),
            bytes_text(b.bytes),
        )
        for b in found[:15]
    ]
    head = ("module and op", "line", "kind", "shape", "size")
    return _table(head, rows, text=4, caption="Largest buffers when most memory is in use")


def _file(line: str) -> str:
    """A file and line by the file's name and folder; the whole path shows when it is pointed at."""
    short = "/".join(line.rsplit("/", 2)[-2:])
    return f'<span title="{escape(line)}">{escape(short)}</span>'


def _module_table(one: Estimate) -> str:
    longest = sorted(one.parts, key=lambda p: -p.seconds)[:15]
    rows = [
        (
            escape(p.module or "(no module)"),
            time_text(p.seconds),
            count_text(p.flops, "FLOP"),
            bytes_text(p.bytes),
        )
        for p in longest
    ]
    head = ("module", "time at least", "matrix FLOP", "HBM traffic")
    return _table(head, rows, caption="Modules that take longest")


# ---------------------------------------------------------------------- memory by module


def _memory_plot(one: Estimate) -> str:
    """A bar for each module: what of it is alive when most memory is in use."""
    groups = _folded([p for p in one.parts if p.memory])
    kinds: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    names = {m: name for name, members in groups for m in members}
    for b in one.buffers:
        kinds[names.get(b.module, b.module)][b.kind] += b.bytes
    rows = sorted(kinds.items(), key=lambda item: (-sum(item[1].values()), _natural(item[0])))
    if not rows:
        return ""
    most = max(sum(sizes.values()) for _, sizes in rows)
    order = [k for k in KINDS if any(k in sizes for _, sizes in rows)]
    height = 24 * len(rows) + 46
    out = [_svg(960, height, "Memory by module")]
    for n, kind in enumerate(order):
        out.append(f'<rect x="{250 + 110 * n}" y="12" width="12" height="12" fill="{_COLORS[n]}"/>')
        out.append(f'<text x="{268 + 110 * n}" y="22">{kind}</text>')
    for row, (name, sizes) in enumerate(rows):
        y, x = 40 + 24 * row, 250.0
        label = escape(_short(name or "(no module)", 34))
        out.append(f'<text x="240" y="{y + 13}" text-anchor="end">{label}</text>')
        for n, kind in enumerate(order):
            width = 590 * sizes.get(kind, 0) / most
            if width:
                title = f"{escape(name)}: {kind} {bytes_text(sizes[kind])}"
                out.append(
                    f'<rect x="{x:.1f}" y="{y}" width="{width:.2f}" height="17" '
                    f'fill="{_COLORS[n]}"><title>{title}</title></rect>'
                )
            x += width
        total = bytes_text(sum(sizes.values()))
        out.append(f'<text class="soft" x="{x + 8:.1f}" y="{y + 13}">{total}</text>')
    return "\n".join([*out, "</svg>"])


def _folded(parts: Sequence[Part], limit: int = 40) -> list[tuple[str, list[str]]]:
    """Modules under shorter paths, until there are few enough; the rest is one group."""
    paths = [p.module for p in parts]
    depth = max((path.count(".") + 1 for path in paths), default=1)
    while True:
        groups: dict[str, list[str]] = defaultdict(list)
        for path in paths:
            groups[".".join(path.split(".")[:depth])].append(path)
        if len(groups) <= limit or depth <= 1:
            break
        depth -= 1
    sizes = {p.module: p.memory for p in parts}
    ordered = sorted(groups.items(), key=lambda g: -sum(sizes[m] for m in g[1]))
    if len(ordered) > limit:
        rest = [m for _, members in ordered[limit - 1 :] for m in members]
        ordered = [*ordered[: limit - 1], (f"{len(ordered) - limit + 1} others", rest)]
    return ordered


# ---------------------------------------------------------------------- roofline

_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 930, 20, 360


def _roofline_plot(one: Estimate, roofline: Roofline) -> str:
    """FLOPs a second against FLOPs a byte, both at the roof: how long each is, is its area."""
    generation = parse(one.target).generation
    points = [] if generation is None else list(_points(one.kernels, Speed.of(generation)))
    if not points:
        return '<p class="soft">It has no matrix products: there is no roofline to draw.</p>'
    ridge = roofline.peak / roofline.bandwidth
    xs = [x for _, x, _, _ in points if math.isfinite(x)] or [ridge]
    low = 10 ** math.floor(math.log10(min(*xs, ridge / 10)))
    high = 10 ** math.ceil(math.log10(max(*xs, ridge * 10)))
    top = 10 ** math.ceil(math.log10(roofline.peak * 1.2))
    bottom = min(roofline.bandwidth * low, *(y for _, _, y, _ in points))
    bottom = 10 ** math.floor(math.log10(bottom))

    def at_x(value: float) -> float:
        # What moves nothing in HBM has no limit to the right.
        return _LEFT + (_RIGHT - _LEFT) * math.log(min(value, high) / low) / math.log(high / low)

    def at_y(value: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * math.log(value / bottom) / math.log(top / bottom)

    out = [_svg(960, 410, "Roofline")]
    for x in _decades(low, high):
        out.append(_line(at_x(x), _TOP, at_x(x), _BOTTOM))
        label = f'<text class="soft" x="{at_x(x):.1f}" y="378" text-anchor="middle">{x:g}</text>'
        out.append(label)
    for y in _decades(bottom, top):
        out.append(_line(_LEFT, at_y(y), _RIGHT, at_y(y)))
        text = count_text(y, "")
        out.append(
            f'<text class="soft" x="62" y="{at_y(y) + 4:.1f}" text-anchor="end">{text}</text>'
        )
    roof = [(low, roofline.bandwidth * low), (ridge, roofline.peak), (high, roofline.peak)]
    path = " ".join(f"{at_x(x):.1f},{at_y(y):.1f}" for x, y in roof)
    out.append(f'<polyline points="{path}" fill="none" stroke="var(--a)" stroke-width="2"/>')
    peak = count_text(roofline.peak, "FLOP/s")
    out.append(f'<text x="{at_x(ridge) + 6:.1f}" y="{at_y(roofline.peak) - 22:.1f}">{peak}</text>')
    out.append(
        f'<text class="soft" x="{at_x(ridge) + 6:.1f}" y="{_BOTTOM - 8}">'
        f"{ridge:.0f} FLOP/byte, {count_text(roofline.bandwidth, 'B/s')}</text>"
    )
    out.append(_line(at_x(ridge), at_y(roofline.peak), at_x(ridge), _BOTTOM, "4 4"))
    longest = max(seconds for _, _, _, seconds in points)
    for name, x, y, seconds in sorted(points, key=lambda p: -p[3]):
        radius = max(3.0, 16 * math.sqrt(seconds / longest))
        intensity = f"{x:.3g} FLOP/byte" if math.isfinite(x) else "nothing from or to HBM"
        title = f"{escape(name)}: {intensity}, {time_text(seconds)}"
        out.append(
            f'<circle cx="{at_x(x):.1f}" cy="{at_y(y):.1f}" r="{radius:.1f}" fill="var(--b)" '
            f'fill-opacity="0.45" stroke="var(--b)"><title>{title}</title></circle>'
        )
    out.append('<text x="500" y="398" text-anchor="middle">matrix FLOP a byte of HBM</text>')
    out.append('<text class="soft" x="76" y="34">FLOP/s</text>')
    out.append("</svg>")
    return "\n".join(out) + (
        '<p class="soft">A circle is all kernels with matrix products of one module and op; its area is'
        " its time at the roof. At the right edge are those that have all they need on the chip;"
        " below the roof those of higher precision than the peak's.</p>"
    )


def _points(kernels: Sequence[Kernel], speed: Speed) -> Iterator[tuple[str, float, float, float]]:
    """Name, FLOPs a byte, FLOPs a second and seconds of the kernels of each module and op."""
    groups: dict[str, list[Kernel]] = defaultdict(list)
    for k in kernels:
        if k.flops:
            groups["/".join(filter(None, (k.site.path, k.site.op))) or k.name].append(k)
    for name, members in groups.items():
        flops, moved = sum(k.flops for k in members), sum(k.bytes for k in members)
        seconds = sum(max(speed.times(k)) for k in members)
        yield name, flops / moved if moved else math.inf, flops / seconds, seconds


def _decades(low: float, high: float) -> list[float]:
    first, last = round(math.log10(low)), round(math.log10(high))
    return [10.0**n for n in range(first, last + 1)]


def _svg(width: int, height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{title}</title>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="var(--line)"'
        f"{dashes}/>"
    )


def _natural(path: str) -> list[tuple[int, str]]:
    """A key that sorts `blocks.2` before `blocks.10`."""
    return [(int(p), "") if p.isdecimal() else (-1, p) for p in path.split(".")]


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width // 2]}…{text[-width // 2 + 1 :]}"
