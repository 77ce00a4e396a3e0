# Builds, tests and measures mpiwasm in build/. Large dependencies (Wasmer) are built once per machine in
# ~/.cache/mpiwasm (recipes/cached-build.sh). `make help` lists the targets.
PREFIX ?= $(CURDIR)/build/prefix
prefix := $(CURDIR)/build/prefix
programs := $(CURDIR)/build/apps
cores := $(shell nproc)
measured := --json build/reports/bench.json --html build/reports/bench.html
# A selection (ONLY="compute ping-pong"), and Wasmer without mpiwasm's patches for comparison (STOCK=.../bin/run-guest).
chosen := $(if $(ONLY),--only $(ONLY)) $(if $(STOCK),--stock $(STOCK))
# The verified applications (docs/users/applications.md).
applications = hpcc lammps fftw raxml mrbayes hypre sundials qhull gdbm muparser $(if $(FORTRAN),lapack minpack) $(if $(THREADS),fftw-threads)
suite := $(if $(CHECKPOINT),checkpoint_suite.py --at $(CHECKPOINT),mpich_suite.py)
compared := --mpiwasm $(prefix)/bin/mpiwasm --native-dir $(programs) --wasm-dir $(programs)/wasm
export PYTHONDONTWRITEBYTECODE := 1
# Containers, as in CI, run as root, which Open MPI otherwise refuses.
export OMPI_ALLOW_RUN_AS_ROOT := 1
export OMPI_ALLOW_RUN_AS_ROOT_CONFIRM := 1

# Whether guests get Fortran: yes once `make fortran` or `make check` has built its runtime, or with FORTRAN=1.
ifneq ($(filter fortran check long-tests,$(MAKECMDGOALS)),)
FORTRAN := 1
endif
FORTRAN ?= $(if $(shell sed -n 's/^MPIWASM_FLANG_RUNTIME:PATH=//p' build/embedder/CMakeCache.txt 2>/dev/null),1)

# Whether guests may have threads: the same with `make threads` and THREADS=1.
ifneq ($(filter threads check long-tests package openmp-tests,$(MAKECMDGOALS)),)
THREADS := 1
endif
THREADS ?= $(if $(shell sed -n 's/^MPIWASM_THREADS_SYSROOT:PATH=//p' build/embedder/CMakeCache.txt 2>/dev/null),1)

# ARCH=aarch64 on another machine: cross-compiled, and run under an emulator. A variable of the environment may mean
# anything.
ifneq ($(origin ARCH),command line)
ARCH := $(shell uname -m)
endif
emulated := $(filter-out $(shell uname -m),$(ARCH))

# Each part is parallel internally.
.NOTPARALLEL:
.PHONY: all fortran threads unit-tests install dist package demo check long-tests bench bench-quick bench-fortran conformance \
        openmp-tests fortran-tests library-names wasi-tests specification fuzz thread-sanitizer apps kernels format tidy clean help

all:            ## build everything and install it into build/prefix
	recipes/prepare.sh
	set -e; . recipes/versions.env; \
	wasmer=$$(recipes/cached-build.sh wasmer); sysroot=$$(recipes/cached-build.sh wasi-sysroot); \
	runtime=$(if $(FORTRAN),$$(recipes/cached-build.sh flang-runtime)); \
	threads=$(if $(THREADS),$$(recipes/cached-build.sh threads-sysroot)); \
	openmp=$(if $(THREADS),$$(recipes/cached-build.sh openmp-runtime)); \
	cd embedder && cmake --preset release --log-level=WARNING \
	    -DMPIWASM_WASMER="$$wasmer" -DMPIWASM_SYSROOT="$$sysroot" \
	    -DMPIWASM_FLANG_RUNTIME="$$runtime" -DMPIWASM_FLANG="$${MPIWASM_FLANG:-flang-$$LLVM_MAJOR}" \
	    -DMPIWASM_THREADS_SYSROOT="$$threads" -DMPIWASM_OPENMP_RUNTIME="$$openmp" > /dev/null
	cmake --build build/embedder
	cmake --install build/embedder --prefix $(prefix)

fortran: all    ## the same with Fortran for guests, whose runtime takes some minutes to build once

threads: all    ## the same with threads and OpenMP for guests, whose sysroot takes some minutes to build once

install: all    ## install into PREFIX=...
	cmake --install build/embedder --prefix "$(PREFIX)"

