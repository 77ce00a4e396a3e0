// Completing, starting, cancelling and freeing requests (MPI-5.0, 3.7 to 3.9).
#include "serial_mpi/errors.hpp"
#include "serial_mpi/process.hpp"
#include "serial_mpi/requests.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// Null requests, and persistent ones that have not been started, are complete with an empty status.
bool is_idle(MPI_Request request) { return request == MPI_REQUEST_NULL || !request->active; }
bool is_over(MPI_Request request) { return is_idle(request) || request->complete; }

/// Nothing but the process itself could complete it.
int never_completes(MPI_Request request) { return request->receives ? receive_never_completes : send_never_completes; }

/// Takes the result of an operation that is over, and its error.
int retire(MPI_Request& request, MPI_Status* status) {
  if (is_idle(request)) {
    give_status(empty_status(), status);
    return MPI_SUCCESS;
  }
  const int error = request->error;
  give_status(request->status, status);
  if (request->start) {
    request->active = false;
  } else {
    delete request;
    request = MPI_REQUEST_NULL;
  }
  return error;
}

/// Where the status of operation `index` goes.
MPI_Status* status_at(MPI_Status* statuses, int index) {
  return statuses == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : statuses + index;
}

/// Retires one of several; its error goes to its status.
int retire_into(MPI_Request& request, MPI_Status* status) {
  const int error = retire(request, status);
  if (status != MPI_STATUS_IGNORE) status->MPI_ERROR = error;
  return error == MPI_SUCCESS ? MPI_SUCCESS : MPI_ERR_IN_STATUS;
}

int retire_all(int count, MPI_Request* requests, MPI_Status* statuses) {
  int code = MPI_SUCCESS;
  for (int i = 0; i < count; ++i)
    if (retire_into(requests[i], status_at(statuses, i)) != MPI_SUCCESS) code = MPI_ERR_IN_STATUS;
  return code;
}

/// The first request that is not idle and fulfils a condition, or `count`.
int find_request(int count, const MPI_Request* requests, bool (*condition)(MPI_Request)) {
  int index = 0;
  while (index < count && (is_idle(requests[index]) || !condition(requests[index]))) ++index;
  return index;
}
int find_over(int count, const MPI_Request* requests) { return find_request(count, requests, is_over); }
int find_pending(int count, const MPI_Request* requests) {
  return find_request(count, requests, [](MPI_Request request) { return !is_over(request); });
}
bool all_idle(int count, const MPI_Request* requests) {
  return find_request(count, requests, [](MPI_Request) { return true; }) == count;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Wait(MPI_Request* request, MPI_Status* status) {
  return is_over(*request) ? retire(*request, status) : never_completes(*request);
}

int MPI_Test(MPI_Request* request, int* flag, MPI_Status* status) {
  *flag = is_over(*request) ? 1 : 0;
  return *flag != 0 ? retire(*request, status) : MPI_SUCCESS;
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[]) {
  const int pending = find_pending(count, requests);
  return pending < count ? never_completes(requests[pending]) : retire_all(count, requests, statuses);
}

int MPI_Testall(int count, MPI_Request requests[], int* flag, MPI_Status statuses[]) {
  *flag = find_pending(count, requests) == count ? 1 : 0;
  return *flag != 0 ? retire_all(count, requests, statuses) : MPI_SUCCESS;
}

int MPI_Testany(int count, MPI_Request requests[], int* index, int* flag, MPI_Status* status) {
  *index = find_over(count, requests);
  *flag = *index < count || all_idle(count, requests) ? 1 : 0;
  if (*index < count) return retire(requests[*index], status);
  *index = MPI_UNDEFINED;
  if (*flag != 0) give_status(empty_status(), status);
  return MPI_SUCCESS;
}

int MPI_Waitany(int count, MPI_Request requests[], int* index, MPI_Status* status) {
  int flag = 0;
  const int code = MPI_Testany(count, requests, index, &flag, status);
  return flag != 0 ? code : never_completes(requests[find_pending(count, requests)]);
}

int MPI_Testsome(int count, MPI_Request requests[], int* completed, int indices[], MPI_Status statuses[]) {
  if (all_idle(count, requests)) {
    *completed = MPI_UNDEFINED;
    return MPI_SUCCESS;
  }
  int code = MPI_SUCCESS;
  *completed = 0;
  for (int i = 0; i < count; ++i) {
    if (is_idle(requests[i]) || !is_over(requests[i])) continue;
    if (retire_into(requests[i], status_at(statuses, *completed)) != MPI_SUCCESS) code = MPI_ERR_IN_STATUS;
    indices[(*completed)++] = i;
  }
  return code;
}

int MPI_Waitsome(int count, MPI_Request requests[], int* completed, int indices[], MPI_Status statuses[]) {
  const int code = MPI_Testsome(count, requests, completed, indices, statuses);
  return *completed == 0 ? never_completes(requests[find_pending(count, requests)]) : code;
}

int MPI_Request_get_status(MPI_Request request, int* flag, MPI_Status* status) {
  *flag = is_over(request) ? 1 : 0;
  if (*flag != 0) give_status(is_idle(request) ? empty_status() : request->status, status);
  return MPI_SUCCESS;
}

int MPI_Start(MPI_Request* request) {
  if (*request == MPI_REQUEST_NULL || !(*request)->start || (*request)->active) return MPI_ERR_REQUEST;
  MPI_ABI_Request& started = **request;
  started.active = true;
  started.complete = false;
  started.status = empty_status();
  const int code = started.start(started);
  if (code != MPI_SUCCESS) started.active = false;
  return code;
}

int MPI_Startall(int count, MPI_Request requests[]) {
  for (int i = 0; i < count; ++i)
    if (const int code = MPI_Start(&requests[i]); code != MPI_SUCCESS) return code;
  return MPI_SUCCESS;
}

int MPI_Cancel(MPI_Request* request) {
  if (*request == MPI_REQUEST_NULL) return MPI_ERR_REQUEST;
  // What is over stays as it is.
  if (is_over(*request) || !process().mailbox.withdraw(*request)) return MPI_SUCCESS;
  MPI_Status_set_cancelled(&(*request)->status, 1);
  complete(*request);
  return MPI_SUCCESS;
}

int MPI_Request_free(MPI_Request* request) {
  if (*request == MPI_REQUEST_NULL) return MPI_ERR_REQUEST;
  if (is_over(*request))
    delete *request;
  else
    (*request)->freed = true;
  *request = MPI_REQUEST_NULL;
  return MPI_SUCCESS;
}
