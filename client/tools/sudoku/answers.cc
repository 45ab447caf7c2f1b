#include "client/tools/sudoku/answers.h"

#include <utility>

#include "client/tools/sudoku/solve.h"
#include "engine/sudoku/solver/any_shape.h"
#include "engine/text/json.h"

namespace gridmates::tools {

using text::json_quoted;

namespace {

std::string key_of(sudoku::Technique technique) { return json_quoted(facts_of(technique).key); }

}  // namespace

OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle) {
  using sudoku::HowMany;
  auto [found, digits] =
      sudoku::only_solution(puzzle.shape, puzzle.givens, {.max_nodes = kCommandNodes, .stop = {}});
  switch (found) {
    case HowMany::kOne:
      return {std::move(digits), ""};
    case HowMany::kSeveral:
      return {std::nullopt, "many"};
    case HowMany::kNone:
      return {std::nullopt, "none"};
    case HowMany::kUndecided:
      break;
  }
  return {std::nullopt, "undecided"};
}

std::string members_of(const sudoku::Grade& grade) {
  std::string counts;
  for (std::size_t i = 0; i < sudoku::kTechniques; ++i) {
    if (grade.techniques[i] == 0) continue;
    counts += (counts.empty() ? "" : ",") + key_of(static_cast<sudoku::Technique>(i)) + ':' +
              std::to_string(grade.techniques[i]);
  }
  const std::string hardest = grade.hardest_technique ? key_of(*grade.hardest_technique) : "";
  const auto rated = [is_rated = grade.decided && grade.solved](const std::string& value) {
    return is_rated && !value.empty() ? value : "null";
  };
  const std::string er = rated(sudoku::in_words(grade.er));
  return "\"rating\":" + er +
         ",\"level\":" + rated(json_quoted(name_of(sudoku::level_of(grade.er)))) +
         ",\"hardest\":" + rated(hardest) + ",\"er\":" + er +
         ",\"ep\":" + rated(sudoku::in_words(grade.ep)) +
         ",\"ed\":" + rated(sudoku::in_words(grade.ed)) + ",\"techniques\":{" + counts +
         "},\"er_step\":" + rated(grade.hardest.empty() ? "" : json_quoted(grade.hardest));
}

}  // namespace gridmates::tools
