// How long vectors may be that a library copies into memory of its own.
#pragma once

#include <cstdint>
#include <limits>

#include "blas/shared_object.hpp"

namespace mpiwasm::blas {

/// How often a library copies a vector into memory of its own.
enum class Copies {
  once,             ///< if it has a step
  for_each_thread,  ///< with any step, if there are several threads
};

/// OpenBLAS copies vectors of any length into a buffer of fixed size: those that have a step, and some once for each
/// thread. What is longer than these bytes must not reach it.
struct Buffers {
  std::int64_t bytes_of_one = std::numeric_limits<std::int64_t>::max();
  std::int64_t bytes_for_each_thread = std::numeric_limits<std::int64_t>::max();
  bool has_threads = false;
};

/// Of a library that has started its threads. One that is not known gets the limits of OpenBLAS: FlexiBLAS may use it.
[[nodiscard]] Buffers buffers_of(const SharedObject& library);

/// Those of OpenBLAS with so many threads.
[[nodiscard]] Buffers buffers_of_threads(int threads);

}  // namespace mpiwasm::blas
