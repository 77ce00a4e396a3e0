// Reads the wasm binary format from unchecked bytes. The first error is recorded with its offset; from then on every
// read returns zero and at_end() is true, so that parsers need to check failed() only once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mpiwasm::wasm {

class ByteReader {
 public:
  static constexpr std::uint32_t most_items = 1'000'000;

  struct Failure {
    std::size_t offset;  ///< in the file
    std::string what;
  };

  /// `offset` is the place of the first byte in the file, for messages.
  explicit ByteReader(std::span<const std::byte> bytes, std::size_t offset = 0) : bytes_(bytes), origin_(offset) {}

  [[nodiscard]] std::size_t offset() const { return origin_ + position_; }
  [[nodiscard]] std::size_t remaining() const { return bytes_.size() - position_; }
  [[nodiscard]] bool at_end() const { return failed() || remaining() == 0; }
  [[nodiscard]] bool failed() const { return failure_.has_value(); }
  [[nodiscard]] const Failure& failure() const { return *failure_; }

  /// Records a failure at the current place, unless there is one already.
  void fail(std::string_view what) { fail_at(offset(), what); }
  void fail_at(std::size_t offset, std::string_view what) {
    if (!failure_) failure_ = Failure{offset, std::string{what}};
  }

  std::uint8_t byte(std::string_view what) {
    if (!has(1, what)) return 0;
    return std::to_integer<std::uint8_t>(bytes_[position_++]);
  }

  /// The next byte without taking it; 0 at the end.
  [[nodiscard]] std::uint8_t peek() const {
    return at_end() ? std::uint8_t{0} : std::to_integer<std::uint8_t>(bytes_[position_]);
  }

  /// A LEB128 number of at most `bits` bits.
  std::uint64_t unsigned_number(unsigned bits, std::string_view what);
  std::int64_t signed_number(unsigned bits, std::string_view what);

  std::uint32_t u32(std::string_view what) { return static_cast<std::uint32_t>(unsigned_number(32, what)); }

  /// The length of a vector whose items take at least one byte each, so that a false length cannot cost memory. No
  /// longer than the engine takes them (wasmparser's limits), before what is read of them takes many times their size.
  std::uint32_t item_count(std::string_view what, std::uint32_t most = most_items);

  std::span<const std::byte> take(std::size_t size, std::string_view what) {
    if (!has(size, what)) return {};
    const auto taken = bytes_.subspan(position_, size);
    position_ += size;
    return taken;
  }

  /// A name: its length and its bytes.
  std::string_view name(std::string_view what) {
    const auto bytes = take(u32(what), what);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }

 private:
  bool has(std::size_t size, std::string_view what);

  std::span<const std::byte> bytes_;
  std::size_t origin_;
  std::size_t position_ = 0;
  std::optional<Failure> failure_;
};

}  // namespace mpiwasm::wasm
