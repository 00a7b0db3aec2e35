"""Nothing that was acknowledged is lost, whatever happens to the server."""
