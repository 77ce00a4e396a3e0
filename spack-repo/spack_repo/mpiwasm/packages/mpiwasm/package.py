# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
import itertools
import json
import os

from spack_repo.builtin.build_systems.cmake import CMakePackage, generator
from spack_repo.mpiwasm.release import ADDRESS, SHA256, url_of

from spack.package import *

# What each MPI library calls an interconnect: the words for the library itself, and those for the
# transport library below it. No words: the library can do it as it is. Not named: it cannot.
# The presets in modulefiles/fabrics.toml say the same; tests/test_fabric_words.py compares them.
UCX = "ucx +thread_multiple +verbs +rc +ud +dc +mlx5_dv +cma"
CH4 = {
    "psm2": ("netmod=ofi", "libfabric fabrics=psm2"),
    "psm3": ("netmod=ofi", "libfabric fabrics=psm3"),
    "opx": ("netmod=ofi", "libfabric fabrics=opx"),
    "ucx": ("netmod=ucx", UCX),
    "ofi": ("netmod=ofi", ""),
    "cxi": ("netmod=ofi", "libfabric fabrics=cxi"),
    "efa": ("netmod=ofi", "libfabric fabrics=efa"),
    "verbs": ("netmod=ofi", "libfabric fabrics=verbs,rxm"),
    "tcp": ("netmod=ofi", "libfabric fabrics=tcp"),
    "shm": ("", ""),
}
OPENMPI = {
    "psm2": ("fabrics=psm2", ""),
    "psm3": ("fabrics=ofi", "libfabric fabrics=psm3"),
    "opx": ("fabrics=ofi", "libfabric fabrics=opx"),
    "ucx": ("fabrics=ucx", UCX),
    "ofi": ("fabrics=ofi", ""),
    "cxi": ("fabrics=ofi", "libfabric fabrics=cxi"),
    "efa": ("fabrics=ofi", "libfabric fabrics=efa"),
    # Open MPI's own verbs transport ended with version 4; UCX speaks verbs for it.
    "verbs": ("fabrics=ucx", UCX),
    "tcp": ("", ""),
    "shm": ("", ""),
}
MVAPICH2 = {
    "psm2": ("fabrics=psm2", ""),
    "ofi": ("fabrics=nemesisofi", ""),
    "verbs": ("fabrics=mrail", ""),
    "tcp": ("fabrics=nemesis", ""),
    "shm": ("", ""),
}
# It brings a libfabric of its own and takes the provider when a program starts.
INTEL = {
    **{name: ("", "") for name in ("psm2", "psm3", "ucx", "ofi", "efa", "verbs", "tcp", "shm")},
    "opx": ("+external-libfabric", "libfabric fabrics=opx"),
    "cxi": ("+external-libfabric", "libfabric fabrics=cxi"),
}
# Always an external; Cray's modules choose between Slingshot and UCX.
CRAY = {fabric: ("", "") for fabric in ("ucx", "ofi", "cxi", "shm")}
WORDS = {
    "openmpi@5:": OPENMPI,
    "openmpi@:4": {**OPENMPI, "verbs": ("fabrics=verbs", "")},
    "mpich": CH4,
    "mvapich": CH4,
    "mvapich2": MVAPICH2,
    "intel-oneapi-mpi": INTEL,
    "cray-mpich": CRAY,
}
FABRICS = list(CH4)
# The BLAS and the FFTW that programs call: the package, and the names of its shared library.
BLAS = {
    "flexiblas": ("flexiblas", "libflexiblas"),
    "openblas": ("openblas", "libopenblas"),
    "blis": ("blis", "libblis", "libblis-mt"),
    "amdblis": ("amdblis", "libblis", "libblis-mt"),
    "mkl": ("intel-oneapi-mkl", "libmkl_rt"),
}
FFTW = {"fftw": "fftw precision=float,double", "amdfftw": "amdfftw precision=float,double"}
# libfabric alone is built for sockets only. Of these providers, one must be there for fabrics=ofi.
PROVIDERS = ("verbs,rxm", "cxi", "efa", "opx", "psm2", "psm3")


