// Constructors of datatypes (MPI-5.0, 5.1). Every constructor records its arguments, so that envelope and contents are
// answered in the guest's own terms and the type can be made again under another library.
//
// Each constructor exists twice, with int and with MPI_Count arguments; both widen to 64 bits and share one body, which
// calls the host's int function when the values fit and its large-count function otherwise.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "calls/attributes.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

using Numbers = std::vector<std::int64_t>;

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
Numbers numbers(Call& call, const char* argument, Word address, std::int64_t length) {
  Numbers values;
  for (const T value : call.array<T>(argument, address, length)) values.push_back(value);
  return values;
}

template <class T>
Numbers counts(Call& call, const char* argument, Word address, std::int64_t length) {
  Numbers values = numbers<T>(call, argument, address, length);
  for (const std::int64_t value : values) call.large_count(argument, value);
  return values;
}

/// One constructor call under way.
class Construction {
 public:
  Construction(Call& call, Width width, const char* combiner_name, int combiner, Word newtype)
      : call_(call),
        width_(width),
        combiner_name_(combiner_name),
        place_(call.result_place(call.context().datatypes, "newtype", newtype)) {
    type_->recipe = std::make_unique<DatatypeRecipe>();
    type_->recipe->combiner = combiner;
  }

  /// The host's type for an argument of the constructor, which becomes part of the new type.
  MPI_Datatype part(const char* argument, Word handle) {
    std::shared_ptr<Datatype> part = call_.nestable_datatype(argument, handle);
    if (!part) return MPI_DATATYPE_NULL;
    const MPI_Datatype host = part->host;
    type_->inherit(*part);
    recipe().parts.push_back({part->predefined ? handle : 0, std::move(part)});
    return host;
  }

  /// An argument in the place of a type that is none (MPI_LB, MPI_UB).
  void marker(Word handle) {
    recipe().parts.push_back({handle, nullptr});
    set_bounds();
  }
  /// Notes that the program sets a bound itself.
  void set_bounds() { type_->bounds_set = true; }

  /// Arguments that are integers in either form.
  void integer(std::int64_t value) { recipe().integers.push_back(value); }
  void integers(const Numbers& values) { append(recipe().integers, values); }
  /// Arguments that are counts: integers in the narrow form, large counts in the other.
  void count(std::int64_t value) { (large() ? recipe().large_counts : recipe().integers).push_back(value); }
  void counts(const Numbers& values) { append(large() ? recipe().large_counts : recipe().integers, values); }
  /// Arguments that are addresses in the narrow form, large counts in the other.
  void address(std::int64_t value) { (large() ? recipe().large_counts : recipe().addresses).push_back(value); }
  void addresses(const Numbers& values) { append(large() ? recipe().large_counts : recipe().addresses, values); }

  /// Where the host writes its new type.
  MPI_Datatype* host() { return &type_->host; }

  /// Rounds the extent of a structure up to the alignment of a long double in it, as the guest's compiler does. The
  /// host rounds up to that of the type which stands for it there, and that is 8 bytes.
  [[nodiscard]] int round_up_extent(const Numbers& lengths, const Numbers& displacements) {
    if (!type_->foreign_format || type_->bounds_set) return MPI_SUCCESS;
    const std::optional<Span> spanned = span_of_parts(lengths, displacements);
    constexpr std::int64_t alignment = 16;
    std::int64_t extent = 0;
    if (!spanned || __builtin_sub_overflow(spanned->upper, spanned->lower, &extent) ||
        __builtin_add_overflow(extent, alignment - 1, &extent)) {
      return MPI_SUCCESS;
    }
    extent -= extent % alignment;
    return resize(type_->host, static_cast<MPI_Aint>(spanned->lower), static_cast<MPI_Aint>(extent));
  }

  /// Fails with the reason that this host has no large-count function.
  int too_large() {
    call_.fail(
        guest_MPI_ERR_VALUE_TOO_LARGE,
        fmt::format("a count or displacement does not fit an int, and this MPI library has no {}_c", combiner_name_));
    return MPI_SUCCESS;
  }

  /// Hands the new type to the guest, or raises what went wrong.
  Code finish(int host_code) {
    if (host_code != MPI_SUCCESS) type_->host = MPI_DATATYPE_NULL;  // whatever stands there is no type
    if (call_.failed()) return call_.raise();
    if (host_code != MPI_SUCCESS) return call_.raise_host(host_code);
    type_->measure();
    *place_ = call_.new_datatype(std::move(type_));
    return 0;
  }

