"""Botyard: play, host and study four robot-factory board games."""

from botyard._build import BUILD

__version__ = "0.1.0"
__all__ = ["BUILD", "__version__"]