dist: build/venv/ready ## put the release's archives, the crates and their checksums into build/dist, for Spack and EasyBuild
	build/venv/bin/python easyconfigs/make_sources.py build/dist
	recipes/vendor-crates.sh build/dist > /dev/null
	cd build/dist && sha256sum -- *.tar.gz > SHA256SUMS

package: threads ## pack the installation as an archive and a Python wheel, into build/packages
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) recipes/packages/make_packages.py $(prefix) build/packages

demo: apps      ## run the demo natively and as Wasm, under Open MPI and under MPICH, and compare
	python3 embedder/bench/demo.py $(compared)

unit-tests: all ## build the unit tests, which `make all` leaves out
	cmake --build build/embedder --target unit-tests

ifeq ($(emulated),)
check: apps kernels unit-tests build/venv/ready build/module-tools ## run every test; the last line is the total. ARCH=aarch64: under an emulator
	build/venv/bin/python embedder/tests/check.py --build build
else ifeq ($(emulated),aarch64)
check: all build/venv/ready
	set -e; . recipes/versions.env; tools=$$(recipes/cached-build.sh aarch64-root); wasmer=$$(recipes/cached-build.sh wasmer-aarch64); \
	sysroot=$$(recipes/cached-build.sh wasi-sysroot); threads=$$(recipes/cached-build.sh threads-sysroot); \
	openmp=$$(recipes/cached-build.sh openmp-runtime); runtime=$$(recipes/cached-build.sh flang-runtime); \
	(cd embedder && cmake --preset aarch64 --log-level=WARNING -DMPIWASM_TARGET_ROOT="$$tools" \
	    -DMPIWASM_WASMER="$$wasmer" -DMPIWASM_SYSROOT="$$sysroot" -DMPIWASM_THREADS_SYSROOT="$$threads" \
	    -DMPIWASM_OPENMP_RUNTIME="$$openmp" -DMPIWASM_FLANG_RUNTIME="$$runtime" \
	    -DMPIWASM_FLANG="$${MPIWASM_FLANG:-flang-$$LLVM_MAJOR}" > /dev/null); \
	cmake --build build/aarch64/embedder --target all unit-tests; \
	cmake --install build/aarch64/embedder --prefix build/aarch64/prefix; \
	"$$tools/bin/emulate" build/venv/bin/python embedder/tests/check_aarch64.py --tools "$$tools" --engine "$$wasmer" $(if $(ONLY),--only "$(ONLY)")
else
check:
	@echo "make check: ARCH is $(shell uname -m) or aarch64, not $(ARCH)" >&2; exit 2
endif

long-tests: apps kernels unit-tests build/venv/ready build/module-tools ## the Python tests that `make check` leaves out
	MPIWASM_PREFIX=$(prefix) build/venv/bin/python -m pytest -m long --durations=0 --junitxml build/reports/long-tests.xml

bench: apps kernels build/venv/ready ## compare native and Wasm: all, or the groups and benchmarks in ONLY=...
	build/venv/bin/python embedder/bench/compare.py $(compared) $(chosen) $(measured)

bench-quick: apps kernels build/venv/ready ## the same with smaller problems
	build/venv/bin/python embedder/bench/compare.py $(compared) $(chosen) --quick $(measured)

conformance: all ## run the MPICH test suite: MPI=openmpi, mpich, openmpi5, mpich5, abi or impi; each test stopped at its N-th call under one library and continued under another: CHECKPOINT=N (or random:SEED) MPI=openmpi,mpich
	python3 embedder/tests/conformance/$(suite) $(if $(MPI),--mpi $(MPI)) $(CONFORMANCE)

openmp-tests: threads ## run the OpenMP test suite of LLVM, natively and as guests
	python3 embedder/tests/conformance/openmp_suite.py $(CONFORMANCE)

fortran-tests: fortran ## run the torture tests of gfortran and the unit tests of flang's run time library, natively and as guests
	python3 embedder/tests/conformance/fortran_suite.py $(CONFORMANCE)
	python3 embedder/tests/conformance/fortran_runtime_suite.py

library-names: all ## compare the C library functions that Debian's parallel programs need with those of guests, and write the page
	python3 embedder/tests/conformance/library_names.py --page docs/reference/library-names.md

