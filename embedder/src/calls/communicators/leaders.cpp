// See leaders.hpp.
#include "calls/communicators/leaders.hpp"

#include <algorithm>

#include "calls/communicators/group.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

Leaders::~Leaders() {
  if (own_ != MPI_COMM_NULL) MPI_Comm_free(&own_);
}

void Leaders::meet(int other, int tag) {
  host_ = private_world();
  other_ = other;
  if (!process_context().needs_private_at_once) return;
  int rank = 0;
  MPI_Comm_rank(host_, &rank);
  MPI_Group group = MPI_GROUP_NULL;
  int code = make_group({std::min(rank, other), std::max(rank, other)}, &group);
  if (code == MPI_SUCCESS) code = MPI_Comm_create_group(host_, group, tag, &own_);
  if (group != MPI_GROUP_NULL) MPI_Group_free(&group);
  host_ = code == MPI_SUCCESS ? own_ : MPI_COMM_NULL;
  other_ = rank < other ? 1 : 0;
  if (host_ != MPI_COMM_NULL) MPI_Comm_set_errhandler(host_, MPI_ERRORS_RETURN);
}

}  // namespace mpiwasm::calls
