"""What `mpiwasm-site` does: site.toml (schema.py) -> Site (site.py) -> problems (lint.py), files (output/)."""
