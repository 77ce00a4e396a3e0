// Hints (MPI-5.0, 10): changing and freeing lists; MPI-4.0's MPI_Info_get_string by the functions that every library
// has, and cutting values short, which MPICH 4.0 refuses.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "calls/core/generated_call.hpp"
#include "calls/process/change_info.hpp"
#include "calls/process/hint_sizes.hpp"

namespace mpiwasm::calls {

namespace {

/// Reads a complete value; `found` receives whether the key exists. Returns the host's code.
int read_value(MPI_Info info, const std::string& key, std::string& value, int& found) {
  int length = 0;
  const int code = MPI_Info_get_valuelen(info, key.c_str(), &length, &found);
  if (code != MPI_SUCCESS || found == 0) return code;
  value.resize(static_cast<std::size_t>(length) + 1);
  const int read = MPI_Info_get(info, key.c_str(), length, value.data(), &found);
  value.resize(static_cast<std::size_t>(length));
  return read;
}

/// The key as the library takes it.
std::string checked_key(Call& call, Address key) {
  const std::string host_key = call.string("key", key);
  const auto length = static_cast<std::int64_t>(host_key.size());
  call.require("key", rules::at_least(length, 1), guest_MPI_ERR_INFO_KEY);
  call.require("key", rules::at_most(length, longest_info_key), guest_MPI_ERR_INFO_KEY);
  return host_key;
}

}  // namespace

Hints hints_of(MPI_Info info) {
  Hints hints;
  int length = 0;
  if (info != MPI_INFO_NULL) MPI_Info_get_nkeys(info, &length);
  for (int place = 0; place < length; ++place) {
    std::array<char, MPI_MAX_INFO_KEY + 1> key{};
    std::string value;
    int found = 0;
    if (MPI_Info_get_nthkey(info, place, key.data()) != MPI_SUCCESS) continue;
    if (read_value(info, key.data(), value, found) == MPI_SUCCESS && found != 0)
      hints.emplace_back(key.data(), std::move(value));
  }
  return hints;
}

int make_info(const Hints& hints, MPI_Info* made) {
  int code = MPI_Info_create(made);
  for (const auto& [key, value] : hints) {
    if (code == MPI_SUCCESS) code = MPI_Info_set(*made, key.c_str(), value.c_str());
  }
  return code;
}

void Labels::remember(std::string_view text) { name = text.substr(0, guest_MPI_MAX_OBJECT_NAME - 1); }

void Labels::remember(MPI_Info info) {
  for (auto& [key, value] : hints_of(info)) {
    const auto earlier = std::ranges::find(hints, key, &Hints::value_type::first);
    if (earlier == hints.end()) {
      hints.emplace_back(std::move(key), std::move(value));
    } else {
      earlier->second = std::move(value);
    }
  }
}

namespace {

/// What a hint that is there takes; 0 when it is not there.
std::uint64_t present_size(MPI_Info info, const std::string& key) {
  int length = 0;
  int found = 0;
  const int code = MPI_Info_get_valuelen(info, key.c_str(), &length, &found);
  return code == MPI_SUCCESS && found != 0 ? size_of_hint(key.size(), static_cast<std::size_t>(length)) : 0;
}

/// A hint of a list takes `size` instead of `present`, which has not been charged when the library has set it.
void recharge(Context& context, Handle handle, std::uint64_t present, std::uint64_t size) {
  Info* list = context.infos.find(handle);
  if (list == nullptr) return;  // another thread has freed it
  const std::uint64_t charged = list->bytes.amount();
  list->bytes.change_to(context.hint_bytes, charged - std::min(charged, present) + size);
}

}  // namespace

Code guest_MPI_Info_set(Context* context, Handle info, Address key, Address value) {
  Call call(*context, "MPI_Info_set");
  const MPI_Info host = call.info("info", info);
  const std::string host_key = checked_key(call, key);
  const std::string host_value = call.string("value", value);
  const auto length = static_cast<std::int64_t>(host_value.size());
  call.require("value", rules::at_most(length, longest_info_value), guest_MPI_ERR_INFO_VALUE);
  if (call.failed()) return call.raise();
  const std::uint64_t size = size_of_hint(host_key.size(), host_value.size());
  const std::uint64_t present = host == MPI_INFO_NULL ? 0 : present_size(host, host_key);
  if (size > present && !context->hint_bytes.has_room_for(size - present)) {
    call.fail(guest_MPI_ERR_NO_MEM,
              fmt::format("the program's lists of hints hold the most, {} bytes", context->hint_bytes.most()));
    return call.raise();
  }
  const int code = change_info(
      *context, info, [&](MPI_Info changed) { return MPI_Info_set(changed, host_key.c_str(), host_value.c_str()); });
  if (code == MPI_SUCCESS) recharge(*context, info, present, size);
  return call.finish(code);
}

Code guest_MPI_Info_delete(Context* context, Handle info, Address key) {
  Call call(*context, "MPI_Info_delete");
  const MPI_Info host = call.info("info", info);
  const std::string host_key = checked_key(call, key);
  if (call.failed()) return call.raise();
  const std::uint64_t present = host == MPI_INFO_NULL ? 0 : present_size(host, host_key);
  const int code =
      change_info(*context, info, [&](MPI_Info changed) { return MPI_Info_delete(changed, host_key.c_str()); });
  if (code == MPI_SUCCESS) recharge(*context, info, present, 0);
  return call.finish(code);
}

Code guest_MPI_Info_free(Context* context, Address info) {
  Call call(*context, "MPI_Info_free");
  Handle* place = call.place<Handle>("info", info);
  const MPI_Info freed = call.consumed_info("info", place);
  if (call.failed()) return call.raise();
  call.forget_info(place);
  return call.finish(free_info(*context, freed));
}

Code guest_MPI_Info_get(Context* context, Handle info, Address key, std::int32_t valuelen, Address value,
                        Address flag) {
  Call call(*context, "MPI_Info_get");
  const MPI_Info host = call.info("info", info);
  const std::string host_key = checked_key(call, key);
  const std::size_t room = static_cast<std::size_t>(call.count("valuelen", valuelen)) + 1;
  int* flag_place = call.place<int>("flag", flag);
  const std::span<char> text = call.failed() ? std::span<char>{} : call.text("value", value, room);
  if (call.failed()) return call.raise();
  std::string whole;
  int found = 0;
  const int code = read_value(host, host_key, whole, found);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (found != 0) store_text(text, whole);
  *flag_place = found;
  return 0;
}

Code guest_MPI_Info_get_string(Context* context, Handle info, Address key, Address buflen, Address value,
                               Address flag) {
  Call call(*context, "MPI_Info_get_string");
  const MPI_Info host = call.info("info", info);
  const std::string host_key = checked_key(call, key);
  int* length = call.place<int>("buflen", buflen);
  int* flag_place = call.place<int>("flag", flag);
  const int room = length == nullptr ? 0 : call.count("buflen", read_once(length));
  std::span<char> text;
  if (room > 0) text = call.text("value", value, static_cast<std::uint64_t>(room));
  if (call.failed()) return call.raise();
  std::string whole;
  int found = 0;
  const int code = read_value(host, host_key, whole, found);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (found != 0) {
    store_text(text, whole);
    *length = static_cast<int>(whole.size()) + 1;
  }
  *flag_place = found;
  return 0;
}

}  // namespace mpiwasm::calls
