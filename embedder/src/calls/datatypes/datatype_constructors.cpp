// Constructors of datatypes (MPI-5.0, 5.1). Every constructor records its arguments, so that envelope and contents are
// answered in the guest's own terms and the type can be made again under another library.
//
// Where the data of the new type lie is computed first (layout/constructors.hpp). A type that does not fit, or that the
// library would lay out otherwise, is refused: everything that is checked later relies on these numbers.
//
// Each constructor exists twice, with int and with MPI_Count arguments; both widen to 64 bits and share one body, which
// calls the host's int function when the values fit and its large-count function otherwise.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "calls/core/attributes.hpp"
#include "calls/datatypes/make_datatype.hpp"
#include "calls/guest_functions.hpp"
#include "layout/constructors.hpp"

namespace mpiwasm::calls {

namespace {

using Numbers = std::vector<std::int64_t>;
using layout::LayoutPointer;

/// Gives the host's `type` other bounds.
int resize(MPI_Datatype& type, MPI_Aint lower, MPI_Aint extent) {
  MPI_Datatype unbounded = type;
  const int code = MPI_Type_create_resized(unbounded, lower, extent, &type);
  MPI_Type_free(&unbounded);
  return code;
}

/// How the guest called: decides where contents are reported (MPI-5.0, 5.1.13).
enum class Width { narrow, large };

bool fits_int(std::int64_t value) {
  return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
}
bool fits_int(const Numbers& values) {
  return std::all_of(values.begin(), values.end(), [](std::int64_t value) { return fits_int(value); });
}

std::vector<int> as_int(const Numbers& values) {
  std::vector<int> narrow;
  for (const std::int64_t value : values) narrow.push_back(static_cast<int>(value));
  return narrow;
}
std::vector<MPI_Aint> as_aint(const Numbers& values) { return {values.begin(), values.end()}; }
std::vector<MPI_Count> as_count(const Numbers& values) { return {values.begin(), values.end()}; }

template <class T>
Numbers numbers(Call& call, const char* argument, Address address, std::int64_t length) {
  Numbers values;
  for (const T value : call.array<T>(argument, address, length)) values.push_back(value);
  return values;
}

template <class T>
Numbers counts(Call& call, const char* argument, Address address, std::int64_t length) {
  Numbers values = numbers<T>(call, argument, address, length);
  for (const std::int64_t value : values) call.large_count(argument, value);
  return values;
}

/// Where the handle of a new type goes: a place in guest memory, which is checked, or one of mpiwasm.
class Result {
 public:
  Result(Address address) : address_(address) {}  // NOLINT(google-explicit-constructor): an argument of the guest
  explicit Result(Handle* place) : place_(place) {}

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
  Construction(Call& call, Width width, const char* combiner_name, int combiner, const Result& newtype)
      : call_(call), width_(width), combiner_name_(combiner_name), place_(newtype.place(call)) {
    type_->recipe = std::make_unique<DatatypeRecipe>();
    type_->recipe->combiner = combiner;
  }

  /// The type behind an argument of the constructor, which becomes part of the new type.
  const Datatype& part(const char* argument, Handle handle) {
    std::shared_ptr<Datatype> part = call_.nestable_datatype(argument, handle);
    if (!part) return call_.context().no_datatype;
    const Datatype& object = *part;
    type_->inherit(object);
    recipe().parts.push_back({object.predefined ? handle : no_handle, std::move(part)});
    return object;
  }

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

  /// Sets the layout of the new type, unless the type is invalid. Called before the library.
  void model(const layout::Made& made) {
    if (made) {
      model_ = *made;
    } else {
      const bool bad_argument = made.error().reason == layout::Refusal::Reason::bad_argument;
      call_.fail(bad_argument ? guest_MPI_ERR_ARG : guest_MPI_ERR_TYPE, made.error().text);
    }
  }
  [[nodiscard]] const LayoutPointer& model() const { return model_; }

  /// Where the host writes its new type.
  MPI_Datatype* host() { return &type_->host; }

