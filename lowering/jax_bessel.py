"""Bessel and Airy functions in JAX: ratios of known behaviour times Chebyshev series.

Each table holds the Chebyshev coefficients of a function that is smooth on an interval; they were
fitted to values of 40 digits and end where a term is below 1e-17 of the greatest. Everything is
computed in float64 where the platform has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# The squares of the first two zeros of J0 and J1, as sums of two float64.
J0_ZEROS = (
    (5.783185962946784, 4.123247343506204e-16),
    (30.471262343662087, -2.366534485750659e-16),
)
J1_ZEROS = ((14.681970642123893, -9.858177825793294e-17), (49.2184563216946, 5.086354069436341e-16))

# What remains of J0 and J1 / x without these zeros, and of Y0 and Y1 / x without their logarithms
# and pole, as functions of x^2 in [0, 64].
J0 = (
    0.0019903555001601486,
    -0.002620939138497025,
    0.0008687721472062577,
    -0.00017040584951557357,
    2.204908639454817e-05,
    -2.0248894980012834e-06,
    1.3898025173428905e-07,
    -7.406701254344167e-09,
    3.1559927583611334e-10,
    -1.1003860827939697e-11,
    3.1989232970233477e-13,
    -7.875041254709154e-15,
    1.6632588015211278e-16,
    -3.0475993756698376e-18,
    4.8912290055811176e-20,
)
J1 = (
    0.00027895709887613106,
    -0.0003115684036643562,
    8.553646588540538e-05,
    -1.4149356425623485e-05,
    1.576470099225889e-06,
    -1.269075502369425e-07,
    7.747614077073057e-09,
    -3.716577146675772e-10,
    1.4395417669312554e-11,
    -4.60007822413452e-13,
    1.2341465589619718e-14,
    -2.8205466239524856e-16,
    5.558821065951572e-18,
    -9.546930865755219e-20,
)
Y0 = (
    -0.03314611320328494,
    -0.2744743055297453,
    0.17903431407718265,
    0.26156734625504663,
    -0.17730201278114358,
    0.04719668959576339,
    -0.007287962479552079,
    0.0007531135932577742,
    -5.632079141056987e-05,
    3.206532537654801e-06,
    -1.44072332740187e-07,
    5.248794787330516e-09,
    -1.5837552541812015e-10,
    4.02633081830612e-12,
    -8.747341203310769e-14,
    1.6434898714919468e-15,
    -2.6977881152566837e-17,
)
Y1 = (
    0.0025380132357417816,
    -0.01608717304766875,
    -0.09591204536083074,
    0.08445197259652346,
    -0.028328123944594365,
    0.005289897544167113,
    -0.0006414551451326356,
    5.505982873338744e-05,
    -3.53808001868935e-06,
    1.7707804556154404e-07,
    -7.11055004989928e-09,
    2.344337905911516e-10,
    -6.4651518414115946e-12,
    1.51429151205002e-13,
    -3.0511859694473254e-15,
    5.34668038572867e-17,
)

# Amplitude and phase of order 0 and 1 beyond 8, as functions of (8 / x)^2 in [0, 1].
P0 = (
    0.9994603493475187,
    -0.0005365220468132117,
    3.0751847875194745e-06,
    -5.1705945376060975e-08,
    1.6306464635151382e-09,
    -7.86409137723707e-11,
    5.168262387349193e-12,
    -4.3045788699253914e-13,
    4.3265957431549404e-14,
    -5.069034095935236e-15,
    6.748072215733873e-16,
    -1.0011513723467786e-16,
    1.6305919233744186e-17,
)
Q0 = (
    -0.015555854605337009,
    6.838519942611649e-05,
    -7.414498411060647e-07,
    1.7972457247968992e-08,
    -7.27191593686632e-10,
    4.2201219046687385e-11,
    -3.206747420996635e-12,
    3.006145125351706e-13,
    -3.336328185322427e-14,
    4.255225040245461e-15,
    -6.09993013164005e-16,
    9.662128970303257e-17,
    -1.6686065214378146e-17,
    3.1082440486738143e-18,
    -6.191115787358145e-19,
)
P1 = (
    1.0009030408600137,
    0.0008989898330859408,
    -3.987284300488908e-06,
    6.177633960644299e-08,
    -1.8718907491063067e-09,
    8.816898659582339e-11,
    -5.704863640395645e-12,
    4.699195515230542e-13,
    -4.6842237839904895e-14,
    5.452674896044717e-15,
    -7.221180842274018e-16,
    1.0667689114335412e-16,
    -1.7312313216116335e-17,
)
Q1 = (
    0.04677778706953532,
    -9.62772354915708e-05,
    9.138615257955454e-07,
    -2.0959781384083424e-08,
    8.229193327650554e-10,
    -4.686363688176945e-11,
    3.5152187949686082e-12,
    -3.2643156743279e-13,
    3.5967765829165294e-14,
    -4.5612523950772974e-15,
    6.508282957783384e-16,
    -1.0269147531823243e-16,
    1.767635548776479e-17,
    -3.2834519872981614e-18,
    6.524081149589261e-19,
)

# I0, I1 / x, and K0, x * K1 without their logarithms, as functions of x^2 in [0, 4].
I0 = (
    1.6029228068079633,
    0.638809625651177,
    0.03685485969436176,
    0.00098287812725148,
    1.4983654208927293e-05,
    1.4738449008423848e-07,
    1.0114797900674826e-09,
    5.1149979020112795e-12,
    1.984280622680562e-14,
    6.090516506058955e-17,
)
I1 = (
    0.6417589969911874,
    0.1475393201491934,
    0.005898742680020788,
    0.00011988137174638708,
    1.4739165119093128e-06,
    1.2138074968740922e-08,
    7.161106692799279e-11,
    3.17487931131012e-13,
    1.0962998348773076e-15,
)
K0 = (
    -0.2676636966169514,
    0.3442898999246285,
    0.0359799365153615,
    0.001264615411446926,
    2.286212103119452e-05,
    2.5347910790261494e-07,
    1.904516377220209e-09,
    1.0349695257633625e-11,
    4.2598161427910826e-14,
    1.3744654358807508e-16,
)
K1 = (
    0.7626501136694739,
    -0.3531559607765449,
    -0.12261118082265715,
    -0.006975723859639864,
    -0.0001730288957513052,
    -2.4334061415659684e-06,
    -2.213387630734726e-08,
    -1.4114883926335278e-10,
    -6.666901694199329e-13,
    -2.427449850519366e-15,
)

# K * e^x * sqrt(x) beyond 2, as functions of 2 / x in [0, 1].
K0_LARGE = (
    1.2201515410329777,
    -0.0314481013119645,
    0.0015698838857300533,
    -0.00012849549581627802,
    1.39498137188765e-05,
    -1.8317555227191195e-06,
    2.766813639445015e-07,
    -4.660489897687948e-08,
    8.574034017414225e-09,
    -1.6975345093890614e-09,
    3.5773972814003283e-10,
    -7.957489244477396e-11,
    1.8559491149549264e-11,
    -4.514597883374519e-12,
    1.1403405882073441e-12,
    -2.9800969231481784e-13,
    8.032890775068375e-14,
    -2.2275133267462965e-14,
    6.340076476276646e-15,
    -1.848593377920907e-15,
    5.5120559994043335e-16,
    -1.6782311257549006e-16,
    5.2103917776435543e-17,
    -1.6475805939842632e-17,
)
K1_LARGE = (
    1.3603130952422213,
    0.10392373657681724,
    -0.002857816859622779,
    0.00019521551847135162,
    -1.936197974166083e-05,
    2.406484947837217e-06,
    -3.5019606030878126e-07,
    5.7410841254500495e-08,
    -1.0345762465678097e-08,
    2.0150497551970347e-09,
    -4.1903547593419254e-10,
    9.218315187605315e-11,
    -2.129967838427791e-11,
    5.139639673482343e-12,
    -1.2891739609498229e-12,
    3.348419666052243e-13,
    -8.976705182010146e-14,
    2.4771544242195988e-14,
    -7.0198370892147685e-15,
    2.038703166239861e-15,
    -6.057047270643018e-16,
    1.8380935752430455e-16,
    -5.689462849193648e-17,
    1.7940510478863572e-17,
)

# Ai on [-5, 2].
AIRY_MIDDLE = (
    0.15168947628223672,
    -0.005228692408472365,
    -0.007183007563342123,
    -0.2750085825170078,
    0.15267285652736612,
    0.11299722901833571,
    -0.12930163519980795,
    0.021717950423082666,
    0.024911850702736413,
    -0.01433585742189573,
    0.000696689451639598,
    0.001974398933529019,
    -0.0007230393972252199,
    -1.6112414526177467e-05,
    8.133273673249939e-05,
    -2.0775365813975462e-05,
    -1.6054762687164758e-06,
    2.0560158255601387e-06,
    -3.825520517284178e-07,
    -4.913870596184178e-08,
    3.514168642051892e-08,
    -4.846385010860496e-09,
    -8.897812059422213e-10,
    4.329786248648808e-10,
    -4.414745597439301e-11,
    -1.1096862995764342e-11,
    4.024832028797832e-12,
    -2.9609936249846454e-13,
    -1.0257635127287476e-13,
    2.920579876829024e-14,
    -1.4619955511486232e-15,
    -7.35505053091767e-16,
    1.6986548408182807e-16,
    -5.0563208224652944e-18,
    -4.2234448483626644e-18,
)

# Ai * e^z * x^(1/4) beyond 2, as a function of z(2) / z, where z = 2/3 * x^(3/2).
AIRY_POSITIVE = (
    0.2776956095117059,
    -0.004172967562045923,
    0.00020669586013998011,
    -1.7280997841068207e-05,
    1.928052166797157e-06,
    -2.605774398776262e-07,
    4.051516883512395e-08,
    -7.022240440986223e-09,
    1.3286081997701028e-09,
    -2.703558037129289e-10,
    5.852297782838998e-11,
    -1.3363584416519756e-11,
    3.1978547149289153e-12,
    -7.976813559559603e-13,
    2.0651347541109665e-13,
    -5.52899978215978e-14,
    1.526165619010181e-14,
    -4.331979304955806e-15,
    1.2616239319898747e-15,
    -3.7626070399357594e-16,
    1.1471616156264618e-16,
    -3.570144365109208e-17,
    1.1326462271400218e-17,
    -3.658761589006902e-18,
)

# Amplitude and phase of Ai below -5, as functions of (z(5) / z)^2.
AIRY_P = (
    0.5640047220611049,
    -0.00018367099145583687,
    1.1677286575962031e-06,
    -2.1952400817017602e-08,
    7.698908177484481e-10,
    -4.0991552108139974e-11,
    2.9533494631685908e-12,
    -2.67971400970182e-13,
    2.918076618447258e-14,
    -3.686259753509135e-15,
    5.269121149758531e-16,
    -8.363168668683516e-17,
    1.4525618473220514e-17,
)
AIRY_Q = (
    0.005231610352494967,
    -2.4608568410818226e-05,
    2.9868674330150564e-07,
    -8.091149256030494e-09,
    3.6335641937907987e-10,
    -2.3231288913637883e-11,
    1.9315281670853264e-12,
    -1.9692595663173435e-13,
    2.3644276290322962e-14,
    -3.247517690912473e-15,
    4.993312512919698e-16,
    -8.453754627201451e-17,
    1.5556133987165833e-17,
    -3.0792351761872233e-18,
    6.501493810451224e-19,
    -1.4540955172153587e-19,
)

AIRY_Z2 = 1.8856180831641267
AIRY_Z5 = 7.453559924999299
PI = 3.141592653589793
LOG_2 = 0.6931471805599453


def wide(x: Any) -> Any:
    """In float64, or in the widest type of a platform without it."""
    import jax.numpy as jnp
    from jax.dtypes import canonicalize_dtype

    return x.astype(jnp.promote_types(x.dtype, canonicalize_dtype(jnp.float64)))


def _series(coefficients: Sequence[float], x: Any, low: float, high: float) -> Any:
    """A Chebyshev series on [low, high], by Clenshaw's recurrence; x is held inside."""
    import jax.numpy as jnp

    twice = (4 * jnp.clip(x, low, high) - 2 * (low + high)) / (high - low)
    last, before = jnp.zeros_like(x), jnp.zeros_like(x)
    for c in reversed(coefficients[1:]):
        last, before = twice * last - before + c, last
    return twice / 2 * last - before + coefficients[0]


