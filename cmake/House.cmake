# A folder is a target; a folder's tests are one GoogleTest program. Sources are globbed, never listed.

# gm_target(<folder> <out>): the target's name, `engine/core` -> `gm_engine_core`.
function(gm_target folder out)
  string(REPLACE "/" "_" name "${folder}")
  set(${out} "gm_${name}" PARENT_SCOPE)
endfunction()

# gm_together(<target> <out> <source>...): compiles the target's sources sixteen at a time (a unity build), because
# parsing Asio, Beast, protobuf and GoogleTest takes longer than all the rest. So names in unnamed namespaces must be
# unique within such a folder. Not in the preset `debug`, which compiles each source alone and so shows that it includes
# what it needs. Sets `out` to the files that the compiler sees.
function(gm_together target out)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    set(${out} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  list(LENGTH ARGN count)
  math(EXPR last "(${count} - 1) / 16")
  foreach(i RANGE ${last})
    list(APPEND seen ${PROJECT_BINARY_DIR}/CMakeFiles/${target}.dir/Unity/unity_${i}_cxx.cxx)
  endforeach()
  set(${out} ${seen} PARENT_SCOPE)
endfunction()

# gm_optimise(<target> <folder> [COMPUTES]): whether to optimise a target under sanitizers, whose checks make that most
# expensive to compile. Needed for code that computes much, and for tests that do so themselves (COMPUTES): what tests
# use of the folders is optimised anyway (gm_archives_first). Other code is not optimised, other tests not even in the
# preset `release`, except the helpers of benchmarks and of the simulation, and the test that reads all sources.
function(gm_optimise target folder)
  if(NOT "COMPUTES" IN_LIST ARGN AND NOT folder MATCHES "^(engine|proto|server/(room|actors|wire))")
    set(plain "Sanitize")
    if(folder MATCHES "^tests/" AND NOT folder MATCHES "^tests/(bench|support|tidy)")
      string(APPEND plain ",Release")
    endif()
    target_compile_options(${target} PRIVATE $<$<CONFIG:${plain}>:-O0>)
  endif()
endfunction()

# gm_archives_first(<test>...): links the archives of all folders behind a test whole and before the test's own objects.
# The linker takes an inline function from the first object that has it: from a folder, which is optimised if it
# computes, instead of the test.
function(gm_archives_first)
  foreach(test IN LISTS ARGN)
    set(archives)
    set(seen)
    get_target_property(todo ${test} LINK_LIBRARIES)
    while(todo)
      list(POP_FRONT todo target)
      if(NOT TARGET ${target} OR NOT target MATCHES "^gm_" OR target IN_LIST seen)
        continue()
      endif()
      list(APPEND seen ${target})
      get_target_property(type ${target} TYPE)
      if(type STREQUAL "STATIC_LIBRARY")
        list(APPEND archives $<TARGET_FILE:${target}>)
      endif()
      get_target_property(uses ${target} INTERFACE_LINK_LIBRARIES)
      if(uses)
        list(APPEND todo ${uses})
      endif()
    endwhile()
    target_link_options(${test} PRIVATE LINKER:--whole-archive ${archives} LINKER:--no-whole-archive)
  endforeach()
endfunction()

# gm_plan(<folder> <folder or library>...): records what a folder may include, for tests/tidy.
function(gm_plan)
  list(JOIN ARGN " " line)
  set_property(GLOBAL APPEND PROPERTY gm_house "${line}")
endfunction()

# gm_write_plan(): writes "house.txt", one line per folder: its name, and what it uses.
function(gm_write_plan)
  get_property(house GLOBAL PROPERTY gm_house)
  list(JOIN house "\n" text)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/house.txt CONTENT "${text}\n" @ONLY)
endfunction()

# gm_folder(<folder> [APART | APART_OPTIMISED] [COMPUTES] [USES <folder or library>...]): all *.cc in the folder except
# main.cc, *_main.cc and *_test.cc, as a unity build unless the sources share names on purpose (APART) or a benchmark
# showed that optimising them together makes them slower (APART_OPTIMISED, which applies without sanitizers).
function(gm_folder folder)
  cmake_parse_arguments(ARG "APART;APART_OPTIMISED;COMPUTES" "" "USES" ${ARGN})
  gm_plan(${folder} ${ARG_USES})
  gm_target(${folder} target)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cc)
  list(FILTER sources EXCLUDE REGEX "(main|_test)\\.cc$")
  if(sources)
    add_library(${target} STATIC ${sources})
    gm_optimise(${target} ${folder} ${ARGN})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR})
  gm_uses(${target} ${scope} ${ARG_USES})
  set(lint ${sources})
  if(ARG_APART_OPTIMISED AND NOT GRIDMATES_SANITIZE)
    set(ARG_APART ON)
  endif()
  if(sources AND NOT ARG_APART)
    gm_together(${target} lint ${sources})
  endif()
  if(NOT folder MATCHES "^tests/")
    set_property(GLOBAL APPEND PROPERTY gm_lint_sources ${lint})
  endif()