 private:
  /// The bytes from the first that belong to a part to the last.
  struct Span {
    std::int64_t lower = std::numeric_limits<std::int64_t>::max();
    std::int64_t upper = std::numeric_limits<std::int64_t>::min();
  };

  /// Nothing when no part has data, or when a bound is beyond 64 bits: such a type has no memory to lie in.
  [[nodiscard]] std::optional<Span> span_of_parts(const Numbers& lengths, const Numbers& displacements) const {
    Span span;
    for (std::size_t i = 0; i < type_->recipe->parts.size(); ++i) {
      const Datatype& part = *type_->recipe->parts[i].object;
      if (lengths[i] == 0 || part.size == 0) continue;
      std::int64_t first = 0;
      std::int64_t steps = 0;
      std::int64_t last = 0;
      if (__builtin_add_overflow(displacements[i], part.lower_bound, &first) ||
          __builtin_mul_overflow(lengths[i] - 1, part.extent, &steps) || __builtin_add_overflow(first, steps, &last)) {
        return std::nullopt;
      }
      std::int64_t upper = 0;
      if (__builtin_add_overflow(std::max(first, last), part.extent, &upper)) return std::nullopt;
      span.lower = std::min({span.lower, first, last});
      span.upper = std::max(span.upper, upper);
    }
    if (span.lower > span.upper) return std::nullopt;
    return span;
  }

  [[nodiscard]] DatatypeRecipe& recipe() { return *type_->recipe; }
  [[nodiscard]] bool large() const { return width_ == Width::large; }
  static void append(Numbers& list, const Numbers& values) { list.insert(list.end(), values.begin(), values.end()); }

  Call& call_;
  Width width_;
  const char* combiner_name_;
  Word* place_;
  std::shared_ptr<Datatype> type_ = std::make_shared<Datatype>();
};

// --- the shared bodies -------------------------------------------------------------------------------------------

Code make_contiguous(Context& context, const char* name, Width width, std::int64_t count, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_contiguous", guest_MPI_COMBINER_CONTIGUOUS, newtype);
  call.large_count("count", count);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.count(count);
  if (call.failed()) return call.raise();
  if (fits_int(count)) return type.finish(MPI_Type_contiguous(static_cast<int>(count), old, type.host()));
  if (MPI_Type_contiguous_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_contiguous_c(count, old, type.host()));
}

Code make_vector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                 std::int64_t stride, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_vector", guest_MPI_COMBINER_VECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.counts({count, blocklength, stride});
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength, stride})) {
    return type.finish(MPI_Type_vector(static_cast<int>(count), static_cast<int>(blocklength), static_cast<int>(stride),
                                       old, type.host()));
  }
  if (MPI_Type_vector_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_vector_c(count, blocklength, stride, old, type.host()));
}

Code make_hvector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                  std::int64_t stride, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hvector", guest_MPI_COMBINER_HVECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.address(stride);
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength})) {
    return type.finish(
        MPI_Type_create_hvector(static_cast<int>(count), static_cast<int>(blocklength), stride, old, type.host()));
  }
  if (MPI_Type_create_hvector_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_hvector_c(count, blocklength, stride, old, type.host()));
}

Code make_indexed(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                  const auto& read_displacements, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_indexed", guest_MPI_COMBINER_INDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = read_lengths(call);
  const Numbers displacements = read_displacements(call);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.count(count);
  type.counts(lengths);
  type.counts(displacements);
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(lengths) && fits_int(displacements)) {
    return type.finish(MPI_Type_indexed(static_cast<int>(count), as_int(lengths).data(), as_int(displacements).data(),
                                        old, type.host()));
  }
  if (MPI_Type_indexed_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_indexed_c(count, as_count(lengths).data(), as_count(displacements).data(), old, type.host()));
}

Code make_hindexed(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                   const auto& read_displacements, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed", guest_MPI_COMBINER_HINDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = read_lengths(call);
  const Numbers displacements = read_displacements(call);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.count(count);
  type.counts(lengths);
  type.addresses(displacements);
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(lengths)) {
    return type.finish(MPI_Type_create_hindexed(static_cast<int>(count), as_int(lengths).data(),
                                                as_aint(displacements).data(), old, type.host()));
  }
  if (MPI_Type_create_hindexed_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_create_hindexed_c(count, as_count(lengths).data(), as_count(displacements).data(), old, type.host()));
}

