// Read-only file mappings.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "guest/host_file.hpp"

namespace mpiwasm::guest {

/// The contents of an open file, mapped for reading; the file may be closed afterwards.
class MappedFile {
 public:
  /// Whether all of it is read now, or each page when it is used.
  enum class Pages { now, when_used };

  [[nodiscard]] static std::optional<MappedFile> map(const HostFile& file, std::size_t size, Pages pages = Pages::now) {
    if (size == 0) return std::nullopt;
    const int flags = pages == Pages::now ? MAP_PRIVATE | MAP_POPULATE : MAP_PRIVATE;
    void* address = ::mmap(nullptr, size, PROT_READ, flags, file.number(), 0);
    if (address == MAP_FAILED) return std::nullopt;
    return MappedFile{static_cast<const std::byte*>(address), size};
  }
  MappedFile(MappedFile&& other) noexcept
      : address_(std::exchange(other.address_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  MappedFile& operator=(MappedFile&& other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    return *this;
  }
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile() {
    if (address_ != nullptr) ::munmap(const_cast<std::byte*>(address_), size_);
  }

  [[nodiscard]] std::span<const std::byte> bytes() const { return {address_, size_}; }

 private:
  MappedFile(const std::byte* address, std::size_t size) : address_(address), size_(size) {}
  const std::byte* address_;
  std::size_t size_;
};

}  // namespace mpiwasm::guest
