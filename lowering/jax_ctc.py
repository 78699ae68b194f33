"""Connectionist temporal classification in JAX: the loss of a label sequence, and its gradient.

The states of a target are its labels with a blank before, between and after them. `alpha[b, s]` is the
log-probability of all ways to be in state s after the steps so far; `beta` is the same from the end.
Padding, of steps and of states, changes nothing: no state depends on a later one in alpha, and those
behind the end are kept at 0 probability in beta.
"""

from __future__ import annotations

from typing import Any


def _states(targets: Any, lengths: Any, blank: int, count: int) -> tuple[Any, Any]:
    """The label of each of `count` states, and whether one may come to it past the blank before it."""
    import jax.numpy as jnp

    state = jnp.arange(count)[None, :]
    if count == 1 or targets.shape[-1] == 0:
        labels = jnp.full((lengths.shape[0], count), blank)
        return labels, jnp.zeros(labels.shape, bool)
    place = state // 2
    if targets.ndim == 1:  # one behind the other
        place = place + (jnp.cumsum(lengths) - lengths)[:, None]
        place = jnp.minimum(place, targets.shape[0] - 1)
        labels = targets[place]
    else:
        place = jnp.broadcast_to(place, (lengths.shape[0], count))
        labels = jnp.take_along_axis(targets, jnp.minimum(place, targets.shape[1] - 1), 1)
    labels = jnp.where(state % 2 == 1, labels, blank)
    # Labels that are equal need their blank.
    other = labels != jnp.roll(labels, 2, 1)
    return labels, other & (state > 1)


def _shifted(x: Any, by: int) -> Any:
    """x[s - by], and no probability where there is none."""
    import jax.numpy as jnp

    moved = jnp.roll(x, by, 1)
    state = jnp.arange(x.shape[1])
    inside = (state >= by) if by > 0 else (state < x.shape[1] + by)
    return jnp.where(inside, moved, -jnp.inf)


def _log_sum(*logs: Any) -> Any:
    """The logarithm of the sum of exponentials."""
    from functools import reduce

    import jax.numpy as jnp

    most = reduce(jnp.maximum, logs)
    most = jnp.where(most == -jnp.inf, 0, most)
    return jnp.log(sum(jnp.exp(x - most) for x in logs)) + most


def _at(alpha: Any, state: Any) -> Any:
    import jax.numpy as jnp

    return jnp.take_along_axis(alpha, jnp.maximum(state, 0)[:, None], 1)[:, 0]


def loss(
    log_probs: Any, targets: Any, inputs: Any, lengths: Any, *, blank: int, states: int
) -> Any:
    """The negative log-likelihood of every target, and alpha after every step: [batch, step, state]."""
    import jax.numpy as jnp
    from jax import lax

    labels, skips = _states(targets, lengths, blank, states)
    first = jnp.arange(states)[None, :] < jnp.where(lengths > 0, 2, 1)[:, None]

    def step(alpha: Any, now: tuple[Any, Any]) -> Any:
        t, probs = now
        came = _log_sum(alpha, _shifted(alpha, 1), jnp.where(skips, _shifted(alpha, 2), -jnp.inf))
        came = jnp.where(t == 0, jnp.where(first, 0, -jnp.inf).astype(came.dtype), came)
        alpha = jnp.where(
            (t < inputs)[:, None], came + jnp.take_along_axis(probs, labels, 1), alpha
        )
        return alpha, alpha

    steps = jnp.arange(log_probs.shape[0], dtype=inputs.dtype)
    start = jnp.full(labels.shape, -jnp.inf, log_probs.dtype)
    alpha, every = lax.scan(step, start, (steps, log_probs))
    ends = _at(alpha, 2 * lengths), _at(alpha, 2 * lengths - 1)
    found = jnp.where(lengths > 0, _log_sum(*ends), ends[0])
    # Without a step there is one way to say nothing.
    found = jnp.where(inputs == 0, jnp.where(lengths == 0, 0, -jnp.inf), found)
    return -found.astype(log_probs.dtype), jnp.swapaxes(every, 0, 1)


def gradient(
    grad: Any,
    log_probs: Any,
    targets: Any,
    inputs: Any,
    lengths: Any,
    likelihood: Any,
    alpha: Any,
    *,
    blank: int,
    zero_infinity: bool,
) -> Any:
    """The gradient by the scores whose log_softmax `log_probs` is, as torch has it."""
    import jax.numpy as jnp
    from jax import lax

    states = alpha.shape[-1]
    labels, skips = _states(targets, lengths, blank, states)
    state = jnp.arange(states)[None, :]
    end = 2 * lengths[:, None]
    last = (state == end) | ((state == end - 1) & (end > 0))
    leaves = jnp.roll(skips, -2, 1) & (state < states - 2)
    batch = jnp.arange(labels.shape[0])[:, None]

    def step(beta: Any, now: tuple[Any, Any, Any]) -> Any:
        t, probs, before = now
        goes = _log_sum(beta, _shifted(beta, -1), jnp.where(leaves, _shifted(beta, -2), -jnp.inf))
        here = (t == inputs - 1)[:, None]
        goes = jnp.where(here, jnp.where(last, 0, -jnp.inf).astype(goes.dtype), goes)
        there = (state <= end) & (t < inputs)[:, None]
        said = jnp.take_along_axis(probs, labels, 1)
        beta = jnp.where(there, goes + said, -jnp.inf)
        share = jnp.where(there, jnp.exp(before + beta + likelihood[:, None] - said), 0)
        # The sum of no states, which is NaN where eager's is.
        nothing = jnp.exp(-jnp.inf + likelihood[:, None] - probs)
        made = (jnp.exp(probs) - nothing.at[batch, labels].add(share)) * grad[:, None]
        return beta, jnp.where((t < inputs)[:, None], made, 0)

    steps = jnp.arange(log_probs.shape[0], dtype=inputs.dtype)
    start = jnp.full(labels.shape, -jnp.inf, log_probs.dtype)
    along = steps, log_probs, jnp.swapaxes(alpha, 0, 1)
    _, made = lax.scan(step, start, along, reverse=True)
    if zero_infinity:
        made = jnp.where((likelihood == jnp.inf)[None, :, None], 0, made)
    return made
