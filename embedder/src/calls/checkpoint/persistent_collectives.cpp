// See persistent_collectives.hpp.
#include "calls/checkpoint/persistent_collectives.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/requests.hpp"
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

/// A number that depends on what a process has prepared and started on a communicator, in whatever order it is added.
std::uint64_t digest_of(const PersistentOperation& operation) {
  std::uint64_t mixed = operation.order * 0x9e3779b97f4a7c15U + operation.starts + 1;
  mixed = (mixed ^ mixed >> 31) * 0xbf58476d1ce4e5b9U;
  return mixed ^ mixed >> 29;
}

}  // namespace

std::vector<Communicator*> communicators_started(Context& context, const StopPoint& point,
                                                 const host::ImportArguments& arguments) {
  std::vector<Communicator*> all;
  for_each_named_request(context, point, arguments, [&](Handle handle) {
    const Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
    if (request == nullptr || !is_persistent_collective(*request) || request->host != MPI_REQUEST_NULL) return;
    Communicator* comm = context.communicator(request->communicator);
    if (comm != nullptr && comm->size > 1) all.push_back(comm);
  });
  return all;
}

bool is_persistent_collective(const Request& request) {
  return request.keep != nullptr && request.keep->made_by.function != nullptr;
}

std::string why_collective_is_not_saved(Context& context, const Request& request) {
  const CallRecipe& recipe = request.keep->made_by;
  if (request.persistent() == nullptr) return fmt::format("a request is of {}", recipe.function);
  if (!names_live_objects(context, recipe) || !has_listed_types(context, recipe, *request.persistent()))
    return fmt::format("an object of a request of {} has been freed", recipe.function);
  return {};
}

std::string compare_starts(Context& context) {
  std::map<Handle, std::uint64_t> digests;
  context.requests.for_each_handle([&](Handle, const Request& request) {
    if (is_persistent_collective(request) && request.persistent() != nullptr)
      digests[request.communicator] += digest_of(*request.persistent());
  });
  std::int64_t is_needed = digests.empty() ? 0 : 1;
  find_largest(context, {&is_needed, 1});
  if (is_needed == 0) return {};
  std::int64_t differs = 0;
  for (const auto& [number, handle] : job_state(context).communicators) {
    const auto found = digests.find(handle);
    const auto own = static_cast<std::int64_t>(found == digests.end() ? 0 : found->second >> 1);
    std::array<std::int64_t, 2> ends{own, -own};
    const int code = MPI_Allreduce(MPI_IN_PLACE, ends.data(), 2, MPI_INT64_T, MPI_MAX,
                                   private_communicator(*context.communicator(handle)));
    if (code != MPI_SUCCESS || ends[0] != -ends[1]) differs = 1;
  }
  find_largest(context, {&differs, 1});
  return differs == 0 ? "" : "a persistent collective operation has been started or freed by some ranks only";
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

std::string prepare_collectives(Context& context, std::vector<PreparedCollective> all) {
  std::map<Handle, std::uint64_t> numbers;
  for (const auto& [number, handle] : job_state(context).communicators) numbers.emplace(handle, number);
  const auto place = [&](const PreparedCollective& each) {
    return std::pair{numbers[context.requests.find(each.request)->communicator], each.order};
  };
  std::ranges::sort(all, {}, place);
  for (const PreparedCollective& each : all) {
    Request made;
    if (std::string wrong = make_again(context, each.recipe, made); !wrong.empty()) return wrong;
    if (made.persistent() == nullptr) return fmt::format("{} is not prepared again", each.recipe.function);
    Request& request = *context.requests.find(each.request);
    request.keep = std::move(made.keep);
    if (each.is_active) request.host = complete_request(each.outcome);
  }
  return {};
}

}  // namespace mpiwasm::calls
