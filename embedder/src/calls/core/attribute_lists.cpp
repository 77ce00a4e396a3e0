// See attribute_lists.hpp and attributes.hpp.
#include "calls/core/attribute_lists.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "calls/core/callbacks.hpp"

namespace mpiwasm::calls {

// Programs have few keys, so their uses need no sum that is kept.
std::int64_t room_for_attributes(const Context& context) {
  std::int64_t present = 0;
  for (const auto& [key, keyval] : context.keyvals) present += keyval.uses;
  return most_attributes - present;
}

void release_keyval(Context& context, int key) {
  const auto found = context.keyvals.find(key);
  if (found == context.keyvals.end()) return;
  if (--found->second.uses == 0 && found->second.freed) context.keyvals.erase(found);
}

AttributeList::iterator find_attribute(AttributeList& attributes, int key) {
  return std::ranges::find(attributes, key, &AttributeList::value_type::first);
}

namespace {

/// Of an object that the guest does not get: without calling its functions.
void drop_attributes(Context& context, AttributeList& attributes) {
  for (const auto& [key, value] : attributes) release_keyval(context, key);
  attributes.clear();
}

}  // namespace

Code copy_attributes(Context& context, Handle object, AttributeList& attributes, AttributeList& copies) {
  const InUse use(context, attributes);
  const InUse use_of_copy(context, copies);
  const std::vector<std::pair<int, UserData>> originals = attributes;
  std::int64_t room = room_for_attributes(context);
  for (const auto& [key, value] : originals) {
    const auto found = context.keyvals.find(key);
    if (found == context.keyvals.end()) continue;
    UserData copy{};
    bool copied = false;
    const bool is_called = found->second.copy_function != duplicate_function;
    Code code = call_attribute_copy(context, found->second, object, key, value, copy, copied);
    // The callback may have freed the key, and set other attributes.
    const auto keyval = context.keyvals.find(key);
    if (is_called && copied) room = room_for_attributes(context);
    if (code == 0 && copied && room <= 0) code = guest_MPI_ERR_NO_MEM;
    if (code != 0) {
      drop_attributes(context, copies);
      return code;
    }
    if (!copied || keyval == context.keyvals.end()) continue;
    copies.emplace_back(key, copy);
    ++keyval->second.uses;
    --room;
  }
  return 0;
}

Code delete_attributes(Context& context, Handle object, AttributeList& attributes) {
  const InUse use(context, attributes);
  while (!attributes.empty()) {
    const auto [key, value] = attributes.back();
    const auto found = context.keyvals.find(key);
    if (found != context.keyvals.end()) {
      const Code code = call_attribute_delete(context, found->second, object, key, value);
      if (code != 0) return code;
    }
    const auto place = find_attribute(attributes, key);
    if (place == attributes.end()) continue;
    attributes.erase(place);
    release_keyval(context, key);
  }
  return 0;
}

}  // namespace mpiwasm::calls
