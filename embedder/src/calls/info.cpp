// Values of hints (MPI-5.0, 10): MPI-4.0's MPI_Info_get_string by the functions that every library has, and cutting
// values short, which MPICH 4.0 refuses.
#include <algorithm>
#include <cstring>
#include <string>

#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

namespace {

/// Reads a whole value; `found` tells whether the key is there. Returns the host's code.
int read_value(MPI_Info info, const char* key, std::string& value, int& found) {
  int length = 0;
  const int code = MPI_Info_get_valuelen(info, key, &length, &found);
  if (code != MPI_SUCCESS || found == 0) return code;
  value.resize(static_cast<std::size_t>(length) + 1);
  const int read = MPI_Info_get(info, key, length, value.data(), &found);
  value.resize(static_cast<std::size_t>(length));
  return read;
}

/// The key as the library takes it.
const char* checked_key(Call& call, Word key) {
  const char* host_key = call.string("key", key);
  call.require("key", rules::at_least(rules::length(host_key), 1), guest_MPI_ERR_INFO_KEY);
  call.require("key", rules::at_most(rules::length(host_key), longest_info_key), guest_MPI_ERR_INFO_KEY);
  return host_key;
}

/// Copies as much of a value as fits `room` bytes with the zero behind it.
void give_value(const std::string& value, char* place, std::size_t room) {
  const std::size_t shown = std::min(room - 1, value.size());
  std::memcpy(place, value.data(), shown);
  place[shown] = '\0';
}

}  // namespace

Code guest_MPI_Info_get(Context* context, Word info, Word key, std::int32_t valuelen, Word value, Word flag) {
  Call call(*context, "MPI_Info_get");
  const MPI_Info host = call.info("info", info);
  const char* host_key = checked_key(call, key);
  const std::size_t room = static_cast<std::size_t>(call.count("valuelen", valuelen)) + 1;
  int* found = call.place<int>("flag", flag);
  char* text = call.failed() ? nullptr : call.text("value", value, room);
  if (call.failed()) return call.raise();
  std::string whole;
  const int code = read_value(host, host_key, whole, *found);
  if (code == MPI_SUCCESS && *found != 0) give_value(whole, text, room);
  return call.finish(code);
}

Code guest_MPI_Info_get_string(Context* context, Word info, Word key, Word buflen, Word value, Word flag) {
  Call call(*context, "MPI_Info_get_string");
  const MPI_Info host = call.info("info", info);
  const char* host_key = checked_key(call, key);
  int* length = call.place<int>("buflen", buflen);
  int* found = call.place<int>("flag", flag);
  const int room = length == nullptr ? 0 : call.count("buflen", *length);
  char* text = room > 0 ? call.text("value", value, static_cast<std::uint64_t>(room)) : nullptr;
  if (call.failed()) return call.raise();
  std::string whole;
  const int code = read_value(host, host_key, whole, *found);
  if (code == MPI_SUCCESS && *found != 0) {
    if (room > 0) give_value(whole, text, static_cast<std::size_t>(room));
    *length = static_cast<int>(whole.size()) + 1;
  }
  return call.finish(code);
}

}  // namespace mpiwasm::calls
