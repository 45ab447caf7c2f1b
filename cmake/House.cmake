# A folder is a target; a folder's tests are one GoogleTest program. Sources are found, never listed.

# gm_target(<folder> <out>): the target's name, `engine/core` -> `gm_engine_core`.
function(gm_target folder out)
  string(REPLACE "/" "_" name "${folder}")
  set(${out} "gm_${name}" PARENT_SCOPE)
endfunction()

# gm_together(<target>): under a sanitizer its sources are compiled eight at a time (a unity build), because reading
# Asio, Beast, protobuf and GoogleTest takes longer there than all the rest. Names that such a folder's sources keep to
# themselves differ.
function(gm_together target)
  if(GRIDMATES_SANITIZE)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()

# gm_folder(<folder> [TOGETHER] [USES <folder or library>...]): everything *.cc in the folder but main.cc and
# *_main.cc; TOGETHER as gm_together says.
function(gm_folder folder)
  cmake_parse_arguments(ARG "TOGETHER" "" "USES" ${ARGN})
  gm_target(${folder} target)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cc)
  list(FILTER sources EXCLUDE REGEX "main\\.cc$")
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR})
  gm_uses(${target} ${scope} ${ARG_USES})
  if(ARG_TOGETHER)
    gm_together(${target})
  endif()
endfunction()

# gm_uses(<target> <scope> <folder or library>...): links folders by their folder name, libraries by their own.
function(gm_uses target scope)
  foreach(use IN LISTS ARGN)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/${use} OR use MATCHES "^(engine|server|client|proto|tests)/")
      gm_target(${use} use)
    endif()
    target_link_libraries(${target} ${scope} ${use})
  endforeach()
endfunction()

# gm_bench(<name> [USES ...]): the program tests/bench/<name>.cc; a sanitizer build needs none.
function(gm_bench name)
  if(NOT GRIDMATES_SANITIZE)
    gm_program(${name} tests/bench/${name}.cc ${ARGN})
  endif()
endfunction()

# gm_program(<name> <main.cc> [USES ...])
function(gm_program name main)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  if(EXISTS ${PROJECT_SOURCE_DIR}/${main})
    add_executable(${name} ${main})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
    gm_uses(${name} PRIVATE ${ARG_USES})
  endif()
endfunction()

# gm_tests(<folder under tests/> [TOGETHER] [LABELS ...] [USES ...]): one program of all *_test.cc there, known to
# ctest as the folder's name. `server` among the labels has it run under ThreadSanitizer too.
function(gm_tests folder)
  cmake_parse_arguments(ARG "TOGETHER" "" "LABELS;USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cc)
  list(FILTER sources EXCLUDE REGEX "_(fuzz|bench)\\.cc$")
  if(NOT sources)
    return()
  endif()
  string(REPLACE "/" "_" name "${folder}_test")
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  # Relative, so that objects are the same wherever the tree stands: tests run in the project's folder.
  file(RELATIVE_PATH binary_dir ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  target_compile_definitions(${name} PRIVATE GRIDMATES_SOURCE_DIR="." GRIDMATES_BINARY_DIR="${binary_dir}")
  gm_uses(${name} PRIVATE ${ARG_USES} GTest::gmock GTest::gtest_main)
  if(ARG_TOGETHER)
    gm_together(${name})
  endif()
  add_test(NAME ${folder} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  if(ARG_LABELS)
    set_tests_properties(${folder} PROPERTIES LABELS "${ARG_LABELS}")
  endif()
  if("server" IN_LIST ARG_LABELS)
    set_property(GLOBAL APPEND PROPERTY gm_server_tests ${name})
  endif()
endfunction()

# gm_fuzz(<name> SOURCES <file>... [USES ...]): a libFuzzer program, in the preset `fuzz` alone.
function(gm_fuzz name)
  cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
  if(GRIDMATES_SANITIZE MATCHES "fuzzer")
    add_executable(${name} ${ARG_SOURCES})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    gm_uses(${name} PRIVATE ${ARG_USES})
  endif()
endfunction()
