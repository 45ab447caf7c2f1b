// Checks that a game is named only in its own files.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/tidy/source_tree.h"

namespace gridmates::tidy {

// The names of each game by its id, as lower-case letters and digits: its id, its title, and the
// prefix of its messages. The games are those of the house; their names are read from their files.
using GameNames = std::map<std::string, std::set<std::string>>;
GameNames read_game_names(const std::filesystem::path& root,
                          const std::map<std::string, std::set<std::string>>& house);

// Every line outside a game's own files that names the game, as "path:line: names X".
std::vector<std::string> foreign_names(const std::vector<Source>& sources, const GameNames& games);

}  // namespace gridmates::tidy
