// See sizes.hpp.
#include "sizes.hpp"

#include <string>

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t self = 0x102;
constexpr std::uint32_t no_info = 0x130;
constexpr std::uint32_t integer = 0x209;
constexpr std::uint32_t byte = 0x243;
constexpr std::uint32_t create_and_change = 2 | 32;
constexpr std::uint32_t in_c_order = 12;

constexpr std::uint32_t made_place = place::answers + 0x30;
constexpr std::uint32_t answer_place = place::answers + 0x40;
constexpr std::uint32_t first_list = place::blocks;
constexpr std::uint32_t second_list = place::blocks + 0x1000;
constexpr std::uint32_t third_list = place::blocks + 0x2000;
constexpr std::uint32_t name_place = place::blocks + 0x3000;

}  // namespace

void Sizes::put_list(std::uint32_t place, const std::vector<std::uint32_t>& values) {
  for (std::uint32_t i = 0; i < values.size(); ++i) (void)memory_.store(guest::Address{place + i * 4}, values[i]);
}

std::uint32_t Sizes::word_at(std::uint32_t place) const {
  return memory_.load<std::uint32_t>(guest::Address{place}).value_or(0);
}

void Sizes::use_grid(Input& input) {
  constexpr std::uint32_t most_dimensions = 64;
  const std::uint32_t dimensions = 1 + input.below(most_dimensions);
  std::vector<std::uint32_t> periods(dimensions);
  for (std::uint32_t& each : periods) each = input.below(2);
  put_list(first_list, std::vector<std::uint32_t>(dimensions, 1));
  put_list(second_list, periods);
  if (call_("MPI_Cart_create", {self, dimensions, first_list, second_list, input.below(2), made_place}) != 0) return;
  const std::uint32_t grid = word_at(made_place);
  const std::uint32_t direction = input.below(dimensions);
  (void)call_("MPI_Cart_shift", {grid, direction, input.word(), answer_place, answer_place + 4});
  (void)call_("MPI_Cart_get", {grid, dimensions, first_list, second_list, third_list});
  (void)call_("MPI_Neighbor_allgather", {place::buffers, 1, integer, place::large_blocks, 1, integer, grid});
  (void)call_("MPI_Neighbor_alltoall", {place::buffers, 1, integer, place::large_blocks, 1, integer, grid});
  (void)call_("MPI_Comm_free", {made_place});
}

void Sizes::choose_shape(Input& input) {
  constexpr std::uint32_t most_dimensions = 64;
  const std::uint32_t dimensions = 1 + input.below(most_dimensions);
  std::vector<std::uint32_t> shape(dimensions);
  for (std::uint32_t& each : shape) each = input.below(2);
  put_list(first_list, shape);
  (void)call_("MPI_Dims_create", {1 + input.word() % 4096, dimensions, first_list});
}

void Sizes::open_file(Input& input) {
  constexpr std::uint32_t place_of_file = made_place;
  const std::string name = "/data/" + std::string(1 + input.below(256), static_cast<char>('a' + input.below(26)));
  for (std::uint32_t i = 0; i <= name.size(); ++i)
    (void)memory_.store(guest::Address{name_place + i}, i < name.size() ? name[i] : '\0');
  if (call_("MPI_File_open", {self, name_place, create_and_change, no_info, place_of_file}) == 0) {
    (void)call_("MPI_File_write_shared", {word_at(place_of_file), place::buffers, 4, byte, 0});
    (void)call_("MPI_File_close", {place_of_file});
  }
  (void)call_("MPI_File_delete", {name_place, no_info});
}

bool Sizes::make_type(std::uint32_t inner, Input& input) {
  constexpr std::uint32_t ways = 7;
  const std::uint32_t distance = 4 + input.below(64);
  put_list(first_list, {1, 2});
  put_list(second_list, {0, distance});
  put_list(third_list, {inner, integer});
  switch (input.below(ways)) {
    case 0:
      return call_("MPI_Type_contiguous", {1 + input.below(3), inner, made_place}) == 0;
    case 1:
      return call_("MPI_Type_create_hvector", {1 + input.below(3), 1, distance, inner, made_place}) == 0;
    case 2:
      return call_("MPI_Type_create_hindexed", {2, first_list, second_list, inner, made_place}) == 0;
    case 3:
      return call_("MPI_Type_create_struct", {2, first_list, second_list, third_list, made_place}) == 0;
    case 4:
      return call_("MPI_Type_create_resized", {inner, 0, distance, made_place}) == 0;
    case 5:
      return call_("MPI_Type_create_hindexed_block", {2, 1, second_list, inner, made_place}) == 0;
    default:
      put_list(first_list, {2, 2});
      put_list(second_list, {1, 2});
      put_list(third_list, {input.below(2), 0});
      return call_("MPI_Type_create_subarray",
                   {2, first_list, second_list, third_list, in_c_order, inner, made_place}) == 0;
  }
}

void Sizes::nest_types(Input& input) {
  constexpr std::uint32_t most_levels = 40;
  // More data take longer than an input may, and few inputs try whether they do harm.
  constexpr std::uint32_t many_bytes = 1 << 14;
  constexpr std::uint32_t seldom = 256;
  const std::uint32_t most_bytes = input.below(seldom) == 0 ? 1U << 17 : many_bytes;
  const std::uint32_t levels = 1 + input.below(most_levels);
  std::vector<std::uint32_t> types;
  while (types.size() < levels && make_type(types.empty() ? integer : types.back(), input)) {
    types.push_back(word_at(made_place));
    if (call_("MPI_Type_size", {types.back(), answer_place}) == 0 && word_at(answer_place) > most_bytes) break;
  }
  if (!types.empty()) {
    const std::uint32_t type = types.back();
    (void)memory_.store(guest::Address{made_place}, type);
    (void)call_("MPI_Type_commit", {made_place});
    (void)memory_.store(guest::Address{answer_place}, 0U);
    (void)call_("MPI_Pack",
                {place::buffers, 2, type, place::large_blocks, place::end - place::large_blocks, answer_place, self});
    (void)call_("MPI_Sendrecv", {place::buffers, 2, type, 0, 0, place::buffers + 0x10000, 2, type, 0, 0, self, 0});
    (void)call_("MPI_Get_address", {place::buffers, answer_place});
    (void)call_("MPI_Type_get_true_extent", {type, answer_place, answer_place + 4});
  }
  for (const std::uint32_t type : types) {
    (void)memory_.store(guest::Address{made_place}, type);
    (void)call_("MPI_Type_free", {made_place});
  }
}

void Sizes::run(Input& input) {
  constexpr std::uint32_t ways = 8;
  switch (input.below(ways)) {
    case 0:
    case 1:
      return use_grid(input);
    case 2:
      return choose_shape(input);
    case 3:
      return open_file(input);
    default:
      return nest_types(input);
  }
}

}  // namespace mpiwasm::fuzz
