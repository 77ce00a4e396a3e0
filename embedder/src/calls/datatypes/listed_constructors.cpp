// Constructors of datatypes whose blocks are listed: indexed types and structures.
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
  Numbers kept_lengths;
  Numbers kept_displacements;
  std::vector<MPI_Datatype> hosts;
  std::vector<LayoutPointer> layouts;
  const std::vector<Handle> handles = types.read(call);
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
    type.has_large_counts();
    code = MPI_Type_create_struct_c(static_cast<MPI_Count>(hosts.size()), as_count(kept_lengths).data(),
                                    as_count(kept_displacements).data(), hosts.data(), type.host());
  } else {
    code = type.too_large();
  }
  if (code == MPI_SUCCESS && !call.failed() && bounds.any())
    code = resize(*type.host(), type.model()->lower_bound(), type.model()->extent());
  return type.finish(code);
}

}  // namespace mpiwasm::calls
