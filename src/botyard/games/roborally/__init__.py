"""RoboRally: robots race over a factory floor that moves them too."""