  /// Fails with the reason that this host has no large-count function.
  int too_large() {
    call_.fail(
        guest_MPI_ERR_VALUE_TOO_LARGE,
        fmt::format("a count or displacement does not fit an int, and this MPI library has no {}_c", combiner_name_));
    return MPI_SUCCESS;
  }

  /// Hands the new type to the guest, or raises what went wrong.
  Code finish(int host_code) {
    if (host_code != MPI_SUCCESS) type_->host = MPI_DATATYPE_NULL;  // the value there is not a type
    if (call_.failed()) return call_.raise();
    if (host_code == MPI_SUCCESS) host_code = pad_long_doubles();
    if (host_code == MPI_SUCCESS && model_->size() == 0) host_code = leave_bounds();
    if (host_code != MPI_SUCCESS) return call_.raise_host(host_code);
    if (!type_->agree_with(model_)) {
      call_.fail(
          guest_MPI_ERR_TYPE,
          fmt::format("the MPI library lays the type out differently: {} bytes of data from {} to {} instead of {} "
                      "from {} to {}",
                      type_->size, type_->true_lower_bound, type_->true_lower_bound + type_->true_extent,
                      model_->size(), model_->true_lower_bound(), model_->true_lower_bound() + model_->true_extent()));
      return call_.raise();
    }
    host_code = MPI_Type_commit(&type_->host);
    if (host_code != MPI_SUCCESS) return call_.raise_host(host_code);
    *place_ = call_.new_datatype(std::move(type_));
    return 0;
  }

 private:
  /// The guest's compiler aligns a long double to 16 bytes; the host's type that stands for it is aligned to 8.
  [[nodiscard]] int pad_long_doubles() {
    if (!type_->foreign_format || model_->has_set_bounds()) return MPI_SUCCESS;
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    const int code = MPI_Type_get_extent(type_->host, &lower, &extent);
    if (code != MPI_SUCCESS || (lower == model_->lower_bound() && extent == model_->extent())) return code;
    return resize(type_->host, model_->lower_bound(), model_->extent());
  }

  /// A type without data becomes one that has nothing but its bounds. Of parts without data, Open MPI makes one whose
  /// data begin at the end of all addresses, and receives there what should not have come.
  [[nodiscard]] int leave_bounds() {
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    if (const int code = MPI_Type_get_extent(type_->host, &lower, &extent); code != MPI_SUCCESS) return code;
    MPI_Type_free(&type_->host);
    const int code = MPI_Type_contiguous(0, MPI_BYTE, &type_->host);
    if (code != MPI_SUCCESS || (lower == 0 && extent == 0)) return code;
    return resize(type_->host, lower, extent);
  }

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

// --- the shared bodies -------------------------------------------------------------------------------------------

Code make_contiguous(Context& context, const char* name, Width width, std::int64_t count, Handle oldtype,
                     const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_contiguous", guest_MPI_COMBINER_CONTIGUOUS, newtype);
  call.large_count("count", count);
  const Datatype& old = type.part("oldtype", oldtype);
  type.count(count);
  if (!call.failed()) type.model(layout::contiguous(old.layout, count));
  if (call.failed()) return call.raise();
  if (fits_int(count)) return type.finish(MPI_Type_contiguous(static_cast<int>(count), old.host, type.host()));
  if (MPI_Type_contiguous_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_contiguous_c(count, old.host, type.host()));
}

Code make_vector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                 std::int64_t stride, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_vector", guest_MPI_COMBINER_VECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength, stride});
  if (!call.failed()) type.model(layout::vector(old.layout, count, blocklength, stride));
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength, stride})) {
    return type.finish(MPI_Type_vector(static_cast<int>(count), static_cast<int>(blocklength), static_cast<int>(stride),
                                       old.host, type.host()));
  }
  if (MPI_Type_vector_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_vector_c(count, blocklength, stride, old.host, type.host()));
}

Code make_hvector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                  std::int64_t stride, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hvector", guest_MPI_COMBINER_HVECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.address(stride);
  if (!call.failed()) type.model(layout::hvector(old.layout, count, blocklength, stride));
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength})) {
    return type.finish(
        MPI_Type_create_hvector(static_cast<int>(count), static_cast<int>(blocklength), stride, old.host, type.host()));
  }
  if (MPI_Type_create_hvector_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_hvector_c(count, blocklength, stride, old.host, type.host()));
}

