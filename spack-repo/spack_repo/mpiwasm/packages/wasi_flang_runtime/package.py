# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
from spack_repo.builtin.build_systems.generic import Package
from spack_repo.mpiwasm.release import SHA256, url_of

from spack.package import *


class WasiFlangRuntime(Package):
    """What Fortran programs for WebAssembly are compiled against, by mpiwasm-fc: the run time
    library of LLVM's flang and its intrinsic modules for wasm32-wasip1. Modules and WebAssembly
    code, the same for every processor and system."""

    homepage = "https://flang.llvm.org"
    url = url_of("wasi-flang-runtime-22.1.8.tar.gz")

    license("Apache-2.0 WITH LLVM-exception")

    # LLVM's version. The archive is the one that goes with mpiwasm's release, made by
    # easyconfigs/make_sources.py: what `make fortran install` and EasyBuild give to guests.
    version("22.1.8", sha256=SHA256["wasi-flang-runtime"])

    @property
    def sanity_check_is_file(self):
        modules = ("iso_c_binding", "iso_fortran_env", "ieee_arithmetic")
        return [
            *(join_path("include", "flang", f"{name}.mod") for name in modules),
            join_path("include", "ISO_Fortran_binding.h"),
            join_path("lib", "libflang_rt.a"),
        ]

    def install(self, spec, prefix):
        for folder in ("include", "lib"):
            install_tree(folder, prefix.join(folder))
