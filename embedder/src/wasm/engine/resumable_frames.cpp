#include "wasm/engine/resumable_frames.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "wasm/engine/watched_imports.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::wasm {
namespace {

tl::unexpected<Error> failed(std::string message) {
  return tl::unexpected(Error{ErrorKind::instantiation, std::move(message)});
}

}  // namespace

bool ValueStack::put(std::span<const std::byte> value) {
  if (value.size() > most_bytes - bytes_.size()) return false;
  bytes_.insert(bytes_.end(), value.begin(), value.end());
  return true;
}

bool ValueStack::take(std::span<std::byte> value) {
  if (value.size() > bytes_.size()) return false;
  std::memcpy(value.data(), bytes_.data() + (bytes_.size() - value.size()), value.size());
  bytes_.resize(bytes_.size() - value.size());
  return true;
}

bool ValueStack::assign(std::span<const std::byte> bytes) {
  if (bytes.size() > most_bytes) return false;
  bytes_.assign(bytes.begin(), bytes.end());
  return true;
}

Expected<GuestFrames::Linked> ResumableFrames::link_plain(guest::HostCode code, void* environment) {
  return Linked{code, environment};
}

Expected<GuestFrames::Linked> ResumableFrames::link_watched(WatchedImport& import) {
  return Linked{&mpiwasm_enter_import_of, &import};
}

void ResumableFrames::use_global(std::string_view name, wasm_global_t* global) {
  if (name == resume_state_global) state_global_ = global;
}

Expected<OwnedFunction> ResumableFrames::entry(const wasm_func_t*, const std::byte*) {
  if (state_global_ == nullptr) return failed("the module has not been made resumable");
  return OwnedFunction{};
}

void ResumableFrames::set(ResumeState state) {
  state_ = state;
  wasm_val_t value{};
  value.kind = WASM_I32;
  value.of.i32 = static_cast<std::int32_t>(state);
  wasm_global_set(state_global_, &value);
}

bool ResumableFrames::can_save(const ImportFrame&) const { return callbacks() == 0; }

void ResumableFrames::leave(std::function<void()> when_left) {
  when_left_ = std::move(when_left);
  set(ResumeState::leaving);
}

bool ResumableFrames::has_left() {
  if (state_ != ResumeState::leaving) return false;
  // To save a job completes operations, for which the library may call functions of the guest.
  set(ResumeState::running);
  std::exchange(when_left_, nullptr)();
  return true;
}

void ResumableFrames::enter_again() { set(ResumeState::entering); }

bool ResumableFrames::has_entered_again() {
  if (state_ != ResumeState::entering) return false;
  set(ResumeState::running);
  return true;
}

void ResumableFrames::save(const Stop&, guest::ArchiveWriter& to) const {
  to.put(std::uint64_t{values_.bytes().size()});
  to.put_bytes(values_.bytes());
}

std::string ResumableFrames::restore(guest::ArchiveReader& from) {
  const auto bytes = from.take(from.get<std::uint64_t>());
  if (!from.ok() || bytes.empty() || !values_.assign(bytes)) return "its stack is incomplete";
  return {};
}

}  // namespace mpiwasm::wasm
