"""Botyard: play, host and study four robot-factory board games."""

from botyard._build import BUILD

__version__ = "0.1.0"
MADE = f"botyard {__version__}"  # what records say they were made by
__all__ = ["BUILD", "MADE", "__version__"]
