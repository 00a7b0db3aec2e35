"""``deadtown house``: what whoever runs the server asks and tells the house from the command line."""