def libraries_with(fabric):
    """The MPI libraries that can have a fabric, for a message."""
    names = {library.split("@")[0]: None for library, words in WORDS.items() if fabric in words}
    return ", ".join(f"^{name}" for name in names)


class Mpiwasm(CMakePackage):
    """Runs MPI programs that were compiled once to WebAssembly, on any MPI library and network,
    in a sandbox, at native speed. Brings the compilers for such programs with it."""

    homepage = ADDRESS
    git = f"{ADDRESS}/mpiwasm.git"
    tags = ["wasm", "mpi"]

    license("MIT")

    version("main", branch="main")
    version(
        "0.1.0",
        url=url_of("mpiwasm-0.1.0.tar.gz"),
        sha256=SHA256["mpiwasm"],
    )

    variant(
        "fabrics",
        values=auto_or_any_combination_of(*FABRICS),
        description="Interconnects that the MPI library must have been built for; auto: as it is",
    )
    variant(
        "abi",
        default=False,
        description="Call the MPI library through the MPI-5 standard ABI (libmpi_abi) only",
    )
    variant(
        "backend",
        default="llvm",
        values=("llvm", "cranelift", "singlepass"),
        multi=False,
        description="Compiler of WebAssembly modules that `mpiwasm` takes when none is asked for",
    )
    variant(
        "threads",
        default=True,
        description="Give -pthread and -fopenmp to mpiwasm-cc and mpiwasm-c++",
    )
    variant(
        "fortran", default=False, description="Install mpiwasm-fc, for MPI programs in Fortran"
    )
    variant(
        "blas",
        default="auto",
        values=("auto", "wasm", *BLAS),
        multi=False,
        description="BLAS and LAPACK for programs linked with -lblas or -llapack; auto: what "
        "is found where they run, wasm: that in the program",
    )
    variant(
        "fftw",
        default="auto",
        values=("auto", "wasm", *FFTW),
        multi=False,
        description="FFTW for programs linked with -lfftw3; values as for blas",
    )
    variant("tests", default=False, description="Build the unit tests, for `--test=root`")
    variant("docs", default=True, description="Install the manual")

    generator("ninja")
    root_cmakelists_dir = "embedder"

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("cmake@3.21:", type="build")
    depends_on("mpi", type=("build", "link"))
    depends_on("wasmer-mpiwasm@7.4.2-mpiwasm-1", type=("build", "link"))
    # Compiles what guests link, and later the users' guests.
    depends_on("llvm@22.1 +clang +lld targets=all", type=("build", "run"))
    depends_on("wasi-sdk", type="build")
    conflicts(
        "^wasi-sdk-prebuilt",
        msg="wasi-sdk-prebuilt has no compiler runtime for this LLVM: take ^wasi-sysroot",
    )
    depends_on("wasi-threads-sysroot@22.1.8", type="build", when="+threads")
    with when("+fortran"):
        depends_on("wasi-flang-runtime@22.1.8", type="build")
        depends_on("python@3.11:", type="build")  # makes the bindings of MPI
        # mpiwasm-fc runs a copy of flang, with the libraries of this LLVM.
        requires(
            "^llvm +flang",
            msg="+fortran needs ^llvm +flang; if an external llvm has it, write this into its "
            "spec in packages.yaml",
        )
    # Of an LLVM that is linked statically, flang refuses some code with OpenMP.
    requires(
        "^llvm +llvm_dylib +link_llvm_dylib",
        when="+fortran +threads",
        msg="+fortran +threads needs ^llvm +llvm_dylib +link_llvm_dylib, for OpenMP; if an "
        "external llvm has them, write this into its spec in packages.yaml",
    )
    depends_on("fmt@9:", type=("build", "link"))
    depends_on("openssl@3:", type=("build", "link"))
    depends_on("zstd@1.5:", type=("build", "link"))
    depends_on("cli11@2.1:", type="build")
    depends_on("nlohmann-json@3.11:", type="build")
    depends_on("tl-expected@1:", type="build")
    depends_on("xxhash@0.8:", type="build")
    depends_on("googletest@1.12:", type="build", when="+tests")
    depends_on("googletest@1.12:", type="test")

    for _name, (_package, *_) in BLAS.items():
        depends_on(_package, when=f"blas={_name}", type="run")
    for _name, _package in FFTW.items():
        depends_on(_package, when=f"fftw={_name}", type="run")
    del _name, _package, _

    conflicts(
        "^[virtuals=mpi] mpi-serial",
        msg="mpi-serial is no MPI library for several ranks, and mpiwasm has its own for one: "
        "take ^openmpi, ^mpich ...",
    )

    requires("platform=linux", msg="mpiwasm runs on Linux only")
    requires(
        "target=x86_64:",
        "target=aarch64:",
        policy="one_of",
        msg="mpiwasm is made for x86-64 and aarch64",
    )
    conflicts("%cxx=gcc@:11", msg="mpiwasm is written in C++20: take GCC 12 or newer (`%gcc@12:`)")
    conflicts("%cxx=clang@:15", msg="mpiwasm is written in C++20: take Clang 16 or newer")

    for _library, _fabric in itertools.product(WORDS, FABRICS):
        _name = _library.split("@")[0]
        _asked = f"fabrics={_fabric} ^[virtuals=mpi] {_library}"
        if _fabric not in WORDS[_library]:
            conflicts(
                f"^[virtuals=mpi] {_library}",
                when=f"fabrics={_fabric}",
                msg=f"{_name} has no {_fabric}: take {libraries_with(_fabric)}, "
                f"or leave out fabrics={_fabric}",
            )
            continue
        _own, _transport = WORDS[_library][_fabric]
        if _own:
            depends_on(f"{_name} {_own}", when=_asked)
            requires(
                f"^[virtuals=mpi] {_library} {_own}",
                when=_asked,
                msg=f"fabrics={_fabric} needs ^{_name} {_own}; if an external {_name} has it, "
                "write this into its spec in packages.yaml",
            )
        if _transport:
            # A condition sees direct dependencies only, so the transport library must be one.
            depends_on(_transport, when=_asked, type="run")
    del _library, _fabric, _name, _asked, _own, _transport

    for _name in ("openmpi", "mpich", "mvapich"):
        _asked = f"fabrics=ofi ^[virtuals=mpi] {_name}"
        depends_on("libfabric", when=_asked, type="run")
        requires(
            *(f"^libfabric fabrics={_provider}" for _provider in PROVIDERS),
            policy="any_of",
            when=_asked,
            msg="fabrics=ofi needs a libfabric that was built for a network: name that (cxi, efa, "
            "opx, psm2, psm3, verbs), or write fabrics=... into the spec of an external libfabric",
        )
    del _name, _asked

    requires(
        "^[virtuals=mpi] intel-oneapi-mpi@2021.17:",
        "^[virtuals=mpi] mpich@5:",
        "^[virtuals=mpi] openmpi@6:",
        policy="any_of",
        when="+abi",
        msg="+abi needs an MPI library with the MPI-5 standard ABI: ^intel-oneapi-mpi@2021.17:, "
        "an external ^mpich@5: configured with --enable-mpi-abi, or an external ^openmpi@6:",
    )

    @property
    def adapter(self):
        """The adapter that the MPI library of this spec needs: openmpi, mpich or mpi-abi."""
        if self.spec.satisfies("+abi"):
            return "mpi-abi"
        kin = ("openmpi", "hpcx-mpi", "spectrum-mpi", "fujitsu-mpi")
        return "openmpi" if self.spec["mpi"].name in kin else "mpich"

    @property
    def sanity_check_is_file(self):
        programs = ["mpiwasm", "mpiwasm-cc", "mpiwasm-c++", "mpiwasm-fc"]
        adapters = [self.adapter, "mpi-abi", "serial"]
        return [
            *(join_path("bin", name) for name in programs),
            *(join_path("lib", "mpiwasm", f"libmpiwasm-host-{name}.so") for name in adapters),
            join_path("include", "mpiwasm", "mpi.h"),
            join_path("lib", "libwasmer.so"),
            join_path("share", "man", "man1", "mpiwasm.1"),
            *self.files_for_threads(),
            *self.files_for_fortran(),
        ]

    def files_for_threads(self):
        if self.spec.satisfies("~threads"):
            return []
        share = join_path("share", "mpiwasm")
        return [
            join_path(share, "openmp", "lib", "libomp.a"),
            join_path(share, "threads-sysroot", "lib", "wasm32-wasip1-threads", "libc.a"),
        ]

    def files_for_fortran(self):
        if self.spec.satisfies("~fortran"):
            return []
        folder = join_path("share", "mpiwasm", "fortran")
        files = ("bin/flang", "bin/fir-opt", "bin/tco", "lib/libflang_rt.a", "mpi/mpi_f08.mod")
        return [join_path(folder, *file.split("/")) for file in files]

    @run_before("cmake", when="+abi")
    def look_for_standard_abi(self):
        if not find_libraries("libmpi_abi", self.spec["mpi"].prefix, recursive=True):
            raise InstallError(
                f"+abi: {self.spec['mpi'].prefix} has no libmpi_abi.so; "
                "MPICH 5 must be configured with --enable-mpi-abi"
            )

    def cmake_args(self):
        # The header of the standard ABI is mpiwasm's own.
        compilers = "" if self.spec.satisfies("+abi") else self.mpi_compiler()
        return [
            *self.threads_args(),
            *self.fortran_args(),
            self.define("MPIWASM_WASMER", self.spec["wasmer-mpiwasm"].prefix),
            self.define("MPIWASM_SYSROOT", self.spec["wasi-sdk"].prefix),
            self.define("MPIWASM_CLANG", self.spec["llvm"].prefix.bin.clang),
            self.define("MPIWASM_LLVM_TOOLS", self.spec["llvm"].prefix.bin.join("llvm-")),
            self.define("MPIWASM_LLVM_SUFFIX", ""),
            self.define("MPIWASM_MPI_COMPILERS", compilers),
            self.define("MPIWASM_TESTS", self.run_tests or self.spec.satisfies("+tests")),
            self.define_from_variant("MPIWASM_DOCS", "docs"),
            self.define("MPIWASM_WARNINGS_AS_ERRORS", False),
        ]

    def threads_args(self):
        if self.spec.satisfies("~threads"):
            return []
        sysroot = self.spec["wasi-threads-sysroot"].prefix
        return [
            self.define("MPIWASM_THREADS_SYSROOT", sysroot),
            self.define("MPIWASM_OPENMP_RUNTIME", sysroot.openmp),
        ]

    def fortran_args(self):
        if self.spec.satisfies("~fortran"):
            return []
        return [
            self.define("MPIWASM_FLANG_RUNTIME", self.spec["wasi-flang-runtime"].prefix),
            self.define("MPIWASM_FLANG", self.spec["llvm"].prefix.bin.flang),
        ]

    def mpi_compiler(self):
        """The compiler wrapper that knows where mpi.h is, or the folder with mpi.h."""
        mpi = self.spec["mpi"]
        if os.path.exists(mpi.prefix.bin.mpicc):
            return mpi.prefix.bin.mpicc
        return mpi.headers.directories[0]

    # As modulefiles/ does; PATH, MANPATH, CMAKE_PREFIX_PATH and PKG_CONFIG_PATH come from Spack.
    def setup_run_environment(self, env: EnvironmentModifications) -> None:
        env.set("MPIWASM_PREFIX", self.prefix)
        if self.spec.satisfies("+abi"):
            env.set("MPIWASM_MPI", "abi")
        if not self.spec.satisfies("backend=llvm"):
            env.set("MPIWASM_BACKEND", self.spec.variants["backend"].value)
        for variable, library in (
            ("MPIWASM_BLAS", self.numerical_library("blas")),
            ("MPIWASM_FFTW", self.numerical_library("fftw")),
        ):
            if library:
                env.set(variable, library)

    def numerical_library(self, kind):
        """What --blas or --fftw is by default: the file of the library; nothing for auto."""
        chosen = self.spec.variants[kind].value
        if chosen in ("auto", "wasm"):
            return "" if chosen == "auto" else chosen
        package, *names = BLAS[chosen] if kind == "blas" else (chosen, "libfftw3")
        prefix = self.spec[package].prefix
        found = find_libraries(names, prefix, shared=True, recursive=True)
        if not found:
            raise InstallError(f"{kind}={chosen}: {prefix} has no {names[0]}.so")
        return found[0]

    def run_guest(self, *arguments):
        """What `mpirun -np 1 mpiwasm ...` prints, by the launcher of this spec's MPI library."""
        launchers = [self.spec["mpi"].prefix.bin.join(name) for name in ("mpirun", "mpiexec")]
        launcher = next((path for path in launchers if os.path.exists(path)), None)
        if launcher is None:
            raise SkipTest(f"{self.spec['mpi'].prefix} has no mpirun: start a guest by hand")
        mpirun = Executable(launcher)
        if os.geteuid() == 0:  # as in containers; Open MPI refuses unless two variables permit it
            mpirun.add_default_env("OMPI_ALLOW_RUN_AS_ROOT", "1")
            mpirun.add_default_env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1")
        command = ["-np", "1", self.prefix.bin.mpiwasm, *arguments]
        return mpirun(*command, output=str.split, error=str.split)

    def test_version(self):
        """mpiwasm says its version"""
        mpiwasm = Executable(self.prefix.bin.mpiwasm)
        output = mpiwasm("--version", output=str.split, error=str.split)
        expected = "mpiwasm " if self.spec.satisfies("@main") else f"mpiwasm {self.spec.version}"
        assert expected in output, f"expected {expected!r} in {output!r}"

    def test_hello(self):
        """a program is compiled and runs with one rank"""
        source = join_path(self.test_suite.current_test_data_dir, "hello.c")
        Executable(self.prefix.bin.join("mpiwasm-cc"))("-O2", source, "-o", "hello.wasm")
        output = self.run_guest("hello.wasm")
        assert "hello from rank 0 of 1" in output, output

    def test_fortran(self):
        """a Fortran program is compiled and runs with one rank"""
        if self.spec.satisfies("~fortran"):
            raise SkipTest("mpiwasm-fc is there with +fortran only")
        source = join_path(self.test_suite.current_test_data_dir, "hello.f90")
        Executable(self.prefix.bin.join("mpiwasm-fc"))("-O2", source, "-o", "fortran.wasm")
        output = self.run_guest("fortran.wasm")
        assert "hello from rank 0 of 1" in output, output

    def test_mpi_library(self):
        """mpiwasm takes the MPI library of this spec; says which one, and its fabrics"""
        report = json.loads(self.run_guest("info", "--json"))
        libraries = {library["path"]: library for library in report["libraries"]}
        chosen = libraries[report["chosen"]]
        print(f"MPI library: {chosen['path']} ({chosen['version'].strip()})")
        print(f"built as: {self.spec['mpi'].format('{name}{@version}{variants}')}")
        family = "abi" if self.adapter == "mpi-abi" else self.adapter
        assert chosen["family"] == family, f"{chosen['path']} is of the {chosen['family']} family"
        assert family in report["adapters"], f"no adapter for {family}: {report['adapters']}"

    def test_fabric(self):
        """MPI starts; says which library and layer carry messages, and which networks are here"""
        report = self.run_guest("info", "--fabric")
        assert "1 rank on 1 node" in report, report
        for line in ("library", "networks here"):
            assert f"\n  {line}  " in report, f"no line {line!r} in {report}"
