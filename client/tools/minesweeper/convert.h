// `gridmates minesweeper convert`. For the program's main thread.
#pragma once

#include "client/tools/minesweeper/answer.h"
#include "engine/minesweeper/formats/field_file.h"

namespace gridmates::tools::mines {

struct ConvertOptions {
  ReadOptions input;
  minesweeper::formats::Format to = minesweeper::formats::Format::kText;
};

// Writes all fields in the format, with blank lines between rows of text; returns the exit status.
// Only replays can become replays, and an .mbf has one field.
int run_convert(const ConvertOptions& options);

}  // namespace gridmates::tools::mines
