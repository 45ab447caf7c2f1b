# Run by gm_embed: writes NAME.h and NAME.cc into DIR from FILES.
set(text "#include \"embedded/${NAME}.h\"\n\n#include <array>\n\nnamespace gridmates::embedded {\nnamespace {\n")
set(rows "")
set(count 0)
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
  string(APPEND text "constexpr char kFile${count}[] = {${bytes}'\\0'};\n")
  string(APPEND rows "    File{\"${name}\", std::string_view(kFile${count}, sizeof(kFile${count}) - 1)},\n")
  math(EXPR count "${count} + 1")
endforeach()
string(APPEND text "constexpr std::array<File, ${count}> kFiles = {{\n${rows}}};\n}  // namespace\n\n"
  "std::span<const File> ${NAME}() { return kFiles; }\n}  // namespace gridmates::embedded\n")
file(WRITE ${DIR}/${NAME}.cc "${text}")
file(WRITE ${DIR}/${NAME}.h "// Made by cmake/Embed.cmake.
#pragma once

#include <span>
#include <string_view>

namespace gridmates::embedded {
#ifndef GRIDMATES_EMBEDDED_FILE
#define GRIDMATES_EMBEDDED_FILE
struct File {
  std::string_view name;
  std::string_view text;
};
#endif
std::span<const File> ${NAME}();
}  // namespace gridmates::embedded
")
