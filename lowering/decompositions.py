"""Which ATen ops are rewritten into others before lowering, and which are kept whole."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
import torch.nn.modules.linear_cross_entropy  # defines the operators of linear_cross_entropy
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._ops import OpOverload

from tpu_compile.lowering import chunked_loss, foreach, registry
from tpu_compile.lowering import composites as _composites  # noqa: F401  # for every trace
from tpu_compile.lowering import rules as _rules  # noqa: F401  # fills the registry
from tpu_compile.lowering.ctc import workspaces_bounded
from tpu_compile.lowering.outputs import overlaps
from tpu_compile.torch_private import (
    other_python_kernels,
    prims_in_aten,
    python_kernels,
    without_mkldnn,
)

aten = torch.ops.aten

# Decomposed although no entry of the core table covers them. A reason on every line.
_MORE: tuple[Any, ...] = (
    aten.tril_indices,  # arithmetic on arange, in float64 for the square root
    aten.triu_indices,
    aten.split.Tensor,  # slices keep the storage offset that aliasing outputs need
)

_OURS: dict[OpOverload, Callable[..., Any]] = {}


def decompose(*ops: OpOverload) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a decomposition of ours, written in torch, for ATen overloads.

    It goes before a rule for the same op: it returns NotImplemented for what the rule is to lower.
    """

    def register(fn: Callable[..., Any]) -> Callable[..., Any]:
        for op in ops:
            assert op not in _OURS, f"{op} has two decompositions"
            _OURS[op] = fn
        return fn

    return register


@cache
def table() -> dict[OpOverload, Callable[..., Any]]:
    """What AOTAutograd gets: torch's core table, less every op that has a rule, and ours.

    Also what torch._refs, which people use as reference, are made of.
    """
    found: dict[Any, Callable[..., Any]] = dict(prims_in_aten())
    found.update(core_aten_decompositions().items())
    found.update(get_decompositions(_MORE))
    kept = registry.rules()
    return {op: fn for op, fn in found.items() if op not in kept} | _OURS


@contextmanager
def kept_whole() -> Iterator[None]:
    """Inside, a trace keeps ops that have a rule and that torch would take apart before autograd.

    So the gradient of a resize is torch's own backward op, not that of its indexing.
    """
    with other_python_kernels(_kernels()), workspaces_bounded():
        yield


@cache
def _kernels() -> dict[OpOverload, Callable[[Any], Any] | None]:
    """All overloads of what has a rule, since one of them (`vec`) calls another that has it."""
    packets = {op.overloadpacket for op in registry.rules() if isinstance(op, OpOverload)}
    overloads = (getattr(p, name) for p in packets for name in p.overloads())
    whole = (op for op in overloads if python_kernels(op) and not op._schema.is_mutable)
    ours = {aten.lstm.input: _portable, aten.dropout.default: _nothing_dropped}
    return dict.fromkeys(whole) | ours


