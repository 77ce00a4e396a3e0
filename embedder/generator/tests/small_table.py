"""A table of one chapter, small enough to break on purpose."""

from __future__ import annotations

KINDS = """
[count]
shape = "number"
guest = "int"
large = "MPI_Count"
error = "MPI_ERR_COUNT"
says = "number of elements"
[int]
shape = "number"
guest = "int"
says = "number"
[datatype]
shape = "handle"
guest = "MPI_Datatype"
constants = ["datatype"]
says = "datatype"
[comm]
shape = "handle"
guest = "MPI_Comm"
says = "communicator"
[counts]
shape = "number"
guest = "int"
says = "numbers of elements"
[displacements]
shape = "number"
guest = "int"
says = "places"
[buffer]
shape = "buffer"
guest = "void"
says = "memory"
[string]
shape = "string"
guest = "char"
says = "text"
[location]
shape = "address"
guest = "void"
declares = "const void *{name}"
says = "address"
"""

CONSTANTS = """
[error_class]
type = "int"
says = "classes of errors"
rows = '''
  MPI_SUCCESS    0  1.0
  MPI_ERR_COUNT  2  1.0
'''
[datatype]
type = "MPI_Datatype"
says = "datatypes"
rows = '''
  MPI_INT  0x209  1.0
'''
"""

CALLBACKS = """
[MPI_User_function]
says = "combines elements"
declares = "void {name}(void *invec, void *inoutvec, int *len, MPI_Datatype *datatype)"
"""
