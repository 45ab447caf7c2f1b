#include "tests/server/sim/player.h"

#include <algorithm>

namespace gridmates::server_sim {

namespace {
constexpr std::uint32_t kHoles = 6;
}  // namespace

const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kPuzzle = kSolution.substr(0, kSolution.size() - kHoles) + "......";

namespace {

constexpr std::uint32_t kMarks = 9;
constexpr std::uint32_t kCells = 81;

const v1::Member* member(const v1::RoomView& view, std::uint32_t number) {
  const auto found = std::ranges::find(view.members(), number, &v1::Member::number);
  return found == view.members().end() ? nullptr : &*found;
}

std::uint32_t seated(const v1::RoomView& view) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(view.members(), [](const v1::Member& m) { return m.seat() != 0; }));
}

v1::SudokuMove& sudoku(v1::Action& action) {
  return *action.mutable_play()->mutable_move()->mutable_sudoku();
}

void set(v1::Action& action, std::uint32_t cell, std::uint32_t digit) {
  sudoku(action).mutable_set()->set_cell(cell);
  sudoku(action).mutable_set()->set_digit(digit);
}

std::uint32_t solution(std::uint32_t cell) {
  return static_cast<std::uint32_t>(kSolution[cell] - '0');
}

// Anything goes, most of it sensible.
v1::Action any_sudoku(core::Random& random) {
  v1::Action action;
  const std::uint32_t empty = kCells - 1 - random.below(kHoles);
  switch (random.below(8)) {
    case 0:
      sudoku(action).mutable_undo();
      break;
    case 1:
      sudoku(action).mutable_redo();
      break;
    case 2:
      sudoku(action).mutable_clear()->set_cell(empty);
      break;
    case 3:
      sudoku(action).mutable_note()->set_cell(empty);
      sudoku(action).mutable_note()->set_digits(1u << random.below(9));
      break;
    case 4:
      set(action, random.below(kCells), 1 + random.below(9));
      break;
    default:
      set(action, empty, solution(empty));
  }
  return action;
}

v1::Action any_mark(core::Random& random) {
  v1::Action action;
  action.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(random.below(kMarks));
  return action;
}

// The move that brings the match nearer to its end; nullopt when it is not this member's to make.
std::optional<v1::Action> last_moves(const v1::RoomView& view, std::uint32_t you) {
  if (view.matches().empty()) return std::nullopt;
  const v1::MatchView& match = view.matches(0);
  v1::Action action;
  if (match.has_sudoku()) {
    for (std::uint32_t cell = 0; cell < kCells; ++cell) {
      if (match.sudoku().cells(static_cast<int>(cell)).digit() == solution(cell)) continue;
      set(action, cell, solution(cell));
      return action;
    }
    return std::nullopt;
  }
  const std::uint32_t to_move = match.tictactoe().status().to_move();
  const bool mine = std::ranges::any_of(match.players(), [=](const v1::MatchPlayer& player) {
    return player.member() == you && player.player() + 1 == to_move;
  });
  if (!mine) return std::nullopt;
  for (std::uint32_t cell = 0; cell < kMarks; ++cell) {
    const auto mark = match.tictactoe().cells(static_cast<int>(cell)).mark();
    if (mark != v1::TIC_TAC_TOE_MARK_UNSPECIFIED) continue;
    action.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(cell);
    return action;
  }
  return std::nullopt;
}

std::optional<v1::Action> finish(const v1::RoomView& view, std::uint32_t you, Role role) {
  v1::Action action;
  const v1::Member* me = member(view, you);
  if (me == nullptr || finished(view)) return std::nullopt;
  if (role != Role::kWatcher && me->seat() == 0) {
    action.mutable_sit();
    return action;
  }
  if (view.head().state() == v1::ROOM_STATE_WAITING) {
    if (view.head().host() != you || seated(view) < 2) return std::nullopt;
    action.mutable_start();
    return action;
  }
  if (view.head().state() == v1::ROOM_STATE_PAUSED) {
    if (view.head().host() != you) return std::nullopt;
    action.mutable_unpause();
    return action;
  }
  return role == Role::kWatcher ? std::nullopt : last_moves(view, you);
}

v1::Action say(core::Random& random) {
  v1::Action action;
  action.mutable_say()->set_text("hello " + std::to_string(random.next()));
  return action;
}

std::optional<v1::Action> play(const v1::RoomView& view, std::uint32_t you, Game game, Role role,
                               core::Random& random) {
  v1::Action action;
  const std::uint32_t chance = random.below(100);
  if (chance < 6) return say(random);
  if (role == Role::kWatcher) {
    if (chance > 8) return std::nullopt;
    action.mutable_leave();
    return action;
  }
  if (role == Role::kHost && finished(view)) {
    if (chance < 50) {
      action.mutable_rematch();
    } else if (game == Game::kSudoku) {
      action.mutable_next()->mutable_puzzle()->set_pasted(kPuzzle);
    } else {
      action.mutable_next();
    }
    return action;
  }
  if (role == Role::kHost && view.head().state() != v1::ROOM_STATE_PAUSED && chance < 9) {
    action.mutable_pause();
    return action;
  }
  if (role == Role::kGuest && chance < 8) {
    view.head().state() == v1::ROOM_STATE_WAITING ? void(action.mutable_stand())
                                                  : void(action.mutable_resign());
    return action;
  }
  if (chance < 70 && finish(view, you, role)) return finish(view, you, role);
  return game == Game::kSudoku ? any_sudoku(random) : any_mark(random);
}

}  // namespace

bool finished(const v1::RoomView& view) {
  return view.head().state() >= v1::ROOM_STATE_FINISHED_SOLVED &&
         view.head().state() <= v1::ROOM_STATE_FINISHED_ABANDONED;
}

std::optional<v1::Action> wish(const v1::RoomView& view, std::uint32_t you, Game game, Role role,
                               Mood mood, core::Random& random) {
  return mood == Mood::kFinishing ? finish(view, you, role) : play(view, you, game, role, random);
}

}  // namespace gridmates::server_sim
