"""The server's types as TypeScript, for the page."""
