#include "calls/process/change_info.hpp"

#include <memory>
#include <utility>

#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

using translate::callers;

namespace {

/// What calls name while they read a list. A list in use shares it with no other that matters: when two lists have the
/// same one, both last as long as either is read. It is no handle, as no kind of handles begins with these bits.
Handle name_of(MPI_Info host) {
  constexpr std::uint32_t no_kind = 0xfU << 28;
  const std::size_t number = std::hash<MPI_Info>{}(host);
  return Handle{no_kind | static_cast<std::uint32_t>(number ^ number >> 28)};
}

/// A list that the guest does not have, or no longer.
class OwnInfo {
 public:
  explicit OwnInfo(MPI_Info host) : host_(host) {}
  OwnInfo(const OwnInfo&) = delete;
  OwnInfo& operator=(const OwnInfo&) = delete;
  ~OwnInfo() { MPI_Info_free(&host_); }

  void swap(MPI_Info& other) { std::swap(host_, other); }

 private:
  MPI_Info host_;
};

}  // namespace

void name_info(MPI_Info host) {
  if (callers.give_turns_away()) current_caller().name(name_of(host));
}

int change_info(Context& context, Handle handle, const std::function<int(MPI_Info)>& change) {
  if (handle == guest_MPI_INFO_NULL) return change(MPI_INFO_NULL);  // which the library refuses
  for (;;) {
    const Info* present = context.infos.find(handle);
    if (present == nullptr) return MPI_SUCCESS;  // another thread has freed it
    const MPI_Info host = present->host;
    if (!callers.give_turns_away()) return change(host);
    name_info(host);
    MPI_Info copy = MPI_INFO_NULL;
    int code = MPI_Info_dup(host, &copy);
    if (code != MPI_SUCCESS) return code;
    const auto own = std::make_shared<OwnInfo>(copy);
    code = change(copy);
    Info* place = context.infos.find(handle);
    if (code != MPI_SUCCESS || place == nullptr) return code;
    // Another thread has changed the list: that must not be lost.
    if (place->host != host) continue;
    own->swap(place->host);
    keep_while_named(context, name_of(host), own);
    return MPI_SUCCESS;
  }
}

int free_info(Context& context, MPI_Info host) {
  if (!callers.is_named(name_of(host))) return MPI_Info_free(&host);
  keep_while_named(context, name_of(host), std::make_shared<OwnInfo>(host));
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::calls
