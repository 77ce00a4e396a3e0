"""What MPI libraries speak to Slurm."""

from __future__ import annotations

# What each library's start-up code can speak, by the words of `srun --mpi`, best first.
SPEAKS = {
    "openmpi": ("pmix", "pspmix"),
    "mpich": ("pmix", "pspmix", "pmi2", "cray_shasta"),
    "mvapich": ("pmix", "pspmix", "pmi2"),
    "mvapich2": ("pmix", "pmi2"),
    "intel-oneapi-mpi": ("pmix", "pmi2"),
    "cray-mpich": ("cray_shasta", "pmi2", "pmix"),
}

# In place of them: Slurm's own MpiDefault is right for the library, so srun is told nothing.
OWN_DEFAULT = "default"
