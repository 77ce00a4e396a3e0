// Copying the data of a layout: to consecutive bytes, from them, and to another layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "layout/layout.hpp"

namespace mpiwasm::serial_mpi {

namespace layout = mpiwasm::layout;
using layout::Element;
using layout::Layout;
using layout::LayoutPointer;
using layout::Part;
using layout::product;
using layout::Run;

/// `offset` bytes from a place in the guest. Where no data are, any number may have been named, and none is an error.
template <class Address>
[[nodiscard]] Address at(Address base, std::int64_t offset) {
  return reinterpret_cast<Address>(reinterpret_cast<std::uintptr_t>(base) + static_cast<std::uintptr_t>(offset));
}

/// How numbers are written: as in memory, or big-endian (MPI-5.0, 14.5.2).
enum class Representation { native, external32 };

/// Copies `count` elements at `from` to consecutive bytes.
void pack(const void* from, std::int64_t count, const Layout& layout, std::byte* to,
          Representation representation = Representation::native);
/// The reverse; ends early with the bytes.
void unpack(std::span<const std::byte> from, void* to, std::int64_t count, const Layout& layout,
            Representation representation = Representation::native);
/// Copies elements from one layout to another, as far as there is room. MPI_ERR_TRUNCATE when there is not.
[[nodiscard]] int copy_elements(const void* from, std::int64_t from_count, const Layout& from_layout, void* to,
                                std::int64_t to_count, const Layout& to_layout);

}  // namespace mpiwasm::serial_mpi
