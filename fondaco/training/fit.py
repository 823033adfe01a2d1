"""Fits a net to rows of self-play. A program of its own, `python -m fondaco.training.fit`, told what to do by lines.

Each line of its input is an order in JSON, answered by a line of JSON. It keeps the rows in memory, or on the GPU if
there is one, from one generation to the next. It needs PyTorch and NumPy, and nothing of the compiled rules.
"""

from __future__ import annotations

import json
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from fondaco.training.quantised import CLIP, HEADS, Plain, Quantised, plain_of

LABELS = 6
GAME, SEAT, SEATS, POINTS, BEST, SIXTIETHS = range(LABELS)
HELD_OUT = 16
"""One game in so many is not fitted to, but predicted."""
LARGEST_BATCH = 4096
SMALLEST_BATCH = 512
STEPS = 100
"""For one pass over the rows at least, if there are enough of them for batches."""
WARMING = 0.1
LEAST_SPREAD = 0.1
SHARE_OF_LEAD = 0.3
"""What the squares of lead and points count beside the win chance."""
BINS = 10
LAYERS = ("0", "3", "5")
"""The names of their weights."""
Answer = dict[str, Any]


def build(inputs: int, hidden: list[int], dropout: float) -> Any:
    """Hidden units give nothing below zero, and no more than fits into their whole number."""
    return nn.Sequential(
        nn.Linear(inputs, hidden[0]),
        nn.Hardtanh(0.0, CLIP),
        nn.Dropout(dropout),
        nn.Linear(hidden[0], hidden[1]),
        nn.Hardtanh(0.0, CLIP),
        nn.Linear(hidden[1], HEADS),
    )


def pace(done: float) -> float:
    """What part of the rate is used: more and more at first, then less and less."""
    if done < WARMING:
        return 0.04 + 0.96 * done / WARMING
    return 0.5 + 0.5 * math.cos(math.pi * (done - WARMING) / (1 - WARMING))


