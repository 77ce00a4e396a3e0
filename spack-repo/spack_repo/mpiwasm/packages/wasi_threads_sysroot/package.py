# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
from spack_repo.builtin.build_systems.generic import Package
from spack_repo.mpiwasm.release import SHA256, url_of

from spack.package import *


class WasiThreadsSysroot(Package):
    """What C and C++ programs with threads for WebAssembly are compiled against: wasi-libc with
    POSIX threads, LLVM's compiler runtime, libc++, libc++abi and OpenMP library for
    wasm32-wasip1-threads. Headers and WebAssembly code, the same for all processors."""

    homepage = "https://wasi.dev"
    url = url_of("wasi-threads-sysroot-22.1.8.tar.gz")

    license("Apache-2.0 WITH LLVM-exception AND MIT")

    # LLVM's version. The archive is the one that goes with mpiwasm's release, made by
    # easyconfigs/make_sources.py: what `make threads install` and EasyBuild give to guests.
    version("22.1.8", sha256=SHA256["wasi-threads-sysroot"])

    target = "wasm32-wasip1-threads"

    @property
    def sanity_check_is_file(self):
        libraries = ("libc.a", "libc++.a", "libc++abi.a", "libclang_rt.builtins.a")
        return [
            *(join_path("lib", self.target, name) for name in libraries),
            join_path("include", self.target, "pthread.h"),
            join_path("include", self.target, "c++", "v1", "vector"),
            join_path("openmp", "include", "omp.h"),
            join_path("openmp", "lib", "libomp.a"),
        ]

    def install(self, spec, prefix):
        for folder in ("include", "lib", "openmp"):
            install_tree(folder, prefix.join(folder))
