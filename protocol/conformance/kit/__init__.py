"""Shows whether a client, or a server, does what the specification says."""
