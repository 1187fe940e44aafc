"""The server: people and programs play at tables through it, and nobody is trusted."""
