// Which modules have a resumable form.
#include <gtest/gtest.h>

#include <map>

#include "wasm/inspect/function_names.hpp"
#include "wasm/inspect/resumable/resumable.hpp"
#include "wasm/inspect/resumable/resumable_run.hpp"
#include "wasm/inspect/resumable/table_changes.hpp"

namespace mpiwasm::wasm {
namespace {

/// Why a module is refused; an empty text when it is not.
std::string refusal_of(std::string_view text) {
  const auto resumable = make_resumable(tests::assemble(text), tests::is_test_stop);
  return resumable ? std::string{} : resumable.error().message;
}

TEST(ResumableForm, RefusesWhatItCannotSave) {
  EXPECT_EQ(refusal_of(R"((module (global (mut funcref) (ref.null func))))"),
            "the module cannot be made resumable: a global variable of it holds a reference");
  EXPECT_EQ(refusal_of(R"((module (import "host" "stop" (func $stop)) (start $stop)))"),
            "the module cannot be made resumable: its start function may stop");
  EXPECT_EQ(refusal_of(R"((module (table 1 funcref) (func (table.set (i32.const 0) (ref.null func)))))"),
            "function 0 cannot be made resumable: it changes a table of functions, which is not saved (byte 7 of its "
            "code)");
  EXPECT_EQ(refusal_of(R"((module (import "host" "stop" (func $stop)) (table 1 funcref)
                            (func (param $f funcref) (call $stop) (drop (ref.is_null (local.get $f))))))"),
            "function 1 cannot be made resumable: it keeps a reference to a function or host object across a call that "
            "may stop");
  EXPECT_EQ(refusal_of(R"((module (import "host" "stop" (func $stop)) (tag $error)
                            (func (block $out (try_table (catch $error $out) (return_call $stop))))))"),
            "function 1 cannot be made resumable: a tail call below an exception handler may stop");
}

TEST(ResumableForm, RefusesWhatOnlyTheNewModuleHas) {
  // The pass appends a global variable and functions, which the engine would find there.
  for (const std::string_view code : {"(global.set 0 (i32.const 1))", "(drop (global.get 0))", "(drop (ref.func 7))",
                                      "(throw 0)", "(local.set 3 (i32.const 1))"}) {
    const std::string module = "(module (func " + std::string{code} + "))";
    EXPECT_NE(refusal_of(module).find("that does not exist"), std::string::npos) << code;
  }
  for (const std::string_view element :
       {"funcref (ref.func 1)", "func 1", "funcref (ref.func 0) (ref.func 4294967295)"}) {
    const std::string module = "(module (func) (table 9 funcref) (elem (i32.const 0) " + std::string{element} + "))";
    EXPECT_NE(refusal_of(module), "") << element;
  }
  EXPECT_EQ(refusal_of("(module (func) (table 9 funcref) (elem (i32.const 0) funcref (ref.func 0)))"), "");
}

TEST(ResumableForm, RefusesExceptionsThatItCannotSave) {
  EXPECT_EQ(refusal_of(R"((module (import "host" "stop" (func $stop)) (tag $error (param funcref))
                            (func (local $exception exnref)
                              (block $caught (result exnref)
                                (try_table (catch_all_ref $caught) (throw $error (ref.null func)))
                                (return))
                              (local.set $exception)
                              (call $stop)
                              (throw_ref (local.get $exception)))))"),
            "the module cannot be made resumable: an exception has a reference as its payload");
}

TEST(ResumableForm, RefusesCodeThatWouldGrowWithoutLimit) {
  // Each block hands on as many values as it takes: with a site in the innermost one, all keep them.
  std::string values;
  for (int i = 0; i < 500; ++i) values += " i32";
  const std::string type = "(param" + values + ") (result" + values + ")";
  std::string body;
  for (int i = 0; i < 500; ++i) body += "(i32.const 0)";
  for (int i = 0; i < 3000; ++i) body += "(block " + type;
  body += "(call $stop)" + std::string(3000, ')');
  for (int i = 0; i < 500; ++i) body += "(drop)";
  EXPECT_EQ(refusal_of("(module (import \"host\" \"stop\" (func $stop)) (func " + body + "))"),
            "function 1 cannot be made resumable: it is too large");
}

