// Imports puzzles from a text into the table, for the command `import-puzzles`. Runs on the
// Database's thread, as the only writer.
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
  std::uint64_t lines = 0;  // with a puzzle or an error
  std::uint64_t imported = 0;
  std::uint64_t duplicates = 0;  // already in the table, in any pack, or earlier in the text
  std::uint64_t bad = 0;
};

// The game's result for givens.
struct PuzzleRead {
  std::string level;    // ports::kUnrated if grading took too long
  std::string problem;  // why they are not a puzzle of the game; empty if they are
};

struct Import {
  std::string game;  // its id
  std::string pack;  // new numbers follow the pack's last one
  std::function<PuzzleRead(std::string_view givens)> read;
  // Called for a line that was not imported, with the reason.
  std::function<void(std::uint64_t line, const std::string& reason)> problem;
  // Called after each transaction with the counts so far; the puzzles counted are committed.
  std::function<void(const ImportCount&)> progress;
};

// Puzzles that are written in one transaction, and between two calls of `progress`.
inline constexpr std::uint64_t kPuzzlesAtOnce = 1'000;

// Imports every valid line. After an error the table has what the last `progress` call counted.
Result<ImportCount> import_puzzles(Database& db, std::istream& in, const Import& import);

// 1 to limits::kPackNameBytes lower-case letters, digits, dots, hyphens and underscores.
bool is_pack_name(std::string_view name);
// A pack name from a file's name without folder and extension; "imported" if nothing is left.
std::string pack_name_of(const std::filesystem::path& file);

}  // namespace gridmates::store
