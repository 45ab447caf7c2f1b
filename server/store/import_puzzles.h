// Brings puzzles from a text into the table, for the command `import-puzzles`. On the Database's
// thread, which nobody else writes to meanwhile.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

#include "server/store/puzzle_lines.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

struct ImportCount {
  std::uint64_t lines = 0;  // with a puzzle or something wrong on them
  std::uint64_t imported = 0;
  std::uint64_t duplicates = 0;  // in the table already, in whatever pack, or earlier in the text
  std::uint64_t bad = 0;
};

// What the game says of givens.
struct PuzzleRead {
  std::string level;    // ports::kUnrated where grading took too long
  std::string problem;  // why they are no puzzle of the game; empty when they are one
};

struct Import {
  std::string game;  // its id
  std::string pack;  // numbers go on where the pack ends
  std::function<PuzzleRead(std::string_view givens)> read;
  // A line that was not imported, and what is wrong with it.
  std::function<void(std::uint64_t line, const std::string& reason)> problem;
  // So far; now and then, and once at the end. What is counted is in the table.
  std::function<void(const ImportCount&)> progress;
};

// Puzzles that are written in one transaction, and between two calls of `progress`.
inline constexpr std::uint64_t kPuzzlesAtOnce = 1'000;

// Imports what it can. After an error what `progress` was told last is in the table.
Result<ImportCount> import_puzzles(Database& db, std::istream& in, const Import& import);

// 1 to limits::kPackNameBytes lower-case letters, digits, dots, hyphens and underscores.
bool is_pack_name(std::string_view name);
// A pack name made of a file's name, without folder and ending; "imported" when nothing is left.
std::string pack_name_of(const std::filesystem::path& file);

}  // namespace gridmates::store
