"""What is made of a site: one file for each kind of output, each a function from Site (and presets) to texts."""

from __future__ import annotations

from pathlib import Path

from fabrics import Preset

from ..site import Site
from . import commands, easybuild, modules, readme, reframe, spack

BANNER = "Generated from site.toml by `mpiwasm-site generate`; do not edit."


def committed(site: Site, presets: dict[str, Preset]) -> dict[Path, str]:
    """The files that lie beside site.toml: readers and Spack take them from Git."""
    return {
        site.folder / "README.md": readme.text(site, presets.get(site.fabric), BANNER),
        site.folder / "spack" / "packages.yaml": spack.packages(site, presets.get(site.fabric), BANNER),
        site.folder / "spack" / "modules.yaml": spack.modules(site, BANNER),
    }


def local(site: Site, presets: dict[str, Preset], into: Path, prefix: str) -> dict[Path, str]:
    """The files that an administrator of the site has made: they name places there."""
    preset = presets.get(site.fabric)
    return {
        into / "spack" / "packages.yaml": spack.packages(site, preset, BANNER),
        into / "spack" / "modules.yaml": spack.modules(site, BANNER),
        into / "easybuild" / "mpiwasm.cfg": easybuild.configuration(site, into, BANNER),
        into / "easybuild" / "hooks.py": easybuild.hooks(site, preset, BANNER),
        into / "reframe" / "settings.py": reframe.settings(site, BANNER, into, prefix),
        into / "job.sh": readme.job(site),
        **modules.texts(site, into / "modules", prefix),
        **commands.modules(site, into),
    }
