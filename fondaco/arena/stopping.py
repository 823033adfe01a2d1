"""Sequential stopping: a tournament may end once a share is shown to differ from a given one, however often one looks.

An ordinary interval that is looked at often enough excludes anything. This one may be looked at after every seed: with
95 % it holds the true share at all looks together. It is the hedged betting sequence of Waudby-Smith and Ramdas
("Estimating means of bounded random variables by betting", 2024): whoever bets against the true share, with stakes
that depend on the past alone, multiplies the capital by 20 with a chance of at most 5 %, however many seeds there are
and however the shares are distributed. A share against which the bets have won that much is excluded.
"""

from __future__ import annotations

import math

from fondaco.arena.intervals import CONFIDENCE, Interval

LOOK = 10
"""Seeds from one look to the next: fixed, so that the end does not depend on which process is faster."""
GRID = 1000
"""The interval is told in steps of one part in so many."""
STAKE = 0.5
"""The largest part of the capital that one seed can cost."""
ALPHA = 1 - CONFIDENCE
ENOUGH = math.log(1 / ALPHA)


class Bettor:
    """Bets against one share, half of the capital on more and half on less."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.up = 0.0
        self.down = 0.0
        """Logarithms of the two capitals."""
        self.has_won = False
        """Whether it ever had enough; then the share stays excluded."""

    def bet(self, stake: float, result: float) -> None:
        up = min(stake, STAKE / self.share) if self.share > 0 else stake
        down = min(stake, STAKE / (1 - self.share)) if self.share < 1 else stake
        gain = result - self.share
        self.up += math.log1p(up * gain)
        self.down += math.log1p(-down * gain)
        more, less = max(self.up, self.down), min(self.up, self.down)
        if more + math.log1p(math.exp(less - more)) - math.log(2) >= ENOUGH:
            self.has_won = True


class Sequence:
    """Shares of wins, one for each seed, in their order, and what they exclude so far."""

    def __init__(self, target: float, is_told: bool = True) -> None:
        self.target = Bettor(target)
        shares = [step / GRID for step in range(GRID + 1)] if is_told else []
        self.others = [Bettor(share) for share in shares]
        """Bets against all shares, where the interval is to be told."""
        self.count = 0
        self.sum = 0.5
        self.squares = 0.25

    def add(self, result: float) -> None:
        """The next seed. The stakes come from the seeds before it."""
        self.count += 1
        spread = self.squares / self.count
        stake = math.sqrt(2 * math.log(2 / ALPHA) / (spread * self.count * math.log(1 + self.count)))
        for bettor in (self.target, *self.others):
            if not bettor.has_won:
                bettor.bet(stake, result)
        self.sum += result
        mean = self.sum / (self.count + 1)
        self.squares += (result - mean) ** 2

    @property
    def is_shown(self) -> bool:
        """Whether the share is shown to differ from the target."""
        return self.target.has_won

    def interval(self) -> Interval:
        """What is not excluded, valid at every look."""
        left = [bettor.share for bettor in self.others if not bettor.has_won]
        if not left:
            mean = (self.sum - 0.5) / max(1, self.count)
            return Interval(mean, mean)
        return Interval(max(0.0, min(left) - 1 / GRID), min(1.0, max(left) + 1 / GRID))
