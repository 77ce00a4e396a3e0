// A datatype constructor under way (MPI-5.0, 5.1). Every constructor records its arguments, so that envelope and
// contents are answered in the guest's own terms and the type can be made again under another library.
//
// Where the data of the new type lie is computed first (layout/constructors.hpp). A type that does not fit, or that the
// library would lay out otherwise, is refused: everything that is checked later relies on these numbers.
#pragma once

#include "calls/core/attributes.hpp"
#include "calls/core/call.hpp"
#include "layout/constructors.hpp"

namespace mpiwasm::calls {

using Numbers = std::vector<std::int64_t>;
using layout::LayoutPointer;

/// How the guest called: with int or with MPI_Count arguments. Decides where contents are reported (MPI-5.0, 5.1.13).
enum class Width { narrow, large };

/// A list among the arguments of a constructor: one in guest memory, which is read when the constructor asks for it, or
/// one of mpiwasm.
class NumberList {
 public:
  /// In guest memory, with elements of type T.
  template <class T>
  static NumberList numbers(const char* argument, Address address, std::int64_t length) {
    return {argument, address, length, sizeof(T) == sizeof(std::int64_t), false};
  }
  /// The same; each element must be a valid count.
  template <class T>
  static NumberList counts(const char* argument, Address address, std::int64_t length) {
    return {argument, address, length, sizeof(T) == sizeof(std::int64_t), true};
  }
  explicit NumberList(Numbers values) : values_(std::move(values)) {}

  [[nodiscard]] Numbers read(Call& call) const;

 private:
  NumberList(const char* argument, Address address, std::int64_t length, bool wide, bool are_counts)
      : argument_(argument), address_(address), length_(length), wide_(wide), are_counts_(are_counts) {}

  const char* argument_ = nullptr;  // null: the values are here
  Address address_{};
  std::int64_t length_ = 0;
  bool wide_ = false;
  bool are_counts_ = false;
  Numbers values_;
};

/// A list of types among the arguments, likewise.
class TypeList {
 public:
  TypeList(const char* argument, Address address, std::int64_t length)
      : argument_(argument), address_(address), length_(length) {}
  explicit TypeList(std::vector<Handle> values) : values_(std::move(values)) {}

  [[nodiscard]] std::vector<Handle> read(Call& call) const;

 private:
  const char* argument_ = nullptr;
  Address address_{};
  std::int64_t length_ = 0;
  std::vector<Handle> values_;
};

/// Where the handle of a new type goes: a place in guest memory, which is checked, or one of mpiwasm.
class NewDatatype {
 public:
  NewDatatype(Address address) : address_(address) {}  // NOLINT(google-explicit-constructor): an argument of the guest
  explicit NewDatatype(Handle* place) : place_(place) {}

  [[nodiscard]] Handle* place(Call& call) const {
    return place_ != nullptr ? place_ : call.result_place(call.context().datatypes, "newtype", address_);
  }

 private:
  Address address_{};
  Handle* place_ = nullptr;
};

/// One constructor call under way.
class Construction {
 public:
  Construction(Call& call, Width width, const char* combiner_name, int combiner, const NewDatatype& newtype)
      : call_(call), width_(width), combiner_name_(combiner_name), place_(newtype.place(call)) {
    type_->recipe = std::make_unique<DatatypeRecipe>();
    type_->recipe->combiner = combiner;
  }

  /// The type behind an argument of the constructor, which becomes part of the new type.
  const Datatype& part(const char* argument, Handle handle);

  /// An argument in the place of a type that is none (MPI_LB, MPI_UB).
  void marker(Handle handle) { recipe().parts.push_back({handle, nullptr}); }

  /// Arguments that are integers in either form.
  void integer(std::int64_t value) { recipe().integers.push_back(value); }
  void integers(const Numbers& values) { append(recipe().integers, values); }
  /// Arguments that are counts: integers in the narrow form, large counts in the other.
  void count(std::int64_t value) { (large() ? recipe().large_counts : recipe().integers).push_back(value); }
  void counts(const Numbers& values) { append(large() ? recipe().large_counts : recipe().integers, values); }
  /// Arguments that are addresses in the narrow form, large counts in the other.
  void address(std::int64_t value) { (large() ? recipe().large_counts : recipe().addresses).push_back(value); }
  void addresses(const Numbers& values) { append(large() ? recipe().large_counts : recipe().addresses, values); }

  /// Only the large-count constructor can make the new type.
  void has_large_counts() { type_->has_large_counts = true; }

  /// Sets the layout of the new type, unless the type is invalid. Called before the library.
  void model(const layout::Made& made);
  [[nodiscard]] const LayoutPointer& model() const { return model_; }

  /// Where the host writes its new type.
  MPI_Datatype* host() { return &type_->host; }

  /// Fails with the reason that this host has no large-count function.
  int too_large();

  /// Hands the new type to the guest, or raises what went wrong.
  Code finish(int host_code);

 private:
  /// Fails when the library does not survive the type.
  void require_survivable();

  /// The guest's compiler aligns a long double to 16 bytes; the host's type that stands for it is aligned to 8.
  [[nodiscard]] int pad_long_doubles();

  /// A type without data becomes one that has nothing but its bounds. Of parts without data, Open MPI makes one whose
  /// data begin at the end of all addresses, and receives there what should not have come.
  [[nodiscard]] int leave_bounds();

  [[nodiscard]] DatatypeRecipe& recipe() { return *type_->recipe; }
  [[nodiscard]] bool large() const { return width_ == Width::large; }
  static void append(Numbers& list, const Numbers& values) { list.insert(list.end(), values.begin(), values.end()); }

  Call& call_;
  Width width_;
  const char* combiner_name_;
  Handle* place_;
  std::shared_ptr<Datatype> type_ = std::make_shared<Datatype>();
  LayoutPointer model_;
};

/// Gives the host's `type` other bounds.
int resize(MPI_Datatype& type, MPI_Aint lower, MPI_Aint extent);

/// A new type without data, which is not committed. Reductions of Open MPI do not survive a type without data that was
/// made of a committed one, nor its duplicate: they copy by a description that was never set.
int make_empty(MPI_Datatype& type, MPI_Aint lower, MPI_Aint extent);

}  // namespace mpiwasm::calls
