// Tables of references, and types that the C API has no values for: none of them ends the process.
#include <sys/resource.h>

#include "support.hpp"

namespace wasmer_test {
namespace {

using Tables = EachBackend;

TEST_P(Tables, OfExternalReferencesTakeSegments) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (table $references 4 externref)
    (elem $nulls externref (ref.null extern) (ref.null extern))
    (func (export "init") (param i32) (table.init $references $nulls (local.get 0) (i32.const 0) (i32.const 2)))
    (func (export "is_null") (param i32) (result i32) (ref.is_null (table.get $references (local.get 0))))))");
  EXPECT_EQ(guest.call("init", {value(2)}).trap, "");
  EXPECT_EQ(guest.call("is_null", {value(3)}).i32(), 1);
  EXPECT_EQ(guest.call("init", {value(3)}).trap, "undefined element: out of bounds table access");
}

TEST_P(Tables, OfExceptionsAreRefused) {
  const std::string_view text = "(module (table 1 exnref))";
  wasm_byte_vec_t source = {text.size(), const_cast<char*>(text.data())};
  wasm_byte_vec_t binary = WASM_EMPTY_VEC;
  wat2wasm(&source, &binary);
  ASSERT_GT(binary.size, 0U);
  const Engine engine = make_engine(GetParam());
  const Store store(wasm_store_new(engine.get()));
  EXPECT_EQ(Module(wasm_module_new(store.get(), &binary)), nullptr);
  wasm_byte_vec_delete(&binary);
}

// Less memory for the process, until the end of a block.
class ShortOfMemory {
 public:
  ShortOfMemory() {
    getrlimit(RLIMIT_AS, &before_);
    rlimit less = before_;
    less.rlim_cur = mebibyte;
    setrlimit(RLIMIT_AS, &less);
  }
  ~ShortOfMemory() { setrlimit(RLIMIT_AS, &before_); }
  ShortOfMemory(const ShortOfMemory&) = delete;
  ShortOfMemory& operator=(const ShortOfMemory&) = delete;

 private:
  rlimit before_;
};

TEST_P(Tables, DoNotGrowWithoutMemory) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (table $functions 1 funcref)
    (table $references 1 externref)
    (func (export "grow_functions") (param i32) (result i32)
      (table.grow $functions (ref.null func) (local.get 0)))
    (func (export "grow_references") (param i32) (result i32)
      (table.grow $references (ref.null extern) (local.get 0)))
    (func (export "size") (result i32) (table.size $functions))))");
  {
    const ShortOfMemory shortage;
    EXPECT_EQ(guest.call("grow_functions", {value(std::int32_t{0x7FFFFFFF})}).i32(), -1);
    EXPECT_EQ(guest.call("grow_references", {value(std::int32_t{0x7FFFFFFF})}).i32(), -1);
  }
  EXPECT_EQ(guest.call("size").i32(), 1);
  EXPECT_EQ(guest.call("grow_functions", {value(10)}).i32(), 1);
  EXPECT_EQ(guest.call("size").i32(), 11);
}

WASMER_TEST_ON_EACH_BACKEND(Tables);

TEST(Types, OfVectorsAreRefusedBySinglepass) {
  for (const std::string_view text : {"(module (func (param v128)) (func (local v128) (call 0 (local.get 0))))",
                                      "(module (func (local v128)))", "(module (func (result v128) unreachable))"}) {
    wasm_byte_vec_t source = {text.size(), const_cast<char*>(text.data())};
    wasm_byte_vec_t binary = WASM_EMPTY_VEC;
    wat2wasm(&source, &binary);
    ASSERT_GT(binary.size, 0U);
    const Engine engine = make_engine({.backend = SINGLEPASS});
    const Store store(wasm_store_new(engine.get()));
    EXPECT_EQ(Module(wasm_module_new(store.get(), &binary)), nullptr) << text;
    wasm_byte_vec_delete(&binary);
  }
}

TEST(Types, OfVectorsHaveAKind) {
  // In Wasmtime's C API, too; wasm.h has no name for it.
  constexpr wasm_valkind_t vector = 4;
  Guest guest({.backend = CRANELIFT});
  guest.instantiate(R"((module (func (export "same") (param v128 i32) (result v128) (local.get 0))))");
  const FunctionType type(wasm_func_type(guest.function("same")));
  EXPECT_EQ(wasm_valtype_kind(wasm_functype_params(type.get())->data[0]), vector);
  EXPECT_EQ(wasm_valtype_kind(wasm_functype_params(type.get())->data[1]), WASM_I32);
  EXPECT_EQ(wasm_valtype_kind(wasm_functype_results(type.get())->data[0]), vector);
}

}  // namespace
}  // namespace wasmer_test