Code make_indexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                        const auto& read_displacements, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_indexed_block", guest_MPI_COMBINER_INDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = read_displacements(call);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.counts(displacements);
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(blocklength) && fits_int(displacements)) {
    return type.finish(MPI_Type_create_indexed_block(static_cast<int>(count), static_cast<int>(blocklength),
                                                     as_int(displacements).data(), old, type.host()));
  }
  if (MPI_Type_create_indexed_block_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_create_indexed_block_c(count, blocklength, as_count(displacements).data(), old, type.host()));
}

Code make_hindexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                         const auto& read_displacements, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed_block", guest_MPI_COMBINER_HINDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = read_displacements(call);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.addresses(displacements);
  if (call.failed()) return call.raise();
  if (fits_int(count) && fits_int(blocklength)) {
    return type.finish(MPI_Type_create_hindexed_block(static_cast<int>(count), static_cast<int>(blocklength),
                                                      as_aint(displacements).data(), old, type.host()));
  }
  if (MPI_Type_create_hindexed_block_c == nullptr) return type.finish(type.too_large());
  return type.finish(
      MPI_Type_create_hindexed_block_c(count, blocklength, as_count(displacements).data(), old, type.host()));
}

/// Bounds of a structure that are set by MPI_LB and MPI_UB among its types. MPI-3.0 removed these markers; guests that
/// use them get them from mpi_removed.h.
class Bounds {
 public:
  /// True when `handle` is a marker; then its displacement is the bound.
  bool mark(Word handle, std::int64_t displacement) {
    if (handle == lower_marker) lower_ = std::min(lower_.value_or(displacement), displacement);
    if (handle == upper_marker) upper_ = std::max(upper_.value_or(displacement), displacement);
    return handle == lower_marker || handle == upper_marker;
  }

  /// Gives the structure `type` these bounds.
  [[nodiscard]] int apply(MPI_Datatype& type) const {
    if (!lower_ && !upper_) return MPI_SUCCESS;
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    const int code = MPI_Type_get_extent(type, &lower, &extent);
    if (code != MPI_SUCCESS) return code;
    const MPI_Aint upper = static_cast<MPI_Aint>(upper_.value_or(lower + extent));
    lower = static_cast<MPI_Aint>(lower_.value_or(lower));
    return resize(type, lower, upper - lower);
  }

 private:
  static constexpr Word lower_marker = 0xffe;
  static constexpr Word upper_marker = 0xfff;

  std::optional<std::int64_t> lower_;
  std::optional<std::int64_t> upper_;
};

Code make_struct(Context& context, const char* name, Width width, std::int64_t count, const auto& read_lengths,
                 const auto& read_displacements, Word types, Word newtype) {
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
  const std::span<const Word> handles = call.array<Word>("array_of_types", types, count);
  for (std::size_t i = 0; i < handles.size() && !call.failed(); ++i) {
    if (bounds.mark(handles[i], displacements[i])) {
      type.marker(handles[i]);
      continue;
    }
    hosts.push_back(type.part("array_of_types", handles[i]));
    kept_lengths.push_back(lengths[i]);
    kept_displacements.push_back(displacements[i]);
  }
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
  if (code == MPI_SUCCESS && !call.failed()) code = type.round_up_extent(lengths, displacements);
  if (code == MPI_SUCCESS && !call.failed()) code = bounds.apply(*type.host());
  return type.finish(code);
}

Code make_subarray(Context& context, const char* name, Width width, std::int32_t ndims, const auto& read_sizes,
                   const auto& read_subsizes, const auto& read_starts, std::int32_t order, Word oldtype, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_subarray", guest_MPI_COMBINER_SUBARRAY, newtype);
  call.count("ndims", ndims);
  const Numbers sizes = read_sizes(call);
  const Numbers subsizes = read_subsizes(call);
  const Numbers starts = read_starts(call);
  const int host_order = call.constant("order", order, translate::order_rows, guest_MPI_ERR_ARG);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.integer(ndims);
  type.counts(sizes);
  type.counts(subsizes);
  type.counts(starts);
  type.integer(order);
  if (call.failed()) return call.raise();
  if (fits_int(sizes) && fits_int(subsizes) && fits_int(starts)) {
    return type.finish(MPI_Type_create_subarray(ndims, as_int(sizes).data(), as_int(subsizes).data(),
                                                as_int(starts).data(), host_order, old, type.host()));
  }
  if (MPI_Type_create_subarray_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_subarray_c(ndims, as_count(sizes).data(), as_count(subsizes).data(),
                                                as_count(starts).data(), host_order, old, type.host()));
}

struct DarrayArguments {
  std::int32_t size, rank, ndims;
  Word distributions, arguments, process_sizes;
  std::int32_t order;
  Word oldtype, newtype;
};

