"""Run by `spack python`: concretizes specs, one result a line: concretize.py QUESTIONS. QUESTIONS is a JSON file with a
list of pairs: the spec, and what its result must satisfy (null: it must be refused). There are no packages but those of
packages.yaml: the solver would think of hundreds, from slurm to X11, that no question is about.
"""

import json
import sys
import time

import spack.config
import spack.repo
from spack.concretize import concretize_one
from spack.error import SpackError

others = set(spack.repo.all_package_names()) - set(spack.config.get("packages"))
spack.config.set("packages", {name: {"buildable": False} for name in others}, scope="command_line")

with open(sys.argv[1]) as file:
    questions = json.load(file)
for asked, expected in questions:
    started = time.time()
    answer = {"asked": asked}
    try:
        spec = concretize_one(asked)
        answer["mpi"] = spec["mpi"].format("{name}{@version}{variants}")
        answer["satisfied"] = expected is not None and spec.satisfies(expected)
        answer["spec"] = "" if answer["satisfied"] else spec.tree()
    except SpackError as error:
        answer["error"] = f"{error} {getattr(error, 'long_message', '') or ''}"
    answer["seconds"] = round(time.time() - started, 1)
    print(json.dumps(answer), flush=True)
