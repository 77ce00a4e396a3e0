// See values.hpp.
#include "calls/checkpoint/values.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

#include "calls/core/attribute_lists.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

void save_values(const Context& context, ArchiveWriter& to) {
  to.put(context.next_keyval);
  to.put(static_cast<std::uint64_t>(context.keyvals.size()));
  for (const auto& [key, keyval] : context.keyvals) {
    to.put(key);
    to.put(keyval.owner);
    to.put(keyval.copy_function);
    to.put(keyval.delete_function);
    to.put(keyval.extra_state);
    to.put(keyval.uses);
    to.put(keyval.freed ? 1 : 0);
  }
  to.put(context.last_used_code);
  to.put(static_cast<std::uint64_t>(context.added_codes.size()));
  for (const auto& [code, error_class] : context.added_codes) {
    to.put(code);
    to.put(error_class);
  }
  to.put(static_cast<std::uint64_t>(context.added_texts.size()));
  for (const auto& [code, text] : context.added_texts) {
    to.put(code);
    to.put(std::string_view{text});
  }
  to.put(context.predefined_attributes);
  to.put(context.only_caller.callback_words);
}

namespace {

constexpr const char* damaged_keys = "its keys of attributes are damaged";
constexpr const char* damaged_codes = "its error codes are damaged";

/// Whether a program can have added as many error classes and codes, and can add more.
bool is_last_code(int code) {
  constexpr int most = 1 << 30;
  return code >= guest_MPI_ERR_LASTCODE && code < most;
}

std::string restore_keyvals(Context& context, ArchiveReader& from) {
  const int first = context.next_keyval;
  const int next = from.get<int>();
  if (next < first) return damaged_keys;
  context.next_keyval = next;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int key = from.get<int>();
    const auto owner = static_cast<Keyval::Owner>(from.get<int>());
    Keyval keyval{.owner = owner};
    keyval.copy_function = from.get<Function>();
    keyval.delete_function = from.get<Function>();
    keyval.extra_state = from.get<UserData>();
    (void)from.get<int>();  // its uses, which count_uses() counts
    keyval.freed = from.get<int>() != 0;
    const bool has_owner =
        owner == Keyval::Owner::communicator || owner == Keyval::Owner::datatype || owner == Keyval::Owner::window;
    if (!from.ok() || !has_owner || key < first || key >= next || !context.keyvals.emplace(key, keyval).second)
      return damaged_keys;
  }
  return {};
}

std::string restore_codes(Context& context, ArchiveReader& from) {
  context.last_used_code = from.get<int>();
  if (!is_last_code(context.last_used_code)) return damaged_codes;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int code = from.get<int>();
    const int error_class = from.get<int>();
    if (!from.ok() || code <= guest_MPI_ERR_LASTCODE || code > context.last_used_code) return damaged_codes;
    context.added_codes[code] = error_class;
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int code = from.get<int>();
    std::string text = from.get_text();
    if (!from.ok() || !context.added_codes.contains(code) || text.size() >= std::size_t{guest_MPI_MAX_ERROR_STRING})
      return damaged_codes;
    context.added_texts[code] = std::move(text);
  }
  return {};
}

bool count_uses_of(Context& context, const AttributeList& attributes, Keyval::Owner owner) {
  for (const auto& [key, value] : attributes) {
    const auto found = context.keyvals.find(key);
    if (found == context.keyvals.end() || found->second.owner != owner) return false;
    ++found->second.uses;
  }
  return true;
}

}  // namespace

std::string restore_values(Context& context, ArchiveReader& from) {
  if (std::string wrong = restore_keyvals(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_codes(context, from); !wrong.empty()) return wrong;
  context.predefined_attributes = from.get<Address>();
  context.only_caller.callback_words = from.get<Address>();
  return {};
}

std::string count_uses(Context& context) {
  bool are_known = true;
  context.communicators.for_each([&](const std::unique_ptr<Communicator>& comm) {
    if (comm) are_known &= count_uses_of(context, comm->attributes, Keyval::Owner::communicator);
  });
  // A type that has several handles has its attributes once.
  std::set<const Datatype*> counted;
  context.datatypes.for_each([&](const std::shared_ptr<Datatype>& type) {
    if (type && !type->attributes.empty() && counted.insert(type.get()).second)
      are_known &= count_uses_of(context, type->attributes, Keyval::Owner::datatype);
  });
  context.windows.for_each([&](const std::unique_ptr<Window>& window) {
    if (window) are_known &= count_uses_of(context, window->attributes, Keyval::Owner::window);
  });
  return are_known && room_for_attributes(context) >= 0 ? std::string{} : damaged_keys;
}

}  // namespace mpiwasm::calls
