// Constructors of datatypes whose blocks are listed: indexed types and structures.
#include <algorithm>
#include <optional>

#include "calls/datatypes/constructors.hpp"
#include "calls/datatypes/narrow_numbers.hpp"

namespace mpiwasm::calls {

namespace {

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

/// What the library makes a structure of.
struct StructParts {
  Numbers lengths;
  Numbers displacements;
  Numbers lower_bounds;
  std::vector<MPI_Datatype> types;
  std::vector<bool> are_empty;
  bool some_are_empty = false;

  void add(std::int64_t length, std::int64_t displacement, const Datatype& part) {
    lengths.push_back(length);
    displacements.push_back(displacement);
    lower_bounds.push_back(part.lower_bound);
    types.push_back(part.host);
    are_empty.push_back(part.size == 0);
    some_are_empty = some_are_empty || part.size == 0;
  }

  /// Returns the library's error code.
  int make(MPI_Datatype& type) const {
    const std::int64_t begin = counts_runs_from_zero() ? begin_of_data() : 0;
    return begin == 0 ? make_here(displacements, type) : make_moved(begin, type);
  }

  /// MPICH expects as many runs as there are parts of a structure that is one run and begins elsewhere than at 0, and
  /// lists one; what copies data goes by the rest of the list, which nothing has been written to.
  static bool counts_runs_from_zero() {
    const LibraryVersion& library = process_context().library;
    return library.name == LibraryVersion::Name::mpich && !library.has_stack_of_loops();
  }

  /// Where the first part begins that has elements. Their places have been checked by the model.
  [[nodiscard]] std::int64_t begin_of_data() const {
    std::optional<std::int64_t> first;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      if (lengths[i] == 0) continue;
      const std::int64_t begin = displacements[i] + lower_bounds[i];
      first = std::min(first.value_or(begin), begin);
    }
    return first.value_or(0);
  }

  int make_here(const Numbers& places, MPI_Datatype& type) const {
    if (fits_int(static_cast<std::int64_t>(types.size())) && fits_int(lengths))
      return MPI_Type_create_struct(static_cast<int>(types.size()), as_int(lengths).data(), as_aint(places).data(),
                                    types.data(), &type);
    return MPI_Type_create_struct_c(static_cast<MPI_Count>(types.size()), as_count(lengths).data(),
                                    as_count(places).data(), types.data(), &type);
  }

  /// The same, made to begin at 0, and moved.
  int make_moved(std::int64_t begin, MPI_Datatype& type) const {
    Numbers places(displacements.size(), 0);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (lengths[i] != 0) places[i] = displacements[i] - begin;
    }
    MPI_Datatype here = MPI_DATATYPE_NULL;
    int code = make_here(places, here);
    if (code != MPI_SUCCESS) return code;
    const auto displacement = static_cast<MPI_Aint>(begin);
    code = MPI_Type_create_hindexed_block(1, 1, &displacement, here, &type);
    MPI_Type_free(&here);
    return code;
  }

  /// Makes `type`, which has all parts, of those with data, in the same bounds. A part without data is one of bytes in
  /// the library (Construction::leave_bounds), so that MPICH would take the numbers for some of several kinds, which
  /// neither accumulates nor converts.
  int leave_out_empty(MPI_Datatype& type) const {
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    int code = MPI_Type_get_extent(type, &lower, &extent);
    MPI_Type_free(&type);
    if (code != MPI_SUCCESS) return code;
    StructParts others;
    for (std::size_t i = 0; i < types.size(); ++i) {
      if (are_empty[i]) continue;
      others.lengths.push_back(lengths[i]);
      others.displacements.push_back(displacements[i]);
      others.lower_bounds.push_back(lower_bounds[i]);
      others.types.push_back(types[i]);
    }
    code = others.make(type);
    MPI_Aint found_lower = 0;
    MPI_Aint found_extent = 0;
    if (code == MPI_SUCCESS) code = MPI_Type_get_extent(type, &found_lower, &found_extent);
    if (code != MPI_SUCCESS || (lower == found_lower && extent == found_extent)) return code;
    return resize(type, lower, extent);
  }
};

}  // namespace

Code make_indexed(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                  const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_indexed", guest_MPI_COMBINER_INDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = given_lengths.read(call);
  const Numbers displacements = given_displacements.read(call);
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
  type.has_large_counts();
  return type.finish(
      MPI_Type_indexed_c(count, as_count(lengths).data(), as_count(displacements).data(), old.host, type.host()));
}

Code make_hindexed(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                   const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed", guest_MPI_COMBINER_HINDEXED, newtype);
  call.large_count("count", count);
  const Numbers lengths = given_lengths.read(call);
  const Numbers displacements = given_displacements.read(call);
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
  type.has_large_counts();
  return type.finish(MPI_Type_create_hindexed_c(count, as_count(lengths).data(), as_count(displacements).data(),
                                                old.host, type.host()));
}

Code make_indexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                        const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_indexed_block", guest_MPI_COMBINER_INDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = given_displacements.read(call);
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
  type.has_large_counts();
  return type.finish(
      MPI_Type_create_indexed_block_c(count, blocklength, as_count(displacements).data(), old.host, type.host()));
}

Code make_hindexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                         const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hindexed_block", guest_MPI_COMBINER_HINDEXED_BLOCK, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Numbers displacements = given_displacements.read(call);
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
  type.has_large_counts();
  return type.finish(
      MPI_Type_create_hindexed_block_c(count, blocklength, as_count(displacements).data(), old.host, type.host()));
}

Code make_struct(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                 const NumberList& given_displacements, const TypeList& types, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_struct", guest_MPI_COMBINER_STRUCT, newtype);
  call.large_count("count", count);
  const Numbers lengths = given_lengths.read(call);
  const Numbers displacements = given_displacements.read(call);
  type.count(count);
  type.counts(lengths);
  type.addresses(displacements);
  Bounds bounds;
  StructParts parts;
  std::vector<LayoutPointer> layouts;
  const std::vector<Handle> handles = types.read(call);
  for (std::size_t i = 0; i < handles.size() && !call.failed(); ++i) {
    if (bounds.mark(handles[i], displacements[i])) {
      type.marker(handles[i]);
      continue;
    }
    const Datatype& part = type.part("array_of_types", handles[i]);
    parts.add(lengths[i], displacements[i], part);
    layouts.push_back(part.layout);
  }
  if (!call.failed()) type.model(layout::structure(parts.lengths, parts.displacements, layouts));
  if (!call.failed() && bounds.any()) type.model(bounds.apply(type.model()));
  if (call.failed()) return call.raise();
  if (!fits_int(count) || !fits_int(parts.lengths)) {
    if (MPI_Type_create_struct_c == nullptr) return type.finish(type.too_large());
    type.has_large_counts();
  }
  int code = parts.make(*type.host());
  if (code == MPI_SUCCESS && parts.some_are_empty && type.model()->size() != 0)
    code = parts.leave_out_empty(*type.host());
  if (code == MPI_SUCCESS && bounds.any())
    code = resize(*type.host(), type.model()->lower_bound(), type.model()->extent());
  return type.finish(code);
}

}  // namespace mpiwasm::calls