endfunction()

# gm_uses(<target> <scope> <folder or library>...): links folders by their path, libraries by their target.
function(gm_uses target scope)
  foreach(use IN LISTS ARGN)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/${use} OR use MATCHES "^(engine|server|client|proto|tests)/")
      gm_target(${use} use)
    endif()
    target_link_libraries(${target} ${scope} ${use})
  endforeach()
endfunction()

# gm_bench(<name> [USES ...]): the program tests/bench/<name>.cc; not in sanitizer builds.
function(gm_bench name)
  if(NOT GRIDMATES_SANITIZE)
    gm_program(${name} tests/bench/${name}.cc ${ARGN})
    set_property(GLOBAL APPEND PROPERTY gm_fast_tests ${name})
  endif()
endfunction()

# gm_bench_folder(<folder under tests/bench> PROGRAMS <name>... [USES ...]): its sources, and the program bench_<name>
# from each <name>_main.cc.
function(gm_bench_folder folder)
  if(NOT GRIDMATES_SANITIZE)
    cmake_parse_arguments(ARG "" "" "PROGRAMS;USES" ${ARGN})
    gm_folder(tests/bench/${folder} USES ${ARG_USES})
    foreach(name IN LISTS ARG_PROGRAMS)
      gm_program(bench_${name} tests/bench/${folder}/${name}_main.cc USES tests/bench/${folder} ${ARG_USES})
      set_property(GLOBAL APPEND PROPERTY gm_fast_tests bench_${name})
    endforeach()
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

# gm_tests(<folder under tests/> [COMPUTES] [SHARDS <n>] [LABELS ...] [USES ...]): one program of all *_test.cc there, a
# unity build, with the folder's name in ctest. All run under AddressSanitizer; the label `fast` also runs it optimised,
# `server` also under ThreadSanitizer. With SHARDS, ctest runs the parts as <folder>/1 and so on.
function(gm_tests folder)
  cmake_parse_arguments(ARG "COMPUTES" "SHARDS" "LABELS;USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cc)
  list(FILTER sources EXCLUDE REGEX "_(fuzz|bench)\\.cc$")
  if(NOT sources)
    return()
  endif()
  string(REPLACE "/" "_" name "${folder}_test")
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  # Relative, so that objects do not depend on where the tree is: tests run in the project's folder.
  file(RELATIVE_PATH binary_dir ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  target_compile_definitions(${name} PRIVATE GRIDMATES_SOURCE_DIR="." GRIDMATES_BINARY_DIR="${binary_dir}")
  gm_uses(${name} PRIVATE ${ARG_USES} GTest::gmock GTest::gtest_main)
  gm_together(${name} seen ${sources})
  gm_optimise(${name} tests/${folder} ${ARGN})
  set_property(GLOBAL APPEND PROPERTY gm_tests ${name})
  if(ARG_SHARDS)
    foreach(shard RANGE 1 ${ARG_SHARDS})
      math(EXPR index "${shard} - 1")
      add_test(NAME ${folder}/${shard} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
      set_tests_properties(${folder}/${shard} PROPERTIES LABELS "${ARG_LABELS}" ENVIRONMENT
                           "GTEST_TOTAL_SHARDS=${ARG_SHARDS};GTEST_SHARD_INDEX=${index}")
    endforeach()
  else()
    add_test(NAME ${folder} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${folder} PROPERTIES LABELS "${ARG_LABELS}")
  endif()
  foreach(label IN LISTS ARG_LABELS)
    set_property(GLOBAL APPEND PROPERTY gm_${label}_tests ${name})
  endforeach()
endfunction()

# gm_fuzz(<name> SOURCES <file>... [USES ...]): a libFuzzer program, only in the preset `fuzz`.
function(gm_fuzz name)
  cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
  if(GRIDMATES_SANITIZE MATCHES "fuzzer")
    add_executable(${name} ${ARG_SOURCES})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    gm_uses(${name} PRIVATE ${ARG_USES})
  endif()
endfunction()
