"""Bots that break the rules of the arena, each in its own way. Loaded as a file: `bad_bots.py:Illegal`."""

import multiprocessing
import os
import signal
import time

from fondaco.bots.bot import Bot
from fondaco.bots.random import RandomBot
from fondaco.kernel.choices import Choices


class Plain(Bot):
    """Chooses as the random bot does until its third choice; then it goes wrong."""

    def __init__(self) -> None:
        self.inner = RandomBot()
        self.count = 0

    def choose(self, game, view, seat, luck):
        self.count += 1
        return self.inner.choose(game, view, seat, luck) if self.count < 3 else self.wrong(game)

    def wrong(self, game):
        raise NotImplementedError


class Illegal(Plain):
    """A choice of the game, but never open to a player: it belongs to nobody's question now."""

    def wrong(self, game):
        return len(game.vocabulary)


class Repeated(Bot):
    """The last choice that was open at first, again and again, open or not."""

    def __init__(self) -> None:
        self.first = -1

    def choose(self, game, view, seat, luck):
        if self.first < 0:
            choices = Choices(len(game.vocabulary))
            view.open(seat, choices)
            self.first = choices.listed()[-1]
        return self.first


class Negative(Plain):
    def wrong(self, game):
        return -1


class Huge(Plain):
    def wrong(self, game):
        return 10**5000


class Raising(Plain):
    def wrong(self, game):
        raise ValueError("no idea\nwhat to do")


class Leaving(Plain):
    def wrong(self, game):
        raise SystemExit(0)


class Vanishing(Plain):
    def wrong(self, game):
        os._exit(3)


class Text(Plain):
    def wrong(self, game):
        return "pass"


class Silent(Plain):
    def wrong(self, game):
        return None


class Sleeping(Plain):
    """Too slow, but it answers."""

    def wrong(self, game):
        time.sleep(0.5)
        return 0


class Hanging(Plain):
    """Busy for ever, deaf to every signal that can be ignored."""

    def wrong(self, game):
        for number in (signal.SIGALRM, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        while True:
            pass


class Stuck(Plain):
    """Hangs in compiled code, which never lets another thread of its process run."""

    def wrong(self, game):
        return sum(range(10**18))


class Unmade(Bot):
    """Cannot even be made where games are played, although it could where it was tried out."""

    def __init__(self) -> None:
        if multiprocessing.parent_process() is not None:
            raise RuntimeError("not today")


class Dawdling(Bot):
    """Never slow, but the game takes for ever."""

    def __init__(self) -> None:
        self.inner = RandomBot()

    def choose(self, game, view, seat, luck):
        time.sleep(0.02)
        return self.inner.choose(game, view, seat, luck)


class Printing(Bot):
    """Does nothing wrong, but talks."""

    def __init__(self) -> None:
        self.inner = RandomBot()

    def choose(self, game, view, seat, luck):
        print("thinking", seat)
        return self.inner.choose(game, view, seat, luck)


class Settable(Printing):
    """Takes a setting and keeps it."""

    def settled(self, settings):
        if set(settings) - {"mood"}:
            raise ValueError("only a mood can be set")
        return self
