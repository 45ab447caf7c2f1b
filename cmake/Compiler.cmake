# One set of flags for the whole tree: warnings as errors, assertions in every build, sanitizers by preset.

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  message(FATAL_ERROR
    "g++ ${CMAKE_CXX_COMPILER_VERSION} miscompiles C++20 coroutines (use after free and double free in "
    "co_await expressions with temporaries, without a warning). Use clang 19: cmake --preset release")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(GRIDMATES_SANITIZE "" CACHE STRING "Sanitizers to build with, as in -fsanitize=")

# -g1 keeps line numbers in stack traces and objects small.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -g1")
set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g")
set(CMAKE_CXX_FLAGS_SANITIZE "-O1 -g1 -fno-omit-frame-pointer")

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                    -Wimplicit-fallthrough -Wextra-semi -Wzero-as-null-pointer-constant -Wsuggest-override -Werror)
add_compile_definitions(_GLIBCXX_ASSERTIONS)
if(GRIDMATES_SANITIZE)
  add_compile_options(-fsanitize=${GRIDMATES_SANITIZE} -fno-sanitize-recover=all)
  # Coroutine frames call through pointers that clang's function check does not support.
  if(GRIDMATES_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize=function)
  endif()
  # AddressSanitizer catches null pointers and accesses past an object at their use, but not misaligned ones. Checking
  # all three at each access costs a quarter of the compile time: only in the seldom built fuzz targets.
  if(GRIDMATES_SANITIZE MATCHES "undefined" AND NOT GRIDMATES_SANITIZE MATCHES "fuzzer")
    add_compile_options(-fno-sanitize=null,alignment,object-size)
  endif()
  add_link_options(-fsanitize=${GRIDMATES_SANITIZE})
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_link_options(-fuse-ld=lld)
endif()

# Objects do not depend on where the tree and its build directories are, so that ccache finds them again.
if(CMAKE_CXX_COMPILER_LAUNCHER STREQUAL "ccache")
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
                                  CCACHE_NOHASHDIR=true ccache)
endif()
