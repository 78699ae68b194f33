"""Cases of Fourier transforms."""

from __future__ import annotations

import torch
from harness import T, case, f32, f64

fft = torch.fft

CASES = [
    case(fft.fft, "c64", T("c64", (2, 4)), matmul=True),
    case(fft.fft, "f64_odd", f64(5), norm="ortho"),
    case(fft.ifft, "c128", T("c128", (3,))),
    case(fft.ifft, "forward_norm", T("c128", (2, 3)), dim=0, norm="forward"),
    case(fft.rfft, "f32", f32(2, 4), matmul=True),
    case(fft.rfft, "odd_dim0", f64(5, 2), dim=0, norm="forward"),
    case(fft.irfft, "even", T("c128", (3,))),
    case(fft.irfft, "odd", T("c128", (2, 3)), n=5, norm="ortho"),
    case(fft.rfftn, "dims_in_any_order", f64(2, 3, 4), dim=(2, 0)),
    case(fft.irfftn, "three_dims", T("c128", (2, 2, 2)), s=(2, 2, 3)),
    case(fft.fftn, "four_dims", T("c128", (2, 2, 2, 2))),
]
