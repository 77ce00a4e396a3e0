# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
from spack_repo.builtin.build_systems.generic import Package
from spack_repo.mpiwasm.release import SHA256, url_of

from spack.package import *


class WasiSysroot(Package):
    """What C and C++ programs for WebAssembly are compiled against: wasi-libc, LLVM's compiler
    runtime, libc++ and libc++abi for wasm32-wasip1, without threads and exceptions. Headers and
    WebAssembly code, the same for every processor and system."""

    homepage = "https://wasi.dev"
    url = url_of("wasi-sysroot-22.1.8.tar.gz")

    license("Apache-2.0 WITH LLVM-exception AND MIT")

    # LLVM's version. The archive is the one that goes with mpiwasm's release, made by
    # easyconfigs/make_sources.py: what `make install` and EasyBuild give to guests.
    version("22.1.8", sha256=SHA256["wasi-sysroot"])

    variant(
        "sources",
        default=False,
        description="Build it from the sources of LLVM and of a newer wasi-libc, instead of "
        "taking the files of mpiwasm's release",
    )

    resource(
        name="llvm-project",
        url="https://github.com/llvm/llvm-project/releases/download/llvmorg-22.1.8/"
        "llvm-project-22.1.8.src.tar.xz",
        sha256="922f1817a0df7b1489272d18134ee0087a8b068828f87ac63b9861b1a9965888",
        placement="llvm-project",
        when="@22.1.8 +sources",
    )
    resource(
        name="wasi-libc",
        git="https://github.com/WebAssembly/wasi-libc.git",
        commit="161b3195fc2558d2b1ba3eb9ffae3b2b47407623",  # of wasi-sdk 33
        placement="wasi-libc",
        when="@22.1.8 +sources",
    )

    provides("wasi-sdk")

    with when("+sources"):
        depends_on("cmake@3.26:", type="build")
        depends_on("ninja", type="build")
        depends_on("python@3.8:", type="build")
        depends_on("llvm@22.1 +clang +lld targets=all", type="build")

    target = "wasm32-wasip1"

    @property
    def sanity_check_is_file(self):
        libraries = ("libc.a", "libc++.a", "libc++abi.a", "libclang_rt.builtins.a")
        return [
            *(join_path("lib", self.target, name) for name in libraries),
            join_path("include", self.target, "stdio.h"),
            join_path("include", self.target, "c++", "v1", "vector"),
        ]

    def install(self, spec, prefix):
        if spec.satisfies("~sources"):
            install_tree("include", prefix.include)
            install_tree("lib", prefix.lib)
            return
        self.build_part("llvm-project/compiler-rt", self.compiler_rt_args())
        libraries = join_path(prefix.lib, self.target)
        mkdirp(libraries)
        builtins = find(prefix.lib, "libclang_rt.builtins*.a")
        rename(builtins[0], join_path(libraries, "libclang_rt.builtins.a"))
        self.build_part("wasi-libc", self.libc_args())
        self.build_part("llvm-project/runtimes", self.libcxx_args())

    def build_part(self, part, args):
        with working_dir(join_path(self.stage.path, "build", part), create=True):
            cmake = which("cmake", required=True)
            ninja = which("ninja", required=True)
            source = join_path(self.stage.source_path, part)
            cmake("-G", "Ninja", source, *self.common_args(), *args)
            ninja("-j", str(make_jobs), "install")

    def common_args(self):
        tools = self.spec["llvm"].prefix.bin
        settings = {
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_SYSTEM_NAME": "WASI",
            "CMAKE_SYSTEM_PROCESSOR": "wasm32",
            "CMAKE_SYSROOT": self.prefix,
            "CMAKE_INSTALL_PREFIX": self.prefix,
            # Programs cannot be linked before the libraries are there, so CMake must not try.
            "CMAKE_TRY_COMPILE_TARGET_TYPE": "STATIC_LIBRARY",
            "CMAKE_C_COMPILER": tools.clang,
            "CMAKE_CXX_COMPILER": tools.join("clang++"),
            "CMAKE_ASM_COMPILER": tools.clang,
            "CMAKE_AR": tools.join("llvm-ar"),
            "CMAKE_NM": tools.join("llvm-nm"),
            "CMAKE_RANLIB": tools.join("llvm-ranlib"),
        }
        for language in ("C", "CXX", "ASM"):
            settings[f"CMAKE_{language}_COMPILER_TARGET"] = self.target
            settings[f"CMAKE_{language}_COMPILER_WORKS"] = "ON"
            settings[f"CMAKE_{language}_LINKER_DEPFILE_SUPPORTED"] = "OFF"
        return [f"-D{name}={value}" for name, value in settings.items()]

    def compiler_rt_args(self):
        others = (
            "SANITIZERS",
            "XRAY",
            "LIBFUZZER",
            "PROFILE",
            "CTX_PROFILE",
            "MEMPROF",
            "ORC",
            "GWP_ASAN",
        )
        return [
            *(f"-DCOMPILER_RT_BUILD_{part}=OFF" for part in others),
            "-DCOMPILER_RT_BAREMETAL_BUILD=ON",
            "-DCOMPILER_RT_DEFAULT_TARGET_ONLY=ON",
            "-DCOMPILER_RT_HAS_FPIC_FLAG=OFF",
            "-DCOMPILER_RT_INCLUDE_TESTS=OFF",
            "-DLLVM_ENABLE_PER_TARGET_RUNTIME_DIR=ON",
        ]

    def libc_args(self):
        return [f"-DTARGET_TRIPLE={self.target}", "-DBUILD_SHARED=OFF", "-DSETJMP=OFF"]

    def libcxx_args(self):
        args = [
            "-DLLVM_ENABLE_RUNTIMES=libcxx;libcxxabi",
            "-DLLVM_COMPILER_CHECKED=ON",
            "-DUNIX=ON",
            f"-DCMAKE_INSTALL_INCLUDEDIR={join_path('include', self.target)}",
            "-DLIBCXX_CXX_ABI=libcxxabi",
            "-DLIBCXX_ABI_VERSION=2",
            "-DLIBCXX_ENABLE_FILESYSTEM=ON",
            "-DLIBCXX_ENABLE_ABI_LINKER_SCRIPT=OFF",
            "-DLIBCXX_HAS_MUSL_LIBC=OFF",
            "-DLIBCXX_INCLUDE_TESTS=OFF",
            "-DLIBCXX_INCLUDE_BENCHMARKS=OFF",
            "-DLIBCXXABI_SILENT_TERMINATE=ON",
            "-DLIBCXXABI_USE_LLVM_UNWINDER=OFF",
        ]
        for library in ("LIBCXX", "LIBCXXABI"):
            args += [
                f"-D{library}_ENABLE_SHARED=OFF",
                f"-D{library}_ENABLE_EXCEPTIONS=OFF",
                # wasi-libc's threads: one, with the functions of pthreads.
                f"-D{library}_ENABLE_THREADS=ON",
                f"-D{library}_HAS_PTHREAD_API=ON",
                f"-D{library}_LIBDIR_SUFFIX=/{self.target}",
            ]
        return args
