"""What Alembic runs: the revisions, on the connection and in the transaction of whoever called."""

from alembic import context

from deadtown.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
