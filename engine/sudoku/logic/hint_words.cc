#include "engine/sudoku/logic/hint_words.h"

#include <algorithm>

#include "engine/sudoku/logic/explain.h"

namespace gridmates::sudoku {
namespace {

// Splits a long reason into lines, at its semicolons and full stops.
std::vector<std::string> lines_of(const std::string& reason) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (from < reason.size()) {
    const std::size_t end = std::min(reason.find("; ", from), reason.find(". ", from));
    const std::size_t to = std::min(end, reason.size());
    lines.push_back(reason.substr(from, to - from));
    from = to + 2;
  }
  return lines;
}

}  // namespace

bool is_seen_in_units(const Step& step) {
  const auto group = facts_of(step.technique).group;
  const bool is_one = group == "singles" || group == "locked" || group == "subsets" ||
                      group == "fish" || group == "single-digit";
  return is_one && !step.units.empty();
}

std::vector<Cell> cells_of(const Step& step) {
  if (!step.cells.empty()) return step.cells;
  return Words::cells_in(step.placements.empty() ? step.eliminations : step.placements);
}

std::string HintWords::that() const {
  switch (hint_.kind) {
    case HintKind::kStep:
      break;
    case HintKind::kGuess:
      return words_.say("No technique leads on from here.");
    case HintKind::kWrong:
      return hint_.about_notes ? words_.say("A note is missing.") : words_.say("A digit is wrong.");
    case HintKind::kDone:
      return words_.say("The puzzle is solved.");
  }
  const core::Sentence technique = facts_of(hint_.step.technique).name;
  const std::string_view name = technique.text();
  const core::Parameters parts = {{"technique", words_.say(technique)}};
  const bool is_a_doing = name.ends_with("ing") && !name.ends_with("Wing");  // "Pointing"
  if (is_a_doing) return words_.say("There is {technique}.", parts);
  const bool begins_with_a_vowel = name.find_first_of("AEIOX") == 0;
  return begins_with_a_vowel ? words_.say("There is an {technique}.", parts)
                             : words_.say("There is a {technique}.", parts);
}

std::string HintWords::where() const {
  switch (hint_.kind) {
    case HintKind::kStep:
      break;
    case HintKind::kGuess:
      return words_.say("Look at {cell}, which has the fewest candidates.",
                        {{"cell", words_.cells()}});
    case HintKind::kWrong:
      return words_.say("Look at {area}.", {{"area", words_.cells()}});
    case HintKind::kDone:
      return {};
  }
  const bool in_units = is_seen_in_units(hint_.step);
  return words_.say("Look at {area}.",
                    {{"area", in_units ? words_.units() : words_.cells(cells_of(hint_.step))}});
}

std::string HintWords::why() const {
  switch (hint_.kind) {
    case HintKind::kStep:
      break;
    case HintKind::kGuess:
      return words_.say(
          "No technique leads on from here, so this is a guess: {cell} can be {digits}. Try one of "
          "them, and come back here if it does not work out.",
          {{"cell", words_.cells()}, {"digits", words_.digits(Words::Last::kOr)}});
    case HintKind::kWrong:
      return hint_.about_notes
                 ? words_.say("The digit of the solution is not among the notes in {cells}.",
                              {{"cells", words_.cells()}})
                 : words_.say("With what stands in {cells} the puzzle cannot be solved.",
                              {{"cells", words_.cells()}});
    case HintKind::kDone:
      return {};
  }
  return hint_.inferences == 0 ? sentence(shape_, hint_.step, symbols_, language_) : counted();
}

std::string HintWords::counted() const {
  constexpr std::size_t kFewCells = 3;
  const Step& step = hint_.step;
  const core::Parameters parts = {{"technique", words_.say(facts_of(step.technique).name)},
                                  {"count", std::to_string(hint_.inferences)},
                                  {"cells", words_.cells()},
                                  {"follows", words_.follows()}};
  if (step.cells.empty() || step.cells.size() > kFewCells) {
    return words_.say("{technique}: {count} inferences show that {follows}.", parts);
  }
  return words_.say("{technique}: {count} inferences from {cells} show that {follows}.", parts);
}

std::vector<std::string> HintWords::lines() const {
  if (hint_.kind != HintKind::kStep) return {};
  return lines_of(sentence(shape_, hint_.step, symbols_, language_));
}

}  // namespace gridmates::sudoku
