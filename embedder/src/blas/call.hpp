// One call of a guest: checks its arguments and passes them to the library. The end of a guest leaves the frames of a
// call without destructors, so memory of the host is allocated behind all other checks.
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "blas/extent.hpp"
#include "blas/library.hpp"
#include "blas/scratch.hpp"
#include "guest/linear_memory.hpp"

namespace mpiwasm::blas {

using guest::Address;

/// What compilers of Fortran pass for each letter, behind all other arguments.
constexpr std::size_t letter_length = 1;

/// The letters that an argument may be. As bits, because a search takes longer than the rest of a call.
class Letters {
 public:
  template <std::size_t size>
  consteval Letters(const char (&text)[size]) : is_empty_(size == 1) {  // NOLINT(google-explicit-constructor)
    for (const char letter : text)
      if (letter != '\0') (letter < 64 ? low_ : high_) |= bit(letter);
  }
  /// Of a character below 128.
  [[nodiscard]] constexpr bool has(char letter) const { return ((letter < 64 ? low_ : high_) & bit(letter)) != 0; }
  [[nodiscard]] constexpr bool is_empty() const { return is_empty_; }

 private:
  static constexpr std::uint64_t bit(char letter) { return std::uint64_t{1} << (letter & 63); }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
  bool is_empty_;
};

/// Of which argument, for messages.
struct Place {
  int position;
  const char* name;
};

class Call {
 public:
  Call(Library& library, Routine routine, const char* name)
      : library_(library), code_(library.code(routine)), memory_(library.memory()), name_(name) {
    if (code_ == nullptr) unavailable();
  }

  // Legality, by the position of an argument. Only the first illegal one is kept.

  /// The letter in upper case. Where nothing is said, LAPACK takes all others for the same.
  [[nodiscard]] char letter(int position, std::uint32_t value, Letters allowed) {
    const std::uint32_t upper = value >= 'a' && value <= 'z' ? value - 'a' + 'A' : value;
    refuse_unless(value < 128 && (allowed.is_empty() || allowed.has(static_cast<char>(upper))), position);
    return static_cast<char>(upper);
  }
  /// A letter that the library replaces, in memory of the guest: a copy for give_back_letter().
  [[nodiscard]] char letter_at(Place place, Address address) {
    const auto found = memory_.array<char>(address, 1);
    if (!found) outside(place, address, 1, 1);
    return found->front();
  }
  void refuse_if(int position, bool is_illegal) { refuse_unless(!is_illegal, position); }
  void size(int position, std::int32_t value) { refuse_unless(value >= 0, position); }
  void size(int position, std::int32_t value, Extent largest, Extent smallest = 0) {
    refuse_unless(value >= smallest && value <= largest, position);
  }
  void increment(int position, std::int32_t value) { refuse_unless(value != 0, position); }
  void leading(int position, std::int32_t value, Number auto rows) { refuse_unless(value >= most(1, rows), position); }
  [[nodiscard]] bool is_illegal() const { return illegal_ != 0; }
  /// For functions, which have no way to report it.
  [[noreturn]] void end_as_illegal() const;
  [[nodiscard]] std::int32_t illegal_argument() const { return illegal_; }

  /// The guest only asks for the length of a work array: its other arrays are not used.
  void set_query() { is_query_ = true; }

  // What the library would do wrong.

  /// Whether the library has no room for vectors of this length.
  template <class T>
  [[nodiscard]] bool is_too_long(Extent length, bool has_step, Copies copies) const {
    const Buffers& buffers = library_.buffers();
    const Extent bytes = length * static_cast<Extent>(sizeof(T));
    if (copies == Copies::once) return has_step && bytes > buffers.bytes_of_one;
    return bytes > buffers.bytes_for_each_thread && (has_step || buffers.has_threads);
  }
  /// Whether the library, which computes this in 32 bits, finds another number.
  static constexpr bool overflows(Extent number) { return !is_narrow(number); }
  /// The module is to do it itself; ends one that cannot.
  [[nodiscard]] std::int32_t decline() const {
    if (!library_.guest_may_be_declined()) not_declined();
    return declined;
  }

  /// What the library gets for the length of a work array: that which it has asked for, or the guest's if that is more.
  template <class T>
  [[nodiscard]] std::int32_t best_length(std::int32_t of_guest, const T& asked) const {
    auto real = std::real(asked);
    // It may have been rounded where not all integers are numbers.
    if (std::nextafter(real, decltype(real){0}) <= real - 1) real = std::nextafter(real, INFINITY);
    const double number = real;
    // Not more than the guest's memory: the library needs it for arrays of the guest.
    const auto most_of_guest = static_cast<double>(memory_.size() / sizeof(T));
    if (!(number >= 0 && number <= most_of_guest && number <= INT32_MAX)) return no_length;
    return std::max(of_guest, static_cast<std::int32_t>(number));
  }
  static constexpr std::int32_t no_length = 0;

