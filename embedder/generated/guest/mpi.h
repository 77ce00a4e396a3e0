/* Made by embedder/generator/generate.py from embedder/mpi-api; do not edit. */

/* mpi.h of the MPI-5.0 standard binary interface.
   Guests (wasm32) import every function from the module "mpi_abi_1"; on other targets the same
   header describes libmpi_abi. */

#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __wasm__
#define MPIWASM_IMPORT(name) __attribute__((import_module("mpi_abi_1"), import_name(name)))
#else
#define MPIWASM_IMPORT(name)
#endif

/* Compilers that can compare a buffer's type with its datatype do so for the integers whose widths
   differ between a guest and the machine that a program was written on. */
#if defined(__wasm__) && defined(__clang__)
#define MPIWASM_TYPED(buffer, datatype) \
    __attribute__((pointer_with_type_tag(mpiwasm, buffer, datatype)))
#define MPIWASM_TYPE_OF(datatype, value, type) \
    static const int mpiwasm_type_of_##datatype \
        __attribute__((unused, type_tag_for_datatype(mpiwasm, type))) = value;
MPIWASM_TYPE_OF(MPI_LONG, 0x20a, long)
MPIWASM_TYPE_OF(MPI_UNSIGNED_LONG, 0x20e, unsigned long)
MPIWASM_TYPE_OF(MPI_LONG_LONG, 0x20b, long long)
MPIWASM_TYPE_OF(MPI_UNSIGNED_LONG_LONG, 0x20f, unsigned long long)
MPIWASM_TYPE_OF(MPI_INT32_T, 0x250, int32_t)
MPIWASM_TYPE_OF(MPI_UINT32_T, 0x251, uint32_t)
MPIWASM_TYPE_OF(MPI_INT64_T, 0x258, int64_t)
MPIWASM_TYPE_OF(MPI_UINT64_T, 0x259, uint64_t)
MPIWASM_TYPE_OF(MPI_COUNT, 0x202, int64_t)
MPIWASM_TYPE_OF(MPI_OFFSET, 0x203, int64_t)
#undef MPIWASM_TYPE_OF
#else
#define MPIWASM_TYPED(buffer, datatype)
#endif

typedef intptr_t MPI_Aint;
typedef int64_t MPI_Offset;
typedef int64_t MPI_Count;
typedef int MPI_Fint;

/* 32 bytes on every target */
typedef struct {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
} MPI_Status;

typedef struct MPI_ABI_Comm *MPI_Comm;
typedef struct MPI_ABI_Group *MPI_Group;
typedef struct MPI_ABI_Datatype *MPI_Datatype;
typedef struct MPI_ABI_Op *MPI_Op;
typedef struct MPI_ABI_Request *MPI_Request;
typedef struct MPI_ABI_Message *MPI_Message;
typedef struct MPI_ABI_Win *MPI_Win;
typedef struct MPI_ABI_File *MPI_File;
typedef struct MPI_ABI_Info *MPI_Info;
typedef struct MPI_ABI_Errhandler *MPI_Errhandler;
typedef struct MPI_ABI_Session *MPI_Session;
typedef struct MPI_ABI_T_enum *MPI_T_enum;
typedef struct MPI_ABI_T_cvar_handle *MPI_T_cvar_handle;
typedef struct MPI_ABI_T_pvar_handle *MPI_T_pvar_handle;
typedef struct MPI_ABI_T_pvar_session *MPI_T_pvar_session;
typedef struct MPI_ABI_T_event_registration *MPI_T_event_registration;
typedef struct MPI_ABI_T_event_instance *MPI_T_event_instance;

/* what an event callback may do */
typedef enum MPI_T_cb_safety {
    MPI_T_CB_REQUIRE_NONE              = 0x00,
    MPI_T_CB_REQUIRE_MPI_RESTRICTED    = 0x03,
    MPI_T_CB_REQUIRE_THREAD_SAFE       = 0x0f,
    MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE = 0x3f
} MPI_T_cb_safety;

/* whether the events of a source come in order */
typedef enum MPI_T_source_order {
    MPI_T_SOURCE_ORDERED   = 1,
    MPI_T_SOURCE_UNORDERED = 2
} MPI_T_source_order;

/* versions of the standard and of its binary interface */
#define MPI_VERSION        5
#define MPI_SUBVERSION     0
#define MPI_ABI_VERSION    1
#define MPI_ABI_SUBVERSION 0

/* reduction operations */
#define MPI_OP_NULL ((MPI_Op)0x020)
#define MPI_SUM     ((MPI_Op)0x021)
#define MPI_MIN     ((MPI_Op)0x022)
#define MPI_MAX     ((MPI_Op)0x023)
#define MPI_PROD    ((MPI_Op)0x024)
#define MPI_BAND    ((MPI_Op)0x028)
#define MPI_BOR     ((MPI_Op)0x029)
#define MPI_BXOR    ((MPI_Op)0x02a)
#define MPI_LAND    ((MPI_Op)0x030)
#define MPI_LOR     ((MPI_Op)0x031)
#define MPI_LXOR    ((MPI_Op)0x032)
#define MPI_MINLOC  ((MPI_Op)0x038)
#define MPI_MAXLOC  ((MPI_Op)0x039)
#define MPI_REPLACE ((MPI_Op)0x03c)
#define MPI_NO_OP   ((MPI_Op)0x03d)

/* communicators */
#define MPI_COMM_NULL  ((MPI_Comm)0x100)
#define MPI_COMM_WORLD ((MPI_Comm)0x101)
#define MPI_COMM_SELF  ((MPI_Comm)0x102)

/* groups */
#define MPI_GROUP_NULL  ((MPI_Group)0x108)
#define MPI_GROUP_EMPTY ((MPI_Group)0x109)

/* windows */
#define MPI_WIN_NULL ((MPI_Win)0x110)

/* files */
#define MPI_FILE_NULL ((MPI_File)0x118)

/* sessions */
#define MPI_SESSION_NULL ((MPI_Session)0x120)

/* reserved messages */
#define MPI_MESSAGE_NULL    ((MPI_Message)0x128)
#define MPI_MESSAGE_NO_PROC ((MPI_Message)0x129)

/* lists of hints */
#define MPI_INFO_NULL ((MPI_Info)0x130)
#define MPI_INFO_ENV  ((MPI_Info)0x131)

/* error handlers */
#define MPI_ERRHANDLER_NULL  ((MPI_Errhandler)0x140)
#define MPI_ERRORS_ARE_FATAL ((MPI_Errhandler)0x141)
#define MPI_ERRORS_ABORT     ((MPI_Errhandler)0x142)
#define MPI_ERRORS_RETURN    ((MPI_Errhandler)0x143)

/* requests */
#define MPI_REQUEST_NULL ((MPI_Request)0x180)

/* datatypes */
#define MPI_DATATYPE_NULL           ((MPI_Datatype)0x200)
#define MPI_AINT                    ((MPI_Datatype)0x201)
#define MPI_COUNT                   ((MPI_Datatype)0x202)
#define MPI_OFFSET                  ((MPI_Datatype)0x203)
#define MPI_PACKED                  ((MPI_Datatype)0x207)
#define MPI_SHORT                   ((MPI_Datatype)0x208)
#define MPI_INT                     ((MPI_Datatype)0x209)
#define MPI_LONG                    ((MPI_Datatype)0x20a)
#define MPI_LONG_LONG               ((MPI_Datatype)0x20b)
#define MPI_LONG_LONG_INT           MPI_LONG_LONG
#define MPI_UNSIGNED_SHORT          ((MPI_Datatype)0x20c)
#define MPI_UNSIGNED                ((MPI_Datatype)0x20d)
#define MPI_UNSIGNED_LONG           ((MPI_Datatype)0x20e)
#define MPI_UNSIGNED_LONG_LONG      ((MPI_Datatype)0x20f)
#define MPI_FLOAT                   ((MPI_Datatype)0x210)
#define MPI_C_FLOAT_COMPLEX         ((MPI_Datatype)0x212)
#define MPI_C_COMPLEX               MPI_C_FLOAT_COMPLEX
#define MPI_CXX_FLOAT_COMPLEX       ((MPI_Datatype)0x213)
#define MPI_DOUBLE                  ((MPI_Datatype)0x214)
#define MPI_C_DOUBLE_COMPLEX        ((MPI_Datatype)0x216)
#define MPI_CXX_DOUBLE_COMPLEX      ((MPI_Datatype)0x217)
#define MPI_LOGICAL                 ((MPI_Datatype)0x218)
#define MPI_INTEGER                 ((MPI_Datatype)0x219)
#define MPI_REAL                    ((MPI_Datatype)0x21a)
#define MPI_COMPLEX                 ((MPI_Datatype)0x21b)
#define MPI_DOUBLE_PRECISION        ((MPI_Datatype)0x21c)
#define MPI_DOUBLE_COMPLEX          ((MPI_Datatype)0x21d)
#define MPI_CHARACTER               ((MPI_Datatype)0x21e)
#define MPI_LONG_DOUBLE             ((MPI_Datatype)0x220)
#define MPI_C_LONG_DOUBLE_COMPLEX   ((MPI_Datatype)0x224)
#define MPI_CXX_LONG_DOUBLE_COMPLEX ((MPI_Datatype)0x225)
#define MPI_FLOAT_INT               ((MPI_Datatype)0x228)
#define MPI_DOUBLE_INT              ((MPI_Datatype)0x229)
#define MPI_LONG_INT                ((MPI_Datatype)0x22a)
#define MPI_2INT                    ((MPI_Datatype)0x22b)
#define MPI_SHORT_INT               ((MPI_Datatype)0x22c)
#define MPI_LONG_DOUBLE_INT         ((MPI_Datatype)0x22d)
#define MPI_2REAL                   ((MPI_Datatype)0x230)
#define MPI_2DOUBLE_PRECISION       ((MPI_Datatype)0x231)
#define MPI_2INTEGER                ((MPI_Datatype)0x232)
#define MPI_C_BOOL                  ((MPI_Datatype)0x238)
#define MPI_CXX_BOOL                ((MPI_Datatype)0x239)
#define MPI_WCHAR                   ((MPI_Datatype)0x23c)
#define MPI_INT8_T                  ((MPI_Datatype)0x240)
#define MPI_UINT8_T                 ((MPI_Datatype)0x241)
#define MPI_CHAR                    ((MPI_Datatype)0x243)
#define MPI_SIGNED_CHAR             ((MPI_Datatype)0x244)
#define MPI_UNSIGNED_CHAR           ((MPI_Datatype)0x245)
#define MPI_BYTE                    ((MPI_Datatype)0x247)
#define MPI_INT16_T                 ((MPI_Datatype)0x248)
#define MPI_UINT16_T                ((MPI_Datatype)0x249)
#define MPI_INT32_T                 ((MPI_Datatype)0x250)
#define MPI_UINT32_T                ((MPI_Datatype)0x251)
#define MPI_INT64_T                 ((MPI_Datatype)0x258)
#define MPI_UINT64_T                ((MPI_Datatype)0x259)
#define MPI_LOGICAL1                ((MPI_Datatype)0x2c0)
#define MPI_INTEGER1                ((MPI_Datatype)0x2c1)
#define MPI_LOGICAL2                ((MPI_Datatype)0x2c8)
#define MPI_INTEGER2                ((MPI_Datatype)0x2c9)
#define MPI_REAL2                   ((MPI_Datatype)0x2ca)
#define MPI_LOGICAL4                ((MPI_Datatype)0x2d0)
#define MPI_INTEGER4                ((MPI_Datatype)0x2d1)
#define MPI_REAL4                   ((MPI_Datatype)0x2d2)
#define MPI_COMPLEX4                ((MPI_Datatype)0x2d3)
#define MPI_LOGICAL8                ((MPI_Datatype)0x2d8)
#define MPI_INTEGER8                ((MPI_Datatype)0x2d9)
#define MPI_REAL8                   ((MPI_Datatype)0x2da)
#define MPI_COMPLEX8                ((MPI_Datatype)0x2db)
#define MPI_LOGICAL16               ((MPI_Datatype)0x2e0)
#define MPI_INTEGER16               ((MPI_Datatype)0x2e1)
#define MPI_REAL16                  ((MPI_Datatype)0x2e2)
#define MPI_COMPLEX16               ((MPI_Datatype)0x2e3)
#define MPI_COMPLEX32               ((MPI_Datatype)0x2eb)

/* layout of a status as Fortran 77 sees it */
#define MPI_F_STATUS_SIZE 8
#define MPI_F_SOURCE      0
#define MPI_F_TAG         1
#define MPI_F_ERROR       2

/* classes of errors */
#define MPI_SUCCESS                   0
#define MPI_ERR_BUFFER                1
#define MPI_ERR_COUNT                 2
#define MPI_ERR_TYPE                  3
#define MPI_ERR_TAG                   4
#define MPI_ERR_COMM                  5
#define MPI_ERR_RANK                  6
#define MPI_ERR_REQUEST               7
#define MPI_ERR_ROOT                  8
#define MPI_ERR_GROUP                 9
#define MPI_ERR_OP                    10
#define MPI_ERR_TOPOLOGY              11
#define MPI_ERR_DIMS                  12
#define MPI_ERR_ARG                   13
#define MPI_ERR_UNKNOWN               14
#define MPI_ERR_TRUNCATE              15
#define MPI_ERR_OTHER                 16
#define MPI_ERR_INTERN                17
#define MPI_ERR_PENDING               18
#define MPI_ERR_IN_STATUS             19
#define MPI_ERR_ACCESS                20
#define MPI_ERR_AMODE                 21
#define MPI_ERR_ASSERT                22
#define MPI_ERR_BAD_FILE              23
#define MPI_ERR_BASE                  24
#define MPI_ERR_CONVERSION            25
#define MPI_ERR_DISP                  26
#define MPI_ERR_DUP_DATAREP           27
#define MPI_ERR_FILE_EXISTS           28
#define MPI_ERR_FILE_IN_USE           29
#define MPI_ERR_FILE                  30
#define MPI_ERR_INFO_KEY              31
#define MPI_ERR_INFO_NOKEY            32
#define MPI_ERR_INFO_VALUE            33
#define MPI_ERR_INFO                  34
#define MPI_ERR_IO                    35
#define MPI_ERR_KEYVAL                36
#define MPI_ERR_LOCKTYPE              37
#define MPI_ERR_NAME                  38
#define MPI_ERR_NO_MEM                39
#define MPI_ERR_NOT_SAME              40
#define MPI_ERR_NO_SPACE              41
#define MPI_ERR_NO_SUCH_FILE          42
#define MPI_ERR_PORT                  43
#define MPI_ERR_QUOTA                 44
#define MPI_ERR_READ_ONLY             45
#define MPI_ERR_RMA_ATTACH            46
#define MPI_ERR_RMA_CONFLICT          47
#define MPI_ERR_RMA_RANGE             48
#define MPI_ERR_RMA_SHARED            49
#define MPI_ERR_RMA_SYNC              50
#define MPI_ERR_SERVICE               51
#define MPI_ERR_SIZE                  52
#define MPI_ERR_SPAWN                 53
#define MPI_ERR_UNSUPPORTED_DATAREP   54
#define MPI_ERR_UNSUPPORTED_OPERATION 55
#define MPI_ERR_WIN                   56
#define MPI_ERR_RMA_FLAVOR            57
#define MPI_ERR_PROC_ABORTED          58
#define MPI_ERR_VALUE_TOO_LARGE       59
#define MPI_ERR_SESSION               60
#define MPI_ERR_ERRHANDLER            61
#define MPI_ERR_ABI                   62
#define MPI_ERR_LASTCODE              16383

/* classes of errors of the tools interface */
#define MPI_T_ERR_CANNOT_INIT       1001
#define MPI_T_ERR_NOT_ACCESSIBLE    1002
#define MPI_T_ERR_NOT_INITIALIZED   1003
#define MPI_T_ERR_NOT_SUPPORTED     1004
#define MPI_T_ERR_MEMORY            1005
#define MPI_T_ERR_INVALID           1006
#define MPI_T_ERR_INVALID_INDEX     1007
#define MPI_T_ERR_INVALID_ITEM      1008 /* deprecated */
#define MPI_T_ERR_INVALID_SESSION   1009
#define MPI_T_ERR_INVALID_HANDLE    1010
#define MPI_T_ERR_INVALID_NAME      1011
#define MPI_T_ERR_OUT_OF_HANDLES    1012
#define MPI_T_ERR_OUT_OF_SESSIONS   1013
#define MPI_T_ERR_CVAR_SET_NOT_NOW  1014
#define MPI_T_ERR_CVAR_SET_NEVER    1015
#define MPI_T_ERR_PVAR_NO_WRITE     1016
#define MPI_T_ERR_PVAR_NO_STARTSTOP 1017
#define MPI_T_ERR_PVAR_NO_ATOMIC    1018

/* addresses that stand for something else */
#define MPI_BOTTOM           ((void*)0)
#define MPI_IN_PLACE         ((void*)1)
#define MPI_BUFFER_AUTOMATIC ((void*)2)

/* absent arguments of a program */
#define MPI_ARGV_NULL ((char**)0)

/* absent arguments of several programs */
#define MPI_ARGVS_NULL ((char***)0)

/* absent list of error codes */
#define MPI_ERRCODES_IGNORE ((int*)0)

/* absent statuses */
#define MPI_STATUS_IGNORE   ((MPI_Status*)0)
#define MPI_STATUSES_IGNORE ((MPI_Status*)0)

/* absent weights of edges */
#define MPI_UNWEIGHTED    ((int*)10)
#define MPI_WEIGHTS_EMPTY ((int*)11)

/* longest texts, with the zero byte */
#define MPI_MAX_DATAREP_STRING         128
#define MPI_MAX_ERROR_STRING           512
#define MPI_MAX_INFO_KEY               256
#define MPI_MAX_INFO_VAL               1024
#define MPI_MAX_LIBRARY_VERSION_STRING 8192
#define MPI_MAX_OBJECT_NAME            128
#define MPI_MAX_PORT_NAME              1024
#define MPI_MAX_PROCESSOR_NAME         256
#define MPI_MAX_STRINGTAG_LEN          1024
#define MPI_MAX_PSET_NAME_LEN          1024

/* bytes that one buffered send takes besides its data */
#define MPI_BSEND_OVERHEAD 512

/* modes of opening a file; bits */
#define MPI_MODE_APPEND          1
#define MPI_MODE_CREATE          2
#define MPI_MODE_DELETE_ON_CLOSE 4
#define MPI_MODE_EXCL            8
#define MPI_MODE_RDONLY          16
#define MPI_MODE_RDWR            32
#define MPI_MODE_SEQUENTIAL      64
#define MPI_MODE_UNIQUE_OPEN     128
#define MPI_MODE_WRONLY          256

/* promises about the use of a window; bits */
#define MPI_MODE_NOCHECK   1024
#define MPI_MODE_NOPRECEDE 2048
#define MPI_MODE_NOPUT     4096
#define MPI_MODE_NOSTORE   8192
#define MPI_MODE_NOSUCCEED 16384

/* any sender */
#define MPI_ANY_SOURCE (-1)

/* any tag */
#define MPI_ANY_TAG (-2)

/* no process */
#define MPI_PROC_NULL (-3)

/* this process is the root of an intercommunicator */
#define MPI_ROOT (-4)

/* no meaningful value */
#define MPI_UNDEFINED (-32766)

/* how many threads may call MPI, in rising order */
#define MPI_THREAD_SINGLE     0
#define MPI_THREAD_FUNNELED   1024
#define MPI_THREAD_SERIALIZED 2048
#define MPI_THREAD_MULTIPLE   4096

/* orders of the dimensions of an array */
#define MPI_ORDER_C       12
#define MPI_ORDER_FORTRAN 15

/* ways to distribute one dimension of an array */
#define MPI_DISTRIBUTE_NONE   16
#define MPI_DISTRIBUTE_BLOCK  17
#define MPI_DISTRIBUTE_CYCLIC 18

/* usual block length of a distribution */
#define MPI_DISTRIBUTE_DFLT_DARG 19

/* constructors of datatypes */
#define MPI_COMBINER_NAMED          101
#define MPI_COMBINER_DUP            102
#define MPI_COMBINER_CONTIGUOUS     103
#define MPI_COMBINER_VECTOR         104
#define MPI_COMBINER_HVECTOR        105
#define MPI_COMBINER_INDEXED        106
#define MPI_COMBINER_HINDEXED       107
#define MPI_COMBINER_INDEXED_BLOCK  108
#define MPI_COMBINER_HINDEXED_BLOCK 109
#define MPI_COMBINER_STRUCT         110
#define MPI_COMBINER_SUBARRAY       111
#define MPI_COMBINER_DARRAY         112
#define MPI_COMBINER_F90_REAL       113
#define MPI_COMBINER_F90_COMPLEX    114
#define MPI_COMBINER_F90_INTEGER    115
#define MPI_COMBINER_RESIZED        116
#define MPI_COMBINER_VALUE_INDEX    117

/* classes of basic types */
#define MPIX_TYPECLASS_LOGICAL 191
#define MPI_TYPECLASS_INTEGER  192
#define MPI_TYPECLASS_REAL     193
#define MPI_TYPECLASS_COMPLEX  194

/* results of comparing groups and communicators */
#define MPI_IDENT     201
#define MPI_CONGRUENT 202
#define MPI_SIMILAR   203
#define MPI_UNEQUAL   204

/* kinds of topologies */
#define MPI_CART       211
#define MPI_GRAPH      212
#define MPI_DIST_GRAPH 213

/* kinds of hardware to split by */
#define MPI_COMM_TYPE_SHARED          221
#define MPI_COMM_TYPE_HW_UNGUIDED     222
#define MPI_COMM_TYPE_HW_GUIDED       223
#define MPI_COMM_TYPE_RESOURCE_GUIDED 224

/* locks on a window */
#define MPI_LOCK_EXCLUSIVE 301
#define MPI_LOCK_SHARED    302

/* how a window was made */
#define MPI_WIN_FLAVOR_CREATE   311
#define MPI_WIN_FLAVOR_ALLOCATE 312
#define MPI_WIN_FLAVOR_DYNAMIC  313
#define MPI_WIN_FLAVOR_SHARED   314

/* memory models of windows */
#define MPI_WIN_UNIFIED  321
#define MPI_WIN_SEPARATE 322

/* where a distance in a file is counted from */
#define MPI_SEEK_CUR 401
#define MPI_SEEK_END 402
#define MPI_SEEK_SET 403

/* the present place of a shared file pointer */
#define MPI_DISPLACEMENT_CURRENT ((MPI_Offset)-1)

/* no key */
#define MPI_KEYVAL_INVALID 0

/* keys of the attributes every communicator of the world has */
#define MPI_TAG_UB          501
#define MPI_IO              502
#define MPI_HOST            503 /* deprecated */
#define MPI_WTIME_IS_GLOBAL 504
#define MPI_APPNUM          505
#define MPI_LASTUSEDCODE    506
#define MPI_UNIVERSE_SIZE   507

/* keys of the attributes every window has */
#define MPI_WIN_BASE          601
#define MPI_WIN_DISP_UNIT     602
#define MPI_WIN_SIZE          603
#define MPI_WIN_CREATE_FLAVOR 604
#define MPI_WIN_MODEL         605

