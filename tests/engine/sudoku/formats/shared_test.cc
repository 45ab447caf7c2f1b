// The extended run: files of others, if they are available.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "engine/sudoku/formats/reader.h"
#include "tests/engine/sudoku/formats/promise.h"

namespace gridmates::sudoku::formats {
namespace {

TEST(SharedFiles, EveryLineIsReadAndReadsTheSameAgain) {
  const auto folder = std::filesystem::path(GRIDMATES_SOURCE_DIR) / "../shared/data/sudoku";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no shared data here";
  std::size_t puzzles = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename();
    const bool is_of_puzzles = name.starts_with("solve_") || name.starts_with("rated_") ||
                               name.starts_with("large_") || name.starts_with("hints_exemplars");
    if (!is_of_puzzles) continue;
    std::ifstream file(entry.path());
    std::size_t number = 0;
    for (std::string line; std::getline(file, line); ++number) {
      const auto items = read_all(line);
      ASSERT_EQ(items.size(), 1u) << name << ": " << line;
      ASSERT_TRUE(items[0].read) << name << ": " << in_words(items[0].read.error());
      ++puzzles;
      if (number % 50 == 0) {
        ASSERT_EQ(broken_promise(line), "") << name;
      }
    }
  }
  EXPECT_GT(puzzles, 50'000u);
}

}  // namespace
}  // namespace gridmates::sudoku::formats
