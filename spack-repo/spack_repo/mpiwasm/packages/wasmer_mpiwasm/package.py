# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
from spack_repo.builtin.build_systems.generic import Package
from spack_repo.mpiwasm.release import ADDRESS, SHA256, url_of

from spack.package import *


class WasmerMpiwasm(Package):
    """A fork of Wasmer for mpiwasm: its C API with the patches of mpiwasm, the WebAssembly engine
    as one library, with the LLVM, Cranelift and Singlepass compilers and without WASI. The sources
    are Wasmer's crates, locked and patched by recipes/wasmer of mpiwasm."""

    homepage = ADDRESS

    license("MIT")

    # Wasmer's version and the level of our patches, as in recipes/versions.env.
    version(
        "7.4.2-mpiwasm-1",
        url=url_of("mpiwasm-0.1.0.tar.gz"),
        sha256=SHA256["mpiwasm"],
    )

    variant(
        "vendored",
        default=True,
        description="Take the crates from one archive, which Spack fetches and mirrors, instead "
        "of letting Cargo fetch them",
    )

    # recipes/vendor-crates.sh makes this archive, byte for byte.
    resource(
        name="crates",
        url=url_of("wasmer-crates-7.4.2-mpiwasm-1.tar.gz"),
        sha256="28fcc8c54be4bd854894affb4828b047eb8896cf4cab02fc0e2eb4b4123c53db",
        placement="crates",
        when="@7.4.2-mpiwasm-1 +vendored",
    )

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("rust@1.95:", type="build")
    # Linked statically, with the backends that Wasmer's LLVM compiler asks for. What LLVM itself
    # links (zlib, zstd, libxml2, libffi, as it was built) comes along.
    depends_on("llvm@22.1 targets=all", type=("build", "link"))

    @property
    def sanity_check_is_file(self):
        headers = [
            join_path("include", name) for name in ("wasm.h", "wasmer.h", "wasmer_mpiwasm.h")
        ]
        return [
            *headers,
            join_path("lib", "libwasmer.so"),
            join_path("lib", "pkgconfig", "wasmer.pc"),
        ]

    def setup_build_environment(self, env: EnvironmentModifications) -> None:
        env.set("LLVM_PREFIX", self.spec["llvm"].prefix)
        env.set("BUILD_DIR", join_path(self.stage.path, "wasmer-build"))
        if self.spec.satisfies("+vendored"):
            env.set("VENDOR_DIR", join_path(self.stage.source_path, "crates"))

    @run_before("install", when="+vendored")
    def make_header_without_network(self):
        # Asked for the crate, cbindgen has Cargo resolve the crate's own lock file, whose versions
        # are not among the vendored ones. The source file itself is enough for the header.
        crate = f"wasmer-c-api-{self.version.up_to(3)}"
        filter_file(
            ".with_crate(crate_dir)",
            '.with_src(std::path::Path::new(crate_dir).join("src/lib.rs"))',
            join_path(self.stage.source_path, "crates", crate, "build.rs"),
            string=True,
        )

    def install(self, spec, prefix):
        build = Executable(join_path(self.stage.source_path, "recipes", "wasmer", "build.sh"))
        build(prefix, extra_env={"JOBS": str(make_jobs)})
