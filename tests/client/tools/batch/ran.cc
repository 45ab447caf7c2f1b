#include "tests/client/tools/batch/ran.h"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace gridmates::tools {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

Ran shell(const std::string& line, const std::string& input) {
  std::string pattern = std::filesystem::temp_directory_path() / "gridmates-XXXXXX";
  const std::filesystem::path folder = ::mkdtemp(pattern.data());
  std::ofstream(folder / "in", std::ios::binary) << input;
  const std::string command = "G=" GRIDMATES_BINARY_DIR "/bin/gridmates; T=" + folder.string() +
                              "; { " + line + "; } <" + (folder / "in").string() + " >" +
                              (folder / "out").string() + " 2>" + (folder / "err").string();
  const int status = std::system(command.c_str());
  const Ran ran{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                contents(folder / "out"), contents(folder / "err")};
  std::filesystem::remove_all(folder);
  return ran;
}

}  // namespace gridmates::tools
