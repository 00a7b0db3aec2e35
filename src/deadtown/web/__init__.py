"""The server: HTTP, sockets and streams for people, bots and scripts."""
