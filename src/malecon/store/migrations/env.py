"""Run by Alembic. The connection comes from store.database.migrate."""

from alembic import context

from malecon.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
