#include "client/games/sudoku/remarks.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/help_words.h"
#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/logic/singles.h"
#include "engine/sudoku/solution.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::replay {
namespace {

using sudoku::Candidate;
using sudoku::Digits;
using sudoku::Shape;
using sudoku::Technique;

constexpr const char* kCorrecting = tr_later("correcting a wrong digit");
constexpr std::uint64_t kRemarkBudget = 100'000;  // nets per search

Digits digits_in(const v1::SudokuView& view, bool givens_alone) {
  Digits digits;
  digits.reserve(static_cast<std::size_t>(view.cells_size()));
  for (const v1::SudokuCell& cell : view.cells()) {
    const bool counts = cell.given() || !givens_alone;
    digits.push_back(counts ? static_cast<std::uint8_t>(cell.digit()) : std::uint8_t{0});
  }
  return digits;
}

// The only digit that a move writes, and its cell; nullopt for other moves.
std::optional<Candidate> placed_by(const v1::SudokuMove& move) {
  const auto placed = [](std::uint32_t cell, std::uint32_t digit) {
    return Candidate{static_cast<sudoku::Cell>(cell), static_cast<std::uint8_t>(digit)};
  };
  if (move.has_set()) return placed(move.set().cell(), move.set().digit());
  const v1::SudokuWrite& write = move.write();
  if (write.cells_size() != 1 || write.digit() == 0) return std::nullopt;
  return placed(write.cells(0), write.digit());
}

// The single by which the digit follows from these digits, which must not clash.
template <class Capacity>
std::optional<Technique> single_on(Shape shape, const Digits& digits, Candidate placed) {
  const auto board = sudoku::board_of<Capacity>(shape, digits);
  sudoku::Steps steps(sudoku::Steps::kAll);
  sudoku::find_full_house(board, steps);
  sudoku::find_hidden_single(board, steps);
  sudoku::find_naked_single(board, steps);
  for (const sudoku::Step& step : steps.found()) {
    if (std::ranges::find(step.placements, placed) != step.placements.end()) return step.technique;
  }
  return std::nullopt;
}

std::optional<Technique> single_of(const v1::SudokuView& before, Candidate placed) {
  if (before.status().clashes() != 0) return std::nullopt;
  const Shape shape = words::sudoku_shape(before);
  const Digits digits = digits_in(before, false);
  if (digits[placed.cell] != 0) return std::nullopt;
  return shape == Shape{} ? single_on<sudoku::Nine>(shape, digits, placed)
                          : single_on<sudoku::TwentyFive>(shape, digits, placed);
}

// The cells that have a new digit.
std::vector<int> written(const Turn& turn) {
  const v1::SudokuView& before = turn.before.sudoku();
  const v1::SudokuView& after = turn.after.sudoku();
  std::vector<int> cells;
  for (int i = 0; i < std::min(before.cells_size(), after.cells_size()); ++i) {
    const std::uint32_t digit = after.cells(i).digit();
    if (digit != 0 && digit != before.cells(i).digit()) cells.push_back(i);
  }
  return cells;
}

// Whether the move writes a digit; digits restored by an undo do not count.
bool writes(const Turn& turn) {
  const v1::SudokuMove& move = turn.moved.move().sudoku();
  return (move.has_set() || move.has_write()) && !written(turn).empty();
}

class SudokuRemarks final : public Remarks {
 public:
  explicit SudokuRemarks(const v1::Replay& ended) {
    const v1::SudokuView& view = ended.match().sudoku();
    if (!words::is_whole(view)) return;
    const Shape shape = words::sudoku_shape(view);
    auto only = only_solution(shape, digits_in(view, true), table_effort(shape));
    if (only.found == sudoku::HowMany::kOne) solution_ = std::move(only.digits);
  }

  Mark mark(const Turn& turn) const override {
    const v1::SudokuMove& move = turn.moved.move().sudoku();
    if (move.has_ask_hint() || move.has_hint_found() || move.has_check() || move.has_reveal() ||
        move.has_last_good() || (move.has_fill() && !move.fill().remove())) {
      return Mark::kHelp;
    }
    if (!move.has_set() && !move.has_write()) return Mark::kNone;
    return writes_wrong(turn) ? Mark::kMistake : Mark::kNone;
  }

