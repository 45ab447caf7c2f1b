#include "client/tools/sudoku/grade.h"

#include "client/tools/sudoku/answers.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/rating/rating.h"
#include "engine/text/json.h"

namespace gridmates::tools {
namespace {

using text::json_quoted;

constexpr const char* kUndecided = "undecided";

// "unsolved" when the techniques allowed are not enough.
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

std::string techniques_of(const sudoku::Path& path) {
  std::string list;
  for (std::size_t i = 0; i < sudoku::kTechniques; ++i) {
    if (path.counts[i] == 0) continue;
    const auto& facts = facts_of(static_cast<sudoku::Technique>(i));
    list +=
        (list.empty() ? "" : ",") + json_quoted(facts.key) + ':' + std::to_string(path.counts[i]);
  }
  return '{' + list + '}';
}

std::string json_of(const std::string& line, const std::string& word, const sudoku::Grade& grade,
                    const sudoku::Path& path) {
  std::string text = "{\"puzzle\":" + json_quoted(line);
  if (word.empty()) {
    text += ",\"rating\":" + sudoku::in_words(grade.er);
    text += ",\"level\":" + json_quoted(name_of(sudoku::level_of(grade.er)));
    text += ",\"hardest\":" + json_quoted(grade.hardest);
    text += ",\"er\":" + sudoku::in_words(grade.er) + ",\"ep\":" + sudoku::in_words(grade.ep);
    text += ",\"ed\":" + sudoku::in_words(grade.ed);
  } else {
    text += R"(,"rating":null,"level":null,"hardest":null,"er":null,"ep":null,"ed":null)";
    text += ",\"why\":" + json_quoted(word);
  }
  return text + ",\"techniques\":" + techniques_of(path) + "}\n";
}

}  // namespace

Answer grade_one(const sudoku::formats::Puzzle& puzzle, const GradeOptions& options) {
  const std::string line = sudoku::formats::givens_in_line(puzzle);
  const auto techniques = options.techniques.set();
  const OnlySolution solution = only_solution(puzzle);
  std::string word = solution.word;
  sudoku::Grade grade;
  sudoku::Path path;
  if (solution.digits) {
    grade = sudoku::grade(puzzle.shape, puzzle.givens, {.techniques = techniques, .stop = {}});
    word = why_not_rated(grade);
    if (options.json)
      path = sudoku::walk(puzzle.shape, puzzle.givens, {.techniques = techniques, .stop = {}});
  }
  return {options.json ? json_of(line, word, grade, path) : text_of(line, word, grade),
          solution.digits && word != kUndecided ? kAllWell : kNo};
}

int run_grade(const GradeOptions& options) {
  const StreamOptions how{.jobs = options.jobs, .batch = 8, .between = ""};
  return stream(options.input, how,
                [&](const sudoku::formats::Puzzle& puzzle) { return grade_one(puzzle, options); });
}

}  // namespace gridmates::tools