TEST(ResumableForm, RefusesItsOwnNames) {
  const auto once = make_resumable(tests::assemble(R"((module (func)))"), tests::is_test_stop);
  ASSERT_TRUE(once);
  const auto twice = make_resumable(*once, tests::is_test_stop);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().message,
            "the module uses the names mpiwasm_resume_1 and mpiwasm_resume_state, which are for mpiwasm");
}

TEST(ResumableForm, RefusesInvalidCode) {
  // A valid function with a call, one byte of which is changed to each value in turn: nothing may go wrong but the
  // module.
  const auto module = tests::assemble(R"((module (import "host" "stop" (func $stop (param i32) (result i32)))
    (func (param i32) (result i32) (local i64 v128)
      (block (result i32) (loop (br_if 1 (i32.const 1) (call $stop (local.get 0))) (drop)) (i32.const 2)))))");
  std::size_t accepted = 0;
  for (std::size_t place = 8; place < module.size(); ++place) {
    for (unsigned value = 0; value < 256; ++value) {
      auto changed = module;
      changed[place] = static_cast<std::byte>(value);
      if (!read_module_summary(changed)) continue;
      const auto resumable = make_resumable(changed, tests::is_test_stop);
      if (!resumable) continue;
      ++accepted;
      EXPECT_TRUE(read_module_summary(*resumable)) << place << ' ' << value;
    }
  }
  EXPECT_GT(accepted, module.size());
}

TEST(TableChanges, AreFoundInAnyFunction) {
  const auto reason = [](std::string_view instructions) {
    const std::string text =
        "(module (memory 1) (table $t 4 4 funcref) (type $v (func)) (elem $e func $f) (func $f) (func (local funcref "
        "v128) "
        "(block (nop)) " +
        std::string{instructions} + "))";
    return why_tables_change(tests::assemble(text));
  };
  EXPECT_EQ(reason("(call_indirect (type $v) (i32.const 0)) (drop (table.get $t (i32.const 0)))"), "");
  const std::string found = "function 1 changes a table of functions, which is not saved";
  EXPECT_EQ(reason("(table.set $t (i32.const 0) (ref.func $f))"), found);
  EXPECT_EQ(reason("(table.fill $t (i32.const 0) (ref.null func) (i32.const 1))"), found);
  EXPECT_EQ(reason("(table.init $t $e (i32.const 0) (i32.const 0) (i32.const 1))"), found);
  EXPECT_EQ(reason("(table.copy (i32.const 0) (i32.const 0) (i32.const 1))"), found);
  EXPECT_EQ(reason("(drop (table.grow $t (ref.null func) (i32.const 0)))"), found);
  // What follows an instruction that is not known cannot be known.
  EXPECT_EQ(reason("(drop (i32.load 1 (i32.const 0)))").substr(0, 27), "function 1 cannot be read: ");
}

TEST(ResumableForm, KeepsNamesOfFunctions) {
  const auto resumable = make_resumable(tests::assemble(R"((module (import "host" "stop" (func $stop))
      (func $first (call $stop)) (func $second)))"),
                                        tests::is_test_stop);
  ASSERT_TRUE(resumable);
  const auto summary = read_module_summary(*resumable);
  ASSERT_TRUE(summary && summary->name_section);
  const auto section = std::span{*resumable}.subspan(summary->name_section->offset, summary->name_section->size);
  const std::map<std::uint32_t, std::string> expected{{0, "stop"}, {5, "first"}, {6, "second"}};
  EXPECT_EQ(read_function_names(section), expected);
}

}  // namespace
}  // namespace mpiwasm::wasm
