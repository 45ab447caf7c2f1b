# The target `lint`: clang-format and clang-tidy over every source, repeated only when it or a header changes. Fastest
# with the preset `asan`, whose unity builds parse expensive headers only once.
file(GLOB_RECURSE lint_headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/*.h ${PROJECT_SOURCE_DIR}/proto/*.h
     ${PROJECT_SOURCE_DIR}/server/*.h ${PROJECT_SOURCE_DIR}/client/*.h ${PROJECT_SOURCE_DIR}/tests/*.h
     ${PROJECT_SOURCE_DIR}/command_line/*.h)
file(GLOB_RECURSE lint_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/*.cc ${PROJECT_SOURCE_DIR}/proto/*.cc
     ${PROJECT_SOURCE_DIR}/server/*.cc ${PROJECT_SOURCE_DIR}/client/*.cc ${PROJECT_SOURCE_DIR}/command_line/*.cc)
file(GLOB_RECURSE lint_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/*.cc)

set(stamps ${PROJECT_BINARY_DIR}/lint)
add_custom_command(
  OUTPUT ${stamps}/format
  COMMAND clang-format-19 --dry-run --Werror ${lint_headers} ${lint_sources} ${lint_tests}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamps}/format
  DEPENDS ${lint_headers} ${lint_sources} ${lint_tests} ${PROJECT_SOURCE_DIR}/.clang-format
  COMMENT "clang-format" VERBATIM)
# clang-tidy parses the same units as the compiler, including unity files.
get_property(units GLOBAL PROPERTY gm_lint_sources)
list(APPEND units ${PROJECT_SOURCE_DIR}/server/main.cc ${PROJECT_SOURCE_DIR}/client/main.cc)
set(done ${stamps}/format)
foreach(source IN LISTS units)
  file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${source})
  string(REPLACE "/" "_" name ${name})
  set(behind)
  if(source MATCHES "/Unity/")
    set(behind ${lint_sources})
  endif()
  add_custom_command(
    OUTPUT ${stamps}/${name}
    COMMAND clang-tidy-19 --quiet -p ${PROJECT_BINARY_DIR} ${source}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamps}/${name}
    DEPENDS ${source} ${behind} ${lint_headers} ${PROJECT_SOURCE_DIR}/.clang-tidy
    COMMENT "clang-tidy ${name}" VERBATIM)
  list(APPEND done ${stamps}/${name})
endforeach()
add_custom_target(lint DEPENDS ${done})
