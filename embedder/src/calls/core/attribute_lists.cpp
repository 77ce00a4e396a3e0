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

CopiedAttributes::~CopiedAttributes() {
  for (const auto& [key, value] : copies_) release_keyval(context_, key);
}

Code CopiedAttributes::copy(Handle object, AttributeList& attributes) {
  const InUse use(context_, attributes);
  const std::vector<std::pair<int, UserData>> originals = attributes;
  std::int64_t room = room_for_attributes(context_);
  for (const auto& [key, value] : originals) {
    const auto found = context_.keyvals.find(key);
    if (found == context_.keyvals.end()) continue;
    UserData copy{};
    bool copied = false;
    const bool is_called = found->second.copy_function != duplicate_function;
    Code code = call_attribute_copy(context_, found->second, object, key, value, copy, copied);
    // The callback may have freed the key, and set other attributes.
    const auto keyval = context_.keyvals.find(key);
    if (is_called && copied) room = room_for_attributes(context_);
    if (code == 0 && copied && room <= 0) code = guest_MPI_ERR_NO_MEM;
    if (code != 0) return code;
    if (!copied || keyval == context_.keyvals.end()) continue;
    copies_.emplace_back(key, copy);
    ++keyval->second.uses;
    --room;
  }
  return 0;
}

void CopiedAttributes::give_to(AttributeList& attributes) {
  attributes.reserve(attributes.size() + copies_.size());
  for (const auto& [key, value] : copies_) {
    if (find_attribute(attributes, key) == attributes.end())
      attributes.emplace_back(key, value);
    else
      release_keyval(context_, key);
  }
  copies_.clear();
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
