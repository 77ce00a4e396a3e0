"""The modules of mpiwasm with the site's defaults, at their place in the site's tree."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from fabrics import HERE as MODULEFILES

from ..site import Site


def texts(site: Site, into: Path, prefix: str) -> dict[Path, str]:
    """The modules as modulefiles/configure.cmake makes them; none where the site has no module tool."""
    if site.modules.tool == "none":
        return {}
    with tempfile.TemporaryDirectory() as made:
        settings = {
            "PREFIX": prefix,
            "INTO": made,
            "SYNTAX": {"lmod": "lua", "environment-modules": "tcl"}.get(site.modules.tool, "both"),
            "DEFAULTS": ";".join(f"{name}={value}" for name, value in site.defaults.items()),
        }
        command = ["cmake", *(f"-D{name}={value}" for name, value in settings.items())]
        subprocess.run([*command, "-P", MODULEFILES / "configure.cmake"], check=True)
        files = (path for path in sorted(Path(made).rglob("*")) if path.is_file())
        return {into / site.modules.place / path.relative_to(made): path.read_text(encoding="utf-8") for path in files}
