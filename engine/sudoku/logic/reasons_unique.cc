// Uniqueness: rectangles and graves.
#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// The cells of a rectangle that have candidates besides its two digits.
std::string roofs(const Words& words, Words::Last last = Words::Last::kAnd) {
  return words.cells(Words::cells_in(words.step().fins), last);
}
std::string extras(const Words& words) {
  return words.digits(Words::digits_in(words.step().fins), Words::Last::kOr);
}

// The beginning of every rectangle's reason, and the rest.
std::string two_solutions(const Words& words, std::string rest) {
  return words.say(
      "with only {digits} in {cells}, these two could change places and the puzzle would have two "
      "solutions; {rest}",
      {{"digits", words.digits()}, {"cells", words.cells()}, {"rest", std::move(rest)}});
}

}  // namespace

std::string why_last_corner(const Words& words) {
  return two_solutions(words, words.say("{cells} alone can be something else, so it is: {follows}",
                                        {{"cells", roofs(words)}, {"follows", words.follows()}}));
}

std::string why_common_extra(const Words& words) {
  const core::Parameters parts = {{"cells", roofs(words, Words::Last::kOr)},
                                  {"digit", extras(words)},
                                  {"gone", words.not_these()}};
  if (Words::cells_in(words.step().fins).size() == 2) {
    return two_solutions(
        words, words.say("so {cells} is {digit}, and no cell that sees both of them can be "
                         "{digit}: {gone}",
                         parts));
  }
  return two_solutions(words,
                       words.say("so {cells} is {digit}, and no cell that sees all of them can be "
                                 "{digit}: {gone}",
                                 parts));
}

std::string why_corner_subset(const Words& words) {
  const std::vector<Node>& subset = words.step().chains.front();
  std::vector<std::uint8_t> digits;
  std::ranges::transform(subset, std::back_inserter(digits), &Node::digit);
  return two_solutions(
      words, words.say("so {cells} is {extras}, and in {units} this and {others} take {digits}, so "
                       "no other cell there can be one of them: {follows}",
                       {{"cells", roofs(words, Words::Last::kOr)},
                        {"extras", extras(words)},
                        {"units", words.units()},
                        {"others", words.cells(subset.front().cells)},
                        {"digits", words.digits(digits)},
                        {"follows", words.follows()}}));
}

namespace {

// For a digit that has no places other than the corners.
std::string locked_in_corners(const Words& words, std::string locked, std::string cells) {
  const auto gone = Words::digits_in(words.step().eliminations);
  return two_solutions(
      words, words.say("in {units}, {locked} can only stand in these cells, so it would come to "
                       "that if {cells} were {digit}: {follows}",
                       {{"units", words.units()},
                        {"locked", std::move(locked)},
                        {"cells", std::move(cells)},
                        {"digit", words.digits(gone)},
                        {"follows", words.follows()}}));
}

}  // namespace

std::string why_locked_corners(const Words& words) {
  const auto& eliminations = words.step().eliminations;
  std::vector<std::uint8_t> locked;
  std::ranges::set_difference(words.step().digits, Words::digits_in(eliminations),
                              std::back_inserter(locked));
  return locked_in_corners(words, words.digits(locked),
                           words.cells(Words::cells_in(eliminations), Words::Last::kOr));
}

std::string why_crossed_corners(const Words& words) {
  return locked_in_corners(words, words.digits(Words::digits_in(words.step().eliminations)),
                           roofs(words, Words::Last::kOr));
}

std::string why_avoidable_corner(const Words& words) {
  return two_solutions(words,
                       words.say("as none of them is a given, this is impossible, so {follows}",
                                 {{"follows", words.follows()}}));
}

std::string why_avoidable_extra(const Words& words) {
  return two_solutions(words,
                       words.say("as none of them is a given, this is impossible, so {cells} "
                                 "is {digit}, and no cell that sees both can be {digit}: {gone}",
                                 {{"cells", roofs(words, Words::Last::kOr)},
                                  {"digit", extras(words)},
                                  {"gone", words.not_these()}}));
}

std::string why_grave(const Words& words) {
  return words.say(
      "every empty cell except {cells} has two candidates, and every digit has two places in each "
      "unit, except {digits} there; without that the puzzle would have two solutions or none, so "
      "{follows}",
      {{"cells", words.cells()}, {"digits", words.digits()}, {"follows", words.follows()}});
}

}  // namespace gridmates::sudoku