Code make_indexed(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                  const auto& read_displacements, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_indexed", guest_MPI_COMBINER_INDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = read_lengths(call);
  const Numbers displacements = read_displacements(call);
  const Datatype& old = type.part("oldtype", oldtype);
  type.count(count);
  type.counts(lengths);
  type.counts(displacements);
  if (!call.failed()) type.model(layout::indexed(old.layout, lengths, displacements, old.extent));
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(lengths) && fits_int(displacements)) {
    return type.finish(MPI_Type_indexed(static_cast<int>(count), as_int(lengths).data(), as_int(displacements).data(),
                                        old.host, type.host()));
  }
  if (MPI_Type_indexed_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_indexed_c(count, as_count(lengths).data(), as_count(displacements).data(), old.host, type.host()));
}

Code make_hindexed(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                   const auto& read_displacements, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed", guest_MPI_COMBINER_HINDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = read_lengths(call);
  const Numbers displacements = read_displacements(call);
  const Datatype& old = type.part("oldtype", oldtype);
  type.count(count);
  type.counts(lengths);
  type.addresses(displacements);
  if (!call.failed()) type.model(layout::indexed(old.layout, lengths, displacements, 1));
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(lengths)) {
    return type.finish(MPI_Type_create_hindexed(static_cast<int>(count), as_int(lengths).data(),
                                                as_aint(displacements).data(), old.host, type.host()));
  }
  if (MPI_Type_create_hindexed_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_hindexed_c(count, as_count(lengths).data(), as_count(displacements).data(),
                                                old.host, type.host()));
}

Code make_indexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                        const auto& read_displacements, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_indexed_block", guest_MPI_COMBINER_INDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = read_displacements(call);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.counts(displacements);
  if (!call.failed()) type.model(layout::indexed_block(old.layout, blocklength, displacements, old.extent));
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(blocklength) && fits_int(displacements)) {
    return type.finish(MPI_Type_create_indexed_block(static_cast<int>(count), static_cast<int>(blocklength),
                                                     as_int(displacements).data(), old.host, type.host()));
  }
  if (MPI_Type_create_indexed_block_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_create_indexed_block_c(count, blocklength, as_count(displacements).data(), old.host, type.host()));
}

Code make_hindexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                         const auto& read_displacements, Handle oldtype, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed_block", guest_MPI_COMBINER_HINDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = read_displacements(call);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.addresses(displacements);
  if (!call.failed()) type.model(layout::indexed_block(old.layout, blocklength, displacements, 1));
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(blocklength)) {
    return type.finish(MPI_Type_create_hindexed_block(static_cast<int>(count), static_cast<int>(blocklength),
                                                      as_aint(displacements).data(), old.host, type.host()));
  }
  if (MPI_Type_create_hindexed_block_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_create_hindexed_block_c(count, blocklength, as_count(displacements).data(), old.host, type.host()));
}

/// Bounds of a structure that are set by MPI_LB and MPI_UB among its types. MPI-3.0 removed these markers; guests that
/// use them get them from mpi_removed.h.
class Bounds {
 public:
  /// True when `handle` is a marker; then its displacement is the bound.
  bool mark(Handle handle, std::int64_t displacement) {
    if (handle == lower_marker) lower_ = std::min(lower_.value_or(displacement), displacement);
    if (handle == upper_marker) upper_ = std::max(upper_.value_or(displacement), displacement);
    return handle == lower_marker || handle == upper_marker;
  }

  [[nodiscard]] bool any() const { return lower_ || upper_; }

  /// The structure `layout` with these bounds.
  [[nodiscard]] layout::Made apply(const LayoutPointer& layout) const {
    const std::int64_t lower = lower_.value_or(layout->lower_bound());
    const std::int64_t upper = upper_.value_or(layout->lower_bound() + layout->extent());
    std::int64_t extent = 0;
    if (__builtin_sub_overflow(upper, lower, &extent)) extent = 2 * layout::farthest;  // refused as too large
    return layout::resized(layout, lower, extent);
  }

