"""The demo's data, its report, and its digits part from end to end."""

from __future__ import annotations

import pytest
import torch
from rich.console import Console
from rich.progress import Progress

from tpu_compile import demo


def test_sentences_are_many_and_different() -> None:
    found = demo.sentences()
    assert len(found) == len(set(found)) == 200


def test_batches_keep_every_sentence() -> None:
    def tokenizer(texts: list[str], **options: object) -> dict[str, object]:
        ids = [list(range(len(text.split()))) for text in texts]
        if not options:
            return {"input_ids": ids}
        padded = torch.zeros(len(texts), options["max_length"])  # type: ignore[arg-type]
        return {"input_ids": padded, "attention_mask": padded}

    texts = ["word " * (1 + i % 30) for i in range(100)]
    batches = demo._batches(tokenizer, texts)
    assert sorted(row for batch in batches for row in batch.rows) == list(range(100))
    assert {tuple(b.ids.shape) for b in batches} == {(demo.BATCH, n) for n in demo.LENGTHS}


def test_report_says_what_failed_and_that_nothing_was_compiled() -> None:
    checks = [demo.Check("difference", 2.0, 1.0), demo.Check("accuracy", 2.0, 1.0, at_least=True)]
    part = demo.Part("part", first=demo.Compiles(loaded=3), checks=checks)
    out = Console(record=True, width=120, file=open("/dev/null", "w"))  # noqa: SIM115
    demo._print(out, [part])
    text = out.export_text()
    assert "FAILED  difference: 2 <= 1" in text
    assert "ok  accuracy: 2 >= 1" in text
    assert "Nothing was compiled: all 3 programs came out of the cache" in text


def test_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sklearn")
    monkeypatch.setattr(demo, "TIMING_SECONDS", 0.0)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # small tensors: more only get in each other's way
    try:
        part = demo.train(Progress(disable=True))
    finally:
        torch.set_num_threads(threads)
    assert all(check.ok for check in part.checks)
    assert part.first.compiled == 3
    assert (part.again.compiled, part.again.loaded) == (0, 3)
