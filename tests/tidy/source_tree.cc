#include "tests/tidy/source_tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <regex>
#include <sstream>
#include <string_view>

namespace gridmates::tidy {
namespace {

namespace fs = std::filesystem;
using House = std::map<std::string, std::set<std::string>>;

// Prefixes of third-party headers, with the target that a folder's line must name to use them.
struct Library {
  std::string_view prefix;
  std::string_view target;
};
constexpr std::array kLibraries = {
    Library{"boost/locale/", "Boost::locale"},
    Library{"boost/", "gm_beast"},
    Library{"openssl/", "gm_beast"},
    Library{"sqlite3.h", "PkgConfig::sqlite3"},
    Library{"sodium", "PkgConfig::sodium"},
    Library{"unicode/", "PkgConfig::icu"},
    Library{"ncurses", "PkgConfig::ncursesw"},
    Library{"curses", "PkgConfig::ncursesw"},
    Library{"spdlog/", "spdlog::spdlog"},
    Library{"fmt/", "fmt::fmt"},
    Library{"prometheus/", "prometheus-cpp::core"},
    Library{"CLI/", "CLI11::CLI11"},
    Library{"cairo", "PkgConfig::cairo"},
    Library{"google/protobuf/", "proto/gridmates/v1"},
};

// Stricter than the lines of the house: most folders may use Asio's executors and coroutines, but
// no sockets.
bool is_socket_header(std::string_view name) {
  return name.starts_with("boost/asio/ip/") || name.starts_with("boost/beast") ||
         name == "boost/asio.hpp" || name.starts_with("boost/asio/ssl");
}

bool knows_sockets(std::string_view folder) {
  return folder == "server/net" || folder == "server/app" || folder == "client/core";
}

std::string folder_of_include(const std::string& name) {
  if (name.starts_with("gridmates/v1/")) return "proto/gridmates/v1";
  if (name.starts_with("embedded/")) return "gm_migrations";
  return fs::path(name).parent_path().string();
}

std::string forbidden(const Source& source, const std::string& name, const House& house) {
  const auto may = reach(house, source.folder);
  for (const auto& [prefix, target] : kLibraries) {
    if (!name.starts_with(prefix)) continue;
    const bool by_reach = target.starts_with("proto/");
    const auto& direct = house.at(source.folder);
    const bool allowed =
        by_reach ? may.contains(std::string(target)) : direct.contains(std::string(target));
    return allowed ? "" : std::string(target);
  }
  const bool ours = name.starts_with("engine/") || name.starts_with("proto/") ||
                    name.starts_with("server/") || name.starts_with("client/") ||
                    name.starts_with("gridmates/v1/") || name.starts_with("embedded/");
  if (ours) {
    const std::string folder = folder_of_include(name);
    return folder == source.folder || may.contains(folder) ? "" : folder;
  }
  // The engine uses only the standard library and the compiler's intrinsics.
  const bool standard =
      name.find('/') == std::string::npos && (!name.ends_with(".h") || name == "immintrin.h");
  if (source.folder.starts_with("engine/") && !standard) return name;
  return "";
}

}  // namespace

std::vector<Source> read_files(const fs::path& root, const std::vector<std::string>& tops,
                               const std::set<std::string>& extensions) {
  std::vector<Source> sources;
  for (const auto& top : tops) {
    if (!fs::exists(root / top)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      if (!extensions.contains(entry.path().extension().string())) continue;
      Source source;
      source.path = fs::relative(entry.path(), root).string();
      source.folder = fs::path(source.path).parent_path().string();
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) source.lines.push_back(line);
      sources.push_back(std::move(source));
    }
  }
  std::sort(sources.begin(), sources.end(),
            [](const auto& a, const auto& b) { return a.path < b.path; });
  return sources;
}

std::vector<Source> read_sources(const fs::path& root, bool with_tests) {
  std::vector<std::string> tops = {"engine", "proto", "server", "client", "command_line"};
  if (with_tests) tops.emplace_back("tests");
  return read_files(root, tops, {".h", ".cc"});
}

std::string included(const std::string& line) {
  static const std::regex pattern(R"re(^\s*#\s*include\s*["<]([^">]+)[">])re");
  std::smatch match;
  return std::regex_search(line, match, pattern) ? match[1].str() : std::string();
}

House read_house(const std::string& plan) {
  House house;
  std::istringstream lines(plan);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string folder;
    if (!(words >> folder)) continue;
    auto& uses = house[folder];
    for (std::string word; words >> word;) uses.insert(word);
  }
  return house;
}

std::set<std::string> reach(const House& house, const std::string& folder) {
  std::set<std::string> found;
  std::vector<std::string> todo = {folder};
  while (!todo.empty()) {
    const std::string next = todo.back();
    todo.pop_back();
    const auto uses = house.find(next);
    if (uses == house.end()) continue;
    for (const auto& use : uses->second) {
      if (found.insert(use).second) todo.push_back(use);
    }
  }
  return found;
}

std::vector<std::string> forbidden_includes(const std::vector<Source>& sources,
                                            const House& house) {
  std::vector<std::string> found;
  for (const auto& source : sources) {
    if (!house.contains(source.folder))
      continue;  // main.cc at the top of server and client may include anything
    for (const auto& line : source.lines) {
      const std::string name = included(line);
      if (name.empty()) continue;
      if (const auto what = forbidden(source, name, house); !what.empty()) {
        found.push_back(source.path + ": includes " + name + ", but its folder does not use " +
                        what);
      } else if (!knows_sockets(source.folder) && is_socket_header(name)) {
        found.push_back(source.path + ": includes " + name + ", but its folder knows no sockets");
      }
    }
  }
  return found;
}

std::map<std::string, std::set<std::string>> defined_types(const std::vector<Source>& sources) {
  static const std::regex opens(R"(^namespace ([\w:]*) ?\{)");
  static const std::regex closes(R"(^\}  // namespace)");
  static const std::regex type(
      R"(^(?:struct|class|union|enum class|enum) (\w+)(?: final)?(?: : .*)? \{)");
  std::map<std::string, std::set<std::string>> types;
  for (const Source& source : sources) {
    std::vector<std::string> within;
    for (const std::string& line : source.lines) {
      std::smatch found;
      if (std::regex_search(line, found, opens)) within.push_back(found[1]);
      if (std::regex_search(line, closes) && !within.empty()) within.pop_back();
      const bool hidden = std::find(within.begin(), within.end(), "") != within.end();
      if (hidden || !std::regex_search(line, found, type)) continue;
      std::string name;
      for (const std::string& space : within) name += space + "::";
      types[name + found[1].str()].insert(source.path);
    }
  }
  return types;
}

}  // namespace gridmates::tidy
