// Making, comparing, naming and freeing communicators (MPI-5.0, 7.4 and 7.8).
#include "serial_mpi/communicators.hpp"

#include <limits>

#include "serial_mpi/errors.hpp"
#include "serial_mpi/groups.hpp"
#include "serial_mpi/process.hpp"
#include "serial_mpi/requests.hpp"
#include "serial_mpi/text.hpp"

namespace mpiwasm::serial_mpi {

MPI_ABI_Comm* find_communicator(MPI_Comm handle) {
  if (handle == MPI_COMM_WORLD) return &process().world;
  if (handle == MPI_COMM_SELF) return &process().self;
  return handle == MPI_COMM_NULL ? nullptr : handle;
}

int give_communicator(Topology topology, MPI_Comm* place) {
  *place = new MPI_ABI_Comm{process().next_context++, "", std::move(topology), {}};
  return MPI_SUCCESS;
}

namespace {

/// A communicator for the process when it takes part, else MPI_COMM_NULL.
int give_when(bool takes_part, MPI_Comm comm, MPI_Comm* place) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (takes_part) return give_communicator({}, place);
  *place = MPI_COMM_NULL;
  return MPI_SUCCESS;
}

int for_group(MPI_Comm comm, MPI_Group group, MPI_Comm* place) {
  return group == MPI_GROUP_NULL ? MPI_ERR_GROUP : give_when(group_size(group) == 1, comm, place);
}

int answer(MPI_Comm comm, int value, int* place) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  *place = value;
  return MPI_SUCCESS;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Comm_size(MPI_Comm comm, int* size) { return answer(comm, 1, size); }

int MPI_Comm_rank(MPI_Comm comm, int* rank) { return answer(comm, 0, rank); }

int MPI_Comm_test_inter(MPI_Comm comm, int* flag) { return answer(comm, 0, flag); }

int MPI_Comm_remote_size(MPI_Comm, int*) { return no_intercommunicators; }

int MPI_Comm_remote_group(MPI_Comm, MPI_Group*) { return no_intercommunicators; }

int MPI_Intercomm_create(MPI_Comm, int, MPI_Comm, int, int, MPI_Comm*) { return no_intercommunicators; }

int MPI_Intercomm_merge(MPI_Comm, int, MPI_Comm*) { return no_intercommunicators; }

int MPI_Comm_compare(MPI_Comm first, MPI_Comm second, int* result) {
  if (find_communicator(first) == nullptr || find_communicator(second) == nullptr) return MPI_ERR_COMM;
  *result = first == second ? MPI_IDENT : MPI_CONGRUENT;
  return MPI_SUCCESS;
}

int MPI_Comm_group(MPI_Comm comm, MPI_Group* group) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  *group = group_of(true);
  return MPI_SUCCESS;
}

int MPI_Comm_dup(MPI_Comm comm, MPI_Comm* newcomm) {
  const MPI_ABI_Comm* old = find_communicator(comm);
  if (old == nullptr) return MPI_ERR_COMM;
  *newcomm = new MPI_ABI_Comm{process().next_context++, "", old->topology, old->hints};
  return MPI_SUCCESS;
}

int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm* newcomm) {
  const int code = MPI_Comm_dup(comm, newcomm);
  return code == MPI_SUCCESS ? MPI_Comm_set_info(*newcomm, info) : code;
}

int MPI_Comm_idup(MPI_Comm comm, MPI_Comm* newcomm, MPI_Request* request) {
  return give_finished(MPI_Comm_dup(comm, newcomm), request);
}

int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm* newcomm, MPI_Request* request) {
  return give_finished(MPI_Comm_dup_with_info(comm, info, newcomm), request);
}

int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm* newcomm) { return for_group(comm, group, newcomm); }

int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int, MPI_Comm* newcomm) {
  return for_group(comm, group, newcomm);
}

int MPI_Comm_split(MPI_Comm comm, int color, int, MPI_Comm* newcomm) {
  return give_when(color != MPI_UNDEFINED, comm, newcomm);
}

int MPI_Comm_split_type(MPI_Comm comm, int split_type, int, MPI_Info, MPI_Comm* newcomm) {
  // Parts of the machine smaller than a process cannot be had.
  const bool guided = split_type == MPI_COMM_TYPE_HW_GUIDED || split_type == MPI_COMM_TYPE_HW_UNGUIDED ||
                      split_type == MPI_COMM_TYPE_RESOURCE_GUIDED;
  return give_when(split_type != MPI_UNDEFINED && !guided, comm, newcomm);
}

int MPI_Comm_free(MPI_Comm* comm) {
  if (find_communicator(*comm) != *comm) return MPI_ERR_COMM;
  delete *comm;
  *comm = MPI_COMM_NULL;
  return MPI_SUCCESS;
}

int MPI_Comm_disconnect(MPI_Comm* comm) { return MPI_Comm_free(comm); }

int MPI_Comm_get_name(MPI_Comm comm, char* name, int* length) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  return found == nullptr ? MPI_ERR_COMM : give_text(found->name, MPI_MAX_OBJECT_NAME, name, length);
}

int MPI_Comm_set_name(MPI_Comm comm, const char* name) {
  MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  found->name = name;
  return MPI_SUCCESS;
}

int MPI_Comm_get_info(MPI_Comm comm, MPI_Info* info) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  *info = new MPI_ABI_Info(found->hints);
  return MPI_SUCCESS;
}

int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info) {
  MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  const MPI_ABI_Info* hints = find_info(info);
  found->hints = hints == nullptr ? MPI_ABI_Info{} : *hints;
  return MPI_SUCCESS;
}

// Errors are returned as codes, whatever the handler; mpiwasm raises them by the guest's own.
int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler) {
  return find_communicator(comm) == nullptr ? MPI_ERR_COMM : MPI_SUCCESS;
}

int MPI_Comm_get_attr(MPI_Comm comm, int keyval, void* value, int* flag) {
  static const int largest_tag = std::numeric_limits<int>::max();
  static const int no_process = MPI_PROC_NULL;
  static const int this_process = 0;
  static const int yes = 1;
  static const int last_code = MPI_ERR_LASTCODE;
  static const int world_size = 1;
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  const int* found = nullptr;
  switch (keyval) {
    case MPI_TAG_UB:
      found = &largest_tag;
      break;
    case MPI_HOST:
      found = &no_process;
      break;
    case MPI_IO:
      found = &this_process;
      break;
    case MPI_WTIME_IS_GLOBAL:
      found = &yes;
      break;
    case MPI_LASTUSEDCODE:
      found = &last_code;
      break;
    case MPI_UNIVERSE_SIZE:
      found = &world_size;
      break;
    default:
      break;
  }
  *flag = found != nullptr ? 1 : 0;
  if (found != nullptr) *static_cast<const int**>(value) = found;
  return MPI_SUCCESS;
}
