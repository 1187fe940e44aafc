"""What handlers are given besides what the request says."""

from litestar.di import NamedDependency

from botyard.server.identity import Caller
from botyard.server.services import Services

OurServices = NamedDependency[Services]
TheCaller = NamedDependency[Caller]  # who asks
