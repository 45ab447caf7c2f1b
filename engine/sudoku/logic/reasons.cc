// Singles, locked candidates, subsets, fish, patterns of one digit, wings.
#include "engine/sudoku/logic/reasons.h"

#include <algorithm>

namespace gridmates::sudoku {
namespace {

// The cells of the proof that are in none of the candidates' cells.
std::vector<Cell> cells_without(const Step& step, const std::vector<Candidate>& candidates) {
  std::vector<Cell> out;
  for (Cell cell : step.cells) {
    const bool has = std::any_of(candidates.begin(), candidates.end(),
                                 [cell](Candidate c) { return c.cell == cell; });
    if (!has) out.push_back(cell);
  }
  return out;
}

}  // namespace

std::string why_full_house(const Words& words) {
  return words.cells() + " is the last empty cell of " + words.units() + ", so " + words.follows();
}

std::string why_hidden_single(const Words& words) {
  return "in " + words.units() + ", " + words.digits() + " can only stand in " + words.cells() +
         ", so " + words.follows();
}

std::string why_naked_single(const Words& words) {
  return words.cells() + " has no candidate left but " + words.digits() + ", so " + words.follows();
}

std::string why_locked(const Words& words) {
  const std::string swept = words.units(words.step().covers);
  return "in " + words.units() + ", " + words.digits() + " can only stand in " + swept + " (" +
         words.cells() + "), so no other cell of " + swept + " can be " + words.digits() + ": " +
         words.not_these();
}

std::string why_naked_subset(const Words& words) {
  return "in " + words.units() + ", " + words.cells() + " have only " + words.digits() +
         " between them, so no other cell that sees " +
         std::string(them(words.step().cells.size())) + " can be " + words.digits("or") + ": " +
         words.follows();
}

std::string why_hidden_subset(const Words& words) {
  return "in " + words.units() + ", " + words.digits() + " can only stand in " + words.cells() +
         ", so there is no room for anything else: " + words.follows();
}

std::string why_fish(const Words& words) {
  const Step& step = words.step();
  const std::string digit = words.digits();
  std::string out =
      "in " + words.units() + ", " + digit + " can only stand in " + words.units(step.covers);
  const std::string these = words.these(step.covers);
  if (step.fins.empty()) {
    return out + ", so no other cell of " + these + " can be " + digit + ": " + words.not_these();
  }
  const bool many = step.fins.size() > 1;
  return out + (many ? " and in the fins " : " and in the fin ") +
         words.cells(Words::cells_in(step.fins)) +
         (many ? "; whether or not one of the fins is " : "; whether or not the fin is ") + digit +
         ", no other cell of " + these + " that sees " + std::string(them(step.fins.size())) +
         " can be " + digit + ": " + words.not_these();
}

std::string why_two_links(const Words& words) {
  const Step& step = words.step();
  const std::string digit = words.digits();
  return words.units() + " have only two places each for " + digit + ", and as " +
         words.cells(cells_without(step, step.fins)) + " see each other, one of the others is " +
         digit + ", " + words.cells(Words::cells_in(step.fins), "or") +
         "; so no cell that sees both can be " + digit + ": " + words.not_these();
}

std::string why_empty_rectangle(const Words& words) {
  const Step& step = words.step();
  const std::string digit = words.digits();
  const std::string line = words.units(std::span(step.units).first(1));
  const std::string box = words.units(std::span(step.units).subspan(1));
  const std::string end = words.cells(Words::cells_in(step.fins));
  std::vector<Cell> start = cells_without(step, step.fins);
  const std::vector<Cell> places = words.cells_of(step.units.back());
  std::erase_if(start, [&](Cell cell) { return std::ranges::count(places, cell) != 0; });
  const std::string gone = words.cells(Words::cells_in(step.eliminations));
  return "in " + line + ", " + digit + " stands in " + words.cells(start) + " or in " + end +
         "; if it is in " + words.cells(start) + ", then of its places in " + box + " (" +
         words.cells(places) + ") only those are left that see " + gone + ", so either way no " +
         digit + " can stand there: " + words.not_these();
}

std::string why_wing(const Words& words) {
  const Step& step = words.step();
  const std::string digit = words.digits(Words::digits_in(step.eliminations));
  return words.cells() + " have only " + words.digits() +
         " between them; whichever way they are filled, one of them is " + digit +
         ", so a cell that sees all of them that can be " + digit +
         " cannot be it: " + words.not_these();
}

std::string why_w_wing(const Words& words) {
  const Step& step = words.step();
  const std::string ends = words.cells(Words::cells_in(step.fins));
  const std::string link = words.cells(cells_without(step, step.fins), "or");
  const auto gone = Words::digits_in(step.eliminations);
  std::vector<std::uint8_t> linked;
  std::set_difference(step.digits.begin(), step.digits.end(), gone.begin(), gone.end(),
                      std::back_inserter(linked));
  return ends + " have only " + words.digits() + ", and in " + words.units() + ", " +
         words.digits(linked) + " stands in " + link +
         ", which see one each; so they are not both " + words.digits(linked) + ", one is " +
         words.digits(gone) + ", and no cell that sees both can be it: " + words.not_these();
}

}  // namespace gridmates::sudoku
