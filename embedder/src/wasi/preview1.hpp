// The calls of WASI preview 1 by subject, each with the standard's name and parameters. Every call has the same
// shape: check the memory it will answer into, look the descriptor up with the rights it needs, copy the path in,
// make the system call, answer. docs/reference/wasi.md says what each does here.
#pragma once

#include <cstdint>

#include "guest/linear_memory.hpp"
#include "wasi/abi.hpp"
#include "wasi/descriptor_table.hpp"

namespace mpiwasm::wasi {

class Context;

namespace preview1 {

using Address = guest::Address;
using Fd = wasi::Fd;
using Size = std::uint32_t;
using Flags = std::uint32_t;   ///< bits of one of the standard's sets
using Choice = std::uint32_t;  ///< a value of one of its enumerations
using Long = std::uint64_t;

// program.cpp: what the program was started with, and its end
Errno args_get(Context&, Address list, Address text);
Errno args_sizes_get(Context&, Address count, Address size);
Errno environ_get(Context&, Address list, Address text);
Errno environ_sizes_get(Context&, Address count, Address size);
Errno proc_raise(Context&, Choice signal);
Errno sched_yield(Context&);
Errno random_get(Context&, Address buffer, Size length);

// clocks.cpp
Errno clock_res_get(Context&, Clock clock, Address resolution);
Errno clock_time_get(Context&, Clock clock, Long precision, Address time);

// poll.cpp
Errno poll_oneoff(Context&, Address subscriptions, Address events, Size count, Address event_count);

// descriptors.cpp: the table itself
Errno fd_close(Context&, Fd);
Errno fd_fdstat_get(Context&, Fd, Address status);
Errno fd_fdstat_set_flags(Context&, Fd, Flags flags);
Errno fd_fdstat_set_rights(Context&, Fd, Long rights, Long inheriting);
Errno fd_prestat_get(Context&, Fd, Address prestat);
Errno fd_prestat_dir_name(Context&, Fd, Address name, Size length);
Errno fd_renumber(Context&, Fd from, Fd to);

// file_transfer.cpp: data in and out
Errno fd_read(Context&, Fd, Address vectors, Size count, Address bytes_read);
Errno fd_pread(Context&, Fd, Address vectors, Size count, Long offset, Address bytes_read);
Errno fd_write(Context&, Fd, Address vectors, Size count, Address bytes_written);
Errno fd_pwrite(Context&, Fd, Address vectors, Size count, Long offset, Address bytes_written);
Errno fd_seek(Context&, Fd, Long offset, Whence whence, Address position);
Errno fd_tell(Context&, Fd, Address position);

// file_state.cpp: what a file is, how large, how safe on the disk
Errno fd_advise(Context&, Fd, Long offset, Long length, Choice advice);
Errno fd_allocate(Context&, Fd, Long offset, Long length);
Errno fd_datasync(Context&, Fd);
Errno fd_filestat_get(Context&, Fd, Address status);
Errno fd_filestat_set_size(Context&, Fd, Long size);
Errno fd_filestat_set_times(Context&, Fd, Long access, Long modification, Flags flags);
Errno fd_sync(Context&, Fd);

// read_directory.cpp
Errno fd_readdir(Context&, Fd, Address buffer, Size length, Long cookie, Address bytes_used);

// path_open.cpp
Errno path_open(Context&, Fd, Flags lookup, Address path, Size path_length, Flags open, Long rights, Long inheriting,
                Flags flags, Address opened);

// path_state.cpp: what a path names
Errno path_filestat_get(Context&, Fd, Flags lookup, Address path, Size path_length, Address status);
Errno path_filestat_set_times(Context&, Fd, Flags lookup, Address path, Size path_length, Long access,
                              Long modification, Flags flags);
Errno path_readlink(Context&, Fd, Address path, Size path_length, Address buffer, Size length, Address bytes_used);

// path_change.cpp: names made, moved and removed
Errno path_create_directory(Context&, Fd, Address path, Size path_length);
Errno path_link(Context&, Fd old_fd, Flags lookup, Address old_path, Size old_length, Fd new_fd, Address new_path,
                Size new_length);
Errno path_remove_directory(Context&, Fd, Address path, Size path_length);
Errno path_rename(Context&, Fd old_fd, Address old_path, Size old_length, Fd new_fd, Address new_path, Size new_length);
Errno path_symlink(Context&, Address text, Size text_length, Fd, Address path, Size path_length);
Errno path_unlink_file(Context&, Fd, Address path, Size path_length);

// sockets.cpp: there are none
Errno sock_accept(Context&, Fd, Flags flags, Address accepted);
Errno sock_recv(Context&, Fd, Address vectors, Size count, Flags flags, Address bytes, Address answer_flags);
Errno sock_send(Context&, Fd, Address vectors, Size count, Flags flags, Address bytes);
Errno sock_shutdown(Context&, Fd, Flags how);

}  // namespace preview1
}  // namespace mpiwasm::wasi