/* ready-made functions that copy attributes */
#define MPI_NULL_COPY_FN ((MPI_Copy_function*)0) /* deprecated */
#define MPI_DUP_FN       ((MPI_Copy_function*)1) /* deprecated */

/* ready-made functions that are called before an attribute goes */
#define MPI_NULL_DELETE_FN ((MPI_Delete_function*)0) /* deprecated */

/* ready-made functions that copy attributes */
#define MPI_COMM_NULL_COPY_FN ((MPI_Comm_copy_attr_function*)0)
#define MPI_COMM_DUP_FN       ((MPI_Comm_copy_attr_function*)1)

/* ready-made functions that are called before an attribute goes */
#define MPI_COMM_NULL_DELETE_FN ((MPI_Comm_delete_attr_function*)0)

/* ready-made functions that copy attributes */
#define MPI_TYPE_NULL_COPY_FN ((MPI_Type_copy_attr_function*)0)
#define MPI_TYPE_DUP_FN       ((MPI_Type_copy_attr_function*)1)

/* ready-made functions that are called before an attribute goes */
#define MPI_TYPE_NULL_DELETE_FN ((MPI_Type_delete_attr_function*)0)

/* ready-made functions that copy attributes */
#define MPI_WIN_NULL_COPY_FN ((MPI_Win_copy_attr_function*)0)
#define MPI_WIN_DUP_FN       ((MPI_Win_copy_attr_function*)1)

/* ready-made functions that are called before an attribute goes */
#define MPI_WIN_NULL_DELETE_FN ((MPI_Win_delete_attr_function*)0)

/* absent conversion of file data */
#define MPI_CONVERSION_FN_NULL ((MPI_Datarep_conversion_function*)0)

/* absent conversion of file data, large counts */
#define MPI_CONVERSION_FN_NULL_C ((MPI_Datarep_conversion_function_c*)0)

/* enumerations of the tools interface */
#define MPI_T_ENUM_NULL ((MPI_T_enum)0)

/* bound control variables */
#define MPI_T_CVAR_HANDLE_NULL ((MPI_T_cvar_handle)0)

/* measuring sessions */
#define MPI_T_PVAR_SESSION_NULL ((MPI_T_pvar_session)0)

/* bound performance variables */
#define MPI_T_PVAR_HANDLE_NULL ((MPI_T_pvar_handle)0)
#define MPI_T_PVAR_ALL_HANDLES ((MPI_T_pvar_handle)1)

/* for whom a variable is meant */
#define MPI_T_VERBOSITY_USER_BASIC    0x09
#define MPI_T_VERBOSITY_USER_DETAIL   0x0a
#define MPI_T_VERBOSITY_USER_ALL      0x0c
#define MPI_T_VERBOSITY_TUNER_BASIC   0x11
#define MPI_T_VERBOSITY_TUNER_DETAIL  0x12
#define MPI_T_VERBOSITY_TUNER_ALL     0x14
#define MPI_T_VERBOSITY_MPIDEV_BASIC  0x21
#define MPI_T_VERBOSITY_MPIDEV_DETAIL 0x22
#define MPI_T_VERBOSITY_MPIDEV_ALL    0x24

/* kinds of objects a variable belongs to */
#define MPI_T_BIND_NO_OBJECT      1
#define MPI_T_BIND_MPI_COMM       2
#define MPI_T_BIND_MPI_DATATYPE   3
#define MPI_T_BIND_MPI_ERRHANDLER 4
#define MPI_T_BIND_MPI_FILE       5
#define MPI_T_BIND_MPI_GROUP      6
#define MPI_T_BIND_MPI_OP         7
#define MPI_T_BIND_MPI_REQUEST    8
#define MPI_T_BIND_MPI_WIN        9
#define MPI_T_BIND_MPI_MESSAGE    10
#define MPI_T_BIND_MPI_INFO       11
#define MPI_T_BIND_MPI_SESSION    12

/* where a control variable must be set alike */
#define MPI_T_SCOPE_CONSTANT 1
#define MPI_T_SCOPE_READONLY 2
#define MPI_T_SCOPE_LOCAL    3
#define MPI_T_SCOPE_GROUP    4
#define MPI_T_SCOPE_GROUP_EQ 5
#define MPI_T_SCOPE_ALL      6
#define MPI_T_SCOPE_ALL_EQ   7

/* what a performance variable measures */
#define MPI_T_PVAR_CLASS_STATE         1
#define MPI_T_PVAR_CLASS_LEVEL         2
#define MPI_T_PVAR_CLASS_SIZE          3
#define MPI_T_PVAR_CLASS_PERCENTAGE    4
#define MPI_T_PVAR_CLASS_HIGHWATERMARK 5
#define MPI_T_PVAR_CLASS_LOWWATERMARK  6
#define MPI_T_PVAR_CLASS_COUNTER       7
#define MPI_T_PVAR_CLASS_AGGREGATE     8
#define MPI_T_PVAR_CLASS_TIMER         9
#define MPI_T_PVAR_CLASS_GENERIC       10

/* ---- Functions that programs hand to MPI ---- */

/* combines elements: inoutvec = invec op inoutvec */
typedef void (MPI_User_function)(void *invec, void *inoutvec, int *len, MPI_Datatype *datatype);
/* combines elements, large counts */
typedef void (MPI_User_function_c)(
    void *invec, void *inoutvec, MPI_Count *len, MPI_Datatype *datatype);
/* handles errors on communicators */
typedef void (MPI_Comm_errhandler_function)(MPI_Comm *comm, int *error_code, ...);
/* handles errors on windows */
typedef void (MPI_Win_errhandler_function)(MPI_Win *win, int *error_code, ...);
/* handles errors on files */
typedef void (MPI_File_errhandler_function)(MPI_File *file, int *error_code, ...);
/* handles errors on sessions */
typedef void (MPI_Session_errhandler_function)(MPI_Session *session, int *error_code, ...);
typedef MPI_Comm_errhandler_function MPI_Comm_errhandler_fn;
typedef MPI_Win_errhandler_function MPI_Win_errhandler_fn;
typedef MPI_File_errhandler_function MPI_File_errhandler_fn;
typedef MPI_Session_errhandler_function MPI_Session_errhandler_fn;
/* copies an attribute when a communicator is copied */
typedef int (MPI_Comm_copy_attr_function)(
    MPI_Comm comm, int keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out,
    int *flag);
/* is called before an attribute of a communicator goes */
typedef int (MPI_Comm_delete_attr_function)(
    MPI_Comm comm, int keyval, void *attribute_val, void *extra_state);
/* copies an attribute when a datatype is copied */
typedef int (MPI_Type_copy_attr_function)(
    MPI_Datatype datatype, int keyval, void *extra_state, void *attribute_val_in,
    void *attribute_val_out, int *flag);
/* is called before an attribute of a datatype goes */
typedef int (MPI_Type_delete_attr_function)(
    MPI_Datatype datatype, int keyval, void *attribute_val, void *extra_state);
/* copies an attribute of a window */
typedef int (MPI_Win_copy_attr_function)(
    MPI_Win win, int keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out,
    int *flag);
/* is called before an attribute of a window goes */
typedef int (MPI_Win_delete_attr_function)(
    MPI_Win win, int keyval, void *attribute_val, void *extra_state);
/* copies an attribute, in the old form */
typedef int (MPI_Copy_function)(
    MPI_Comm comm, int keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out,
    int *flag);
/* is called before an attribute goes, in the old form */
typedef int (MPI_Delete_function)(
    MPI_Comm comm, int keyval, void *attribute_val, void *extra_state);
/* fills the status of a request of the program */
typedef int (MPI_Grequest_query_function)(void *extra_state, MPI_Status *status);
/* is called when a request of the program goes */
typedef int (MPI_Grequest_free_function)(void *extra_state);
/* cancels a request of the program */
typedef int (MPI_Grequest_cancel_function)(void *extra_state, int complete);
/* gives the extent of a type in a file */
typedef int (MPI_Datarep_extent_function)(
    MPI_Datatype datatype, MPI_Aint *extent, void *extra_state);
/* converts elements to or from a file */
typedef int (MPI_Datarep_conversion_function)(
    void *userbuf, MPI_Datatype datatype, int count, void *filebuf, MPI_Offset position,
    void *extra_state);
/* converts elements to or from a file, large counts */
typedef int (MPI_Datarep_conversion_function_c)(
    void *userbuf, MPI_Datatype datatype, MPI_Count count, void *filebuf, MPI_Offset position,
    void *extra_state);
/* is called for an event */
typedef void (MPI_T_event_cb_function)(
    MPI_T_event_instance event_instance, MPI_T_event_registration event_registration,
    MPI_T_cb_safety cb_safety, void *user_data);
/* is called when an event registration has gone */
typedef void (MPI_T_event_free_cb_function)(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, void *user_data);
/* is called when events were lost */
typedef void (MPI_T_event_dropped_cb_function)(
    MPI_Count count, MPI_T_event_registration event_registration, int source_index,
    MPI_T_cb_safety cb_safety, void *user_data);

/* ---- Environment: start, end, errors, versions, time, memory ---- */

/* Initializes MPI in this process. */
int MPI_Init(int *argc, char ***argv) MPIWASM_IMPORT("MPI_Init");

/* Initializes MPI with a thread level. */
int MPI_Init_thread(
    int *argc, char ***argv, int required, int *provided) MPIWASM_IMPORT("MPI_Init_thread");

/* Ends MPI in this process after all its communication is complete. */
int MPI_Finalize(void) MPIWASM_IMPORT("MPI_Finalize");

/* Returns whether MPI has been initialized. */
int MPI_Initialized(int *flag) MPIWASM_IMPORT("MPI_Initialized");

/* Returns whether MPI has been finalized. */
int MPI_Finalized(int *flag) MPIWASM_IMPORT("MPI_Finalized");

/* Ends all processes of the job with the given error code. */
int MPI_Abort(MPI_Comm comm, int errorcode) MPIWASM_IMPORT("MPI_Abort");

/* Returns the thread level in force. */
int MPI_Query_thread(int *provided) MPIWASM_IMPORT("MPI_Query_thread");

/* Returns whether the calling thread initialized MPI. */
int MPI_Is_thread_main(int *flag) MPIWASM_IMPORT("MPI_Is_thread_main");

/* Returns which version of the MPI standard is in force. */
int MPI_Get_version(int *version, int *subversion) MPIWASM_IMPORT("MPI_Get_version");

/* Returns the text by which the MPI library describes itself. */
int MPI_Get_library_version(
    char *version, int *resultlen) MPIWASM_IMPORT("MPI_Get_library_version");

/* Returns the name of the node this process runs on. */
int MPI_Get_processor_name(char *name, int *resultlen) MPIWASM_IMPORT("MPI_Get_processor_name");

/* Lists the hardware resources that this process is tied to. */
int MPI_Get_hw_resource_info(MPI_Info *hw_info) MPIWASM_IMPORT("MPI_Get_hw_resource_info");

/* Passes a hint to a profiling tool; without a tool it does nothing. */
int MPI_Pcontrol(const int level, ...) MPIWASM_IMPORT("MPI_Pcontrol");

/* Returns the seconds that have passed since some moment in the past. */
double MPI_Wtime(void) MPIWASM_IMPORT("MPI_Wtime");

/* Returns the resolution of the clock behind MPI_Wtime in seconds. */
double MPI_Wtick(void) MPIWASM_IMPORT("MPI_Wtick");

/* Allocates memory that the MPI library may handle faster. */
int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr) MPIWASM_IMPORT("MPI_Alloc_mem");

/* Frees memory from MPI_Alloc_mem. */
int MPI_Free_mem(void *base) MPIWASM_IMPORT("MPI_Free_mem");

/* Converts an error code into the class it belongs to. */
int MPI_Error_class(int errorcode, int *errorclass) MPIWASM_IMPORT("MPI_Error_class");

/* Returns the text that describes an error code. */
int MPI_Error_string(
    int errorcode, char *string, int *resultlen) MPIWASM_IMPORT("MPI_Error_string");

/* Creates a new error class. */
int MPI_Add_error_class(int *errorclass) MPIWASM_IMPORT("MPI_Add_error_class");

/* Creates a new error code within a class. */
int MPI_Add_error_code(int errorclass, int *errorcode) MPIWASM_IMPORT("MPI_Add_error_code");

/* Sets the text of an error class or code added by the program. */
int MPI_Add_error_string(int errorcode, const char *string) MPIWASM_IMPORT("MPI_Add_error_string");

/* Removes an error class added by the program. */
int MPI_Remove_error_class(int errorclass) MPIWASM_IMPORT("MPI_Remove_error_class");

/* Removes an error code added by the program. */
int MPI_Remove_error_code(int errorcode) MPIWASM_IMPORT("MPI_Remove_error_code");

/* Removes the text of an error class or code added by the program. */
int MPI_Remove_error_string(int errorcode) MPIWASM_IMPORT("MPI_Remove_error_string");

/* ---- Point-to-point messages: blocking, non-blocking, persistent, probes ---- */

