"""The command line of mpiwasm-site; the only part that prints."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from fabrics import Preset, read_presets

from . import lint, references
from .detect import detect, site_file
from .output import commands, committed, local
from .site import ROOT, Malformed, Site, folders, read_site


def chosen(names: list[str], root: Path) -> list[Path]:
    """The folders of the named sites, or of all."""
    return [root / name for name in names] if names else list(folders(root))


def problems_of(folder: Path, presets: dict[str, Preset]) -> list[str]:
    """Everything that is wrong with one site, its committed files included."""
    try:
        site = read_site(folder)
    except Malformed as malformed:
        return [f"site.toml: {problem}" for problem in malformed.args]
    found = [f"site.toml: {problem}" for problem in lint.problems(site, presets)]
    if found:
        return found
    for path, text in committed(site, presets).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(f"{path.relative_to(site.folder)}: does not match site.toml; run mpiwasm-site generate")
    return found + [f"{references.NAME}: {problem}" for problem in reference_problems(site)]


def reference_problems(site: Site) -> list[str]:
    try:
        content = references.read_references(site.folder)
    except ValueError as error:
        return [f"cannot be read: {error}"]
    partitions = {partition.name for partition in site.partitions}
    return list(references.problems(content, partitions, {mpi.library for mpi in site.mpi}))


def check(options: argparse.Namespace) -> int:
    presets = read_presets()
    wrong = 0
    sites = chosen(options.sites, options.root)
    for folder in sites:
        found = problems_of(folder, presets)
        wrong += bool(found)
        for problem in found:
            print(f"{folder.parent.name}/{folder.name}/{problem}")
    print(f"{len(sites) - wrong} of {len(sites)} sites are valid")
    return 1 if wrong or not sites else 0


def usable(folder: Path, presets: dict[str, Preset]) -> Site:
    """A site without problems; raises Malformed."""
    site = read_site(folder)
    found = lint.problems(site, presets)
    if found:
        raise Malformed(*found)
    return site


def generate(options: argparse.Namespace) -> int:
    presets = read_presets()
    sites = chosen(options.sites, options.root)
    if options.into and len(sites) != 1:
        print("mpiwasm-site: --into requires exactly one site", file=sys.stderr)
        return 2
    for folder in sites:
        try:
            site = usable(folder, presets)
        except Malformed as malformed:
            for problem in malformed.args:
                print(f"{folder.parent.name}/{folder.name}/site.toml: {problem}", file=sys.stderr)
            return 1
        files = local(site, presets, options.into, options.prefix) if options.into else committed(site, presets)
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            if options.into:
                print(path.relative_to(options.into))
        for link, target in (commands.links(site, options.into) if options.into else {}).items():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(target)
            print(link.relative_to(options.into.resolve()))
    return 0


def new(options: argparse.Namespace) -> int:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*/[a-z0-9][a-z0-9-]*", options.site):
        print("mpiwasm-site: site names have the form centre/system, in lower case", file=sys.stderr)
        return 2
    file = options.root / options.site / "site.toml"
    if file.exists():
        print(f"mpiwasm-site: {file} already exists", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(site_file(options.site, detect()), encoding="utf-8")
    again = "mpiwasm-site" if options.root == ROOT else f"mpiwasm-site --root {options.root}"
    print(f"{file}: correct it, then: {again} generate {options.site}; {again} check {options.site}")
    return 0


def show(options: argparse.Namespace) -> int:
    for folder in folders(options.root):
        try:
            site = read_site(folder)
        except Malformed:
            print(f"{folder.parent.name}/{folder.name}: see mpiwasm-site check")
            continue
        libraries = ", ".join(mpi.library for mpi in site.mpi)
        fabric = site.fabric or "-"
        print(f"{site.name:30} {site.architecture:8} {site.network:13} {fabric:8} {site.launcher:7} {libraries}")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="mpiwasm-site", description="Configurations of HPC systems for mpiwasm.")
    parser.add_argument("--root", type=Path, default=ROOT, help="folder of the sites (default: site-configs)")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    verb = verbs.add_parser("new", help="write a site.toml with the detected properties of this machine")
    verb.add_argument("site", metavar="CENTRE/SYSTEM")
    verb.set_defaults(run=new)

    verb = verbs.add_parser("check", help="check site.toml, and whether generated files are up to date")
    verb.add_argument("sites", metavar="CENTRE/SYSTEM", nargs="*")
    verb.set_defaults(run=check)

    verb = verbs.add_parser("generate", help="generate README and Spack scope, or with --into all files of one site")
    verb.add_argument("sites", metavar="CENTRE/SYSTEM", nargs="*")
    verb.add_argument("--into", type=Path, metavar="FOLDER", help="output folder")
    verb.add_argument("--prefix", default="/opt/mpiwasm", help="installation prefix of mpiwasm (%(default)s)")
    verb.set_defaults(run=generate)

    verb = verbs.add_parser("list", help="list the sites")
    verb.set_defaults(run=show)

    options = parser.parse_args(arguments)
    return options.run(options)
