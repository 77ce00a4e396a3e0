"""HTML reports in one file that loads nothing: templates by Jinja2, charts by Matplotlib."""

import logging

# Before Matplotlib is loaded: on a user's first run it would print that it looks for fonts, in a mail from cron.
logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
