// Where the data of a datatype lies in memory (MPI-5.0, 5.1): the typemap, as a tree of constructor arguments,
// so that a type of a million blocks needs no more memory than one of two.
//
// This is mpiwasm's only model of datatypes. The built-in MPI moves data by it; for every other library it determines,
// before that library is called, whether a type is valid and which bytes it may access.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mpiwasm::layout {

/// Layouts with a number beyond this do not come about, so that sums and differences of their numbers do not overflow.
inline constexpr std::int64_t farthest = std::int64_t{1} << 60;
/// Types of types of types: a guest must not decide how deep this code, or that of an MPI library, calls itself.
inline constexpr int deepest = 2000;
/// Blocks of a type once all types in it are written out, as some libraries do when a type is made.
inline constexpr std::int64_t most_blocks = std::int64_t{1} << 24;
/// Types may name the same bytes again and again, so that data are larger than any memory. The host copies that much.
inline constexpr std::int64_t most_repeated_data = std::int64_t{1} << 24;

/// A product of numbers of the guest: their product as far as it fits, otherwise one that is too far for any layout.
[[nodiscard]] inline std::int64_t product(std::int64_t left, std::int64_t right) {
  std::int64_t result = 0;
  const bool fits = !__builtin_mul_overflow(left, right, &result);
  if (fits && result > -2 * farthest && result < 2 * farthest) return result;
  return (left < 0) == (right < 0) ? 2 * farthest : -2 * farthest;
}

class Layout;
using LayoutPointer = std::shared_ptr<const Layout>;

/// A basic element, as the external representation sees it: complex numbers are two numbers.
struct Element {
  std::int64_t number_size = 1;
  std::int64_t numbers = 1;
  [[nodiscard]] std::int64_t size() const { return number_size * numbers; }
  bool operator==(const Element&) const = default;
};

/// Consecutive bytes that hold elements of one kind.
struct Run {
  std::int64_t offset;
  std::int64_t bytes;
  Element element;
};

/// Returns false to see no more runs.
using RunVisitor = std::function<bool(const Run&)>;

/// `count` copies of a layout, the first at `offset`, the others `stride` bytes apart.
struct Part {
  std::int64_t offset;
  std::int64_t count;
  std::int64_t stride;
  LayoutPointer layout;
};

class Layout {
 public:
  /// One basic element at offset 0.
  [[nodiscard]] static LayoutPointer basic(Element element);
  /// All parts, in their order. Null when it would be larger than any memory.
  [[nodiscard]] static LayoutPointer combine(std::vector<Part> parts);
  /// The same with the padding that a C struct has at its end.
  [[nodiscard]] static LayoutPointer combine_struct(std::vector<Part> parts);
  /// `old` with other bounds. Null when they are too far away.
  [[nodiscard]] static LayoutPointer resize(const LayoutPointer& old, std::int64_t lower_bound, std::int64_t extent);
  /// `old` with other natural bounds: those that a library gives it by its own rules of padding.
  [[nodiscard]] static LayoutPointer with_natural_bounds(const LayoutPointer& old, std::int64_t lower_bound,
                                                         std::int64_t extent);

  /// `old` with padding behind its last number that counts as data, up to `true_extent`: libraries differ in that.
  [[nodiscard]] static LayoutPointer with_padding(const LayoutPointer& old, std::int64_t true_extent);

  [[nodiscard]] std::int64_t size() const { return size_; }
  /// Bytes of data in `count` elements.
  [[nodiscard]] std::int64_t bytes(std::int64_t count) const { return product(count, size_); }
  /// Whether these data may be copied: they are not much larger than the memory that contains them.
  [[nodiscard]] bool may_be_copied(std::int64_t count) const;
  [[nodiscard]] std::int64_t lower_bound() const { return lower_.value; }
  [[nodiscard]] std::int64_t extent() const { return upper_.value - lower_.value; }
  [[nodiscard]] std::int64_t true_lower_bound() const { return true_lower_; }
  [[nodiscard]] std::int64_t true_extent() const { return true_upper_ - true_lower_; }
  /// Whether a program set a bound itself, here or in a type that this one is made of.
  [[nodiscard]] bool has_set_bounds() const { return lower_.set_by_user || upper_.set_by_user; }
  /// Basic elements in it.
  [[nodiscard]] std::int64_t elements() const { return elements_; }
  /// Basic elements in so many bytes of data; nothing when these end inside of one.
  [[nodiscard]] std::optional<std::int64_t> elements_in(std::int64_t bytes) const;
  /// Bytes of data that so many basic elements take.
  [[nodiscard]] std::int64_t bytes_of(std::int64_t elements) const;

  /// Shows all data of `count` elements that begin at `offset`, in the order of the typemap; false when stopped.
  bool visit(std::int64_t offset, std::int64_t count, const RunVisitor& visitor) const;
  /// True when `count` elements are consecutive bytes.
  [[nodiscard]] bool is_dense(std::int64_t count) const { return contiguous_ && (count == 1 || extent() == size_); }

 private:
  struct Bound {
    std::int64_t value = 0;
    bool set_by_user = false;  ///< by MPI_Type_create_resized; wins over natural bounds
  };
  struct Bounds;

  [[nodiscard]] bool is_near() const;
  void find_contiguous();

  std::vector<Part> parts_;
  Element element_;
  std::int64_t size_ = 0;
  std::int64_t elements_ = 0;
  std::int64_t blocks_ = 1;
  int depth_ = 1;
  std::int64_t alignment_ = 1;
  Bound lower_;
  Bound upper_;
  std::int64_t true_lower_ = 0;
  std::int64_t true_upper_ = 0;
  bool contiguous_ = false;  ///< one run: elements of one kind without gaps, in order
};

}  // namespace mpiwasm::layout
