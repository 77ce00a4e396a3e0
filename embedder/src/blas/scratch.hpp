// Memory of the host for copies and work arrays.
#pragma once

#include <cstddef>
#include <memory>

namespace mpiwasm::blas {

/// Memory that is zero, for free_scratch(); null if there is none. A test puts it before pages that cannot be accessed.
[[nodiscard]] void* allocate_scratch(std::size_t bytes);
void free_scratch(void* memory);

/// Memory of the host for what a library could be misled by if the guest changed it meanwhile: indices, and work
/// arrays, in which it may keep some. Its first bytes are zero, so that the guest sees nothing of the host.
template <class T>
class Scratch {
 public:
  Scratch(T* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] T* data() const { return data_.get(); }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  struct Free {
    void operator()(T* data) const { free_scratch(data); }
  };
  std::unique_ptr<T[], Free> data_;
  std::size_t size_;
};

}  // namespace mpiwasm::blas
