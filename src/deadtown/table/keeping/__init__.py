"""Keeping house: what whoever runs the server does with the database, whether a server is using it or not."""
