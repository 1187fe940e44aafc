"""The server: people and programs play together at its tables, over HTTP and WebSocket."""
