"""Every folder of src/ includes only what the table "Folders" of embedder/README.md lets it use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

EMBEDDER = Path(__file__).resolve().parents[1]
SOURCE = EMBEDDER / "src"
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def rows() -> dict[str, list[str]]:
    """Folder under src/ -> the folders that it may use, as the README lists them."""
    text = (EMBEDDER / "README.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for folder, allowed in re.findall(r"^\| `src/([\w/]+)/` \|[^|]*\|([^|]*)\|$", text, re.MULTILINE):
        assert folder not in found, f"{folder} has two rows"
        found[folder] = [name.rstrip("/") for name in re.findall(r"`([\w/]+)`", allowed)]
    return found


def owner(path: str, folders: list[str]) -> str:
    """The listed folder that a path below src/ belongs to, empty when there is none."""
    return max((folder for folder in folders if path.startswith(folder + "/")), key=len, default="")


def violations(folder: str, allowed: list[str], folders: list[str], root: Path = SOURCE) -> list[str]:
    """The includes of a folder that its row does not allow."""
    found = []
    for path in sorted((root / folder).rglob("*.[ch]pp")):
        if owner(str(path.relative_to(root)), folders) != folder:
            continue
        for included in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if not (root / included).exists():  # generated, or beside the file
                continue
            used = owner(included, folders)
            if used and used != folder and used not in allowed:
                found.append(f"{path.relative_to(root)} includes {included}")
    return found


def test_the_table_lists_every_folder() -> None:
    sources = [str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("*.[ch]pp")]
    listed = list(rows())
    assert listed
    assert not {folder for folder in sources if not owner(folder + "/", listed)}


@pytest.mark.parametrize("folder", rows())
def test_a_folder_includes_what_it_may(folder: str) -> None:
    table = rows()
    assert not violations(folder, table[folder], list(table))


def cycle(table: dict[str, list[str]]) -> list[str]:
    """Folders of which each may include the next and the last the first; empty if there are none."""
    done: set[str] = set()

    def follow(folder: str, path: list[str]) -> list[str]:
        if folder in path:
            return path[path.index(folder) :]
        if folder in done:
            return []
        for used in table.get(folder, []):
            if found := follow(used, [*path, folder]):
                return found
        done.add(folder)
        return []

    return next((found for folder in table if (found := follow(folder, []))), [])


def test_the_table_permits_no_cycle() -> None:
    assert cycle(rows()) == []


def test_a_cycle_is_found() -> None:
    assert cycle({"command": ["host"], "host": ["calls"], "calls": ["guest", "host"], "guest": []}) == ["host", "calls"]


def test_a_forbidden_include_is_found(tmp_path: Path) -> None:
    (tmp_path / "translate").mkdir()
    (tmp_path / "calls" / "core").mkdir(parents=True)
    (tmp_path / "calls" / "core" / "call.hpp").touch()
    (tmp_path / "translate" / "bad.hpp").write_text('#include "calls/core/call.hpp"\n', encoding="utf-8")
    assert violations("translate", [], ["calls", "translate"], tmp_path) == [
        "translate/bad.hpp includes calls/core/call.hpp"
    ]


# The end of a guest leaves frames of these folders without destructors (docs/contributors/architecture.md).
LEFT_FOLDERS = ("blas", "calls", "fftw", "translate", "wasi")
LOCK = re.compile(
    r"\b(?:std::(?:recursive_|shared_|timed_)*mutex|(?:lock|scoped|unique|shared)_lock|lock_guard|pthread_mutex_\w+)\b"
)


def locks(folder: Path) -> list[str]:
    """The lines below a folder that name a lock."""
    return [
        f"{path.name}: {line.strip()}"
        for path in sorted(folder.rglob("*.[ch]pp"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if LOCK.search(line)
    ]


@pytest.mark.parametrize("folder", LEFT_FOLDERS)
def test_what_the_end_of_a_guest_leaves_holds_no_lock(folder: str) -> None:
    assert list((SOURCE / folder).rglob("*.cpp"))
    assert not locks(SOURCE / folder)


def test_a_lock_is_found(tmp_path: Path) -> None:
    (tmp_path / "bad.cpp").write_text("  const std::lock_guard guard{mutex};\n", encoding="utf-8")
    assert locks(tmp_path) == ["bad.cpp: const std::lock_guard guard{mutex};"]


# Whatever mpiwasm opens belongs to a HostFile, so that every path closes it.
CLOSES = re.compile(r"(?<!\w)::close\(")


def files_with(pattern: re.Pattern[str], root: Path = SOURCE) -> set[str]:
    """The sources in which a pattern is found."""
    return {str(path.relative_to(root)) for path in root.rglob("*.[ch]pp") if pattern.search(path.read_text("utf-8"))}


def test_one_class_closes_files() -> None:
    assert files_with(CLOSES) == {"guest/host_file.hpp"}


def test_a_file_that_closes_is_found(tmp_path: Path) -> None:
    (tmp_path / "bad.cpp").write_text("  (void)::close(file);\n", encoding="utf-8")
    (tmp_path / "good.cpp").write_text("Errno Table::close(Fd fd) {\n", encoding="utf-8")
    assert files_with(CLOSES, tmp_path) == {"bad.cpp"}


def test_no_object_is_asked_for_its_class() -> None:
    assert files_with(re.compile(r"\bdynamic_cast\b")) == set()


# A call that ends the guest leaves its frame, and a turn in it would never end.
ENDS_GUEST = re.compile(r"\b(?:context\.exit|guest_?(?:->|\.)(?:exit|end))\(")
FUNCTION = re.compile(r"^(?!namespace\b)\w[^;=]*?(\w+)\([^;]*\{$(.*?)^\}", re.MULTILINE | re.DOTALL)


def ending_calls(text: str) -> list[str]:
    """The functions of a source that end the guest by themselves."""
    return [name for name, body in FUNCTION.findall(text) if ENDS_GUEST.search(body)]


def test_calls_that_end_the_guest_take_no_turn() -> None:
    wasi = SOURCE / "wasi"
    ending = {name for path in wasi.glob("*.cpp") for name in ending_calls(path.read_text(encoding="utf-8"))}
    # What every end goes through, and the call that is no HostCall.
    calls = ending - {"exit", "proc_exit_code"}
    rows = re.findall(r'row_without_turn\("(\w+)"\)', (wasi / "functions.cpp").read_text(encoding="utf-8"))
    assert calls == {"proc_raise"}
    assert calls <= set(rows)


def test_an_end_of_the_guest_is_found() -> None:
    text = "Errno stop(Context& context) {\n  context.exit(1);\n}\n\nErrno go(Context&) {\n  return ok;\n}\n"
    assert ending_calls(text) == ["stop"]


# State is in the context or in the object, so that it can become one per thread; MPI's callbacks, which get no argument
# of ours, need one way to it.
STATIC = re.compile(
    r"^\s*(?:inline |\[\[\w+\]\] )*(?:static|thread_local) (?!const\b|constexpr\b|inline\b)([^()]*?)(?:[;{=]|\()"
)
# An object of a namespace needs none of these words; such lines are not indented. Functions have a parameter list.
NAMESPACE_OBJECT = re.compile(
    r"^(?:inline |extern )*(?:constinit |thread_local )*"
    r"(?!(?:const|constexpr|inline|extern|constinit|thread_local|using|namespace|struct|class|enum|union|template|return"
    r"|typedef|friend|concept|static|static_assert|else|public|private|case)\b)"
    r"[A-Za-z_][\w:]*(?:<[^()]*>)?(?: const)?[ *&]+(?!operator\b)(?:const )?[a-z_]\w*"
    r"(?:\[[^\]]*\]| \[\[[^\]]*\]\])* ?(?:=[^=]|\{|;)"
)
# Of these folders: see "Objects that outlive calls" in docs/contributors/where-to-change.md.
PERMITTED_STATE = {
    "duplication_queue.cpp: static DuplicationQueue& all = *new DuplicationQueue;",
    "open_adapter.cpp: static Context& context = *new Context;",
    "threaded_call.cpp: thread_local OwnCaller own;",
    "callers.cpp: constinit Callers callers;",
    "callers.cpp: constinit thread_local Caller* own_caller = nullptr;",
    "callers.hpp: extern constinit Callers callers;",
    'callers.hpp: extern constinit thread_local Caller* own_caller [[gnu::tls_model("initial-exec")]];',
}


def global_state(folder: Path) -> list[str]:
    """The static objects below a folder that can change."""
    found = []
    for path in sorted(folder.rglob("*.[ch]pp")):
        for line in path.read_text(encoding="utf-8").splitlines():
            match = STATIC.match(line)
            # A function has its parameters right behind its name.
            is_local = match and not re.search(r"\w\($", line[: match.end()])
            if is_local or NAMESPACE_OBJECT.match(line):
                found.append(f"{path.name}: {line.partition('//')[0].strip()}")
    return found


@pytest.mark.parametrize("folder", ["blas", "calls", "fftw", "host", "layout", "translate", "wasi"])
def test_a_folder_has_no_state_outside_of_objects(folder: str) -> None:
    assert sorted(set(global_state(SOURCE / folder)) - PERMITTED_STATE) == []


def test_permitted_state_exists() -> None:
    found = {line for folder in ("calls", "host", "translate") for line in global_state(SOURCE / folder)}
    assert found >= PERMITTED_STATE


@pytest.mark.parametrize(
    "line",
    [
        "  static Tools all;",
        "  static std::optional<int> level;",
        "  static auto& pool = *new std::array<Trampoline, 256>;",
        "thread_local int depth = 0;",
        "static Group none{};",
        "Callers callers;",
        "constinit Callers callers;",
        "constinit thread_local Caller* own_caller = nullptr;",
        "std::vector<std::string> names{};",
        "int counts[4] = {};",
    ],
)
def test_state_outside_of_objects_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "bad.cpp").write_text(
        f"int helper(int number) {{\n  static const int rows[] = {{1}};\n{line}\n}}\nconst int most = 4;\n",
        encoding="utf-8",
    )
    assert global_state(tmp_path) == [f"bad.cpp: {line.strip()}"]


# Each of these would be matched by whatever the guest communicates at the same time.
COLLECTIVE = re.compile(r"\bMPI_I?(?:Allgather|Allreduce|Alltoall|Barrier|Bcast|Exscan|Gather|Reduce|Scan|Scatter)v?\(")
CONSTRUCTOR = re.compile(
    r"\bMPI_Comm_create_group\((?:\w*comm\w*)\.host\b"
    r"|\bMPI_(?:Comm_(?:dup|split|split_type|create|spawn_multiple)|Intercomm_(?:create|merge)|File_open"
    r"|Win_(?:create|allocate|allocate_shared|create_dynamic)|(?:Cart|Graph|Dist_graph)_\w*create\w*)"
    r"\([^;]*\b(?:\w*comm\w*|old|local)\.host\b"
)


def test_mpiwasm_communicates_over_its_own_communicators_only() -> None:
    allowed = {
        "communicators/collective_call.cpp",
        "communicators/exchanges.cpp",
        "communicators/private_communicators.cpp",
    }
    found = set()
    for path in sorted((SOURCE / "calls").rglob("*.[ch]pp")):
        name = str(path.relative_to(SOURCE / "calls"))
        code = re.sub(r"//[^\n]*|\"[^\"\n]*\"", "", path.read_text(encoding="utf-8"))
        if COLLECTIVE.search(code) and not name.startswith("checkpoint/"):
            found.add(name)
    # The barrier behind closing a file is on a communicator of that file; packed broadcasts and
    # copied reductions are the program's own.
    own = {"messages/packed_broadcast.cpp", "messages/copied_reduction.cpp"}
    assert found == {*allowed, *own, "files/files.cpp"}


def test_the_library_makes_objects_over_these_communicators() -> None:
    generated = sorted((EMBEDDER / "generated" / "calls").glob("*.cpp"))
    for path in [*sorted((SOURCE / "calls").rglob("*.cpp")), *generated]:
        if path.name in ("communicator.cpp", "private_communicators.cpp"):  # where these communicators are made
            continue
        made = CONSTRUCTOR.search(path.read_text(encoding="utf-8"))
        assert made is None, f"{path.name}: {made.group(0)}"