 private:
  static constexpr Handle lower_marker{0xffe};
  static constexpr Handle upper_marker{0xfff};

  std::optional<std::int64_t> lower_;
  std::optional<std::int64_t> upper_;
};

Code make_struct(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                 const auto& read_displacements, const auto& read_types, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_struct", guest_MPI_COMBINER_STRUCT, newtype);
  call.large_count("count", count);
  const Numbers lengths = read_lengths(call);
  const Numbers displacements = read_displacements(call);
  type.count(count);
  type.counts(lengths);
  type.addresses(displacements);
  Bounds bounds;
  Numbers kept_lengths;
  Numbers kept_displacements;
  std::vector<MPI_Datatype> hosts;
  std::vector<LayoutPointer> layouts;
  const std::vector<Handle> handles = read_types(call);
  for (std::size_t i = 0; i < handles.size() && !call.failed(); ++i) {
    if (bounds.mark(handles[i], displacements[i])) {
      type.marker(handles[i]);
      continue;
    }
    const Datatype& part = type.part("array_of_types", handles[i]);
    hosts.push_back(part.host);
    layouts.push_back(part.layout);
    kept_lengths.push_back(lengths[i]);
    kept_displacements.push_back(displacements[i]);
  }
  if (!call.failed()) type.model(layout::structure(kept_lengths, kept_displacements, layouts));
  if (!call.failed() && bounds.any()) type.model(bounds.apply(type.model()));
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  if (fits_int(count) && fits_int(kept_lengths)) {
    code = MPI_Type_create_struct(static_cast<int>(hosts.size()), as_int(kept_lengths).data(),
                                  as_aint(kept_displacements).data(), hosts.data(), type.host());
  } else if (MPI_Type_create_struct_c != nullptr) {
    code = MPI_Type_create_struct_c(static_cast<MPI_Count>(hosts.size()), as_count(kept_lengths).data(),
                                    as_count(kept_displacements).data(), hosts.data(), type.host());
  } else {
    code = type.too_large();
  }
  if (code == MPI_SUCCESS && !call.failed() && bounds.any())
    code = resize(*type.host(), type.model()->lower_bound(), type.model()->extent());
  return type.finish(code);
}

layout::Order order_of(std::int32_t order) {
  return order == guest_MPI_ORDER_FORTRAN ? layout::Order::first_dimension_fastest
                                          : layout::Order::last_dimension_fastest;
}

layout::Distribution::Kind kind_of(std::int64_t distribution) {
  if (distribution == guest_MPI_DISTRIBUTE_BLOCK) return layout::Distribution::Kind::block;
  if (distribution == guest_MPI_DISTRIBUTE_CYCLIC) return layout::Distribution::Kind::cyclic;
  return layout::Distribution::Kind::none;  // what is none of the three has been refused
}

Code make_subarray(Context& context, const char* name, Width width, std::int32_t ndims, const auto& read_sizes,
                   const auto& read_subsizes, const auto& read_starts, std::int32_t order, Handle oldtype,
                   const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_subarray", guest_MPI_COMBINER_SUBARRAY, newtype);
  call.count("ndims", ndims);
  const Numbers sizes = read_sizes(call);
  const Numbers subsizes = read_subsizes(call);
  const Numbers starts = read_starts(call);
  const int host_order = call.constant("order", order, translate::order_rows, guest_MPI_ERR_ARG);
  const Datatype& old = type.part("oldtype", oldtype);
  type.integer(ndims);
  type.counts(sizes);
  type.counts(subsizes);
  type.counts(starts);
  type.integer(order);
  if (!call.failed()) type.model(layout::subarray(old.layout, sizes, subsizes, starts, order_of(order)));
  if (call.failed()) return call.raise();
  if (fits_int(sizes) && fits_int(subsizes) && fits_int(starts)) {
    return type.finish(MPI_Type_create_subarray(ndims, as_int(sizes).data(), as_int(subsizes).data(),
                                                as_int(starts).data(), host_order, old.host, type.host()));
  }
  if (MPI_Type_create_subarray_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_subarray_c(ndims, as_count(sizes).data(), as_count(subsizes).data(),
                                                as_count(starts).data(), host_order, old.host, type.host()));
}

