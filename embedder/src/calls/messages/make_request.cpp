// See make_request.hpp.
#include "calls/messages/make_request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

using Words = std::span<const std::uint64_t>;

bool is_live(Context& context, Handle handle) {
  return handle == guest_MPI_INFO_NULL || context.communicators.find(handle) != nullptr ||
         context.datatypes.find(handle) != nullptr || context.operations.find(handle) != nullptr ||
         context.infos.find(handle) != nullptr || context.files.find(handle) != nullptr;
}

/// Calls a function of the guest with words that may come from elsewhere.
template <auto function>
struct FromWords;

template <class... Parameters, Code (*function)(Context*, Parameters...)>
struct FromWords<function> {
  static constexpr std::size_t count = sizeof...(Parameters) - 1;

  template <std::size_t... places>
  static Code call(Context& context, [[maybe_unused]] Words words, Address request,
                   std::index_sequence<places...> /*all*/) {
    using Types = std::tuple<Parameters...>;
    return function(&context, static_cast<std::tuple_element_t<places, Types>>(words[places])..., request);
  }
  static Code call(Context& context, Words words, Address request) {
    return call(context, words, request, std::make_index_sequence<count>{});
  }

  template <std::size_t... places>
  static bool are_live([[maybe_unused]] Context& context, [[maybe_unused]] Words words,
                       std::index_sequence<places...> /*all*/) {
    using Types = std::tuple<Parameters...>;
    return ((!std::is_same_v<std::tuple_element_t<places, Types>, Handle> ||
             is_live(context, Handle{static_cast<std::uint32_t>(words[places])})) &&
            ...);
  }
  static bool are_live(Context& context, Words words) {
    return are_live(context, words, std::make_index_sequence<count>{});
  }
};

struct Maker {
  std::string_view name;
  std::size_t arguments;
  Code (*call)(Context& context, Words words, Address request);
  bool (*are_live)(Context& context, Words words);
};

/// Every function that makes a request, by its name.
std::span<const Maker> makers() {
#define MPIWASM_MAKES_REQUEST(name) \
  {#name, FromWords<&guest_##name>::count, &FromWords<&guest_##name>::call, &FromWords<&guest_##name>::are_live},
  static constexpr Maker table[] = {
#include "calls/makes_request.inc"
  };
#undef MPIWASM_MAKES_REQUEST
  return table;
}

const Maker* maker_of(const CallRecipe& recipe) {
  const auto found = std::ranges::find(makers(), std::string_view(recipe.function), &Maker::name);
  return found != makers().end() && found->arguments == recipe.arguments.size() ? &*found : nullptr;
}

}  // namespace

const char* maker_name(std::string_view function) {
  const auto found = std::ranges::find(makers(), function, &Maker::name);
  return found == makers().end() ? nullptr : found->name.data();
}

bool names_live_objects(Context& context, const CallRecipe& recipe) {
  const Maker* maker = maker_of(recipe);
  return maker != nullptr && maker->are_live(context, recipe.arguments);
}

std::optional<CallRecipe> recipe_of(Context& context, Handle handle) {
  const Request* found = context.requests.find(handle);
  if (found == nullptr) return std::nullopt;
  const Request& request = *found;
  if (request.keep != nullptr && request.keep->made_by.function != nullptr) return request.keep->made_by;
  const MessageRecipe* note = context.requests.note(handle);
  if (note == nullptr || note->function == nullptr) return std::nullopt;
  const MessageRecipe& message = *note;
  const std::uint32_t buffer = number(message.buffer);
  const std::uint32_t datatype = number(message.datatype);
  const std::uint32_t communicator = number(request.communicator);
  if (request.parts == nullptr) {
    return CallRecipe::of(message.function, buffer, message.count, datatype, message.peer, message.tag, communicator);
  }
  return CallRecipe::of(message.function, buffer, request.parts->ready.size(), message.count, datatype, message.peer,
                        message.tag, communicator, guest_MPI_INFO_NULL);
}

Code make_request(Context& context, const CallRecipe& recipe, Address request) {
  if (const Maker* maker = maker_of(recipe); maker != nullptr) return maker->call(context, recipe.arguments, request);
  Call call(context, "a request that is made again");
  call.fail(guest_MPI_ERR_REQUEST,
            fmt::format("{} with {} arguments makes no request", recipe.function, recipe.arguments.size()));
  return call.raise();
}

}  // namespace mpiwasm::calls
