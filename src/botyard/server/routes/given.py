"""What handlers are given besides what the request says."""

from litestar.di import NamedDependency

from botyard.server.identity import Caller
from botyard.server.yard import Yard

OurYard = NamedDependency[Yard]
TheCaller = NamedDependency[Caller]  # who asks
