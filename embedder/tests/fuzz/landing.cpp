// See landing.hpp.
#include "landing.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t self = 0x102;
constexpr std::uint32_t byte_type = 0x247;
constexpr std::uint32_t no_info = 0x130;
constexpr std::uint32_t return_errors = 0x143;
constexpr std::uint32_t exclusive = 301;

constexpr std::uint32_t area = place::landing;  ///< where data are received
constexpr std::uint32_t area_size = 0x10000;
constexpr std::uint32_t mirror = area + area_size;    ///< the same layout, for reductions
constexpr std::uint32_t source = mirror + area_size;  ///< where they come from
constexpr std::uint32_t new_handle = place::answers + 0x100;
constexpr std::uint32_t other_handle = place::answers + 0x110;
constexpr std::uint32_t bounds = place::answers + 0x120;
constexpr std::uint32_t position = place::answers + 0x140;
constexpr std::uint32_t numbers = place::answers + 0x180;
constexpr std::uint32_t more_numbers = place::answers + 0x1c0;
constexpr std::uint32_t types = place::answers + 0x200;
constexpr std::uint8_t ways = 15;  ///< to receive
constexpr std::uint8_t untouched = 0x5a;
constexpr std::size_t most_pieces = 600;
constexpr std::size_t most_bytes = 4096;

/// A place or distance: small, seldom one that overflows.
std::int64_t distance(Input& input) {
  const std::uint8_t choice = input.byte();
  if (choice < 0xf4) return choice % 96 - 32;
  if (choice < 0xfa) return std::int64_t{1} << (28 + choice % 6 * 6);
  return static_cast<std::int64_t>(input.longer());
}

/// The byte that is sent as number `i`: never `untouched`.
std::uint8_t sent(std::size_t i) { return static_cast<std::uint8_t>(0x80 | (i * 7 & 0x3f)); }

}  // namespace

void Landing::report(const char* what, std::uint32_t place) {
  std::fprintf(stderr, "%s at 0x%x of the guest's memory\n", what, place);
  std::abort();
}

bool Landing::keep(std::uint64_t code, Typemap map) {
  if (static_cast<std::uint32_t>(code) != 0) return false;
  made_.push_back({std::move(map), memory_.load<std::uint32_t>(guest::Address{new_handle}).value_or(0)});
  check_bounds(made_.back());
  return true;
}

void Landing::check_bounds(Made& made) const {
  if (call_("MPI_Type_get_extent_c", {made.handle, bounds, bounds + 8}) != 0) return;
  const auto lower = memory_.load<std::int64_t>(guest::Address{bounds}).value_or(0);
  const auto extent = memory_.load<std::int64_t>(guest::Address{bounds + 8}).value_or(0);
  if (made.map.is_mixed()) {
    made.map.set_bounds(lower, extent);
    return;
  }
  if (lower != made.map.lower() || extent != made.map.extent()) {
    std::fprintf(stderr, "lower bound %lld, extent %lld; the model has %lld, %lld\n", static_cast<long long>(lower),
                 static_cast<long long>(extent), static_cast<long long>(made.map.lower()),
                 static_cast<long long>(made.map.extent()));
    report("a datatype with other bounds", new_handle);
  }
}

bool Landing::make_type(Input& input) {
  const Made old =
      made_.empty() ? Made{Typemap::byte(), byte_type} : made_[input.below(static_cast<std::uint32_t>(made_.size()))];
  const std::uint32_t count = 1 + input.below(4);
  const std::uint32_t block = 1 + input.below(3);
  Typemap map;
  switch (input.below(7)) {
    case 0:
      map.add_block(old.map, count, 0);
      return keep(call_("MPI_Type_contiguous_c", {count, old.handle, new_handle}), std::move(map));
    case 1:
    case 2: {
      const std::int64_t stride = distance(input);
      const bool bytes = input.below(2) == 0;
      for (std::uint32_t i = 0; i < count; ++i)
        map.add_block(old.map, block, Wide{i} * stride * (bytes ? Wide{1} : old.map.extent()));
      return keep(call_(bytes ? "MPI_Type_create_hvector_c" : "MPI_Type_vector_c",
                        {count, block, static_cast<std::uint64_t>(stride), old.handle, new_handle}),
                  std::move(map));
    }
    case 3:
    case 4: {
      const bool bytes = input.below(2) == 0;
      for (std::uint32_t i = 0; i < count; ++i) {
        const std::int64_t place = distance(input);
        const std::uint64_t length = 1 + input.below(3);
        (void)memory_.store(guest::Address{numbers + i * 8}, length);
        (void)memory_.store(guest::Address{more_numbers + i * 8}, place);
        map.add_block(old.map, static_cast<std::int64_t>(length), place * (bytes ? Wide{1} : old.map.extent()));
      }
      return keep(call_(bytes ? "MPI_Type_create_hindexed_c" : "MPI_Type_indexed_c",
                        {count, numbers, more_numbers, old.handle, new_handle}),
                  std::move(map));
    }
    case 5: {
      for (std::uint32_t i = 0; i < count; ++i) {
        const Made part = made_.empty() ? old : made_[input.below(static_cast<std::uint32_t>(made_.size()))];
        const std::int64_t place = distance(input);
        (void)memory_.store(guest::Address{numbers + i * 8}, std::uint64_t{block});
        (void)memory_.store(guest::Address{more_numbers + i * 8}, place);
        (void)memory_.store(guest::Address{types + i * 4}, part.handle);
        map.add_block(part.map, block, place);
      }
      return keep(call_("MPI_Type_create_struct_c", {count, numbers, more_numbers, types, new_handle}), std::move(map));
    }
    default: {
      const std::int64_t lower = distance(input);
      const std::int64_t extent = distance(input);
      return keep(call_("MPI_Type_create_resized_c", {old.handle, static_cast<std::uint64_t>(lower),
                                                      static_cast<std::uint64_t>(extent), new_handle}),
                  old.map.resized(lower, extent));
    }
  }
}

