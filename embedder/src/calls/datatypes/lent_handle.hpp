// The datatype that a reduction function is given.
#pragma once

#include <memory>

#include "calls/core/context.hpp"
#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

/// The handle of a datatype for a guest function: the guest may have freed its own while the operation is under way.
class LentHandle {
 public:
  LentHandle(Context& context, Handle handle, const std::shared_ptr<Datatype>& type)
      : context_(context), type_(type), handle_(handle) {
    is_temporary_ = !names_type() && context_.datatypes.make_room();
    if (!is_temporary_) return;
    handle_ = context_.datatypes.insert(type);
    ++type->handles;
  }
  LentHandle(const LentHandle&) = delete;
  LentHandle& operator=(const LentHandle&) = delete;
  ~LentHandle() {
    // Another thread may have freed it, as if it were its own.
    if (!is_temporary_ || !names_type()) return;
    --type_->handles;
    keep_while_named(context_, handle_, context_.datatypes.remove(handle_));
  }
  [[nodiscard]] Handle get() const { return handle_; }

 private:
  [[nodiscard]] bool names_type() const {
    const std::shared_ptr<Datatype>* live = context_.datatypes.find(handle_);
    return live != nullptr && *live == type_;
  }

  Context& context_;
  std::shared_ptr<Datatype> type_;
  Handle handle_;
  bool is_temporary_ = false;
};

}  // namespace mpiwasm::calls
