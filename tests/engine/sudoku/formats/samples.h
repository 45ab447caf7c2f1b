// The files of tests/data/sudoku/formats, and the puzzle that they have. Constants and files; any
// thread.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace gridmates::sudoku::formats {

inline constexpr std::string_view kSample =
    "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";
// The placed digits of position.sdk, progress.sdx and the packed link of SudokuWiki.
inline constexpr std::string_view kSamplePosition =
    "25.83.69...4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";

inline std::string sample_file(const std::string& name) {
  std::ifstream file(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/formats/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace gridmates::sudoku::formats
