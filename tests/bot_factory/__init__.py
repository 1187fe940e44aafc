"""The rules of Bot Factory, clause by clause."""
