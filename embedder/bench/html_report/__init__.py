"""HTML reports in one file that loads nothing: templates by Jinja2, charts by Matplotlib."""
