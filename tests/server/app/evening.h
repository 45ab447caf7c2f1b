// A data directory with one room in which a match of tic-tac-toe has been played to its end, as a
// server leaves it. There is a chapter from the middle of the match.
#pragma once

#include <filesystem>
#include <string>

namespace gridmates::app {

// Ada wins; the room is KITE-42, its run KITE-42/1, by the rules of an older server.
void play_an_evening(const std::filesystem::path& data);

// Changes the database in a way that no program of this project does.
void tamper(const std::filesystem::path& data, const std::string& sql);

}  // namespace gridmates::app
