// Direct host functions get the very arguments the guest passes and give it the very result, for every signature up to
// sixteen parameters, called by name and through a table.
#include <sstream>
#include <tuple>
#include <type_traits>

#include "support.hpp"

namespace wasmer_test {
namespace {

inline constexpr std::size_t most_parameters = 16;

template <class Number>
constexpr char letter() {
  if constexpr (std::is_same_v<Number, std::int32_t>) return 'i';
  if constexpr (std::is_same_v<Number, std::int64_t>) return 'I';
  if constexpr (std::is_same_v<Number, float>) return 'f';
  return 'F';
}

template <class Number>
std::string name_of_type() {
  if constexpr (std::is_same_v<Number, std::int32_t>) return "i32";
  if constexpr (std::is_same_v<Number, std::int64_t>) return "i64";
  if constexpr (std::is_same_v<Number, float>) return "f32";
  return "f64";
}

// A number that no other position has, with bits all over its type, and exact in decimal.
template <class Number>
constexpr Number sample(std::size_t position) {
  const auto k = static_cast<std::int64_t>(position) + 1;
  if constexpr (std::is_same_v<Number, std::int32_t>) return static_cast<std::int32_t>(-1000000007 * k % 2147483647);
  if constexpr (std::is_same_v<Number, std::int64_t>) return -k * 0x0123'4567'89ab'cdef;
  if constexpr (std::is_same_v<Number, float>) return -1.25F * static_cast<float>(k);
  if constexpr (std::is_same_v<Number, double>) return 1e10 * static_cast<double>(k) + 0.0625;
}

template <class Number>
std::string constant(Number number) {
  std::ostringstream text;
  text.precision(17);
  text << '(' << name_of_type<Number>() << ".const " << number << ')';
  return text.str();
}

// The type of parameter `position` of pattern `offset`: the four types in turn, in four orders.
template <std::size_t offset, std::size_t position>
using Parameter = std::tuple_element_t<(position * (offset % 2 == 0 ? 1 : 3) + offset) % 4,
                                       std::tuple<std::int32_t, std::int64_t, float, double>>;

// One imported function: its signature, what it was called with, and the text of a guest that calls it.
struct Import {
  std::string letters;
  std::string text_type;
  std::string text_arguments;
  std::string text_result;
  wasmer_direct_code_t code = nullptr;
  std::size_t expected_calls = 0;
  std::size_t calls = 0;
  std::size_t wrong_arguments = 0;
  void (*check)(const Import& import, const Outcome& outcome) = nullptr;
};

template <class Result, class... Parameters>
Result record(void* environment, Parameters... arguments) {
  Import& import = *static_cast<Import*>(environment);
  ++import.calls;
  std::size_t position = 0;
  ((import.wrong_arguments += arguments == sample<Parameters>(position++) ? 0 : 1), ...);
  if constexpr (!std::is_void_v<Result>) return sample<Result>(sizeof...(Parameters) + 20);
}

template <class Number>
Number member(const wasm_val_t& result) {
  if constexpr (std::is_same_v<Number, std::int32_t>) return result.of.i32;
  if constexpr (std::is_same_v<Number, std::int64_t>) return result.of.i64;
  if constexpr (std::is_same_v<Number, float>) return result.of.f32;
  if constexpr (std::is_same_v<Number, double>) return result.of.f64;
}

template <class Result>
void check_result([[maybe_unused]] const Import& import, const Outcome& outcome) {
  ASSERT_EQ(outcome.trap, "") << import.letters;
  if constexpr (std::is_void_v<Result>) {
    EXPECT_EQ(outcome.results.size(), 0U);
  } else {
    ASSERT_EQ(outcome.results.size(), 1U);
    const wasm_val_t& result = outcome.results[0];
    const std::size_t parameters = import.letters.find(':');
    const auto expected = sample<Result>(parameters + 20);
    EXPECT_EQ(member<Result>(result), expected) << import.letters;
  }
}

template <class Result, std::size_t offset, std::size_t... positions>
Import make_import(std::index_sequence<positions...>) {
  Import import;
  ((import.letters += letter<Parameter<offset, positions>>()), ...);
  ((import.text_type += " (param " + name_of_type<Parameter<offset, positions>>() + ")"), ...);
  ((import.text_arguments += constant(sample<Parameter<offset, positions>>(positions))), ...);
  if constexpr (!std::is_void_v<Result>) {
    import.letters += std::string(":") + letter<Result>();
    import.text_result = "(result " + name_of_type<Result>() + ")";
  }
  import.code = reinterpret_cast<wasmer_direct_code_t>(&record<Result, Parameter<offset, positions>...>);
  import.check = &check_result<Result>;
  return import;
}

template <class Result, std::size_t offset, std::size_t... counts>
void add_imports(std::vector<Import>& imports, std::index_sequence<counts...>) {
  (imports.push_back(make_import<Result, offset>(std::make_index_sequence<counts>())), ...);
}

template <class Result>
void add_imports_with_result(std::vector<Import>& imports) {
  using Counts = std::make_index_sequence<most_parameters + 1>;
  add_imports<Result, 0>(imports, Counts());
  add_imports<Result, 1>(imports, Counts());
  add_imports<Result, 2>(imports, Counts());
  add_imports<Result, 3>(imports, Counts());
}

// 340 signatures: five kinds of result, four orders of the types, 0 to 16 parameters.
std::vector<Import> all_imports() {
  std::vector<Import> imports;
  add_imports_with_result<void>(imports);
  add_imports_with_result<std::int32_t>(imports);
  add_imports_with_result<std::int64_t>(imports);
  add_imports_with_result<float>(imports);
  add_imports_with_result<double>(imports);
  return imports;
}

// For each import k: exports `by_name<k>` and `by_table<k>`. The table starts with empty slots and holds functions of
// the module between the imports, so that a callee cannot be told by its position.
std::string guest_text(const std::vector<Import>& imports) {
  std::string types;
  std::string declarations;
  std::string callers;
  std::string elements;
  for (std::size_t k = 0; k < imports.size(); ++k) {
    const Import& import = imports[k];
    const std::string number = std::to_string(k);
    types += "(type $t" + number + " (func" + import.text_type + " " + import.text_result + "))\n";
    declarations += "(import \"host\" \"f" + number + "\" (func $f" + number + " (type $t" + number + ")))\n";
    callers += "(func $by_name" + number + " (export \"by_name" + number + "\")" + import.text_result + "(call $f" + number +
               import.text_arguments + "))\n";
    callers += "(func (export \"by_table" + number + "\")" + import.text_result + "(call_indirect (type $t" + number + ")" +
               import.text_arguments + "(i32.const " + std::to_string(7 + 2 * k) + ")))\n";
    elements += " $f" + number + " $by_name" + number;
  }
  return "(module " + types + declarations + "(memory 1)(table " + std::to_string(7 + 2 * imports.size()) +
         " funcref)(elem (i32.const 7) func" + elements + ")" + callers + ")";
}

using DirectFunctions = EachBackend;

TEST_P(DirectFunctions, PassEveryArgumentAndResult) {
  std::vector<Import> imports = all_imports();
  ASSERT_EQ(imports.size(), 340U);
  Guest guest(GetParam());
  for (Import& import : imports) {
    if (import.letters.find(':') == std::string::npos) import.letters += ':';
    guest.add_import(import.letters, import.code, &import);
  }
  guest.instantiate(guest_text(imports));

  // The one thing singlepass cannot do, and refuses, is to pass f32 and f64 to a host function through a table.
  const auto is_refused_in_table = [](const Import& import) {
    const std::string_view letters = import.letters;
    return GetParam().backend == SINGLEPASS && letters.substr(0, letters.find(':')).find_first_of("fF") != letters.npos;
  };
  for (std::size_t k = 0; k < imports.size(); ++k) {
    Import& import = imports[k];
    import.check(import, guest.call("by_name" + std::to_string(k)));
    const Outcome by_table = guest.call("by_table" + std::to_string(k));
    if (is_refused_in_table(import)) {
      EXPECT_EQ(by_table.trap, "indirect call type mismatch") << import.letters;
      EXPECT_EQ(import.calls, 1U) << import.letters;
    } else {
      import.check(import, by_table);
      EXPECT_EQ(import.calls, 2U) << import.letters;
    }
    EXPECT_EQ(import.wrong_arguments, 0U) << import.letters;
  }
}

std::int32_t add(void*, std::int32_t left, std::int32_t right) { return left + right; }

TEST_P(DirectFunctions, WorkInATableThatTheHostFills) {
  Guest guest(GetParam());
  guest.add_import("ii:i", &add);
  guest.instantiate(R"((module
    (type $binary (func (param i32 i32) (result i32)))
    (import "host" "add" (func $add (type $binary)))
    (memory 1)
    (table (export "table") 4 funcref)
    (elem (i32.const 1) func $subtract)
    (func $subtract (type $binary) (i32.sub (local.get 0) (local.get 1)))
    (func (export "apply") (param i32) (result i32)
      (call_indirect (type $binary) (i32.const 30) (i32.const 12) (local.get 0)))))");
  EXPECT_EQ(guest.call("apply", {value(1)}).i32(), 18);
  EXPECT_NE(guest.call("apply", {value(2)}).trap, "");

