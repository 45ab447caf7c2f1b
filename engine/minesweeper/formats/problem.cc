#include "engine/minesweeper/formats/problem.h"

#include <algorithm>
#include <string_view>

namespace gridmates::minesweeper::formats {

std::string in_words(const Problem& problem) {
  if (problem.line == 0) return "byte " + std::to_string(problem.byte) + ": " + problem.why.text();
  std::string words = "line " + std::to_string(problem.line);
  if (problem.column != 0) words += ", column " + std::to_string(problem.column);
  return words + ": " + problem.why.text();
}

core::Statement shown(std::string_view word) {
  constexpr std::size_t kLongest = 32;
  const bool fits = word.size() <= kLongest && !word.empty();
  const bool is_plain =
      std::all_of(word.begin(), word.end(), [](char c) { return c >= ' ' && c <= '~'; });
  return fits && is_plain ? core::Statement("'{word}'", {{"word", std::string(word)}})
                          : core::Statement("this");
}

}  // namespace gridmates::minesweeper::formats
