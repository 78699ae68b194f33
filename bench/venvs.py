"""Makes the environments that peers need, one each, with pinned versions: `python -m bench.venvs`.

Ours, torch eager, inductor, JAX and torch-mlir run in the environment that runs this.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console

# torch_xla and torchax come with an older torch, and torchax fails to import with a newer one.
PACKAGES = {
    "torch_xla": (
        "torch==2.9.1",
        "torch_xla==2.9.0",
        "torchax==0.0.13",
        "flax==0.12.8",  # imported by torchax, not required by it
        "jax[cpu]==0.10.2",
        "numpy",
    ),
    "iree": (
        "torch==2.13.0",
        "iree-turbine==3.9.0",
        "iree-base-compiler==3.13.0",
        "iree-base-runtime==3.13.0",
        "numpy",
    ),
}


def folder() -> Path:
    """Where the environments are: $TPU_COMPILE_BENCH_VENVS, else build/peers of the checkout."""
    default = Path(__file__).parent.parent / "build" / "peers"
    return Path(os.environ.get("TPU_COMPILE_BENCH_VENVS", default))


def python_of(name: str) -> Path | None:
    """The interpreter of a peer's environment, or None where it was not made."""
    found = folder() / name / "bin" / "python"
    return found if found.exists() else None


def make(name: str) -> None:
    """Make one environment anew. Raises CalledProcessError when a package cannot be installed."""
    path = folder() / name
    shutil.rmtree(path, ignore_errors=True)
    venv.create(path, with_pip=True)
    uv = shutil.which("uv")
    command = [uv, "pip", "install", "--python", str(path / "bin" / "python")] if uv else None
    command = command or [str(path / "bin" / "python"), "-m", "pip", "install", "-q"]
    try:
        subprocess.run([*command, *PACKAGES[name]], check=True)
    except subprocess.CalledProcessError:
        shutil.rmtree(path)  # half an environment would look like a whole one
        raise


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.venvs", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="PEER", help=", ".join(PACKAGES))
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(PACKAGES)
    if unknown:
        parser.error(f"unknown peer: {', '.join(sorted(unknown))}; there are {', '.join(PACKAGES)}")
    console, failed = Console(stderr=True), False
    for name in arguments.names or PACKAGES:
        console.print(f"{name}: {' '.join(PACKAGES[name])}")
        try:
            make(name)
        except subprocess.CalledProcessError as err:
            console.print(f"[red]{name} was not made: the installer exits with {err.returncode}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