  // Arrays in guest memory. They end the guest when they are not inside.

  template <class T>
  [[nodiscard]] T* array(Place place, Address address, Extent count) {
    return elements<T>(place, address, count);
  }
  template <class T>
  [[nodiscard]] T* vector(Place place, Address address, Number auto count, std::int32_t step) {
    // Libraries negate a step, in 32 bits.
    if (step == INT32_MIN) outside(place, address, INT32_MAX, sizeof(T));
    if (!is_narrow(count)) return elements<T>(place, address, spanned(Extent{count}, absolute(wide(step)), Extent{1}));
    const std::int64_t distance = step < 0 ? -std::int64_t{step} : std::int64_t{step};
    return elements<T>(place, address, spanned(static_cast<std::int64_t>(count), distance, std::int64_t{1}));
  }
  template <class T>
  [[nodiscard]] T* matrix(Place place, Address address, Number auto rows, Number auto columns, std::int32_t leading) {
    if (!is_narrow(rows) || !is_narrow(columns))
      return elements<T>(place, address, spanned(Extent{columns}, wide(leading), Extent{rows}));
    return elements<T>(
        place, address,
        spanned(static_cast<std::int64_t>(columns), std::int64_t{leading}, static_cast<std::int64_t>(rows)));
  }

  // Arrays that the library gets a copy of.

  /// What the library writes: give_back() copies it to the guest.
  [[nodiscard]] Scratch<std::int32_t> integers_out(Place place, Address address, Extent count) {
    (void)array<std::int32_t>(place, address, count);
    return scratch<std::int32_t>(count);
  }
  /// Numbers that decide where the library writes, which must not change meanwhile: give_back() copies them.
  template <class T>
  [[nodiscard]] Scratch<T> held(Place place, Address address, Extent count) {
    const T* const given = array<T>(place, address, count);
    Scratch<T> copy = scratch<T>(count);
    if (!is_query_ && copy.size() > 0) std::memcpy(copy.data(), given, copy.size() * sizeof(T));
    return copy;
  }
  /// What the library reads and writes. The first `checked` are indices from 1 to `last`.
  [[nodiscard]] Scratch<std::int32_t> integers_both(Place place, Address address, Extent count, Extent checked,
                                                    Extent last) {
    Scratch<std::int32_t> copy = held<std::int32_t>(place, address, count);
    for (std::size_t number = 0; !is_query_ && static_cast<Extent>(number) < least(checked, count); ++number)
      if (copy.data()[number] < 1 || copy.data()[number] > last) no_index(place, copy.data()[number], last);
    return copy;
  }
  /// LOGICAL values that the library reads: tests of other values than 0 and 1 need not agree.
  [[nodiscard]] Scratch<std::int32_t> logicals(Place place, Address address, Extent count) {
    Scratch<std::int32_t> copy = held<std::int32_t>(place, address, count);
    for (std::size_t number = 0; !is_query_ && number < copy.size(); ++number)
      copy.data()[number] = copy.data()[number] != 0 ? 1 : 0;
    return copy;
  }
  /// What the library takes for indices, from 1 to `last`.
  [[nodiscard]] Scratch<std::int32_t> indices(Place place, Address address, Extent count, Extent last) {
    return integers_both(place, address, count, count, last);
  }
  /// The same for pivots of blocks: those of two rows are negative, and in pairs, from either end.
  [[nodiscard]] Scratch<std::int32_t> block_integers_both(Place place, Address address, Extent count, Extent checked,
                                                          Extent last) {
    Scratch<std::int32_t> copy = held<std::int32_t>(place, address, count);
    if (is_query_) return copy;
    const auto number = static_cast<std::size_t>(most(0, least(checked, count)));
    check_blocks(place, {copy.data(), number}, last);
    return copy;
  }
  [[nodiscard]] Scratch<std::int32_t> block_indices(Place place, Address address, Extent count, Extent last) {
    return block_integers_both(place, address, count, count, last);
  }
  /// Pivots of tridiagonal matrices: the row itself or the next one.
  [[nodiscard]] Scratch<std::int32_t> adjacent_both(Place place, Address address, Extent count, Extent checked) {
    Scratch<std::int32_t> copy = held<std::int32_t>(place, address, count);
    for (std::size_t number = 0; !is_query_ && static_cast<Extent>(number) < least(checked, count); ++number) {
      const auto row = static_cast<Extent>(number) + 1;
      const std::int32_t value = copy.data()[number];
      if (value != row && (value != row + 1 || value > count)) no_index(place, value, least(row + 1, count));
    }
    return copy;
  }
  [[nodiscard]] Scratch<std::int32_t> adjacent(Place place, Address address, Extent count) {
    return adjacent_both(place, address, count, count);
  }
  /// A work array; give_back_first() stores its first number, the best length, in that of the guest.
  template <class T>
  [[nodiscard]] Scratch<T> work(Place place, Address address, Extent length) {
    return work<T>(place, address, length, length);
  }
  /// The same, with more elements for the library than the guest has.
  template <class T>
  [[nodiscard]] Scratch<T> work(Place place, Address address, Extent guest_length, Extent length) {
    const bool was_query = is_query_;
    is_query_ = false;  // the first number is written in any case
    (void)array<T>(place, address, was_query ? 1 : most(1, guest_length));
    is_query_ = was_query;
    return scratch<T>(most(1, length));
  }
  template <class T>
  [[nodiscard]] Scratch<T> scratch(Extent count) {
    const auto size = static_cast<std::size_t>(is_query_ || count < 0 ? 0 : count);
    const Extent bytes = most(1, static_cast<Extent>(size)) * static_cast<Extent>(sizeof(T));
    if (count > most_elements || bytes > PTRDIFF_MAX) no_memory(count, sizeof(T));
    auto* data = static_cast<T*>(allocate_scratch(static_cast<std::size_t>(bytes)));
    if (data == nullptr) no_memory(count, sizeof(T));
    return {data, size};
  }

