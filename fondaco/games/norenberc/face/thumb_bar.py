"""What stands in the bar for thumbs on a small screen: sending agents or passing, and what ends a visit."""

from __future__ import annotations

from fondaco.face.scene import Answer, Scene
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.planning_facts import planning_facts

LABELS = {
    verbs.PASS: "scene-plan-pass",
    verbs.NOTHING: "scene-nothing",
    verbs.STOP: "scene-stop",
    verbs.FORGO: "scene-forgo",
    verbs.LEAD: "scene-lead",
    verbs.STAY: "scene-stay",
}
"""Choices that are told in a word or two and belong to no thing of the board."""


def thumb_answers(scene: Scene) -> tuple[Answer, ...]:
    found = []
    if verbs.PASS in scene.choices:
        plan = planning_facts(scene)
        label = scene.say("scene-plan-send", most=plan.most)
        found.append(Answer(label, card="plan", verb="plan", counts=plan.counts(scene.words)))
    for choice, key in LABELS.items():
        one = scene.choices.get(choice)
        if one is not None:
            found.append(Answer(scene.say(key), one.notation, one.sentence, one.card))
    return tuple(found)
