#include "tests/client/tools/batch/translated.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::tools {

Ran translated(const std::string& line, const std::string& input) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("gridmates-pseudo-" + std::to_string(::getpid()) + ".mo");
  std::ofstream(file, std::ios::binary) << catalogue::testing::pseudo_language();
  const Ran ran = shell("export GRIDMATES_CATALOGUE=" + file.string() + "; " + line, input);
  std::filesystem::remove(file);
  return ran;
}

}  // namespace gridmates::tools
