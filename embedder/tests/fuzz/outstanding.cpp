// See outstanding.hpp.
#include "outstanding.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t flag_place = place::answers + 0x20;
constexpr std::uint32_t request_place = place::answers + 0x24;
constexpr std::uint32_t any_source = static_cast<std::uint32_t>(-1);
constexpr std::uint32_t any_tag = static_cast<std::uint32_t>(-2);
constexpr std::uint32_t byte_type = 0x247;
constexpr std::uint32_t least_handle = 0x1000;  ///< of an object that is not predefined

bool is_receive(std::string_view name) {
  constexpr std::array<std::string_view, 4> names = {"MPI_Irecv", "MPI_Irecv_c", "MPI_Recv_init", "MPI_Recv_init_c"};
  return std::ranges::find(names, name) != names.end();
}

bool is_send(std::string_view name) {
  constexpr std::array<std::string_view, 9> beginnings = {"MPI_Isend",      "MPI_Issend",     "MPI_Irsend",
                                                          "MPI_Ibsend",     "MPI_Send_init",  "MPI_Ssend_init",
                                                          "MPI_Rsend_init", "MPI_Bsend_init", "MPI_Psend_init"};
  const auto begins = [&](std::string_view beginning) { return name.starts_with(beginning); };
  return !begins("MPI_Isendrecv") && std::ranges::any_of(beginnings, begins);
}

/// Of the request that a function makes; nothing when it makes none.
std::optional<std::size_t> place_of_request(const Function& function) {
  for (std::size_t i = 0; i < function.parameters.size(); ++i) {
    const Parameter& parameter = function.parameters[i];
    const bool is_request = parameter.shape == Shape::handle && table::handle_kinds[parameter.kind].name == "request";
    if (is_request && parameter.is_output && !parameter.is_list) return i;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Outstanding::Freed> Outstanding::about_to_free(const Function& function, const Words& words) {
  if (function.name != "MPI_Request_free") return std::nullopt;
  const std::uint32_t request = word(words[0]);
  if (request < least_handle) return std::nullopt;
  (void)memory_.store(guest::Address{flag_place}, 1U);
  const bool is_pending = call_("MPI_Request_get_status", {request, flag_place, 0}) == 0 && word(flag_place) == 0;
  return Freed{request, is_pending};
}

void Outstanding::note(const Function& function, const Words& words, std::optional<Freed> freed) {
  const std::lock_guard lock{mutex_};
  if (freed) {
    const auto found = std::ranges::find(begun_, freed->request, &Begun::request);
    if (found == begun_.end() || !found->only_sends) gave_up_ = true;
    if (found != begun_.end()) found->is_given_up = freed->is_pending;
    return;
  }
  const std::optional<std::size_t> place = place_of_request(function);
  if (!place) return;
  const std::uint32_t request = word(words[*place]);
  if (request < least_handle) return;
  Begun begun{.request = request, .only_sends = is_send(function.name), .only_receives = is_receive(function.name)};
  if (begun.only_receives) {
    begun.source = static_cast<std::uint32_t>(words[3]);
    begun.tag = static_cast<std::uint32_t>(words[4]);
    begun.comm = static_cast<std::uint32_t>(words[5]);
  }
  begun_.push_back(begun);
}

void Outstanding::end_request(std::uint32_t request) {
  (void)memory_.store(guest::Address{request_place}, request);
  // Those that are complete have to report what came; the others may be matched by a later input.
  if (call_("MPI_Test", {request_place, flag_place, 0}) != 0 || word(request_place) < least_handle) return;
  (void)call_("MPI_Cancel", {request_place});
  (void)call_("MPI_Request_free", {request_place});
}

/// No handle leads to it any more, so a message to this process completes it: an empty one, which fits any buffer.
void Outstanding::satisfy(const Begun& receive) {
  (void)memory_.store(guest::Address{flag_place}, any_source);
  if (call_("MPI_Comm_rank", {receive.comm, flag_place}) != 0) return;
  const std::uint32_t own = word(flag_place);
  if (receive.source != any_source && receive.source != own) return;
  const std::uint32_t tag = receive.tag == any_tag ? 0 : receive.tag;
  (void)memory_.store(guest::Address{request_place}, 0U);
  if (call_("MPI_Isend", {place::buffers, 0, byte_type, own, tag, receive.comm, request_place}) != 0) return;
  // It was complete already, and another receive of the kind is not there.
  (void)memory_.store(guest::Address{flag_place}, 0U);
  if (call_("MPI_Iprobe", {own, tag, receive.comm, flag_place, 0}) == 0 && word(flag_place) != 0)
    (void)call_("MPI_Recv", {place::buffers, 0, byte_type, own, tag, receive.comm, 0});
  (void)call_("MPI_Test", {request_place, flag_place, 0});
}

void Outstanding::end(bool is_alone) {
  std::vector<Begun> begun;
  {
    const std::lock_guard lock{mutex_};
    begun = std::exchange(begun_, {});
  }
  for (const Begun& each : begun)
    if (!each.is_given_up) end_request(each.request);
  for (const Begun& each : begun)
    if (each.is_given_up && each.only_receives && is_alone) satisfy(each);
  const std::lock_guard lock{mutex_};
  begun_.clear();
  gave_up_ = false;
}

}  // namespace mpiwasm::fuzz
