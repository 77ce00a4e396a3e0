"""The command line of mpiwasm-recipe; the only part that prints."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from .build import Place, build, environment
from .compare import Verdict, compare
from .processes import end_orderly_on_signals
from .recipe import Case, Malformed, Recipe, find, names
from .run import command_of, run
from .sources import Failed
from .tools import LIBRARIES, Tools, find_mpiwasm

OWN_RECIPES = Path(__file__).resolve().parent.parent / "apps"
KINDS = ("native", "wasm")


def kinds(options: argparse.Namespace) -> list[str]:
    """Those that were asked for; both when none was."""
    return [kind for kind in KINDS if getattr(options, kind)] or list(KINDS)


def place(options: argparse.Namespace) -> Place:
    return Place(options.work.resolve(), [*(folder.resolve() for folder in options.recipes), OWN_RECIPES])


def tools(options: argparse.Namespace) -> Tools:
    recipe = Path(os.path.abspath(sys.argv[0]))
    return Tools(find_mpiwasm(recipe), options.mpi, recipe)


def chosen_cases(recipe: Recipe, options: argparse.Namespace) -> list[Case]:
    if not options.case:
        return list(recipe.cases)
    known = {case.name: case for case in recipe.cases}
    for name in options.case:
        if name not in known:
            raise Malformed(f"{recipe.name} has no case {name}; it has {', '.join(known) or 'none'}")
    return [known[name] for name in options.case]


def list_recipes(options: argparse.Namespace) -> int:
    folders = place(options).recipes
    for name in names(folders):
        recipe = find(name, folders)
        origin = {"debian": "Debian source package", "url": "upstream archive", "own": "our own"}[recipe.source.kind]
        state = "" if recipe.source.built_here else " (not built with this recipe yet)"
        print(f"{name:<20} {recipe.version:<12} {recipe.licence:<24} {origin:<22} {recipe.title}{state}")
    return 0


def lint(options: argparse.Namespace) -> int:
    folders = place(options).recipes
    wrong = 0
    listed = options.names or names(folders)
    for name in listed:
        try:
            recipe = find(name, folders)
            for need in recipe.needs:
                find(need, folders)
        except Malformed as malformed:
            wrong += 1
            for problem in malformed.args:
                print(problem)
    print(f"{len(listed) - wrong} of {len(listed)} recipes are valid")
    return 1 if wrong or not listed else 0


def show_build(recipe: Recipe, where: Place, with_tools: Tools, kind: str, jobs: int) -> None:
    """What a build would do."""
    source = recipe.source
    origin = {
        "debian": f"Debian source package {source.debian} {source.version}, {source.archive}",
        "url": source.url,
        "own": str(recipe.folder),
    }[source.kind]
    print(f"# {recipe.name} {recipe.version}, {kind}: from {origin}")
    if source.sha256:
        print(f"# SHA-256 {source.sha256}")
    for name, value in environment(recipe, where, with_tools, kind, jobs).items():
        print(f"{name}={value}")
    print(recipe.build.strip())
    for case in recipe.cases:
        print(f"# case {case.name}")
        print(" ".join(command_of(recipe, case, where, with_tools, kind)))


def build_recipe(options: argparse.Namespace) -> int:
    where, with_tools = place(options), tools(options)
    recipe = find(options.name, where.recipes)
    for kind in kinds(options):
        if options.dry_run:
            show_build(recipe, where, with_tools, kind, options.jobs)
            continue
        new = build(recipe, where, with_tools, kind, options.jobs)
        folder = where.build(recipe, with_tools, kind)
        print(f"{recipe.name}: {folder} {'built' if new else 'already built'}")
    return 0


def install_recipe(options: argparse.Namespace) -> int:
    """Builds to Wasm and copies libraries and headers to where mpiwasm-cc finds them."""
    where, with_tools = place(options), tools(options)
    recipe = find(options.name, where.recipes)
    if not recipe.install:
        raise Malformed(f"{recipe.name} has nothing to install: it is no library that mpiwasm-cc links")
    build(recipe, where, with_tools, "wasm", options.jobs)
    for name in (*recipe.needs, recipe.name):
        install_files(find(name, where.recipes), where, with_tools)
    return 0


def install_files(recipe: Recipe, where: Place, with_tools: Tools) -> None:
    made, share = where.build(recipe, with_tools, "wasm"), with_tools.mpiwasm.parent / "share" / "mpiwasm"
    for target, path in recipe.install.items():
        try:
            (share / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made / path, share / target)
        except OSError as error:
            raise Failed(f"{recipe.name}: cannot install {share / target}: {error.strerror}") from None
    print(f"{recipe.name}: installed {len(recipe.install)} files in {share}")


def run_recipe(options: argparse.Namespace) -> int:
    where, with_tools = place(options), tools(options)
    recipe = find(options.name, where.recipes)
    for kind in kinds(options):
        build(recipe, where, with_tools, kind, options.jobs)
        for case in chosen_cases(recipe, options):
            print(" ".join(command_of(recipe, case, where, with_tools, kind)), flush=True)
            outcome = run(recipe, case, where, with_tools, kind)
            print(outcome.text(), end="")
            print(f"{recipe.name}: {case.name}: {outcome.seconds:.1f} s; output in {outcome.folder}")
    return 0


def report(recipe: Recipe, case: Case, library: str, verdict: Verdict) -> None:
    state = "equal" if not verdict.problems else "DIFFERENT"
    within = f"within {verdict.largest:.1e}" if verdict.largest else "but for numbers near zero"
    digits = "to the last digit" if verdict.identical else within
    compared = f", {verdict.lines} lines {digits}" if verdict.lines and not verdict.problems else ""
    print(f"{recipe.name}: {case.name}: {library}, {case.ranks} ranks: {state}{compared}", flush=True)
    for problem in verdict.problems[:10]:
        print(f"    {problem}")
    for figure in verdict.figures:
        measure = figure.measure
        values = f"native {figure.native:g}, Wasm {figure.wasm:g} {measure.unit}".rstrip()
        print(f"    {measure.name}: {values}: speed of Wasm {figure.speed:.3f}", flush=True)


def verify_recipe(options: argparse.Namespace) -> int:
    where, with_tools = place(options), tools(options)
    recipe = find(options.name, where.recipes)
    cases = chosen_cases(recipe, options)
    if not cases:
        raise Malformed(f"{recipe.name} has no cases to verify")
    for kind in KINDS:
        build(recipe, where, with_tools, kind, options.jobs)
    different = 0
    for case in cases:
        for _ in range(options.repeat):
            native, wasm = (run(recipe, case, where, with_tools, kind) for kind in KINDS)
            verdict = compare(case, native, wasm)
            report(recipe, case, with_tools.library, verdict)
            different += bool(verdict.problems)
    return 1 if different else 0


def parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--recipes", metavar="DIR", type=Path, action="append", default=[], help="additional recipes")
    common.add_argument(
        "--work", metavar="DIR", type=Path, default=Path("applications"), help="build directory [applications]"
    )
    one = argparse.ArgumentParser(add_help=False)
    one.add_argument("name", metavar="NAME", help="the recipe")
    one.add_argument("--mpi", choices=LIBRARIES, default="openmpi", help="the MPI library [openmpi]")
    one.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="parallel compile jobs")
    some = argparse.ArgumentParser(add_help=False)
    some.add_argument("--native", action="store_true", help="native build only")
    some.add_argument("--wasm", action="store_true", help="Wasm build only")
    cases = argparse.ArgumentParser(add_help=False)
    cases.add_argument("--case", metavar="CASE", action="append", default=[], help="this case only (repeatable)")

    command = argparse.ArgumentParser(prog="mpiwasm-recipe", description=__doc__)
    command.description = "Builds, runs and verifies MPI applications, natively and as Wasm."
    verbs = command.add_subparsers(dest="verb", required=True, metavar="COMMAND")
    verb = verbs.add_parser("list", parents=[common], help="list the recipes")
    verb.set_defaults(do=list_recipes)
    verb = verbs.add_parser("lint", parents=[common], help="check recipes, all or the named ones")
    verb.add_argument("names", metavar="NAME", nargs="*")
    verb.set_defaults(do=lint)
    verb = verbs.add_parser("build", parents=[common, one, some], help="fetch and build an application")
    verb.add_argument("--dry-run", action="store_true", help="print the steps only")
    verb.set_defaults(do=build_recipe)
    verb = verbs.add_parser("install", parents=[common, one], help="build a library and install it for mpiwasm-cc")
    verb.set_defaults(do=install_recipe)
    verb = verbs.add_parser("run", parents=[common, one, some, cases], help="run an application and show its output")
    verb.set_defaults(do=run_recipe)
    verb = verbs.add_parser("verify", parents=[common, one, cases], help="run natively and as Wasm, and compare")
    verb.add_argument(
        "--repeat", metavar="N", type=int, default=1, help="number of repetitions, native and Wasm in alternation"
    )
    verb.set_defaults(do=verify_recipe)
    return command


def main(words: list[str]) -> int:
    options = parser().parse_args(words)
    end_orderly_on_signals()
    try:
        return options.do(options)
    except Malformed as malformed:
        for problem in malformed.args:
            print(f"mpiwasm-recipe: {problem}", file=sys.stderr)
        return 2
    except Failed as failed:
        print(f"mpiwasm-recipe: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
