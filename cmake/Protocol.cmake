# gm_protocol(<folder>): the .proto files of a folder as a library; included as "gridmates/v1/x.pb.h".
function(gm_protocol folder)
  gm_plan(${folder})
  gm_target(${folder} target)
  file(GLOB protos CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.proto)
  set(out ${PROJECT_BINARY_DIR}/protocol)
  set(sources "")
  foreach(proto IN LISTS protos)
    file(RELATIVE_PATH relative ${PROJECT_SOURCE_DIR}/proto ${proto})
    string(REPLACE ".proto" ".pb" stem ${out}/${relative})
    add_custom_command(
      OUTPUT ${stem}.cc ${stem}.h
      COMMAND ${CMAKE_COMMAND} -E make_directory ${out}
      COMMAND protobuf::protoc --proto_path=${PROJECT_SOURCE_DIR}/proto --cpp_out=${out} ${proto}
      DEPENDS ${protos}
      VERBATIM)
    list(APPEND sources ${stem}.cc)
  endforeach()
  add_library(${target} STATIC ${sources})
  target_compile_options(${target} PRIVATE -w)
  gm_optimise(${target} ${folder})
  target_include_directories(${target} SYSTEM PUBLIC ${out})
  target_link_libraries(${target} PUBLIC protobuf::libprotobuf)
endfunction()
