//! Wasmer's C API as one shared library, with our patches.
pub use c_api::*;

use std::ffi::{CStr, c_char};

/// The set of patches that this library was built with.
const PATCH_LEVEL: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("WASMER_PATCH_LEVEL"), "\0").as_bytes()) {
        Ok(level) => level,
        Err(_) => panic!("the patch level contains a NUL"),
    };

#[unsafe(no_mangle)]
pub extern "C" fn wasmer_mpiwasm_patch_level() -> *const c_char {
    PATCH_LEVEL.as_ptr()
}
