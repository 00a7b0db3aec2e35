"""What storage promises, on SQLite and on PostgreSQL."""
