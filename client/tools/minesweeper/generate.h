// `gridmates minesweeper generate`. generator_options_of is a pure function; the command is for the
// program's main thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "engine/minesweeper/formats/field_file.h"
#include "engine/minesweeper/formats/game_id.h"
#include "engine/minesweeper/generate/generate.h"

namespace gridmates::tools::mines {

// A number of mines, or a percentage of the cells.
struct MineCount {
  std::uint16_t number = 0;
  bool is_percent = false;
};

// "40", or "20%" (0 to 100); nullopt for other texts.
std::optional<MineCount> mine_count_in(std::string_view words);

struct GenerateOptions {
  std::optional<minesweeper::formats::GameId> id;  // instead of size, mines and seed
  std::optional<minesweeper::Shape> size;          // 9x9 by default
  std::optional<MineCount> mines;                  // 10 on 9x9; required for other sizes
  std::string first;                               // a cell; empty: the middle
  minesweeper::Start start = minesweeper::Start::kZero;
  bool no_guess = true;
  std::optional<std::uint64_t> seed;  // nullopt: a random one
  std::uint64_t count = 1;
  unsigned jobs = 1;
  minesweeper::formats::Format format = minesweeper::formats::Format::kText;
};

// The request to the engine, or what is wrong with the options.
core::Result<minesweeper::GeneratorOptions> generator_options_of(const GenerateOptions& options);

// Writes the fields to standard output as they are made. The first has the seed, the next one the
// next number, and so on. If a guarantee is not reached, standard error says so, and the exit
// status is 1. Ctrl-C ends it after the complete fields, with 130.
int run_generate(const GenerateOptions& options);

}  // namespace gridmates::tools::mines
