// Which files name a game: no file does but the game's own.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/tidy/source_tree.h"

namespace gridmates::tidy {

// The names of each game by its id, in lower case, letters and digits alone: its id, its title, and
// how its messages begin. The games are those of the house; their names are read from their files.
using GameNames = std::map<std::string, std::set<std::string>>;
GameNames read_game_names(const std::filesystem::path& root,
                          const std::map<std::string, std::set<std::string>>& house);

// Every line that names a game in a file that is not the game's own, as "path:line: names X".
std::vector<std::string> foreign_names(const std::vector<Source>& sources, const GameNames& games);

}  // namespace gridmates::tidy