  /// Calls the library.
  template <class Result, class... Arguments>
  Result run(Arguments... arguments) const {
    return reinterpret_cast<Result (*)(Arguments...)>(code_)(arguments...);
  }
  template <class Result, class... Arguments>
  [[nodiscard]] Result run_complex(Arguments... arguments) const {
    if (library_.complex_result() == ComplexResult::in_registers) return run<Result>(arguments...);
    Result result;
    run<void>(&result, arguments...);
    return result;
  }

  // Results. Their places have been checked.

  template <class T>
  void give_back(Address address, const Scratch<T>& values) const {
    if (!is_query_ && values.size() > 0) std::memcpy(memory_.at(address), values.data(), values.size() * sizeof(T));
  }
  void give_back_letter(Address address, char letter) const { std::memcpy(memory_.at(address), &letter, 1); }
  template <class T>
  void give_back_first(Address address, const Scratch<T>& values) const {
    std::memcpy(memory_.at(address), values.data(), sizeof(T));
  }
  template <class T>
  void store(Place place, Address address, const T& value) {
    if (!memory_.store(address, value)) outside(place, address, 1, sizeof(T));
  }

 private:
  template <class T, class Count>
  T* elements(Place place, Address address, Count count) {
    if (is_query_ || count <= 0) return reinterpret_cast<T*>(spare_);
    if (number(address) < first_address) outside(place, address, count, sizeof(T));
    if (count > static_cast<Count>(memory_.size() / sizeof(T))) outside(place, address, count, sizeof(T));
    const auto found = memory_.array<T>(address, static_cast<std::uint64_t>(count));
    if (!found) outside(place, address, count, sizeof(T));
    return found->data();
  }
  /// From the first element to the last of `count` blocks of `length`, `distance` apart. Numbers of 32 bits need no
  /// more than 64, which the shortest calls notice.
  template <class Integer>
  static Integer spanned(Integer count, Integer distance, Integer length) {
    return count <= 0 || length <= 0 ? 0 : (count - 1) * distance + length;
  }
  void refuse_unless(bool is_legal, int position) {
    if (!is_legal && (illegal_ == 0 || position < illegal_)) illegal_ = position;
  }
  [[noreturn]] void unavailable() const;
  [[noreturn]] void not_declined() const;
  [[noreturn]] void outside(Place place, Address address, Extent count, std::size_t size) const;
  void check_blocks(Place place, std::span<const std::int32_t> pivots, Extent last) const;
  [[noreturn]] void no_index(Place place, std::int32_t value, Extent last) const;
  [[noreturn]] void no_memory(Extent count, std::size_t size) const;

  /// Of mpiwasm_declined in guest-sdk/lib/blas/at_host.h.
  static constexpr std::int32_t declined = INT32_MIN;
  /// Of what linkers place in memory. What a library wrongly accesses just before an array is in memory, too.
  static constexpr std::uint32_t first_address = 1024;
  /// More is in no memory; its bytes do not overflow.
  static constexpr Extent most_elements = Extent{1} << 48;

  Library& library_;
  void* code_;
  guest::LinearMemory memory_;
  const char* name_;
  std::int32_t illegal_ = 0;
  bool is_query_ = false;
  /// What an array without elements is: some routines write scalars there.
  alignas(16) std::byte spare_[64] = {};
};

}  // namespace mpiwasm::blas
