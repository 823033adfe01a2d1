"""What is stored: who plays where, and every act at a table, never changed once it is written."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

from fondaco.kernel.chance import SFC32

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Browsers that hold seats. The token lies in a cookie; here is only its hash. Times are milliseconds since 1970."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("luck", String(20), nullable=False, server_default=SFC32),
    Column("salts", Text, nullable=False, server_default="[]"),
    Column("salting", Boolean, nullable=False, server_default="0"),
    Column("setup", Text),
    Column("beginning", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("bot_pace", Integer, nullable=False),
    Column("grace", Integer, nullable=False, server_default="120"),
    Column("handed", Boolean, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("visitors.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", String(200)),
    Column("parent", String(16)),
    Column("successor", String(16)),
    Index("ix_tables_open", "listed", "started"),
    Index("ix_tables_running", "finished", "started"),
)
"""`beginning` is the record that a table goes on from, where it does not start anew; `successor` is its rematch.

`luck` says where chance comes from, `salts` what each seat added to it (a JSON list; null is no answer yet), `salting`
whether the table waits for that before it begins, `setup` what chance drew before the first act. `grace` is for how
many seconds somebody may be away before others can ask for a bot. `handed` says that several seats are on one device,
which is handed round.
"""

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Integer, ForeignKey("visitors.id"), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("former", Integer, ForeignKey("visitors.id"), index=True),
    Column("former_name", String(24), nullable=False),
    Column("link_hash", String(64), unique=True),
    Column("seen", BigInteger),
)
"""A chair has a holder, a bot, or neither. `former` may have it back from a bot; the link moves it elsewhere.

`seen` is when its owner was last at the table: whoever holds it or, where others asked for a bot, `former`.
"""

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", String(200)),
    Column("at", BigInteger, nullable=False),
    Column("drawn", Text),
)
"""What the seats did, in order: a choice in its notation, or null where the last act of that seat was taken back.

Choices that were made in one go are rows one after another, all but the first of which begin with a semicolon. What
chance does follows from the seed and the rules; `drawn` notes it all the same, so that a course can be read without
the rules that it was played under.
"""

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("visitor", Integer),
)
"""What was said at a table. `seat` is -1 for somebody who watches; `visitor` is who said it, where that is known."""
