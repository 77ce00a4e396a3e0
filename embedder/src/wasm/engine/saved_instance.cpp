// What a checkpoint keeps of an instance besides its memory.
#include <cstring>
#include <span>

#include "wasm/engine/instance.hpp"

namespace mpiwasm::wasm {

/// Functions that are left give away the exceptions that they hold, too.
bool Instance::keeps_exceptions() const { return guest_frames_ == nullptr || !guest_frames_->are_left(); }

void Instance::save(guest::ArchiveWriter& to) const {
  std::size_t size = 0;
  const std::uint8_t* globals = wasmer_instance_globals(instance_.get(), &size);
  to.put(static_cast<std::uint64_t>(size));
  to.put_bytes(std::as_bytes(std::span{globals, size}));
  OwnedBytes exceptions;
  if (keeps_exceptions()) wasmer_exceptions_save(store_, exceptions.get());
  to.put(static_cast<std::uint64_t>(exceptions.size()));
  to.put_bytes(std::as_bytes(std::span{exceptions.data(), exceptions.size()}));
  // Blocks of host libraries that begin elsewhere than the guest's allocator knows.
  to.put(static_cast<std::uint64_t>(moved_.size()));
  for (const auto& [aligned, block] : moved_) {
    to.put(aligned);
    to.put(block);
  }
}

std::string Instance::restore(guest::ArchiveReader& from) {
  std::size_t size = 0;
  std::uint8_t* globals = wasmer_instance_globals(instance_.get(), &size);
  const auto saved = from.take(from.get<std::uint64_t>());
  const auto exceptions = from.take(from.get<std::uint64_t>());
  if (!from.ok() || saved.size() != size) return "its globals are those of another module";
  if (size > 0) std::memcpy(globals, saved.data(), size);
  if (keeps_exceptions() &&
      !wasmer_exceptions_restore(store_, reinterpret_cast<const std::uint8_t*>(exceptions.data()), exceptions.size()))
    return take_last_error();
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto aligned = from.get<guest::Address>();
    moved_[aligned] = from.get<guest::Address>();
  }
  return from.ok() ? std::string{} : "it is incomplete";
}

}  // namespace mpiwasm::wasm
