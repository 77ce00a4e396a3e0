// See functions.hpp.
#include "wasi/functions.hpp"

#include <array>

#include "wasi/host_call.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi {
namespace {

// It never returns and the guest's stack is dropped from within it, so it holds nothing.
void proc_exit_code(void* context, std::uint32_t exit_code) {
  static_cast<Context*>(context)->exit(static_cast<int>(exit_code));
}

}  // namespace

std::span<const guest::HostFunction> function_table() {
  static const std::array<guest::HostFunction, 46> table = {{
      HostCall<preview1::args_get>::row("args_get"),
      HostCall<preview1::args_sizes_get>::row("args_sizes_get"),
      HostCall<preview1::environ_get>::row("environ_get"),
      HostCall<preview1::environ_sizes_get>::row("environ_sizes_get"),
      HostCall<preview1::clock_res_get>::row("clock_res_get"),
      HostCall<preview1::clock_time_get>::row_without_turn("clock_time_get"),
      HostCall<preview1::fd_advise>::row("fd_advise"),
      HostCall<preview1::fd_allocate>::row("fd_allocate"),
      HostCall<preview1::fd_close>::row("fd_close"),
      HostCall<preview1::fd_datasync>::row("fd_datasync"),
      HostCall<preview1::fd_fdstat_get>::row("fd_fdstat_get"),
      HostCall<preview1::fd_fdstat_set_flags>::row("fd_fdstat_set_flags"),
      HostCall<preview1::fd_fdstat_set_rights>::row("fd_fdstat_set_rights"),
      HostCall<preview1::fd_filestat_get>::row("fd_filestat_get"),
      HostCall<preview1::fd_filestat_set_size>::row("fd_filestat_set_size"),
      HostCall<preview1::fd_filestat_set_times>::row("fd_filestat_set_times"),
      HostCall<preview1::fd_pread>::row("fd_pread"),
      HostCall<preview1::fd_prestat_get>::row("fd_prestat_get"),
      HostCall<preview1::fd_prestat_dir_name>::row("fd_prestat_dir_name"),
      HostCall<preview1::fd_pwrite>::row("fd_pwrite"),
      HostCall<preview1::fd_read>::row("fd_read"),
      HostCall<preview1::fd_readdir>::row("fd_readdir"),
      HostCall<preview1::fd_renumber>::row("fd_renumber"),
      HostCall<preview1::fd_seek>::row("fd_seek"),
      HostCall<preview1::fd_sync>::row("fd_sync"),
      HostCall<preview1::fd_tell>::row("fd_tell"),
      HostCall<preview1::fd_write>::row("fd_write"),
      HostCall<preview1::path_create_directory>::row("path_create_directory"),
      HostCall<preview1::path_filestat_get>::row("path_filestat_get"),
      HostCall<preview1::path_filestat_set_times>::row("path_filestat_set_times"),
      HostCall<preview1::path_link>::row("path_link"),
      HostCall<preview1::path_open>::row("path_open"),
      HostCall<preview1::path_readlink>::row("path_readlink"),
      HostCall<preview1::path_remove_directory>::row("path_remove_directory"),
      HostCall<preview1::path_rename>::row("path_rename"),
      HostCall<preview1::path_symlink>::row("path_symlink"),
      HostCall<preview1::path_unlink_file>::row("path_unlink_file"),
      HostCall<preview1::poll_oneoff>::row("poll_oneoff"),
      {"proc_exit", "i:", guest::host_code(&proc_exit_code)},
      HostCall<preview1::proc_raise>::row_without_turn("proc_raise"),
      HostCall<preview1::sched_yield>::row_without_turn("sched_yield"),
      HostCall<preview1::random_get>::row_without_turn("random_get"),
      HostCall<preview1::sock_accept>::row("sock_accept"),
      HostCall<preview1::sock_recv>::row("sock_recv"),
      HostCall<preview1::sock_send>::row("sock_send"),
      HostCall<preview1::sock_shutdown>::row("sock_shutdown"),
  }};
  return table;
}

}  // namespace mpiwasm::wasi
