"""
Compile kernel, games and search with mypyc; without a C compiler that works, install plain Python.

What was compiled is written to ``botyard/_build.json`` with the hash of every source, so
that a stale build is noticed at import.
"""

import hashlib
import json
import os
import re
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "games", "search")
NOT_COMPILED = {
    "__init__.py",  # compiled apart from its modules, a package cannot load them
    "game.py",  # a compiled dataclass cannot be generic
    "lists.py",  # takes the place of librt where nothing is compiled
}
SOURCES = sorted(
    str(path)
    for part in COMPILED
    for path in Path("src/botyard", part).rglob("*.py")
    if path.name not in NOT_COMPILED
)
MEMORY = ".mypy_cache"
# Every module carries the runtime of mypyc; told that nobody else calls it, GCC leaves out what
# is not used, in half the time.
VISIBLE = '__attribute__((externally_visible, visibility("default"))) PyObject*'
WHOLE = [] if os.name == "nt" else ["-fwhole-program", f"-DPyMODINIT_FUNC={VISIBLE}"]
# mypyc writes a literal of an i64 as an int of C: `1 << place` would be shifted in 32 bits.
NARROW = re.compile(r"(?<== )(-?\d+)(?= (?:<<|>>|[-+*]) )")
SHIFTED = re.compile(r"(?<![\w.])-?\d+ (?:<<|>>) ")


def why_not() -> str:
    """Why nothing is compiled; empty if it can be."""
    if os.environ.get("BOTYARD_PURE"):
        return "BOTYARD_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) was found"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "the headers of Python (Python.h) were not found"
    if not compiler_works():
        return f"the C compiler ({compiler}) fails"
    return ""


def compiler_works() -> bool:
    """Try the compiler as it will be used, on the smallest module there is."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint botyard_probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        include = [sysconfig.get_paths()["include"]]
        try:
            objects = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=include, extra_postargs=WHOLE
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception as wrong:  # each compiler fails with an error of its own
            print(f"botyard: {wrong}")
            return False
    return True


def twice(translate: Callable[[], list[Any]]) -> list[Any]:
    """Where classes have changed, mypyc may stumble over what it remembers: let it forget."""
    try:
        return translate()
    except Exception as wrong:
        print(f"botyard: mypyc failed ({wrong!r}); once more, with nothing remembered")
        shutil.rmtree(MEMORY, ignore_errors=True)
        return translate()


def widened(source: str) -> str:
    """
    Return a C source in which every literal that is calculated with has 64 bits, as in Python.

    What mypyc wrote stays as it is, for mypyc compares it with what it remembers.
    """
    text = Path(source).read_text(encoding="utf-8")
    wide = NARROW.sub(r"INT64_C(\1)", text)
    left = SHIFTED.search(wide)
    if left is not None:
        raise SystemExit(f"botyard: {source} shifts an int of C, which has 32 bits: {left[0]}")
    if wide == text:
        return source
    file = Path(source).with_name(f"wide{Path(source).name}")
    if not file.exists() or file.read_text(encoding="utf-8") != wide:
        file.write_text(wide, encoding="utf-8")
    return str(file)


def tidy_up() -> None:
    """Delete what was compiled from sources that are gone or have moved."""
    for part in COMPILED:
        for file in Path("src/botyard", part).rglob("*.so"):
            module = file.name.partition(".")[0].removesuffix("__mypyc")
            if str(file.with_name(f"{module}.py")) not in SOURCES:
                file.unlink()


def write_down(folder: Path) -> None:
    """Write what was compiled from which sources, or why nothing was."""
    build: dict[str, Any] = {"interpreted_because": REASON, "sources": {}}
    if not REASON:
        for source in SOURCES:
            digest = hashlib.sha256(Path(source).read_bytes()).hexdigest()
            build["sources"][Path(source).relative_to("src/botyard").as_posix()] = digest
    (folder / "_build.json").write_text(json.dumps(build, indent=1) + "\n")


class BuildEngine(build_ext):
    """Compile on all cores, and write down what was compiled."""

    def build_extensions(self) -> None:
        """Build side by side, however the command was called."""
        self.parallel = os.cpu_count()
        super().build_extensions()

    def run(self) -> None:
        """Build the extensions, then the list of their sources."""
        super().run()
        if self.inplace:
            tidy_up()
            write_down(Path("src/botyard"))


class CopySources(build_py):
    """Copy the sources, and write down what is compiled beside them."""

    def run(self) -> None:
        """Copy everything, then add the list."""
        super().run()
        if not self.editable_mode:
            write_down(Path(self.build_lib, "botyard"))
        elif REASON:
            write_down(Path("src/botyard"))


REASON = why_not()
extensions: list[Any] = []
if REASON:
    print(f"botyard: the engine is installed as plain Python, because {REASON}; it runs slower")
else:
    from mypyc.build import mypycify

    extensions = twice(
        lambda: mypycify(["--strict", *SOURCES], opt_level="3", debug_level="0", separate=True)
    )
    for extension in extensions:
        extension.sources = [widened(source) for source in extension.sources]
        extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]

setup(ext_modules=extensions, cmdclass={"build_ext": BuildEngine, "build_py": CopySources})
