"""Texts in four languages."""
