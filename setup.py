"""Compiles the rules with mypyc if there is a C compiler, and bundles the assets of the web app.

Without a compiler the same sources run interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
COMPILED_FOLDERS = ["fondaco/kernel", "fondaco/games", "fondaco/bots"]
INTERPRETED = {"__init__.py"}
"""Files that are not compiled; nor are the faces of the games, where speed does not matter."""


BUILDING = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}
"""Commands that need the extensions; others, such as reading the metadata, should not wait for the compiler."""


def compiled_sources() -> list[str]:
    """The modules that are compiled, in a fixed order."""
    found = [path.relative_to(ROOT) for folder in COMPILED_FOLDERS for path in (ROOT / folder).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED and "face" not in path.parts)


def can_compile() -> bool:
    """Whether there are a C compiler, the Python headers and mypyc; FONDACO_PURE=1 disables compiling."""
    if os.environ.get("FONDACO_PURE") == "1":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return False
    return shutil.which(compiler) is not None and header.exists()


def bring_assets() -> None:
    """The assets of the web app: included in a source distribution, installed by npm in a checkout."""
    if subprocess.run([sys.executable, str(ROOT / "tools/assets"), "--served"], check=False).returncode != 0:
        raise SystemExit("fondaco: the package cannot be built without the files of the web app")


class BuildWithDigest(build_py):
    """Stores a digest of what was compiled, so that a stale compiled module is never run."""

    def run(self) -> None:
        bring_assets()
        super().run()
        if not self.distribution.ext_modules:
            return
        digests = {name: hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in compiled_sources()}
        target = Path(self.build_lib) / "fondaco" / "compiled.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(digests, indent=1), encoding="utf-8")


class SourceWithAssets(sdist):
    """A source distribution includes the assets, so that it can be built without Node.js."""

    def run(self) -> None:
        bring_assets()
        super().run()


def extensions() -> list[Any]:
    if not BUILDING.intersection(sys.argv):
        return []
    if not can_compile():
        print("fondaco: built without a compiler; the rules will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = list(mypycify(compiled_sources(), opt_level="2", debug_level="0", group_name="fondaco"))
    if os.name == "posix":
        for module in modules:
            # Warnings about generated code help nobody, and looking for them takes longer than compiling it.
            module.extra_compile_args += ["-Wno-all", "-w"]
    return modules


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithDigest, "sdist": SourceWithAssets})
