"""What can be asked over HTTP: each handler decodes, asks, encodes."""
