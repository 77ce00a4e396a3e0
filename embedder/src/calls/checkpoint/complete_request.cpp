// See complete_request.hpp.
#include "calls/checkpoint/complete_request.hpp"

#include <algorithm>
#include <memory>

#include "translate/constants.hpp"

namespace mpiwasm::calls {

namespace {

// A generalized request asks these for its status.

int query(void* extra, MPI_Status* status) {
  const Outcome& outcome = *static_cast<const Outcome*>(extra);
  status->MPI_SOURCE = outcome.source == guest_MPI_ANY_SOURCE  ? MPI_ANY_SOURCE
                       : outcome.source == guest_MPI_PROC_NULL ? MPI_PROC_NULL
                                                               : outcome.source;
  status->MPI_TAG = outcome.tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : outcome.tag;
  MPI_Status_set_elements_x(status, MPI_BYTE, outcome.bytes);
  MPI_Status_set_cancelled(status, outcome.is_cancelled ? 1 : 0);
  return MPI_SUCCESS;
}

int release(void* extra) {
  const std::unique_ptr<Outcome> outcome{static_cast<Outcome*>(extra)};
  return MPI_SUCCESS;
}

int cancel(void* /*extra*/, int /*complete*/) { return MPI_SUCCESS; }

}  // namespace

Outcome outcome_of(const MPI_Status& status) {
  Outcome outcome;
  outcome.source = status.MPI_SOURCE;
  outcome.tag = status.MPI_TAG;
  if (status.MPI_SOURCE == MPI_ANY_SOURCE) outcome.source = guest_MPI_ANY_SOURCE;
  if (status.MPI_SOURCE == MPI_PROC_NULL) outcome.source = guest_MPI_PROC_NULL;
  if (status.MPI_TAG == MPI_ANY_TAG) outcome.tag = guest_MPI_ANY_TAG;
  MPI_Count bytes = 0;
  MPI_Get_elements_x(&status, MPI_BYTE, &bytes);
  outcome.bytes = std::max<std::int64_t>(bytes, 0);
  int is_cancelled = 0;
  MPI_Test_cancelled(&status, &is_cancelled);
  outcome.is_cancelled = is_cancelled != 0;
  return outcome;
}

void save_outcome(const Outcome& outcome, guest::ArchiveWriter& to) {
  to.put(outcome.source);
  to.put(outcome.tag);
  to.put(outcome.bytes);
  to.put(outcome.is_cancelled ? 1 : 0);
}

Outcome restore_outcome(guest::ArchiveReader& from) {
  Outcome outcome;
  outcome.source = from.get<std::int32_t>();
  outcome.tag = from.get<std::int32_t>();
  outcome.bytes = from.get<std::int64_t>();
  outcome.is_cancelled = from.get<int>() != 0;
  return outcome;
}

MPI_Request complete_request(const Outcome& outcome) {
  if (MPI_Grequest_start == nullptr) return MPI_REQUEST_NULL;
  auto extra = std::make_unique<Outcome>(outcome);
  MPI_Request request = MPI_REQUEST_NULL;
  if (MPI_Grequest_start(&query, &release, &cancel, extra.get(), &request) != MPI_SUCCESS) return MPI_REQUEST_NULL;
  (void)extra.release();
  (void)MPI_Grequest_complete(request);
  return request;
}

}  // namespace mpiwasm::calls
