### What workers could not do.

pool-busy = The server has too much to do just now. Please try again in a moment.
pool-quota = You have asked for { $most } things already. Please wait until they are done.
pool-late = That took too long and was stopped.
pool-crashed = That could not be finished, because the program that worked on it broke down.
pool-closed = The server is shutting down.
pool-failed = Something went wrong in the server. Try again; if it happens again, tell the host.
preview-too-long = A preview shows at most { $most } actions, not { $count }.
