// The lists of attributes that objects have: how many there may be, and that they stay while a callback runs.
#pragma once

#include <cstdint>

#include "calls/core/attributes.hpp"

namespace mpiwasm::calls {

/// Attributes of all objects: more than any program needs, and too few to fill the host.
inline constexpr std::int64_t most_attributes = std::int64_t{1} << 22;

/// For how many more there is room.
[[nodiscard]] std::int64_t room_for_attributes(const Context& context);

/// Ends the use of a keyval by one attribute; a freed keyval goes with its last use.
void release_keyval(Context& context, int key);

[[nodiscard]] AttributeList::iterator find_attribute(AttributeList& attributes, int key);

/// Waits until no other thread is in a call that names `handle`, or in a function for an attribute of its object, which
/// `find` looks up. Returns whether it still is `object`: one of these threads may have freed it.
template <class Object, class Find>
[[nodiscard]] bool wait_until_unused(Handle handle, const Object& object, const Find& find) {
  using translate::callers;
  while (find() == &object && (callers.is_named_elsewhere(handle) || object.attributes.callbacks > 0))
    callers.pass_turn();
  return find() == &object;
}

/// Keeps an object while a callback runs for it.
class InUse {
 public:
  InUse(Context& context, AttributeList& attributes) : context_(context), attributes_(attributes) {
    ++current_caller().attribute_callbacks;
    ++attributes_.callbacks;
  }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;
  ~InUse() {
    --current_caller().attribute_callbacks;
    --attributes_.callbacks;
  }

 private:
  Context& context_;
  AttributeList& attributes_;
};

}  // namespace mpiwasm::calls
