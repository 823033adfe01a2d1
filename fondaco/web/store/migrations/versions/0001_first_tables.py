"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitors")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_visitors_token_hash")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=200), nullable=False),
        sa.Column("beginning", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=10), nullable=False),
        sa.Column("bot_pace", sa.Integer(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.String(length=200), nullable=True),
        sa.Column("parent", sa.String(length=16), nullable=True),
        sa.Column("successor", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["visitors.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_open", ["listed", "started"], unique=False)
        batch_op.create_index("ix_tables_running", ["finished", "started"], unique=False)

    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.String(length=200), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_acts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_acts")),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("former", sa.Integer(), nullable=True),
        sa.Column("former_name", sa.String(length=24), nullable=False),
        sa.Column("link_hash", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["former"], ["visitors.id"], name=op.f("fk_chairs_former")),
        sa.ForeignKeyConstraint(["holder"], ["visitors.id"], name=op.f("fk_chairs_holder")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chairs_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_chairs")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_chairs_link_hash")),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chairs_former"), ["former"], unique=False)
        batch_op.create_index(batch_op.f("ix_chairs_holder"), ["holder"], unique=False)

    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_messages_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
    )
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_messages_table_id"), ["table_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_messages_table_id"))

    op.drop_table("messages")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chairs_holder"))
        batch_op.drop_index(batch_op.f("ix_chairs_former"))

    op.drop_table("chairs")
    op.drop_table("acts")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_running")
        batch_op.drop_index("ix_tables_open")

    op.drop_table("tables")
    op.drop_table("visitors")
