"""Another revision of Fondaco beside the installed one: its compiled package in a separate folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENDOR = Path("fondaco", "web", "static", "vendor")
"""Scripts and fonts, which `make assets` installs and git ignores."""


def commit_of(revision: str) -> str:
    command = ["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    if not found:
        raise SystemExit(f"there is no revision {revision}")
    return found


def packages_of(commit: str) -> Path:
    """The folder with the package of a revision, built once. It uses the dependencies of this environment."""
    folder = ROOT / "build" / "revisions" / commit[:12]
    packages = folder / "packages"
    if packages.exists():
        return packages
    print(f"building {commit[:12]}", file=sys.stderr)
    source = folder / "source"
    shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x"], cwd=source, input=archive, check=True)
    shutil.copytree(ROOT / VENDOR, source / VENDOR)
    pip = [sys.executable, "-m", "pip", "--quiet"]
    wheels = folder / "wheels"
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, source], check=True)
    (wheel,) = wheels.glob("fondaco-*.whl")
    built = folder / "built"
    subprocess.run([*pip, "install", "--no-deps", "--target", built, wheel], check=True)
    return built.rename(packages)


def mode_of(packages: Path | None) -> str:
    """How a package runs: compiled or interpreted."""
    environment = os.environ | ({"PYTHONPATH": str(packages)} if packages else {})
    command = [sys.executable, "-m", "fondaco", "--version"]
    said = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=True).stdout
    return said.strip()
