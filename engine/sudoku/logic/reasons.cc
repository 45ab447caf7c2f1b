// Singles, locked candidates, subsets, fish, single-digit patterns, wings.
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
  return words.say(
      "{cells} is the last empty cell of {units}, so {follows}",
      {{"cells", words.cells()}, {"units", words.units()}, {"follows", words.follows()}});
}

std::string why_hidden_single(const Words& words) {
  return words.say("in {units}, {digits} can only stand in {cells}, so {follows}",
                   {{"units", words.units()},
                    {"digits", words.digits()},
                    {"cells", words.cells()},
                    {"follows", words.follows()}});
}

std::string why_naked_single(const Words& words) {
  return words.say(
      "{cells} has no candidate left but {digits}, so {follows}",
      {{"cells", words.cells()}, {"digits", words.digits()}, {"follows", words.follows()}});
}

std::string why_locked(const Words& words) {
  return words.say(
      "in {units}, {digit} can only stand in {swept} ({cells}), so no other cell of {swept} can be "
      "{digit}: {gone}",
      {{"units", words.units()},
       {"digit", words.digits()},
       {"swept", words.units(words.step().covers)},
       {"cells", words.cells()},
       {"gone", words.not_these()}});
}

std::string why_naked_subset(const Words& words) {
  const core::Parameters parts = {{"units", words.units()},
                                  {"cells", words.cells()},
                                  {"digits", words.digits()},
                                  {"other_digits", words.digits(Words::Last::kOr)},
                                  {"follows", words.follows()}};
  if (words.step().cells.size() == 2) {
    return words.say(
        "in {units}, {cells} have only {digits} between them, so no other cell that sees both of "
        "them can be {other_digits}: {follows}",
        parts);
  }
  return words.say(
      "in {units}, {cells} have only {digits} between them, so no other cell that sees all of them "
      "can be {other_digits}: {follows}",
      parts);
}

std::string why_hidden_subset(const Words& words) {
  return words.say(
      "in {units}, {digits} can only stand in {cells}, so there is no room for anything else: "
      "{follows}",
      {{"units", words.units()},
       {"digits", words.digits()},
       {"cells", words.cells()},
       {"follows", words.follows()}});
}

std::string why_fish(const Words& words) {
  const Step& step = words.step();
  const core::Parameters parts = {{"units", words.units()},
                                  {"digit", words.digits()},
                                  {"covers", words.units(step.covers)},
                                  {"these", words.these(step.covers)},
                                  {"fins", words.cells(Words::cells_in(step.fins))},
                                  {"gone", words.not_these()}};
  if (step.fins.empty()) {
    return words.say(
        "in {units}, {digit} can only stand in {covers}, so no other cell of {these} can be "
        "{digit}: {gone}",
        parts);
  }
  if (step.fins.size() == 1) {
    return words.say(
        "in {units}, {digit} can only stand in {covers} and in the fin {fins}; whether or not the "
        "fin is {digit}, no other cell of {these} that sees it can be {digit}: {gone}",
        parts);
  }
  if (step.fins.size() == 2) {
    return words.say(
        "in {units}, {digit} can only stand in {covers} and in the fins {fins}; whether or not one "
        "of the fins is {digit}, no other cell of {these} that sees both of them can be {digit}: "
        "{gone}",
        parts);
  }
  return words.say(
      "in {units}, {digit} can only stand in {covers} and in the fins {fins}; whether or not one "
      "of the fins is {digit}, no other cell of {these} that sees all of them can be {digit}: "
      "{gone}",
      parts);
}

std::string why_two_links(const Words& words) {
  const Step& step = words.step();
  return words.say(
      "{units} have only two places each for {digit}, and as {cells} see each other, one of the "
      "others is {digit}, {others}; so no cell that sees both can be {digit}: {gone}",
      {{"units", words.units()},
       {"digit", words.digits()},
       {"cells", words.cells(cells_without(step, step.fins))},
       {"others", words.cells(Words::cells_in(step.fins), Words::Last::kOr)},
       {"gone", words.not_these()}});
}

std::string why_empty_rectangle(const Words& words) {
  const Step& step = words.step();
  std::vector<Cell> start = cells_without(step, step.fins);
  const std::vector<Cell> places = words.cells_of(step.units.back());
  std::erase_if(start, [&](Cell cell) { return std::ranges::count(places, cell) != 0; });
  return words.say(
      "in {line}, {digit} stands in {start} or in {end}; if it is in {start}, then of its places "
      "in {box} ({places}) only those are left that see {cells}, so either way no {digit} can "
      "stand there: {gone}",
      {{"line", words.units(std::span(step.units).first(1))},
       {"digit", words.digits()},
       {"start", words.cells(start)},
       {"end", words.cells(Words::cells_in(step.fins))},
       {"box", words.units(std::span(step.units).subspan(1))},
       {"places", words.cells(places)},
       {"cells", words.cells(Words::cells_in(step.eliminations))},
       {"gone", words.not_these()}});
}

std::string why_wing(const Words& words) {
  return words.say(
      "{cells} have only {digits} between them; whichever way they are filled, one of them is "
      "{digit}, so a cell that sees all of them that can be {digit} cannot be it: {gone}",
      {{"cells", words.cells()},
       {"digits", words.digits()},
       {"digit", words.digits(Words::digits_in(words.step().eliminations))},
       {"gone", words.not_these()}});
}

std::string why_w_wing(const Words& words) {
  const Step& step = words.step();
  const auto gone = Words::digits_in(step.eliminations);
  std::vector<std::uint8_t> linked;
  std::set_difference(step.digits.begin(), step.digits.end(), gone.begin(), gone.end(),
                      std::back_inserter(linked));
  return words.say(
      "{ends} have only {digits}, and in {units}, {linked} stands in {link}, which see one each; "
      "so they are not both {linked}, one is {digit}, and no cell that sees both can be it: {gone}",
      {{"ends", words.cells(Words::cells_in(step.fins))},
       {"digits", words.digits()},
       {"units", words.units()},
       {"linked", words.digits(linked)},
       {"link", words.cells(cells_without(step, step.fins), Words::Last::kOr)},
       {"digit", words.digits(gone)},
       {"gone", words.not_these()}});
}

}  // namespace gridmates::sudoku
