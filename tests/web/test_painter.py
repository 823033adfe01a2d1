"""What the painter writes: escaped as MarkupSafe escapes, and nothing that is markup already is escaped again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup, escape

from fondaco.web.painter import QuickEnvironment

MARKED = st.text("ab&<>\"' é")


@given(st.one_of(MARKED, st.integers(), st.booleans(), st.none(), MARKED.map(Markup)))
def test_values_are_escaped_as_markupsafe_does(value: object) -> None:
    assert str(QuickEnvironment.escaped(value)) == str(escape(value))


@given(MARKED, MARKED)
def test_templates_escape_whatever_they_are_told(text: str, marked: str) -> None:
    template = QuickEnvironment(autoescape=True).from_string("<b title='{{ text }}'>{{ text|upper }}{{ marked }}</b>")
    painted = template.render(text=text, marked=Markup(marked))
    assert painted == f"<b title='{escape(text)}'>{escape(text.upper())}{marked}</b>"
