"""What the generators of all APIs share; nothing here knows an API."""
