# How everything of ours is compiled: link `mpiwasm-options` PRIVATE to each target.
add_library(mpiwasm-options INTERFACE)
target_include_directories(mpiwasm-options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(mpiwasm-options INTERFACE MPIWASM_VERSION="${PROJECT_VERSION}")
target_compile_options(mpiwasm-options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlapping copies inside std::string that are none (GCC bug 105329).
  target_compile_options(mpiwasm-options INTERFACE -Wno-restrict)
endif()
if(MPIWASM_WARNINGS_AS_ERRORS)
  target_compile_options(mpiwasm-options INTERFACE -Werror)
endif()
if(MPIWASM_SANITIZE)
  # The sanitizers' own code makes GCC see uninitialized values where there are none.
  target_compile_options(mpiwasm-options INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer
    -Wno-maybe-uninitialized)
  target_link_options(mpiwasm-options INTERFACE -fsanitize=address,undefined)
endif()
if(MPIWASM_SANITIZE_THREADS)
  target_compile_options(mpiwasm-options INTERFACE -fsanitize=thread -fno-omit-frame-pointer -Wno-maybe-uninitialized)
  target_link_options(mpiwasm-options INTERFACE -fsanitize=thread)
endif()
if(MPIWASM_FUZZ)
  # Tests call host functions as guests do, through one type for all of them.
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=function -fno-sanitize-recover=all)
  target_compile_options(mpiwasm-options INTERFACE ${sanitizers} -fsanitize=fuzzer-no-link -fno-omit-frame-pointer)
  target_link_options(mpiwasm-options INTERFACE ${sanitizers})
endif()

# bin/mpiwasm and lib/mpiwasm/*.so find lib/ from their own place.
set(CMAKE_INSTALL_RPATH "$ORIGIN/../lib;$ORIGIN/..")
