// The project's own sources as text, for tests that read them.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace gridmates::tidy {

struct Source {
  std::string path;    // from the project's root: "server/room/room.h"
  std::string folder;  // "server/room"
  std::vector<std::string> lines;
};

// Every .h and .cc in engine, proto, server and client, by path; with_tests adds tests.
std::vector<Source> read_sources(const std::filesystem::path& root, bool with_tests);

// Every file with one of these extensions (".proto") in these folders, by path.
std::vector<Source> read_files(const std::filesystem::path& root,
                               const std::vector<std::string>& tops,
                               const std::set<std::string>& extensions);

// The included name, without quotes or angle brackets; empty for other lines.
std::string included(const std::string& line);

// The house as written by CMake, one line per folder ("house.txt"): folder -> folders it uses.
std::map<std::string, std::set<std::string>> read_house(const std::string& plan);

// The folders that a folder can reach: those it uses, and those that they use.
std::set<std::string> reach(const std::map<std::string, std::set<std::string>>& house,
                            const std::string& folder);

// The types that sources define with external linkage, by full name, with their files. Two files
// with the same name define two types that the linker merges.
std::map<std::string, std::set<std::string>> defined_types(const std::vector<Source>& sources);

// Every include that the house forbids, as "path: includes X". `house` is from read_house().
std::vector<std::string> forbidden_includes(
    const std::vector<Source>& sources, const std::map<std::string, std::set<std::string>>& house);

}  // namespace gridmates::tidy
