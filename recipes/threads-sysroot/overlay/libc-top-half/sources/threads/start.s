# Where threads begin and end. The stack of a thread is memory that another thread may free as soon as the word `gone`
# says so: it is written here, where no more of that stack is used.
	.globaltype	__stack_pointer, i32
	.functype	__wasm_init_tls (i32) -> ()
	.functype	__mpiwasm_run_thread (i32, i32) -> (i32)
	.functype	mpiwasm_thread_exit () -> ()
	.import_module	mpiwasm_thread_exit, mpiwasm_threads_1
	.import_name	mpiwasm_thread_exit, thread_exit

# Called by mpiwasm in a new instance: the thread's number and its struct start.
	.section	.text.wasi_thread_start,"",@
	.hidden	wasi_thread_start
	.globl	wasi_thread_start
	.type	wasi_thread_start,@function
	.export_name	wasi_thread_start, wasi_thread_start
wasi_thread_start:
	.functype	wasi_thread_start (i32, i32) -> ()
	.local	i32
	local.get	1
	i32.load	0
	global.set	__stack_pointer
	local.get	1
	i32.load	4
	call	__wasm_init_tls
	local.get	0
	local.get	1
	call	__mpiwasm_run_thread
	local.tee	2
	i32.const	1
	i32.atomic.store	0
	local.get	2
	i32.const	-1
	memory.atomic.notify	0
	drop
	end_function

# For pthread_exit within calls: mpiwasm drops them.
	.section	.text.__mpiwasm_leave_thread,"",@
	.hidden	__mpiwasm_leave_thread
	.globl	__mpiwasm_leave_thread
	.type	__mpiwasm_leave_thread,@function
__mpiwasm_leave_thread:
	.functype	__mpiwasm_leave_thread (i32) -> ()
	local.get	0
	i32.const	1
	i32.atomic.store	0
	local.get	0
	i32.const	-1
	memory.atomic.notify	0
	drop
	call	mpiwasm_thread_exit
	unreachable
	end_function
