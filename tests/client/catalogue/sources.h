// The sources of the project, for tests of the catalogue.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace gridmates::catalogue::testing {

inline const std::filesystem::path kRoot = GRIDMATES_SOURCE_DIR;

inline std::string read_file(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// Calls `visit(path, source)` for each source in a folder; the path is relative to the root.
template <class Visit>
void each_source(const std::string& folder, Visit visit) {
  for (const auto& file : std::filesystem::recursive_directory_iterator(kRoot / folder)) {
    const std::string extension = file.path().extension().string();
    if (extension != ".cc" && extension != ".h") continue;
    visit(file.path().lexically_relative(kRoot).generic_string(), read_file(file.path()));
  }
}

}  // namespace gridmates::catalogue::testing