def _without_zeros(x: Any, zeros: Sequence[tuple[float, float]], series: Any) -> Any:
    for high, low in zeros:
        series = series * ((x - high) - low)
    return series


def _oscillating(x: Any, p: Sequence[float], q: Sequence[float], phase: float) -> tuple[Any, Any]:
    """J and Y beyond 8."""
    import jax.numpy as jnp

    x = jnp.maximum(x, 8)
    s = (8 / x) * (8 / x)
    even, odd = _series(p, s, 0, 1), _series(q, s, 0, 1) * (8 / x)
    # cos and sin of x - phase, where phase is pi/4 or 3 pi/4, from those of x.
    c, d = jnp.cos(x), jnp.sin(x)
    root = 0.7071067811865476
    cosine, sine = ((c + d), (d - c)) if phase == 1 else ((d - c), (-c - d))
    cosine, sine = cosine * root, sine * root
    size = jnp.sqrt(2 / PI / x)
    return size * (even * cosine - odd * sine), size * (even * sine + odd * cosine)


def _j0_small(x: Any) -> Any:
    return _without_zeros(x * x, J0_ZEROS, _series(J0, x * x, 0, 64))


def _j1_small(x: Any) -> Any:
    return x * _without_zeros(x * x, J1_ZEROS, _series(J1, x * x, 0, 64))