def _portable(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """torch unrolls an LSTM on CPU tensors into oneDNN layers; without oneDNN, into ATen."""

    def run(*args: Any, **kwargs: Any) -> Any:
        with without_mkldnn():
            return kernel(*args, **kwargs)

    return run


def _nothing_dropped(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Where nothing is dropped eager returns the tensor itself, torch's Python kernel a copy."""

    def run(input: torch.Tensor, p: float, train: bool | None) -> torch.Tensor:
        return kernel(input, p, train) if train and p != 0 else input

    return run


def _sized_resize(op: OpOverload) -> Callable[..., Any]:
    """`op` for a call that gives sizes or scale factors for all dimensions at once."""

    def decomposition(
        input: torch.Tensor, output_size: list[int] | None, *rest: Any
    ) -> torch.Tensor:
        *flags, scales = rest
        if output_size is None:
            sizes = zip(input.shape[2:], scales, strict=True)
            output_size = [math.floor(float(n) * scale) for n, scale in sizes]
        elif not scales:
            scales = [None] * len(output_size)
        return op(input, output_size, *flags, *scales)

    return decomposition


for _name in (
    *(f"{kind}{n}d" for kind in ("upsample_nearest", "_upsample_nearest_exact") for n in (1, 2, 3)),
    *("upsample_linear1d", "upsample_bilinear2d", "upsample_trilinear3d", "upsample_bicubic2d"),
    *("_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa", "_upsample_lanczos2d_aa"),
):
    _packet = getattr(aten, _name)
    decompose(_packet.vec)(_sized_resize(_packet.default))


decompose(torch.ops.torch_nn._linear_cross_entropy_batch_chunked.default)(chunked_loss.reduced)
decompose(torch.ops.torch_nn._linear_cross_entropy_batch_chunked_no_reduction.default)(
    chunked_loss.per_row
)


@decompose(aten.nansum.default)
def nansum(
    self: torch.Tensor,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> torch.Tensor:
    """No dimensions are all: torch's kernel says so, too, but not its shape function."""
    if dim is None or len(dim):
        return NotImplemented
    return aten.nansum.default(self, None, keepdim, dtype=dtype)


@decompose(aten.max_unpool2d.default)
def max_unpool2d(self: torch.Tensor, indices: torch.Tensor, output_size: list[int]) -> torch.Tensor:
    """Values put at their positions in planes of zeros, which are laid out like the values."""
    *batch, height, width = self.shape
    planes = self.new_zeros(*batch, output_size[0] * output_size[1])
    flat = [x.reshape(*batch, height * width) for x in (indices, self)]
    out = torch.scatter(planes, -1, *flat).view(*batch, *output_size)
    last = self.dim() == 4 and not self.is_contiguous()
    last = last and self.is_contiguous(memory_format=torch.channels_last)
    return out.contiguous(memory_format=torch.channels_last) if last else out


@decompose(aten.resize.default)
def resize(
    self: torch.Tensor, size: list[int], *, memory_format: torch.memory_format | None = None
) -> torch.Tensor:
    """The first elements in memory, in another shape; more than there are is left to eager."""
    n = math.prod(size)
    if n > self.numel() or not self.is_contiguous():
        return NotImplemented
    if memory_format not in (None, torch.contiguous_format):
        return NotImplemented
    return _slice(self.reshape(-1), 0, 0, n).clone().view(size)


def _overlapping(size: list[int], stride: list[int]) -> bool:
    return all(isinstance(n, int) for n in (*size, *stride)) and overlaps(size, stride)


def _reach(size: list[int], stride: list[int]) -> int:
    """How many elements of memory a tensor of these strides spans."""
    if 0 in size:
        return 0
    return 1 + sum((n - 1) * s for n, s in zip(size, stride, strict=True))


@decompose(aten.empty_strided.default)
def empty_strided(size: list[int], stride: list[int], **options: Any) -> torch.Tensor:
    """Where elements share memory, a view of that; by its rule otherwise."""
    if not _overlapping(size, stride):
        return NotImplemented
    return torch.empty(_reach(size, stride), **options).as_strided(size, stride)


@decompose(aten.new_empty_strided.default)
def new_empty_strided(
    self: torch.Tensor, size: list[int], stride: list[int], **options: Any
) -> torch.Tensor:
    """The same."""
    if not _overlapping(size, stride):
        return NotImplemented
    return self.new_empty(_reach(size, stride), **options).as_strided(size, stride)


def _slice(x: torch.Tensor, dim: int, start: int, length: int) -> torch.Tensor:
    return aten.slice.Tensor(x, dim, start, start + length)


@decompose(aten.split_with_sizes.default)
def split_with_sizes(
    self: torch.Tensor, split_sizes: list[int], dim: int = 0
) -> list[torch.Tensor]:
    """Slices, whose storage offset is known where an output aliases another."""
    starts = [sum(split_sizes[:i]) for i in range(len(split_sizes))]
    return [_slice(self, dim, s, n) for s, n in zip(starts, split_sizes, strict=True)]


@decompose(aten.unbind.int)
def unbind(self: torch.Tensor, dim: int = 0) -> list[torch.Tensor]:
    """Selects, for the same reason."""
    return [aten.select.int(self, dim, i) for i in range(self.shape[dim])]


def _wide_parameters(input: torch.Tensor, *parameters: torch.Tensor | None) -> bool:
    """Whether a 16-bit input meets float32 parameters.

    Eager then keeps the statistics of a normalisation in float32, for backward, but FakeTensor says
    that they are 16-bit. The decompositions of this case make them what they are in eager.
    """
    return input.dtype in (torch.float16, torch.bfloat16) and any(
        p is not None and p.dtype == torch.float32 for p in parameters
    )


def _float(x: torch.Tensor | None) -> torch.Tensor | None:
    return None if x is None else x.float()


@decompose(aten.native_layer_norm.default)
def native_layer_norm(
    input: torch.Tensor,
    normalized_shape: list[int],
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    eps: float,
) -> Any:
    """In float32 where only the parameters are; by its rule otherwise."""
    if not _wide_parameters(input, weight, bias):
        return NotImplemented
    out, *statistics = aten.native_layer_norm.default(
        input.float(), normalized_shape, _float(weight), _float(bias), eps
    )
    return out.to(input.dtype), *statistics


@decompose(aten.native_group_norm.default)
def native_group_norm(
    input: torch.Tensor, weight: torch.Tensor | None, bias: torch.Tensor | None, *sizes: Any
) -> Any:
    """In float32 where only the parameters are; by its rule otherwise."""
    if not _wide_parameters(input, weight, bias):
        return NotImplemented
    out, *statistics = aten.native_group_norm.default(
        input.float(), _float(weight), _float(bias), *sizes
    )
    return out.to(input.dtype), *statistics


def _wide_batch_norm(op: OpOverload, running: int) -> Callable[..., Any]:
    """A decomposition of `op`, which takes `running` running statistics after the weight and bias."""

    def decomposition(input: torch.Tensor, *rest: Any) -> Any:
        if not _wide_parameters(input, *rest[: 2 + running]):
            return NotImplemented
        weight, bias = rest[:2]
        out, *others = op(input.float(), _float(weight), _float(bias), *rest[2:])
        return out.to(input.dtype), *others

    return decomposition


for _op, _running in (
    (aten._native_batch_norm_legit_functional.default, 2),
    (aten._native_batch_norm_legit.no_stats, 0),
    (aten._native_batch_norm_legit_no_training.default, 2),
    (aten._batch_norm_with_update_functional.default, 2),
    (aten._batch_norm_no_update.default, 2),
):
    decompose(_op)(_wide_batch_norm(_op, _running))


@decompose(aten.unbind_copy.int)
def unbind_copy(self: torch.Tensor, dim: int = 0) -> list[torch.Tensor]:
    """Copies of selects."""
    return [aten.select_copy.int(self, dim, i) for i in range(self.shape[dim])]


@decompose(aten.split_copy.Tensor)
def split_copy(self: torch.Tensor, split_size: int, dim: int = 0) -> list[torch.Tensor]:
    """Copies of slices."""
    n = self.shape[dim]
    starts = range(0, max(n, 1), max(split_size, 1))
    return [aten.slice_copy.Tensor(self, dim, s, min(s + split_size, n)) for s in starts]


@decompose(aten.narrow_copy.default)
def narrow_copy(self: torch.Tensor, dim: int, start: int, length: int) -> torch.Tensor:
    """With `narrow`'s checks, which torch's own, by a slice that clamps, does without."""
    return aten.narrow(self, dim, start, length).clone(memory_format=torch.contiguous_format)


# ---------------------------------------------------------------------- draws of torch._refs


@decompose(torch.ops.prims.normal.default)
def prims_normal(
    shape: list[int],
    *,
    mean: float,
    std: float,
    dtype: torch.dtype,
    device: torch.device,
    requires_grad: bool,
    generator: torch.Generator | None = None,
) -> torch.Tensor:
    """What aten's functional kernel draws."""
    empty = aten.empty.memory_format(shape, dtype=dtype, device=device)
    return aten.normal_functional(empty, mean, std, generator=generator)


@decompose(torch.ops.prims.uniform.default)
def prims_uniform(
    shape: list[int],
    *,
    low: float,
    high: float,
    dtype: torch.dtype,
    device: torch.device,
    stride: list[int],
    generator: torch.Generator | None = None,
) -> torch.Tensor:
    """What aten's functional kernel draws."""
    empty = aten.empty_strided(shape, stride, dtype=dtype, device=device)
    return aten.uniform(empty, low, high, generator=generator)


# ---------------------------------------------------------------------- ranges

_TORCHS = get_decompositions([aten.linspace, aten.logspace, aten.nan_to_num])


def _endpoint(value: Any, dtype: torch.dtype) -> Any:
    """An end of a range of integers, as eager takes it: without its fraction, within the dtype."""
    if isinstance(value, torch.Tensor):
        return value.to(dtype)
    if not isinstance(value, (int, float)):
        return torch.sym_int(value)
    info = torch.iinfo(dtype)
    # Integers wrap round in unsigned dtypes, floating numbers do not.
    least = -info.max if info.min == 0 and isinstance(value, int) else info.min
    if not least <= value <= info.max:
        raise RuntimeError(f"value cannot be converted to type {dtype} without overflow")
    return (int(value) - info.min) % 2**info.bits + info.min


def _integers_from_to(op: OpOverload) -> Callable[..., Any]:
    """linspace in an integer dtype; torch's decomposition keeps the fractions of the ends."""

    def decomposition(start: Any, end: Any, steps: int, **factory: Any) -> torch.Tensor:
        dtype = factory["dtype"] if factory.get("dtype") else torch.get_default_dtype()
        if dtype.is_floating_point or dtype.is_complex:
            return _TORCHS[op](start, end, steps, **factory)
        start, end = _endpoint(start, dtype), _endpoint(end, dtype)
        if isinstance(start, torch.Tensor) or isinstance(end, torch.Tensor):
            start, end = (
                x.to(torch.float64)
                if isinstance(x, torch.Tensor)
                else torch.scalar_tensor(x, dtype=torch.float64, device=factory.get("device"))
                for x in (start, end)
            )
        i = torch.arange(steps, **{**factory, "dtype": torch.float64})
        if steps < 2:
            return (i + start).to(dtype)
        # Eager multiplies and adds with one rounding, which tells 749 from the number below. So does
        # this: a float32 times a position is exact in float64.
        step = (end - start) / (steps - 1)
        if isinstance(step, torch.Tensor):
            high = step.to(torch.float32).to(torch.float64)
        else:
            (high,) = struct.unpack("f", struct.pack("f", step))
        back = steps - 1 - i
        low = step - high
        up = (start + high * i) + low * i
        down = (end - high * back) - low * back
        return torch.where(i < steps // 2, up, down).to(dtype)

    return decomposition


@decompose(aten.nan_to_num.default)
def nan_to_num(
    self: torch.Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> torch.Tensor:
    """Of complex numbers each part, which torch's decomposition does not know."""
    if not self.is_complex():
        return _TORCHS[aten.nan_to_num.default](self, nan, posinf, neginf)
    parts = torch.view_as_real(self.resolve_conj())
    return torch.view_as_complex(aten.nan_to_num.default(parts, nan, posinf, neginf))


def _powers_of_integers(op: OpOverload) -> Callable[..., Any]:
    """logspace in an integer dtype, of which a single power keeps the fraction of its exponent."""

    def decomposition(
        start: Any, end: Any, steps: int, base: float = 10.0, **factory: Any
    ) -> torch.Tensor:
        dtype = factory["dtype"] if factory.get("dtype") else torch.get_default_dtype()
        if dtype.is_floating_point or dtype.is_complex or steps != 1:
            return _TORCHS[op](start, end, steps, base, **factory)
        exponent = torch.zeros(1, **{**factory, "dtype": torch.float64}) + start
        return torch.pow(base, exponent).to(dtype)

    return decomposition


for _kinds in ("default", "Tensor_Tensor", "Tensor_Scalar", "Scalar_Tensor"):
    for _packet, _made in (
        (aten.linspace, _integers_from_to),
        (aten.logspace, _powers_of_integers),
    ):
        _overload = getattr(_packet, _kinds)
        decompose(_overload)(_made(_overload))


# ---------------------------------------------------------------------- distances, products


def _pairs(n: int, like: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The rows and columns of the upper triangle of [n, n], in the order that pdist lists them."""
    upper = torch.triu_indices(n, n, 1, device=like.device)
    return upper[0], upper[1]


@decompose(aten._pdist_forward.default)
def pdist_forward(self: torch.Tensor, p: float = 2.0) -> torch.Tensor:
    """The upper triangle of all distances, without those from a matrix product (mode 2)."""
    n = self.shape[0]
    if n <= 1:
        return self.new_empty(0)
    return aten._cdist_forward.default(self, self, p, 2)[_pairs(n, self)]


@decompose(aten._pdist_backward.default)
def pdist_backward(
    grad: torch.Tensor, self: torch.Tensor, p: float, pdist: torch.Tensor
) -> torch.Tensor:
    """The gradient of all distances, each of which stands for two."""
    n = self.shape[0]
    if n <= 1:
        return torch.zeros_like(self)
    rows, columns = _pairs(n, self)
    both = [torch.cat([rows, columns]), torch.cat([columns, rows])]

    def square(x: torch.Tensor) -> torch.Tensor:
        return aten.index_put.default(x.new_zeros(n, n), both, torch.cat([x, x]))

    return aten._cdist_backward.default(square(grad), self, self, p, square(pdist))


@decompose(aten._trilinear.default)
def trilinear(
    i1: torch.Tensor,
    i2: torch.Tensor,
    i3: torch.Tensor,
    expand1: list[int],
    expand2: list[int],
    expand3: list[int],
    sumdim: list[int],
    unroll_dim: int = 1,
) -> torch.Tensor:
    """Matrix products, where torch has an elementwise product of three and a sum."""
    rank = i1.dim() + len(expand1)

    def letters(expand: list[int]) -> str:
        return "".join(chr(ord("a") + d) for d in range(rank) if d not in expand)

    inputs = ",".join(letters(e) for e in (expand1, expand2, expand3))
    return torch.einsum(f"{inputs}->{letters(sumdim)}", i1, i2, i3)


@decompose(aten.embedding_renorm.default)
def embedding_renorm(
    self: torch.Tensor, indices: torch.Tensor, max_norm: float, norm_type: float
) -> torch.Tensor:
    """The rows that `indices` names, scaled down to `max_norm`; equal indices write equal rows."""
    index = indices.flatten()
    rows = self[index]
    norm = torch.linalg.vector_norm(rows, norm_type, dim=1, keepdim=True)
    scaled = torch.where(norm > max_norm, rows * (max_norm / (norm + 1e-7)), rows)
    return aten.index_put.default(self, [index], scaled)


@decompose(aten.linalg_pinv.atol_rtol_tensor)
def linalg_pinv(
    self: torch.Tensor,
    *,
    atol: torch.Tensor | None = None,
    rtol: torch.Tensor | None = None,
    hermitian: bool = False,
) -> torch.Tensor:
    """Inverts the singular values (Hermitian: eigenvalues) that exceed max(atol, rtol * the largest)."""
    if self.numel() == 0:
        return self.new_empty((*self.shape[:-2], self.shape[-1], self.shape[-2]))
    if hermitian:
        values, left = torch.linalg.eigh(self)
        right = left.mH
    else:
        left, values, right = torch.linalg.svd(self, full_matrices=False)
    sizes = values.abs()
    floor = values.new_zeros(()) if atol is None else atol
    if rtol is None:
        default = torch.finfo(values.dtype).eps * max(self.shape[-2:])
        rtol = torch.where(floor > 0, 0.0, default)
    limit = torch.maximum(floor.unsqueeze(-1), rtol.unsqueeze(-1) * sizes.amax(-1, keepdim=True))
    inverse = torch.where(sizes > limit, values.reciprocal(), 0.0)
    return torch.matmul(right.mH * inverse.unsqueeze(-2), left.mH)


# ---------------------------------------------------------------------- the encoder's fast path

PADDING_MASK = 1  # [batch, keys]; 0 is [queries, keys] and 2 has a mask for every head


@decompose(aten._native_multi_head_attention.default)
def native_multi_head_attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    mask: torch.Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> Any:
    """Self-attention by rules of ours; its weights and nested tensors are left to eager."""
    if need_weights or query is not key or key is not value or query.is_nested:
        return NotImplemented
    batch, length, _ = query.shape
    f = torch.nn.functional
    qkv = f.linear(query, qkv_weight, qkv_bias)
    q, k, v = qkv.view(batch, length, 3, num_head, embed_dim // num_head).permute(2, 0, 3, 1, 4)
    if mask is None:
        out = f.scaled_dot_product_attention(q, k, v)
    else:
        # A row that is hidden whole is NaN here, unlike in scaled_dot_product_attention.
        hidden = mask.to(torch.bool)
        hidden = hidden.view(batch, 1, 1, length) if mask_type == PADDING_MASK else hidden
        scores = q * (embed_dim // num_head) ** -0.5 @ k.transpose(-2, -1)
        out = scores.masked_fill(hidden, float("-inf")).softmax(-1) @ v
    out = out.transpose(1, 2).reshape(batch, length, embed_dim)
    return f.linear(out, proj_weight, proj_bias), query.new_empty(0)


@decompose(aten._transformer_encoder_layer_fwd.default)
def transformer_encoder_layer_fwd(
    src: torch.Tensor,
    embed_dim: int,
    num_heads: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    use_gelu: bool,
    norm_first: bool,
    eps: float,
    norm_weight_1: torch.Tensor,
    norm_bias_1: torch.Tensor,
    norm_weight_2: torch.Tensor,
    norm_bias_2: torch.Tensor,
    ffn_weight_1: torch.Tensor,
    ffn_bias_1: torch.Tensor,
    ffn_weight_2: torch.Tensor,
    ffn_bias_2: torch.Tensor,
    mask: torch.Tensor | None = None,
    mask_type: int | None = None,
) -> Any:
    """The layer that torch.nn.TransformerEncoderLayer describes, without dropout."""
    if src.is_nested:
        return NotImplemented
    f = torch.nn.functional

    def norm(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return f.layer_norm(x, (embed_dim,), weight, bias, eps)

    x = norm(src, norm_weight_1, norm_bias_1) if norm_first else src
    attended, _ = native_multi_head_attention(
        x, x, x, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias,
        mask, False, True, mask_type,
    )  # fmt: skip
    x = src + attended
    x = x if norm_first else norm(x, norm_weight_1, norm_bias_1)
    inner = norm(x, norm_weight_2, norm_bias_2) if norm_first else x
    inner = f.linear(inner, ffn_weight_1, ffn_bias_1)
    inner = f.gelu(inner) if use_gelu else f.relu(inner)
    x = x + f.linear(inner, ffn_weight_2, ffn_bias_2)
    return x if norm_first else norm(x, norm_weight_2, norm_bias_2)


@decompose(aten._foreach_pow.ScalarAndTensor)
def foreach_pow(self: float, exponent: list[torch.Tensor]) -> list[torch.Tensor]:
    """The bias corrections of Adam and its like, whose counts of steps are tensors."""
    return [torch.pow(self, e) for e in exponent]


for _op, _fn in foreach.overloads().items():
    decompose(_op)(_fn)

_OWN = frozenset(_OURS)


def is_own() -> bool:
    """Whether all of ours are the package's own: nobody has registered others."""
    return _OURS.keys() == _OWN
