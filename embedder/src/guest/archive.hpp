// The state of a host library as bytes: written for a checkpoint, read for a restart. Numbers are those of this
// machine's byte order. A reader never reads beyond its end; what is missing is 0, and ok() is false from then on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mpiwasm::guest {

class ArchiveWriter {
 public:
  template <class T>
    requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
  void put(T value) {
    put_bytes(std::as_bytes(std::span{&value, 1}));
  }
  void put(std::string_view text) {
    put(static_cast<std::uint64_t>(text.size()));
    put_bytes(std::as_bytes(std::span{text}));
  }
  template <class T>
    requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
  void put_list(const std::vector<T>& list) {
    put(static_cast<std::uint64_t>(list.size()));
    for (const T value : list) put(value);
  }
  void put_bytes(std::span<const std::byte> bytes) {
    const std::size_t end = bytes_.size();
    bytes_.resize(end + bytes.size());
    if (!bytes.empty()) std::memcpy(bytes_.data() + end, bytes.data(), bytes.size());
  }

  [[nodiscard]] const std::vector<std::byte>& bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

class ArchiveReader {
 public:
  explicit ArchiveReader(std::span<const std::byte> bytes) : rest_(bytes) {}

  template <class T>
    requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
  [[nodiscard]] T get() {
    T value{};
    const auto bytes = take(sizeof value);
    if (!bytes.empty()) std::memcpy(&value, bytes.data(), sizeof value);
    return value;
  }
  [[nodiscard]] std::string get_text() {
    const auto bytes = take(get<std::uint64_t>());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  template <class T>
  [[nodiscard]] std::vector<T> get_list() {
    std::vector<T> list;
    for (std::uint64_t left = get_count(); left > 0; --left) list.push_back(get<T>());
    return list;
  }
  /// How many elements follow, each of which has a byte at least.
  [[nodiscard]] std::uint64_t get_count() {
    const auto count = get<std::uint64_t>();
    if (count <= rest_.size()) return count;
    is_ok_ = false;
    return 0;
  }
  /// The next bytes; nothing when there are fewer.
  [[nodiscard]] std::span<const std::byte> take(std::uint64_t size) {
    if (size > rest_.size()) {
      is_ok_ = false;
      rest_ = {};
      return {};
    }
    const auto taken = rest_.first(static_cast<std::size_t>(size));
    rest_ = rest_.subspan(static_cast<std::size_t>(size));
    return taken;
  }

  [[nodiscard]] bool ok() const { return is_ok_; }
  [[nodiscard]] bool is_at_end() const { return is_ok_ && rest_.empty(); }

 private:
  std::span<const std::byte> rest_;
  bool is_ok_ = true;
};

}  // namespace mpiwasm::guest
