// A routine of any signature, called with a list of values. Tests that call all routines are compiled in a tenth of the
// time that a template of the test for each signature takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "blas/call.hpp"

namespace mpiwasm::blas {

using Value = std::variant<Address, std::uint32_t, std::int32_t, float, double>;

class AnyRoutine {
 public:
  template <class Result, class... Parameters>
  explicit AnyRoutine(Result (*function)(Library*, Parameters...))
      : function_(reinterpret_cast<Function>(function)),
        call_(&call_with<Result, Parameters...>),
        values_(&values_for<Parameters...>) {}

  /// One for each parameter, all zero.
  [[nodiscard]] std::vector<Value> values() const { return values_(); }
  /// False if an integer that it returns is negative.
  bool call(Library& library, const std::vector<Value>& values) const {
    return call_(function_, &library, values.data());
  }

 private:
  using Function = void (*)();

  template <class... Parameters>
  static std::vector<Value> values_for() {
    return {Value{Parameters{}}...};
  }
  template <class Result, class... Parameters>
  static bool call_with(Function function, Library* library, const Value* values) {
    const auto typed = reinterpret_cast<Result (*)(Library*, Parameters...)>(function);
    return [&]<std::size_t... index>(std::index_sequence<index...>) {
      if constexpr (std::is_same_v<Result, std::int32_t>)
        return typed(library, std::get<Parameters>(values[index])...) >= 0;
      else
        return static_cast<void>(typed(library, std::get<Parameters>(values[index])...)), true;
    }(std::index_sequence_for<Parameters...>{});
  }

  Function function_;
  bool (*call_)(Function, Library*, const Value*);
  std::vector<Value> (*values_)();
};

}  // namespace mpiwasm::blas
