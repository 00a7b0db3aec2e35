"""A trial of the server: some people play as usual, while somebody at another address does all that is allowed."""
