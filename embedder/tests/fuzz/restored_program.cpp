// See restored_program.hpp. The program has what resumable code has to read back: numbers of all types, calls by table,
// loops, and exceptions that it holds. It calls tick() wherever it could go on for ever.
#include "restored_program.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "command/resume_library.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/engine/module.hpp"
#include "wasm/engine/resumable_frames.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::fuzz {
namespace {

using Bytes = std::span<const std::byte>;

constexpr std::string_view program = R"((module
  (type $function (func (param i32) (result i32)))
  (import "host" "stop" (func $stop (param i32) (result i32)))
  (import "host" "tick" (func $tick))
  (memory (export "memory") 1 3)
  (tag $thrown (param i32 i64))
  (table 6 6 funcref)
  (elem (i32.const 0) $leaf $by_table $loop $numbers $catching $deep)
  (global $count (mut i32) (i32.const 3))
  (global $sum (mut f64) (f64.const 0.5))
  (global $wide (mut v128) (v128.const i64x2 1 2))
  (global $fixed i64 (i64.const 77))

  (func $leaf (param $n i32) (result i32)
    (i32.store (i32.and (local.get $n) (i32.const 0xfffc)) (i32.const 1))
    (i32.add (call $stop (local.get $n)) (local.get $n)))

  (func $by_table (param $n i32) (result i32)
    (local $before i64)
    (local.set $before (i64.extend_i32_u (local.get $n)))
    (call $tick)
    (i32.add (call_indirect (type $function) (i32.sub (local.get $n) (i32.const 1)) (local.get $n))
             (i32.wrap_i64 (local.get $before))))

  (func $loop (param $n i32) (result i32)
    (local $i i32) (local $all i32)
    (loop $again
      (call $tick)
      (local.set $all (i32.add (local.get $all) (call $leaf (local.get $i))))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $again (i32.lt_u (local.get $i) (local.get $n))))
    (i32.load (local.get $all)))

  (func $numbers (param $n i32) (result i32)
    (local $f f32) (local $d f64) (local $v v128) (local $l i64)
    (local.set $f (f32.convert_i32_s (local.get $n)))
    (local.set $d (global.get $sum))
    (local.set $v (global.get $wide))
    (local.set $l (global.get $fixed))
    (drop (call $leaf (local.get $n)))
    (global.set $sum (f64.add (local.get $d) (f64.promote_f32 (local.get $f))))
    (global.set $wide (i64x2.add (local.get $v) (i64x2.splat (local.get $l))))
    (memory.fill (local.get $n) (i32.const 7) (i32.wrap_i64 (local.get $l)))
    (i32.trunc_f64_s (local.get $d)))

  (func $thrower (param $n i32)
    (throw $thrown (call $leaf (local.get $n)) (i64.const 5)))

  (func $catching (param $n i32) (result i32)
    (local $held exnref) (local $payload i64)
    (block $caught (result i32 i64 exnref)
      (try_table (catch_ref $thrown $caught) (call $thrower (local.get $n)))
      (unreachable))
    (local.set $held)
    (local.set $payload)
    (local.set $n)
    (call $tick)
    (if (i32.eqz (call $stop (local.get $n))) (then (throw_ref (local.get $held))))
    (i32.wrap_i64 (local.get $payload)))

  (func $deep (param $n i32) (result i32)
    (call $tick)
    (if (result i32) (i32.gt_s (local.get $n) (i32.const 0))
      (then (i32.add (call $deep (i32.sub (local.get $n) (i32.const 1))) (local.get $n)))
      (else (call $leaf (local.get $n)))))

  (func $grow (param $n i32) (result i32)
    (drop (memory.grow (i32.and (local.get $n) (i32.const 3))))
    (call $stop (local.get $n)))

  (func (export "_start")
    (local $i i32)
    (loop $again
      (call $tick)
      (drop (call_indirect (type $function) (global.get $count) (local.get $i)))
      (drop (call $grow (local.get $i)))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $again (i32.lt_s (local.get $i) (i32.const 6)))))))";

