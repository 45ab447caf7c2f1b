#include "client/tools/sudoku/hint.h"

#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/tools/batch/activity.h"
#include "client/tools/sudoku/answers.h"
#include "client/tools/sudoku/told_step.h"
#include "engine/sudoku/formats/json.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/logic/hint_words.h"
#include "engine/text/json.h"

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

// The first sentences of a hint, up to this number: each reveals more than the one before.
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

// The language for people; programs get English.
const sudoku::Language& language() {
  static const sudoku::Language language = [] {
    sudoku::Language readers = sudoku::english();
    readers.translated = [](std::string_view text) { return tr(text); };
    return readers;
  }();
  return language;
}

sudoku::HintWords words_of(const Puzzle& puzzle, const Hint& hint) {
  return {puzzle.shape, hint, puzzle.symbols, language()};
}

// "1. ...", one per line, for a reason with several.
std::string reason_of(const Puzzle& puzzle, const Hint& hint, bool in_lines) {
  const sudoku::HintWords words = words_of(puzzle, hint);
  const auto lines = in_lines ? words.lines() : std::vector<std::string>();
  if (lines.size() < 2) return hint.why.empty() ? "" : words.why() + '\n';
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text += std::to_string(i + 1) + ". " + lines[i] + '\n';
  }
  return text;
}

std::string text_of_hint(const Puzzle& puzzle, const Hint& hint, const HintOptions& options) {
  const sudoku::HintWords words = words_of(puzzle, hint);
  std::string text = words.that() + '\n';
  if (options.steps > 1 && !hint.where.empty()) text += words.where() + '\n';
  if (options.steps > 2) text += reason_of(puzzle, hint, options.lines);
  return text;
}

// The answer for a puzzle without exactly one solution.
std::string word_alone(const Puzzle& puzzle, const std::string& word, bool json) {
  return json ? json_of(puzzle, word, {}, "") : word + '\n';
}

// The path to the solution: as far as the techniques go, then a guess in the cell that hint()
// names, and so on.
class WholePath {
 public:
  WholePath(const Puzzle& puzzle, const Digits& solution, const HintOptions& options)
      : puzzle_(puzzle),
        shape_(puzzle.shape),
        symbols_(puzzle.symbols),
        solution_(solution),
        techniques_(options.techniques.set()),
        is_json_(options.json),
        in_lines_(options.lines),
        on_step_(options.on_step),
        budget_(options.budget),
        digits_(puzzle.givens) {}

  // One line per step, and "undecided" if the budget is exhausted. Every guess fills a cell, which
  // limits their number.
  Answer told() {
    for (int guesses = 0; guesses <= shape_.cells(); ++guesses) {
      const sudoku::Path path = sudoku::walk(shape_, digits_,
                                             {.techniques = techniques_,
                                              .stop = {},
                                              .max_nets = budget_,
                                              .on_step = on_step_,
                                              .candidates = candidates_});
      for (const sudoku::Step& step : path.steps) {
        const Hint hint = sudoku::hint_of(shape_, step, symbols_);
        text_ += is_json_ ? json_of(puzzle_, step, hint.why) : reason_of(puzzle_, hint, in_lines_);
      }
      digits_ = path.end;
      candidates_ = path.candidates;
      budget_ = path.nets_left;
      if (path.solved) return {std::move(text_), kAllWell};
      if (path.was_ended || !guess()) break;
    }
    return {text_ + word_alone(puzzle_, "undecided", is_json_), kNo};
  }

 private:
  bool guess() {
    const auto hint = sudoku::hint({shape_, digits_, digits_, candidates_, symbols_}, techniques_,
                                   {}, sudoku::SearchBudget(budget_));
    if (!hint || hint.value().kind != HintKind::kGuess || hint.value().cells.empty()) return false;
    const sudoku::Cell cell = hint.value().cells.front();
    const std::uint8_t digit = solution_[cell];
    const std::string name = sudoku::name_of_cell(shape_, cell);
    const char symbol = sudoku::symbol_of(digit, symbols_);
    text_ += is_json_ ? json_of(puzzle_, "guess", {Candidate{cell, digit}},
                                hint->why + " " + name + " is " + symbol + ".")
                      : tr("{} {} is {}.", words_of(puzzle_, *hint).why(), name, symbol) + '\n';
    digits_[cell] = digit;
    return true;
  }

  const Puzzle& puzzle_;
  Shape shape_;
  sudoku::Symbols symbols_;
  const Digits& solution_;
  sudoku::TechniqueSet techniques_;
  bool is_json_;
  bool in_lines_;
  const std::function<void()>& on_step_;
  std::uint64_t budget_;
  Digits digits_;
  std::vector<sudoku::DigitSet> candidates_;  // left by the steps so far; empty before the first
  std::string text_;
};

