// MPI_Info_get_string (MPI-4.0), by the functions that every library has.
#include <algorithm>

#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Info_get_string(Context* context, Word info, Word key, Word buflen, Word value, Word flag) {
  Call call(*context, "MPI_Info_get_string");
  const MPI_Info host = call.info("info", info);
  const char* host_key = call.string("key", key);
  int* length = call.place<int>("buflen", buflen);
  int* found = call.place<int>("flag", flag);
  const int room = length == nullptr ? 0 : call.count("buflen", *length);
  char* text = room > 0 ? call.text("value", value, static_cast<std::uint64_t>(room)) : nullptr;
  if (call.failed()) return call.raise();
  int value_length = 0;
  int code = MPI_Info_get_valuelen(host, host_key, &value_length, found);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (*found == 0) return 0;
  if (room > 0) {
    // MPI_Info_get cuts the value to the length it is given and adds a zero.
    code = MPI_Info_get(host, host_key, std::min(room - 1, value_length), text, found);
    if (code != MPI_SUCCESS) return call.raise_host(code);
  }
  *length = value_length + 1;
  return 0;
}

}  // namespace mpiwasm::calls