Code make_darray(Context& context, const char* name, Width width, const DarrayArguments& from, const auto& read_sizes) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_darray", guest_MPI_COMBINER_DARRAY, from.newtype);
  call.count("ndims", from.ndims);
  (void)call.ranks_in("rank", {&from.rank, 1}, from.size);
  const Numbers sizes = read_sizes(call);
  const Numbers distributions = numbers<std::int32_t>(call, "array_of_distribs", from.distributions, from.ndims);
  const Numbers arguments = numbers<std::int32_t>(call, "array_of_dargs", from.arguments, from.ndims);
  const Numbers processes = numbers<std::int32_t>(call, "array_of_psizes", from.process_sizes, from.ndims);
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
  const int host_order = call.constant("order", from.order, translate::order_rows, guest_MPI_ERR_ARG);
  const MPI_Datatype old = type.part("oldtype", from.oldtype);
  type.integers({from.size, from.rank, from.ndims});
  type.counts(sizes);
  type.integers(distributions);
  type.integers(arguments);
  type.integers(processes);
  type.integer(from.order);
  if (call.failed()) return call.raise();
  if (fits_int(sizes)) {
    return type.finish(MPI_Type_create_darray(from.size, from.rank, from.ndims, as_int(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old, type.host()));
  }
  if (MPI_Type_create_darray_c == nullptr) return type.finish(type.too_large());
  return type.finish(MPI_Type_create_darray_c(from.size, from.rank, from.ndims, as_count(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old, type.host()));
}

Code make_resized(Context& context, const char* name, Width width, Word oldtype, std::int64_t lower_bound,
                  std::int64_t extent, Word newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_resized", guest_MPI_COMBINER_RESIZED, newtype);
  const MPI_Datatype old = type.part("oldtype", oldtype);
  type.address(lower_bound);
  type.address(extent);
  type.set_bounds();
  if (call.failed()) return call.raise();
  return type.finish(MPI_Type_create_resized(old, lower_bound, extent, type.host()));
}

/// Reads an array argument of the narrow or the large form when the constructor asks for it.
template <class T>
auto reader(const char* argument, Word address, std::int64_t length) {
  return [=](Call& call) { return numbers<T>(call, argument, address, length); };
}
template <class T>
auto count_reader(const char* argument, Word address, std::int64_t length) {
  return [=](Call& call) { return counts<T>(call, argument, address, length); };
}

}  // namespace

// --- the constructors, narrow and large ----------------------------------------------------------------------------

Code guest_MPI_Type_contiguous(Context* context, std::int32_t count, Word oldtype, Word newtype) {
  return make_contiguous(*context, "MPI_Type_contiguous", Width::narrow, count, oldtype, newtype);
}
Code guest_MPI_Type_contiguous_c(Context* context, std::int64_t count, Word oldtype, Word newtype) {
  return make_contiguous(*context, "MPI_Type_contiguous_c", Width::large, count, oldtype, newtype);
}

