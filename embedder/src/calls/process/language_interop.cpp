// Handles as integers, for Fortran and for storage (MPI-5.0, 19.3.4). A guest handle already is a 32-bit integer.
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

std::int32_t as_integer(Handle handle) { return static_cast<std::int32_t>(handle); }
Handle as_handle(std::int32_t integer) { return static_cast<Handle>(integer); }

}  // namespace

std::int32_t guest_MPI_Comm_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Comm_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Group_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Group_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Type_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Type_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Op_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Op_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Request_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Request_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Message_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Message_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_File_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_File_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Info_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Info_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Win_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Win_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Session_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Session_fromint(Context*, std::int32_t integer) { return as_handle(integer); }
std::int32_t guest_MPI_Errhandler_toint(Context*, Handle handle) { return as_integer(handle); }
Handle guest_MPI_Errhandler_fromint(Context*, std::int32_t integer) { return as_handle(integer); }

}  // namespace mpiwasm::calls
