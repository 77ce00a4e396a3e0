// Calls from inside MPI back into guest functions. What a callback reads and writes through pointers lies in a
// few words of guest memory that are allocated at the first callback.
#include "calls/core/callbacks.hpp"

#include <fmt/format.h>

#include <array>

#include "calls/core/library_life.hpp"

namespace mpiwasm::calls {

namespace {

/// Guest memory for the words that one callback reads and writes. A callback may call MPI, which may call the next one,
/// and reads its words after that: each level has its own.
class CallbackWords {
 public:
  explicit CallbackWords(Context& context) : context_(context) {
    const bool in_area = current_caller().callback_depth < levels_in_area;
    if (in_area && current_caller().callback_words == guest::null_address)
      current_caller().callback_words = allocate(levels_in_area * size);
    address_ = in_area ? current_caller().callback_words + current_caller().callback_depth * size : allocate(size);
    // What a checkpoint says of the area may be wrong.
    if (!context_.memory.contains(address_, size))
      end_guest(context_, 1, "the words for the arguments of a callback lie outside the guest's memory", true);
    ++current_caller().callback_depth;
  }
  CallbackWords(const CallbackWords&) = delete;
  CallbackWords& operator=(const CallbackWords&) = delete;
  ~CallbackWords() {
    --current_caller().callback_depth;
    if (current_caller().callback_depth >= levels_in_area) release_in_guest(context_, address_);
  }

  /// Address of the first word.
  [[nodiscard]] Address address() const { return address_; }

 private:
  static constexpr std::uint32_t size = sizeof(translate::GuestStatus);
  static constexpr std::uint32_t levels_in_area = 16;

  Address allocate(std::uint32_t bytes) {
    const auto words = allocate_in_guest(context_, bytes);
    if (!words) end_guest(context_, 1, "no guest memory is left for the arguments of a callback", true);
    return *words;
  }

  Context& context_;
  Address address_{};
};

template <std::size_t N>
std::uint32_t call_guest(Context& context, Function function, const std::array<std::uint32_t, N>& arguments,
                         const char* what) {
  std::uint32_t result = 0;
  if (run_function(context, function, arguments, &result)) end_bad_callback(context, what, function);
  return result;
}

}  // namespace

std::optional<guest::CallFailure> run_function(Context& context, Function function,
                                               std::span<const std::uint32_t> arguments, std::uint32_t* result) {
  const translate::AllocationsPaused paused;
  const translate::TurnInterrupted interrupted;
  return context.guest->call_function_pointer(number(function), arguments, result);
}

std::optional<Address> allocate_in_guest(Context& context, std::uint64_t size) {
  const LibraryCallback callback{context};
  if (size > UINT32_MAX) return std::nullopt;
  const translate::AllocationsPaused paused;
  const translate::TurnInterrupted interrupted;
  return context.guest->allocate(static_cast<std::uint32_t>(size));
}

void release_in_guest(Context& context, Address address) {
  const LibraryCallback callback{context};
  const translate::AllocationsPaused paused;
  const translate::TurnInterrupted interrupted;
  context.guest->release(address);
}

void end_bad_callback(Context& context, const char* what, Function function) {
  end_guest(
      context, 1,
      fmt::format("the {} at function pointer {} is not a function of the type that MPI asks for", what, function),
      true);
}

Code call_error_handler(Context& context, Function function, Handle communicator, int error_class) {
  const CallbackWords frame(context);
  const Address words = frame.address();
  const Handle comm_word = communicator == no_handle ? guest_MPI_COMM_WORLD : communicator;
  (void)context.memory.store(words, comm_word);
  (void)context.memory.store(words + 4, static_cast<std::int32_t>(error_class));
  // A C variadic function takes the address of its further arguments as last parameter; there are none. Handlers
  // that were declared without "..." take two parameters.
  const std::array<std::uint32_t, 3> arguments{number(words), number(words + 4), number(words + 8)};
  if (run_function(context, function, arguments, nullptr)) {
    const std::span<const std::uint32_t> without_variadic{arguments.data(), 2};
    if (run_function(context, function, without_variadic, nullptr)) {
      end_bad_callback(context, "error handler", function);
    }
  }
  return context.memory.load<std::int32_t>(words + 4).value_or(error_class);
}

Code call_attribute_copy(Context& context, Keyval keyval, Handle object, int key, UserData value, UserData& value_out,
                         bool& copied) {
  copied = keyval.copy_function == duplicate_function;
  value_out = value;
  if (keyval.copy_function == guest::null_function || keyval.copy_function == duplicate_function) return 0;
  const CallbackWords frame(context);
  const Address words = frame.address();
  const Address value_place = words;
  const Address flag_place = words + 4;
  (void)context.memory.store(value_place, UserData{});
  (void)context.memory.store(flag_place, std::int32_t{0});
  const std::array<std::uint32_t, 6> arguments{number(object),
                                               static_cast<std::uint32_t>(key),
                                               number(keyval.extra_state),
                                               number(value),
                                               number(value_place),
                                               number(flag_place)};
  const std::uint32_t code = call_guest(context, keyval.copy_function, arguments, "attribute copy function");
  copied = context.memory.load<std::int32_t>(flag_place).value_or(0) != 0;
  value_out = context.memory.load<UserData>(value_place).value_or(UserData{});
  return static_cast<Code>(code);
}

Code call_attribute_delete(Context& context, Keyval keyval, Handle object, int key, UserData value) {
  if (keyval.delete_function == guest::null_function) return 0;
  const std::array<std::uint32_t, 4> arguments{number(object), static_cast<std::uint32_t>(key), number(value),
                                               number(keyval.extra_state)};
  return static_cast<Code>(call_guest(context, keyval.delete_function, arguments, "attribute delete function"));
}

Code call_request_query(Context& context, const ProgramRequest& request, MPI_Status* status) {
  const CallbackWords frame(context);
  const Address place = frame.address();
  translate::GuestStatus empty{};
  (void)context.memory.store(place, empty);
  translate::store_status(context.memory.at(place), *status, true);
  const std::array<std::uint32_t, 2> arguments{number(request.extra_state), number(place)};
  const std::uint32_t code = call_guest(context, request.query_function, arguments, "query function of a request");
  const int error = status->MPI_ERROR;
  *status = translate::load_status(context.memory.at(place));
  status->MPI_ERROR = error;
  return static_cast<Code>(code);
}

Code call_request_free(Context& context, const ProgramRequest& request) {
  const std::array<std::uint32_t, 1> arguments{number(request.extra_state)};
  return static_cast<Code>(call_guest(context, request.free_function, arguments, "free function of a request"));
}

Code call_request_cancel(Context& context, const ProgramRequest& request, bool complete) {
  const std::array<std::uint32_t, 2> arguments{number(request.extra_state), complete ? 1U : 0U};
  return static_cast<Code>(call_guest(context, request.cancel_function, arguments, "cancel function of a request"));
}

}  // namespace mpiwasm::calls
