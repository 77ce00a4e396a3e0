// See accumulating.hpp.
#include "accumulating.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t world = 0x101;
constexpr std::uint32_t no_info = 0x130;
constexpr std::uint32_t return_errors = 0x143;
constexpr std::uint32_t new_handle = place::answers + 0x300;
constexpr std::uint32_t new_base = place::answers + 0x310;
constexpr std::uint32_t size_place = place::answers + 0x320;

constexpr std::uint32_t window_memory = place::buffers;
constexpr std::uint32_t window_size = 0x4000;
constexpr std::uint32_t origin = window_memory + 2 * window_size;
constexpr std::uint32_t result = origin + 2 * window_size;
constexpr std::uint32_t result_room = 2 * window_size;
constexpr std::uint8_t untouched = 0x5a;

struct Basic {
  std::uint32_t type;
  std::uint32_t extent;
  bool is_pair;
};
/// Pairs without gaps, with one behind, and with one between; numbers.
constexpr std::array<Basic, 8> basics{{{0x228, 8, true},
                                       {0x229, 16, true},
                                       {0x22a, 8, true},
                                       {0x22b, 8, true},
                                       {0x22c, 8, true},
                                       {0x209, 4, false},
                                       {0x214, 8, false},
                                       {0x20b, 8, false}}};
constexpr std::array<std::uint32_t, 4> pair_operations{0x38, 0x39, 0x3c, 0x3d};
constexpr std::array<std::uint32_t, 4> number_operations{0x21, 0x22, 0x3c, 0x3d};

}  // namespace

void Accumulating::fill(std::uint32_t from, std::uint32_t size, std::uint8_t with) const {
  std::memset(memory_.at(guest::Address{from}), with, size);
}

Accumulating::Data Accumulating::make_data(std::uint32_t basic, std::uint32_t elements, Input& input) {
  const std::uint32_t extent = basics[basic].extent;
  Data data{basics[basic].type, elements, elements * extent, false};
  const std::uint32_t blocks = 1 + input.below(3);
  if (input.below(2) == 0 || elements % blocks != 0) return data;
  const std::uint32_t block = elements / blocks;
  const std::uint32_t stride = block + input.below(4);
  if (call_("MPI_Type_vector", {blocks, block, stride, data.type, new_handle}) != 0) return data;
  data = {memory_.load<std::uint32_t>(guest::Address{new_handle}).value_or(0), 1,
          ((blocks - 1) * stride + block) * extent, true};
  call_("MPI_Type_commit", {new_handle});
  return data;
}

void Accumulating::check_result(std::uint32_t begin, std::uint32_t length) const {
  for (std::uint32_t i = result; i < result + result_room; ++i) {
    const bool is_inside = i >= begin && i < begin + length;
    if (is_inside || memory_.load<std::uint8_t>(guest::Address{i}) == untouched) continue;
    std::fprintf(stderr, "the result of an accumulate operation at 0x%x of the guest's memory\n", i);
    std::abort();
  }
}

void Accumulating::operate(std::uint32_t window, Input& input) {
  const std::uint32_t basic = input.below(basics.size());
  const std::uint32_t elements = 1 + input.byte() % 200;
  std::array<Data, 3> all{};  // origin, result, target
  for (Data& data : all) data = make_data(basic, elements, input);
  const auto& operations = basics[basic].is_pair ? pair_operations : number_operations;
  const std::uint32_t operation = operations[input.byte() % operations.size()];
  (void)memory_.store(guest::Address{size_place}, 1U);
  call_("MPI_Comm_size", {world, size_place});
  const std::uint32_t target = input.byte() % memory_.load<std::uint32_t>(guest::Address{size_place}).value_or(1);
  const std::uint32_t there = input.below(16) * 8;
  const std::uint32_t begin = result + 64 + input.below(8) * 4;
  fill(result, result_room, untouched);
  const auto& [from, back, to] = all;
  std::uint32_t length = back.length;
  switch (input.below(4)) {
    case 0:
      length = 0;
      call_("MPI_Accumulate", {origin, from.count, from.type, target, there, to.count, to.type, operation, window});
      break;
    case 1:
      length = basics[basic].extent;
      call_("MPI_Fetch_and_op", {origin, begin, basics[basic].type, target, there, operation, window});
      break;
    default:
      call_("MPI_Get_accumulate", {origin, from.count, from.type, begin, back.count, back.type, target, there, to.count,
                                   to.type, operation, window});
  }
  call_("MPI_Win_flush", {target, window});
  check_result(begin, length);
  for (const Data& data : all) {
    if (!data.is_made) continue;
    (void)memory_.store(guest::Address{new_handle}, data.type);
    call_("MPI_Type_free", {new_handle});
  }
}

void Accumulating::run(Input& input) {
  const bool allocated = input.below(2) == 0;
  fill(window_memory, window_size, 1);
  fill(origin, window_size, 2);
  if (!agree_(allocated ? 1 : 0)) return;
  const std::uint64_t code = allocated
                                 ? call_("MPI_Win_allocate", {window_size, 1, no_info, world, new_base, new_handle})
                                 : call_("MPI_Win_create", {window_memory, window_size, 1, no_info, world, new_handle});
  const auto window = memory_.load<std::uint32_t>(guest::Address{new_handle}).value_or(0);
  if (code != 0) return;
  call_("MPI_Win_set_errhandler", {window, return_errors});
  if (call_("MPI_Win_lock_all", {0, window}) == 0) {
    for (std::uint32_t count = 1 + input.below(4); count > 0; --count) operate(window, input);
    call_("MPI_Win_unlock_all", {window});
  }
  (void)memory_.store(guest::Address{new_handle}, window);
  call_("MPI_Win_free", {new_handle});
}

}  // namespace mpiwasm::fuzz
