/* What our patches add to Wasmer's C API. `wasmer.h` includes this file at its
 * end, so `#include <wasmer.h>` is enough.
 *
 * Every configuration option is off by default, which is Wasmer's own
 * behaviour. What is marked own is owned as wasm.h says. */
#ifndef WASMER_MPIWASM_H
#define WASMER_MPIWASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wasm.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The set of patches this library was built with, for example "mpiwasm-1".
 * Compiled code may only be loaded by a library of the same patch level. */
const char* wasmer_mpiwasm_patch_level(void);

/* --- Host functions that the guest calls directly ------------------------ */

/* The address of a host function, whatever its signature. */
typedef void (*wasmer_direct_code_t)(void);

/* Makes an import of a plain C function. The guest calls it as
 * `code(environment, arguments...)` with the C types int32_t, int64_t, float
 * and double, in a few nanoseconds: no stack switch, no conversion, no
 * allocation. What the function returns is the result.
 *
 * The function runs on the guest's stack. It may call back into the guest with
 * wasm_func_call, to any depth. It must not let C++ exceptions out.
 *
 * The type may have any number of number parameters and at most one result;
 * for another one NULL is returned and wasmer_last_error_message says why.
 * `code` and `environment` must be valid as long as the store. The function
 * works as an import and in tables; calling it with wasm_func_call is a trap.
 * Singlepass alone refuses, as a type mismatch, to pass float and double to it
 * through a table.
 *
 * A fault in the function goes to the signal handler that was there before
 * Wasmer's, as in any program; running out of stack in it is a trap. */
/* own */ wasm_func_t* wasmer_func_new_direct(wasm_store_t* store, const wasm_functype_t* type,
                                        wasmer_direct_code_t code, void* environment);

/* Ends the guest from inside a direct function: the innermost wasm_func_call
 * returns `trap`, whose message and frames are those of wasm_trap_new, so make
 * the trap where it is raised. Takes ownership and never returns. The C++
 * frames in between are dropped without running destructors; outside a direct
 * function the process is aborted. */
__attribute__((noreturn)) void wasmer_trap_raise(/* own */ wasm_trap_t* trap);

/* --- The guest's memory -------------------------------------------------- */

/* Where a memory is and how large it is now. */
typedef struct wasmer_memory_definition_t {
  uint8_t* base; /* never moves */
  size_t size;   /* in bytes; follows memory.grow */
} wasmer_memory_definition_t;

/* The live definition of a memory. The pointer stays valid, and what it points
 * to stays current, as long as the instance that owns the memory. */
const wasmer_memory_definition_t* wasmer_memory_definition(const wasm_memory_t* memory);

/* --- One memory in several stores ---------------------------------------- */

/* A store belongs to one thread at a time; threads of one guest have a store
 * and an instance each, over one shared memory. */

/* A shared memory that belongs to no store. Any thread may use it. */
typedef struct wasmer_shared_memory_t wasmer_shared_memory_t;

/* The type of a shared memory: wasm_memorytype_new makes types of others. */
/* own */ wasm_memorytype_t* wasmer_memorytype_new_shared(const wasm_limits_t* limits);

bool wasmer_memorytype_is_shared(const wasm_memorytype_t* type);

/* What other stores attach. The memory lives until all that was made of it is
 * deleted, in any order. NULL for a memory that is not shared. Memories that a
 * module defines itself must not be used: they end with their instance. */
/* own */ wasmer_shared_memory_t* wasmer_memory_share(const wasm_memory_t* memory);

/* The same memory in another store, for instances to import: its base and its
 * definition are the same. To be called by the thread that uses the store. */
/* own */ wasm_memory_t* wasmer_shared_memory_attach(wasm_store_t* store, const wasmer_shared_memory_t* memory);

/* Ends all waits for this memory, present and later ones, by a trap in the
 * guest that waits. Returns whether it was done. */
bool wasmer_shared_memory_end_waits(const wasmer_shared_memory_t* memory);

void wasmer_shared_memory_delete(/* own */ wasmer_shared_memory_t* memory);

/* --- Compiled code ------------------------------------------------------- */

/* Like wasm_module_deserialize, but the module uses the `size` bytes at `data`
 * instead of a copy of them. They must be aligned to 16 bytes, and stay and not
 * change as long as the module and its instances. */
/* own */ wasm_module_t* wasmer_module_deserialize_in_place(wasm_store_t* store, const uint8_t* data,
                                                            size_t size);

/* --- Code that is replaced while it runs --------------------------------- */

/* An instance whose code can be replaced. */
typedef struct wasmer_replaceable_t wasmer_replaceable_t;