def bessel_j0(x: Any) -> Any:
    import jax.numpy as jnp

    size = jnp.abs(wide(x))
    return jnp.where(size > 8, _oscillating(size, P0, Q0, 1)[0], _j0_small(size)).astype(x.dtype)


def bessel_j1(x: Any) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    size = jnp.abs(v)
    large = _oscillating(size, P1, Q1, 3)[0] * jnp.sign(v)
    return jnp.where(size > 8, large, _j1_small(v)).astype(x.dtype)


def bessel_y0(x: Any) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    small = _series(Y0, v * v, 0, 64) + 2 / PI * jnp.log(v) * _j0_small(v)
    y = jnp.where(v > 8, _oscillating(v, P0, Q0, 1)[1], small)
    return jnp.where(v == 0, -jnp.inf, jnp.where(v < 0, jnp.nan, y)).astype(x.dtype)


def bessel_y1(x: Any) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    small = v * _series(Y1, v * v, 0, 64)
    small = small + 2 / PI * (jnp.log(v) * _j1_small(v) - 1 / v)
    y = jnp.where(v > 8, _oscillating(v, P1, Q1, 3)[1], small)
    return jnp.where(v == 0, -jnp.inf, jnp.where(v < 0, jnp.nan, y)).astype(x.dtype)


