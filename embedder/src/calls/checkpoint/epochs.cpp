// See epochs.hpp.
#include "calls/checkpoint/epochs.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <type_traits>

#include "calls/core/call.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

using host::ImportArguments;
using Kind = StopPoint::Kind;

namespace {

/// The handle that a call names, or that lies where it says.
Handle operand(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  if (point.kind != Kind::close_file && point.kind != Kind::free_window)
    return Handle{arguments[static_cast<std::size_t>(point.argument)]};
  const std::uint32_t address = arguments[0];
  if (address % alignof(Handle) != 0 || !context.memory.contains(Address{address}, sizeof(Handle))) return no_handle;
  return read_once(reinterpret_cast<const Handle*>(context.memory.at(Address{address})));
}

using Note = void (*)(WindowEpochs& epochs, std::int32_t first_argument);

/// Makes the call, and notes its effect on the window, its last argument, when it has succeeded.
template <auto function, Note note>
struct Noting;
template <class... Arguments, Code (*function)(Context*, Arguments...), Note note>
struct Noting<function, note> {
  static Code call(Context* context, Arguments... arguments) {
    const Code code = function(context, arguments...);
    const auto all = std::tuple{arguments...};
    Window* window = code == 0 ? context->window(std::get<sizeof...(Arguments) - 1>(all)) : nullptr;
    if (window != nullptr && !window->own) note(window->epochs, static_cast<std::int32_t>(std::get<0>(all)));
    return code;
  }
};

void operation(WindowEpochs& epochs, std::int32_t) {
  if (!epochs.is_locked_for_all && epochs.locks == 0 && !epochs.is_started) epochs.has_operations = true;
}

void fence(WindowEpochs& epochs, std::int32_t assertion) {
  epochs.has_operations = false;
  epochs.is_fenced = (assertion & guest_MPI_MODE_NOSUCCEED) == 0;
}

void start(WindowEpochs& epochs, std::int32_t) {
  epochs.is_started = true;
  epochs.is_fenced = false;
}

void complete(WindowEpochs& epochs, std::int32_t) { epochs.is_started = false; }

void post(WindowEpochs& epochs, std::int32_t) {
  epochs.is_posted = true;
  epochs.is_fenced = false;
}

void wait(WindowEpochs& epochs, std::int32_t) { epochs.is_posted = false; }

void lock(WindowEpochs& epochs, std::int32_t) {
  ++epochs.locks;
  epochs.is_fenced = false;
}

void unlock(WindowEpochs& epochs, std::int32_t) { --epochs.locks; }

void lock_all(WindowEpochs& epochs, std::int32_t) {
  epochs.is_locked_for_all = true;
  epochs.is_fenced = false;
}

void unlock_all(WindowEpochs& epochs, std::int32_t) { epochs.is_locked_for_all = false; }

Code win_test(Context* context, Handle win, Address flag) {
  const Code code = guest_MPI_Win_test(context, win, flag);
  Window* window = code == 0 ? context->window(win) : nullptr;
  if (window != nullptr && context->memory.contains(flag, sizeof(std::int32_t)) &&
      read_once(reinterpret_cast<const std::int32_t*>(context->memory.at(flag))) != 0)
    window->epochs.is_posted = false;
  return code;
}

struct Replacement {
  std::string_view function;
  ReplacedCode code;
};

template <auto function, FunctionName name, Note note>
Replacement noting() {
  return {name.text, replaced_by<&Noting<function, note>::call, name>()};
}

// Operations with requests belong to epochs of locks, which the locks announce.
const std::array replacements{
    noting<&guest_MPI_Accumulate, "MPI_Accumulate", &operation>(),
    noting<&guest_MPI_Accumulate_c, "MPI_Accumulate_c", &operation>(),
    noting<&guest_MPI_Compare_and_swap, "MPI_Compare_and_swap", &operation>(),
    noting<&guest_MPI_Fetch_and_op, "MPI_Fetch_and_op", &operation>(),
    noting<&guest_MPI_Get, "MPI_Get", &operation>(),
    noting<&guest_MPI_Get_c, "MPI_Get_c", &operation>(),
    noting<&guest_MPI_Get_accumulate, "MPI_Get_accumulate", &operation>(),
    noting<&guest_MPI_Get_accumulate_c, "MPI_Get_accumulate_c", &operation>(),
    noting<&guest_MPI_Put, "MPI_Put", &operation>(),
    noting<&guest_MPI_Put_c, "MPI_Put_c", &operation>(),
    noting<&guest_MPI_Win_complete, "MPI_Win_complete", &complete>(),
    noting<&guest_MPI_Win_fence, "MPI_Win_fence", &fence>(),
    noting<&guest_MPI_Win_lock, "MPI_Win_lock", &lock>(),
    noting<&guest_MPI_Win_lock_all, "MPI_Win_lock_all", &lock_all>(),
    noting<&guest_MPI_Win_post, "MPI_Win_post", &post>(),
    noting<&guest_MPI_Win_start, "MPI_Win_start", &start>(),
    Replacement{"MPI_Win_test", replaced_by<&win_test, "MPI_Win_test">()},
    noting<&guest_MPI_Win_unlock, "MPI_Win_unlock", &unlock>(),
    noting<&guest_MPI_Win_unlock_all, "MPI_Win_unlock_all", &unlock_all>(),
    noting<&guest_MPI_Win_wait, "MPI_Win_wait", &wait>(),
};

}  // namespace

const Members* members_of_operand(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  const Handle handle = operand(context, point, arguments);
  const Members* members = nullptr;
  if (point.kind == Kind::of_file || point.kind == Kind::close_file) {
    const File* file = context.file(handle);
    members = file == nullptr ? nullptr : file->members.get();
  } else if (point.kind == Kind::of_window || point.kind == Kind::free_window) {
    const Window* window = context.window(handle);
    members = window == nullptr ? nullptr : window->members.get();
  }
  return members != nullptr && members->size() > 1 ? members : nullptr;
}

bool has_begun(Context& context) {
  bool found = false;
  context.files.for_each([&](const std::unique_ptr<File>& file) { found |= file && file->begun_by != nullptr; });
  context.windows.for_each(
      [&](const std::unique_ptr<Window>& window) { found |= window && window->epochs.must_end(); });
  return found;
}

bool begins(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  if (point.kind == Kind::of_file) return point.opens;
  if (point.kind != Kind::window_operation && !point.opens) return false;
  const Window* window = context.window(Handle{arguments[static_cast<std::size_t>(point.argument)]});
  if (window == nullptr || window->own) return false;
  const WindowEpochs& epochs = window->epochs;
  return point.opens || (!epochs.is_locked_for_all && !epochs.must_end());
}

ReplacedCode epoch_code(std::string_view function) {
  if (function.starts_with('P')) function.remove_prefix(1);
  const auto* found = std::ranges::find(replacements, function, &Replacement::function);
  return found == replacements.end() ? ReplacedCode{} : found->code;
}

}  // namespace mpiwasm::calls
