#include "client/tools/sudoku/grade.h"

#include "client/tools/sudoku/answers.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/text/json.h"

namespace gridmates::tools {
namespace {

using text::json_quoted;

constexpr const char* kUndecided = "undecided";

// "unsolved" if the allowed techniques are not enough.
std::string why_not_rated(const sudoku::Grade& grade) {
  if (!grade.decided) return kUndecided;
  return grade.solved ? "" : "unsolved";
}

std::string text_of(const std::string& line, const std::string& word, const sudoku::Grade& grade) {
  if (!word.empty()) return line + ' ' + word + '\n';
  return line + ' ' + sudoku::in_words(grade.er) + ' ' +
         std::string(name_of(sudoku::level_of(grade.er))) + " \"" + std::string(grade.hardest) +
         "\" " + sudoku::in_words(grade.ep) + ' ' + sudoku::in_words(grade.ed) + '\n';
}

std::string json_of_grade(const std::string& line, const std::string& word,
                          const sudoku::Grade& grade) {
  const std::string why = word.empty() ? "" : ",\"why\":" + json_quoted(word);
  return "{\"puzzle\":" + json_quoted(line) + ',' + members_of(grade) + why + "}\n";
}

}  // namespace

Answer grade_one(const sudoku::formats::Puzzle& puzzle, const GradeOptions& options) {
  const std::string line = sudoku::formats::givens_in_line(puzzle);
  const OnlySolution solution = only_solution(puzzle);
  std::string word = solution.word;
  sudoku::Grade grade;
  if (solution.digits) {
    grade = sudoku::grade(
        puzzle.shape, puzzle.givens,
        {.techniques = options.techniques.set(), .max_inferences = options.budget, .stop = {}});
    word = why_not_rated(grade);
  }
  return {options.json ? json_of_grade(line, word, grade) : text_of(line, word, grade),
          solution.digits && word != kUndecided ? kAllWell : kNo};
}

int run_grade(const GradeOptions& options) {
  const StreamOptions how{.jobs = options.jobs, .batch = 8, .between = ""};
  return stream(options.input, how,
                [&](const sudoku::formats::Puzzle& puzzle) { return grade_one(puzzle, options); });
}

}  // namespace gridmates::tools
