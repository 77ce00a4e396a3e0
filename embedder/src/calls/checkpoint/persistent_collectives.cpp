// See persistent_collectives.hpp.
#include "calls/checkpoint/persistent_collectives.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <compare>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/ended_communicators.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/messages/make_request.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

/// Whether the guest still has the datatypes of lists, which name them when the operation is prepared again. The lists
/// themselves must stay as they are until the request is freed (MPI-5.0, 6.13).
bool has_listed_types(Context& context, const CallRecipe& recipe, const PersistentOperation& operation) {
  std::string_view function = recipe.function;
  if (function.ends_with("_c")) function.remove_suffix(2);
  if (!function.ends_with("w_init")) return true;
  std::set<const Datatype*> live;
  context.datatypes.for_each_handle([&](Handle, const std::shared_ptr<Datatype>& type) { live.insert(type.get()); });
  return std::ranges::all_of(operation.types, [&](const auto& type) { return live.contains(type.get()); });
}

/// A number that depends on which operation of its communicator it is, and on how often it has been started.
std::uint64_t digest_of(std::uint64_t order, std::uint64_t starts) {
  std::uint64_t mixed = order * 0x9e3779b97f4a7c15U + starts + 1;
  mixed = (mixed ^ mixed >> 31) * 0xbf58476d1ce4e5b9U;
  return mixed ^ mixed >> 29;
}

/// An operation as the processes of its communicator describe it to each other.
struct Prepared {
  std::uint64_t order = 0;
  std::array<char, 64> function{};
  auto operator<=>(const Prepared&) const = default;
};

/// What a process has of the operations of one communicator.
struct Own {
  std::vector<Prepared> live;
  std::uint64_t starts = 0;  ///< the sum of digest_of()
};

/// By the communicators that they are on.
std::map<Handle, Own> find_own(Context& context) {
  std::map<Handle, Own> owns;
  context.requests.for_each_handle([&](Handle, const Request& request) {
    if (!is_persistent_collective(request) || request.persistent() == nullptr) return;
    const PersistentOperation& operation = *request.persistent();
    Own& own = owns[request.communicator];
    own.starts += digest_of(operation.order, operation.starts);
    Prepared& prepared = own.live.emplace_back();
    prepared.order = operation.order;
    const std::string_view function = request.keep->made_by.function;
    function.copy(prepared.function.data(), prepared.function.size() - 1);
  });
  return owns;
}

/// The operations that other processes of a communicator have and this one has not. Collective over it.
int find_absent(MPI_Comm host, int size, const std::vector<Prepared>& live, std::vector<Prepared>& absent) {
  const int length = static_cast<int>(live.size() * sizeof(Prepared));
  std::vector<int> lengths(static_cast<std::size_t>(size));
  int code = MPI_Allgather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, host);
  std::vector<int> places;
  std::int64_t end = 0;
  for (const int each : lengths) places.push_back(static_cast<int>(std::exchange(end, end + each)));
  // The same in all processes.
  if (code == MPI_SUCCESS && end > std::numeric_limits<int>::max()) code = MPI_ERR_COUNT;
  std::vector<Prepared> all(code == MPI_SUCCESS ? static_cast<std::size_t>(end) / sizeof(Prepared) : 0);
  if (code == MPI_SUCCESS)
    code = MPI_Allgatherv(live.data(), length, MPI_BYTE, all.data(), lengths.data(), places.data(), MPI_BYTE, host);
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  std::ranges::set_difference(all, live, std::back_inserter(absent));
  return code;
}

}  // namespace

std::vector<Communicator*> communicators_started(Context& context, const StopPoint& point,
                                                 const host::ImportArguments& arguments) {
  std::vector<Communicator*> all;
  for_each_named_request(context, point, arguments, [&](Handle handle) {
    const Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
    if (request == nullptr || !is_persistent_collective(*request) || request->host != MPI_REQUEST_NULL) return;
    Communicator* comm = context.communicator(request->communicator);
    if (comm != nullptr && (comm->inter || comm->size > 1)) all.push_back(comm);
  });
  return all;
}

void note_freed(Context& context, const Request& request) {
  const PersistentOperation* const operation = request.persistent();
  if (context.job_state == nullptr || operation == nullptr || !is_persistent_collective(request)) return;
  context.job_state->freed_starts[request.communicator] += digest_of(operation->order, operation->starts);
}

bool is_persistent_collective(const Request& request) {
  return request.keep != nullptr && request.keep->made_by.function != nullptr;
}

std::string why_collective_is_not_saved(Context& context, const Request& request) {
  const CallRecipe& recipe = request.keep->made_by;
  if (request.persistent() == nullptr) return fmt::format("a request is of {}", recipe.function);
  const Communicator* comm = context.communicator(request.communicator);
  if (comm == nullptr || comm->inter) return fmt::format("a request is of {} on an intercommunicator", recipe.function);
  if (!names_live_objects(context, recipe) || !has_listed_types(context, recipe, *request.persistent()))
    return fmt::format("an object of a request of {} has been freed", recipe.function);
  return {};
}

