"""Who may import whom: a functional core, a cache that knows only bytes, and one shell around them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("tpu_compile", "lowering", "cache")
FILES = [p for folder in FOLDERS for p in sorted((ROOT / folder).rglob("*.py"))]

# The MLIR bindings and the bridge are lowering's; everything else of jaxlib is the device.
DEVICE = ("tpu_compile.pjrt", "tpu_compile.pjrt_tpu")
JAXLIB_USERS = {
    "tpu_compile/pjrt.py",
    "tpu_compile/pjrt_tpu.py",
    "lowering/mlir.py",
    "lowering/jax_bridge.py",
    "tpu_compile/jax_modules.py",  # the bridge the other way: our programs in JAX's modules
}

# Private names of torch that may be used outside of torch_private.py, with the reason.
TORCH_PRIVATE = {
    "torch._ops": "the types of operators, which lowering is all about; no public module has them",
}
TORCH_PRIVATE_IN = {
    (
        "tpu_compile/autoload/__init__.py",
        "torch._C",
    ): "torch_private.py imports dynamo: not with torch itself",
    (
        "tpu_compile/autoload/__init__.py",
        "torch.utils.backend_registration._setup_privateuseone_for_python_backend",
    ): ("the same"),
    ("tpu_compile/autoload/tpu.py", "torch._C"): "the same",
    ("tpu_compile/autoload/patches.py", "torch._TorchCompileInductorWrapper"): "what it changes",
    ("lowering/decompositions.py", "torch._decomp"): "the core decomposition table's only home",
}

LONGEST = 800


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@cache
def imports(path: Path) -> frozenset[str]:
    """Every module that a file imports, at any depth, `from a import b` as both `a` and `a.b`."""
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}: a relative import"
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def within(module: str, *packages: str) -> bool:
    return any(module == p or module.startswith(f"{p}.") for p in packages)


def within_any(modules: Iterable[str], *packages: str) -> bool:
    return any(within(m, *packages) for m in modules)


def private(name: str) -> bool:
    if within(name, "torch.ops", "torch.__version__"):
        return False
    return any(part.startswith("_") for part in name.split("."))


def torch_names(path: Path) -> Iterator[str]:
    """Modules and names of torch that a file imports or reaches by attribute, e.g. `torch._C`."""
    yield from (m for m in imports(path) if within(m, "torch"))
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute):
            text = ast.unparse(node)
            if text.startswith("torch.") and text.replace(".", "").isidentifier():
                yield text


def files(folder: str) -> list[Path]:
    return [p for p in FILES if name_of(p).startswith(f"{folder}/")]


def test_lowering_knows_no_device_cache_or_environment() -> None:
    allowed = ("tpu_compile.lowering", "tpu_compile.errors", "tpu_compile.program")
    for path in files("lowering"):
        for module in imports(path):
            if within(module, "tpu_compile") and module != "tpu_compile":
                # Whoever imports jaxlib first ends its import in the background.
                one = ("tpu_compile.preload",) if name_of(path) == "lowering/mlir.py" else ()
                ok = within(module, *allowed, *one, "tpu_compile.torch_private")
                assert ok, f"{name_of(path)} imports {module}"
            effects = ("os", "pathlib", "subprocess", "shutil", "tempfile", "socket")
            assert not within(module, *effects), f"{name_of(path)} imports {module}"


def test_who_imports_jaxlib_first_ends_its_import_in_the_background() -> None:
    for name in JAXLIB_USERS:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        uses = [
            i for i, line in enumerate(lines) if line.startswith(("import jaxlib", "from jaxlib"))
        ]
        assert not uses or lines.index("preload.finish()") < uses[0], name


def test_cache_knows_only_bytes() -> None:
    allowed = {"diskcache", "filelock", "zstandard", "fsspec"}
    for path in files("cache"):
        for module in imports(path):
            top = module.split(".")[0]
            ok = top in sys.stdlib_module_names or top in allowed
            ok = ok or within(module, "tpu_compile.cache", "tpu_compile.errors")
            assert ok or module == "tpu_compile", f"{name_of(path)} imports {module}"


def test_one_module_joins_cache_and_device() -> None:
    joins = {
        name_of(path)
        for path in FILES
        if within_any(imports(path), "tpu_compile.cache")
        and within_any(imports(path), *DEVICE, "tpu_compile.lowering")
    }
    assert joins == {"tpu_compile/compile.py"}


def test_values_at_the_seams_import_nothing() -> None:
    for name in ("program.py", "errors.py"):
        for module in imports(ROOT / "tpu_compile" / name):
            assert module.split(".")[0] in sys.stdlib_module_names, f"{name} imports {module}"


def test_environment_is_read_in_config() -> None:
    for path in FILES:
        if name_of(path) != "tpu_compile/config.py":
            used = {ast.unparse(n) for n in ast.walk(tree(path)) if isinstance(n, ast.Attribute)}
            used |= imports(path)
            assert not used & {"os.environ", "os.getenv", "os.putenv"}, name_of(path)


def test_jaxlib_and_private_jax_have_few_users() -> None:
    for path in FILES:
        if name_of(path) in JAXLIB_USERS:
            continue
        for module in imports(path):
            if within(module, "jax"):
                bridge = within_any(imports(path), "tpu_compile.lowering.jax_bridge")
                bridge = bridge or name_of(path).startswith("lowering/jax_")
                bridge = bridge or within_any(imports(path), "tpu_compile.jax_functions")
                assert bridge, f"{name_of(path)} imports {module}, and not for the bridge"
                assert "._" not in module, f"{name_of(path)} imports {module}"
            internal = within(module, "jaxlib", "jax.interpreters", "jax.extend")
            assert not internal, f"{name_of(path)} imports {module}"


def test_torch_is_private_in_one_place() -> None:
    for path in FILES:
        if name_of(path) == "tpu_compile/torch_private.py":
            continue
        for name in filter(private, torch_names(path)):
            allowed = within(name, *TORCH_PRIVATE) or any(
                name_of(path) == file and within(name, module) for file, module in TORCH_PRIVATE_IN
            )
            assert allowed, f"{name_of(path)}: take {name} from tpu_compile.torch_private"


def test_nothing_is_pickled() -> None:
    for path in FILES:
        assert not within_any(imports(path), "pickle", "cloudpickle", "dill", "shelve", "marshal")


def test_files_say_what_they_are_for_and_are_short() -> None:
    for path in FILES:
        first = (ast.get_docstring(tree(path)) or "").split("\n")[0]
        assert first.endswith((".", ":")), f"{name_of(path)}: its first line is a sentence"
        lines = len(path.read_text().splitlines())
        assert lines <= LONGEST, f"{name_of(path)} has {lines} lines: split it"


def test_allowed_exceptions_are_used() -> None:
    used = {name for p in FILES for name in torch_names(p)}
    for module in (*TORCH_PRIVATE, *(m for _, m in TORCH_PRIVATE_IN)):
        assert any(within(name, module) for name in used), f"{module} needs no exception"
