"""Short forms: every question also fits into one line of a small screen."""

from __future__ import annotations

from fondaco.face.game_face import GameFace
from fondaco.face.text import Text

from .course import courses_of
from .subjects import Setting, each_setting
from .test_faces import faces_of, faults_of

LONGEST = 60
"""Characters that one line of a small screen has room for."""
PLAYERS = ["Bartholomäa", "Constantine", "Evangeline", "Ferdinandus", "Maximiliane"]
"""As long as names usually get."""


def questions_of(setting: Setting, face: GameFace) -> list[Text]:
    """What seats are asked, or welcome to answer, in some games."""
    players = PLAYERS[: setting.seats]
    found = []
    for course in courses_of(setting):
        for moment in course.questions:
            seats = [seat for seat in range(setting.seats) if moment.state.may_answer(seat)]
            found += [face.prompt(moment.view(seat), seat, players) for seat in seats]
    return found


def brief_findings(face: GameFace, question: Text) -> list[str]:
    """What is wrong with the short form of a question; one that is short itself needs none."""
    brief = face.brief(question) or face.words.say(*question)
    found = [] if len(brief) <= LONGEST else [f"{question[0]}: {len(brief)} characters in {brief!r}"]
    return found + faults_of(brief, face.words)


@each_setting
def test_every_question_fits_into_one_line(setting: Setting) -> None:
    for face in faces_of(setting):
        questions = questions_of(setting, face)
        findings = {finding for question in questions for finding in brief_findings(face, question)}
        assert findings == set()