/* Where the code of an instance can be replaced. The engine must have had
 * wasmer_config_cranelift_replaceable, and the instance must live as long.
 * NULL when the instance is not one of Cranelift, LLVM or Singlepass. */
/* own */ wasmer_replaceable_t* wasmer_instance_replaceable(const wasm_instance_t* instance);

/* Loads what wasm_module_serialize gave for the same module, compiled by LLVM,
 * and lets the instance run it: each function from its next call on; calls
 * that are under way end in the code they began in. The module must import no
 * memory, and have a first memory and no vectors in the types of its
 * functions. The instance may run meanwhile, in another thread. `data` is
 * used as by wasmer_module_deserialize_in_place, for as long as the process
 * lives. Returns whether it was done; wasmer_last_error_message says why not. */
bool wasmer_replaceable_replace(const wasmer_replaceable_t* replaceable, const wasm_engine_t* engine,
                                const uint8_t* data, size_t size);

void wasmer_replaceable_delete(/* own */ wasmer_replaceable_t* replaceable);

/* --- Guests that are saved and continued in another process -------------- */

/* Addresses with nothing around them: 8 GiB for stack and memory each, as much
 * as the code needs, a few MiB for the instance, 64 KiB for the stubs. */
typedef struct wasmer_placement_t {
  uintptr_t stack;
  uintptr_t code;
  uintptr_t instance;
  uintptr_t memory;
  uintptr_t stubs;
} wasmer_placement_t;

/* Lets the stack, the code, the instance and the memory of a guest lie at these
 * addresses, and its frames hold no others: what it calls in the engine is
 * reached through jumps in the stubs. Each address is used by one object at a
 * time, the first that is made; others lie anywhere. Once in a process, before
 * a module is loaded. When an address is not free, this or what would lie there
 * fails. Returns whether it was done; wasmer_last_error_message says why not. */
bool wasmer_place(const wasmer_placement_t* places);

/* A function for wasm_func_call that runs `code` where `function`, an exported
 * one of an instance, would run, on the same stack below the same frames, with
 * the arguments that compiled code gets, which `code` hands on when it calls
 * what is stored at `original`. */
/* own */ wasm_func_t* wasmer_func_new_stand_in(const wasm_func_t* function, wasmer_direct_code_t code,
                                          const void** original);

/* The values of the globals that an instance has itself, exported or not, in
 * the order of the module, and how many bytes they are. To be copied to another
 * instance of the same module. */
uint8_t* wasmer_instance_globals(const wasm_instance_t* instance, size_t* size);

/* The exceptions that frames may refer to, and how many the store has forgotten
 * before them; made again in a store that has had none, with an instance of the
 * same module. */
void wasmer_exceptions_save(const wasm_store_t* store, /* own */ wasm_byte_vec_t* out);
bool wasmer_exceptions_restore(wasm_store_t* store, const uint8_t* data, size_t size);

/* --- Options of the engine ----------------------------------------------- */

/* Size of the stack on which the guest and its direct functions run: 1 MiB
 * when not set, at least 64 KiB. Each nested call from host to guest takes
 * another stack of this size, in address space until it is touched; more than
 * 1000 nested calls are a trap. */
void wasmer_config_stack_size(wasm_config_t* config, size_t bytes);

/* How many threads compile a module; all cores when not set. */
void wasmer_config_compiler_threads(wasm_config_t* config, uint32_t threads);

/* LLVM: memory operations may be moved, merged and removed like those of any
 * C program. A load out of bounds whose value is not used may then not trap. */
void wasmer_config_llvm_non_volatile_memory(wasm_config_t* config, bool enable);

/* LLVM: floating-point arithmetic as a C compiler does it by default, rounding
 * to nearest, without observing floating-point exceptions. Results are those
 * of IEEE 754 all the same: nothing is contracted or reassociated. */
void wasmer_config_llvm_plain_float_arithmetic(wasm_config_t* config, bool enable);

/* LLVM: the passes of -O3, among them the vectorisers, loop-invariant code
 * motion and unrolling, instead of Wasmer's own short list. Functions of a few
 * operations without a branch are inlined; they have no frame in backtraces. */
void wasmer_config_llvm_standard_pipeline(wasm_config_t* config, bool enable);

/* LLVM: code for exactly the CPU of this machine instead of a generic one with
 * the same main features. Such code must not be loaded on another CPU model. */
void wasmer_config_llvm_host_cpu(wasm_config_t* config, bool enable);

/* Cranelift: code that code of LLVM can replace while it runs. Calls cost a
 * load more. Without effect on modules with no memory. */
void wasmer_config_cranelift_replaceable(wasm_config_t* config, bool enable);

#ifdef __cplusplus
}
#endif

#endif
