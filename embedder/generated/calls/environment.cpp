// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/environment.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Get_processor_name(Context* context, Address name, Address resultlen) try {
  Call call(*context, "MPI_Get_processor_name");
  static_assert(MPI_MAX_PROCESSOR_NAME <= guest_MPI_MAX_PROCESSOR_NAME);
  const std::span<char> name_place = call.text("name", name, guest_MPI_MAX_PROCESSOR_NAME);
  std::array<char, MPI_MAX_PROCESSOR_NAME + 1> host_name{};
  std::int32_t* resultlen_place = call.place<std::int32_t>("resultlen", resultlen);
  int host_resultlen{};
  if (call.failed()) return call.raise();
  const int code = MPI_Get_processor_name(host_name.data(), &host_resultlen);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  store_text(name_place, text_in(host_name));
  *resultlen_place = host_resultlen;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Get_processor_name", no_handle, error);
}

}  // namespace mpiwasm::calls
