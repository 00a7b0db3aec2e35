"""When guests were last seen and whether they are banned, what tables have cost lately, and facts about the house."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.Double, nullable=True))
    op.add_column("players", sa.Column("banned", sa.Double, nullable=True))
    op.create_table(
        "costs",
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("worker"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.execute("INSERT INTO house (name, value) VALUES ('epoch', '')")