bool Landing::receive(std::uint8_t way, const Made& made, std::uint32_t to, std::uint32_t count, std::uint64_t size) {
  switch (way % ways) {
    case 0:
      (void)memory_.store(guest::Address{position}, std::int64_t{0});
      return call_("MPI_Unpack_c", {source, size, position, to, count, made.handle, self}) == 0;
    case 1:
      return call_("MPI_Gather_c", {source, size, byte_type, to, count, made.handle, 0, self}) == 0;
    case 2:
      return call_("MPI_Alltoall_c", {source, size, byte_type, to, count, made.handle, self}) == 0;
    case 3:
      return call_("MPI_Scatter_c", {source, size, byte_type, to, count, made.handle, 0, self}) == 0;
    case 4:
      return receive_by_window(made, to, count, size);
    case 5:
    case 6:
      return reduce(way % ways == 6, made, to, count);
    case 7:
      return call_("MPI_Sendrecv_c", {source, size, byte_type, 0, 77, to, count, made.handle, 0, 77, self, 0}) == 0;
    default:
      return receive_displaced(way % ways, made, to, count, size);
  }
}

bool Landing::receive_displaced(std::uint8_t way, const Made& made, std::uint32_t to, std::uint32_t count,
                                std::uint64_t size) {
  constexpr std::uint32_t send_counts = numbers;
  constexpr std::uint32_t send_places = numbers + 8;
  constexpr std::uint32_t send_types = numbers + 16;
  constexpr std::uint32_t receive_counts = more_numbers;
  constexpr std::uint32_t receive_places = more_numbers + 8;
  constexpr std::uint32_t receive_types = more_numbers + 16;
  constexpr std::uint32_t sent_from = 24;
  constexpr std::uint32_t received_at = 64;
  (void)memory_.store(guest::Address{send_counts}, size);
  (void)memory_.store(guest::Address{send_places}, sent_from);
  (void)memory_.store(guest::Address{send_types}, byte_type);
  (void)memory_.store(guest::Address{receive_counts}, std::uint64_t{count});
  (void)memory_.store(guest::Address{receive_types}, made.handle);
  const std::uint32_t from = source - sent_from;
  // Displacements are counted in bytes where each process has a type of its own, else in extents.
  const bool in_bytes = way >= 12;
  const Wide buffer = Wide{to} - (in_bytes ? Wide{received_at} : made.map.extent());
  if (buffer < 0 || buffer > place::landing_end) return false;
  const auto receive = static_cast<std::uint32_t>(buffer);
  (void)memory_.store(guest::Address{receive_places}, in_bytes ? received_at : 1U);
  const auto wait = [this](std::uint64_t code) { return code == 0 && call_("MPI_Wait", {other_handle, 0}) == 0; };
  switch (way) {
    case 8:
      return call_("MPI_Gatherv_c",
                   {source, size, byte_type, receive, receive_counts, receive_places, made.handle, 0, self}) == 0;
    case 9:
      return call_("MPI_Allgatherv_c",
                   {source, size, byte_type, receive, receive_counts, receive_places, made.handle, self}) == 0;
    case 10:
      return call_("MPI_Alltoallv_c", {from, send_counts, send_places, byte_type, receive, receive_counts,
                                       receive_places, made.handle, self}) == 0;
    case 11:
      return wait(call_("MPI_Ialltoallv_c", {from, send_counts, send_places, byte_type, receive, receive_counts,
                                             receive_places, made.handle, self, other_handle}));
    case 12:
      return call_("MPI_Alltoallw_c", {from, send_counts, send_places, send_types, receive, receive_counts,
                                       receive_places, receive_types, self}) == 0;
    case 13:
      // Little-endian: the small counts are where the large ones begin.
      return call_("MPI_Alltoallw", {from, send_counts, send_places, send_types, receive, receive_counts,
                                     receive_places, receive_types, self}) == 0;
    default:
      return wait(call_("MPI_Ialltoallw_c", {from, send_counts, send_places, send_types, receive, receive_counts,
                                             receive_places, receive_types, self, other_handle}));
  }
}

