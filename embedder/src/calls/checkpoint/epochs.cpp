// See epochs.hpp.
#include "calls/checkpoint/epochs.hpp"

#include "calls/core/call.hpp"

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
      [&](const std::unique_ptr<Window>& window) { found |= window && window->epoch_order.must_end(); });
  return found;
}

bool begins(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  if (point.kind == Kind::of_file) return point.opens;
  if (point.kind != Kind::window_operation && !point.opens) return false;
  const Window* window = context.window(Handle{arguments[static_cast<std::size_t>(point.argument)]});
  if (window == nullptr || window->own) return false;
  const EpochOrder& order = window->epoch_order;
  return point.opens || (!order.is_locked_for_all() && !order.must_end());
}

}  // namespace mpiwasm::calls
