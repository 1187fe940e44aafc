"""Every state as JSON, and back; what no state can be."""
