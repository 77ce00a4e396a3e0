// The data of messages of any size, as MPI-3.0 can send and receive them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Any number of bytes as one element, which messages of more than 2 GiB need.
class MessageBytes {
 public:
  explicit MessageBytes(std::size_t size) {
    constexpr std::size_t block = std::size_t{1} << 20;
    if (size <= INT32_MAX) {
      count_ = static_cast<int>(size);
      return;
    }
    MPI_Datatype blocks = MPI_DATATYPE_NULL;
    MPI_Type_contiguous(block, MPI_BYTE, &blocks);
    const std::array<int, 2> lengths{static_cast<int>(size / block), static_cast<int>(size % block)};
    const std::array<MPI_Aint, 2> places{0, static_cast<MPI_Aint>(size - size % block)};
    const std::array<MPI_Datatype, 2> types{blocks, MPI_BYTE};
    MPI_Type_create_struct(2, lengths.data(), places.data(), types.data(), &own_);
    MPI_Type_commit(&own_);
    MPI_Type_free(&blocks);
  }
  MessageBytes(const MessageBytes&) = delete;
  MessageBytes& operator=(const MessageBytes&) = delete;
  ~MessageBytes() {
    if (own_ != MPI_DATATYPE_NULL) MPI_Type_free(&own_);
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] MPI_Datatype type() const { return own_ == MPI_DATATYPE_NULL ? MPI_BYTE : own_; }

 private:
  int count_ = 1;
  MPI_Datatype own_ = MPI_DATATYPE_NULL;
};

}  // namespace mpiwasm::calls
