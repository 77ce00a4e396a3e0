"""What a site declares in its site.toml: the one description of the file, for `check` and for the manual."""

from __future__ import annotations

from .shape import Listing, Number, Table, Text, Variables
from .speaks import OWN_DEFAULT

NETWORKS = ("none", "ethernet", "omni-path", "infiniband", "roce", "slingshot-11", "efa")
LIBRARIES = ("openmpi", "mpich", "mvapich", "mvapich2", "intel-oneapi-mpi", "cray-mpich")  # as Spack names them
# "squeue" is Slurm without its accounting, in which ReFrame would look for the end of jobs.
SCHEDULERS = ("local", "slurm", "squeue", "pbs", "lsf", "flux")
LAUNCHERS = ("mpirun", "mpiexec", "srun", "ibrun")
PMI = ("pmix", "pspmix", "pmi2", "cray_shasta", OWN_DEFAULT)
TOOLS = ("none", "lmod", "environment-modules", "any")  # any: there are modules, and no page says of which tool

# What --blas and --fftw of mpiwasm accept; a path names the file of a library.
BLAS = r"auto|wasm|flexiblas|mkl|openblas|blis|/[^\s:]+"
FFTW = r"auto|wasm|/[^\s:]+"

# Facts that a source can vouch for; a library and a partition are named as in "mpi.openmpi", "partition.batch".
FACTS = (
    "architecture",
    "target",
    "network",
    "fabric",
    "scheduler",
    "launcher",
    "pmi",
    "modules",
    "libraries",
    "environment",
)

SITE = Table(
    required={
        "title": Text(),
        "architecture": Text(one_of=("x86_64", "aarch64")),
        "network": Text(one_of=NETWORKS),
        "scheduler": Text(one_of=SCHEDULERS),
        "launcher": Text(one_of=LAUNCHERS),
        "mpi": Listing(
            Table(
                required={"library": Text(one_of=LIBRARIES)},
                optional={
                    "version": Text(pattern=r"[0-9][0-9A-Za-z._-]*", example="4.1.4"),
                    "modules": Listing(Text(), at_least=1),
                    "prefix": Text(pattern=r"/\S*", example="/opt/openmpi"),
                    "spack": Text(),
                    "pmi": Text(one_of=PMI),
                    "suffix": Text(pattern=r"[.-][A-Za-z0-9._-]+", example=".mpich"),
                    "options": Listing(Text(), at_least=1),
                },
            ),
            at_least=1,
        ),
        "partition": Listing(
            Table(
                required={"name": Text(pattern=r"[A-Za-z0-9_-]+", example="batch"), "cores": Number()},
                optional={"options": Listing(Text()), "says": Text(), "nodes": Number()},
            ),
            at_least=1,
        ),
    },
    optional={
        "target": Text(pattern=r"[a-z0-9_]+", example="skylake_avx512"),
        "fabric": Text(),
        "hostnames": Listing(Text()),
        "modules": Table(
            required={"tool": Text(one_of=TOOLS)},
            optional={
                "place": Text(pattern=r"[A-Za-z0-9_./-]+", example="Core"),
                "required": Listing(Text(), at_least=1),
                "naming_scheme": Text(one_of=("EasyBuildMNS", "HierarchicalMNS", "CategorizedHMNS")),
            },
        ),
        "libraries": Table(
            required={},
            optional={
                "blas": Text(pattern=BLAS, example="openblas, mkl, flexiblas, blis, wasm, auto or /opt/x/libblas.so"),
                "fftw": Text(pattern=FFTW, example="wasm, auto or /opt/x/libfftw3.so.3"),
                "modules": Listing(Text(), at_least=1),
            },
        ),
        "environment": Variables(),
        "defaults": Variables(),
        "notes": Listing(Text()),
        "source": Listing(
            Table(
                required={
                    "date": Text(pattern=r"20\d\d-[01]\d(-[0-3]\d)?", example="2026-11-21"),
                    "facts": Listing(Text(), at_least=1),
                },
                optional={"url": Text(pattern=r"https?://\S+", example="https://..."), "says": Text()},
            )
        ),
    },
)