[[noreturn]] void fail(std::string_view what) {
  std::fprintf(stderr, "%.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

template <class T, class E>
T value_of(tl::expected<T, E> made) {
  if (!made) fail(made.error().message);
  return std::move(*made);
}

std::vector<std::byte> assemble(std::string_view text) {
  const wasm_byte_vec_t given{text.size(), const_cast<char*>(text.data())};
  wasm::OwnedBytes bytes;
  wat2wasm(&given, bytes.get());
  if (bytes.size() == 0) fail(wasm::take_last_error());
  const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
  return {data, data + bytes.size()};
}

/// The compiled program.
struct Compiled {
  wasm::Engine engine = value_of(wasm::Engine::create(
      {.backend = wasm::Backend::cranelift, .stack_size = std::size_t{1} << 18, .compiler_threads = 1}));
  std::vector<std::byte> bytes = value_of(
      wasm::make_resumable(assemble(program), [](std::string_view, std::string_view name) { return name == "stop"; }));
  wasm::ModuleSummary summary = value_of(wasm::read_module_summary(bytes));
  wasm::Module module = value_of(wasm::Module::compile(engine, bytes));
};

/// The program for one more input. What ran stays with its engine, and takes 8 GiB of addresses for its memory.
const Compiled& compiled_program() {
  constexpr int most_inputs = 500;
  static std::unique_ptr<Compiled> compiled;
  static int inputs = 0;
  if (inputs++ % most_inputs == 0) {
    compiled.reset();
    compiled = std::make_unique<Compiled>();
  }
  return *compiled;
}

/// One run of it.
class Run {
 public:
  explicit Run(const Compiled& compiled) {
    resume_.use(frames_);
    frames_.watch(
        attention_,
        [](std::string_view, std::string_view name) { return wasm::Watched{.point = name == "stop" ? 1 : -1}; },
        [this](const wasm::Stop&) { return reached(); });
    std::vector<guest::HostModule> modules = resume_.modules();
    modules.push_back({.name = "host", .functions = functions(), .environment = this});
    instance_ = value_of(wasm::Instance::create(compiled.engine, compiled.module, compiled.summary,
                                                wasm::HostFunctions{modules}, "restored.wasm", &frames_));
    resume_.attach(*instance_);
  }

  /// Returns whether the program can go on.
  bool restore(Bytes chunk) {
    guest::ArchiveReader from{chunk};
    if (!frames_.restore(from).empty() || !instance_->restore(from).empty()) return false;
    frames_.enter_again();
    return true;
  }

  void run() { (void)instance_->run(); }

  /// Lets the program be saved once it has passed so many stopping points, without that at which it enters again.
  void save_after(unsigned points) { points_left_ = points; }
  [[nodiscard]] const std::optional<std::vector<std::byte>>& saved() const { return saved_; }

  /// What the chunk has behind the stack.
  [[nodiscard]] std::vector<std::byte> rest() const {
    guest::ArchiveWriter to;
    instance_->save(to);
    return to.bytes();
  }

 private:
  static std::int32_t stop(Run*, std::int32_t given) { return given % 5; }
  static void tick(Run* run) {
    constexpr int most = 300;
    if (++run->ticks_ > most) run->instance_->exit(0);
  }
  static std::span<const guest::HostFunction> functions() {
    static const std::array<guest::HostFunction, 2> all = {{
        {"stop", "i:i", guest::host_code(&stop)},
        {"tick", ":", guest::host_code(&tick)},
    }};
    return all;
  }

  wasm::AfterLook reached() {
    if (frames_.has_entered_again() || !points_left_ || (*points_left_)-- > 0) return wasm::AfterLook::call;
    points_left_ = std::nullopt;
    frames_.leave([this] {
      guest::ArchiveWriter to;
      frames_.save({}, to);
      instance_->save(to);
      saved_ = to.bytes();
      frames_.enter_again();
    });
    return wasm::AfterLook::leave;
  }

  guest::Attention attention_;
  wasm::ResumableFrames frames_;
  command::ResumeLibrary resume_;
  std::unique_ptr<wasm::Instance> instance_;
  std::optional<unsigned> points_left_;
  std::optional<std::vector<std::byte>> saved_;
  int ticks_ = 0;
};

/// What the program itself saves after so many stopping points; empty when it does not come to as many.
std::vector<std::byte> saved_after(const Compiled& compiled, unsigned points) {
  Run run{compiled};
  run.save_after(points);
  run.run();
  return run.saved().value_or(std::vector<std::byte>{});
}

/// The chunk that an input stands for. With a first byte of 0, the rest is a complete one; from 128 on, it is what the
/// program saves at a stopping point, with changes of single bytes; otherwise a stack on which the byte says how much
/// of the rest lies, and what follows replaces the first bytes of the global variables.
std::vector<std::byte> chunk_of(const Compiled& compiled, Bytes input, const Run& run) {
  constexpr unsigned saved = 128;
  const unsigned kind = input.empty() ? 0 : std::to_integer<unsigned>(input[0]);
  if (kind == 0) {
    const Bytes all = input.empty() ? input : input.subspan(1);
    return {all.begin(), all.end()};
  }
  if (kind >= saved) {
    std::vector<std::byte> chunk = saved_after(compiled, kind - saved);
    constexpr std::size_t size_of_change = 3;
    for (Bytes rest = input.subspan(1); rest.size() >= size_of_change; rest = rest.subspan(size_of_change)) {
      const std::size_t place = std::to_integer<std::size_t>(rest[0]) + 256 * std::to_integer<std::size_t>(rest[1]);
      if (place < chunk.size()) chunk[place] = rest[2];
    }
    return chunk;
  }
  const std::size_t wanted = 4 * std::size_t{kind};
  const Bytes stack = input.subspan(1, std::min(wanted, input.size() - 1));
  const Bytes globals = input.subspan(1 + stack.size());
  std::vector<std::byte> rest = run.rest();
  constexpr std::size_t size_of_size = sizeof(std::uint64_t);
  for (std::size_t i = 0; i < globals.size() && size_of_size + i < rest.size(); ++i)
    rest[size_of_size + i] = globals[i];
  guest::ArchiveWriter to;
  to.put(static_cast<std::uint64_t>(stack.size()));
  to.put_bytes(stack);
  to.put_bytes(rest);
  return to.bytes();
}

}  // namespace

void restore_program(Bytes input) {
  const Compiled& compiled = compiled_program();
  Run run{compiled};
  if (!run.restore(chunk_of(compiled, input, run))) return;
  run.save_after(1);
  run.run();
  if (!run.saved()) return;
  // What it saves can be restored.
  Run again{compiled};
  if (!again.restore(*run.saved())) fail("what was saved is not restored");
  again.run();
}

}  // namespace mpiwasm::fuzz
