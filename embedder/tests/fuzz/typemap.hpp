// A datatype of bytes as MPI-5.0, 5.1, describes it: where its bytes lie, in order, and its bounds. It is computed
// without any code of mpiwasm, in 128 bits, so that it can compute what mpiwasm and a library make of the same type.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mpiwasm::fuzz {

// GCC and clang warn of it as no part of C++.
__extension__ typedef __int128 Wide;

/// `length` consecutive bytes.
struct Piece {
  Wide start;
  std::int64_t length;
};

class Typemap {
 public:
  /// Without bytes, to be added to.
  Typemap() = default;

  /// MPI_BYTE.
  static Typemap byte() {
    Typemap type;
    type.pieces_ = {{0, 1}};
    type.upper_ = 1;
    type.empty_ = false;
    return type;
  }

  /// Adds a copy of a type at a place.
  void add(const Typemap& part, Wide place) {
    for (const Piece& piece : part.pieces_) append({piece.start + place, piece.length});
    mixed_ = mixed_ || part.mixed_ || part.extent() < 0 || (!empty_ && part.resized_ != resized_);
    // Bounds that MPI_Type_create_resized has set are those of everything around.
    if (empty_ || (part.resized_ && !resized_)) {
      lower_ = part.lower_ + place;
      upper_ = part.upper_ + place;
      resized_ = part.resized_;
    } else if (part.resized_ == resized_) {
      lower_ = std::min(lower_, part.lower_ + place);
      upper_ = std::max(upper_, part.upper_ + place);
    }
    empty_ = false;
  }
  /// Adds `count` copies side by side, the first at `place`.
  void add_block(const Typemap& part, std::int64_t count, Wide place) {
    for (std::int64_t i = 0; i < count; ++i) add(part, place + i * part.extent());
  }

  [[nodiscard]] Typemap resized(Wide lower, Wide extent) const {
    Typemap type = *this;
    type.lower_ = lower;
    type.upper_ = lower + extent;
    type.resized_ = true;
    type.mixed_ = false;
    return type;
  }

  [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }
  /// True when only some of the parts have bounds that MPI_Type_create_resized has set, or when it has set the upper
  /// bound of a part below the lower one: libraries differ on what that does to the bounds of all.
  [[nodiscard]] bool is_mixed() const { return mixed_; }
  void set_bounds(Wide lower, Wide extent) {
    lower_ = lower;
    upper_ = lower + extent;
  }
  [[nodiscard]] Wide lower() const { return lower_; }
  [[nodiscard]] Wide extent() const { return upper_ - lower_; }
  [[nodiscard]] std::int64_t size() const {
    std::int64_t sum = 0;
    for (const Piece& piece : pieces_) sum += piece.length;
    return sum;
  }

 private:
  void append(Piece piece) {
    if (!pieces_.empty() && pieces_.back().start + pieces_.back().length == piece.start)
      pieces_.back().length += piece.length;
    else
      pieces_.push_back(piece);
  }

  std::vector<Piece> pieces_;
  Wide lower_ = 0;
  Wide upper_ = 0;
  bool resized_ = false;
  bool empty_ = true;
  bool mixed_ = false;
};

}  // namespace mpiwasm::fuzz
