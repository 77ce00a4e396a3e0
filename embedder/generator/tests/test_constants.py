"""Values of the MPI-5.0 binary interface, written here a second time, against the table."""

from __future__ import annotations

import pytest
from mpi_api.model import Api

VALUES = {
    "MPI_OP_NULL": 0x20, "MPI_SUM": 0x21, "MPI_MIN": 0x22, "MPI_MAX": 0x23, "MPI_PROD": 0x24,
    "MPI_BAND": 0x28, "MPI_BOR": 0x29, "MPI_BXOR": 0x2A, "MPI_LAND": 0x30, "MPI_LOR": 0x31,
    "MPI_LXOR": 0x32, "MPI_MINLOC": 0x38, "MPI_MAXLOC": 0x39, "MPI_REPLACE": 0x3C, "MPI_NO_OP": 0x3D,
    "MPI_COMM_NULL": 0x100, "MPI_COMM_WORLD": 0x101, "MPI_COMM_SELF": 0x102,
    "MPI_GROUP_NULL": 0x108, "MPI_GROUP_EMPTY": 0x109, "MPI_WIN_NULL": 0x110, "MPI_FILE_NULL": 0x118,
    "MPI_SESSION_NULL": 0x120, "MPI_MESSAGE_NULL": 0x128, "MPI_MESSAGE_NO_PROC": 0x129,
    "MPI_INFO_NULL": 0x130, "MPI_INFO_ENV": 0x131, "MPI_ERRHANDLER_NULL": 0x140,
    "MPI_ERRORS_ARE_FATAL": 0x141, "MPI_ERRORS_ABORT": 0x142, "MPI_ERRORS_RETURN": 0x143,
    "MPI_REQUEST_NULL": 0x180,
    "MPI_DATATYPE_NULL": 0x200, "MPI_AINT": 0x201, "MPI_COUNT": 0x202, "MPI_OFFSET": 0x203,
    "MPI_PACKED": 0x207, "MPI_SHORT": 0x208, "MPI_INT": 0x209, "MPI_LONG": 0x20A,
    "MPI_LONG_LONG": 0x20B, "MPI_LONG_LONG_INT": 0x20B, "MPI_UNSIGNED_SHORT": 0x20C,
    "MPI_UNSIGNED": 0x20D, "MPI_UNSIGNED_LONG": 0x20E, "MPI_UNSIGNED_LONG_LONG": 0x20F,
    "MPI_FLOAT": 0x210, "MPI_C_COMPLEX": 0x212, "MPI_C_FLOAT_COMPLEX": 0x212, "MPI_DOUBLE": 0x214,
    "MPI_C_DOUBLE_COMPLEX": 0x216, "MPI_LOGICAL": 0x218, "MPI_INTEGER": 0x219, "MPI_CHARACTER": 0x21E,
    "MPI_LONG_DOUBLE": 0x220, "MPI_C_LONG_DOUBLE_COMPLEX": 0x224, "MPI_FLOAT_INT": 0x228,
    "MPI_DOUBLE_INT": 0x229, "MPI_LONG_INT": 0x22A, "MPI_2INT": 0x22B, "MPI_SHORT_INT": 0x22C,
    "MPI_LONG_DOUBLE_INT": 0x22D, "MPI_C_BOOL": 0x238, "MPI_WCHAR": 0x23C, "MPI_INT8_T": 0x240,
    "MPI_UINT8_T": 0x241, "MPI_CHAR": 0x243, "MPI_SIGNED_CHAR": 0x244, "MPI_UNSIGNED_CHAR": 0x245,
    "MPI_BYTE": 0x247, "MPI_INT16_T": 0x248, "MPI_INT32_T": 0x250, "MPI_INT64_T": 0x258,
    "MPI_UINT64_T": 0x259, "MPI_LOGICAL1": 0x2C0, "MPI_REAL8": 0x2DA, "MPI_COMPLEX32": 0x2EB,
    "MPI_BOTTOM": 0, "MPI_IN_PLACE": 1, "MPI_BUFFER_AUTOMATIC": 2, "MPI_STATUS_IGNORE": 0,
    "MPI_UNWEIGHTED": 10, "MPI_WEIGHTS_EMPTY": 11, "MPI_DISPLACEMENT_CURRENT": -1,
    "MPI_COMM_DUP_FN": 1, "MPI_COMM_NULL_COPY_FN": 0, "MPI_DUP_FN": 1, "MPI_NULL_DELETE_FN": 0,
    "MPI_ANY_SOURCE": -1, "MPI_ANY_TAG": -2, "MPI_PROC_NULL": -3, "MPI_ROOT": -4, "MPI_UNDEFINED": -32766,
    "MPI_THREAD_SINGLE": 0, "MPI_THREAD_FUNNELED": 1024, "MPI_THREAD_SERIALIZED": 2048,
    "MPI_THREAD_MULTIPLE": 4096, "MPI_MODE_APPEND": 1, "MPI_MODE_RDONLY": 16, "MPI_MODE_WRONLY": 256,
    "MPI_MODE_NOCHECK": 1024, "MPI_MODE_NOSUCCEED": 16384, "MPI_ORDER_C": 12, "MPI_ORDER_FORTRAN": 15,
    "MPI_DISTRIBUTE_NONE": 16, "MPI_DISTRIBUTE_DFLT_DARG": 19, "MPI_COMBINER_NAMED": 101,
    "MPI_COMBINER_STRUCT": 110, "MPI_COMBINER_VALUE_INDEX": 117, "MPI_TYPECLASS_INTEGER": 192,
    "MPI_IDENT": 201, "MPI_UNEQUAL": 204, "MPI_CART": 211, "MPI_DIST_GRAPH": 213,
    "MPI_COMM_TYPE_SHARED": 221, "MPI_LOCK_EXCLUSIVE": 301, "MPI_WIN_FLAVOR_SHARED": 314,
    "MPI_WIN_SEPARATE": 322, "MPI_SEEK_CUR": 401, "MPI_SEEK_SET": 403, "MPI_KEYVAL_INVALID": 0,
    "MPI_TAG_UB": 501, "MPI_UNIVERSE_SIZE": 507, "MPI_WIN_BASE": 601, "MPI_WIN_MODEL": 605,
    "MPI_MAX_DATAREP_STRING": 128, "MPI_MAX_ERROR_STRING": 512, "MPI_MAX_INFO_KEY": 256,
    "MPI_MAX_INFO_VAL": 1024, "MPI_MAX_LIBRARY_VERSION_STRING": 8192, "MPI_MAX_OBJECT_NAME": 128,
    "MPI_MAX_PORT_NAME": 1024, "MPI_MAX_PROCESSOR_NAME": 256, "MPI_MAX_STRINGTAG_LEN": 1024,
    "MPI_MAX_PSET_NAME_LEN": 1024, "MPI_BSEND_OVERHEAD": 512,
    "MPI_SUCCESS": 0, "MPI_ERR_BUFFER": 1, "MPI_ERR_COUNT": 2, "MPI_ERR_TYPE": 3, "MPI_ERR_COMM": 5,
    "MPI_ERR_ARG": 13, "MPI_ERR_TRUNCATE": 15, "MPI_ERR_OTHER": 16, "MPI_ERR_PENDING": 18,
    "MPI_ERR_IN_STATUS": 19, "MPI_ERR_KEYVAL": 36, "MPI_ERR_NO_MEM": 39,
    "MPI_ERR_UNSUPPORTED_OPERATION": 55, "MPI_ERR_SESSION": 60, "MPI_ERR_ERRHANDLER": 61,
    "MPI_ERR_ABI": 62, "MPI_ERR_LASTCODE": 16383, "MPI_T_ERR_CANNOT_INIT": 1001,
    "MPI_T_ERR_PVAR_NO_ATOMIC": 1018, "MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE": 0x3F,
    "MPI_T_VERBOSITY_MPIDEV_ALL": 0x24, "MPI_T_BIND_MPI_SESSION": 12, "MPI_T_SCOPE_ALL_EQ": 7,
    "MPI_T_PVAR_CLASS_GENERIC": 10, "MPI_F_STATUS_SIZE": 8, "MPI_VERSION": 5, "MPI_ABI_VERSION": 1,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), VALUES.items())
def test_value(api: Api, name: str, value: int) -> None:
    rows = {row.name: row.value for group in api.groups for row in group.rows}
    assert rows[name] == value


def test_predefined_handles_are_never_0_and_below_4096(api: Api) -> None:
    handles = {kind.guest for kind in api.kinds.values() if kind.shape == "handle" and "_T_" not in kind.guest}
    checked = 0
    for group in api.groups:
        if group.type in handles:
            for row in group.rows:
                assert 0 < row.value < 4096, row.name
                checked += 1
    assert checked == 105


def test_only_aliases_share_a_value_within_a_group(api: Api) -> None:
    names = {"version", "tools_enum", "fortran_status", "string_length", "status_ignore"}
    for group in api.groups:
        if group.name in names:
            continue
        values = [row.value for row in group.rows if not row.alias]
        assert len(values) == len(set(values)), group.name


def test_bits_do_not_overlap(api: Api) -> None:
    groups = {group.name: group for group in api.groups}
    for name in ("file_mode", "assertion"):
        values = [row.value for row in groups[name].rows]
        assert all(value & (value - 1) == 0 for value in values), name
        assert len(set(values)) == len(values), name