def _scaled_k(x: Any, small: Any, large: Sequence[float], scaled: bool) -> Any:
    """`small` up to 2, the series of K * e^x * sqrt(x) beyond; infinite at 0, NaN below."""
    import jax.numpy as jnp

    beyond = jnp.maximum(x, 2)
    tail = _series(large, 2 / beyond, 0, 1) / jnp.sqrt(beyond)
    if scaled:
        k = jnp.where(x > 2, tail, small * jnp.exp(jnp.minimum(x, 2)))
    else:
        k = jnp.where(x > 2, tail * jnp.exp(-beyond), small)
    return jnp.where(x == 0, jnp.inf, jnp.where(x < 0, jnp.nan, k))


def modified_bessel_k0(x: Any, *, scaled: bool = False) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    square = v * v
    small = _series(K0, square, 0, 4) - (jnp.log(v) - LOG_2) * _series(I0, square, 0, 4)
    return _scaled_k(v, small, K0_LARGE, scaled).astype(x.dtype)


def modified_bessel_k1(x: Any, *, scaled: bool = False) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    square = v * v
    small = (jnp.log(v) - LOG_2) * _series(I1, square, 0, 4) * v + _series(K1, square, 0, 4) / v
    return _scaled_k(v, small, K1_LARGE, scaled).astype(x.dtype)


def scaled_modified_bessel_k0(x: Any) -> Any:
    return modified_bessel_k0(x, scaled=True)


def scaled_modified_bessel_k1(x: Any) -> Any:
    return modified_bessel_k1(x, scaled=True)


def spherical_bessel_j0(x: Any) -> Any:
    import jax.numpy as jnp

    v = wide(x)
    safe = jnp.where(v == 0, 1, v)
    y = jnp.where(v == 0, 1, jnp.sin(safe) / safe)
    return jnp.where(jnp.isinf(v), 0, y).astype(x.dtype)


def airy_ai(x: Any) -> Any:
    """NaN at both infinities, as torch has it."""
    import jax.numpy as jnp

    v = wide(x)
    size = jnp.abs(v)
    middle = _series(AIRY_MIDDLE, v, -5, 2)
    size = jnp.maximum(size, 2)
    z = 2 / 3 * size * jnp.sqrt(size)
    quarter = jnp.sqrt(jnp.sqrt(size))
    positive = _series(AIRY_POSITIVE, AIRY_Z2 / z, 0, 1) * jnp.exp(-z) / quarter
    far = jnp.maximum(z, AIRY_Z5)
    s = (AIRY_Z5 / far) * (AIRY_Z5 / far)
    sine, cosine = jnp.sin(far + PI / 4), jnp.cos(far + PI / 4)
    negative = _series(AIRY_P, s, 0, 1) * sine - _series(AIRY_Q, s, 0, 1) * cosine * AIRY_Z5 / far
    y = jnp.where(v > 2, positive, jnp.where(v < -5, negative / quarter, middle))
    return jnp.where(jnp.isinf(v), jnp.nan, y).astype(x.dtype)
