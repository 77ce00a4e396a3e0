#include "blas/call.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

// The end of the guest leaves these frames without destructors: the messages are in arrays.
namespace mpiwasm::blas {
namespace {

template <class... Arguments>
[[noreturn]] void end_with(const Library& library, fmt::format_string<const Arguments&...> format,
                           const Arguments&... arguments) {
  std::array<char, 256> text{};
  const auto written = fmt::format_to_n(text.data(), text.size(), format, arguments...);
  library.end(std::string_view{text.data(), std::min<std::size_t>(written.size, text.size())});
}

}  // namespace

void Call::unavailable() const {
  end_with(library_, "{}: no BLAS or LAPACK of the system is in use; a module must ask for it by \"available\"", name_);
}

void Call::not_declined() const {
  end_with(library_,
           "{}: the BLAS or LAPACK of this system cannot do it for sizes like these; link the program again, with a "
           "BLAS or LAPACK in the module, or run it with --blas wasm",
           name_);
}

void Call::outside(Place place, Address address, Extent count, std::size_t size) const {
  const double bytes = static_cast<double>(count) * static_cast<double>(size);
  if (number(address) % alignof(float) != 0 || (size >= 8 && number(address) % 8 != 0))
    end_with(library_, "{}: argument {} ({}): address {} is not aligned", name_, place.position, place.name,
             number(address));
  if (number(address) < first_address)
    end_with(library_, "{}: argument {} ({}): address {} is one of the first {}, at which no array may begin", name_,
             place.position, place.name, number(address), first_address);
  end_with(library_,
           "{}: argument {} ({}): {:.0f} bytes from address {} on are not in the program's {} bytes of memory", name_,
           place.position, place.name, bytes, number(address), memory_.size());
}

void Call::no_index(Place place, std::int32_t value, Extent last) const {
  end_with(library_, "{}: argument {} ({}): {} is no index from 1 to {}", name_, place.position, place.name, value,
           static_cast<std::int64_t>(last));
}

void Call::check_blocks(Place place, std::span<const std::int32_t> pivots, Extent last) const {
  std::size_t negative = 0;  // so many before this one
  for (const std::int32_t pivot : pivots) {
    if (absolute(pivot) < 1 || absolute(pivot) > last) no_index(place, pivot, last);
    if (pivot > 0 && negative % 2 != 0) break;
    negative = pivot < 0 ? negative + 1 : 0;
  }
  if (negative % 2 != 0)
    end_with(library_, "{}: argument {} ({}): a pivot of two rows has no second one", name_, place.position,
             place.name);
}

void Call::no_memory(Extent count, std::size_t size) const {
  end_with(library_, "{}: no memory for work arrays of {:.0f} bytes", name_,
           static_cast<double>(count) * static_cast<double>(size));
}

void Call::end_as_illegal() const { end_with(library_, "{}: argument {} had an illegal value", name_, illegal_); }

}  // namespace mpiwasm::blas