std::string compare_starts(Context& context) {
  JobState& state = job_state(context);
  state.absent.clear();
  std::erase_if(state.freed_starts, [&](const auto& each) { return context.communicator(each.first) == nullptr; });
  std::map<Handle, Own> owns = find_own(context);
  std::int64_t is_needed = 0;
  for (const auto& [number, handle] : state.communicators)
    if (owns.contains(handle) || state.freed_starts.contains(handle)) is_needed = 1;
  find_largest(context, {&is_needed, 1});
  if (is_needed == 0) return {};
  std::int64_t differs = 0;
  for (const auto& [number, handle] : state.communicators) {
    const Communicator& comm = *context.communicator(handle);
    if (comm.inter) continue;  // none of its operations is saved
    const MPI_Comm host = private_communicator(comm);
    Own& own = owns[handle];
    const auto freed = state.freed_starts.find(handle);
    if (freed != state.freed_starts.end()) own.starts += freed->second;
    std::ranges::sort(own.live);
    const auto starts = static_cast<std::int64_t>(own.starts >> 1);
    const auto live = static_cast<std::int64_t>(own.live.size());
    std::array<std::int64_t, 4> ends{starts, -starts, live, -live};
    int code = MPI_Allreduce(MPI_IN_PLACE, ends.data(), 4, MPI_INT64_T, MPI_MAX, host);
    std::vector<Prepared> absent;
    // Those that only some have freed make one more, or another, for others.
    if (code == MPI_SUCCESS && ends[2] != 0) code = find_absent(host, comm.size, own.live, absent);
    if (code != MPI_SUCCESS || ends[0] != -ends[1]) differs = 1;
    for (const Prepared& each : absent) state.absent.push_back({number, each.order, maker_name(each.function.data())});
  }
  find_largest(context, {&differs, 1});
  return differs == 0 ? "" : "a persistent collective operation has been started by some ranks only";
}

void save_collective(const Request& request, ArchiveWriter& to) {
  const CallRecipe& recipe = request.keep->made_by;
  to.put(std::string_view{recipe.function});
  to.put_list(recipe.arguments);
  to.put(request.persistent()->order);
}

void restore_collective(PreparedCollective& prepared, ArchiveReader& from) {
  prepared.recipe.function = maker_name(from.get_text());
  prepared.recipe.arguments = from.get_list<std::uint64_t>();
  prepared.order = from.get<std::uint64_t>();
}

void save_absent(const JobState& state, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(state.absent.size()));
  for (const AbsentCollective& each : state.absent) {
    to.put(each.communicator);
    to.put(each.order);
    to.put(std::string_view{each.function});
  }
}

std::string restore_absent(JobState& state, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    AbsentCollective& absent = state.absent.emplace_back();
    absent.communicator = from.get<std::uint64_t>();
    absent.order = from.get<std::uint64_t>();
    absent.function = maker_name(from.get_text());
    if (!from.ok() || absent.function == nullptr || !state.communicators.contains(absent.communicator))
      return "a request that has been freed is incomplete";
  }
  return {};
}

namespace {

/// Takes part while other processes prepare an operation that this one has freed.
std::string prepare_absent(Context& context, const AbsentCollective& absent) {
  const Handle handle = job_state(context).communicators.at(absent.communicator);
  Communicator& comm = *context.communicator(handle);
  Call call(context, absent.function, handle);
  const CollectiveCall together(call, comm);
  MPI_Comm unused = MPI_COMM_NULL;
  if (call.failed() || MPI_Comm_dup(together.host(), &unused) != MPI_SUCCESS)
    return fmt::format("{} is not prepared again", absent.function);
  (void)end_numbered(context, number_for_operation(context, unused, comm));
  job_state(context).freed_starts[handle] += digest_of(++comm.prepared, 0);
  return {};
}

}  // namespace

std::string prepare_collectives(Context& context, const std::vector<PreparedCollective>& all) {
  JobState& state = job_state(context);
  std::map<Handle, std::uint64_t> numbers;
  for (const auto& [number, handle] : state.communicators) numbers.emplace(handle, number);
  // By the numbers of communicators and in their order there, as all processes do.
  std::map<std::pair<std::uint64_t, std::uint64_t>, const PreparedCollective*> places;
  bool are_different = true;
  for (const PreparedCollective& each : all)
    are_different &=
        places.emplace(std::pair{numbers[context.requests.find(each.request)->communicator], each.order}, &each).second;
  for (const AbsentCollective& each : state.absent)
    are_different &= places.emplace(std::pair{each.communicator, each.order}, nullptr).second;
  if (!are_different) return "two requests are of the same collective operation";
  auto absent = state.absent.begin();
  std::ranges::sort(state.absent, {},
                    [](const AbsentCollective& each) { return std::pair{each.communicator, each.order}; });
  for (const auto& [place, each] : places) {
    if (each == nullptr) {
      if (std::string wrong = prepare_absent(context, *absent++); !wrong.empty()) return wrong;
      continue;
    }
    Request made;
    if (std::string wrong = make_again(context, each->recipe, made); !wrong.empty()) return wrong;
    if (made.persistent() == nullptr) return fmt::format("{} is not prepared again", each->recipe.function);
    Request& request = *context.requests.find(each->request);
    request.keep = std::move(made.keep);
    if (each->is_active) request.host = complete_request(each->outcome);
  }
  state.absent.clear();
  return {};
}

}  // namespace mpiwasm::calls
