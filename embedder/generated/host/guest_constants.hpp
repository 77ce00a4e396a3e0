// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// What the constants of MPI are for the guest; the host's own values have the same names without "guest_".
#pragma once

#include <cstdint>

#include "guest/values.hpp"
#include "translate/handle.hpp"

namespace mpiwasm {

// versions of the standard and of its binary interface
inline constexpr int guest_MPI_VERSION = 5;
inline constexpr int guest_MPI_SUBVERSION = 0;
inline constexpr int guest_MPI_ABI_VERSION = 1;
inline constexpr int guest_MPI_ABI_SUBVERSION = 0;

// reduction operations
inline constexpr translate::Handle guest_MPI_OP_NULL{0x20};
inline constexpr translate::Handle guest_MPI_SUM{0x21};
inline constexpr translate::Handle guest_MPI_MIN{0x22};
inline constexpr translate::Handle guest_MPI_MAX{0x23};
inline constexpr translate::Handle guest_MPI_PROD{0x24};
inline constexpr translate::Handle guest_MPI_BAND{0x28};
inline constexpr translate::Handle guest_MPI_BOR{0x29};
inline constexpr translate::Handle guest_MPI_BXOR{0x2a};
inline constexpr translate::Handle guest_MPI_LAND{0x30};
inline constexpr translate::Handle guest_MPI_LOR{0x31};
inline constexpr translate::Handle guest_MPI_LXOR{0x32};
inline constexpr translate::Handle guest_MPI_MINLOC{0x38};
inline constexpr translate::Handle guest_MPI_MAXLOC{0x39};
inline constexpr translate::Handle guest_MPI_REPLACE{0x3c};
inline constexpr translate::Handle guest_MPI_NO_OP{0x3d};

// communicators
inline constexpr translate::Handle guest_MPI_COMM_NULL{0x100};
inline constexpr translate::Handle guest_MPI_COMM_WORLD{0x101};
inline constexpr translate::Handle guest_MPI_COMM_SELF{0x102};

// groups
inline constexpr translate::Handle guest_MPI_GROUP_NULL{0x108};
inline constexpr translate::Handle guest_MPI_GROUP_EMPTY{0x109};

// windows
inline constexpr translate::Handle guest_MPI_WIN_NULL{0x110};

// files
inline constexpr translate::Handle guest_MPI_FILE_NULL{0x118};

// sessions
inline constexpr translate::Handle guest_MPI_SESSION_NULL{0x120};

// reserved messages
inline constexpr translate::Handle guest_MPI_MESSAGE_NULL{0x128};
inline constexpr translate::Handle guest_MPI_MESSAGE_NO_PROC{0x129};

// lists of hints
inline constexpr translate::Handle guest_MPI_INFO_NULL{0x130};
inline constexpr translate::Handle guest_MPI_INFO_ENV{0x131};

// error handlers
inline constexpr translate::Handle guest_MPI_ERRHANDLER_NULL{0x140};
inline constexpr translate::Handle guest_MPI_ERRORS_ARE_FATAL{0x141};
inline constexpr translate::Handle guest_MPI_ERRORS_ABORT{0x142};
inline constexpr translate::Handle guest_MPI_ERRORS_RETURN{0x143};

// requests
inline constexpr translate::Handle guest_MPI_REQUEST_NULL{0x180};

// datatypes
inline constexpr translate::Handle guest_MPI_DATATYPE_NULL{0x200};
inline constexpr translate::Handle guest_MPI_AINT{0x201};
inline constexpr translate::Handle guest_MPI_COUNT{0x202};
inline constexpr translate::Handle guest_MPI_OFFSET{0x203};
inline constexpr translate::Handle guest_MPI_PACKED{0x207};
inline constexpr translate::Handle guest_MPI_SHORT{0x208};
inline constexpr translate::Handle guest_MPI_INT{0x209};
inline constexpr translate::Handle guest_MPI_LONG{0x20a};
inline constexpr translate::Handle guest_MPI_LONG_LONG{0x20b};
inline constexpr translate::Handle guest_MPI_LONG_LONG_INT{0x20b};
inline constexpr translate::Handle guest_MPI_UNSIGNED_SHORT{0x20c};
inline constexpr translate::Handle guest_MPI_UNSIGNED{0x20d};
inline constexpr translate::Handle guest_MPI_UNSIGNED_LONG{0x20e};
inline constexpr translate::Handle guest_MPI_UNSIGNED_LONG_LONG{0x20f};
inline constexpr translate::Handle guest_MPI_FLOAT{0x210};
inline constexpr translate::Handle guest_MPI_C_FLOAT_COMPLEX{0x212};
inline constexpr translate::Handle guest_MPI_C_COMPLEX{0x212};
inline constexpr translate::Handle guest_MPI_CXX_FLOAT_COMPLEX{0x213};
inline constexpr translate::Handle guest_MPI_DOUBLE{0x214};
inline constexpr translate::Handle guest_MPI_C_DOUBLE_COMPLEX{0x216};
inline constexpr translate::Handle guest_MPI_CXX_DOUBLE_COMPLEX{0x217};
inline constexpr translate::Handle guest_MPI_LOGICAL{0x218};
inline constexpr translate::Handle guest_MPI_INTEGER{0x219};
inline constexpr translate::Handle guest_MPI_REAL{0x21a};
inline constexpr translate::Handle guest_MPI_COMPLEX{0x21b};
inline constexpr translate::Handle guest_MPI_DOUBLE_PRECISION{0x21c};
inline constexpr translate::Handle guest_MPI_DOUBLE_COMPLEX{0x21d};
inline constexpr translate::Handle guest_MPI_CHARACTER{0x21e};
inline constexpr translate::Handle guest_MPI_LONG_DOUBLE{0x220};
inline constexpr translate::Handle guest_MPI_C_LONG_DOUBLE_COMPLEX{0x224};
inline constexpr translate::Handle guest_MPI_CXX_LONG_DOUBLE_COMPLEX{0x225};
inline constexpr translate::Handle guest_MPI_FLOAT_INT{0x228};
inline constexpr translate::Handle guest_MPI_DOUBLE_INT{0x229};
inline constexpr translate::Handle guest_MPI_LONG_INT{0x22a};
inline constexpr translate::Handle guest_MPI_2INT{0x22b};
inline constexpr translate::Handle guest_MPI_SHORT_INT{0x22c};
inline constexpr translate::Handle guest_MPI_LONG_DOUBLE_INT{0x22d};
inline constexpr translate::Handle guest_MPI_2REAL{0x230};
inline constexpr translate::Handle guest_MPI_2DOUBLE_PRECISION{0x231};
inline constexpr translate::Handle guest_MPI_2INTEGER{0x232};
inline constexpr translate::Handle guest_MPI_C_BOOL{0x238};
inline constexpr translate::Handle guest_MPI_CXX_BOOL{0x239};
inline constexpr translate::Handle guest_MPI_WCHAR{0x23c};
inline constexpr translate::Handle guest_MPI_INT8_T{0x240};
inline constexpr translate::Handle guest_MPI_UINT8_T{0x241};
inline constexpr translate::Handle guest_MPI_CHAR{0x243};
inline constexpr translate::Handle guest_MPI_SIGNED_CHAR{0x244};
inline constexpr translate::Handle guest_MPI_UNSIGNED_CHAR{0x245};
inline constexpr translate::Handle guest_MPI_BYTE{0x247};
inline constexpr translate::Handle guest_MPI_INT16_T{0x248};
inline constexpr translate::Handle guest_MPI_UINT16_T{0x249};
inline constexpr translate::Handle guest_MPI_INT32_T{0x250};
inline constexpr translate::Handle guest_MPI_UINT32_T{0x251};
inline constexpr translate::Handle guest_MPI_INT64_T{0x258};
inline constexpr translate::Handle guest_MPI_UINT64_T{0x259};
inline constexpr translate::Handle guest_MPI_LOGICAL1{0x2c0};
inline constexpr translate::Handle guest_MPI_INTEGER1{0x2c1};
inline constexpr translate::Handle guest_MPI_LOGICAL2{0x2c8};
inline constexpr translate::Handle guest_MPI_INTEGER2{0x2c9};
inline constexpr translate::Handle guest_MPI_REAL2{0x2ca};
inline constexpr translate::Handle guest_MPI_LOGICAL4{0x2d0};
inline constexpr translate::Handle guest_MPI_INTEGER4{0x2d1};
inline constexpr translate::Handle guest_MPI_REAL4{0x2d2};
inline constexpr translate::Handle guest_MPI_COMPLEX4{0x2d3};
inline constexpr translate::Handle guest_MPI_LOGICAL8{0x2d8};
inline constexpr translate::Handle guest_MPI_INTEGER8{0x2d9};
inline constexpr translate::Handle guest_MPI_REAL8{0x2da};
inline constexpr translate::Handle guest_MPI_COMPLEX8{0x2db};
inline constexpr translate::Handle guest_MPI_LOGICAL16{0x2e0};
inline constexpr translate::Handle guest_MPI_INTEGER16{0x2e1};
inline constexpr translate::Handle guest_MPI_REAL16{0x2e2};
inline constexpr translate::Handle guest_MPI_COMPLEX16{0x2e3};
inline constexpr translate::Handle guest_MPI_COMPLEX32{0x2eb};

// layout of a status as Fortran 77 sees it
inline constexpr int guest_MPI_F_STATUS_SIZE = 8;
inline constexpr int guest_MPI_F_SOURCE = 0;
inline constexpr int guest_MPI_F_TAG = 1;
inline constexpr int guest_MPI_F_ERROR = 2;

// classes of errors
inline constexpr int guest_MPI_SUCCESS = 0;
inline constexpr int guest_MPI_ERR_BUFFER = 1;
inline constexpr int guest_MPI_ERR_COUNT = 2;
inline constexpr int guest_MPI_ERR_TYPE = 3;
inline constexpr int guest_MPI_ERR_TAG = 4;
inline constexpr int guest_MPI_ERR_COMM = 5;
inline constexpr int guest_MPI_ERR_RANK = 6;
inline constexpr int guest_MPI_ERR_REQUEST = 7;
inline constexpr int guest_MPI_ERR_ROOT = 8;
inline constexpr int guest_MPI_ERR_GROUP = 9;
inline constexpr int guest_MPI_ERR_OP = 10;
inline constexpr int guest_MPI_ERR_TOPOLOGY = 11;
inline constexpr int guest_MPI_ERR_DIMS = 12;
inline constexpr int guest_MPI_ERR_ARG = 13;
inline constexpr int guest_MPI_ERR_UNKNOWN = 14;
inline constexpr int guest_MPI_ERR_TRUNCATE = 15;
inline constexpr int guest_MPI_ERR_OTHER = 16;
inline constexpr int guest_MPI_ERR_INTERN = 17;
inline constexpr int guest_MPI_ERR_PENDING = 18;
inline constexpr int guest_MPI_ERR_IN_STATUS = 19;
inline constexpr int guest_MPI_ERR_ACCESS = 20;
inline constexpr int guest_MPI_ERR_AMODE = 21;
inline constexpr int guest_MPI_ERR_ASSERT = 22;
inline constexpr int guest_MPI_ERR_BAD_FILE = 23;
inline constexpr int guest_MPI_ERR_BASE = 24;
inline constexpr int guest_MPI_ERR_CONVERSION = 25;
inline constexpr int guest_MPI_ERR_DISP = 26;
inline constexpr int guest_MPI_ERR_DUP_DATAREP = 27;
inline constexpr int guest_MPI_ERR_FILE_EXISTS = 28;
inline constexpr int guest_MPI_ERR_FILE_IN_USE = 29;
inline constexpr int guest_MPI_ERR_FILE = 30;
inline constexpr int guest_MPI_ERR_INFO_KEY = 31;
inline constexpr int guest_MPI_ERR_INFO_NOKEY = 32;
inline constexpr int guest_MPI_ERR_INFO_VALUE = 33;
inline constexpr int guest_MPI_ERR_INFO = 34;
inline constexpr int guest_MPI_ERR_IO = 35;
inline constexpr int guest_MPI_ERR_KEYVAL = 36;
inline constexpr int guest_MPI_ERR_LOCKTYPE = 37;
inline constexpr int guest_MPI_ERR_NAME = 38;
inline constexpr int guest_MPI_ERR_NO_MEM = 39;
inline constexpr int guest_MPI_ERR_NOT_SAME = 40;
inline constexpr int guest_MPI_ERR_NO_SPACE = 41;
inline constexpr int guest_MPI_ERR_NO_SUCH_FILE = 42;
inline constexpr int guest_MPI_ERR_PORT = 43;
inline constexpr int guest_MPI_ERR_QUOTA = 44;
inline constexpr int guest_MPI_ERR_READ_ONLY = 45;
inline constexpr int guest_MPI_ERR_RMA_ATTACH = 46;
inline constexpr int guest_MPI_ERR_RMA_CONFLICT = 47;
inline constexpr int guest_MPI_ERR_RMA_RANGE = 48;
inline constexpr int guest_MPI_ERR_RMA_SHARED = 49;
inline constexpr int guest_MPI_ERR_RMA_SYNC = 50;
inline constexpr int guest_MPI_ERR_SERVICE = 51;
inline constexpr int guest_MPI_ERR_SIZE = 52;
inline constexpr int guest_MPI_ERR_SPAWN = 53;
inline constexpr int guest_MPI_ERR_UNSUPPORTED_DATAREP = 54;
inline constexpr int guest_MPI_ERR_UNSUPPORTED_OPERATION = 55;
inline constexpr int guest_MPI_ERR_WIN = 56;
inline constexpr int guest_MPI_ERR_RMA_FLAVOR = 57;
inline constexpr int guest_MPI_ERR_PROC_ABORTED = 58;
inline constexpr int guest_MPI_ERR_VALUE_TOO_LARGE = 59;
inline constexpr int guest_MPI_ERR_SESSION = 60;
inline constexpr int guest_MPI_ERR_ERRHANDLER = 61;
inline constexpr int guest_MPI_ERR_ABI = 62;
inline constexpr int guest_MPI_ERR_LASTCODE = 16383;

// classes of errors of the tools interface
inline constexpr int guest_MPI_T_ERR_CANNOT_INIT = 1001;
inline constexpr int guest_MPI_T_ERR_NOT_ACCESSIBLE = 1002;
inline constexpr int guest_MPI_T_ERR_NOT_INITIALIZED = 1003;
inline constexpr int guest_MPI_T_ERR_NOT_SUPPORTED = 1004;
inline constexpr int guest_MPI_T_ERR_MEMORY = 1005;
inline constexpr int guest_MPI_T_ERR_INVALID = 1006;
inline constexpr int guest_MPI_T_ERR_INVALID_INDEX = 1007;
inline constexpr int guest_MPI_T_ERR_INVALID_ITEM = 1008;
inline constexpr int guest_MPI_T_ERR_INVALID_SESSION = 1009;
inline constexpr int guest_MPI_T_ERR_INVALID_HANDLE = 1010;
inline constexpr int guest_MPI_T_ERR_INVALID_NAME = 1011;
inline constexpr int guest_MPI_T_ERR_OUT_OF_HANDLES = 1012;
inline constexpr int guest_MPI_T_ERR_OUT_OF_SESSIONS = 1013;
inline constexpr int guest_MPI_T_ERR_CVAR_SET_NOT_NOW = 1014;
inline constexpr int guest_MPI_T_ERR_CVAR_SET_NEVER = 1015;
inline constexpr int guest_MPI_T_ERR_PVAR_NO_WRITE = 1016;
inline constexpr int guest_MPI_T_ERR_PVAR_NO_STARTSTOP = 1017;
inline constexpr int guest_MPI_T_ERR_PVAR_NO_ATOMIC = 1018;

// addresses that stand for something else
inline constexpr guest::Address guest_MPI_BOTTOM{0x0};
inline constexpr guest::Address guest_MPI_IN_PLACE{0x1};
inline constexpr guest::Address guest_MPI_BUFFER_AUTOMATIC{0x2};

// absent arguments of a program
inline constexpr guest::Address guest_MPI_ARGV_NULL{0x0};

// absent arguments of several programs
inline constexpr guest::Address guest_MPI_ARGVS_NULL{0x0};

// absent list of error codes
inline constexpr guest::Address guest_MPI_ERRCODES_IGNORE{0x0};

// absent statuses
inline constexpr guest::Address guest_MPI_STATUS_IGNORE{0x0};
inline constexpr guest::Address guest_MPI_STATUSES_IGNORE{0x0};

// absent weights of edges
inline constexpr guest::Address guest_MPI_UNWEIGHTED{0xa};
inline constexpr guest::Address guest_MPI_WEIGHTS_EMPTY{0xb};

// longest texts, with the zero byte
inline constexpr int guest_MPI_MAX_DATAREP_STRING = 128;
inline constexpr int guest_MPI_MAX_ERROR_STRING = 512;
inline constexpr int guest_MPI_MAX_INFO_KEY = 256;
inline constexpr int guest_MPI_MAX_INFO_VAL = 1024;
inline constexpr int guest_MPI_MAX_LIBRARY_VERSION_STRING = 8192;
inline constexpr int guest_MPI_MAX_OBJECT_NAME = 128;
inline constexpr int guest_MPI_MAX_PORT_NAME = 1024;
inline constexpr int guest_MPI_MAX_PROCESSOR_NAME = 256;
inline constexpr int guest_MPI_MAX_STRINGTAG_LEN = 1024;
inline constexpr int guest_MPI_MAX_PSET_NAME_LEN = 1024;

// bytes that one buffered send takes besides its data
inline constexpr int guest_MPI_BSEND_OVERHEAD = 512;

// modes of opening a file; bits
inline constexpr int guest_MPI_MODE_APPEND = 1;
inline constexpr int guest_MPI_MODE_CREATE = 2;
inline constexpr int guest_MPI_MODE_DELETE_ON_CLOSE = 4;
inline constexpr int guest_MPI_MODE_EXCL = 8;
inline constexpr int guest_MPI_MODE_RDONLY = 16;
inline constexpr int guest_MPI_MODE_RDWR = 32;
inline constexpr int guest_MPI_MODE_SEQUENTIAL = 64;
inline constexpr int guest_MPI_MODE_UNIQUE_OPEN = 128;
inline constexpr int guest_MPI_MODE_WRONLY = 256;

// promises about the use of a window; bits
inline constexpr int guest_MPI_MODE_NOCHECK = 1024;
inline constexpr int guest_MPI_MODE_NOPRECEDE = 2048;
inline constexpr int guest_MPI_MODE_NOPUT = 4096;
inline constexpr int guest_MPI_MODE_NOSTORE = 8192;
inline constexpr int guest_MPI_MODE_NOSUCCEED = 16384;

// any sender
inline constexpr int guest_MPI_ANY_SOURCE = -1;

// any tag
inline constexpr int guest_MPI_ANY_TAG = -2;

// no process
inline constexpr int guest_MPI_PROC_NULL = -3;

// this process is the root of an intercommunicator
inline constexpr int guest_MPI_ROOT = -4;

// no meaningful value
inline constexpr int guest_MPI_UNDEFINED = -32766;

// how many threads may call MPI, in rising order
inline constexpr int guest_MPI_THREAD_SINGLE = 0;
inline constexpr int guest_MPI_THREAD_FUNNELED = 1024;
inline constexpr int guest_MPI_THREAD_SERIALIZED = 2048;
inline constexpr int guest_MPI_THREAD_MULTIPLE = 4096;

// orders of the dimensions of an array
inline constexpr int guest_MPI_ORDER_C = 12;
inline constexpr int guest_MPI_ORDER_FORTRAN = 15;

// ways to distribute one dimension of an array
inline constexpr int guest_MPI_DISTRIBUTE_NONE = 16;
inline constexpr int guest_MPI_DISTRIBUTE_BLOCK = 17;
inline constexpr int guest_MPI_DISTRIBUTE_CYCLIC = 18;

// usual block length of a distribution
inline constexpr int guest_MPI_DISTRIBUTE_DFLT_DARG = 19;

// constructors of datatypes
inline constexpr int guest_MPI_COMBINER_NAMED = 101;
inline constexpr int guest_MPI_COMBINER_DUP = 102;
inline constexpr int guest_MPI_COMBINER_CONTIGUOUS = 103;
inline constexpr int guest_MPI_COMBINER_VECTOR = 104;
inline constexpr int guest_MPI_COMBINER_HVECTOR = 105;
inline constexpr int guest_MPI_COMBINER_INDEXED = 106;
inline constexpr int guest_MPI_COMBINER_HINDEXED = 107;
inline constexpr int guest_MPI_COMBINER_INDEXED_BLOCK = 108;
inline constexpr int guest_MPI_COMBINER_HINDEXED_BLOCK = 109;
inline constexpr int guest_MPI_COMBINER_STRUCT = 110;
inline constexpr int guest_MPI_COMBINER_SUBARRAY = 111;
inline constexpr int guest_MPI_COMBINER_DARRAY = 112;
inline constexpr int guest_MPI_COMBINER_F90_REAL = 113;
inline constexpr int guest_MPI_COMBINER_F90_COMPLEX = 114;
inline constexpr int guest_MPI_COMBINER_F90_INTEGER = 115;
inline constexpr int guest_MPI_COMBINER_RESIZED = 116;
inline constexpr int guest_MPI_COMBINER_VALUE_INDEX = 117;

// classes of basic types
inline constexpr int guest_MPIX_TYPECLASS_LOGICAL = 191;
inline constexpr int guest_MPI_TYPECLASS_INTEGER = 192;
inline constexpr int guest_MPI_TYPECLASS_REAL = 193;
inline constexpr int guest_MPI_TYPECLASS_COMPLEX = 194;

// results of comparing groups and communicators
inline constexpr int guest_MPI_IDENT = 201;
inline constexpr int guest_MPI_CONGRUENT = 202;
inline constexpr int guest_MPI_SIMILAR = 203;
inline constexpr int guest_MPI_UNEQUAL = 204;

// kinds of topologies
inline constexpr int guest_MPI_CART = 211;
inline constexpr int guest_MPI_GRAPH = 212;
inline constexpr int guest_MPI_DIST_GRAPH = 213;

// kinds of hardware to split by
inline constexpr int guest_MPI_COMM_TYPE_SHARED = 221;
inline constexpr int guest_MPI_COMM_TYPE_HW_UNGUIDED = 222;
inline constexpr int guest_MPI_COMM_TYPE_HW_GUIDED = 223;
inline constexpr int guest_MPI_COMM_TYPE_RESOURCE_GUIDED = 224;

// locks on a window
inline constexpr int guest_MPI_LOCK_EXCLUSIVE = 301;
inline constexpr int guest_MPI_LOCK_SHARED = 302;

// how a window was made
inline constexpr int guest_MPI_WIN_FLAVOR_CREATE = 311;
inline constexpr int guest_MPI_WIN_FLAVOR_ALLOCATE = 312;
inline constexpr int guest_MPI_WIN_FLAVOR_DYNAMIC = 313;
inline constexpr int guest_MPI_WIN_FLAVOR_SHARED = 314;

// memory models of windows
inline constexpr int guest_MPI_WIN_UNIFIED = 321;
inline constexpr int guest_MPI_WIN_SEPARATE = 322;

// where a distance in a file is counted from
inline constexpr int guest_MPI_SEEK_CUR = 401;
inline constexpr int guest_MPI_SEEK_END = 402;
inline constexpr int guest_MPI_SEEK_SET = 403;

// the present place of a shared file pointer
inline constexpr std::int64_t guest_MPI_DISPLACEMENT_CURRENT = -1;

// no key
inline constexpr int guest_MPI_KEYVAL_INVALID = 0;

// keys of the attributes every communicator of the world has
inline constexpr int guest_MPI_TAG_UB = 501;
inline constexpr int guest_MPI_IO = 502;
inline constexpr int guest_MPI_HOST = 503;
inline constexpr int guest_MPI_WTIME_IS_GLOBAL = 504;
inline constexpr int guest_MPI_APPNUM = 505;
inline constexpr int guest_MPI_LASTUSEDCODE = 506;
inline constexpr int guest_MPI_UNIVERSE_SIZE = 507;

// keys of the attributes every window has
inline constexpr int guest_MPI_WIN_BASE = 601;
inline constexpr int guest_MPI_WIN_DISP_UNIT = 602;
inline constexpr int guest_MPI_WIN_SIZE = 603;
inline constexpr int guest_MPI_WIN_CREATE_FLAVOR = 604;
inline constexpr int guest_MPI_WIN_MODEL = 605;

// ready-made functions that copy attributes
inline constexpr guest::Function guest_MPI_NULL_COPY_FN{0x0};
inline constexpr guest::Function guest_MPI_DUP_FN{0x1};

// ready-made functions that are called before an attribute goes
inline constexpr guest::Function guest_MPI_NULL_DELETE_FN{0x0};

// ready-made functions that copy attributes
inline constexpr guest::Function guest_MPI_COMM_NULL_COPY_FN{0x0};
inline constexpr guest::Function guest_MPI_COMM_DUP_FN{0x1};

// ready-made functions that are called before an attribute goes
inline constexpr guest::Function guest_MPI_COMM_NULL_DELETE_FN{0x0};

// ready-made functions that copy attributes
inline constexpr guest::Function guest_MPI_TYPE_NULL_COPY_FN{0x0};
inline constexpr guest::Function guest_MPI_TYPE_DUP_FN{0x1};

// ready-made functions that are called before an attribute goes
inline constexpr guest::Function guest_MPI_TYPE_NULL_DELETE_FN{0x0};

// ready-made functions that copy attributes
inline constexpr guest::Function guest_MPI_WIN_NULL_COPY_FN{0x0};
inline constexpr guest::Function guest_MPI_WIN_DUP_FN{0x1};

// ready-made functions that are called before an attribute goes
inline constexpr guest::Function guest_MPI_WIN_NULL_DELETE_FN{0x0};

// absent conversion of file data
inline constexpr guest::Function guest_MPI_CONVERSION_FN_NULL{0x0};

// absent conversion of file data, large counts
inline constexpr guest::Function guest_MPI_CONVERSION_FN_NULL_C{0x0};

// enumerations of the tools interface
inline constexpr translate::Handle guest_MPI_T_ENUM_NULL{0x0};

// bound control variables
inline constexpr translate::Handle guest_MPI_T_CVAR_HANDLE_NULL{0x0};

// measuring sessions
inline constexpr translate::Handle guest_MPI_T_PVAR_SESSION_NULL{0x0};

// bound performance variables
inline constexpr translate::Handle guest_MPI_T_PVAR_HANDLE_NULL{0x0};
inline constexpr translate::Handle guest_MPI_T_PVAR_ALL_HANDLES{0x1};

// what an event callback may do
inline constexpr int guest_MPI_T_CB_REQUIRE_NONE = 0;
inline constexpr int guest_MPI_T_CB_REQUIRE_MPI_RESTRICTED = 3;
inline constexpr int guest_MPI_T_CB_REQUIRE_THREAD_SAFE = 15;
inline constexpr int guest_MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE = 63;

// whether the events of a source come in order
inline constexpr int guest_MPI_T_SOURCE_ORDERED = 1;
inline constexpr int guest_MPI_T_SOURCE_UNORDERED = 2;

// for whom a variable is meant
inline constexpr int guest_MPI_T_VERBOSITY_USER_BASIC = 9;
inline constexpr int guest_MPI_T_VERBOSITY_USER_DETAIL = 10;
inline constexpr int guest_MPI_T_VERBOSITY_USER_ALL = 12;
inline constexpr int guest_MPI_T_VERBOSITY_TUNER_BASIC = 17;
inline constexpr int guest_MPI_T_VERBOSITY_TUNER_DETAIL = 18;
inline constexpr int guest_MPI_T_VERBOSITY_TUNER_ALL = 20;
inline constexpr int guest_MPI_T_VERBOSITY_MPIDEV_BASIC = 33;
inline constexpr int guest_MPI_T_VERBOSITY_MPIDEV_DETAIL = 34;
inline constexpr int guest_MPI_T_VERBOSITY_MPIDEV_ALL = 36;

// kinds of objects a variable belongs to
inline constexpr int guest_MPI_T_BIND_NO_OBJECT = 1;
inline constexpr int guest_MPI_T_BIND_MPI_COMM = 2;
inline constexpr int guest_MPI_T_BIND_MPI_DATATYPE = 3;
inline constexpr int guest_MPI_T_BIND_MPI_ERRHANDLER = 4;
inline constexpr int guest_MPI_T_BIND_MPI_FILE = 5;
inline constexpr int guest_MPI_T_BIND_MPI_GROUP = 6;
inline constexpr int guest_MPI_T_BIND_MPI_OP = 7;
inline constexpr int guest_MPI_T_BIND_MPI_REQUEST = 8;
inline constexpr int guest_MPI_T_BIND_MPI_WIN = 9;
inline constexpr int guest_MPI_T_BIND_MPI_MESSAGE = 10;
inline constexpr int guest_MPI_T_BIND_MPI_INFO = 11;
inline constexpr int guest_MPI_T_BIND_MPI_SESSION = 12;

// where a control variable must be set alike
inline constexpr int guest_MPI_T_SCOPE_CONSTANT = 1;
inline constexpr int guest_MPI_T_SCOPE_READONLY = 2;
inline constexpr int guest_MPI_T_SCOPE_LOCAL = 3;
inline constexpr int guest_MPI_T_SCOPE_GROUP = 4;
inline constexpr int guest_MPI_T_SCOPE_GROUP_EQ = 5;
inline constexpr int guest_MPI_T_SCOPE_ALL = 6;
inline constexpr int guest_MPI_T_SCOPE_ALL_EQ = 7;

// what a performance variable measures
inline constexpr int guest_MPI_T_PVAR_CLASS_STATE = 1;
inline constexpr int guest_MPI_T_PVAR_CLASS_LEVEL = 2;
inline constexpr int guest_MPI_T_PVAR_CLASS_SIZE = 3;
inline constexpr int guest_MPI_T_PVAR_CLASS_PERCENTAGE = 4;
inline constexpr int guest_MPI_T_PVAR_CLASS_HIGHWATERMARK = 5;
inline constexpr int guest_MPI_T_PVAR_CLASS_LOWWATERMARK = 6;
inline constexpr int guest_MPI_T_PVAR_CLASS_COUNTER = 7;
inline constexpr int guest_MPI_T_PVAR_CLASS_AGGREGATE = 8;
inline constexpr int guest_MPI_T_PVAR_CLASS_TIMER = 9;
inline constexpr int guest_MPI_T_PVAR_CLASS_GENERIC = 10;

}  // namespace mpiwasm
