"""The server: tables that people and programs play at, over HTTP and WebSocket."""
