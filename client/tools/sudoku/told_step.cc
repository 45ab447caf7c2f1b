#include "client/tools/sudoku/told_step.h"

#include "client/tools/sudoku/answers.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/text/json.h"

namespace gridmates::tools {
namespace {

using sudoku::Candidate;
using sudoku::Shape;
using sudoku::formats::Puzzle;
using text::json_quoted;

std::string list_of(Shape shape, const std::vector<Candidate>& candidates) {
  std::string list;
  for (const Candidate& one : candidates) {
    list += (list.empty() ? "{\"cell\":" : ",{\"cell\":") +
            json_quoted(sudoku::name_of_cell(shape, one.cell)) +
            ",\"digit\":" + std::to_string(one.digit) + '}';
  }
  return '[' + list + ']';
}

struct StepFields {
  std::string_view technique;
  std::string rating;
  std::string units;
};

std::string object_of(const Puzzle& puzzle, const StepFields& fields,
                      const std::vector<Candidate>& placements,
                      const std::vector<Candidate>& eliminations, const std::string& sentence) {
  const Shape shape = puzzle.shape;
  return "{\"puzzle\":" + json_quoted(sudoku::formats::givens_in_line(puzzle)) +
         ",\"technique\":" + json_quoted(fields.technique) + ",\"rating\":" + fields.rating +
         ",\"placements\":" + list_of(shape, placements) +
         ",\"eliminations\":" + list_of(shape, eliminations) + ",\"units\":[" + fields.units +
         "],\"sentence\":" + json_quoted(sentence) + "}\n";
}

}  // namespace

std::string json_of(const Puzzle& puzzle, const sudoku::Step& step, const std::string& sentence,
                    int told) {
  const Shape shape = puzzle.shape;
  const auto rating = rating_of(shape, step);
  StepFields shown{facts_of(step.technique).key, rating ? sudoku::in_words(*rating) : "null", ""};
  for (sudoku::Unit unit : step.units) {
    if (told < 2) break;
    shown.units +=
        (shown.units.empty() ? "" : ",") + json_quoted(sudoku::name_of_unit(shape, unit));
  }
  if (told < 3) return object_of(puzzle, shown, {}, {}, sentence);
  return object_of(puzzle, shown, step.placements, step.eliminations, sentence);
}

std::string json_of(const Puzzle& puzzle, const std::string& kind,
                    const std::vector<Candidate>& placements, const std::string& sentence) {
  return object_of(puzzle, {kind, "null", ""}, placements, {}, sentence);
}

}  // namespace gridmates::tools
