"""Stands in for librt, which is compiled for one Python, where another one plays our sources."""
