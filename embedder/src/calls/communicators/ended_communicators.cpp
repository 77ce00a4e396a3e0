// See ended_communicators.hpp.
#include "calls/communicators/ended_communicators.hpp"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/left_messages.hpp"
#include "calls/communicators/mixed_number.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/call_state.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/buffered_sends.hpp"
#include "calls/messages/freed_requests.hpp"

namespace mpiwasm::calls {

namespace {

#if defined(MPIWASM_SERIAL_MPI)
constexpr bool frees_locally = false;
#else
constexpr bool frees_locally = true;
#endif

#if defined(OPEN_MPI)
constexpr bool looks_at_freed = true;
#else
constexpr bool looks_at_freed = false;
#endif

/// Which communicators have numbers must be the same in all of their processes.
bool needs_number(const Communicator& comm) { return frees_locally && is_in_private_world(comm); }

std::uint64_t processes_of(const Communicator& comm) {
  return static_cast<std::uint64_t>(comm.size) + static_cast<std::uint64_t>(comm.remote_size);
}

/// What numbers are made of, besides the communicator that something is made on, and how many have been before.
enum class Origin : std::uint64_t { constructor = 1, duplicate, operation, group, checkpoint };

std::uint64_t make_number(const Communicator& comm, Origin origin, std::uint64_t of, std::uint64_t ordinal) {
  MixedNumber number(shared_secret(comm));
  number.add(static_cast<std::uint64_t>(origin)).add(of).add(ordinal);
  number.add_sides(comm.members.get(), comm.remote_members.get());
  return number.value() | 1U;
}

/// Where handles have been given again, it seems so for longer.
bool has_requests(Context& context, const NumberedCommunicator& ended) {
  return std::ranges::any_of(ended.requests, [&](Handle handle) {
    const Request* request = context.requests.find(handle);
    return request != nullptr && request->left_communicator == ended.host;
  });
}

/// Whether requests of the guest, also freed ones, may still use it.
bool is_in_use(Context& context, const NumberedCommunicator& ended) {
  return has_freed_requests(context, ended.host) || has_requests(context, ended);
}

std::vector<ComparedPart> parts_of(Context& context, std::uint64_t round, std::size_t places) {
  std::vector<ComparedPart> parts;
  if (looks_at_freed) free_completed_requests(context);
  for (const NumberedCommunicator& each : context.ended_communicators) {
    if (is_in_use(context, each)) continue;
    MixedNumber mixed(each.number);
    const std::uint64_t value = mixed.add(round).value() | 1U;
    parts.push_back({each.number, value, mixed.add(value).value() % places, value * each.processes});
  }
  return parts;
}

/// Ends the communicators that requests no longer use.
void free_left(Context& context) {
  auto& left = context.left_communicators;
  if (looks_at_freed && !left.empty()) free_completed_requests(context);
  const auto unused =
      std::ranges::stable_partition(left, [&](const NumberedCommunicator& each) { return is_in_use(context, each); });
  std::vector<NumberedCommunicator> freed(std::make_move_iterator(unused.begin()),
                                          std::make_move_iterator(unused.end()));
  left.erase(unused.begin(), unused.end());
  for (NumberedCommunicator& each : freed) (void)end_without_messages(each.host, each.end);
}

/// Frees what all processes have given up, by the sums.
void free_complete(Context& context, std::span<const ComparedPart> parts, std::span<const std::uint64_t> sums) {
  std::vector<std::uint64_t> complete;
  for (const ComparedPart& each : parts) {
    if (sums[each.place] == each.wanted) complete.push_back(each.number);
  }
  std::ranges::sort(complete);
  // Another comparison may have taken some meanwhile.
  auto& ended = context.ended_communicators;
  const auto kept = std::ranges::stable_partition(
      ended, [&](const NumberedCommunicator& each) { return !std::ranges::binary_search(complete, each.number); });
  std::vector<NumberedCommunicator> freed(std::make_move_iterator(kept.begin()), std::make_move_iterator(kept.end()));
  ended.erase(kept.begin(), kept.end());
  for (NumberedCommunicator& each : freed) (void)end_without_messages(each.host);
}

}  // namespace

Balance balance_of(const Context& context, std::int64_t processes) {
  constexpr std::int64_t usual = 32;
  constexpr std::size_t many = 1024;
  Balance mine;
  // Without room for edges, the processes ask each other, too.
  const Quota& numbers = context.context_numbers;
  mine.numbers_used =
      static_cast<std::int64_t>(context.topology_edges.has_room_for(1) ? numbers.used() : numbers.most());
  const auto& ended = context.ended_communicators;
  const bool is_scarce = context.context_numbers.used() > context.context_numbers.most() / 4 * 3;
  const bool is_due = context.communicators_ended - context.communicators_compared >= usual;
  if (!ended.empty() && (is_due || ended.size() >= many || is_scarce)) mine.ended = context.communicators_ended;
  for (const NumberedCommunicator& each : ended)
    mine.different += std::max<std::int64_t>(1, processes / static_cast<std::int64_t>(each.processes));
  return mine;
}

namespace {

/// The others wait for the numbers of this process, on what may be a communicator of the program: it would send them
/// numbers of its choice in the place of these, by which they free communicators.
[[noreturn]] void leave_no_exchange(Context& context) {
  end_guest(context, 1, "the MPI library fails while processes number their communicators", false);
}

}  // namespace

void free_ended(Context& context, OwnCommunicator over, const Balance& largest) {
  if (largest.ended == 0) return;
  constexpr std::uint64_t fewest = 64;
  constexpr std::uint64_t most = 65'536;
  const auto wanted = std::clamp(4 * static_cast<std::uint64_t>(largest.different), fewest, most);
  std::vector<std::uint64_t> sums(std::bit_ceil(wanted));
  const std::vector<ComparedPart> parts = parts_of(context, static_cast<std::uint64_t>(largest.ended), sums.size());
  for (const ComparedPart& each : parts) sums[each.place] += each.value;
  context.communicators_compared = context.communicators_ended;
  if (take_sums(over, sums) != MPI_SUCCESS) leave_no_exchange(context);
  free_complete(context, parts, sums);
}

std::unique_ptr<Comparison> comparison_beside(Context& context, const Communicator& copy) {
  constexpr std::uint64_t one_in = 16;
  constexpr std::size_t places = 1024;
  // The lowest bit is the same in all numbers.
  if (copy.number == 0 || copy.inter || (copy.number >> 1U) % one_in != 0) return nullptr;
  auto made = std::make_unique<Comparison>();
  made->parts = parts_of(context, copy.number, places);
  made->mine.resize(places);
  made->sums.resize(places);
  for (const ComparedPart& each : made->parts) made->mine[each.place] += each.value;
  return made;
}

void end_comparison(Context& context, Comparison& comparison) {
  if (comparison.running != MPI_REQUEST_NULL)
    comparison.is_complete = MPI_Wait(&comparison.running, MPI_STATUS_IGNORE) == MPI_SUCCESS;
  if (comparison.is_complete) free_complete(context, comparison.parts, comparison.sums);
}

void number_communicator(Context& context, Communicator& comm, const Communicator* old) {
  free_left(context);
  comm.context_numbers.change_to(context.context_numbers, library_numbers(comm.inter));
  if (!needs_number(comm)) return;
  const bool is_known = old != nullptr && (old->number != 0 || old->host == MPI_COMM_WORLD);
  if (is_known) {
    comm.number = make_number(comm, Origin::constructor, old->number, agreements_on(*old));
    return;
  }
  std::uint64_t random = 0;
  (void)::getrandom(&random, sizeof random, 0);
  const Balance mine = balance_of(context, static_cast<std::int64_t>(processes_of(comm)));
  std::array<std::int64_t, 3> largest{static_cast<std::int64_t>(random >> 1), mine.ended, mine.different};
  const OwnCommunicator over{comm.host, comm.inter};
  if (take_largest(over, largest) != MPI_SUCCESS) leave_no_exchange(context);
  comm.number = make_number(comm, Origin::group, static_cast<std::uint64_t>(largest[0]), 0);
  free_ended(context, over, {.ended = largest[1], .different = largest[2], .numbers_used = 0});
}

void number_duplicate(const Context&, Communicator& copy, const Communicator& old) {
  const bool is_known = old.number != 0 || old.host == MPI_COMM_WORLD;
  if (!is_known || !needs_number(old)) return;
  copy.number = make_number(old, Origin::duplicate, old.number, static_cast<std::uint64_t>(duplicates_begun(old)));
}

NumberedCommunicator number_for_operation(Context& context, MPI_Comm host, const Communicator& comm) {
  NumberedCommunicator made;
  made.host = host;
  made.context_numbers.change_to(context.context_numbers, library_numbers(comm.inter));
  const bool is_known = comm.number != 0 || comm.host == MPI_COMM_WORLD;
  if (!is_known || !needs_number(comm)) return made;
  made.number = make_number(comm, Origin::operation, comm.number, agreements_on(comm));
  made.processes = processes_of(comm);
  return made;
}

void number_again(Communicator& comm, std::uint64_t number) {
  if (needs_number(comm)) comm.number = make_number(comm, Origin::checkpoint, number, 0);
}

void note_requests(Context& context, Communicator& comm, Handle handle) {
  if (!frees_locally) return;
  context.requests.for_each_handle([&](Handle each, Request& request) {
    if (request.communicator != handle || request.left_communicator != MPI_COMM_NULL) return;
    request.left_communicator = comm.host;
    comm.left_requests.push_back(each);
  });
}

NumberedCommunicator numbered(Communicator& comm) {
  return {comm.host, comm.number, processes_of(comm), std::move(comm.context_numbers), std::move(comm.left_requests)};
}

namespace {

/// Those that mpiwasm makes itself, which no request of the guest speaks for.
void complete_sends(Context& context, const Communicator& comm) {
  const Session* session = context.sessions.find(comm.session);
  // Another thread may detach one meanwhile.
  const std::array<std::shared_ptr<BufferedSends>, 3> all{context.copied_sends, context.own_buffer,
                                                          session == nullptr ? nullptr : session->buffer};
  for (const std::shared_ptr<BufferedSends>& each : all) {
    if (each != nullptr) each->complete(comm.host);
  }
}

int leave_to_the_end(Context& context, NumberedCommunicator ending) {
  context.unfreed_communicators.push_back(std::move(ending));
  return MPI_SUCCESS;
}

}  // namespace

int end_unnumbered(Context& context, Communicator& comm, int (*end)(MPI_Comm*)) {
  free_left(context);
  NumberedCommunicator ending = numbered(comm);
  ending.end = end;
  const bool is_disconnected = end == &MPI_Comm_disconnect;
  if (comm.inter && !is_disconnected && !is_in_world(comm)) context.has_freed_between_jobs = true;
  const bool is_between_jobs = looks_at_freed && ending.processes > 1 && !context.options.has_native_peers;
  if (is_between_jobs && !is_disconnected) return leave_to_the_end(context, std::move(ending));
  // The library would wait for them, and nothing would complete them.
  if (is_disconnected) complete_sends(context, comm);
  if (is_between_jobs && is_disconnected) {
    // The library waits for the other processes without going on with its messages; of one group, for ever.
    const bool are_together = all_agree(comm, "MPI_Comm_disconnect", 0);
    if (!comm.connects || !are_together) {
      (void)leave_to_the_end(context, std::move(ending));
      return are_together ? MPI_SUCCESS : MPI_ERR_OTHER;
    }
  }
  // Its freed requests were waited for before a disconnection, and the other processes wait for this one now.
  const bool is_used = is_disconnected ? has_requests(context, ending) : is_in_use(context, ending);
  if (!looks_at_freed || !is_used) return end_without_messages(ending.host, end);
  context.left_communicators.push_back(std::move(ending));
  return MPI_SUCCESS;
}

bool has_open_requests(Context& context, const Communicator& comm, Handle handle) {
  bool found = false;
  if (!looks_at_freed || comm.number != 0 || processes_of(comm) == 1) return found;
  context.requests.for_each_handle([&](Handle, const Request& request) {
    const bool is_of_another = request.left_communicator != MPI_COMM_NULL;
    found |= request.communicator == handle && !is_of_another;
    found |= request.keep != nullptr && request.keep->message_from == &comm;
  });
  return found;
}

int end_numbered(Context& context, NumberedCommunicator ending) {
  if (ending.host == MPI_COMM_NULL || !context.library_running) return MPI_SUCCESS;
  if (ending.number == 0) {
    int is_inter = 0;
    int size = 1;
    if (looks_at_freed) {
      MPI_Comm_test_inter(ending.host, &is_inter);
      MPI_Comm_size(ending.host, &size);
    }
    const bool is_between_jobs = is_inter != 0 || size > 1;
    if (is_between_jobs && !context.options.has_native_peers) return leave_to_the_end(context, std::move(ending));
    if (is_inter != 0) context.has_freed_between_jobs = true;
    return end_without_messages(ending.host);
  }
  context.ended_communicators.push_back(std::move(ending));
  ++context.communicators_ended;
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::calls
