"""Two real server processes on one PostgreSQL."""