bool Landing::receive_by_window(const Made& made, std::uint32_t to, std::uint32_t count, std::uint64_t size) {
  if (call_("MPI_Win_create", {area, area_size, 1, no_info, self, other_handle}) != 0) return false;
  const std::uint32_t window = memory_.load<std::uint32_t>(guest::Address{other_handle}).value_or(0);
  (void)call_("MPI_Win_set_errhandler", {window, return_errors});
  bool done = call_("MPI_Win_lock", {exclusive, 0, 0, window}) == 0;
  done = call_("MPI_Put_c", {source, size, byte_type, 0, to - area, count, made.handle, window}) == 0 && done;
  done = call_("MPI_Win_unlock", {0, window}) == 0 && done;
  (void)call_("MPI_Win_free", {other_handle});
  return done;
}

bool Landing::reduce(bool scan, const Made& made, std::uint32_t to, std::uint32_t count) {
  // The data in the same layout, of a reduction in which one process takes part: its result is what it gives.
  std::size_t i = 0;
  for (std::uint32_t element = 0; element < count; ++element)
    for (const Piece& piece : made.map.pieces())
      for (std::int64_t each = 0; each < piece.length; ++each)
        (void)memory_.store(guest::Address{static_cast<std::uint32_t>(
                                Wide{to} - area + mirror + element * made.map.extent() + piece.start + each)},
                            sent(i++));
  constexpr std::uint32_t function_without_effect = 2;
  if (call_("MPI_Op_create", {function_without_effect, 1, other_handle}) != 0) return false;
  const std::uint32_t operation = memory_.load<std::uint32_t>(guest::Address{other_handle}).value_or(0);
  const std::uint32_t from = to - area + mirror;
  const bool done =
      call_(scan ? "MPI_Scan_c" : "MPI_Allreduce_c", {from, to, count, made.handle, operation, self}) == 0;
  (void)call_("MPI_Op_free", {other_handle});
  return done;
}

void Landing::transfer(const Made& made, Input& input) {
  const std::uint32_t count = 1 + input.below(3);
  const std::uint32_t to = area + area_size / 2 + input.byte() * 16 + input.below(4);
  const std::uint8_t way = input.byte();
  const std::uint64_t size = static_cast<std::uint64_t>(made.map.size()) * count;
  // Which byte is received where; what is received twice may be either.
  static std::array<std::uint8_t, area_size> expected;
  expected.fill(untouched);
  bool overlaps = false;
  bool outside_memory = false;
  bool outside_area = false;
  std::size_t number = 0;
  for (std::uint32_t element = 0; element < count; ++element) {
    for (const Piece& piece : made.map.pieces()) {
      const Wide start = Wide{to} + element * made.map.extent() + piece.start;
      if (start < 0 || start + piece.length > place::landing_end) outside_memory = true;
      if (start < area || start + piece.length > area + area_size) outside_area = true;
      for (std::int64_t i = 0; i < piece.length && !outside_area; ++i) {
        std::uint8_t& byte = expected[static_cast<std::size_t>(start - area + i)];
        overlaps = overlaps || byte != untouched;
        byte = sent(number++);
      }
    }
  }
  if (outside_area && !outside_memory) return;
  for (std::size_t i = 0; i < size; ++i)
    (void)memory_.store(guest::Address{static_cast<std::uint32_t>(source + i)}, sent(i));
  std::memset(memory_.base() + area, untouched, area_size);
  if (outside_area && (way % ways == 5 || way % ways == 6))
    return;  // the same layout is no more in memory than this one
  const bool done = receive(way, made, to, count, size);
  if (done && outside_memory) report("accepted: data outside of memory", to);
  const auto received = memory_.range(guest::Address{area}, area_size).value();
  if (!outside_area && std::memcmp(received.data(), expected.data(), area_size) == 0) return;
  for (std::uint32_t i = 0; i < area_size; ++i) {
    const auto byte = static_cast<std::uint8_t>(received[i]);
    if (outside_area || expected[i] == untouched) {
      if (byte != untouched) report("written outside of a datatype's data", area + i);
    } else if (done && !overlaps && byte != expected[i]) {
      report("received elsewhere than the datatype says", area + i);
    }
  }
}

void Landing::run(Input& input) {
  made_.clear();
  const std::uint32_t types_made = 1 + input.below(4);
  for (std::uint32_t i = 0; i < types_made; ++i) {
    if (!make_type(input)) continue;
    if (made_.back().map.pieces().size() > most_pieces ||
        made_.back().map.size() > static_cast<std::int64_t>(most_bytes))
      break;
  }
  if (!made_.empty()) {
    const Made made = made_.back();
    (void)memory_.store(guest::Address{new_handle}, made.handle);
    if (made.map.pieces().size() <= most_pieces && made.map.size() <= static_cast<std::int64_t>(most_bytes) &&
        call_("MPI_Type_commit", {new_handle}) == 0) {
      const std::uint32_t transfers = 1 + input.below(3);
      for (std::uint32_t i = 0; i < transfers; ++i) transfer(made, input);
    }
  }
  for (const Made& made : made_) {
    (void)memory_.store(guest::Address{new_handle}, made.handle);
    (void)call_("MPI_Type_free", {new_handle});
  }
}

}  // namespace mpiwasm::fuzz
