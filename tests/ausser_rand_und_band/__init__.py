"""The rules of Außer Rand & Band, clause by clause."""
