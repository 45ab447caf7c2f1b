#include "client/tools/sudoku/hint.h"

#include <array>

#include "client/tools/sudoku/answers.h"
#include "client/tools/sudoku/told_step.h"
#include "engine/sudoku/formats/json.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/hint.h"

namespace gridmates::tools {
namespace {

using sudoku::Candidate;
using sudoku::Digits;
using sudoku::Hint;
using sudoku::HintKind;
using sudoku::Shape;
using sudoku::formats::Puzzle;

std::string_view kind_in_words(HintKind kind) {
  constexpr std::array<std::string_view, 4> kWords = {"step", "guess", "wrong", "done"};
  return kWords[static_cast<std::size_t>(kind)];
}

// What a hint tells in so many steps: each tells more than the one before.
std::string json_of_hint(const Puzzle& puzzle, const Hint& hint, int steps) {
  const std::array<const std::string*, 3> told = {&hint.that, &hint.where, &hint.why};
  std::string text;
  for (int i = 0; i < steps; ++i) {
    const std::string& sentence = *told[static_cast<std::size_t>(i)];
    if (sentence.empty()) continue;
    text += hint.kind == HintKind::kStep
                ? json_of(puzzle, hint.step, sentence, i + 1)
                : json_of(puzzle, std::string(kind_in_words(hint.kind)), {}, sentence);
  }
  return text;
}

std::string text_of_hint(const Hint& hint, int steps) {
  std::string text = hint.that + '\n';
  if (steps > 1 && !hint.where.empty()) text += hint.where + '\n';
  if (steps > 2 && !hint.why.empty()) text += hint.why + '\n';
  return text;
}

// The path to the solution: as far as techniques reach, then a guess in the cell that hint() names,
// and on from there.
class WholePath {
 public:
  WholePath(const Puzzle& puzzle, const Digits& solution, const HintOptions& options)
      : puzzle_(puzzle),
        shape_(puzzle.shape),
        symbols_(puzzle.symbols),
        solution_(solution),
        techniques_(options.techniques.set()),
        is_json_(options.json),
        digits_(puzzle.givens) {}

  // A line a step. Every guess fills a cell, which bounds their number.
  std::string told() {
    for (int guesses = 0; guesses <= shape_.cells(); ++guesses) {
      const sudoku::Path path =
          sudoku::walk(shape_, digits_, {.techniques = techniques_, .stop = {}});
      for (const sudoku::Step& step : path.steps) {
        const std::string sentence = sudoku::sentence(shape_, step, symbols_);
        text_ += is_json_ ? json_of(puzzle_, step, sentence) : sentence + '\n';
      }
      digits_ = path.end;
      if (path.solved || !guess()) break;
    }
    return std::move(text_);
  }

 private:
  bool guess() {
    const auto hint = sudoku::hint({shape_, digits_, digits_, {}, symbols_}, techniques_);
    if (!hint || hint.value().kind != HintKind::kGuess || hint.value().cells.empty()) return false;
    const sudoku::Cell cell = hint.value().cells.front();
    const std::uint8_t digit = solution_[cell];
    const std::string sentence = hint.value().why + " " + sudoku::name_of_cell(shape_, cell) +
                                 " is " + sudoku::symbol_of(digit, symbols_) + ".";
    text_ +=
        is_json_ ? json_of(puzzle_, "guess", {Candidate{cell, digit}}, sentence) : sentence + '\n';
    digits_[cell] = digit;
    return true;
  }

  const Puzzle& puzzle_;
  Shape shape_;
  sudoku::Symbols symbols_;
  const Digits& solution_;
  sudoku::TechniqueSet techniques_;
  bool is_json_;
  Digits digits_;
  std::string text_;
};

// What there is to say about a puzzle without exactly one solution.
std::string word_alone(const Puzzle& puzzle, const std::string& word, bool json) {
  return json ? json_of(puzzle, word, {}, "") : word + '\n';
}

}  // namespace

Answer hint_one(const Puzzle& puzzle, const HintOptions& options) {
  const OnlySolution solution = only_solution(puzzle);
  if (!solution.digits) return {word_alone(puzzle, solution.word, options.json), kNo};
  if (options.all) return {WholePath(puzzle, *solution.digits, options).told(), kAllWell};
  const auto hint = sudoku::hint(
      {puzzle.shape, puzzle.givens, position_of(puzzle), puzzle.candidates, puzzle.symbols},
      options.techniques.set());
  if (!hint) return {word_alone(puzzle, hint.error().message, options.json), kNo};
  return {options.json ? json_of_hint(puzzle, hint.value(), options.steps)
                       : text_of_hint(hint.value(), options.steps),
          kAllWell};
}

int run_hint(const HintOptions& options) {
  const StreamOptions how{.jobs = options.jobs, .batch = 4, .between = options.json ? "" : "\n"};
  return stream(options.input, how,
                [&](const Puzzle& puzzle) { return hint_one(puzzle, options); });
}

}  // namespace gridmates::tools
