### The command that starts a server.

cli-serve = Start a server, for this computer, your network or the world.
cli-host = Address to listen at.
cli-port = Port to listen at; 0 takes any that is free.
cli-database = A file, or postgresql://… Without it, botyard.db in your data folder.
cli-settings = A settings file (TOML).
cli-lan = Listen to everybody in the network, and show the address there as a QR code.
cli-upgrade = Change a PostgreSQL database of an older version; make a backup first.

serve-here = Botyard is at { $url }
serve-lan = In your network: { $url }
serve-stop = Ctrl-C stops it. Games are kept.
port-taken = Port { $port } of { $host } is taken: something is listening there already. Choose another: --port
port-trouble = { $host }, port { $port } cannot be listened at: { $why }.