std::optional<Candidate> move_of(const Puzzle& puzzle, const NamedMove& named) {
  const auto side = puzzle.shape.side();
  const auto digit = named.digit == "0"
                         ? std::optional<std::uint8_t>(0)
                         : sudoku::formats::digit_of(named.digit[0], side, puzzle.symbols);
  for (int cell = 0; digit && cell < puzzle.shape.cells(); ++cell) {
    const auto at = static_cast<sudoku::Cell>(cell);
    if (sudoku::name_of_cell(puzzle.shape, at) == named.cell) return Candidate{at, *digit};
  }
  return std::nullopt;
}

// "move 2, B3=4, is the first that is wrong"
Answer first_wrong(const Puzzle& puzzle, const HintOptions& options) {
  std::vector<Candidate> moves;
  for (const NamedMove& named : options.moves) {
    const auto move = move_of(puzzle, named);
    if (!move) return {"", kUnreadable, tr("{}={} is not a move here", named.cell, named.digit)};
    if (puzzle.givens[move->cell] != 0) return {"", kUnreadable, tr("{} is a given", named.cell)};
    moves.push_back(*move);
  }
  const auto wrong = sudoku::first_wrong_move(puzzle.shape, puzzle.givens, moves);
  if (!wrong) return {options.json ? "{\"wrong\":null}\n" : "no move is wrong\n", kAllWell};
  const std::string number = std::to_string(*wrong + 1);
  const std::string name = options.moves[*wrong].cell + "=" + options.moves[*wrong].digit;
  if (!options.json)
    return {"move " + number + ", " + name + ", is the first that is wrong\n", kNo};
  return {"{\"wrong\":" + number + ",\"move\":" + text::json_quoted(name) + "}\n", kNo};
}

// One line per step; with JSON the ratings show how hard each is.
std::string text_of_all(const Puzzle& puzzle, const std::vector<Hint>& hints,
                        const HintOptions& options) {
  std::string text;
  for (const Hint& hint : hints) {
    if (options.json) {
      text += hint.kind == HintKind::kStep
                  ? json_of(puzzle, hint.step, hint.why)
                  : json_of(puzzle, std::string(kind_in_words(hint.kind)), {}, hint.that);
    } else {
      text += hint.kind == HintKind::kStep ? reason_of(puzzle, hint, options.lines)
                                           : text_of_hint(puzzle, hint, options);
    }
  }
  return text;
}

Answer refused(const Puzzle& puzzle, const core::Refusal& refusal, bool json) {
  const bool is_over = refusal.code == core::RefusalCode::kOutOfBudget;
  return {word_alone(puzzle, is_over ? "undecided" : refusal.message, json), kNo};
}

}  // namespace

Answer hint_one(const Puzzle& puzzle, const HintOptions& options) {
  const OnlySolution solution = only_solution(puzzle);
  if (!solution.digits) return {word_alone(puzzle, solution.word, options.json), kNo};
  if (!options.moves.empty()) return first_wrong(puzzle, options);
  if (options.all) return WholePath(puzzle, *solution.digits, options).told();
  const sudoku::Position position = {puzzle.shape, puzzle.givens, position_of(puzzle),
                                     puzzle.candidates, puzzle.symbols};
  const sudoku::TechniqueSet techniques = options.techniques.set();
  const sudoku::SearchBudget budget(options.budget);
  if (options.all_here) {
    const auto all = sudoku::all_hints(position, techniques, {}, budget);
    if (!all) return refused(puzzle, all.error(), options.json);
    std::string text = text_of_all(puzzle, all->hints, options);
    if (all->is_whole) return {std::move(text), kAllWell};
    return {text + word_alone(puzzle, "undecided", options.json), kNo};
  }
  const auto hint = sudoku::hint(position, techniques, {}, budget);
  if (!hint) return refused(puzzle, hint.error(), options.json);
  return {options.json ? json_of_hint(puzzle, *hint, options.steps)
                       : text_of_hint(puzzle, *hint, options),
          kAllWell};
}

std::optional<std::vector<NamedMove>> moves_named(std::string_view words) {
  std::vector<NamedMove> moves;
  while (!words.empty()) {
    const std::size_t comma = std::min(words.find(','), words.size());
    const std::string_view word = words.substr(0, comma);
    const std::size_t sign = word.find('=');
    if (sign < 2 || sign + 2 != word.size()) return std::nullopt;
    NamedMove move{std::string(word.substr(0, sign)), std::string(word.substr(sign + 1))};
    for (char& c : move.cell) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    moves.push_back(std::move(move));
    words.remove_prefix(std::min(comma + 1, words.size()));
  }
  return moves.empty() ? std::nullopt : std::optional(std::move(moves));
}

int run_hint(const HintOptions& told) {
  Activity activity;
  HintOptions options = told;
  options.on_step = [&activity] { activity.count_step(); };
  const StreamOptions how{.jobs = options.jobs,
                          .batch = 1,
                          .between = options.json ? "" : "\n",
                          .before_writing = [&activity] { activity.take_away(); }};
  return stream(options.input, how, [&](const Puzzle& puzzle) {
    Answer answer = hint_one(puzzle, options);
    activity.count_puzzle();
    return answer;
  });
}

}  // namespace gridmates::tools