class Fitter:
    """The rows of the last generations, and the net."""

    def __init__(self, order: Answer) -> None:
        torch.manual_seed(int(order["seed"]))
        wanted = str(order["device"])
        self.device = ("cuda" if torch.cuda.is_available() else "cpu") if wanted == "auto" else wanted
        self.width = int(order["width"])
        self.folder = Path(order["folder"])
        self.observed = str(order["observed"])
        self.net = build(self.width, order["hidden"], float(order["dropout"])).to(self.device)
        self.rows: dict[str, Any] = {}
        """By file."""
        self.labels: dict[str, Any] = {}
        self.mean = torch.zeros(self.width, device=self.device)
        self.spread = torch.ones(self.width, device=self.device)
        self.low = torch.zeros(self.width, device=self.device)
        self.high = torch.zeros(self.width, device=self.device)
        self.unit = 0
        """Points in which lead and points are told; 0 before the first rows were seen."""
        self.plays: Plain | None = None
        """The weights of a file that plays, until the first rows tell where the inputs lie."""
        start = str(order.get("start", ""))
        if start.endswith(".net"):
            self.plays = plain_of(Path(start).read_bytes())
        elif start:
            self.load(Path(start))

    def hear(self, order: Answer) -> Answer:
        """Take up new rows, drop those that are too old, fit, and write the weights."""
        started = time.perf_counter()
        files = [str(name) for name in order["files"]]
        for known in [name for name in self.rows if name not in files]:
            del self.rows[known], self.labels[known]
        for name in files:
            if name not in self.rows:
                self.take_up(name)
        x = torch.cat([self.rows[name] for name in files])
        y = torch.cat([self.labels[name] for name in files])
        self.measure(x, y)
        loaded = time.perf_counter() - started
        targets = self.returns(x, y, float(order["lambda"]))
        found = self.fit(x, y, targets, int(order["epochs"]), float(order["rate"]))
        generation = int(order["generation"])
        self.save(self.weights_of(generation))
        self.write(self.folder / f"last-{generation}.net", self.plain(self.state()), order["made"])
        mean = self.averaged([int(number) for number in order["averaged"]])
        found |= self.write(self.folder / f"mean-{generation}.net", self.plain(mean), order["made"], x)
        return found | {
            "rows": len(x),
            "device": self.device,
            "load_s": round(loaded, 1),
            "fit_s": round(time.perf_counter() - started - loaded, 1),
        }

    def take_up(self, name: str) -> None:
        path = Path(name)
        x = np.fromfile(path, "<i2").reshape(-1, self.width)
        y = np.fromfile(path.with_suffix(".labels"), "<i8").reshape(-1, LABELS)
        self.rows[name] = torch.from_numpy(x).to(self.device)
        self.labels[name] = torch.from_numpy(y).to(self.device)

    def measure(self, x: Any, y: Any) -> None:
        """Where the inputs lie. Mean and spread are settled once, so that weights of generations can be averaged."""
        self.low = torch.minimum(self.low, x.amin(0).float())
        self.high = torch.maximum(self.high, x.amax(0).float())
        if self.unit == 0:
            some = x[torch.randperm(len(x), device=x.device)[:200_000]].float()
            self.mean = some.mean(0)
            self.spread = some.std(0).clamp(min=LEAST_SPREAD)
            self.unit = max(1, round(float((y[:, POINTS] - y[:, BEST]).float().std())))
        if self.plays is not None:
            self.begin_with(self.plays)
            self.plays = None

    def scaled(self, x: Any) -> Any:
        return (x.float() - self.mean) / self.spread

    def targets(self, y: Any) -> Any:
        """Share of the victory, lead, points."""
        lead = (y[:, POINTS] - y[:, BEST]) / self.unit
        return torch.stack([y[:, SIXTIETHS] / 60.0, lead, y[:, POINTS] / self.unit], 1).float()

    def predict(self, x: Any) -> Any:
        self.net.eval()
        with torch.no_grad():
            return torch.cat([self.net(self.scaled(part)) for part in x.split(65536)])

    def returns(self, x: Any, y: Any, trace: float) -> Any:
        """What each row is fitted to: how the game ended, mixed with what the net says of the seat's next rows."""
        ends = self.targets(y)
        if trace >= 1:
            return ends
        said = self.predict(x)
        said[:, 0] = torch.sigmoid(said[:, 0])
        key = y[:, GAME] * 8 + y[:, SEAT]
        order = torch.argsort(key, stable=True)
        key, said, mixed = key[order], said[order], ends[order]
        is_last = torch.ones(len(key), dtype=torch.bool, device=key.device)
        is_last[:-1] = key[1:] != key[:-1]
        last = torch.nonzero(is_last).flatten()
        lengths = torch.diff(last, prepend=torch.tensor([-1], device=last.device)) - 1
        for back in range(1, int(lengths.max()) + 1):
            at = last[lengths >= back] - back
            mixed[at] = (1 - trace) * said[at + 1] + trace * mixed[at + 1]
        result = torch.empty_like(ends)
        result[order] = mixed
        return result

    def fit(self, x: Any, y: Any, targets: Any, epochs: int, rate: float) -> Answer:
        """So many passes over the rows; the net stays as it was after the one that foresaw held-out games best."""
        held_out = y[:, GAME] % HELD_OUT == 3
        fitted = torch.nonzero(~held_out).flatten()
        predicted = torch.nonzero(held_out).flatten()
        size = min(LARGEST_BATCH, max(SMALLEST_BATCH, len(fitted) // STEPS))
        batches = max(1, len(fitted) // size)
        optimiser = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=0.01)
        steps = epochs * batches
        schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: pace(step / steps))
        entropy = nn.BCEWithLogitsLoss()
        losses: list[Answer] = []
        best = 0
        state = self.state()
        for epoch in range(epochs):
            self.net.train()
            order = fitted[torch.randperm(len(fitted), device=fitted.device)]
            for batch in order[: batches * size].split(size):
                found = self.net(self.scaled(x[batch]))
                squares = ((found[:, 1:] - targets[batch, 1:]) ** 2).mean()
                loss = entropy(found[:, 0], targets[batch, 0]) + SHARE_OF_LEAD * squares
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
            losses.append(self.quality(x, y, predicted))
            # Where games are few, a second look at them may already be one too many.
            if losses[epoch].get("entropy", 0.0) <= losses[best].get("entropy", 0.0):
                best = epoch
                state = self.state()
        self.net.load_state_dict(state)
        return {"epochs": losses, "kept": best}

    def quality(self, x: Any, y: Any, rows: Any) -> Answer:
        """How well held-out games are predicted: cross entropy of the victory, and what it is if all seats are alike;
        by how much the chances are off, bin by bin; part of the lead that is explained."""
        if len(rows) == 0:
            return {}
        found = self.predict(x[rows])
        ends = self.targets(y[rows])
        entropy = nn.functional.binary_cross_entropy_with_logits(found[:, 0], ends[:, 0])
        fair = nn.functional.binary_cross_entropy(1 / y[rows, SEATS].float(), ends[:, 0])
        left = ((found[:, 1] - ends[:, 1]) ** 2).mean() / ends[:, 1].var()
        return {
            "entropy": round(float(entropy), 4),
            "entropy_if_alike": round(float(fair), 4),
            "chances_off": round(chances_off(torch.sigmoid(found[:, 0]), ends[:, 0]), 4),
            "lead_r2": round(1 - float(left), 4),
        }

    # The weights, as tensors by name: of this generation, or averaged over several.

    def state(self) -> dict[str, Any]:
        return {name: tensor.detach().clone() for name, tensor in self.net.state_dict().items()}

    def weights_of(self, generation: int) -> Path:
        return self.folder / f"weights-{generation}.pt"

    def save(self, path: Path) -> None:
        inputs = {"mean": self.mean, "spread": self.spread, "low": self.low, "high": self.high}
        torch.save({"net": self.state(), "inputs": inputs, "unit": self.unit}, path)

    def load(self, path: Path) -> None:
        saved = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(saved["net"])
        self.mean, self.spread = saved["inputs"]["mean"], saved["inputs"]["spread"]
        self.low, self.high = saved["inputs"]["low"], saved["inputs"]["high"]
        self.unit = int(saved["unit"])

    def begin_with(self, plain: Plain) -> None:
        """Take over the weights of a file that plays: mean and spread of the inputs come out of its first layer."""
        tensors = [torch.from_numpy(one).to(self.device) for one in (plain.low, plain.high)]
        self.low, self.high = torch.minimum(self.low, tensors[0]), torch.maximum(self.high, tensors[1])
        self.unit = plain.unit
        state = {}
        for name, weights, bias in zip(LAYERS, plain.weights, plain.bias, strict=True):
            state[f"{name}.weight"], state[f"{name}.bias"] = (
                torch.from_numpy(weights).to(self.device).t().clone(),
                torch.from_numpy(bias).to(self.device),
            )
        first = LAYERS[0]
        state[f"{first}.bias"] += state[f"{first}.weight"] @ self.mean.double()
        state[f"{first}.weight"] *= self.spread.double()
        self.net.load_state_dict({name: tensor.float() for name, tensor in state.items()})

    def averaged(self, generations: list[int]) -> dict[str, Any]:
        """The mean of the weights of several generations that are still there."""
        paths = [self.weights_of(generation) for generation in generations]
        states = [torch.load(path, map_location=self.device, weights_only=True)["net"] for path in paths]
        return {name: torch.stack([state[name] for state in states]).mean(0) for name in states[0]}

    def plain(self, state: dict[str, Any]) -> Plain:
        """Mean and spread of the inputs go into the first layer."""
        weights = [state[f"{name}.weight"].double().t() for name in LAYERS]
        bias = [state[f"{name}.bias"].double() for name in LAYERS]
        weights[0] = weights[0] / self.spread.double()[:, None]
        bias[0] = bias[0] - self.mean.double() @ weights[0]
        arrays = [[one.cpu().numpy() for one in many] for many in (weights, bias)]
        return Plain(arrays[0], arrays[1], self.low.cpu().numpy(), self.high.cpu().numpy(), self.unit)

    def write(self, path: Path, plain: Plain, made: Answer, x: Any = None) -> Answer:
        """Write the file that plays; by how much its whole numbers are off in the win chance, over some rows."""
        quantised = Quantised(plain)
        path.write_bytes(quantised.file(self.observed, made))
        if x is None:
            return {}
        rows = x[torch.randperm(len(x), device=x.device)[:2000]].cpu().numpy()
        logits = exact_heads(plain, rows)[:, 0]
        off = 1 / (1 + np.exp(-logits)) - 1 / (1 + np.exp(-quantised.heads(rows)[:, 0] / 1000))
        return {"rounding": round(float(np.abs(off).mean()), 5), "shifts": quantised.shifts}


def chances_off(chances: Any, ends: Any) -> float:
    """How far chances and victories lie apart on average, over bins of a tenth."""
    off = 0.0
    bins = (chances * BINS).long().clamp(max=BINS - 1)
    for one in range(BINS):
        within = bins == one
        if bool(within.any()):
            off += abs(float((chances[within] - ends[within]).sum()))
    return off / len(chances)


def exact_heads(plain: Plain, rows: Any) -> Any:
    found = np.clip(rows.astype(np.float64), plain.low, plain.high)
    for layer in range(2):
        found = np.clip(found @ plain.weights[layer] + plain.bias[layer], 0, CLIP)
    return found @ plain.weights[2] + plain.bias[2]


def main() -> None:
    """The first order says what to fit, each later one is a generation."""
    fitter: Fitter | None = None
    for line in sys.stdin:
        order = json.loads(line)
        if fitter is None:
            fitter = Fitter(order)
            answer: Answer = {"device": fitter.device}
        else:
            answer = fitter.hear(order)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
