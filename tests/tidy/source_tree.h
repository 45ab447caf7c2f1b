// The project's own sources as text, for the tests that read them.
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

// Every .h and .cc below engine, proto, server and client, by path; with_tests adds tests.
std::vector<Source> read_sources(const std::filesystem::path& root, bool with_tests);

// Every file with one of these extensions (".proto") below these folders, by path.
std::vector<Source> read_files(const std::filesystem::path& root,
                               const std::vector<std::string>& tops,
                               const std::set<std::string>& extensions);

// What a line includes: the name between the quotes or angle brackets; empty for other lines.
std::string included(const std::string& line);

// The house as CMake has written it, a line a folder ("house.txt"): folder -> what it uses.
std::map<std::string, std::set<std::string>> read_house(const std::string& plan);

// What a folder may reach: what it uses, and what that uses.
std::set<std::string> reach(const std::map<std::string, std::set<std::string>>& house,
                            const std::string& folder);

// The types that sources define for others to see, by their full name: the files that do. Two files
// of one name are two types which the linker takes for one.
std::map<std::string, std::set<std::string>> defined_types(const std::vector<Source>& sources);

// Every include that the house forbids, as "path: includes X". `house` as read_house gives it.
std::vector<std::string> forbidden_includes(
    const std::vector<Source>& sources, const std::map<std::string, std::set<std::string>>& house);

}  // namespace gridmates::tidy