  std::string help(const Turn& turn) const override {
    const v1::SudokuMove& move = turn.moved.move().sudoku();
    if (move.has_check()) return tr("check");
    if (move.has_reveal()) return tr("reveal");
    if (move.has_fill()) return tr("filled-in notes");
    return move.has_last_good() ? tr("lastgood") : tr("hint");
  }

  std::vector<std::string> about(const Turn& turn) const override {
    const v1::SudokuMove& move = turn.moved.move().sudoku();
    const int side = words::sudoku_shape(turn.after.sudoku()).side();
    const std::string help = words::sudoku_help(move, &turn.after, side);
    if (!help.empty()) return {help};
    const auto placed = placed_by(move);
    const v1::SudokuView& before = turn.before.sudoku();
    if (!placed || placed->cell >= static_cast<std::uint32_t>(before.cells_size())) return {};
    if (is_wrong(*placed)) {
      return {"wrong: " + tr("{} is {}", words::sudoku_cell(placed->cell, side),
                             words::sudoku_digit(solution_[placed->cell]))};
    }
    if (const auto single = single_of(before, *placed)) {
      return {std::string(tr(facts_of(*single).name.text()))};
    }
    const std::string asks = asked(turn.before);
    if (asks.empty()) return {};
    return {tr("not a single; the next step was: {}", tr(std::string_view(asks)))};
  }

  std::vector<std::string> about(const v1::MatchView& now) const override {
    const std::string next = asked(now);
    if (next.empty()) return {};
    return {tr("next: {}", tr(std::string_view(next)))};
  }

  std::string asked(const v1::MatchView& now) const override {
    const v1::SudokuView& view = now.sudoku();
    if (solution_.empty() || !words::is_whole(view)) return {};
    const sudoku::Position position{.shape = words::sudoku_shape(view),
                                    .givens = digits_in(view, true),
                                    .digits = digits_in(view, false),
                                    .pencil_marks = {}};
    const auto found =
        hint(position, sudoku::TechniqueSet::all(), {}, sudoku::SearchBudget(kRemarkBudget));
    if (!found) return {};
    switch (found->kind) {
      case sudoku::HintKind::kStep:
        return std::string(facts_of(found->step.technique).name.text());
      case sudoku::HintKind::kGuess:
        return tr_later("trial and error");
      case sudoku::HintKind::kWrong:
        return kCorrecting;
      case sudoku::HintKind::kDone:
        return {};
    }
    return {};
  }

  // Wrong digits on the board are ignored when looking for the technique.
  std::string met(const Turn& turn) const override {
    if (mark(turn) == Mark::kHelp) return {};
    if (wrong_in(turn.after).size() < wrong_in(turn.before).size()) return kCorrecting;
    if (!writes(turn)) return {};
    v1::MatchView before = turn.before;
    for (const int cell : wrong_in(before)) {
      before.mutable_sudoku()->mutable_cells(cell)->clear_digit();
    }
    return asked(before);
  }

 private:
  bool is_wrong(Candidate placed) const {
    return placed.cell < solution_.size() && placed.digit != solution_[placed.cell];
  }

  bool is_wrong(int cell, std::uint32_t digit) const {
    return is_wrong({static_cast<sudoku::Cell>(cell), static_cast<std::uint8_t>(digit)});
  }

  // Whether the move writes a wrong digit.
  bool writes_wrong(const Turn& turn) const {
    return std::ranges::any_of(written(turn), [&](int cell) {
      return is_wrong(cell, turn.after.sudoku().cells(cell).digit());
    });
  }

  std::vector<int> wrong_in(const v1::MatchView& board) const {
    std::vector<int> wrong;
    for (int i = 0; i < board.sudoku().cells_size(); ++i) {
      const std::uint32_t digit = board.sudoku().cells(i).digit();
      if (digit != 0 && is_wrong(i, digit)) wrong.push_back(i);
    }
    return wrong;
  }

  Digits solution_;  // empty unless there is exactly one
};

}  // namespace

std::unique_ptr<Remarks> sudoku_remarks(const v1::Replay& ended) {
  return std::make_unique<SudokuRemarks>(ended);
}

}  // namespace gridmates::replay