struct DarrayArguments {
  std::int32_t size, rank, ndims;
  std::int32_t order;
  Handle oldtype;
  Result newtype;
};

Code make_darray(Context& context, const char* name, Width width, const DarrayArguments& from, const auto& read_sizes,
                 const auto& read_distributions, const auto& read_arguments, const auto& read_processes) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_darray", guest_MPI_COMBINER_DARRAY, from.newtype);
  call.count("ndims", from.ndims);
  (void)call.ranks_in("rank", {&from.rank, 1}, from.size);
  const Numbers sizes = read_sizes(call);
  const Numbers distributions = read_distributions(call);
  const Numbers arguments = read_arguments(call);
  const Numbers processes = read_processes(call);
  std::vector<int> host_distributions;
  for (const std::int64_t value : distributions) {
    host_distributions.push_back(call.constant("array_of_distribs", static_cast<std::int32_t>(value),
                                               translate::distribution_rows, guest_MPI_ERR_ARG));
  }
  std::vector<int> host_arguments;
  for (const std::int64_t value : arguments) {
    const bool standard = value == guest_MPI_DISTRIBUTE_DFLT_DARG;
    host_arguments.push_back(standard ? MPI_DISTRIBUTE_DFLT_DARG : static_cast<int>(value));
  }
  std::vector<layout::Distribution> dimensions;
  for (std::size_t i = 0; i < std::min({sizes.size(), distributions.size(), arguments.size(), processes.size()}); ++i) {
    const bool standard = arguments[i] == guest_MPI_DISTRIBUTE_DFLT_DARG;
    dimensions.push_back({kind_of(distributions[i]), sizes[i], processes[i], standard ? 0 : arguments[i], standard});
  }
  const int host_order = call.constant("order", from.order, translate::order_rows, guest_MPI_ERR_ARG);
  const Datatype& old = type.part("oldtype", from.oldtype);
  type.integers({from.size, from.rank, from.ndims});
  type.counts(sizes);
  type.integers(distributions);
  type.integers(arguments);
  type.integers(processes);
  type.integer(from.order);
  const std::int64_t most = fits_int(sizes) ? std::numeric_limits<int>::max() : layout::farthest;
  if (!call.failed()) {
    type.model(layout::distributed_array(old.layout, from.size, from.rank, dimensions, order_of(from.order), most));
  }
  if (call.failed()) return call.raise();
  if (fits_int(sizes)) {
    return type.finish(MPI_Type_create_darray(from.size, from.rank, from.ndims, as_int(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old.host, type.host()));
  }
  if (MPI_Type_create_darray_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_darray_c(from.size, from.rank, from.ndims, as_count(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old.host, type.host()));
}

Code make_resized(Context& context, const char* name, Width width, Handle oldtype, std::int64_t lower_bound,
                  std::int64_t extent, const Result& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_resized", guest_MPI_COMBINER_RESIZED, newtype);
  const Datatype& old = type.part("oldtype", oldtype);
  type.address(lower_bound);
  type.address(extent);
  if (!call.failed()) type.model(layout::resized(old.layout, lower_bound, extent));
  if (call.failed()) return call.raise();
  return type.finish(MPI_Type_create_resized(old.host, lower_bound, extent, type.host()));
}

/// Reads an array argument of the narrow or the large form when the constructor asks for it.
template <class T>
auto reader(const char* argument, Address address, std::int64_t length) {
  return [=](Call& call) { return numbers<T>(call, argument, address, length); };
}
auto handle_reader(const char* argument, Address address, std::int64_t length) {
  return [=](Call& call) {
    const std::span<const Handle> given = call.array<const Handle>(argument, address, length);
    return std::vector<Handle>(given.begin(), given.end());
  };
}
template <class T>
auto count_reader(const char* argument, Address address, std::int64_t length) {
  return [=](Call& call) { return counts<T>(call, argument, address, length); };
}

}  // namespace

// --- the constructors, narrow and large ----------------------------------------------------------------------------

