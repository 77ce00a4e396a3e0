// A call of a nonblocking function of the host, kept as plain data until it is to be made.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

struct NonblockingCall {
  /// MPI_Ialltoallw has the most.
  static constexpr std::size_t most_arguments = 8;

  /// Makes the call on a communicator. Null when there is none to make.
  int (*function)(const NonblockingCall& call, MPI_Comm comm, MPI_Request* request) = nullptr;
  /// The arguments but communicator and request, each in the first bytes of a word.
  std::array<std::uint64_t, most_arguments> arguments{};

  int operator()(MPI_Comm comm, MPI_Request* request) const { return function(*this, comm, request); }
  [[nodiscard]] explicit operator bool() const { return function != nullptr; }
};

template <auto function>
class NonblockingFunction;

/// A function whose last two parameters are communicator and request.
template <class... Parameters, int (*function)(Parameters...)>
class NonblockingFunction<function> {
  static constexpr std::size_t count = sizeof...(Parameters) - 2;
  static_assert(count <= NonblockingCall::most_arguments);
  template <std::size_t place>
  using Parameter = std::tuple_element_t<place, std::tuple<Parameters...>>;

  template <class Value>
  static std::uint64_t word_of(Value value) {
    static_assert(std::is_trivially_copyable_v<Value> && sizeof(Value) <= sizeof(std::uint64_t));
    std::uint64_t word = 0;
    std::memcpy(&word, &value, sizeof value);
    return word;
  }
  template <class Value>
  static Value value_of(std::uint64_t word) {
    Value value{};
    std::memcpy(&value, &word, sizeof value);
    return value;
  }
  template <std::size_t... places>
  static int begin(const NonblockingCall& call, MPI_Comm comm, MPI_Request* request,
                   std::index_sequence<places...> /*all*/) {
    return translate::of_library_with_buffers<translate::Buffers::messages>(
        function, value_of<Parameter<places>>(call.arguments[places])..., comm, request);
  }
  template <std::size_t... places, class... Arguments>
  static void store(NonblockingCall& call, std::index_sequence<places...> /*all*/, Arguments... arguments) {
    ((call.arguments[places] = word_of<Parameter<places>>(arguments)), ...);
  }

 public:
  static int begin(const NonblockingCall& call, MPI_Comm comm, MPI_Request* request) {
    return begin(call, comm, request, std::make_index_sequence<count>{});
  }

  template <class... Arguments>
  static NonblockingCall with(Arguments... arguments) {
    static_assert(sizeof...(Arguments) == count);
    NonblockingCall call{.function = &NonblockingFunction::begin};
    store(call, std::make_index_sequence<count>{}, arguments...);
    return call;
  }
};

/// A call of `function` with these arguments in front of communicator and request.
template <auto function, class... Arguments>
NonblockingCall nonblocking(Arguments... arguments) {
  return NonblockingFunction<function>::with(arguments...);
}

}  // namespace mpiwasm::calls