Code guest_MPI_Type_vector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                           Word oldtype, Word newtype) {
  return make_vector(*context, "MPI_Type_vector", Width::narrow, count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_vector_c(Context* context, std::int64_t count, std::int64_t blocklength, std::int64_t stride,
                             Word oldtype, Word newtype) {
  return make_vector(*context, "MPI_Type_vector_c", Width::large, count, blocklength, stride, oldtype, newtype);
}

Code guest_MPI_Type_create_hvector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                                   Word oldtype, Word newtype) {
  return make_hvector(*context, "MPI_Type_create_hvector", Width::narrow, count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_create_hvector_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                     std::int64_t stride, Word oldtype, Word newtype) {
  return make_hvector(*context, "MPI_Type_create_hvector_c", Width::large, count, blocklength, stride, oldtype,
                      newtype);
}

Code guest_MPI_Type_indexed(Context* context, std::int32_t count, Word lengths, Word displacements, Word oldtype,
                            Word newtype) {
  return make_indexed(*context, "MPI_Type_indexed", Width::narrow, count,
                      count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                      reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_indexed_c(Context* context, std::int64_t count, Word lengths, Word displacements, Word oldtype,
                              Word newtype) {
  return make_indexed(*context, "MPI_Type_indexed_c", Width::large, count,
                      count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                      reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_hindexed(Context* context, std::int32_t count, Word lengths, Word displacements,
                                    Word oldtype, Word newtype) {
  return make_hindexed(*context, "MPI_Type_create_hindexed", Width::narrow, count,
                       count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                       reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_hindexed_c(Context* context, std::int64_t count, Word lengths, Word displacements,
                                      Word oldtype, Word newtype) {
  return make_hindexed(*context, "MPI_Type_create_hindexed_c", Width::large, count,
                       count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                       reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_indexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                         Word displacements, Word oldtype, Word newtype) {
  return make_indexed_block(*context, "MPI_Type_create_indexed_block", Width::narrow, count, blocklength,
                            reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_indexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                           Word displacements, Word oldtype, Word newtype) {
  return make_indexed_block(*context, "MPI_Type_create_indexed_block_c", Width::large, count, blocklength,
                            reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_hindexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                          Word displacements, Word oldtype, Word newtype) {
  return make_hindexed_block(*context, "MPI_Type_create_hindexed_block", Width::narrow, count, blocklength,
                             reader<std::int32_t>("array_of_displacements", displacements, count), oldtype, newtype);
}
Code guest_MPI_Type_create_hindexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                            Word displacements, Word oldtype, Word newtype) {
  return make_hindexed_block(*context, "MPI_Type_create_hindexed_block_c", Width::large, count, blocklength,
                             reader<std::int64_t>("array_of_displacements", displacements, count), oldtype, newtype);
}

Code guest_MPI_Type_create_struct(Context* context, std::int32_t count, Word lengths, Word displacements, Word types,
                                  Word newtype) {
  return make_struct(*context, "MPI_Type_create_struct", Width::narrow, count,
                     count_reader<std::int32_t>("array_of_blocklengths", lengths, count),
                     reader<std::int32_t>("array_of_displacements", displacements, count), types, newtype);
}
Code guest_MPI_Type_create_struct_c(Context* context, std::int64_t count, Word lengths, Word displacements, Word types,
                                    Word newtype) {
  return make_struct(*context, "MPI_Type_create_struct_c", Width::large, count,
                     count_reader<std::int64_t>("array_of_blocklengths", lengths, count),
                     reader<std::int64_t>("array_of_displacements", displacements, count), types, newtype);
}

Code guest_MPI_Type_create_subarray(Context* context, std::int32_t ndims, Word sizes, Word subsizes, Word starts,
                                    std::int32_t order, Word oldtype, Word newtype) {
  return make_subarray(*context, "MPI_Type_create_subarray", Width::narrow, ndims,
                       count_reader<std::int32_t>("array_of_sizes", sizes, ndims),
                       count_reader<std::int32_t>("array_of_subsizes", subsizes, ndims),
                       count_reader<std::int32_t>("array_of_starts", starts, ndims), order, oldtype, newtype);
}
Code guest_MPI_Type_create_subarray_c(Context* context, std::int32_t ndims, Word sizes, Word subsizes, Word starts,
                                      std::int32_t order, Word oldtype, Word newtype) {
  return make_subarray(*context, "MPI_Type_create_subarray_c", Width::large, ndims,
                       count_reader<std::int64_t>("array_of_sizes", sizes, ndims),
                       count_reader<std::int64_t>("array_of_subsizes", subsizes, ndims),
                       count_reader<std::int64_t>("array_of_starts", starts, ndims), order, oldtype, newtype);
}

Code guest_MPI_Type_create_darray(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                  Word sizes, Word distributions, Word arguments, Word process_sizes,
                                  std::int32_t order, Word oldtype, Word newtype) {
  return make_darray(*context, "MPI_Type_create_darray", Width::narrow,
                     {size, rank, ndims, distributions, arguments, process_sizes, order, oldtype, newtype},
                     count_reader<std::int32_t>("array_of_gsizes", sizes, ndims));
}
Code guest_MPI_Type_create_darray_c(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                    Word sizes, Word distributions, Word arguments, Word process_sizes,
                                    std::int32_t order, Word oldtype, Word newtype) {
  return make_darray(*context, "MPI_Type_create_darray_c", Width::large,
                     {size, rank, ndims, distributions, arguments, process_sizes, order, oldtype, newtype},
                     count_reader<std::int64_t>("array_of_gsizes", sizes, ndims));
}

Code guest_MPI_Type_create_resized(Context* context, Word oldtype, std::int32_t lower_bound, std::int32_t extent,
                                   Word newtype) {
  return make_resized(*context, "MPI_Type_create_resized", Width::narrow, oldtype, lower_bound, extent, newtype);
}
Code guest_MPI_Type_create_resized_c(Context* context, Word oldtype, std::int64_t lower_bound, std::int64_t extent,
                                     Word newtype) {
  return make_resized(*context, "MPI_Type_create_resized_c", Width::large, oldtype, lower_bound, extent, newtype);
}

}  // namespace mpiwasm::calls
