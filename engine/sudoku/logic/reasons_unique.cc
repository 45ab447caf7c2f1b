// Uniqueness: rectangles and graves.
#include <algorithm>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// The cells of a rectangle that have something beside its two digits.
std::string roofs(const Words& words, std::string_view last = "and") {
  return words.cells(Words::cells_in(words.step().fins), last);
}
std::string extras(const Words& words) {
  return words.digits(Words::digits_in(words.step().fins), "or");
}

// How every rectangle begins.
std::string two_solutions(const Words& words) {
  return "with only " + words.digits() + " in " + words.cells() +
         ", these two could change places and the puzzle would have two solutions; ";
}

}  // namespace

std::string why_last_corner(const Words& words) {
  return two_solutions(words) + roofs(words) +
         " alone can be something else, so it is: " + words.follows();
}

std::string why_common_extra(const Words& words) {
  return two_solutions(words) + "so " + roofs(words, "or") + " is " + extras(words) +
         ", and no cell that sees " + std::string(them(Words::cells_in(words.step().fins).size())) +
         " can be " + extras(words) + ": " + words.not_these();
}

std::string why_corner_subset(const Words& words) {
  const std::vector<Node>& subset = words.step().chains.front();
  std::vector<std::uint8_t> digits;
  std::ranges::transform(subset, std::back_inserter(digits), &Node::digit);
  return two_solutions(words) + "so " + roofs(words, "or") + " is " + extras(words) + ", and in " +
         words.units() + " this and " + words.cells(subset.front().cells) + " take " +
         words.digits(digits) + ", so no other cell there can be one of them: " + words.follows();
}

std::string why_locked_corners(const Words& words) {
  const auto gone = Words::digits_in(words.step().eliminations);
  std::vector<std::uint8_t> locked;
  std::ranges::set_difference(words.step().digits, gone, std::back_inserter(locked));
  const std::string digit = words.digits(locked);
  return two_solutions(words) + "in " + words.units() + ", " + digit +
         " can only stand in these cells, so it would come to that if " +
         words.cells(Words::cells_in(words.step().eliminations), "or") + " were " +
         words.digits(gone) + ": " + words.follows();
}

std::string why_crossed_corners(const Words& words) {
  const auto gone = Words::digits_in(words.step().eliminations);
  return two_solutions(words) + "in " + words.units() + ", " + words.digits(gone) +
         " can only stand in these cells, so it would come to that if " + roofs(words, "or") +
         " were " + words.digits(gone) + ": " + words.follows();
}

std::string why_avoidable_corner(const Words& words) {
  return two_solutions(words) + "as none of them was given, this must not be, so " +
         words.follows();
}

std::string why_avoidable_extra(const Words& words) {
  return two_solutions(words) + "as none of them was given, this must not be, so " +
         roofs(words, "or") + " is " + extras(words) + ", and no cell that sees both can be " +
         extras(words) + ": " + words.not_these();
}

std::string why_grave(const Words& words) {
  return "every empty cell but " + words.cells() +
         " has two candidates, and every digit two places in each unit but for the " +
         words.digits() + " there; without it the puzzle would have two solutions or none, so " +
         words.follows();
}

}  // namespace gridmates::sudoku