  wasm_table_t* table = wasm_extern_as_table(guest.exported("table"));
  ASSERT_TRUE(wasm_table_set(table, 2, wasm_func_as_ref(guest.import(0))));
  EXPECT_EQ(guest.call("apply", {value(2)}).i32(), 42);
  ASSERT_TRUE(wasm_table_set(table, 1, wasm_func_as_ref(guest.import(0))));
  EXPECT_EQ(guest.call("apply", {value(1)}).i32(), 42);
}

TEST_P(DirectFunctions, WorkAsReferencesThatTheGuestStores) {
  Guest guest(GetParam());
  guest.add_import("ii:i", &add);
  guest.instantiate(R"((module
    (type $binary (func (param i32 i32) (result i32)))
    (import "host" "add" (func $add (type $binary)))
    (memory 1)
    (table $table 4 funcref)
    (elem declare func $add)
    (func (export "apply") (result i32)
      (table.set $table (i32.const 3) (ref.func $add))
      (call_indirect $table (type $binary) (i32.const 30) (i32.const 12) (i32.const 3)))))");
  EXPECT_EQ(guest.call("apply").i32(), 42);
}

TEST_P(DirectFunctions, AreNotForTheHostToCall) {
  Guest guest(GetParam());
  guest.add_import("ii:i", &add);
  guest.instantiate(R"((module
    (import "host" "add" (func $add (param i32 i32) (result i32)))
    (export "add" (func $add))))");
  const std::string message = "a direct host function can only be called by WebAssembly code";
  EXPECT_EQ(guest.call("add", {value(1), value(2)}).trap, message);
  EXPECT_EQ(call(guest.import(0), {value(1), value(2)}).trap, message);
}

TEST_P(DirectFunctions, AreRefusedForOtherTypesThanNumbers) {
  const Engine engine = make_engine(GetParam());
  const Store store(wasm_store_new(engine.get()));
  const auto code = reinterpret_cast<wasmer_direct_code_t>(&add);

  const FunctionType two_results = make_type("i:ii");
  EXPECT_EQ(wasmer_func_new_direct(store.get(), two_results.get(), code, nullptr), nullptr);
  EXPECT_GT(wasmer_last_error_length(), 0);

  wasm_valtype_t* reference[] = {wasm_valtype_new(WASM_EXTERNREF)};
  wasm_valtype_vec_t parameters;
  wasm_valtype_vec_new(&parameters, 1, reference);
  wasm_valtype_vec_t results = WASM_EMPTY_VEC;
  const FunctionType takes_reference(wasm_functype_new(&parameters, &results));
  EXPECT_EQ(wasmer_func_new_direct(store.get(), takes_reference.get(), code, nullptr), nullptr);
}

WASMER_TEST_ON_EACH_BACKEND(DirectFunctions);

}  // namespace
}  // namespace wasmer_test
