#include "tests/sim/moves.h"

#include <algorithm>

#include "tests/sim/person.h"

namespace gridmates::sim {
namespace {

constexpr std::uint32_t kHoles = 6;
constexpr std::uint32_t kMarks = 9;
constexpr std::uint32_t kCells = 81;

v1::SudokuMove& sudoku(v1::Action& action) {
  return *action.mutable_play()->mutable_move()->mutable_sudoku();
}

v1::Action set(std::uint32_t cell, std::uint32_t digit) {
  v1::Action action;
  sudoku(action).mutable_set()->set_cell(cell);
  sudoku(action).mutable_set()->set_digit(digit);
  return action;
}

v1::Action mark(std::uint32_t cell) {
  v1::Action action;
  action.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(cell);
  return action;
}

std::uint32_t solution(std::uint32_t cell) {
  return static_cast<std::uint32_t>(kSolution[cell] - '0');
}

v1::Action open(std::uint32_t cell) {
  v1::Action action;
  action.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(cell);
  return action;
}

// The match that this member plays; null if there is none or they are done in it.
const v1::MatchView* own_match(const v1::RoomView& view, std::uint32_t you) {
  for (const v1::MatchView& match : view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      if (player.member() != you) continue;
      return player.place() != 0 || player.out() ? nullptr : &match;
    }
  }
  return nullptr;
}

}  // namespace

const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kPuzzle = kSolution.substr(0, kSolution.size() - kHoles) + "......";

v1::Action note(std::uint32_t cell, core::Random& random) {
  v1::Action action;
  v1::SudokuNotes& notes = *sudoku(action).mutable_notes();
  notes.add_cells(cell);
  notes.set_kind(static_cast<v1::SudokuNoteKind>(random.below(3)));
  notes.set_add(random.below(512));
  notes.set_remove(random.below(512) & ~notes.add());
  return action;
}

// A move of several cells at once.
v1::Action several(std::uint32_t cell, core::Random& random) {
  v1::Action action;
  switch (random.below(3)) {
    case 0: {
      v1::SudokuWrite& write = *sudoku(action).mutable_write();
      write.add_cells(cell);
      write.add_cells(kCells - 1 - random.below(kHoles));
      write.set_digit(random.below(10));
      return action;
    }
    case 1:
      sudoku(action).mutable_colour()->add_cells(cell);
      sudoku(action).mutable_colour()->set_colour(random.below(10));
      return action;
    default:
      sudoku(action).mutable_fill()->set_digits(random.below(512));
      sudoku(action).mutable_fill()->set_remove(random.below(2) == 0);
      return action;
  }
}

// Any move: most are sensible, some on a given or off the board.
v1::Action any_sudoku(core::Random& random) {
  v1::Action action;
  const std::uint32_t empty = kCells - 1 - random.below(kHoles);
  switch (random.below(9)) {
    case 8:
      return several(empty, random);
    case 0:
      sudoku(action).mutable_undo();
      return action;
    case 1:
      sudoku(action).mutable_redo();
      return action;
    case 2:
      sudoku(action).mutable_clear()->set_cell(empty);
      return action;
    case 3:
      return note(empty, random);
    case 4:
      return set(random.below(kCells + 9), random.below(11));
    default:
      return set(empty, solution(empty));
  }
}

// Opens any cell, or sets or clears a flag on it; also off the field.
v1::Action any_minesweeper(const v1::RoomView& view, core::Random& random) {
  const std::uint32_t cell = random.below(kCells + 9);
  if (random.below(3) == 0 || view.matches().empty()) {
    v1::Action action;
    v1::MinesweeperMove& move = *action.mutable_play()->mutable_move()->mutable_minesweeper();
    if (random.below(3) == 0) {
      move.mutable_clear()->set_cell(cell);
    } else {
      move.mutable_flag()->set_cell(cell);
    }
    return action;
  }
  return open(cell);
}

// A move that brings the match nearer to its end; nullopt if this member has none to make.
std::optional<v1::Action> last_moves(const v1::RoomView& view, std::uint32_t you) {
  const v1::MatchView* own = own_match(view, you);
  if (own == nullptr) return std::nullopt;
  const v1::MatchView& match = *own;
  if (match.has_sudoku()) {
    for (std::uint32_t cell = 0; cell < kCells; ++cell) {
      const auto digit = match.sudoku().cells(static_cast<int>(cell)).digit();
      if (digit != solution(cell)) return set(cell, solution(cell));
    }
    return std::nullopt;
  }
  if (match.has_minesweeper()) {
    const auto& cells = match.minesweeper().cells();
    const auto closed =
        std::ranges::find(cells, v1::MINESWEEPER_FACE_UNSPECIFIED, &v1::MinesweeperCell::face);
    if (closed == cells.end()) return std::nullopt;
    return open(static_cast<std::uint32_t>(closed - cells.begin()));
  }
  const std::uint32_t to_move = match.tictactoe().status().to_move();
  const bool mine = std::ranges::any_of(match.players(), [=](const v1::MatchPlayer& player) {
    return player.member() == you && player.player() + 1 == to_move;
  });
  for (std::uint32_t cell = 0; mine && cell < kMarks; ++cell) {
    const auto there = match.tictactoe().cells(static_cast<int>(cell)).mark();
    if (there == v1::TIC_TAC_TOE_MARK_UNSPECIFIED) return mark(cell);
  }
  return std::nullopt;
}

v1::Action any_tictactoe(core::Random& random) { return mark(random.below(kMarks + 2)); }

}  // namespace gridmates::sim
