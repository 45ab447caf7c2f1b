# gm_embed(<target> NAME <name> GLOB <pattern>): embeds the files as `gridmates::embedded::<name>()`, a span of {file
# name, contents} sorted by name, declared in "embedded/<name>.h".
function(gm_embed target)
  cmake_parse_arguments(ARG "" "NAME;GLOB" "" ${ARGN})
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${ARG_GLOB})
  list(SORT files)
  set(dir ${PROJECT_BINARY_DIR}/embedded)
  set(source ${dir}/${ARG_NAME}.cc)
  add_custom_command(
    OUTPUT ${source} ${dir}/${ARG_NAME}.h
    COMMAND ${CMAKE_COMMAND} -DNAME=${ARG_NAME} -DDIR=${dir} "-DFILES=${files}"
            -P ${PROJECT_SOURCE_DIR}/cmake/EmbedScript.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/EmbedScript.cmake
    VERBATIM)
  add_library(${target} STATIC ${source})
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR})
endfunction()
