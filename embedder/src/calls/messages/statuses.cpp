// Reading and setting statuses (MPI-5.0, 3.2.5, 13.3). A status is the guest's own memory, so most of this is local.
#include <algorithm>
#include <limits>

#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

namespace {

/// Changes the host's hidden words of a guest status.
Code set_hidden(Call& call, translate::GuestStatus* place, const auto& host_function) {
  if (call.failed()) return call.raise();
  MPI_Status host = translate::load_status(place);
  const int code = host_function(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  translate::store_status(place, host, false);
  return 0;
}

Code set_elements(Call& call, Address status, Handle datatype, std::int64_t count) {
  auto* place = call.place<translate::GuestStatus>("status", status);
  const Datatype& type = call.datatype("datatype", datatype);
  call.large_count("count", count);
  // Libraries keep the number of bytes, and do not look whether it fits; MPICH ends the job at the largest number.
  const std::int64_t most = (std::numeric_limits<std::int64_t>::max() - 1) / std::max(type.size, std::int64_t{1});
  call.require("count", rules::at_most(count, most), guest_MPI_ERR_COUNT);
  // The same that is counted later (status_counts.cpp); libraries differ on pairs.
  const std::int64_t bytes = call.failed() ? 0 : type.layout->bytes_of(count);
  return set_hidden(call, place, [&](MPI_Status* host) { return MPI_Status_set_elements_x(host, MPI_BYTE, bytes); });
}

/// The field of a status at any time, also before MPI_Init.
template <class Use>
Code use_field(Context& context, const char* function, Address status, Address value, Use use) {
  const auto places = context.memory.array<translate::GuestStatus>(status, 1);
  const auto results = context.memory.array<std::int32_t>(value, 1);
  if (status == guest::null_address || value == guest::null_address || !places || !results) {
    Call call(context, function);
    call.fail(guest_MPI_ERR_ARG, "an argument is outside the guest's memory or not aligned");
    return call.raise();
  }
  use(places->front(), results->front());
  return 0;
}

Code set_field(Context& context, const char* function, Address status, std::int32_t translate::GuestStatus::* field,
               std::int32_t value) {
  const auto places = context.memory.array<translate::GuestStatus>(status, 1);
  if (status == guest::null_address || !places) {
    Call call(context, function);
    call.fail(guest_MPI_ERR_ARG, "status lies outside the guest's memory or is not aligned");
    return call.raise();
  }
  places->front().*field = value;
  return 0;
}

}  // namespace

Code guest_MPI_Test_cancelled(Context* context, Address status, Address flag) {
  Call call(*context, "MPI_Test_cancelled");
  const MPI_Status host = call.status("status", status);
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int cancelled = 0;
  const int code = MPI_Test_cancelled(&host, &cancelled);
  *place = cancelled;
  return call.finish(code);
}

Code guest_MPI_Status_set_cancelled(Context* context, Address status, std::int32_t flag) {
  Call call(*context, "MPI_Status_set_cancelled");
  auto* place = call.place<translate::GuestStatus>("status", status);
  return set_hidden(call, place, [&](MPI_Status* host) { return MPI_Status_set_cancelled(host, flag); });
}

Code guest_MPI_Status_get_source(Context* context, Address status, Address source) {
  return use_field(*context, "MPI_Status_get_source", status, source,
                   [](const translate::GuestStatus& from, std::int32_t& to) { to = from.source; });
}

Code guest_MPI_Status_get_tag(Context* context, Address status, Address tag) {
  return use_field(*context, "MPI_Status_get_tag", status, tag,
                   [](const translate::GuestStatus& from, std::int32_t& to) { to = from.tag; });
}

Code guest_MPI_Status_get_error(Context* context, Address status, Address error) {
  return use_field(*context, "MPI_Status_get_error", status, error,
                   [](const translate::GuestStatus& from, std::int32_t& to) { to = from.error; });
}

Code guest_MPI_Status_set_source(Context* context, Address status, std::int32_t source) {
  return set_field(*context, "MPI_Status_set_source", status, &translate::GuestStatus::source, source);
}

Code guest_MPI_Status_set_tag(Context* context, Address status, std::int32_t tag) {
  return set_field(*context, "MPI_Status_set_tag", status, &translate::GuestStatus::tag, tag);
}

Code guest_MPI_Status_set_error(Context* context, Address status, std::int32_t error) {
  return set_field(*context, "MPI_Status_set_error", status, &translate::GuestStatus::error, error);
}

#include "calls/statuses.inc"

}  // namespace mpiwasm::calls
