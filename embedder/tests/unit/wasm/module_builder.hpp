// Builds wasm modules byte by byte for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace mpiwasm::tests {

using Bytes = std::vector<std::byte>;

/// A piece of a module. Numbers must be below 128, so that each is one byte, except where length() is used.
class Piece {
 public:
  Piece() = default;
  Piece(std::initializer_list<unsigned> values) {
    for (const unsigned value : values) bytes_.push_back(static_cast<std::byte>(value));
  }
  Piece& operator+=(const Piece& other) {
    bytes_.insert(bytes_.end(), other.bytes_.begin(), other.bytes_.end());
    return *this;
  }
  friend Piece operator+(Piece left, const Piece& right) { return left += right; }
  [[nodiscard]] const Bytes& bytes() const { return bytes_; }

  /// A number in LEB128.
  static Piece number(std::size_t value) {
    Piece piece;
    do {
      const auto low = static_cast<unsigned>(value & 0x7fU);
      value >>= 7;
      piece.bytes_.push_back(static_cast<std::byte>(value != 0 ? low | 0x80U : low));
    } while (value != 0);
    return piece;
  }
  static Piece name(std::string_view text) {
    Piece piece = number(text.size());
    for (const char letter : text) piece.bytes_.push_back(static_cast<std::byte>(letter));
    return piece;
  }
  static Piece section(unsigned id, const Piece& contents) {
    return Piece{id} + number(contents.bytes_.size()) + contents;
  }
  static Piece header() { return {0, 'a', 's', 'm', 1, 0, 0, 0}; }

 private:
  Bytes bytes_;
};

/// A module with one of everything that the inspector reads: two imports, a table, a memory, a global, exports, an
/// element segment, two functions with empty bodies, data, and the sections name, producers and target_features.
/// `table_base` is where its function pointers begin.
inline Piece complete_module(unsigned table_base = 2) {
  using P = Piece;
  const P types = P{3, 0x60, 0, 0, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0};
  const P imports = P{2} + P::name("mpi_abi_1") + P::name("MPI_Comm_rank") + P{0, 1} +
                    P::name("wasi_snapshot_preview1") + P::name("proc_exit") + P{0, 2};
  const P exports =
      P{3} + P::name("_start") + P{0, 2} + P::name("memory") + P{2, 0} + P::name("__indirect_function_table") + P{1, 0};
  const P names = P::name("name") + P::section(1, P{2, 2} + P::name("_start") + P{3} + P::name("_ZN4grid4stepEv"));
  const P producers = P::name("producers") + P{2} + P::name("language") + P{1} + P::name("C11") + P::name("") +
                      P::name("processed-by") + P{1} + P::name("clang") + P::name("22");
  const P features = P::name("target_features") + P{1, '+'} + P::name("simd128");
  return P::header() + P::section(1, types) + P::section(2, imports) + P::section(3, {2, 0, 0}) +
         P::section(4, {1, 0x70, 1, 4, 4}) + P::section(5, {1, 1, 2, 16}) + P::section(6, {1, 0x7f, 1, 0x41, 0, 0x0b}) +
         P::section(7, exports) + P::section(9, {1, 0, 0x41, table_base, 0x0b, 1, 3}) + P::section(12, {1}) +
         P::section(10, {2, 2, 0, 0x0b, 2, 0, 0x0b}) + P::section(11, {1, 0, 0x41, 8, 0x0b, 3, 'a', 'b', 'c'}) +
         P::section(0, names) + P::section(0, producers) + P::section(0, features);
}

}  // namespace mpiwasm::tests
