"""A Python file with bots. Its text travels to every process that plays, so all of them run what was checked."""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from fondaco.bots.bot import Bot
from fondaco.kernel.errors import BadOption

LARGEST = 1_000_000
SHOWN = 160
LOADED: dict[tuple[str, str], ModuleType] = {}
"""The modules of this process, by path and digest."""


@dataclass(frozen=True)
class BotFile:
    path: str
    """Where it lies: modules beside it can be imported, and it may read files there."""
    source: str

    @classmethod
    def read(cls, path: Path) -> BotFile:
        facts: dict[str, str | int] = {"file": str(path)[:SHOWN]}
        try:
            if not path.exists():
                raise BadOption("no-file", facts)
            if not path.is_file():
                raise BadOption("not-a-file", facts)
            if path.stat().st_size > LARGEST:
                raise BadOption("too-big", facts | {"most": LARGEST})
            return cls(str(path.resolve()), path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadOption("not-text", facts) from None
        except OSError as error:
            raise BadOption("unreadable", facts | {"reason": error.strerror or type(error).__name__}) from None

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]

    @property
    def name(self) -> str:
        return Path(self.path).name

    def module(self) -> ModuleType:
        """The module, run once in each process."""
        key = self.path, self.digest
        if key not in LOADED:
            module = ModuleType(f"fondaco_bot_{self.digest}")
            module.__file__ = self.path
            folder = str(Path(self.path).parent)
            if folder not in sys.path:
                sys.path.append(folder)
            sys.modules[module.__name__] = module
            exec(compile(self.source, self.path, "exec"), module.__dict__)
            LOADED[key] = module
        return LOADED[key]

    def check(self, name: str) -> None:
        """Whether the file can be run and has a bot of that name. Raises BadOption if not."""
        try:
            module = self.module()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            reason = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
            facts: dict[str, str | int] = {"file": self.name, "reason": " ".join(reason.split())[:SHOWN]}
            raise BadOption("bot-file", facts, self.line_of(error)) from None
        bots = [key for key, thing in vars(module).items() if is_bot(thing, module.__name__)]
        if name not in bots:
            facts = {"file": self.name, "class": name[:SHOWN], "classes": ", ".join(bots), "count": len(bots)}
            raise BadOption("bot-class", facts)

    def line_of(self, error: BaseException) -> int:
        """The last line of the file that an exception went through; 0 if there is none."""
        if isinstance(error, SyntaxError):
            return error.lineno or 0
        line = 0
        trace = error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == self.path:
                line = trace.tb_lineno
            trace = trace.tb_next
        return line

    def bot(self, name: str) -> Bot:
        made = getattr(self.module(), name)()
        assert isinstance(made, Bot)
        return made


def is_bot(thing: object, module: str) -> bool:
    """Whether something is a bot that a module defines itself."""
    return isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module
