"""What run.py is made of: reading the lists, building modules, launching them, reporting."""
