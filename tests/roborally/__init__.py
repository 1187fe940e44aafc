"""The rules of RoboRally, clause by clause."""