wasi-tests: all ## run the preview 1 tests of the WASI test suite, or those of WASI threads: WASI_TESTSUITE=DIR, a checkout
	@[ -n "$(WASI_TESTSUITE)" ] || { echo "make wasi-tests: give WASI_TESTSUITE=DIR, a checkout of WebAssembly/wasi-testsuite" \
	    "(branch prod/testsuite-base) or of WebAssembly/wasi-threads" >&2; exit 2; }
	python3 embedder/tests/conformance/wasi_suite.py "$(WASI_TESTSUITE)" --junit build/reports/wasi-tests.xml

specification:  ## run the WebAssembly specification tests on the patched engine: BACKEND=llvm, cranelift, singlepass or llvm-without-options
	recipes/prepare.sh
	recipes/wasmer/tests/specification/run.sh --backend $(or $(BACKEND),llvm)

fuzz: all       ## fuzz the interface between guest and host, each target for SECONDS=60, or those in ONLY="wasi mpi-mpich" (needs clang)
	set -e; wasmer=$$(recipes/cached-build.sh wasmer); sysroot=$$(recipes/cached-build.sh wasi-sysroot); \
	cd embedder && cmake --preset fuzz --log-level=WARNING \
	    -DMPIWASM_WASMER="$$wasmer" -DMPIWASM_SYSROOT="$$sysroot" > /dev/null
	cmake --build build/embedder-fuzz --target fuzzers
	embedder/tests/fuzz/run.py --seconds $(or $(SECONDS),60) $(addprefix --only ,$(ONLY))

thread-sanitizer: all ## run the unit tests that use threads, and a guest that is interrupted, under the thread sanitizer
	set -e; wasmer=$$(recipes/cached-build.sh wasmer); sysroot=$$(recipes/cached-build.sh wasi-sysroot); \
	cd embedder && cmake --preset tsan --log-level=WARNING \
	    -DMPIWASM_WASMER="$$wasmer" -DMPIWASM_SYSROOT="$$sysroot" > /dev/null
	cmake --build build/embedder-tsan --target mpiwasm command_test engine_test module_test
	embedder/tests/thread_sanitizer.py --prefix $(prefix)

apps: all       ## compile recipes/apps, natively for each MPI library and once to Wasm
	$(MAKE) -j$(cores) -C recipes/apps native MPICC=mpicc.openmpi MPICXX=mpicxx.openmpi OUTPUT=$(programs)/openmpi
	$(MAKE) -j$(cores) -C recipes/apps native MPICC=mpicc.mpich MPICXX=mpicxx.mpich OUTPUT=$(programs)/mpich
	$(MAKE) -j$(cores) -C recipes/apps wasm PREFIX=$(prefix) OUTPUT=$(programs)/wasm

bench-fortran: fortran ## compare Fortran natively, by gfortran and flang, and as Wasm
	python3 embedder/bench/fortran/compare.py --prefix $(prefix) --json build/reports/bench-fortran.json

kernels: all    ## compile the compute kernels of the benchmarks, natively in four ways and twice to Wasm
	$(MAKE) -j$(cores) -C embedder/bench/kernels PREFIX=$(prefix) OUTPUT=$(programs)/kernels

applications: all ## build and verify third-party applications (an hour): all, or those in ONLY="hpcc lammps"; MPI=mpich
	@failed=; for name in $(or $(ONLY),$(applications)); do \
	    $(prefix)/bin/mpiwasm-recipe verify $$name --work build/applications --mpi $(or $(MPI),openmpi) \
	        || failed="$$failed $$name"; \
	done; [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

format: build/venv/ready ## format all sources
	build/venv/bin/python embedder/tests/check.py --fix

tidy: all       ## clang-tidy over the C++ code (needs clang-tidy-22)
	run-clang-tidy-22 -quiet -p build/embedder 'embedder/src/.*'

clean:          ## remove build/ (keeps the cache)
	rm -rf build

help:           ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | expand -t 14

build/module-tools:
	for tool in lmod environment-modules; do recipes/module-tool.sh $$tool $(CURDIR)/$@ > /dev/null || true; done
	mkdir -p $@

build/venv/ready: recipes/python-requirements.txt
	recipes/prepare.sh
	python3 -m venv --clear build/venv
	build/venv/bin/pip install --quiet --disable-pip-version-check -r recipes/python-requirements.txt
	touch $@
