"""Hugging Face's models on the device: moved there, loaded there by accelerate, and generating."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

transformers = pytest.importorskip("transformers")

Tensor = torch.Tensor

SMALL = {"vocab_size": 64, "max_position_embeddings": 32}
GENERATING = {"bos_token_id": 0, "eos_token_id": 63, "pad_token_id": 0}


def gpt2() -> Any:
    sizes = {"n_positions": 32, "n_embd": 16, "n_layer": 2, "n_head": 2}
    return transformers.GPT2Config(vocab_size=64, **sizes, **GENERATING)


def llama() -> Any:
    sizes = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 2}
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2}
    return transformers.LlamaConfig(**SMALL, **sizes, **heads, **GENERATING)


def bert() -> Any:
    sizes = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 2}
    return transformers.BertConfig(**SMALL, **sizes, num_attention_heads=2)


CONFIGS = {"gpt2": gpt2, "llama": llama, "bert": bert}


def inputs() -> Tensor:
    torch.manual_seed(0)
    return torch.randint(1, 60, (2, 5))


@pytest.mark.parametrize("name", ["llama", "bert", pytest.param("gpt2", marks=pytest.mark.slow)])
def test_moved_and_loaded(name: str, tmp_path: Path) -> None:
    pytest.importorskip("accelerate")
    torch.manual_seed(0)
    model, ids = transformers.AutoModel.from_config(CONFIGS[name]()).eval(), inputs()
    model.save_pretrained(tmp_path)
    with torch.no_grad():
        want = model(ids).last_hidden_state
        moved = model.to("tpu")(ids.to("tpu")).last_hidden_state
        loaded = transformers.AutoModel.from_pretrained(tmp_path, device_map="tpu").eval()
        assert {t.device.type for t in loaded.state_dict().values()} == {"tpu"}
        found = loaded(ids.to("tpu")).last_hidden_state
    torch.testing.assert_close(moved.cpu(), want, rtol=1e-4, atol=1e-5)
    assert torch.equal(found, moved)


@pytest.mark.parametrize("name", ["llama", pytest.param("gpt2", marks=pytest.mark.slow)])
def test_generating_gives_the_cpus_tokens(name: str, fresh_dynamo: None) -> None:
    torch.manual_seed(0)
    model, ids = transformers.AutoModelForCausalLM.from_config(CONFIGS[name]()).eval(), inputs()
    given = {"max_new_tokens": 4, "do_sample": False}
    want = model.generate(ids, **given)
    assert len(want[0].unique()) > 4  # more than one token over and over
    model.to("tpu")
    assert torch.equal(model.generate(ids.to("tpu"), **given).cpu(), want)
    model.forward = torch.compile(model.forward, backend="tpu")
    static = model.generate(ids.to("tpu"), cache_implementation="static", **given)
    assert static.device.type == "tpu"
    assert torch.equal(static.cpu(), want)
