"""
Fantastic Factories: dice work in factories that are built from blueprints.

A game by Joseph Z Chen and Justin Faulkner. Unofficial implementation of its rules.
"""