Code guest_MPI_Type_contiguous(Context* context, std::int32_t count, Handle oldtype, Address newtype) {
  return make_contiguous(*context, "MPI_Type_contiguous", Width::narrow, count, oldtype, newtype);
}
Code guest_MPI_Type_contiguous_c(Context* context, std::int64_t count, Handle oldtype, Address newtype) {
  return make_contiguous(*context, "MPI_Type_contiguous_c", Width::large, count, oldtype, newtype);
}

Code guest_MPI_Type_vector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                           Handle oldtype, Address newtype) {
  return make_vector(*context, "MPI_Type_vector", Width::narrow, count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_vector_c(Context* context, std::int64_t count, std::int64_t blocklength, std::int64_t stride,
                             Handle oldtype, Address newtype) {
  return make_vector(*context, "MPI_Type_vector_c", Width::large, count, blocklength, stride, oldtype, newtype);
}

Code guest_MPI_Type_create_hvector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                                   Handle oldtype, Address newtype) {
  return make_hvector(*context, "MPI_Type_create_hvector", Width::narrow, count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_create_hvector_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                     std::int64_t stride, Handle oldtype, Address newtype) {
  return make_hvector(*context, "MPI_Type_create_hvector_c", Width::large, count, blocklength, stride, oldtype,
                      newtype);
}

Code guest_MPI_Type_indexed(Context* context, std::int32_t count, Address lengths, Address displacements,
                            Handle oldtype, Address newtype) {
  return make_indexed(*context, "MPI_Type_indexed", Width::narrow, count,
                      count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                      reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_indexed_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                              Handle oldtype, Address newtype) {
  return make_indexed(*context, "MPI_Type_indexed_c", Width::large, count,
                      count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                      reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_hindexed(Context* context, std::int32_t count, Address lengths, Address displacements,
                                    Handle oldtype, Address newtype) {
  return make_hindexed(*context, "MPI_Type_create_hindexed", Width::narrow, count,
                       count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                       reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_hindexed_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                                      Handle oldtype, Address newtype) {
  return make_hindexed(*context, "MPI_Type_create_hindexed_c", Width::large, count,
                       count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                       reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_indexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                         Address displacements, Handle oldtype, Address newtype) {
  return make_indexed_block(*context, "MPI_Type_create_indexed_block", Width::narrow, count, blocklength,
                            reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_indexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                           Address displacements, Handle oldtype, Address newtype) {
  return make_indexed_block(*context, "MPI_Type_create_indexed_block_c", Width::large, count, blocklength,
                            reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_hindexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                          Address displacements, Handle oldtype, Address newtype) {
  return make_hindexed_block(*context, "MPI_Type_create_hindexed_block", Width::narrow, count, blocklength,
                             reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_hindexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                            Address displacements, Handle oldtype, Address newtype) {
  return make_hindexed_block(*context, "MPI_Type_create_hindexed_block_c", Width::large, count, blocklength,
                             reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_struct(Context* context, std::int32_t count, Address lengths, Address displacements,
                                  Address types, Address newtype) {
  return make_struct(*context, "MPI_Type_create_struct", Width::narrow, count,
                     count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                     reader<std::int32_t>("array_of_displacements", displacements, count),
                     handle_reader("array_of_types", types, count), newtype);
}
Code guest_MPI_Type_create_struct_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                                    Address types, Address newtype) {
  return make_struct(*context, "MPI_Type_create_struct_c", Width::large, count,
                     count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                     reader<std::int64_t>("array_of_displacements", displacements, count),
                     handle_reader("array_of_types", types, count), newtype);
}

Code guest_MPI_Type_create_subarray(Context* context, std::int32_t ndims, Address sizes, Address subsizes,
                                    Address starts, std::int32_t order, Handle oldtype, Address newtype) {
  return make_subarray(*context, "MPI_Type_create_subarray", Width::narrow, ndims,
                       count_reader<std::int32_t>("array_of_sizes", sizes, ndims),
                       count_reader<std::int32_t>("array_of_subsizes", subsizes, ndims),
                       count_reader<std::int32_t>("array_of_starts", starts, ndims), order, oldtype, newtype);
}
Code guest_MPI_Type_create_subarray_c(Context* context, std::int32_t ndims, Address sizes, Address subsizes,
                                      Address starts, std::int32_t order, Handle oldtype, Address newtype) {
  return make_subarray(*context, "MPI_Type_create_subarray_c", Width::large, ndims,
                       count_reader<std::int64_t>("array_of_sizes", sizes, ndims),
                       count_reader<std::int64_t>("array_of_subsizes", subsizes, ndims),
                       count_reader<std::int64_t>("array_of_starts", starts, ndims), order, oldtype, newtype);
}

Code guest_MPI_Type_create_darray(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                  Address sizes, Address distributions, Address arguments, Address process_sizes,
                                  std::int32_t order, Handle oldtype, Address newtype) {
  return make_darray(*context, "MPI_Type_create_darray", Width::narrow, {size, rank, ndims, order, oldtype, newtype},
                     count_reader<std::int32_t>("array_of_gsizes", sizes, ndims),
                     reader<std::int32_t>("array_of_distribs", distributions, ndims),
                     reader<std::int32_t>("array_of_dargs", arguments, ndims),
                     reader<std::int32_t>("array_of_psizes", process_sizes, ndims));
}
Code guest_MPI_Type_create_darray_c(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                    Address sizes, Address distributions, Address arguments, Address process_sizes,
                                    std::int32_t order, Handle oldtype, Address newtype) {
  return make_darray(*context, "MPI_Type_create_darray_c", Width::large, {size, rank, ndims, order, oldtype, newtype},
                     count_reader<std::int64_t>("array_of_gsizes", sizes, ndims),
                     reader<std::int32_t>("array_of_distribs", distributions, ndims),
                     reader<std::int32_t>("array_of_dargs", arguments, ndims),
                     reader<std::int32_t>("array_of_psizes", process_sizes, ndims));
}

Code guest_MPI_Type_create_resized(Context* context, Handle oldtype, std::int32_t lower_bound, std::int32_t extent,
                                   Address newtype) {
  return make_resized(*context, "MPI_Type_create_resized", Width::narrow, oldtype, lower_bound, extent, newtype);
}
Code guest_MPI_Type_create_resized_c(Context* context, Handle oldtype, std::int64_t lower_bound, std::int64_t extent,
                                     Address newtype) {
  return make_resized(*context, "MPI_Type_create_resized_c", Width::large, oldtype, lower_bound, extent, newtype);
}

// --- from recipes --------------------------------------------------------------------------------------------------

namespace {

/// Handles for the types that a recipe is made of, while a type is made of it.
class PartHandles {
 public:
  PartHandles(Context& context, const DatatypeRecipe& recipe) : context_(context) {
    for (const DatatypeRecipe::Part& part : recipe.parts) {
      if (part.predefined_handle == no_handle) lent_.push_back(context.datatypes.insert(part.object));
      handles_.push_back(part.predefined_handle == no_handle ? lent_.back() : part.predefined_handle);
    }
  }
  PartHandles(const PartHandles&) = delete;
  PartHandles& operator=(const PartHandles&) = delete;
  ~PartHandles() {
    for (const Handle handle : lent_) context_.datatypes.remove(handle);
  }

  [[nodiscard]] const std::vector<Handle>& all() const { return handles_; }
  [[nodiscard]] Handle first() const { return handles_.empty() ? no_handle : handles_.front(); }

 private:
  Context& context_;
  std::vector<Handle> handles_;
  std::vector<Handle> lent_;
};

/// Gives the arguments of a constructor back, in the order in which Construction took them.
class RecipeArguments {
  struct List {
    const Numbers& values;
    std::size_t place = 0;

    std::int64_t next() { return place < values.size() ? values[place++] : 0; }
    Numbers next(std::int64_t length) {
      Numbers taken;
      for (std::int64_t i = 0; i < length; ++i) taken.push_back(next());
      return taken;
    }
  };
  /// A list as the constructors read it.
  static auto given(Numbers values) {
    return [values = std::move(values)](Call&) { return values; };
  }

 public:
  explicit RecipeArguments(const DatatypeRecipe& recipe)
      : integers_{recipe.integers}, addresses_{recipe.addresses}, large_{recipe.large_counts} {}

  [[nodiscard]] Width width() const { return large_.values.empty() ? Width::narrow : Width::large; }
  std::int32_t integer() { return static_cast<std::int32_t>(integers_.next()); }
  std::int64_t count() { return list_of_counts().next(); }
  std::int64_t address() { return list_of_addresses().next(); }
  auto integers(std::int64_t length) { return given(integers_.next(length)); }
  auto counts(std::int64_t length) { return given(list_of_counts().next(length)); }
  auto addresses(std::int64_t length) { return given(list_of_addresses().next(length)); }

 private:
  List& list_of_counts() { return width() == Width::large ? large_ : integers_; }
  List& list_of_addresses() { return width() == Width::large ? large_ : addresses_; }

  List integers_;
  List addresses_;
  List large_;
};

}  // namespace

Code make_datatype(Context& context, const DatatypeRecipe& recipe, Handle* made) {
  const char* const name = "a datatype that is made again";
  const PartHandles parts(context, recipe);
  const Handle part = parts.first();
  const Result result(made);
  RecipeArguments from(recipe);
  const Width width = from.width();
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_CONTIGUOUS:
      return make_contiguous(context, name, width, from.count(), part, result);
    case guest_MPI_COMBINER_VECTOR:
    case guest_MPI_COMBINER_HVECTOR: {
      const std::int64_t count = from.count();
      const std::int64_t blocklength = from.count();
      if (recipe.combiner == guest_MPI_COMBINER_VECTOR)
        return make_vector(context, name, width, count, blocklength, from.count(), part, result);
      return make_hvector(context, name, width, count, blocklength, from.address(), part, result);
    }
    case guest_MPI_COMBINER_INDEXED:
    case guest_MPI_COMBINER_HINDEXED: {
      const std::int64_t count = from.count();
      const auto lengths = from.counts(count);
      if (recipe.combiner == guest_MPI_COMBINER_INDEXED)
        return make_indexed(context, name, width, count, lengths, from.counts(count), part, result);
      return make_hindexed(context, name, width, count, lengths, from.addresses(count), part, result);
    }
    case guest_MPI_COMBINER_INDEXED_BLOCK:
    case guest_MPI_COMBINER_HINDEXED_BLOCK: {
      const std::int64_t count = from.count();
      const std::int64_t blocklength = from.count();
      if (recipe.combiner == guest_MPI_COMBINER_INDEXED_BLOCK)
        return make_indexed_block(context, name, width, count, blocklength, from.counts(count), part, result);
      return make_hindexed_block(context, name, width, count, blocklength, from.addresses(count), part, result);
    }
    case guest_MPI_COMBINER_STRUCT: {
      const std::int64_t count = from.count();
      const auto lengths = from.counts(count);
      const auto displacements = from.addresses(count);
      const auto types = [&](Call&) { return parts.all(); };
      return make_struct(context, name, width, count, lengths, displacements, types, result);
    }
    case guest_MPI_COMBINER_SUBARRAY: {
      const std::int32_t dimensions = from.integer();
      const auto sizes = from.counts(dimensions);
      const auto subsizes = from.counts(dimensions);
      const auto starts = from.counts(dimensions);
      return make_subarray(context, name, width, dimensions, sizes, subsizes, starts, from.integer(), part, result);
    }
    case guest_MPI_COMBINER_DARRAY: {
      const std::int32_t size = from.integer();
      const std::int32_t rank = from.integer();
      const std::int32_t dimensions = from.integer();
      const auto sizes = from.counts(dimensions);
      const auto distributions = from.integers(dimensions);
      const auto arguments = from.integers(dimensions);
      const auto processes = from.integers(dimensions);
      const DarrayArguments others{size, rank, dimensions, from.integer(), part, result};
      return make_darray(context, name, width, others, sizes, distributions, arguments, processes);
    }
    case guest_MPI_COMBINER_RESIZED: {
      const std::int64_t lower_bound = from.address();
      return make_resized(context, name, width, part, lower_bound, from.address(), result);
    }
    default:
      return Call(context, name).unsupported("it was made by none of the constructors");
  }
}

}  // namespace mpiwasm::calls