/* Sends a message; the buffer may be reused when the call returns. */
int MPI_Send(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Send");

int MPI_Send_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Send_c");

/* Sends a message by copying it into the attached buffer. */
int MPI_Bsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bsend");

int MPI_Bsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bsend_c");

/* Sends a message and returns once the receiver has started to receive it. */
int MPI_Ssend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ssend");

int MPI_Ssend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ssend_c");

/* Sends a message for which the receive must be posted already. */
int MPI_Rsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rsend");

int MPI_Rsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rsend_c");

/* Receives one message into a buffer. */
int MPI_Recv(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Recv");

int MPI_Recv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Recv_c");

/* Starts a nonblocking send. */
int MPI_Isend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Isend");

int MPI_Isend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Isend_c");

/* Starts a nonblocking buffered send. */
int MPI_Ibsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ibsend");

int MPI_Ibsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ibsend_c");

/* Starts a nonblocking synchronous send. */
int MPI_Issend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Issend");

int MPI_Issend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Issend_c");

/* Starts a nonblocking ready send. */
int MPI_Irsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Irsend");

int MPI_Irsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Irsend_c");

/* Starts a nonblocking receive. */
int MPI_Irecv(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Irecv");

int MPI_Irecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Irecv_c");

/* Initializes a persistent send. */
int MPI_Send_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Send_init");

int MPI_Send_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Send_init_c");

/* Initializes a persistent buffered send. */
int MPI_Bsend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bsend_init");

int MPI_Bsend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bsend_init_c");

/* Initializes a persistent synchronous send. */
int MPI_Ssend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ssend_init");

int MPI_Ssend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ssend_init_c");

/* Initializes a persistent ready send. */
int MPI_Rsend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rsend_init");

int MPI_Rsend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rsend_init_c");

/* Initializes a persistent receive. */
int MPI_Recv_init(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Recv_init");

int MPI_Recv_init_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Recv_init_c");

/* Sends one message and receives another in one call. */
int MPI_Sendrecv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
    int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(6, 8) MPIWASM_IMPORT("MPI_Sendrecv");

int MPI_Sendrecv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
    MPI_Comm comm, MPI_Status *status)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(6, 8) MPIWASM_IMPORT("MPI_Sendrecv_c");

/* Sends a message and receives another into the same buffer. */
int MPI_Sendrecv_replace(
    void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
    MPI_Comm comm, MPI_Status *status) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Sendrecv_replace");

int MPI_Sendrecv_replace_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
    int recvtag, MPI_Comm comm, MPI_Status *status)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Sendrecv_replace_c");

/* Starts a nonblocking send and a receive as one operation. */
int MPI_Isendrecv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
    int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(6, 8) MPIWASM_IMPORT("MPI_Isendrecv");

int MPI_Isendrecv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(6, 8) MPIWASM_IMPORT("MPI_Isendrecv_c");

/* Starts a nonblocking send and a receive into the same buffer. */
int MPI_Isendrecv_replace(
    void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Isendrecv_replace");

int MPI_Isendrecv_replace_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
    int recvtag, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Isendrecv_replace_c");

/* Waits for a matching message and describes it without receiving it. */
int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status) MPIWASM_IMPORT("MPI_Probe");

/* Checks for a matching message and returns its status. */
int MPI_Iprobe(
    int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status) MPIWASM_IMPORT("MPI_Iprobe");

/* Waits for a matching message and removes it from matching for a later receive. */
int MPI_Mprobe(
    int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("MPI_Mprobe");

/* Checks for a matching message and removes it from matching. */
int MPI_Improbe(
    int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("MPI_Improbe");

/* Receives a message matched by a probe. */
int MPI_Mrecv(
    void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Mrecv");

int MPI_Mrecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Mrecv_c");

/* Starts to receive a message matched by a probe. */
int MPI_Imrecv(
    void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Imrecv");

int MPI_Imrecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Imrecv_c");

/* ---- Requests and statuses: start, test, wait, cancel ---- */

/* Waits until one request is complete. */
int MPI_Wait(MPI_Request *request, MPI_Status *status) MPIWASM_IMPORT("MPI_Wait");

/* Checks whether one request is complete. */
int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status) MPIWASM_IMPORT("MPI_Test");

/* Waits until any one request of the list is complete. */
int MPI_Waitany(
    int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)
    MPIWASM_IMPORT("MPI_Waitany");

/* Checks whether any one request of the list is complete. */
int MPI_Testany(
    int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
    MPIWASM_IMPORT("MPI_Testany");

/* Waits until every request of the list is complete. */
int MPI_Waitall(
    int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("MPI_Waitall");

/* Checks whether every request of the list is complete. */
int MPI_Testall(
    int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("MPI_Testall");

/* Waits until at least one request of the list is complete and reports all that are. */
int MPI_Waitsome(
    int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("MPI_Waitsome");

/* Reports all requests of the list that are complete. */
int MPI_Testsome(
    int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("MPI_Testsome");

/* Starts a persistent request. */
int MPI_Start(MPI_Request *request) MPIWASM_IMPORT("MPI_Start");

/* Starts every persistent request of the list. */
int MPI_Startall(int count, MPI_Request array_of_requests[]) MPIWASM_IMPORT("MPI_Startall");

/* Frees a request without waiting for it. */
int MPI_Request_free(MPI_Request *request) MPIWASM_IMPORT("MPI_Request_free");

/* Marks a pending request for cancellation. */
int MPI_Cancel(MPI_Request *request) MPIWASM_IMPORT("MPI_Cancel");

/* Returns whether the request of a status was cancelled. */
int MPI_Test_cancelled(const MPI_Status *status, int *flag) MPIWASM_IMPORT("MPI_Test_cancelled");

/* Checks whether a request is complete without freeing it. */
int MPI_Request_get_status(
    MPI_Request request, int *flag, MPI_Status *status) MPIWASM_IMPORT("MPI_Request_get_status");

/* Checks whether any request of the list is complete without freeing it. */
int MPI_Request_get_status_any(
    int count, const MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
    MPIWASM_IMPORT("MPI_Request_get_status_any");

/* Checks whether every request of the list is complete without freeing it. */
int MPI_Request_get_status_all(
    int count, const MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("MPI_Request_get_status_all");

/* Reports all requests of the list that are complete without freeing them. */
int MPI_Request_get_status_some(
    int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("MPI_Request_get_status_some");

/* Returns the number of complete elements that a status reports. */
int MPI_Get_count(
    const MPI_Status *status, MPI_Datatype datatype, int *count) MPIWASM_IMPORT("MPI_Get_count");

int MPI_Get_count_c(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("MPI_Get_count_c");

/* Returns the number of basic elements that a status reports. */
int MPI_Get_elements(
    const MPI_Status *status, MPI_Datatype datatype, int *count) MPIWASM_IMPORT("MPI_Get_elements");

int MPI_Get_elements_c(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("MPI_Get_elements_c");

/* Returns the number of basic elements that a status reports, as a large number. Deprecated
   since MPI-4.1. */
int MPI_Get_elements_x(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("MPI_Get_elements_x");

/* Sets the number of basic elements that a status reports. */
int MPI_Status_set_elements(
    MPI_Status *status, MPI_Datatype datatype, int count) MPIWASM_IMPORT("MPI_Status_set_elements");

int MPI_Status_set_elements_c(
    MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
    MPIWASM_IMPORT("MPI_Status_set_elements_c");

/* Sets the number of basic elements that a status reports, as a large number. Deprecated since
   MPI-4.1. */
int MPI_Status_set_elements_x(
    MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
    MPIWASM_IMPORT("MPI_Status_set_elements_x");

/* Sets whether a status reports a cancelled request. */
int MPI_Status_set_cancelled(
    MPI_Status *status, int flag) MPIWASM_IMPORT("MPI_Status_set_cancelled");

/* Returns the source rank that a status reports. */
int MPI_Status_get_source(
    const MPI_Status *status, int *source) MPIWASM_IMPORT("MPI_Status_get_source");

/* Returns the tag that a status reports. */
int MPI_Status_get_tag(const MPI_Status *status, int *tag) MPIWASM_IMPORT("MPI_Status_get_tag");

/* Returns the error code that a status reports. */
int MPI_Status_get_error(
    const MPI_Status *status, int *error) MPIWASM_IMPORT("MPI_Status_get_error");

/* Sets the source rank that a status reports. */
int MPI_Status_set_source(MPI_Status *status, int source) MPIWASM_IMPORT("MPI_Status_set_source");

/* Sets the tag that a status reports. */
int MPI_Status_set_tag(MPI_Status *status, int tag) MPIWASM_IMPORT("MPI_Status_set_tag");

/* Sets the error code that a status reports. */
int MPI_Status_set_error(MPI_Status *status, int error) MPIWASM_IMPORT("MPI_Status_set_error");

/* ---- Buffers for buffered sends ---- */

/* Attaches a buffer for buffered sends. */
int MPI_Buffer_attach(void *buffer, int size) MPIWASM_IMPORT("MPI_Buffer_attach");

int MPI_Buffer_attach_c(void *buffer, MPI_Count size) MPIWASM_IMPORT("MPI_Buffer_attach_c");

/* Detaches the buffer for buffered sends after all messages are delivered. */
int MPI_Buffer_detach(void *buffer_addr, int *size) MPIWASM_IMPORT("MPI_Buffer_detach");

int MPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size) MPIWASM_IMPORT("MPI_Buffer_detach_c");

/* Waits until the buffered sends of the process have been delivered. */
int MPI_Buffer_flush(void) MPIWASM_IMPORT("MPI_Buffer_flush");

/* Starts waiting until the buffered sends of the process have been delivered. */
int MPI_Buffer_iflush(MPI_Request *request) MPIWASM_IMPORT("MPI_Buffer_iflush");

/* Attaches a buffer for the buffered sends of a communicator. */
int MPI_Comm_attach_buffer(
    MPI_Comm comm, void *buffer, int size) MPIWASM_IMPORT("MPI_Comm_attach_buffer");

int MPI_Comm_attach_buffer_c(
    MPI_Comm comm, void *buffer, MPI_Count size) MPIWASM_IMPORT("MPI_Comm_attach_buffer_c");

/* Detaches the buffer for the buffered sends of a communicator. */
int MPI_Comm_detach_buffer(
    MPI_Comm comm, void *buffer_addr, int *size) MPIWASM_IMPORT("MPI_Comm_detach_buffer");

int MPI_Comm_detach_buffer_c(
    MPI_Comm comm, void *buffer_addr, MPI_Count *size) MPIWASM_IMPORT("MPI_Comm_detach_buffer_c");

/* Waits until the buffered sends of a communicator have been delivered. */
int MPI_Comm_flush_buffer(MPI_Comm comm) MPIWASM_IMPORT("MPI_Comm_flush_buffer");

/* Starts waiting until the buffered sends of a communicator have been delivered. */
int MPI_Comm_iflush_buffer(
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("MPI_Comm_iflush_buffer");

/* Attaches a buffer for the buffered sends of a session. */
int MPI_Session_attach_buffer(
    MPI_Session session, void *buffer, int size) MPIWASM_IMPORT("MPI_Session_attach_buffer");

int MPI_Session_attach_buffer_c(
    MPI_Session session, void *buffer, MPI_Count size)
    MPIWASM_IMPORT("MPI_Session_attach_buffer_c");

/* Detaches the buffer for the buffered sends of a session. */
int MPI_Session_detach_buffer(
    MPI_Session session, void *buffer_addr, int *size) MPIWASM_IMPORT("MPI_Session_detach_buffer");

int MPI_Session_detach_buffer_c(
    MPI_Session session, void *buffer_addr, MPI_Count *size)
    MPIWASM_IMPORT("MPI_Session_detach_buffer_c");

/* Waits until the buffered sends of a session have been delivered. */
int MPI_Session_flush_buffer(MPI_Session session) MPIWASM_IMPORT("MPI_Session_flush_buffer");

/* Starts waiting until the buffered sends of a session have been delivered. */
int MPI_Session_iflush_buffer(
    MPI_Session session, MPI_Request *request) MPIWASM_IMPORT("MPI_Session_iflush_buffer");

/* ---- Partitioned messages ---- */

/* Initializes a partitioned send. */
int MPI_Psend_init(
    const void *buf, int partitions, int count, MPI_Datatype datatype, int dest, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_IMPORT("MPI_Psend_init");

int MPI_Psend_init_c(
    const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_IMPORT("MPI_Psend_init_c");

/* Initializes a partitioned receive. */
int MPI_Precv_init(
    void *buf, int partitions, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_TYPED(1, 4) MPIWASM_IMPORT("MPI_Precv_init");

int MPI_Precv_init_c(
    void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_IMPORT("MPI_Precv_init_c");

/* Marks one partition of a partitioned send as ready. */
int MPI_Pready(int partition, MPI_Request request) MPIWASM_IMPORT("MPI_Pready");

/* Marks a range of partitions of a partitioned send as ready. */
int MPI_Pready_range(
    int partition_low, int partition_high, MPI_Request request) MPIWASM_IMPORT("MPI_Pready_range");

/* Marks the listed partitions of a partitioned send as ready. */
int MPI_Pready_list(
    int length, const int array_of_partitions[], MPI_Request request)
    MPIWASM_IMPORT("MPI_Pready_list");

/* Checks whether one partition of a partitioned receive has arrived. */
int MPI_Parrived(MPI_Request request, int partition, int *flag) MPIWASM_IMPORT("MPI_Parrived");

/* ---- Datatypes, packing, addresses ---- */

/* Creates a type of contiguous elements. */
int MPI_Type_contiguous(
    int count, MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_contiguous");

int MPI_Type_contiguous_c(
    MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_contiguous_c");

/* Creates a type of equal blocks at a regular distance counted in elements. */
int MPI_Type_vector(
    int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_vector");

int MPI_Type_vector_c(
    MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_vector_c");

/* Creates a type of equal blocks at a regular distance counted in bytes. */
int MPI_Type_create_hvector(
    int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_hvector");

int MPI_Type_create_hvector_c(
    MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_hvector_c");

/* Creates a type of blocks of different lengths at distances counted in elements. */
int MPI_Type_indexed(
    int count, const int array_of_blocklengths[], const int array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_indexed");

int MPI_Type_indexed_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_indexed_c");

/* Creates a type of blocks of different lengths at distances counted in bytes. */
int MPI_Type_create_hindexed(
    int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_hindexed");

int MPI_Type_create_hindexed_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_hindexed_c");

/* Creates a type of equal blocks at distances counted in elements. */
int MPI_Type_create_indexed_block(
    int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_indexed_block");

int MPI_Type_create_indexed_block_c(
    MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_indexed_block_c");

/* Creates a type of equal blocks at distances counted in bytes. */
int MPI_Type_create_hindexed_block(
    int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_hindexed_block");

int MPI_Type_create_hindexed_block_c(
    MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_hindexed_block_c");

/* Creates a type of blocks of various types at distances counted in bytes. */
int MPI_Type_create_struct(
    int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
    const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_struct");

int MPI_Type_create_struct_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[],
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_struct_c");

/* Creates a type that selects a box out of a larger array. */
int MPI_Type_create_subarray(
    int ndims, const int array_of_sizes[], const int array_of_subsizes[],
    const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_subarray");

int MPI_Type_create_subarray_c(
    int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
    const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_subarray_c");

/* Creates a type that selects the share of one process in a distributed array. */
int MPI_Type_create_darray(
    int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
    const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_darray");

int MPI_Type_create_darray_c(
    int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[],
    const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_darray_c");

/* Creates a type with other bounds. */
int MPI_Type_create_resized(
    MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_resized");

int MPI_Type_create_resized_c(
    MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
    MPIWASM_IMPORT("MPI_Type_create_resized_c");

/* Returns the type of Fortran integers with a decimal range. */
int MPI_Type_create_f90_integer(
    int r, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_f90_integer");

/* Returns the type of Fortran reals with a precision and range. */
int MPI_Type_create_f90_real(
    int p, int r, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_f90_real");

/* Returns the type of Fortran complex numbers with a precision and range. */
int MPI_Type_create_f90_complex(
    int p, int r, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_create_f90_complex");

/* Finds the basic type of a class that has the given size. */
int MPI_Type_match_size(
    int typeclass, int size, MPI_Datatype *datatype) MPIWASM_IMPORT("MPI_Type_match_size");

/* Returns the type of pairs of a value and its index. */
int MPI_Type_get_value_index(
    MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
    MPIWASM_IMPORT("MPI_Type_get_value_index");

/* Commits a type for use in communication. */
int MPI_Type_commit(MPI_Datatype *datatype) MPIWASM_IMPORT("MPI_Type_commit");

/* Frees a type; pending communication completes. */
int MPI_Type_free(MPI_Datatype *datatype) MPIWASM_IMPORT("MPI_Type_free");

/* Duplicates a type with its attributes. */
int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("MPI_Type_dup");

/* Returns the bytes of data in one element of a type. */
int MPI_Type_size(MPI_Datatype datatype, int *size) MPIWASM_IMPORT("MPI_Type_size");

int MPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size) MPIWASM_IMPORT("MPI_Type_size_c");

/* Returns the bytes of data in one element of a type, as a large number. Deprecated since
   MPI-4.1. */
int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size) MPIWASM_IMPORT("MPI_Type_size_x");

/* Returns the lower bound and extent of a type. */
int MPI_Type_get_extent(
    MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent) MPIWASM_IMPORT("MPI_Type_get_extent");

int MPI_Type_get_extent_c(
    MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
    MPIWASM_IMPORT("MPI_Type_get_extent_c");

/* Returns the lower bound and extent of a type, as large numbers. Deprecated since MPI-4.1. */
int MPI_Type_get_extent_x(
    MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
    MPIWASM_IMPORT("MPI_Type_get_extent_x");

/* Returns the bounds of the bytes that a type covers. */
int MPI_Type_get_true_extent(
    MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
    MPIWASM_IMPORT("MPI_Type_get_true_extent");

int MPI_Type_get_true_extent_c(
    MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
    MPIWASM_IMPORT("MPI_Type_get_true_extent_c");

/* Returns the bounds of the bytes that a type covers, as large numbers. Deprecated since
   MPI-4.1. */
int MPI_Type_get_true_extent_x(
    MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
    MPIWASM_IMPORT("MPI_Type_get_true_extent_x");

/* Returns the constructor of a type and the numbers of its arguments. */
int MPI_Type_get_envelope(
    MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)
    MPIWASM_IMPORT("MPI_Type_get_envelope");

int MPI_Type_get_envelope_c(
    MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
    MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
    MPIWASM_IMPORT("MPI_Type_get_envelope_c");

/* Returns the arguments that a type was constructed with. */
int MPI_Type_get_contents(
    MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
    int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
    MPIWASM_IMPORT("MPI_Type_get_contents");

int MPI_Type_get_contents_c(
    MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
    MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[],
    MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[],
    MPI_Datatype array_of_datatypes[]) MPIWASM_IMPORT("MPI_Type_get_contents_c");

/* Returns the name of a type. */
int MPI_Type_get_name(
    MPI_Datatype datatype, char *type_name, int *resultlen) MPIWASM_IMPORT("MPI_Type_get_name");

/* Sets the name of a type. */
int MPI_Type_set_name(
    MPI_Datatype datatype, const char *type_name) MPIWASM_IMPORT("MPI_Type_set_name");

/* Packs elements into a buffer of bytes. */
int MPI_Pack(
    const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
    MPI_Comm comm) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Pack");

int MPI_Pack_c(
    const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
    MPI_Count *position, MPI_Comm comm) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Pack_c");

/* Unpacks elements from a buffer of bytes. */
int MPI_Unpack(
    const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
    MPI_Comm comm) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Unpack");

int MPI_Unpack_c(
    const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
    MPI_Datatype datatype, MPI_Comm comm) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Unpack_c");

/* Returns the bytes that packing may need. */
int MPI_Pack_size(
    int incount, MPI_Datatype datatype, MPI_Comm comm, int *size) MPIWASM_IMPORT("MPI_Pack_size");

int MPI_Pack_size_c(
    MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
    MPIWASM_IMPORT("MPI_Pack_size_c");

/* Packs elements in a format that is the same on every machine. */
int MPI_Pack_external(
    const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
    MPI_Aint outsize, MPI_Aint *position) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Pack_external");

int MPI_Pack_external_c(
    const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
    MPI_Count outsize, MPI_Count *position)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Pack_external_c");

/* Unpacks elements from a format that is the same on every machine. */
int MPI_Unpack_external(
    const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf,
    int outcount, MPI_Datatype datatype) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Unpack_external");

int MPI_Unpack_external_c(
    const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
    MPI_Count outcount, MPI_Datatype datatype)
    MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Unpack_external_c");

/* Returns the bytes that packing in the portable format needs. */
int MPI_Pack_external_size(
    const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
    MPIWASM_IMPORT("MPI_Pack_external_size");

int MPI_Pack_external_size_c(
    const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)
    MPIWASM_IMPORT("MPI_Pack_external_size_c");

/* Returns the address of a variable as a number. */
int MPI_Get_address(const void *location, MPI_Aint *address) MPIWASM_IMPORT("MPI_Get_address");

/* Adds a distance to an address. */
MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp) MPIWASM_IMPORT("MPI_Aint_add");

/* Returns the distance between two addresses. */
MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2) MPIWASM_IMPORT("MPI_Aint_diff");

/* ---- Collective operations that block ---- */

/* Waits until every process of the communicator has called it. */
int MPI_Barrier(MPI_Comm comm) MPIWASM_IMPORT("MPI_Barrier");

/* Sends the buffer of the root to every process. */
int MPI_Bcast(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bcast");

int MPI_Bcast_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bcast_c");

/* Collects equal blocks of all processes at the root. */
int MPI_Gather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Gather");

int MPI_Gather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Gather_c");

/* Collects blocks of different lengths of all processes at the root. */
int MPI_Gatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Gatherv");

int MPI_Gatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Gatherv_c");

/* Scatters equal blocks of the root to all processes. */
int MPI_Scatter(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Scatter");

int MPI_Scatter_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Scatter_c");

/* Scatters blocks of different lengths of the root to all processes. */
int MPI_Scatterv(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Scatterv");

int MPI_Scatterv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Scatterv_c");

/* Collects equal blocks of all processes at every process. */
int MPI_Allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Allgather");

int MPI_Allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Allgather_c");

/* Collects blocks of different lengths of all processes at every process. */
int MPI_Allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Allgatherv");

int MPI_Allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Allgatherv_c");

/* Exchanges equal blocks between every two processes. */
int MPI_Alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Alltoall");

int MPI_Alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Alltoall_c");

/* Exchanges blocks of different lengths between every two processes. */
int MPI_Alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Alltoallv");

int MPI_Alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Alltoallv_c");

/* Exchanges blocks of different lengths and types between every two processes. */
int MPI_Alltoallw(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm) MPIWASM_IMPORT("MPI_Alltoallw");

int MPI_Alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
    MPIWASM_IMPORT("MPI_Alltoallw_c");

/* Combines the values of all processes at the root. */
int MPI_Reduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce");

int MPI_Reduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_c");

/* Combines the values of all processes at every process. */
int MPI_Allreduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Allreduce");

int MPI_Allreduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Allreduce_c");

/* Combines the values of all processes and scatters the result in equal blocks. */
int MPI_Reduce_scatter_block(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_block");

int MPI_Reduce_scatter_block_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_block_c");

/* Combines the values of all processes and scatters the result in blocks of different lengths. */
int MPI_Reduce_scatter(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter");

int MPI_Reduce_scatter_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_c");

/* Combines the values of all processes up to and including this one. */
int MPI_Scan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Scan");

int MPI_Scan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Scan_c");

/* Combines the values of all processes before this one. */
int MPI_Exscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Exscan");

int MPI_Exscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Exscan_c");

/* Combines two local buffers by a reduction operation. */
int MPI_Reduce_local(
    const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_local");

int MPI_Reduce_local_c(
    const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_local_c");

/* Creates a reduction operation from a guest function. */
int MPI_Op_create(
    MPI_User_function *user_fn, int commute, MPI_Op *op) MPIWASM_IMPORT("MPI_Op_create");

int MPI_Op_create_c(
    MPI_User_function_c *user_fn, int commute, MPI_Op *op) MPIWASM_IMPORT("MPI_Op_create_c");

/* Frees a reduction operation added by the program. */
int MPI_Op_free(MPI_Op *op) MPIWASM_IMPORT("MPI_Op_free");

/* Returns whether a reduction operation is commutative. */
int MPI_Op_commutative(MPI_Op op, int *commute) MPIWASM_IMPORT("MPI_Op_commutative");

/* ---- Collective operations that return at once ---- */

/* Starts a nonblocking barrier. */
int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("MPI_Ibarrier");

/* Starts a nonblocking broadcast. */
int MPI_Ibcast(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ibcast");

int MPI_Ibcast_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Ibcast_c");

/* Starts a nonblocking gather. */
int MPI_Igather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Igather");

int MPI_Igather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Igather_c");

/* Starts a nonblocking gather of blocks of different lengths. */
int MPI_Igatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Igatherv");

int MPI_Igatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Igatherv_c");

/* Starts a nonblocking scatter. */
int MPI_Iscatter(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Iscatter");

int MPI_Iscatter_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Iscatter_c");

/* Starts a nonblocking scatter of blocks of different lengths. */
int MPI_Iscatterv(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Iscatterv");

int MPI_Iscatterv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Iscatterv_c");

/* Starts a nonblocking allgather. */
int MPI_Iallgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Iallgather");

int MPI_Iallgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Iallgather_c");

/* Starts a nonblocking allgather of blocks of different lengths. */
int MPI_Iallgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Iallgatherv");

int MPI_Iallgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Iallgatherv_c");

/* Starts a nonblocking exchange of equal blocks. */
int MPI_Ialltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ialltoall");

int MPI_Ialltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ialltoall_c");

/* Starts a nonblocking exchange of blocks of different lengths. */
int MPI_Ialltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Ialltoallv");

int MPI_Ialltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Ialltoallv_c");

/* Starts a nonblocking exchange of blocks of different lengths and types. */
int MPI_Ialltoallw(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Ialltoallw");

int MPI_Ialltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Ialltoallw_c");

/* Starts a nonblocking reduction to the root. */
int MPI_Ireduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce");

int MPI_Ireduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce_c");

/* Starts a nonblocking reduction to every process. */
int MPI_Iallreduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iallreduce");

int MPI_Iallreduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iallreduce_c");

/* Starts a nonblocking reduction scattered in equal blocks. */
int MPI_Ireduce_scatter_block(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce_scatter_block");

int MPI_Ireduce_scatter_block_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce_scatter_block_c");

/* Starts a nonblocking reduction scattered in blocks of different lengths. */
int MPI_Ireduce_scatter(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce_scatter");

int MPI_Ireduce_scatter_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Ireduce_scatter_c");

/* Starts a nonblocking inclusive scan. */
int MPI_Iscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iscan");

int MPI_Iscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iscan_c");

/* Starts a nonblocking exclusive scan. */
int MPI_Iexscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iexscan");

int MPI_Iexscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Iexscan_c");

/* ---- Collective operations that can be started many times ---- */

/* Initializes a persistent barrier. */
int MPI_Barrier_init(
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("MPI_Barrier_init");

/* Initializes a persistent broadcast. */
int MPI_Bcast_init(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bcast_init");

int MPI_Bcast_init_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Bcast_init_c");

/* Initializes a persistent gather. */
int MPI_Gather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Gather_init");

int MPI_Gather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Gather_init_c");

/* Initializes a persistent gather of blocks of different lengths. */
int MPI_Gatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Gatherv_init");

int MPI_Gatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Gatherv_init_c");

/* Initializes a persistent scatter. */
int MPI_Scatter_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Scatter_init");

int MPI_Scatter_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Scatter_init_c");

/* Initializes a persistent scatter of blocks of different lengths. */
int MPI_Scatterv_init(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Scatterv_init");

int MPI_Scatterv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 7) MPIWASM_IMPORT("MPI_Scatterv_init_c");

/* Initializes a persistent allgather. */
int MPI_Allgather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Allgather_init");

int MPI_Allgather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Allgather_init_c");

/* Initializes a persistent allgather of blocks of different lengths. */
int MPI_Allgatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Allgatherv_init");

int MPI_Allgatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Allgatherv_init_c");

/* Initializes a persistent exchange of equal blocks. */
int MPI_Alltoall_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Alltoall_init");

int MPI_Alltoall_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Alltoall_init_c");

/* Initializes a persistent exchange of blocks of different lengths. */
int MPI_Alltoallv_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Alltoallv_init");

int MPI_Alltoallv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Alltoallv_init_c");

/* Initializes a persistent exchange of blocks of different lengths and types. */
int MPI_Alltoallw_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Alltoallw_init");

int MPI_Alltoallw_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("MPI_Alltoallw_init_c");

/* Initializes a persistent reduction to the root. */
int MPI_Reduce_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_init");

int MPI_Reduce_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_init_c");

/* Initializes a persistent reduction to every process. */
int MPI_Allreduce_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Allreduce_init");

int MPI_Allreduce_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Allreduce_init_c");

/* Initializes a persistent reduction scattered in equal blocks. */
int MPI_Reduce_scatter_block_init(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_block_init");

int MPI_Reduce_scatter_block_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_block_init_c");

/* Initializes a persistent reduction scattered in blocks of different lengths. */
int MPI_Reduce_scatter_init(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_init");

int MPI_Reduce_scatter_init_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Reduce_scatter_init_c");

/* Initializes a persistent inclusive scan. */
int MPI_Scan_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Scan_init");

int MPI_Scan_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Scan_init_c");

/* Initializes a persistent exclusive scan. */
int MPI_Exscan_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Exscan_init");

int MPI_Exscan_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_Exscan_init_c");

/* ---- Groups and communicators ---- */

/* Returns the number of processes in a group. */
int MPI_Group_size(MPI_Group group, int *size) MPIWASM_IMPORT("MPI_Group_size");

/* Returns the rank of the calling process in a group. */
int MPI_Group_rank(MPI_Group group, int *rank) MPIWASM_IMPORT("MPI_Group_rank");

/* Finds the ranks that processes of one group have in another. */
int MPI_Group_translate_ranks(
    MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])
    MPIWASM_IMPORT("MPI_Group_translate_ranks");

/* Compares two groups by members and order. */
int MPI_Group_compare(
    MPI_Group group1, MPI_Group group2, int *result) MPIWASM_IMPORT("MPI_Group_compare");

/* Creates the group of all members of two groups. */
int MPI_Group_union(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) MPIWASM_IMPORT("MPI_Group_union");

/* Creates the group of the common members of two groups. */
int MPI_Group_intersection(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_intersection");

/* Creates the group of members of the first group that are not in the second. */
int MPI_Group_difference(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) MPIWASM_IMPORT("MPI_Group_difference");

/* Creates a group of the listed members of a group. */
int MPI_Group_incl(
    MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_incl");

/* Creates a group of all but the listed members of a group. */
int MPI_Group_excl(
    MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_excl");

/* Creates a group of the members that lie in ranges of ranks. */
int MPI_Group_range_incl(
    MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_range_incl");

/* Creates a group of all members outside the given ranges of ranks. */
int MPI_Group_range_excl(
    MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_range_excl");

/* Frees a group. */
int MPI_Group_free(MPI_Group *group) MPIWASM_IMPORT("MPI_Group_free");

/* Returns the number of processes in the local group of a communicator. */
int MPI_Comm_size(MPI_Comm comm, int *size) MPIWASM_IMPORT("MPI_Comm_size");

/* Returns the rank of the calling process in a communicator. */
int MPI_Comm_rank(MPI_Comm comm, int *rank) MPIWASM_IMPORT("MPI_Comm_rank");

/* Compares two communicators by group and context. */
int MPI_Comm_compare(
    MPI_Comm comm1, MPI_Comm comm2, int *result) MPIWASM_IMPORT("MPI_Comm_compare");

/* Returns the local group of a communicator. */
int MPI_Comm_group(MPI_Comm comm, MPI_Group *group) MPIWASM_IMPORT("MPI_Comm_group");

/* Duplicates a communicator with its attributes. */
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Comm_dup");

/* Duplicates a communicator with other info. */
int MPI_Comm_dup_with_info(
    MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Comm_dup_with_info");

/* Starts a nonblocking duplication of a communicator. */
int MPI_Comm_idup(
    MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request) MPIWASM_IMPORT("MPI_Comm_idup");

/* Starts a nonblocking duplication of a communicator with other info. */
int MPI_Comm_idup_with_info(
    MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Comm_idup_with_info");

/* Creates a communicator for a group of a communicator; all members call it. */
int MPI_Comm_create(
    MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Comm_create");

/* Creates a communicator for a group of a communicator; only the group calls it. */
int MPI_Comm_create_group(
    MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
    MPIWASM_IMPORT("MPI_Comm_create_group");

/* Splits a communicator into one for each colour. */
int MPI_Comm_split(
    MPI_Comm comm, int color, int key, MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Comm_split");

/* Splits a communicator into one for each piece of hardware. */
int MPI_Comm_split_type(
    MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
    MPIWASM_IMPORT("MPI_Comm_split_type");

/* Frees a communicator. */
int MPI_Comm_free(MPI_Comm *comm) MPIWASM_IMPORT("MPI_Comm_free");

/* Returns the name of a communicator. */
int MPI_Comm_get_name(
    MPI_Comm comm, char *comm_name, int *resultlen) MPIWASM_IMPORT("MPI_Comm_get_name");

/* Sets the name of a communicator. */
int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name) MPIWASM_IMPORT("MPI_Comm_set_name");

/* Returns the info of a communicator. */
int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used) MPIWASM_IMPORT("MPI_Comm_get_info");

/* Sets the info of a communicator. */
int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info) MPIWASM_IMPORT("MPI_Comm_set_info");

/* Returns whether a communicator is an intercommunicator. */
int MPI_Comm_test_inter(MPI_Comm comm, int *flag) MPIWASM_IMPORT("MPI_Comm_test_inter");

/* Returns the number of processes in the remote group of an intercommunicator. */
int MPI_Comm_remote_size(MPI_Comm comm, int *size) MPIWASM_IMPORT("MPI_Comm_remote_size");

/* Returns the remote group of an intercommunicator. */
int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group) MPIWASM_IMPORT("MPI_Comm_remote_group");

/* Joins two communicators into an intercommunicator. */
int MPI_Intercomm_create(
    MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
    MPI_Comm *newintercomm) MPIWASM_IMPORT("MPI_Intercomm_create");

/* Creates one communicator of both groups of an intercommunicator. */
int MPI_Intercomm_merge(
    MPI_Comm intercomm, int high, MPI_Comm *newintracomm) MPIWASM_IMPORT("MPI_Intercomm_merge");

/* Creates a communicator from a group without a parent communicator. */
int MPI_Comm_create_from_group(
    MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
    MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Comm_create_from_group");

/* Creates an intercommunicator from two groups without a parent communicator. */
int MPI_Intercomm_create_from_groups(
    MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader,
    const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
    MPIWASM_IMPORT("MPI_Intercomm_create_from_groups");

/* ---- Process topologies ---- */

/* Creates a communicator whose processes form a grid. */
int MPI_Cart_create(
    MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
    MPI_Comm *comm_cart) MPIWASM_IMPORT("MPI_Cart_create");

/* Returns the number of dimensions of a grid. */
int MPI_Cartdim_get(MPI_Comm comm, int *ndims) MPIWASM_IMPORT("MPI_Cartdim_get");

/* Returns the shape of a grid and the coordinates of this process. */
int MPI_Cart_get(
    MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
    MPIWASM_IMPORT("MPI_Cart_get");

/* Returns the rank of the process at given coordinates in a grid. */
int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank) MPIWASM_IMPORT("MPI_Cart_rank");

/* Returns the coordinates of a process in a grid. */
int MPI_Cart_coords(
    MPI_Comm comm, int rank, int maxdims, int coords[]) MPIWASM_IMPORT("MPI_Cart_coords");

/* Returns the two neighbours along one dimension of a grid. */
int MPI_Cart_shift(
    MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
    MPIWASM_IMPORT("MPI_Cart_shift");

/* Splits a grid into grids of fewer dimensions. */
int MPI_Cart_sub(
    MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm) MPIWASM_IMPORT("MPI_Cart_sub");

/* Proposes a rank for this process in a grid. */
int MPI_Cart_map(
    MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
    MPIWASM_IMPORT("MPI_Cart_map");

/* Chooses a balanced grid shape for a number of processes. */
int MPI_Dims_create(int nnodes, int ndims, int dims[]) MPIWASM_IMPORT("MPI_Dims_create");

/* Creates a communicator with a graph that every process specifies completely. */
int MPI_Graph_create(
    MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder,
    MPI_Comm *comm_graph) MPIWASM_IMPORT("MPI_Graph_create");

/* Returns the number of nodes and edges of a graph. */
int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges) MPIWASM_IMPORT("MPI_Graphdims_get");

/* Returns the nodes and edges of a graph. */
int MPI_Graph_get(
    MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])
    MPIWASM_IMPORT("MPI_Graph_get");

/* Returns the number of neighbours of a process in a graph. */
int MPI_Graph_neighbors_count(
    MPI_Comm comm, int rank, int *nneighbors) MPIWASM_IMPORT("MPI_Graph_neighbors_count");

/* Returns the neighbours of a process in a graph. */
int MPI_Graph_neighbors(
    MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
    MPIWASM_IMPORT("MPI_Graph_neighbors");

/* Proposes a rank for this process in a graph. */
int MPI_Graph_map(
    MPI_Comm comm, int nnodes, const int indx[], const int edges[], int *newrank)
    MPIWASM_IMPORT("MPI_Graph_map");

/* Creates a communicator with a graph of which each process specifies any part. */
int MPI_Dist_graph_create(
    MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[],
    const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
    MPIWASM_IMPORT("MPI_Dist_graph_create");

/* Creates a communicator with a graph of which each process specifies its edges. */
int MPI_Dist_graph_create_adjacent(
    MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree,
    const int destinations[], const int destweights[], MPI_Info info, int reorder,
    MPI_Comm *comm_dist_graph) MPIWASM_IMPORT("MPI_Dist_graph_create_adjacent");

/* Returns the number of incoming and outgoing edges of this process. */
int MPI_Dist_graph_neighbors_count(
    MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
    MPIWASM_IMPORT("MPI_Dist_graph_neighbors_count");

/* Returns the incoming and outgoing edges of this process. */
int MPI_Dist_graph_neighbors(
    MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
    int destinations[], int destweights[]) MPIWASM_IMPORT("MPI_Dist_graph_neighbors");

/* Returns which kind of topology a communicator has. */
int MPI_Topo_test(MPI_Comm comm, int *status) MPIWASM_IMPORT("MPI_Topo_test");

/* ---- Collective operations between the neighbours of a topology ---- */

/* Sends one block to every outgoing neighbour and collects one from every incoming neighbour. */
int MPI_Neighbor_allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_allgather");

int MPI_Neighbor_allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_allgather_c");

/* Like MPI_Neighbor_allgather with blocks of different lengths. */
int MPI_Neighbor_allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Neighbor_allgatherv");

int MPI_Neighbor_allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Neighbor_allgatherv_c");

/* Exchanges a different block with every neighbour. */
int MPI_Neighbor_alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_alltoall");

int MPI_Neighbor_alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_alltoall_c");

/* Exchanges blocks of different lengths with the neighbours. */
int MPI_Neighbor_alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm) MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Neighbor_alltoallv");

int MPI_Neighbor_alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Neighbor_alltoallv_c");

/* Exchanges blocks of different lengths and types with the neighbours. */
int MPI_Neighbor_alltoallw(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm) MPIWASM_IMPORT("MPI_Neighbor_alltoallw");

int MPI_Neighbor_alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
    MPIWASM_IMPORT("MPI_Neighbor_alltoallw_c");

/* Starts a nonblocking allgather between neighbours. */
int MPI_Ineighbor_allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ineighbor_allgather");

int MPI_Ineighbor_allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ineighbor_allgather_c");

/* Starts a nonblocking allgather of blocks of different lengths between neighbours. */
int MPI_Ineighbor_allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Ineighbor_allgatherv");

int MPI_Ineighbor_allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Ineighbor_allgatherv_c");

/* Starts a nonblocking exchange between neighbours. */
int MPI_Ineighbor_alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ineighbor_alltoall");

int MPI_Ineighbor_alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Ineighbor_alltoall_c");

/* Starts a nonblocking exchange of blocks of different lengths between neighbours. */
int MPI_Ineighbor_alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Ineighbor_alltoallv");

int MPI_Ineighbor_alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Ineighbor_alltoallv_c");

/* Starts a nonblocking exchange of blocks of different lengths and types between neighbours. */
int MPI_Ineighbor_alltoallw(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Ineighbor_alltoallw");

int MPI_Ineighbor_alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Ineighbor_alltoallw_c");

/* Initializes a persistent allgather between neighbours. */
int MPI_Neighbor_allgather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_allgather_init");

int MPI_Neighbor_allgather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_allgather_init_c");

/* Initializes a persistent allgather of blocks of different lengths between neighbours. */
int MPI_Neighbor_allgatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
    MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Neighbor_allgatherv_init");

int MPI_Neighbor_allgatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 7) MPIWASM_IMPORT("MPI_Neighbor_allgatherv_init_c");

/* Initializes a persistent exchange between neighbours. */
int MPI_Neighbor_alltoall_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_alltoall_init");

int MPI_Neighbor_alltoall_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Neighbor_alltoall_init_c");

/* Initializes a persistent exchange of blocks of different lengths between neighbours. */
int MPI_Neighbor_alltoallv_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Neighbor_alltoallv_init");

int MPI_Neighbor_alltoallv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(5, 8) MPIWASM_IMPORT("MPI_Neighbor_alltoallv_init_c");

/* Initializes a persistent exchange of blocks of different lengths and types between neighbours. */
int MPI_Neighbor_alltoallw_init(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Neighbor_alltoallw_init");

int MPI_Neighbor_alltoallw_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("MPI_Neighbor_alltoallw_init_c");

/* ---- Attributes that the program attaches to objects ---- */

/* Creates a key for attributes of communicators. */
int MPI_Comm_create_keyval(
    MPI_Comm_copy_attr_function *comm_copy_attr_fn,
    MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
    MPIWASM_IMPORT("MPI_Comm_create_keyval");

/* Frees a key for attributes of communicators. */
int MPI_Comm_free_keyval(int *comm_keyval) MPIWASM_IMPORT("MPI_Comm_free_keyval");

/* Attaches an attribute to a communicator. */
int MPI_Comm_set_attr(
    MPI_Comm comm, int comm_keyval, void *attribute_val) MPIWASM_IMPORT("MPI_Comm_set_attr");

/* Returns an attribute of a communicator. */
int MPI_Comm_get_attr(
    MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
    MPIWASM_IMPORT("MPI_Comm_get_attr");

/* Deletes an attribute of a communicator. */
int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval) MPIWASM_IMPORT("MPI_Comm_delete_attr");

/* Creates a key for attributes of datatypes. */
int MPI_Type_create_keyval(
    MPI_Type_copy_attr_function *type_copy_attr_fn,
    MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
    MPIWASM_IMPORT("MPI_Type_create_keyval");

/* Frees a key for attributes of datatypes. */
int MPI_Type_free_keyval(int *type_keyval) MPIWASM_IMPORT("MPI_Type_free_keyval");

/* Attaches an attribute to a datatype. */
int MPI_Type_set_attr(
    MPI_Datatype datatype, int type_keyval, void *attribute_val)
    MPIWASM_IMPORT("MPI_Type_set_attr");

/* Returns an attribute of a datatype. */
int MPI_Type_get_attr(
    MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
    MPIWASM_IMPORT("MPI_Type_get_attr");

/* Deletes an attribute of a datatype. */
int MPI_Type_delete_attr(
    MPI_Datatype datatype, int type_keyval) MPIWASM_IMPORT("MPI_Type_delete_attr");

/* Creates a key for attributes of windows. */
int MPI_Win_create_keyval(
    MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
    int *win_keyval, void *extra_state) MPIWASM_IMPORT("MPI_Win_create_keyval");

/* Frees a key for attributes of windows. */
int MPI_Win_free_keyval(int *win_keyval) MPIWASM_IMPORT("MPI_Win_free_keyval");

/* Attaches an attribute to a window. */
int MPI_Win_set_attr(
    MPI_Win win, int win_keyval, void *attribute_val) MPIWASM_IMPORT("MPI_Win_set_attr");

/* Returns an attribute of a window. */
int MPI_Win_get_attr(
    MPI_Win win, int win_keyval, void *attribute_val, int *flag) MPIWASM_IMPORT("MPI_Win_get_attr");

/* Deletes an attribute of a window. */
int MPI_Win_delete_attr(MPI_Win win, int win_keyval) MPIWASM_IMPORT("MPI_Win_delete_attr");

/* Creates a key for attributes of communicators (deprecated form). Deprecated since MPI-2.0. */
int MPI_Keyval_create(
    MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
    MPIWASM_IMPORT("MPI_Keyval_create");

/* Frees a key for attributes of communicators (deprecated form). Deprecated since MPI-2.0. */
int MPI_Keyval_free(int *keyval) MPIWASM_IMPORT("MPI_Keyval_free");

/* Attaches an attribute to a communicator (deprecated form). Deprecated since MPI-2.0. */
int MPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val) MPIWASM_IMPORT("MPI_Attr_put");

/* Returns an attribute of a communicator (deprecated form). Deprecated since MPI-2.0. */
int MPI_Attr_get(
    MPI_Comm comm, int keyval, void *attribute_val, int *flag) MPIWASM_IMPORT("MPI_Attr_get");

/* Deletes an attribute of a communicator (deprecated form). Deprecated since MPI-2.0. */
int MPI_Attr_delete(MPI_Comm comm, int keyval) MPIWASM_IMPORT("MPI_Attr_delete");

/* ---- Error handlers ---- */

/* Creates an error handler for communicators from a guest function. */
int MPI_Comm_create_errhandler(
    MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("MPI_Comm_create_errhandler");

/* Attaches an error handler to a communicator. */
int MPI_Comm_set_errhandler(
    MPI_Comm comm, MPI_Errhandler errhandler) MPIWASM_IMPORT("MPI_Comm_set_errhandler");

/* Returns the error handler that is attached to a communicator. */
int MPI_Comm_get_errhandler(
    MPI_Comm comm, MPI_Errhandler *errhandler) MPIWASM_IMPORT("MPI_Comm_get_errhandler");

/* Calls the error handler of a communicator with an error code. */
int MPI_Comm_call_errhandler(
    MPI_Comm comm, int errorcode) MPIWASM_IMPORT("MPI_Comm_call_errhandler");

/* Creates an error handler for windows from a guest function. */
int MPI_Win_create_errhandler(
    MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("MPI_Win_create_errhandler");

/* Attaches an error handler to a window. */
int MPI_Win_set_errhandler(
    MPI_Win win, MPI_Errhandler errhandler) MPIWASM_IMPORT("MPI_Win_set_errhandler");

/* Returns the error handler that is attached to a window. */
int MPI_Win_get_errhandler(
    MPI_Win win, MPI_Errhandler *errhandler) MPIWASM_IMPORT("MPI_Win_get_errhandler");

/* Calls the error handler of a window with an error code. */
int MPI_Win_call_errhandler(MPI_Win win, int errorcode) MPIWASM_IMPORT("MPI_Win_call_errhandler");

/* Creates an error handler for files from a guest function. */
int MPI_File_create_errhandler(
    MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("MPI_File_create_errhandler");

/* Attaches an error handler to a file, or the default of files opened later. */
int MPI_File_set_errhandler(
    MPI_File file, MPI_Errhandler errhandler) MPIWASM_IMPORT("MPI_File_set_errhandler");

/* Returns the error handler that is attached to a file. */
int MPI_File_get_errhandler(
    MPI_File file, MPI_Errhandler *errhandler) MPIWASM_IMPORT("MPI_File_get_errhandler");

/* Calls the error handler of a file with an error code. */
int MPI_File_call_errhandler(MPI_File fh, int errorcode) MPIWASM_IMPORT("MPI_File_call_errhandler");

/* Creates an error handler for sessions from a guest function. */
int MPI_Session_create_errhandler(
    MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("MPI_Session_create_errhandler");

/* Attaches an error handler to a session. */
int MPI_Session_set_errhandler(
    MPI_Session session, MPI_Errhandler errhandler) MPIWASM_IMPORT("MPI_Session_set_errhandler");

/* Returns the error handler that is attached to a session. */
int MPI_Session_get_errhandler(
    MPI_Session session, MPI_Errhandler *errhandler) MPIWASM_IMPORT("MPI_Session_get_errhandler");

/* Calls the error handler of a session with an error code. */
int MPI_Session_call_errhandler(
    MPI_Session session, int errorcode) MPIWASM_IMPORT("MPI_Session_call_errhandler");

/* Frees an error handler; objects that use it keep it. */
int MPI_Errhandler_free(MPI_Errhandler *errhandler) MPIWASM_IMPORT("MPI_Errhandler_free");

/* ---- Info objects: lists of hints ---- */

/* Creates an empty info object. */
int MPI_Info_create(MPI_Info *info) MPIWASM_IMPORT("MPI_Info_create");

/* Creates an info object that describes how the program was started. */
int MPI_Info_create_env(
    int argc, char *argv[], MPI_Info *info) MPIWASM_IMPORT("MPI_Info_create_env");

/* Sets the value of a key. */
int MPI_Info_set(MPI_Info info, const char *key, const char *value) MPIWASM_IMPORT("MPI_Info_set");

/* Deletes a key and its value. */
int MPI_Info_delete(MPI_Info info, const char *key) MPIWASM_IMPORT("MPI_Info_delete");

/* Returns the value of a key, cut to a length. Deprecated since MPI-4.0. */
int MPI_Info_get(
    MPI_Info info, const char *key, int valuelen, char *value, int *flag)
    MPIWASM_IMPORT("MPI_Info_get");

/* Returns the value of a key and the buffer length it needs. */
int MPI_Info_get_string(
    MPI_Info info, const char *key, int *buflen, char *value, int *flag)
    MPIWASM_IMPORT("MPI_Info_get_string");

/* Returns the length of the value of a key. Deprecated since MPI-4.0. */
int MPI_Info_get_valuelen(
    MPI_Info info, const char *key, int *valuelen, int *flag)
    MPIWASM_IMPORT("MPI_Info_get_valuelen");

/* Returns the number of keys. */
int MPI_Info_get_nkeys(MPI_Info info, int *nkeys) MPIWASM_IMPORT("MPI_Info_get_nkeys");

/* Returns a key by its index. */
int MPI_Info_get_nthkey(MPI_Info info, int n, char *key) MPIWASM_IMPORT("MPI_Info_get_nthkey");

/* Duplicates an info object. */
int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo) MPIWASM_IMPORT("MPI_Info_dup");

/* Frees an info object. */
int MPI_Info_free(MPI_Info *info) MPIWASM_IMPORT("MPI_Info_free");

/* ---- Processes: sessions, spawning, ports ---- */

/* Initializes MPI by opening a session. */
int MPI_Session_init(
    MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
    MPIWASM_IMPORT("MPI_Session_init");

/* Closes a session. */
int MPI_Session_finalize(MPI_Session *session) MPIWASM_IMPORT("MPI_Session_finalize");

/* Returns the number of process sets a session knows. */
int MPI_Session_get_num_psets(
    MPI_Session session, MPI_Info info, int *npset_names)
    MPIWASM_IMPORT("MPI_Session_get_num_psets");

/* Returns the name of one process set. */
int MPI_Session_get_nth_pset(
    MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
    MPIWASM_IMPORT("MPI_Session_get_nth_pset");

/* Returns the info of a session. */
int MPI_Session_get_info(
    MPI_Session session, MPI_Info *info_used) MPIWASM_IMPORT("MPI_Session_get_info");

/* Describes a process set. */
int MPI_Session_get_pset_info(
    MPI_Session session, const char *pset_name, MPI_Info *info)
    MPIWASM_IMPORT("MPI_Session_get_pset_info");

/* Creates a group of the members of a process set. */
int MPI_Group_from_session_pset(
    MPI_Session session, const char *pset_name, MPI_Group *newgroup)
    MPIWASM_IMPORT("MPI_Group_from_session_pset");

/* Starts more processes of one program and connects to them. */
int MPI_Comm_spawn(
    const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
    MPI_Comm *intercomm, int array_of_errcodes[]) MPIWASM_IMPORT("MPI_Comm_spawn");

/* Starts more processes of several programs and connects to them. */
int MPI_Comm_spawn_multiple(
    int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[],
    const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
    int array_of_errcodes[]) MPIWASM_IMPORT("MPI_Comm_spawn_multiple");

/* Returns the communicator to the processes that started this one. */
int MPI_Comm_get_parent(MPI_Comm *parent) MPIWASM_IMPORT("MPI_Comm_get_parent");

/* Opens an address at which other programs can connect. */
int MPI_Open_port(MPI_Info info, char *port_name) MPIWASM_IMPORT("MPI_Open_port");

/* Closes an address from MPI_Open_port. */
int MPI_Close_port(const char *port_name) MPIWASM_IMPORT("MPI_Close_port");

/* Waits for another program to connect to a port. */
int MPI_Comm_accept(
    const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
    MPIWASM_IMPORT("MPI_Comm_accept");

/* Connects to a port of another program. */
int MPI_Comm_connect(
    const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
    MPIWASM_IMPORT("MPI_Comm_connect");

/* Waits for pending messages and frees a communicator. */
int MPI_Comm_disconnect(MPI_Comm *comm) MPIWASM_IMPORT("MPI_Comm_disconnect");

/* Connects two processes that share a socket. */
int MPI_Comm_join(int fd, MPI_Comm *intercomm) MPIWASM_IMPORT("MPI_Comm_join");

/* Publishes a port under the name of a service. */
int MPI_Publish_name(
    const char *service_name, MPI_Info info, const char *port_name)
    MPIWASM_IMPORT("MPI_Publish_name");

/* Removes the name of a service. */
int MPI_Unpublish_name(
    const char *service_name, MPI_Info info, const char *port_name)
    MPIWASM_IMPORT("MPI_Unpublish_name");

/* Finds the port that is published under the name of a service. */
int MPI_Lookup_name(
    const char *service_name, MPI_Info info, char *port_name) MPIWASM_IMPORT("MPI_Lookup_name");

/* ---- One-sided communication ---- */

/* Creates a window over existing memory. */
int MPI_Win_create(
    void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_create");

int MPI_Win_create_c(
    void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_create_c");

/* Allocates memory and creates a window over it. */
int MPI_Win_allocate(
    MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_allocate");

int MPI_Win_allocate_c(
    MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_allocate_c");

/* Allocates memory that all processes of the node can address. */
int MPI_Win_allocate_shared(
    MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_allocate_shared");

int MPI_Win_allocate_shared_c(
    MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("MPI_Win_allocate_shared_c");

/* Returns the local address of the shared memory of another process. */
int MPI_Win_shared_query(
    MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
    MPIWASM_IMPORT("MPI_Win_shared_query");

int MPI_Win_shared_query_c(
    MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
    MPIWASM_IMPORT("MPI_Win_shared_query_c");

/* Creates a window to which memory can be attached later. */
int MPI_Win_create_dynamic(
    MPI_Info info, MPI_Comm comm, MPI_Win *win) MPIWASM_IMPORT("MPI_Win_create_dynamic");

/* Attaches memory to a dynamic window. */
int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size) MPIWASM_IMPORT("MPI_Win_attach");

/* Detaches memory from a dynamic window. */
int MPI_Win_detach(MPI_Win win, const void *base) MPIWASM_IMPORT("MPI_Win_detach");

/* Frees a window. */
int MPI_Win_free(MPI_Win *win) MPIWASM_IMPORT("MPI_Win_free");

/* Returns the group of processes of a window. */
int MPI_Win_get_group(MPI_Win win, MPI_Group *group) MPIWASM_IMPORT("MPI_Win_get_group");

/* Returns the info of a window. */
int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used) MPIWASM_IMPORT("MPI_Win_get_info");

/* Sets the info of a window. */
int MPI_Win_set_info(MPI_Win win, MPI_Info info) MPIWASM_IMPORT("MPI_Win_set_info");

/* Returns the name of a window. */
int MPI_Win_get_name(
    MPI_Win win, char *win_name, int *resultlen) MPIWASM_IMPORT("MPI_Win_get_name");

/* Sets the name of a window. */
int MPI_Win_set_name(MPI_Win win, const char *win_name) MPIWASM_IMPORT("MPI_Win_set_name");

/* Writes into the memory of another process. */
int MPI_Put(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Put");

int MPI_Put_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Put_c");

/* Reads from the memory of another process. */
int MPI_Get(
    void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Get");

int MPI_Get_c(
    void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Get_c");

/* Combines values into the memory of another process. */
int MPI_Accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Accumulate");

int MPI_Accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Accumulate_c");

/* Combines values into the memory of another process and returns the previous one. */
int MPI_Get_accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
    int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
    int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Get_accumulate");

int MPI_Get_accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
    void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win) MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Get_accumulate_c");

/* Combines one value into the memory of another process and returns the previous one. */
int MPI_Fetch_and_op(
    const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
    MPI_Aint target_disp, MPI_Op op, MPI_Win win)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(2, 3) MPIWASM_IMPORT("MPI_Fetch_and_op");

/* Replaces one value in the memory of another process if it equals a given one. */
int MPI_Compare_and_swap(
    const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
    int target_rank, MPI_Aint target_disp, MPI_Win win)
    MPIWASM_TYPED(1, 4) MPIWASM_TYPED(2, 4) MPIWASM_TYPED(3, 4)
    MPIWASM_IMPORT("MPI_Compare_and_swap");

/* Starts to write into the memory of another process, with a request. */
int MPI_Rput(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rput");

int MPI_Rput_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rput_c");

/* Starts to read from the memory of another process, with a request. */
int MPI_Rget(
    void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rget");

int MPI_Rget_c(
    void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Rget_c");

/* Starts to combine values into the memory of another process, with a request. */
int MPI_Raccumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
    MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Raccumulate");

int MPI_Raccumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win, MPI_Request *request) MPIWASM_TYPED(1, 3) MPIWASM_IMPORT("MPI_Raccumulate_c");

/* Starts to combine values and fetch the old ones, with a request. */
int MPI_Rget_accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
    int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
    int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Rget_accumulate");

int MPI_Rget_accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
    void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win, MPI_Request *request)
    MPIWASM_TYPED(1, 3) MPIWASM_TYPED(4, 6) MPIWASM_IMPORT("MPI_Rget_accumulate_c");

/* Ends one access epoch and starts the next, for all processes. */
int MPI_Win_fence(int assert, MPI_Win win) MPIWASM_IMPORT("MPI_Win_fence");

/* Starts an access epoch to the windows of a group. */
int MPI_Win_start(MPI_Group group, int assert, MPI_Win win) MPIWASM_IMPORT("MPI_Win_start");

/* Ends the access epoch started by MPI_Win_start. */
int MPI_Win_complete(MPI_Win win) MPIWASM_IMPORT("MPI_Win_complete");

/* Starts an exposure epoch of the local window for a group. */
int MPI_Win_post(MPI_Group group, int assert, MPI_Win win) MPIWASM_IMPORT("MPI_Win_post");

/* Waits until the group has ended its access to the local window. */
int MPI_Win_wait(MPI_Win win) MPIWASM_IMPORT("MPI_Win_wait");

/* Checks whether the group has ended its access to the local window. */
int MPI_Win_test(MPI_Win win, int *flag) MPIWASM_IMPORT("MPI_Win_test");

/* Starts an access epoch to the window of one process. */
int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win) MPIWASM_IMPORT("MPI_Win_lock");

/* Ends the access to the window of one process. */
int MPI_Win_unlock(int rank, MPI_Win win) MPIWASM_IMPORT("MPI_Win_unlock");

/* Starts an access epoch to the windows of all processes. */
int MPI_Win_lock_all(int assert, MPI_Win win) MPIWASM_IMPORT("MPI_Win_lock_all");

/* Ends the access epoch started by MPI_Win_lock_all. */
int MPI_Win_unlock_all(MPI_Win win) MPIWASM_IMPORT("MPI_Win_unlock_all");

/* Completes all accesses to the window of one process, at origin and target. */
int MPI_Win_flush(int rank, MPI_Win win) MPIWASM_IMPORT("MPI_Win_flush");

/* Completes all accesses to all windows, at origin and target. */
int MPI_Win_flush_all(MPI_Win win) MPIWASM_IMPORT("MPI_Win_flush_all");

/* Completes all accesses to the window of one process, at the origin. */
int MPI_Win_flush_local(int rank, MPI_Win win) MPIWASM_IMPORT("MPI_Win_flush_local");

/* Completes all accesses to all windows, at the origin. */
int MPI_Win_flush_local_all(MPI_Win win) MPIWASM_IMPORT("MPI_Win_flush_local_all");

/* Synchronizes the private and public copies of the local window. */
int MPI_Win_sync(MPI_Win win) MPIWASM_IMPORT("MPI_Win_sync");

/* ---- Requests that the program defines itself ---- */

/* Creates a request whose operation is implemented by the program. */
int MPI_Grequest_start(
    MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
    MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
    MPIWASM_IMPORT("MPI_Grequest_start");

/* Marks a generalized request as complete. */
int MPI_Grequest_complete(MPI_Request request) MPIWASM_IMPORT("MPI_Grequest_complete");

/* ---- Parallel files ---- */

/* Opens a file by all processes of a communicator. */
int MPI_File_open(
    MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
    MPIWASM_IMPORT("MPI_File_open");

/* Closes a file. */
int MPI_File_close(MPI_File *fh) MPIWASM_IMPORT("MPI_File_close");

/* Deletes a file. */
int MPI_File_delete(const char *filename, MPI_Info info) MPIWASM_IMPORT("MPI_File_delete");

/* Sets the size of a file. */
int MPI_File_set_size(MPI_File fh, MPI_Offset size) MPIWASM_IMPORT("MPI_File_set_size");

/* Reserves disk space for a file. */
int MPI_File_preallocate(MPI_File fh, MPI_Offset size) MPIWASM_IMPORT("MPI_File_preallocate");

/* Returns the size of a file. */
int MPI_File_get_size(MPI_File fh, MPI_Offset *size) MPIWASM_IMPORT("MPI_File_get_size");

/* Returns the group of processes that opened a file. */
int MPI_File_get_group(MPI_File fh, MPI_Group *group) MPIWASM_IMPORT("MPI_File_get_group");

/* Returns the mode in which a file was opened. */
int MPI_File_get_amode(MPI_File fh, int *amode) MPIWASM_IMPORT("MPI_File_get_amode");

/* Sets the info of a file. */
int MPI_File_set_info(MPI_File fh, MPI_Info info) MPIWASM_IMPORT("MPI_File_set_info");

/* Returns the info of a file. */
int MPI_File_get_info(MPI_File fh, MPI_Info *info_used) MPIWASM_IMPORT("MPI_File_get_info");

/* Chooses the part of a file that this process sees. */
int MPI_File_set_view(
    MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
    MPI_Info info) MPIWASM_IMPORT("MPI_File_set_view");

/* Returns the part of a file that this process sees. */
int MPI_File_get_view(
    MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
    MPIWASM_IMPORT("MPI_File_get_view");

/* Reads at an offset. */
int MPI_File_read_at(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at");

int MPI_File_read_at_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at_c");

/* Reads at an offset, collectively. */
int MPI_File_read_at_all(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at_all");

int MPI_File_read_at_all_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at_all_c");

/* Writes at an offset. */
int MPI_File_write_at(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at");

int MPI_File_write_at_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at_c");

/* Writes at an offset, collectively. */
int MPI_File_write_at_all(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at_all");

int MPI_File_write_at_all_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at_all_c");

/* Starts a nonblocking read at an offset. */
int MPI_File_iread_at(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iread_at");

int MPI_File_iread_at_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iread_at_c");

/* Starts a nonblocking read at an offset, collectively. */
int MPI_File_iread_at_all(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iread_at_all");

int MPI_File_iread_at_all_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iread_at_all_c");

/* Starts a nonblocking write at an offset. */
int MPI_File_iwrite_at(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iwrite_at");

int MPI_File_iwrite_at_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iwrite_at_c");

/* Starts a nonblocking write at an offset, collectively. */
int MPI_File_iwrite_at_all(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iwrite_at_all");

int MPI_File_iwrite_at_all_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_iwrite_at_all_c");

/* Reads at the individual file pointer. */
int MPI_File_read(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read");

int MPI_File_read_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_c");

/* Reads at the individual file pointer, collectively. */
int MPI_File_read_all(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_all");

int MPI_File_read_all_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_all_c");

/* Writes at the individual file pointer. */
int MPI_File_write(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write");

int MPI_File_write_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_c");

/* Writes at the individual file pointer, collectively. */
int MPI_File_write_all(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_all");

int MPI_File_write_all_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_all_c");

/* Starts a nonblocking read at the individual file pointer. */
int MPI_File_iread(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread");

int MPI_File_iread_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread_c");

/* Starts a nonblocking read at the individual file pointer, collectively. */
int MPI_File_iread_all(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread_all");

int MPI_File_iread_all_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread_all_c");

/* Starts a nonblocking write at the individual file pointer. */
int MPI_File_iwrite(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite");

int MPI_File_iwrite_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite_c");

/* Starts a nonblocking write at the individual file pointer, collectively. */
int MPI_File_iwrite_all(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite_all");

int MPI_File_iwrite_all_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite_all_c");

/* Moves the individual file pointer. */
int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence) MPIWASM_IMPORT("MPI_File_seek");

/* Returns the individual file pointer. */
int MPI_File_get_position(MPI_File fh, MPI_Offset *offset) MPIWASM_IMPORT("MPI_File_get_position");

/* Converts an offset in the view into a byte position in the file. */
int MPI_File_get_byte_offset(
    MPI_File fh, MPI_Offset offset, MPI_Offset *disp) MPIWASM_IMPORT("MPI_File_get_byte_offset");

/* Reads at the shared file pointer. */
int MPI_File_read_shared(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_shared");

int MPI_File_read_shared_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_shared_c");

/* Writes at the shared file pointer. */
int MPI_File_write_shared(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_shared");

int MPI_File_write_shared_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_shared_c");

/* Starts a nonblocking read at the shared file pointer. */
int MPI_File_iread_shared(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread_shared");

int MPI_File_iread_shared_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iread_shared_c");

/* Starts a nonblocking write at the shared file pointer. */
int MPI_File_iwrite_shared(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite_shared");

int MPI_File_iwrite_shared_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_iwrite_shared_c");

/* Reads at the shared file pointer in the order of ranks. */
int MPI_File_read_ordered(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_ordered");

int MPI_File_read_ordered_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_ordered_c");

/* Writes at the shared file pointer in the order of ranks. */
int MPI_File_write_ordered(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_ordered");

int MPI_File_write_ordered_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_ordered_c");

/* Moves the shared file pointer. */
int MPI_File_seek_shared(
    MPI_File fh, MPI_Offset offset, int whence) MPIWASM_IMPORT("MPI_File_seek_shared");

/* Returns the shared file pointer. */
int MPI_File_get_position_shared(
    MPI_File fh, MPI_Offset *offset) MPIWASM_IMPORT("MPI_File_get_position_shared");

/* Begins a split collective read at an offset. */
int MPI_File_read_at_all_begin(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at_all_begin");

int MPI_File_read_at_all_begin_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_read_at_all_begin_c");

/* Completes a split collective read at an offset. */
int MPI_File_read_at_all_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_read_at_all_end");

/* Begins a split collective write at an offset. */
int MPI_File_write_at_all_begin(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at_all_begin");

int MPI_File_write_at_all_begin_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(3, 5) MPIWASM_IMPORT("MPI_File_write_at_all_begin_c");

/* Completes a split collective write at an offset. */
int MPI_File_write_at_all_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_write_at_all_end");

/* Begins a split collective read at the individual file pointers. */
int MPI_File_read_all_begin(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_all_begin");

int MPI_File_read_all_begin_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_all_begin_c");

/* Completes a split collective read at the individual file pointers. */
int MPI_File_read_all_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_read_all_end");

/* Begins a split collective write at the individual file pointers. */
int MPI_File_write_all_begin(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_all_begin");

int MPI_File_write_all_begin_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_all_begin_c");

/* Completes a split collective write at the individual file pointers. */
int MPI_File_write_all_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_write_all_end");

/* Begins a split collective read in the order of ranks. */
int MPI_File_read_ordered_begin(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_ordered_begin");

int MPI_File_read_ordered_begin_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_read_ordered_begin_c");

/* Completes a split collective read in the order of ranks. */
int MPI_File_read_ordered_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_read_ordered_end");

/* Begins a split collective write in the order of ranks. */
int MPI_File_write_ordered_begin(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_ordered_begin");

int MPI_File_write_ordered_begin_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_TYPED(2, 4) MPIWASM_IMPORT("MPI_File_write_ordered_begin_c");

/* Completes a split collective write in the order of ranks. */
int MPI_File_write_ordered_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("MPI_File_write_ordered_end");

/* Returns the extent a type has in a file. */
int MPI_File_get_type_extent(
    MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
    MPIWASM_IMPORT("MPI_File_get_type_extent");

int MPI_File_get_type_extent_c(
    MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
    MPIWASM_IMPORT("MPI_File_get_type_extent_c");

/* Registers a data representation for files. */
int MPI_Register_datarep(
    const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
    MPI_Datarep_conversion_function *write_conversion_fn,
    MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
    MPIWASM_IMPORT("MPI_Register_datarep");

int MPI_Register_datarep_c(
    const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
    MPI_Datarep_conversion_function_c *write_conversion_fn,
    MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
    MPIWASM_IMPORT("MPI_Register_datarep_c");

/* Sets whether overlapping accesses are atomic. */
int MPI_File_set_atomicity(MPI_File fh, int flag) MPIWASM_IMPORT("MPI_File_set_atomicity");

/* Returns whether overlapping accesses are atomic. */
int MPI_File_get_atomicity(MPI_File fh, int *flag) MPIWASM_IMPORT("MPI_File_get_atomicity");

/* Transfers all written data to the storage device. */
int MPI_File_sync(MPI_File fh) MPIWASM_IMPORT("MPI_File_sync");

/* ---- Tools interface: control variables, performance variables, events ---- */

/* Starts the tools interface. */
int MPI_T_init_thread(int required, int *provided) MPIWASM_IMPORT("MPI_T_init_thread");

/* Ends the tools interface. */
int MPI_T_finalize(void) MPIWASM_IMPORT("MPI_T_finalize");

/* Describes an enumeration. */
int MPI_T_enum_get_info(
    MPI_T_enum enumtype, int *num, char *name, int *name_len) MPIWASM_IMPORT("MPI_T_enum_get_info");

/* Describes one item of an enumeration. */
int MPI_T_enum_get_item(
    MPI_T_enum enumtype, int indx, int *value, char *name, int *name_len)
    MPIWASM_IMPORT("MPI_T_enum_get_item");

/* Returns the number of control variables. */
int MPI_T_cvar_get_num(int *num_cvar) MPIWASM_IMPORT("MPI_T_cvar_get_num");

/* Describes a control variable. */
int MPI_T_cvar_get_info(
    int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
    MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
    MPIWASM_IMPORT("MPI_T_cvar_get_info");

/* Finds a control variable by its name. */
int MPI_T_cvar_get_index(const char *name, int *cvar_index) MPIWASM_IMPORT("MPI_T_cvar_get_index");

/* Binds a control variable to an MPI object. */
int MPI_T_cvar_handle_alloc(
    int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
    MPIWASM_IMPORT("MPI_T_cvar_handle_alloc");

/* Frees the binding of a control variable. */
int MPI_T_cvar_handle_free(MPI_T_cvar_handle *handle) MPIWASM_IMPORT("MPI_T_cvar_handle_free");

/* Reads a control variable. */
int MPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf) MPIWASM_IMPORT("MPI_T_cvar_read");

/* Writes a control variable. */
int MPI_T_cvar_write(MPI_T_cvar_handle handle, const void *buf) MPIWASM_IMPORT("MPI_T_cvar_write");

/* Returns the number of performance variables. */
int MPI_T_pvar_get_num(int *num_pvar) MPIWASM_IMPORT("MPI_T_pvar_get_num");

/* Describes a performance variable. */
int MPI_T_pvar_get_info(
    int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
    MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind,
    int *readonly, int *continuous, int *atomic) MPIWASM_IMPORT("MPI_T_pvar_get_info");

/* Finds a performance variable by its name and class. */
int MPI_T_pvar_get_index(
    const char *name, int var_class, int *pvar_index) MPIWASM_IMPORT("MPI_T_pvar_get_index");

/* Opens a performance session. */
int MPI_T_pvar_session_create(
    MPI_T_pvar_session *session) MPIWASM_IMPORT("MPI_T_pvar_session_create");

/* Closes a performance session. */
int MPI_T_pvar_session_free(MPI_T_pvar_session *session) MPIWASM_IMPORT("MPI_T_pvar_session_free");

/* Binds a performance variable to a session and an MPI object. */
int MPI_T_pvar_handle_alloc(
    MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
    int *count) MPIWASM_IMPORT("MPI_T_pvar_handle_alloc");

/* Frees the binding of a performance variable. */
int MPI_T_pvar_handle_free(
    MPI_T_pvar_session session, MPI_T_pvar_handle *handle) MPIWASM_IMPORT("MPI_T_pvar_handle_free");

/* Starts a performance variable. */
int MPI_T_pvar_start(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("MPI_T_pvar_start");

/* Stops a performance variable. */
int MPI_T_pvar_stop(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("MPI_T_pvar_stop");

/* Reads a performance variable. */
int MPI_T_pvar_read(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
    MPIWASM_IMPORT("MPI_T_pvar_read");

/* Writes a performance variable. */
int MPI_T_pvar_write(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
    MPIWASM_IMPORT("MPI_T_pvar_write");

/* Sets a performance variable to its initial value. */
int MPI_T_pvar_reset(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("MPI_T_pvar_reset");

/* Reads a performance variable and resets it. */
int MPI_T_pvar_readreset(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
    MPIWASM_IMPORT("MPI_T_pvar_readreset");

/* Returns the number of categories. */
int MPI_T_category_get_num(int *num_cat) MPIWASM_IMPORT("MPI_T_category_get_num");

/* Describes a category. */
int MPI_T_category_get_info(
    int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
    int *num_pvars, int *num_categories) MPIWASM_IMPORT("MPI_T_category_get_info");

/* Finds a category by its name. */
int MPI_T_category_get_index(
    const char *name, int *cat_index) MPIWASM_IMPORT("MPI_T_category_get_index");

/* Returns the number of event types in a category. */
int MPI_T_category_get_num_events(
    int cat_index, int *num_events) MPIWASM_IMPORT("MPI_T_category_get_num_events");

/* Lists the control variables of a category. */
int MPI_T_category_get_cvars(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("MPI_T_category_get_cvars");

/* Lists the performance variables of a category. */
int MPI_T_category_get_pvars(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("MPI_T_category_get_pvars");

/* Lists the event types of a category. */
int MPI_T_category_get_events(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("MPI_T_category_get_events");

/* Lists the categories within a category. */
int MPI_T_category_get_categories(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("MPI_T_category_get_categories");

/* Returns a stamp that changes when the categories change. */
int MPI_T_category_changed(int *update_number) MPIWASM_IMPORT("MPI_T_category_changed");

/* Returns the number of event sources. */
int MPI_T_source_get_num(int *num_sources) MPIWASM_IMPORT("MPI_T_source_get_num");

/* Describes an event source. */
int MPI_T_source_get_info(
    int source_index, char *name, int *name_len, char *desc, int *desc_len,
    MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
    MPIWASM_IMPORT("MPI_T_source_get_info");

/* Returns the present time of an event source. */
int MPI_T_source_get_timestamp(
    int source_index, MPI_Count *timestamp) MPIWASM_IMPORT("MPI_T_source_get_timestamp");

/* Returns the number of event types. */
int MPI_T_event_get_num(int *num_events) MPIWASM_IMPORT("MPI_T_event_get_num");

/* Describes an event type. */
int MPI_T_event_get_info(
    int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype array_of_datatypes[],
    MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype, MPI_Info *info,
    char *desc, int *desc_len, int *bind) MPIWASM_IMPORT("MPI_T_event_get_info");

/* Finds an event type by its name. */
int MPI_T_event_get_index(
    const char *name, int *event_index) MPIWASM_IMPORT("MPI_T_event_get_index");

/* Registers for an event type of an MPI object. */
int MPI_T_event_handle_alloc(
    int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration)
    MPIWASM_IMPORT("MPI_T_event_handle_alloc");

/* Sets the info of an event registration. */
int MPI_T_event_handle_set_info(
    MPI_T_event_registration event_registration, MPI_Info info)
    MPIWASM_IMPORT("MPI_T_event_handle_set_info");

/* Returns the info of an event registration. */
int MPI_T_event_handle_get_info(
    MPI_T_event_registration event_registration, MPI_Info *info_used)
    MPIWASM_IMPORT("MPI_T_event_handle_get_info");

/* Sets the callback for an event. */
int MPI_T_event_register_callback(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info,
    void *user_data, MPI_T_event_cb_function *event_cb_function)
    MPIWASM_IMPORT("MPI_T_event_register_callback");

/* Sets the info of an event callback. */
int MPI_T_event_callback_set_info(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)
    MPIWASM_IMPORT("MPI_T_event_callback_set_info");

/* Returns the info of an event callback. */
int MPI_T_event_callback_get_info(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used)
    MPIWASM_IMPORT("MPI_T_event_callback_get_info");

/* Frees an event registration. */
int MPI_T_event_handle_free(
    MPI_T_event_registration event_registration, void *user_data,
    MPI_T_event_free_cb_function *free_cb_function) MPIWASM_IMPORT("MPI_T_event_handle_free");

/* Sets the callback for dropped events. */
int MPI_T_event_set_dropped_handler(
    MPI_T_event_registration event_registration,
    MPI_T_event_dropped_cb_function *dropped_cb_function)
    MPIWASM_IMPORT("MPI_T_event_set_dropped_handler");

/* Reads one element of an event. */
int MPI_T_event_read(
    MPI_T_event_instance event_instance, int element_index, void *buffer)
    MPIWASM_IMPORT("MPI_T_event_read");

/* Copies all data of an event. */
int MPI_T_event_copy(
    MPI_T_event_instance event_instance, void *buffer) MPIWASM_IMPORT("MPI_T_event_copy");

/* Returns the time at which an event happened. */
int MPI_T_event_get_timestamp(
    MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
    MPIWASM_IMPORT("MPI_T_event_get_timestamp");

/* Returns the source of an event. */
int MPI_T_event_get_source(
    MPI_T_event_instance event_instance, int *source_index)
    MPIWASM_IMPORT("MPI_T_event_get_source");

/* ---- The binary interface itself ---- */

/* Returns the version of the ABI in force. */
int MPI_Abi_get_version(int *abi_major, int *abi_minor) MPIWASM_IMPORT("MPI_Abi_get_version");

/* Describes the sizes of the types in the ABI. */
int MPI_Abi_get_info(MPI_Info *info) MPIWASM_IMPORT("MPI_Abi_get_info");

/* Describes the Fortran types in the ABI. */
int MPI_Abi_get_fortran_info(MPI_Info *info) MPIWASM_IMPORT("MPI_Abi_get_fortran_info");

/* Sets the sizes of the Fortran types. */
int MPI_Abi_set_fortran_info(MPI_Info info) MPIWASM_IMPORT("MPI_Abi_set_fortran_info");

/* Returns the Fortran values for true and false. */
int MPI_Abi_get_fortran_booleans(
    int logical_size, void *logical_true, void *logical_false, int *is_set)
    MPIWASM_IMPORT("MPI_Abi_get_fortran_booleans");

/* Sets the Fortran values for true and false. */
int MPI_Abi_set_fortran_booleans(
    int logical_size, void *logical_true, void *logical_false)
    MPIWASM_IMPORT("MPI_Abi_set_fortran_booleans");

/* ---- Handles as integers, for other languages ---- */

/* Returns the integer handle of a communicator. */
int MPI_Comm_toint(MPI_Comm comm) MPIWASM_IMPORT("MPI_Comm_toint");

/* Returns the communicator of an integer handle. */
MPI_Comm MPI_Comm_fromint(int comm) MPIWASM_IMPORT("MPI_Comm_fromint");

/* Returns the integer handle of a group. */
int MPI_Group_toint(MPI_Group group) MPIWASM_IMPORT("MPI_Group_toint");

/* Returns the group of an integer handle. */
MPI_Group MPI_Group_fromint(int group) MPIWASM_IMPORT("MPI_Group_fromint");

/* Returns the integer handle of a datatype. */
int MPI_Type_toint(MPI_Datatype datatype) MPIWASM_IMPORT("MPI_Type_toint");

/* Returns the datatype of an integer handle. */
MPI_Datatype MPI_Type_fromint(int datatype) MPIWASM_IMPORT("MPI_Type_fromint");

/* Returns the integer handle of a reduction operation. */
int MPI_Op_toint(MPI_Op op) MPIWASM_IMPORT("MPI_Op_toint");

/* Returns the reduction operation of an integer handle. */
MPI_Op MPI_Op_fromint(int op) MPIWASM_IMPORT("MPI_Op_fromint");

/* Returns the integer handle of a request. */
int MPI_Request_toint(MPI_Request request) MPIWASM_IMPORT("MPI_Request_toint");

/* Returns the request of an integer handle. */
MPI_Request MPI_Request_fromint(int request) MPIWASM_IMPORT("MPI_Request_fromint");

/* Returns the integer handle of a matched message. */
int MPI_Message_toint(MPI_Message message) MPIWASM_IMPORT("MPI_Message_toint");

/* Returns the matched message of an integer handle. */
MPI_Message MPI_Message_fromint(int message) MPIWASM_IMPORT("MPI_Message_fromint");

/* Returns the integer handle of a window. */
int MPI_Win_toint(MPI_Win win) MPIWASM_IMPORT("MPI_Win_toint");

/* Returns the window of an integer handle. */
MPI_Win MPI_Win_fromint(int win) MPIWASM_IMPORT("MPI_Win_fromint");

/* Returns the integer handle of a file. */
int MPI_File_toint(MPI_File file) MPIWASM_IMPORT("MPI_File_toint");

/* Returns the file of an integer handle. */
MPI_File MPI_File_fromint(int file) MPIWASM_IMPORT("MPI_File_fromint");

/* Returns the integer handle of an info object. */
int MPI_Info_toint(MPI_Info info) MPIWASM_IMPORT("MPI_Info_toint");

/* Returns the info object of an integer handle. */
MPI_Info MPI_Info_fromint(int info) MPIWASM_IMPORT("MPI_Info_fromint");

/* Returns the integer handle of an error handler. */
int MPI_Errhandler_toint(MPI_Errhandler errhandler) MPIWASM_IMPORT("MPI_Errhandler_toint");

/* Returns the error handler of an integer handle. */
MPI_Errhandler MPI_Errhandler_fromint(int errhandler) MPIWASM_IMPORT("MPI_Errhandler_fromint");

/* Returns the integer handle of a session. */
int MPI_Session_toint(MPI_Session session) MPIWASM_IMPORT("MPI_Session_toint");

/* Returns the session of an integer handle. */
MPI_Session MPI_Session_fromint(int session) MPIWASM_IMPORT("MPI_Session_fromint");

/* ---- The same functions under the names of the profiling interface ---- */

int PMPI_Init(int *argc, char ***argv) MPIWASM_IMPORT("PMPI_Init");
int PMPI_Init_thread(
    int *argc, char ***argv, int required, int *provided) MPIWASM_IMPORT("PMPI_Init_thread");
int PMPI_Finalize(void) MPIWASM_IMPORT("PMPI_Finalize");
int PMPI_Initialized(int *flag) MPIWASM_IMPORT("PMPI_Initialized");
int PMPI_Finalized(int *flag) MPIWASM_IMPORT("PMPI_Finalized");
int PMPI_Abort(MPI_Comm comm, int errorcode) MPIWASM_IMPORT("PMPI_Abort");
int PMPI_Query_thread(int *provided) MPIWASM_IMPORT("PMPI_Query_thread");
int PMPI_Is_thread_main(int *flag) MPIWASM_IMPORT("PMPI_Is_thread_main");
int PMPI_Get_version(int *version, int *subversion) MPIWASM_IMPORT("PMPI_Get_version");
int PMPI_Get_library_version(
    char *version, int *resultlen) MPIWASM_IMPORT("PMPI_Get_library_version");
int PMPI_Get_processor_name(char *name, int *resultlen) MPIWASM_IMPORT("PMPI_Get_processor_name");
int PMPI_Get_hw_resource_info(MPI_Info *hw_info) MPIWASM_IMPORT("PMPI_Get_hw_resource_info");
int PMPI_Pcontrol(const int level, ...) MPIWASM_IMPORT("PMPI_Pcontrol");
double PMPI_Wtime(void) MPIWASM_IMPORT("PMPI_Wtime");
double PMPI_Wtick(void) MPIWASM_IMPORT("PMPI_Wtick");
int PMPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr) MPIWASM_IMPORT("PMPI_Alloc_mem");
int PMPI_Free_mem(void *base) MPIWASM_IMPORT("PMPI_Free_mem");
int PMPI_Error_class(int errorcode, int *errorclass) MPIWASM_IMPORT("PMPI_Error_class");
int PMPI_Error_string(
    int errorcode, char *string, int *resultlen) MPIWASM_IMPORT("PMPI_Error_string");
int PMPI_Add_error_class(int *errorclass) MPIWASM_IMPORT("PMPI_Add_error_class");
int PMPI_Add_error_code(int errorclass, int *errorcode) MPIWASM_IMPORT("PMPI_Add_error_code");
int PMPI_Add_error_string(
    int errorcode, const char *string) MPIWASM_IMPORT("PMPI_Add_error_string");
int PMPI_Remove_error_class(int errorclass) MPIWASM_IMPORT("PMPI_Remove_error_class");
int PMPI_Remove_error_code(int errorcode) MPIWASM_IMPORT("PMPI_Remove_error_code");
int PMPI_Remove_error_string(int errorcode) MPIWASM_IMPORT("PMPI_Remove_error_string");
int PMPI_Send(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Send");
int PMPI_Send_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Send_c");
int PMPI_Bsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Bsend");
int PMPI_Bsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Bsend_c");
int PMPI_Ssend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Ssend");
int PMPI_Ssend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Ssend_c");
int PMPI_Rsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Rsend");
int PMPI_Rsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Rsend_c");
int PMPI_Recv(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_Recv");
int PMPI_Recv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_Recv_c");
int PMPI_Isend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Isend");
int PMPI_Isend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Isend_c");
int PMPI_Ibsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ibsend");
int PMPI_Ibsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ibsend_c");
int PMPI_Issend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Issend");
int PMPI_Issend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Issend_c");
int PMPI_Irsend(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Irsend");
int PMPI_Irsend_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Irsend_c");
int PMPI_Irecv(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Irecv");
int PMPI_Irecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Irecv_c");
int PMPI_Send_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Send_init");
int PMPI_Send_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Send_init_c");
int PMPI_Bsend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Bsend_init");
int PMPI_Bsend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Bsend_init_c");
int PMPI_Ssend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ssend_init");
int PMPI_Ssend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ssend_init_c");
int PMPI_Rsend_init(
    const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rsend_init");
int PMPI_Rsend_init_c(
    const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rsend_init_c");
int PMPI_Recv_init(
    void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Recv_init");
int PMPI_Recv_init_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Recv_init_c");
int PMPI_Sendrecv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
    int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_Sendrecv");
int PMPI_Sendrecv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
    MPI_Comm comm, MPI_Status *status) MPIWASM_IMPORT("PMPI_Sendrecv_c");
int PMPI_Sendrecv_replace(
    void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
    MPI_Comm comm, MPI_Status *status) MPIWASM_IMPORT("PMPI_Sendrecv_replace");
int PMPI_Sendrecv_replace_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
    int recvtag, MPI_Comm comm, MPI_Status *status) MPIWASM_IMPORT("PMPI_Sendrecv_replace_c");
int PMPI_Isendrecv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
    int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Isendrecv");
int PMPI_Isendrecv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Isendrecv_c");
int PMPI_Isendrecv_replace(
    void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Isendrecv_replace");
int PMPI_Isendrecv_replace_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
    int recvtag, MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Isendrecv_replace_c");
int PMPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status) MPIWASM_IMPORT("PMPI_Probe");
int PMPI_Iprobe(
    int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Iprobe");
int PMPI_Mprobe(
    int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Mprobe");
int PMPI_Improbe(
    int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Improbe");
int PMPI_Mrecv(
    void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Mrecv");
int PMPI_Mrecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Mrecv_c");
int PMPI_Imrecv(
    void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Imrecv");
int PMPI_Imrecv_c(
    void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Imrecv_c");
int PMPI_Wait(MPI_Request *request, MPI_Status *status) MPIWASM_IMPORT("PMPI_Wait");
int PMPI_Test(MPI_Request *request, int *flag, MPI_Status *status) MPIWASM_IMPORT("PMPI_Test");
int PMPI_Waitany(
    int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Waitany");
int PMPI_Testany(
    int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Testany");
int PMPI_Waitall(
    int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("PMPI_Waitall");
int PMPI_Testall(
    int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("PMPI_Testall");
int PMPI_Waitsome(
    int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("PMPI_Waitsome");
int PMPI_Testsome(
    int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("PMPI_Testsome");
int PMPI_Start(MPI_Request *request) MPIWASM_IMPORT("PMPI_Start");
int PMPI_Startall(int count, MPI_Request array_of_requests[]) MPIWASM_IMPORT("PMPI_Startall");
int PMPI_Request_free(MPI_Request *request) MPIWASM_IMPORT("PMPI_Request_free");
int PMPI_Cancel(MPI_Request *request) MPIWASM_IMPORT("PMPI_Cancel");
int PMPI_Test_cancelled(const MPI_Status *status, int *flag) MPIWASM_IMPORT("PMPI_Test_cancelled");
int PMPI_Request_get_status(
    MPI_Request request, int *flag, MPI_Status *status) MPIWASM_IMPORT("PMPI_Request_get_status");
int PMPI_Request_get_status_any(
    int count, const MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_Request_get_status_any");
int PMPI_Request_get_status_all(
    int count, const MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
    MPIWASM_IMPORT("PMPI_Request_get_status_all");
int PMPI_Request_get_status_some(
    int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
    MPI_Status array_of_statuses[]) MPIWASM_IMPORT("PMPI_Request_get_status_some");
int PMPI_Get_count(
    const MPI_Status *status, MPI_Datatype datatype, int *count) MPIWASM_IMPORT("PMPI_Get_count");
int PMPI_Get_count_c(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("PMPI_Get_count_c");
int PMPI_Get_elements(
    const MPI_Status *status, MPI_Datatype datatype, int *count)
    MPIWASM_IMPORT("PMPI_Get_elements");
int PMPI_Get_elements_c(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("PMPI_Get_elements_c");
int PMPI_Get_elements_x(
    const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
    MPIWASM_IMPORT("PMPI_Get_elements_x");
int PMPI_Status_set_elements(
    MPI_Status *status, MPI_Datatype datatype, int count)
    MPIWASM_IMPORT("PMPI_Status_set_elements");
int PMPI_Status_set_elements_c(
    MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
    MPIWASM_IMPORT("PMPI_Status_set_elements_c");
int PMPI_Status_set_elements_x(
    MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
    MPIWASM_IMPORT("PMPI_Status_set_elements_x");
int PMPI_Status_set_cancelled(
    MPI_Status *status, int flag) MPIWASM_IMPORT("PMPI_Status_set_cancelled");
int PMPI_Status_get_source(
    const MPI_Status *status, int *source) MPIWASM_IMPORT("PMPI_Status_get_source");
int PMPI_Status_get_tag(const MPI_Status *status, int *tag) MPIWASM_IMPORT("PMPI_Status_get_tag");
int PMPI_Status_get_error(
    const MPI_Status *status, int *error) MPIWASM_IMPORT("PMPI_Status_get_error");
int PMPI_Status_set_source(MPI_Status *status, int source) MPIWASM_IMPORT("PMPI_Status_set_source");
int PMPI_Status_set_tag(MPI_Status *status, int tag) MPIWASM_IMPORT("PMPI_Status_set_tag");
int PMPI_Status_set_error(MPI_Status *status, int error) MPIWASM_IMPORT("PMPI_Status_set_error");
int PMPI_Buffer_attach(void *buffer, int size) MPIWASM_IMPORT("PMPI_Buffer_attach");
int PMPI_Buffer_attach_c(void *buffer, MPI_Count size) MPIWASM_IMPORT("PMPI_Buffer_attach_c");
int PMPI_Buffer_detach(void *buffer_addr, int *size) MPIWASM_IMPORT("PMPI_Buffer_detach");
int PMPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size) MPIWASM_IMPORT("PMPI_Buffer_detach_c");
int PMPI_Buffer_flush(void) MPIWASM_IMPORT("PMPI_Buffer_flush");
int PMPI_Buffer_iflush(MPI_Request *request) MPIWASM_IMPORT("PMPI_Buffer_iflush");
int PMPI_Comm_attach_buffer(
    MPI_Comm comm, void *buffer, int size) MPIWASM_IMPORT("PMPI_Comm_attach_buffer");
int PMPI_Comm_attach_buffer_c(
    MPI_Comm comm, void *buffer, MPI_Count size) MPIWASM_IMPORT("PMPI_Comm_attach_buffer_c");
int PMPI_Comm_detach_buffer(
    MPI_Comm comm, void *buffer_addr, int *size) MPIWASM_IMPORT("PMPI_Comm_detach_buffer");
int PMPI_Comm_detach_buffer_c(
    MPI_Comm comm, void *buffer_addr, MPI_Count *size) MPIWASM_IMPORT("PMPI_Comm_detach_buffer_c");
int PMPI_Comm_flush_buffer(MPI_Comm comm) MPIWASM_IMPORT("PMPI_Comm_flush_buffer");
int PMPI_Comm_iflush_buffer(
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Comm_iflush_buffer");
int PMPI_Session_attach_buffer(
    MPI_Session session, void *buffer, int size) MPIWASM_IMPORT("PMPI_Session_attach_buffer");
int PMPI_Session_attach_buffer_c(
    MPI_Session session, void *buffer, MPI_Count size)
    MPIWASM_IMPORT("PMPI_Session_attach_buffer_c");
int PMPI_Session_detach_buffer(
    MPI_Session session, void *buffer_addr, int *size) MPIWASM_IMPORT("PMPI_Session_detach_buffer");
int PMPI_Session_detach_buffer_c(
    MPI_Session session, void *buffer_addr, MPI_Count *size)
    MPIWASM_IMPORT("PMPI_Session_detach_buffer_c");
int PMPI_Session_flush_buffer(MPI_Session session) MPIWASM_IMPORT("PMPI_Session_flush_buffer");
int PMPI_Session_iflush_buffer(
    MPI_Session session, MPI_Request *request) MPIWASM_IMPORT("PMPI_Session_iflush_buffer");
int PMPI_Psend_init(
    const void *buf, int partitions, int count, MPI_Datatype datatype, int dest, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Psend_init");
int PMPI_Psend_init_c(
    const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Psend_init_c");
int PMPI_Precv_init(
    void *buf, int partitions, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Precv_init");
int PMPI_Precv_init_c(
    void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Precv_init_c");
int PMPI_Pready(int partition, MPI_Request request) MPIWASM_IMPORT("PMPI_Pready");
int PMPI_Pready_range(
    int partition_low, int partition_high, MPI_Request request) MPIWASM_IMPORT("PMPI_Pready_range");
int PMPI_Pready_list(
    int length, const int array_of_partitions[], MPI_Request request)
    MPIWASM_IMPORT("PMPI_Pready_list");
int PMPI_Parrived(MPI_Request request, int partition, int *flag) MPIWASM_IMPORT("PMPI_Parrived");
int PMPI_Type_contiguous(
    int count, MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_contiguous");
int PMPI_Type_contiguous_c(
    MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_contiguous_c");
int PMPI_Type_vector(
    int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_vector");
int PMPI_Type_vector_c(
    MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_vector_c");
int PMPI_Type_create_hvector(
    int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_hvector");
int PMPI_Type_create_hvector_c(
    MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_hvector_c");
int PMPI_Type_indexed(
    int count, const int array_of_blocklengths[], const int array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_indexed");
int PMPI_Type_indexed_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_indexed_c");
int PMPI_Type_create_hindexed(
    int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_hindexed");
int PMPI_Type_create_hindexed_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_hindexed_c");
int PMPI_Type_create_indexed_block(
    int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_indexed_block");
int PMPI_Type_create_indexed_block_c(
    MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_indexed_block_c");
int PMPI_Type_create_hindexed_block(
    int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_hindexed_block");
int PMPI_Type_create_hindexed_block_c(
    MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
    MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_hindexed_block_c");
int PMPI_Type_create_struct(
    int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
    const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_struct");
int PMPI_Type_create_struct_c(
    MPI_Count count, const MPI_Count array_of_blocklengths[],
    const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[],
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_struct_c");
int PMPI_Type_create_subarray(
    int ndims, const int array_of_sizes[], const int array_of_subsizes[],
    const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_subarray");
int PMPI_Type_create_subarray_c(
    int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
    const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_subarray_c");
int PMPI_Type_create_darray(
    int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
    const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_darray");
int PMPI_Type_create_darray_c(
    int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[],
    const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
    MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_darray_c");
int PMPI_Type_create_resized(
    MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_resized");
int PMPI_Type_create_resized_c(
    MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
    MPIWASM_IMPORT("PMPI_Type_create_resized_c");
int PMPI_Type_create_f90_integer(
    int r, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_f90_integer");
int PMPI_Type_create_f90_real(
    int p, int r, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_f90_real");
int PMPI_Type_create_f90_complex(
    int p, int r, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_create_f90_complex");
int PMPI_Type_match_size(
    int typeclass, int size, MPI_Datatype *datatype) MPIWASM_IMPORT("PMPI_Type_match_size");
int PMPI_Type_get_value_index(
    MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
    MPIWASM_IMPORT("PMPI_Type_get_value_index");
int PMPI_Type_commit(MPI_Datatype *datatype) MPIWASM_IMPORT("PMPI_Type_commit");
int PMPI_Type_free(MPI_Datatype *datatype) MPIWASM_IMPORT("PMPI_Type_free");
int PMPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype) MPIWASM_IMPORT("PMPI_Type_dup");
int PMPI_Type_size(MPI_Datatype datatype, int *size) MPIWASM_IMPORT("PMPI_Type_size");
int PMPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size) MPIWASM_IMPORT("PMPI_Type_size_c");
int PMPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size) MPIWASM_IMPORT("PMPI_Type_size_x");
int PMPI_Type_get_extent(
    MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent) MPIWASM_IMPORT("PMPI_Type_get_extent");
int PMPI_Type_get_extent_c(
    MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
    MPIWASM_IMPORT("PMPI_Type_get_extent_c");
int PMPI_Type_get_extent_x(
    MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
    MPIWASM_IMPORT("PMPI_Type_get_extent_x");
int PMPI_Type_get_true_extent(
    MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
    MPIWASM_IMPORT("PMPI_Type_get_true_extent");
int PMPI_Type_get_true_extent_c(
    MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
    MPIWASM_IMPORT("PMPI_Type_get_true_extent_c");
int PMPI_Type_get_true_extent_x(
    MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
    MPIWASM_IMPORT("PMPI_Type_get_true_extent_x");
int PMPI_Type_get_envelope(
    MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)
    MPIWASM_IMPORT("PMPI_Type_get_envelope");
int PMPI_Type_get_envelope_c(
    MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
    MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
    MPIWASM_IMPORT("PMPI_Type_get_envelope_c");
int PMPI_Type_get_contents(
    MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
    int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
    MPIWASM_IMPORT("PMPI_Type_get_contents");
int PMPI_Type_get_contents_c(
    MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
    MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[],
    MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[],
    MPI_Datatype array_of_datatypes[]) MPIWASM_IMPORT("PMPI_Type_get_contents_c");
int PMPI_Type_get_name(
    MPI_Datatype datatype, char *type_name, int *resultlen) MPIWASM_IMPORT("PMPI_Type_get_name");
int PMPI_Type_set_name(
    MPI_Datatype datatype, const char *type_name) MPIWASM_IMPORT("PMPI_Type_set_name");
int PMPI_Pack(
    const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Pack");
int PMPI_Pack_c(
    const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
    MPI_Count *position, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Pack_c");
int PMPI_Unpack(
    const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Unpack");
int PMPI_Unpack_c(
    const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
    MPI_Datatype datatype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Unpack_c");
int PMPI_Pack_size(
    int incount, MPI_Datatype datatype, MPI_Comm comm, int *size) MPIWASM_IMPORT("PMPI_Pack_size");
int PMPI_Pack_size_c(
    MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
    MPIWASM_IMPORT("PMPI_Pack_size_c");
int PMPI_Pack_external(
    const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
    MPI_Aint outsize, MPI_Aint *position) MPIWASM_IMPORT("PMPI_Pack_external");
int PMPI_Pack_external_c(
    const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
    MPI_Count outsize, MPI_Count *position) MPIWASM_IMPORT("PMPI_Pack_external_c");
int PMPI_Unpack_external(
    const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf,
    int outcount, MPI_Datatype datatype) MPIWASM_IMPORT("PMPI_Unpack_external");
int PMPI_Unpack_external_c(
    const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
    MPI_Count outcount, MPI_Datatype datatype) MPIWASM_IMPORT("PMPI_Unpack_external_c");
int PMPI_Pack_external_size(
    const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
    MPIWASM_IMPORT("PMPI_Pack_external_size");
int PMPI_Pack_external_size_c(
    const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)
    MPIWASM_IMPORT("PMPI_Pack_external_size_c");
int PMPI_Get_address(const void *location, MPI_Aint *address) MPIWASM_IMPORT("PMPI_Get_address");
MPI_Aint PMPI_Aint_add(MPI_Aint base, MPI_Aint disp) MPIWASM_IMPORT("PMPI_Aint_add");
MPI_Aint PMPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2) MPIWASM_IMPORT("PMPI_Aint_diff");
int PMPI_Barrier(MPI_Comm comm) MPIWASM_IMPORT("PMPI_Barrier");
int PMPI_Bcast(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Bcast");
int PMPI_Bcast_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Bcast_c");
int PMPI_Gather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Gather");
int PMPI_Gather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Gather_c");
int PMPI_Gatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Gatherv");
int PMPI_Gatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Gatherv_c");
int PMPI_Scatter(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Scatter");
int PMPI_Scatter_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Scatter_c");
int PMPI_Scatterv(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Scatterv");
int PMPI_Scatterv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Scatterv_c");
int PMPI_Allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Allgather");
int PMPI_Allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Allgather_c");
int PMPI_Allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Allgatherv");
int PMPI_Allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Allgatherv_c");
int PMPI_Alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Alltoall");
int PMPI_Alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Alltoall_c");
int PMPI_Alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Alltoallv");
int PMPI_Alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Alltoallv_c");
int PMPI_Alltoallw(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm) MPIWASM_IMPORT("PMPI_Alltoallw");
int PMPI_Alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Alltoallw_c");
int PMPI_Reduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce");
int PMPI_Reduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce_c");
int PMPI_Allreduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Allreduce");
int PMPI_Allreduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Allreduce_c");
int PMPI_Reduce_scatter_block(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce_scatter_block");
int PMPI_Reduce_scatter_block_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce_scatter_block_c");
int PMPI_Reduce_scatter(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce_scatter");
int PMPI_Reduce_scatter_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Reduce_scatter_c");
int PMPI_Scan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Scan");
int PMPI_Scan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Scan_c");
int PMPI_Exscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Exscan");
int PMPI_Exscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Exscan_c");
int PMPI_Reduce_local(
    const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
    MPIWASM_IMPORT("PMPI_Reduce_local");
int PMPI_Reduce_local_c(
    const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
    MPIWASM_IMPORT("PMPI_Reduce_local_c");
int PMPI_Op_create(
    MPI_User_function *user_fn, int commute, MPI_Op *op) MPIWASM_IMPORT("PMPI_Op_create");
int PMPI_Op_create_c(
    MPI_User_function_c *user_fn, int commute, MPI_Op *op) MPIWASM_IMPORT("PMPI_Op_create_c");
int PMPI_Op_free(MPI_Op *op) MPIWASM_IMPORT("PMPI_Op_free");
int PMPI_Op_commutative(MPI_Op op, int *commute) MPIWASM_IMPORT("PMPI_Op_commutative");
int PMPI_Ibarrier(MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ibarrier");
int PMPI_Ibcast(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ibcast");
int PMPI_Ibcast_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ibcast_c");
int PMPI_Igather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Igather");
int PMPI_Igather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Igather_c");
int PMPI_Igatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Igatherv");
int PMPI_Igatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Igatherv_c");
int PMPI_Iscatter(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Iscatter");
int PMPI_Iscatter_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Iscatter_c");
int PMPI_Iscatterv(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iscatterv");
int PMPI_Iscatterv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Iscatterv_c");
int PMPI_Iallgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Iallgather");
int PMPI_Iallgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Iallgather_c");
int PMPI_Iallgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iallgatherv");
int PMPI_Iallgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iallgatherv_c");
int PMPI_Ialltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ialltoall");
int PMPI_Ialltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ialltoall_c");
int PMPI_Ialltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ialltoallv");
int PMPI_Ialltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ialltoallv_c");
int PMPI_Ialltoallw(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ialltoallw");
int PMPI_Ialltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ialltoallw_c");
int PMPI_Ireduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce");
int PMPI_Ireduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce_c");
int PMPI_Iallreduce(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iallreduce");
int PMPI_Iallreduce_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Iallreduce_c");
int PMPI_Ireduce_scatter_block(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce_scatter_block");
int PMPI_Ireduce_scatter_block_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce_scatter_block_c");
int PMPI_Ireduce_scatter(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce_scatter");
int PMPI_Ireduce_scatter_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ireduce_scatter_c");
int PMPI_Iscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iscan");
int PMPI_Iscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Iscan_c");
int PMPI_Iexscan(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Iexscan");
int PMPI_Iexscan_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Iexscan_c");
int PMPI_Barrier_init(
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Barrier_init");
int PMPI_Bcast_init(
    void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Bcast_init");
int PMPI_Bcast_init_c(
    void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Bcast_init_c");
int PMPI_Gather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Gather_init");
int PMPI_Gather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Gather_init_c");
int PMPI_Gatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Gatherv_init");
int PMPI_Gatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Gatherv_init_c");
int PMPI_Scatter_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Scatter_init");
int PMPI_Scatter_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Scatter_init_c");
int PMPI_Scatterv_init(
    const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
    void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Scatterv_init");
int PMPI_Scatterv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Scatterv_init_c");
int PMPI_Allgather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Allgather_init");
int PMPI_Allgather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Allgather_init_c");
int PMPI_Allgatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Allgatherv_init");
int PMPI_Allgatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Allgatherv_init_c");
int PMPI_Alltoall_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Alltoall_init");
int PMPI_Alltoall_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Alltoall_init_c");
int PMPI_Alltoallv_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Alltoallv_init");
int PMPI_Alltoallv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Alltoallv_init_c");
int PMPI_Alltoallw_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Alltoallw_init");
int PMPI_Alltoallw_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Alltoallw_init_c");
int PMPI_Reduce_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Reduce_init");
int PMPI_Reduce_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Reduce_init_c");
int PMPI_Allreduce_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Allreduce_init");
int PMPI_Allreduce_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Allreduce_init_c");
int PMPI_Reduce_scatter_block_init(
    const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Reduce_scatter_block_init");
int PMPI_Reduce_scatter_block_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Reduce_scatter_block_init_c");
int PMPI_Reduce_scatter_init(
    const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Reduce_scatter_init");
int PMPI_Reduce_scatter_init_c(
    const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
    MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Reduce_scatter_init_c");
int PMPI_Scan_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Scan_init");
int PMPI_Scan_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Scan_init_c");
int PMPI_Exscan_init(
    const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Exscan_init");
int PMPI_Exscan_init_c(
    const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
    MPI_Comm comm, MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Exscan_init_c");
int PMPI_Group_size(MPI_Group group, int *size) MPIWASM_IMPORT("PMPI_Group_size");
int PMPI_Group_rank(MPI_Group group, int *rank) MPIWASM_IMPORT("PMPI_Group_rank");
int PMPI_Group_translate_ranks(
    MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])
    MPIWASM_IMPORT("PMPI_Group_translate_ranks");
int PMPI_Group_compare(
    MPI_Group group1, MPI_Group group2, int *result) MPIWASM_IMPORT("PMPI_Group_compare");
int PMPI_Group_union(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) MPIWASM_IMPORT("PMPI_Group_union");
int PMPI_Group_intersection(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_intersection");
int PMPI_Group_difference(
    MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_difference");
int PMPI_Group_incl(
    MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_incl");
int PMPI_Group_excl(
    MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_excl");
int PMPI_Group_range_incl(
    MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_range_incl");
int PMPI_Group_range_excl(
    MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_range_excl");
int PMPI_Group_free(MPI_Group *group) MPIWASM_IMPORT("PMPI_Group_free");
int PMPI_Comm_size(MPI_Comm comm, int *size) MPIWASM_IMPORT("PMPI_Comm_size");
int PMPI_Comm_rank(MPI_Comm comm, int *rank) MPIWASM_IMPORT("PMPI_Comm_rank");
int PMPI_Comm_compare(
    MPI_Comm comm1, MPI_Comm comm2, int *result) MPIWASM_IMPORT("PMPI_Comm_compare");
int PMPI_Comm_group(MPI_Comm comm, MPI_Group *group) MPIWASM_IMPORT("PMPI_Comm_group");
int PMPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Comm_dup");
int PMPI_Comm_dup_with_info(
    MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Comm_dup_with_info");
int PMPI_Comm_idup(
    MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Comm_idup");
int PMPI_Comm_idup_with_info(
    MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Comm_idup_with_info");
int PMPI_Comm_create(
    MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Comm_create");
int PMPI_Comm_create_group(
    MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
    MPIWASM_IMPORT("PMPI_Comm_create_group");
int PMPI_Comm_split(
    MPI_Comm comm, int color, int key, MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Comm_split");
int PMPI_Comm_split_type(
    MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
    MPIWASM_IMPORT("PMPI_Comm_split_type");
int PMPI_Comm_free(MPI_Comm *comm) MPIWASM_IMPORT("PMPI_Comm_free");
int PMPI_Comm_get_name(
    MPI_Comm comm, char *comm_name, int *resultlen) MPIWASM_IMPORT("PMPI_Comm_get_name");
int PMPI_Comm_set_name(MPI_Comm comm, const char *comm_name) MPIWASM_IMPORT("PMPI_Comm_set_name");
int PMPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used) MPIWASM_IMPORT("PMPI_Comm_get_info");
int PMPI_Comm_set_info(MPI_Comm comm, MPI_Info info) MPIWASM_IMPORT("PMPI_Comm_set_info");
int PMPI_Comm_test_inter(MPI_Comm comm, int *flag) MPIWASM_IMPORT("PMPI_Comm_test_inter");
int PMPI_Comm_remote_size(MPI_Comm comm, int *size) MPIWASM_IMPORT("PMPI_Comm_remote_size");
int PMPI_Comm_remote_group(
    MPI_Comm comm, MPI_Group *group) MPIWASM_IMPORT("PMPI_Comm_remote_group");
int PMPI_Intercomm_create(
    MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
    MPI_Comm *newintercomm) MPIWASM_IMPORT("PMPI_Intercomm_create");
int PMPI_Intercomm_merge(
    MPI_Comm intercomm, int high, MPI_Comm *newintracomm) MPIWASM_IMPORT("PMPI_Intercomm_merge");
int PMPI_Comm_create_from_group(
    MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
    MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Comm_create_from_group");
int PMPI_Intercomm_create_from_groups(
    MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader,
    const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
    MPIWASM_IMPORT("PMPI_Intercomm_create_from_groups");
int PMPI_Cart_create(
    MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
    MPI_Comm *comm_cart) MPIWASM_IMPORT("PMPI_Cart_create");
int PMPI_Cartdim_get(MPI_Comm comm, int *ndims) MPIWASM_IMPORT("PMPI_Cartdim_get");
int PMPI_Cart_get(
    MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
    MPIWASM_IMPORT("PMPI_Cart_get");
int PMPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank) MPIWASM_IMPORT("PMPI_Cart_rank");
int PMPI_Cart_coords(
    MPI_Comm comm, int rank, int maxdims, int coords[]) MPIWASM_IMPORT("PMPI_Cart_coords");
int PMPI_Cart_shift(
    MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
    MPIWASM_IMPORT("PMPI_Cart_shift");
int PMPI_Cart_sub(
    MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm) MPIWASM_IMPORT("PMPI_Cart_sub");
int PMPI_Cart_map(
    MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
    MPIWASM_IMPORT("PMPI_Cart_map");
int PMPI_Dims_create(int nnodes, int ndims, int dims[]) MPIWASM_IMPORT("PMPI_Dims_create");
int PMPI_Graph_create(
    MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder,
    MPI_Comm *comm_graph) MPIWASM_IMPORT("PMPI_Graph_create");
int PMPI_Graphdims_get(
    MPI_Comm comm, int *nnodes, int *nedges) MPIWASM_IMPORT("PMPI_Graphdims_get");
int PMPI_Graph_get(
    MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])
    MPIWASM_IMPORT("PMPI_Graph_get");
int PMPI_Graph_neighbors_count(
    MPI_Comm comm, int rank, int *nneighbors) MPIWASM_IMPORT("PMPI_Graph_neighbors_count");
int PMPI_Graph_neighbors(
    MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
    MPIWASM_IMPORT("PMPI_Graph_neighbors");
int PMPI_Graph_map(
    MPI_Comm comm, int nnodes, const int indx[], const int edges[], int *newrank)
    MPIWASM_IMPORT("PMPI_Graph_map");
int PMPI_Dist_graph_create(
    MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[],
    const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
    MPIWASM_IMPORT("PMPI_Dist_graph_create");
int PMPI_Dist_graph_create_adjacent(
    MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree,
    const int destinations[], const int destweights[], MPI_Info info, int reorder,
    MPI_Comm *comm_dist_graph) MPIWASM_IMPORT("PMPI_Dist_graph_create_adjacent");
int PMPI_Dist_graph_neighbors_count(
    MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
    MPIWASM_IMPORT("PMPI_Dist_graph_neighbors_count");
int PMPI_Dist_graph_neighbors(
    MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
    int destinations[], int destweights[]) MPIWASM_IMPORT("PMPI_Dist_graph_neighbors");
int PMPI_Topo_test(MPI_Comm comm, int *status) MPIWASM_IMPORT("PMPI_Topo_test");
int PMPI_Neighbor_allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Neighbor_allgather");
int PMPI_Neighbor_allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Neighbor_allgather_c");
int PMPI_Neighbor_allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Neighbor_allgatherv");
int PMPI_Neighbor_allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Neighbor_allgatherv_c");
int PMPI_Neighbor_alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Neighbor_alltoall");
int PMPI_Neighbor_alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoall_c");
int PMPI_Neighbor_alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm) MPIWASM_IMPORT("PMPI_Neighbor_alltoallv");
int PMPI_Neighbor_alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm) MPIWASM_IMPORT("PMPI_Neighbor_alltoallv_c");
int PMPI_Neighbor_alltoallw(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm) MPIWASM_IMPORT("PMPI_Neighbor_alltoallw");
int PMPI_Neighbor_alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoallw_c");
int PMPI_Ineighbor_allgather(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_allgather");
int PMPI_Ineighbor_allgather_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_allgather_c");
int PMPI_Ineighbor_allgatherv(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ineighbor_allgatherv");
int PMPI_Ineighbor_allgatherv_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Ineighbor_allgatherv_c");
int PMPI_Ineighbor_alltoall(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_alltoall");
int PMPI_Ineighbor_alltoall_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_alltoall_c");
int PMPI_Ineighbor_alltoallv(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Request *request) MPIWASM_IMPORT("PMPI_Ineighbor_alltoallv");
int PMPI_Ineighbor_alltoallv_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_alltoallv_c");
int PMPI_Ineighbor_alltoallw(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_alltoallw");
int PMPI_Ineighbor_alltoallw_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Ineighbor_alltoallw_c");
int PMPI_Neighbor_allgather_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_allgather_init");
int PMPI_Neighbor_allgather_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_allgather_init_c");
int PMPI_Neighbor_allgatherv_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
    const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Neighbor_allgatherv_init");
int PMPI_Neighbor_allgatherv_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
    MPI_Info info, MPI_Request *request) MPIWASM_IMPORT("PMPI_Neighbor_allgatherv_init_c");
int PMPI_Neighbor_alltoall_init(
    const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoall_init");
int PMPI_Neighbor_alltoall_init_c(
    const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
    MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoall_init_c");
int PMPI_Neighbor_alltoallv_init(
    const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
    void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
    MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoallv_init");
int PMPI_Neighbor_alltoallv_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
    MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoallv_init_c");
int PMPI_Neighbor_alltoallw_init(
    const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
    const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Neighbor_alltoallw_init");
int PMPI_Neighbor_alltoallw_init_c(
    const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
    const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
    const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Neighbor_alltoallw_init_c");
int PMPI_Comm_create_keyval(
    MPI_Comm_copy_attr_function *comm_copy_attr_fn,
    MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
    MPIWASM_IMPORT("PMPI_Comm_create_keyval");
int PMPI_Comm_free_keyval(int *comm_keyval) MPIWASM_IMPORT("PMPI_Comm_free_keyval");
int PMPI_Comm_set_attr(
    MPI_Comm comm, int comm_keyval, void *attribute_val) MPIWASM_IMPORT("PMPI_Comm_set_attr");
int PMPI_Comm_get_attr(
    MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
    MPIWASM_IMPORT("PMPI_Comm_get_attr");
int PMPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval) MPIWASM_IMPORT("PMPI_Comm_delete_attr");
int PMPI_Type_create_keyval(
    MPI_Type_copy_attr_function *type_copy_attr_fn,
    MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
    MPIWASM_IMPORT("PMPI_Type_create_keyval");
int PMPI_Type_free_keyval(int *type_keyval) MPIWASM_IMPORT("PMPI_Type_free_keyval");
int PMPI_Type_set_attr(
    MPI_Datatype datatype, int type_keyval, void *attribute_val)
    MPIWASM_IMPORT("PMPI_Type_set_attr");
int PMPI_Type_get_attr(
    MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
    MPIWASM_IMPORT("PMPI_Type_get_attr");
int PMPI_Type_delete_attr(
    MPI_Datatype datatype, int type_keyval) MPIWASM_IMPORT("PMPI_Type_delete_attr");
int PMPI_Win_create_keyval(
    MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
    int *win_keyval, void *extra_state) MPIWASM_IMPORT("PMPI_Win_create_keyval");
int PMPI_Win_free_keyval(int *win_keyval) MPIWASM_IMPORT("PMPI_Win_free_keyval");
int PMPI_Win_set_attr(
    MPI_Win win, int win_keyval, void *attribute_val) MPIWASM_IMPORT("PMPI_Win_set_attr");
int PMPI_Win_get_attr(
    MPI_Win win, int win_keyval, void *attribute_val, int *flag)
    MPIWASM_IMPORT("PMPI_Win_get_attr");
int PMPI_Win_delete_attr(MPI_Win win, int win_keyval) MPIWASM_IMPORT("PMPI_Win_delete_attr");
int PMPI_Keyval_create(
    MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
    MPIWASM_IMPORT("PMPI_Keyval_create");
int PMPI_Keyval_free(int *keyval) MPIWASM_IMPORT("PMPI_Keyval_free");
int PMPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val) MPIWASM_IMPORT("PMPI_Attr_put");
int PMPI_Attr_get(
    MPI_Comm comm, int keyval, void *attribute_val, int *flag) MPIWASM_IMPORT("PMPI_Attr_get");
int PMPI_Attr_delete(MPI_Comm comm, int keyval) MPIWASM_IMPORT("PMPI_Attr_delete");
int PMPI_Comm_create_errhandler(
    MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("PMPI_Comm_create_errhandler");
int PMPI_Comm_set_errhandler(
    MPI_Comm comm, MPI_Errhandler errhandler) MPIWASM_IMPORT("PMPI_Comm_set_errhandler");
int PMPI_Comm_get_errhandler(
    MPI_Comm comm, MPI_Errhandler *errhandler) MPIWASM_IMPORT("PMPI_Comm_get_errhandler");
int PMPI_Comm_call_errhandler(
    MPI_Comm comm, int errorcode) MPIWASM_IMPORT("PMPI_Comm_call_errhandler");
int PMPI_Win_create_errhandler(
    MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("PMPI_Win_create_errhandler");
int PMPI_Win_set_errhandler(
    MPI_Win win, MPI_Errhandler errhandler) MPIWASM_IMPORT("PMPI_Win_set_errhandler");
int PMPI_Win_get_errhandler(
    MPI_Win win, MPI_Errhandler *errhandler) MPIWASM_IMPORT("PMPI_Win_get_errhandler");
int PMPI_Win_call_errhandler(MPI_Win win, int errorcode) MPIWASM_IMPORT("PMPI_Win_call_errhandler");
int PMPI_File_create_errhandler(
    MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("PMPI_File_create_errhandler");
int PMPI_File_set_errhandler(
    MPI_File file, MPI_Errhandler errhandler) MPIWASM_IMPORT("PMPI_File_set_errhandler");
int PMPI_File_get_errhandler(
    MPI_File file, MPI_Errhandler *errhandler) MPIWASM_IMPORT("PMPI_File_get_errhandler");
int PMPI_File_call_errhandler(
    MPI_File fh, int errorcode) MPIWASM_IMPORT("PMPI_File_call_errhandler");
int PMPI_Session_create_errhandler(
    MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
    MPIWASM_IMPORT("PMPI_Session_create_errhandler");
int PMPI_Session_set_errhandler(
    MPI_Session session, MPI_Errhandler errhandler) MPIWASM_IMPORT("PMPI_Session_set_errhandler");
int PMPI_Session_get_errhandler(
    MPI_Session session, MPI_Errhandler *errhandler) MPIWASM_IMPORT("PMPI_Session_get_errhandler");
int PMPI_Session_call_errhandler(
    MPI_Session session, int errorcode) MPIWASM_IMPORT("PMPI_Session_call_errhandler");
int PMPI_Errhandler_free(MPI_Errhandler *errhandler) MPIWASM_IMPORT("PMPI_Errhandler_free");
int PMPI_Info_create(MPI_Info *info) MPIWASM_IMPORT("PMPI_Info_create");
int PMPI_Info_create_env(
    int argc, char *argv[], MPI_Info *info) MPIWASM_IMPORT("PMPI_Info_create_env");
int PMPI_Info_set(
    MPI_Info info, const char *key, const char *value) MPIWASM_IMPORT("PMPI_Info_set");
int PMPI_Info_delete(MPI_Info info, const char *key) MPIWASM_IMPORT("PMPI_Info_delete");
int PMPI_Info_get(
    MPI_Info info, const char *key, int valuelen, char *value, int *flag)
    MPIWASM_IMPORT("PMPI_Info_get");
int PMPI_Info_get_string(
    MPI_Info info, const char *key, int *buflen, char *value, int *flag)
    MPIWASM_IMPORT("PMPI_Info_get_string");
int PMPI_Info_get_valuelen(
    MPI_Info info, const char *key, int *valuelen, int *flag)
    MPIWASM_IMPORT("PMPI_Info_get_valuelen");
int PMPI_Info_get_nkeys(MPI_Info info, int *nkeys) MPIWASM_IMPORT("PMPI_Info_get_nkeys");
int PMPI_Info_get_nthkey(MPI_Info info, int n, char *key) MPIWASM_IMPORT("PMPI_Info_get_nthkey");
int PMPI_Info_dup(MPI_Info info, MPI_Info *newinfo) MPIWASM_IMPORT("PMPI_Info_dup");
int PMPI_Info_free(MPI_Info *info) MPIWASM_IMPORT("PMPI_Info_free");
int PMPI_Session_init(
    MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
    MPIWASM_IMPORT("PMPI_Session_init");
int PMPI_Session_finalize(MPI_Session *session) MPIWASM_IMPORT("PMPI_Session_finalize");
int PMPI_Session_get_num_psets(
    MPI_Session session, MPI_Info info, int *npset_names)
    MPIWASM_IMPORT("PMPI_Session_get_num_psets");
int PMPI_Session_get_nth_pset(
    MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
    MPIWASM_IMPORT("PMPI_Session_get_nth_pset");
int PMPI_Session_get_info(
    MPI_Session session, MPI_Info *info_used) MPIWASM_IMPORT("PMPI_Session_get_info");
int PMPI_Session_get_pset_info(
    MPI_Session session, const char *pset_name, MPI_Info *info)
    MPIWASM_IMPORT("PMPI_Session_get_pset_info");
int PMPI_Group_from_session_pset(
    MPI_Session session, const char *pset_name, MPI_Group *newgroup)
    MPIWASM_IMPORT("PMPI_Group_from_session_pset");
int PMPI_Comm_spawn(
    const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
    MPI_Comm *intercomm, int array_of_errcodes[]) MPIWASM_IMPORT("PMPI_Comm_spawn");
int PMPI_Comm_spawn_multiple(
    int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[],
    const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
    int array_of_errcodes[]) MPIWASM_IMPORT("PMPI_Comm_spawn_multiple");
int PMPI_Comm_get_parent(MPI_Comm *parent) MPIWASM_IMPORT("PMPI_Comm_get_parent");
int PMPI_Open_port(MPI_Info info, char *port_name) MPIWASM_IMPORT("PMPI_Open_port");
int PMPI_Close_port(const char *port_name) MPIWASM_IMPORT("PMPI_Close_port");
int PMPI_Comm_accept(
    const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
    MPIWASM_IMPORT("PMPI_Comm_accept");
int PMPI_Comm_connect(
    const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
    MPIWASM_IMPORT("PMPI_Comm_connect");
int PMPI_Comm_disconnect(MPI_Comm *comm) MPIWASM_IMPORT("PMPI_Comm_disconnect");
int PMPI_Comm_join(int fd, MPI_Comm *intercomm) MPIWASM_IMPORT("PMPI_Comm_join");
int PMPI_Publish_name(
    const char *service_name, MPI_Info info, const char *port_name)
    MPIWASM_IMPORT("PMPI_Publish_name");
int PMPI_Unpublish_name(
    const char *service_name, MPI_Info info, const char *port_name)
    MPIWASM_IMPORT("PMPI_Unpublish_name");
int PMPI_Lookup_name(
    const char *service_name, MPI_Info info, char *port_name) MPIWASM_IMPORT("PMPI_Lookup_name");
int PMPI_Win_create(
    void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_create");
int PMPI_Win_create_c(
    void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_create_c");
int PMPI_Win_allocate(
    MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_allocate");
int PMPI_Win_allocate_c(
    MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_allocate_c");
int PMPI_Win_allocate_shared(
    MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_allocate_shared");
int PMPI_Win_allocate_shared_c(
    MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
    MPIWASM_IMPORT("PMPI_Win_allocate_shared_c");
int PMPI_Win_shared_query(
    MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
    MPIWASM_IMPORT("PMPI_Win_shared_query");
int PMPI_Win_shared_query_c(
    MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
    MPIWASM_IMPORT("PMPI_Win_shared_query_c");
int PMPI_Win_create_dynamic(
    MPI_Info info, MPI_Comm comm, MPI_Win *win) MPIWASM_IMPORT("PMPI_Win_create_dynamic");
int PMPI_Win_attach(MPI_Win win, void *base, MPI_Aint size) MPIWASM_IMPORT("PMPI_Win_attach");
int PMPI_Win_detach(MPI_Win win, const void *base) MPIWASM_IMPORT("PMPI_Win_detach");
int PMPI_Win_free(MPI_Win *win) MPIWASM_IMPORT("PMPI_Win_free");
int PMPI_Win_get_group(MPI_Win win, MPI_Group *group) MPIWASM_IMPORT("PMPI_Win_get_group");
int PMPI_Win_get_info(MPI_Win win, MPI_Info *info_used) MPIWASM_IMPORT("PMPI_Win_get_info");
int PMPI_Win_set_info(MPI_Win win, MPI_Info info) MPIWASM_IMPORT("PMPI_Win_set_info");
int PMPI_Win_get_name(
    MPI_Win win, char *win_name, int *resultlen) MPIWASM_IMPORT("PMPI_Win_get_name");
int PMPI_Win_set_name(MPI_Win win, const char *win_name) MPIWASM_IMPORT("PMPI_Win_set_name");
int PMPI_Put(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Put");
int PMPI_Put_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Put_c");
int PMPI_Get(
    void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Get");
int PMPI_Get_c(
    void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Get_c");
int PMPI_Accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Accumulate");
int PMPI_Accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win) MPIWASM_IMPORT("PMPI_Accumulate_c");
int PMPI_Get_accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
    int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
    int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
    MPIWASM_IMPORT("PMPI_Get_accumulate");
int PMPI_Get_accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
    void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win) MPIWASM_IMPORT("PMPI_Get_accumulate_c");
int PMPI_Fetch_and_op(
    const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
    MPI_Aint target_disp, MPI_Op op, MPI_Win win) MPIWASM_IMPORT("PMPI_Fetch_and_op");
int PMPI_Compare_and_swap(
    const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
    int target_rank, MPI_Aint target_disp, MPI_Win win) MPIWASM_IMPORT("PMPI_Compare_and_swap");
int PMPI_Rput(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rput");
int PMPI_Rput_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rput_c");
int PMPI_Rget(
    void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rget");
int PMPI_Rget_c(
    void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Rget_c");
int PMPI_Raccumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_Raccumulate");
int PMPI_Raccumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win, MPI_Request *request) MPIWASM_IMPORT("PMPI_Raccumulate_c");
int PMPI_Rget_accumulate(
    const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
    int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
    int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Rget_accumulate");
int PMPI_Rget_accumulate_c(
    const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
    void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank,
    MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
    MPI_Win win, MPI_Request *request) MPIWASM_IMPORT("PMPI_Rget_accumulate_c");
int PMPI_Win_fence(int assert, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_fence");
int PMPI_Win_start(MPI_Group group, int assert, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_start");
int PMPI_Win_complete(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_complete");
int PMPI_Win_post(MPI_Group group, int assert, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_post");
int PMPI_Win_wait(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_wait");
int PMPI_Win_test(MPI_Win win, int *flag) MPIWASM_IMPORT("PMPI_Win_test");
int PMPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_lock");
int PMPI_Win_unlock(int rank, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_unlock");
int PMPI_Win_lock_all(int assert, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_lock_all");
int PMPI_Win_unlock_all(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_unlock_all");
int PMPI_Win_flush(int rank, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_flush");
int PMPI_Win_flush_all(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_flush_all");
int PMPI_Win_flush_local(int rank, MPI_Win win) MPIWASM_IMPORT("PMPI_Win_flush_local");
int PMPI_Win_flush_local_all(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_flush_local_all");
int PMPI_Win_sync(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_sync");
int PMPI_Grequest_start(
    MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
    MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_Grequest_start");
int PMPI_Grequest_complete(MPI_Request request) MPIWASM_IMPORT("PMPI_Grequest_complete");
int PMPI_File_open(
    MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
    MPIWASM_IMPORT("PMPI_File_open");
int PMPI_File_close(MPI_File *fh) MPIWASM_IMPORT("PMPI_File_close");
int PMPI_File_delete(const char *filename, MPI_Info info) MPIWASM_IMPORT("PMPI_File_delete");
int PMPI_File_set_size(MPI_File fh, MPI_Offset size) MPIWASM_IMPORT("PMPI_File_set_size");
int PMPI_File_preallocate(MPI_File fh, MPI_Offset size) MPIWASM_IMPORT("PMPI_File_preallocate");
int PMPI_File_get_size(MPI_File fh, MPI_Offset *size) MPIWASM_IMPORT("PMPI_File_get_size");
int PMPI_File_get_group(MPI_File fh, MPI_Group *group) MPIWASM_IMPORT("PMPI_File_get_group");
int PMPI_File_get_amode(MPI_File fh, int *amode) MPIWASM_IMPORT("PMPI_File_get_amode");
int PMPI_File_set_info(MPI_File fh, MPI_Info info) MPIWASM_IMPORT("PMPI_File_set_info");
int PMPI_File_get_info(MPI_File fh, MPI_Info *info_used) MPIWASM_IMPORT("PMPI_File_get_info");
int PMPI_File_set_view(
    MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
    MPI_Info info) MPIWASM_IMPORT("PMPI_File_set_view");
int PMPI_File_get_view(
    MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
    MPIWASM_IMPORT("PMPI_File_get_view");
int PMPI_File_read_at(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_at");
int PMPI_File_read_at_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_read_at_c");
int PMPI_File_read_at_all(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_at_all");
int PMPI_File_read_at_all_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_read_at_all_c");
int PMPI_File_write_at(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_at");
int PMPI_File_write_at_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_at_c");
int PMPI_File_write_at_all(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_at_all");
int PMPI_File_write_at_all_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_at_all_c");
int PMPI_File_iread_at(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iread_at");
int PMPI_File_iread_at_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iread_at_c");
int PMPI_File_iread_at_all(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iread_at_all");
int PMPI_File_iread_at_all_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iread_at_all_c");
int PMPI_File_iwrite_at(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iwrite_at");
int PMPI_File_iwrite_at_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iwrite_at_c");
int PMPI_File_iwrite_at_all(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iwrite_at_all");
int PMPI_File_iwrite_at_all_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
    MPI_Request *request) MPIWASM_IMPORT("PMPI_File_iwrite_at_all_c");
int PMPI_File_read(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read");
int PMPI_File_read_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_c");
int PMPI_File_read_all(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_all");
int PMPI_File_read_all_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_all_c");
int PMPI_File_write(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write");
int PMPI_File_write_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_c");
int PMPI_File_write_all(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_all");
int PMPI_File_write_all_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_all_c");
int PMPI_File_iread(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread");
int PMPI_File_iread_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread_c");
int PMPI_File_iread_all(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread_all");
int PMPI_File_iread_all_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread_all_c");
int PMPI_File_iwrite(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite");
int PMPI_File_iwrite_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite_c");
int PMPI_File_iwrite_all(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite_all");
int PMPI_File_iwrite_all_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite_all_c");
int PMPI_File_seek(MPI_File fh, MPI_Offset offset, int whence) MPIWASM_IMPORT("PMPI_File_seek");
int PMPI_File_get_position(
    MPI_File fh, MPI_Offset *offset) MPIWASM_IMPORT("PMPI_File_get_position");
int PMPI_File_get_byte_offset(
    MPI_File fh, MPI_Offset offset, MPI_Offset *disp) MPIWASM_IMPORT("PMPI_File_get_byte_offset");
int PMPI_File_read_shared(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_shared");
int PMPI_File_read_shared_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_shared_c");
int PMPI_File_write_shared(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_shared");
int PMPI_File_write_shared_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_shared_c");
int PMPI_File_iread_shared(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread_shared");
int PMPI_File_iread_shared_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iread_shared_c");
int PMPI_File_iwrite_shared(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite_shared");
int PMPI_File_iwrite_shared_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
    MPIWASM_IMPORT("PMPI_File_iwrite_shared_c");
int PMPI_File_read_ordered(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_ordered");
int PMPI_File_read_ordered_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_read_ordered_c");
int PMPI_File_write_ordered(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_ordered");
int PMPI_File_write_ordered_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
    MPIWASM_IMPORT("PMPI_File_write_ordered_c");
int PMPI_File_seek_shared(
    MPI_File fh, MPI_Offset offset, int whence) MPIWASM_IMPORT("PMPI_File_seek_shared");
int PMPI_File_get_position_shared(
    MPI_File fh, MPI_Offset *offset) MPIWASM_IMPORT("PMPI_File_get_position_shared");
int PMPI_File_read_at_all_begin(
    MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_at_all_begin");
int PMPI_File_read_at_all_begin_c(
    MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_at_all_begin_c");
int PMPI_File_read_at_all_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_read_at_all_end");
int PMPI_File_write_at_all_begin(
    MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_at_all_begin");
int PMPI_File_write_at_all_begin_c(
    MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_at_all_begin_c");
int PMPI_File_write_at_all_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_at_all_end");
int PMPI_File_read_all_begin(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_all_begin");
int PMPI_File_read_all_begin_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_all_begin_c");
int PMPI_File_read_all_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_read_all_end");
int PMPI_File_write_all_begin(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_all_begin");
int PMPI_File_write_all_begin_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_all_begin_c");
int PMPI_File_write_all_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_all_end");
int PMPI_File_read_ordered_begin(
    MPI_File fh, void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_ordered_begin");
int PMPI_File_read_ordered_begin_c(
    MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_read_ordered_begin_c");
int PMPI_File_read_ordered_end(
    MPI_File fh, void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_read_ordered_end");
int PMPI_File_write_ordered_begin(
    MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_ordered_begin");
int PMPI_File_write_ordered_begin_c(
    MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
    MPIWASM_IMPORT("PMPI_File_write_ordered_begin_c");
int PMPI_File_write_ordered_end(
    MPI_File fh, const void *buf, MPI_Status *status) MPIWASM_IMPORT("PMPI_File_write_ordered_end");
int PMPI_File_get_type_extent(
    MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
    MPIWASM_IMPORT("PMPI_File_get_type_extent");
int PMPI_File_get_type_extent_c(
    MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
    MPIWASM_IMPORT("PMPI_File_get_type_extent_c");
int PMPI_Register_datarep(
    const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
    MPI_Datarep_conversion_function *write_conversion_fn,
    MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
    MPIWASM_IMPORT("PMPI_Register_datarep");
int PMPI_Register_datarep_c(
    const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
    MPI_Datarep_conversion_function_c *write_conversion_fn,
    MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
    MPIWASM_IMPORT("PMPI_Register_datarep_c");
int PMPI_File_set_atomicity(MPI_File fh, int flag) MPIWASM_IMPORT("PMPI_File_set_atomicity");
int PMPI_File_get_atomicity(MPI_File fh, int *flag) MPIWASM_IMPORT("PMPI_File_get_atomicity");
int PMPI_File_sync(MPI_File fh) MPIWASM_IMPORT("PMPI_File_sync");
int PMPI_T_init_thread(int required, int *provided) MPIWASM_IMPORT("PMPI_T_init_thread");
int PMPI_T_finalize(void) MPIWASM_IMPORT("PMPI_T_finalize");
int PMPI_T_enum_get_info(
    MPI_T_enum enumtype, int *num, char *name, int *name_len)
    MPIWASM_IMPORT("PMPI_T_enum_get_info");
int PMPI_T_enum_get_item(
    MPI_T_enum enumtype, int indx, int *value, char *name, int *name_len)
    MPIWASM_IMPORT("PMPI_T_enum_get_item");
int PMPI_T_cvar_get_num(int *num_cvar) MPIWASM_IMPORT("PMPI_T_cvar_get_num");
int PMPI_T_cvar_get_info(
    int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
    MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
    MPIWASM_IMPORT("PMPI_T_cvar_get_info");
int PMPI_T_cvar_get_index(
    const char *name, int *cvar_index) MPIWASM_IMPORT("PMPI_T_cvar_get_index");
int PMPI_T_cvar_handle_alloc(
    int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
    MPIWASM_IMPORT("PMPI_T_cvar_handle_alloc");
int PMPI_T_cvar_handle_free(MPI_T_cvar_handle *handle) MPIWASM_IMPORT("PMPI_T_cvar_handle_free");
int PMPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf) MPIWASM_IMPORT("PMPI_T_cvar_read");
int PMPI_T_cvar_write(
    MPI_T_cvar_handle handle, const void *buf) MPIWASM_IMPORT("PMPI_T_cvar_write");
int PMPI_T_pvar_get_num(int *num_pvar) MPIWASM_IMPORT("PMPI_T_pvar_get_num");
int PMPI_T_pvar_get_info(
    int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
    MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind,
    int *readonly, int *continuous, int *atomic) MPIWASM_IMPORT("PMPI_T_pvar_get_info");
int PMPI_T_pvar_get_index(
    const char *name, int var_class, int *pvar_index) MPIWASM_IMPORT("PMPI_T_pvar_get_index");
int PMPI_T_pvar_session_create(
    MPI_T_pvar_session *session) MPIWASM_IMPORT("PMPI_T_pvar_session_create");
int PMPI_T_pvar_session_free(
    MPI_T_pvar_session *session) MPIWASM_IMPORT("PMPI_T_pvar_session_free");
int PMPI_T_pvar_handle_alloc(
    MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
    int *count) MPIWASM_IMPORT("PMPI_T_pvar_handle_alloc");
int PMPI_T_pvar_handle_free(
    MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
    MPIWASM_IMPORT("PMPI_T_pvar_handle_free");
int PMPI_T_pvar_start(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("PMPI_T_pvar_start");
int PMPI_T_pvar_stop(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("PMPI_T_pvar_stop");
int PMPI_T_pvar_read(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
    MPIWASM_IMPORT("PMPI_T_pvar_read");
int PMPI_T_pvar_write(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
    MPIWASM_IMPORT("PMPI_T_pvar_write");
int PMPI_T_pvar_reset(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle) MPIWASM_IMPORT("PMPI_T_pvar_reset");
int PMPI_T_pvar_readreset(
    MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
    MPIWASM_IMPORT("PMPI_T_pvar_readreset");
int PMPI_T_category_get_num(int *num_cat) MPIWASM_IMPORT("PMPI_T_category_get_num");
int PMPI_T_category_get_info(
    int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
    int *num_pvars, int *num_categories) MPIWASM_IMPORT("PMPI_T_category_get_info");
int PMPI_T_category_get_index(
    const char *name, int *cat_index) MPIWASM_IMPORT("PMPI_T_category_get_index");
int PMPI_T_category_get_num_events(
    int cat_index, int *num_events) MPIWASM_IMPORT("PMPI_T_category_get_num_events");
int PMPI_T_category_get_cvars(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("PMPI_T_category_get_cvars");
int PMPI_T_category_get_pvars(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("PMPI_T_category_get_pvars");
int PMPI_T_category_get_events(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("PMPI_T_category_get_events");
int PMPI_T_category_get_categories(
    int cat_index, int len, int indices[]) MPIWASM_IMPORT("PMPI_T_category_get_categories");
int PMPI_T_category_changed(int *update_number) MPIWASM_IMPORT("PMPI_T_category_changed");
int PMPI_T_source_get_num(int *num_sources) MPIWASM_IMPORT("PMPI_T_source_get_num");
int PMPI_T_source_get_info(
    int source_index, char *name, int *name_len, char *desc, int *desc_len,
    MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
    MPIWASM_IMPORT("PMPI_T_source_get_info");
int PMPI_T_source_get_timestamp(
    int source_index, MPI_Count *timestamp) MPIWASM_IMPORT("PMPI_T_source_get_timestamp");
int PMPI_T_event_get_num(int *num_events) MPIWASM_IMPORT("PMPI_T_event_get_num");
int PMPI_T_event_get_info(
    int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype array_of_datatypes[],
    MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype, MPI_Info *info,
    char *desc, int *desc_len, int *bind) MPIWASM_IMPORT("PMPI_T_event_get_info");
int PMPI_T_event_get_index(
    const char *name, int *event_index) MPIWASM_IMPORT("PMPI_T_event_get_index");
int PMPI_T_event_handle_alloc(
    int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration)
    MPIWASM_IMPORT("PMPI_T_event_handle_alloc");
int PMPI_T_event_handle_set_info(
    MPI_T_event_registration event_registration, MPI_Info info)
    MPIWASM_IMPORT("PMPI_T_event_handle_set_info");
int PMPI_T_event_handle_get_info(
    MPI_T_event_registration event_registration, MPI_Info *info_used)
    MPIWASM_IMPORT("PMPI_T_event_handle_get_info");
int PMPI_T_event_register_callback(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info,
    void *user_data, MPI_T_event_cb_function *event_cb_function)
    MPIWASM_IMPORT("PMPI_T_event_register_callback");
int PMPI_T_event_callback_set_info(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)
    MPIWASM_IMPORT("PMPI_T_event_callback_set_info");
int PMPI_T_event_callback_get_info(
    MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used)
    MPIWASM_IMPORT("PMPI_T_event_callback_get_info");
int PMPI_T_event_handle_free(
    MPI_T_event_registration event_registration, void *user_data,
    MPI_T_event_free_cb_function *free_cb_function) MPIWASM_IMPORT("PMPI_T_event_handle_free");
int PMPI_T_event_set_dropped_handler(
    MPI_T_event_registration event_registration,
    MPI_T_event_dropped_cb_function *dropped_cb_function)
    MPIWASM_IMPORT("PMPI_T_event_set_dropped_handler");
int PMPI_T_event_read(
    MPI_T_event_instance event_instance, int element_index, void *buffer)
    MPIWASM_IMPORT("PMPI_T_event_read");
int PMPI_T_event_copy(
    MPI_T_event_instance event_instance, void *buffer) MPIWASM_IMPORT("PMPI_T_event_copy");
int PMPI_T_event_get_timestamp(
    MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
    MPIWASM_IMPORT("PMPI_T_event_get_timestamp");
int PMPI_T_event_get_source(
    MPI_T_event_instance event_instance, int *source_index)
    MPIWASM_IMPORT("PMPI_T_event_get_source");
int PMPI_Abi_get_version(int *abi_major, int *abi_minor) MPIWASM_IMPORT("PMPI_Abi_get_version");
int PMPI_Abi_get_info(MPI_Info *info) MPIWASM_IMPORT("PMPI_Abi_get_info");
int PMPI_Abi_get_fortran_info(MPI_Info *info) MPIWASM_IMPORT("PMPI_Abi_get_fortran_info");
int PMPI_Abi_set_fortran_info(MPI_Info info) MPIWASM_IMPORT("PMPI_Abi_set_fortran_info");
int PMPI_Abi_get_fortran_booleans(
    int logical_size, void *logical_true, void *logical_false, int *is_set)
    MPIWASM_IMPORT("PMPI_Abi_get_fortran_booleans");
int PMPI_Abi_set_fortran_booleans(
    int logical_size, void *logical_true, void *logical_false)
    MPIWASM_IMPORT("PMPI_Abi_set_fortran_booleans");
int PMPI_Comm_toint(MPI_Comm comm) MPIWASM_IMPORT("PMPI_Comm_toint");
MPI_Comm PMPI_Comm_fromint(int comm) MPIWASM_IMPORT("PMPI_Comm_fromint");
int PMPI_Group_toint(MPI_Group group) MPIWASM_IMPORT("PMPI_Group_toint");
MPI_Group PMPI_Group_fromint(int group) MPIWASM_IMPORT("PMPI_Group_fromint");
int PMPI_Type_toint(MPI_Datatype datatype) MPIWASM_IMPORT("PMPI_Type_toint");
MPI_Datatype PMPI_Type_fromint(int datatype) MPIWASM_IMPORT("PMPI_Type_fromint");
int PMPI_Op_toint(MPI_Op op) MPIWASM_IMPORT("PMPI_Op_toint");
MPI_Op PMPI_Op_fromint(int op) MPIWASM_IMPORT("PMPI_Op_fromint");
int PMPI_Request_toint(MPI_Request request) MPIWASM_IMPORT("PMPI_Request_toint");
MPI_Request PMPI_Request_fromint(int request) MPIWASM_IMPORT("PMPI_Request_fromint");
int PMPI_Message_toint(MPI_Message message) MPIWASM_IMPORT("PMPI_Message_toint");
MPI_Message PMPI_Message_fromint(int message) MPIWASM_IMPORT("PMPI_Message_fromint");
int PMPI_Win_toint(MPI_Win win) MPIWASM_IMPORT("PMPI_Win_toint");
MPI_Win PMPI_Win_fromint(int win) MPIWASM_IMPORT("PMPI_Win_fromint");
int PMPI_File_toint(MPI_File file) MPIWASM_IMPORT("PMPI_File_toint");
MPI_File PMPI_File_fromint(int file) MPIWASM_IMPORT("PMPI_File_fromint");
int PMPI_Info_toint(MPI_Info info) MPIWASM_IMPORT("PMPI_Info_toint");
MPI_Info PMPI_Info_fromint(int info) MPIWASM_IMPORT("PMPI_Info_fromint");
int PMPI_Errhandler_toint(MPI_Errhandler errhandler) MPIWASM_IMPORT("PMPI_Errhandler_toint");
MPI_Errhandler PMPI_Errhandler_fromint(int errhandler) MPIWASM_IMPORT("PMPI_Errhandler_fromint");
int PMPI_Session_toint(MPI_Session session) MPIWASM_IMPORT("PMPI_Session_toint");
MPI_Session PMPI_Session_fromint(int session) MPIWASM_IMPORT("PMPI_Session_fromint");

#undef MPIWASM_IMPORT
#undef MPIWASM_TYPED

#ifdef __cplusplus
}
#endif

/* Names that the standard has removed and programs still use. */
#if defined(__wasm__) && !defined(MPIWASM_NO_REMOVED)
#include "mpi_removed.h"
#endif

#endif
