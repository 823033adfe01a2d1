"""What was agreed at a table about its aids. Older tables agreed on nothing, so theirs are as usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("aids", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "aids")
