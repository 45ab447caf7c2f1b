#include "tests/sim/person.h"

#include <algorithm>
#include <array>

namespace gridmates::sim {
namespace {

constexpr std::uint32_t kHoles = 6;
constexpr std::uint32_t kMarks = 9;
constexpr std::uint32_t kCells = 81;
constexpr std::uint32_t kMatches = 2;  // of an evening, at least
constexpr std::size_t kAtOnce = 4;     // questions that somebody has open while playing

}  // namespace

const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kPuzzle = kSolution.substr(0, kSolution.size() - kHoles) + "......";

namespace {

// What rooms there are, by Game.
struct Kind {
  const char* game;
  v1::Table table;
};
constexpr std::array<Kind, 4> kKinds = {{{"sudoku", v1::TABLE_COOP},
                                         {"sudoku", v1::TABLE_RACE},
                                         {"tictactoe", v1::TABLE_VERSUS},
                                         {"minesweeper", v1::TABLE_COOP}}};

const v1::Member* member(const v1::RoomView& view, std::uint32_t number) {
  const auto found = std::ranges::find(view.members(), number, &v1::Member::number);
  return found == view.members().end() ? nullptr : &*found;
}

std::ptrdiff_t seated(const v1::RoomView& view) {
  return std::ranges::count_if(view.members(), [](const v1::Member& m) { return m.seat() != 0; });
}

bool finished(const v1::RoomView& view) {
  return view.head().state() >= v1::ROOM_STATE_FINISHED_SOLVED &&
         view.head().state() <= v1::ROOM_STATE_FINISHED_ABANDONED;
}

bool over(const v1::RoomView& view) { return finished(view) && view.head().match() >= kMatches; }

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

v1::Action note(std::uint32_t cell, core::Random& random) {
  v1::Action action;
  v1::SudokuNotes& notes = *sudoku(action).mutable_notes();
  notes.add_cells(cell);
  notes.set_kind(static_cast<v1::SudokuNoteKind>(random.below(2)));
  notes.set_add(random.below(512));
  notes.set_remove(random.below(512) & ~notes.add());
  return action;
}

// Any move, most of them sensible, some on a given or off the board.
v1::Action any_sudoku(core::Random& random) {
  v1::Action action;
  const std::uint32_t empty = kCells - 1 - random.below(kHoles);
  const std::uint32_t what = random.below(8);
  if (what == 0) sudoku(action).mutable_undo();
  if (what == 1) sudoku(action).mutable_redo();
  if (what == 2) sudoku(action).mutable_clear()->set_cell(empty);
  if (what == 3) return note(empty, random);
  if (what == 4) return set(random.below(kCells + 9), random.below(11));
  return what < 3 ? action : set(empty, solution(empty));
}

v1::Action open(std::uint32_t cell) {
  v1::Action action;
  action.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(cell);
  return action;
}

// Any cell, or a flag on it or taken away; also off the field.
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

// The match that this member plays; null when there is none, or the part in it is over.
const v1::MatchView* own_match(const v1::RoomView& view, std::uint32_t you) {
  for (const v1::MatchView& match : view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      if (player.member() != you) continue;
      return player.place() != 0 || player.out() ? nullptr : &match;
    }
  }
  return nullptr;
}

// The move that brings the match nearer to its end; nullopt when it is not this member's to make.
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

}  // namespace

bool Person::content() const {
  const auto sight = client_.sight();
  return sight && client_.live() && client_.unanswered() == 0 && over(*sight->view);
}

void Person::act(Mood mood) {
  if (table_.code.empty() && role_ == Role::kHost) table_.code = client_.room();
  if (client_.room().empty()) return enter();
  const auto sight = client_.sight();
  const std::size_t most = mood == Mood::kPlaying ? kAtOnce : 1;
  if (!sight || client_.unanswered() >= most) return;
  auto action =
      mood == Mood::kPlaying ? wish(*sight->view, sight->you) : finish(*sight->view, sight->you);
  if (action) client_.act(*std::move(action));
}

void Person::enter() {
  if (client_.unanswered() != 0) return;
  if (!table_.code.empty()) return client_.enter(table_.code, role_ == Role::kWatcher);
  if (role_ != Role::kHost) return;
  v1::CreateRoom room;
  const Kind& kind = kKinds[static_cast<std::size_t>(table_.game)];
  room.set_game(kind.game);
  room.set_table(kind.table);
  if (room.game() == "sudoku") room.mutable_puzzle()->set_pasted(kPuzzle);
  client_.create(std::move(room));
}

// While playing: mostly the next move, sometimes something else.
std::optional<v1::Action> Person::wish(const v1::RoomView& view, std::uint32_t you) {
  v1::Action action;
  const std::uint32_t dice = random_.below(100);
  if (dice < 6) {
    action.mutable_say()->set_text("hello " + std::to_string(random_.next()));
    return action;
  }
  if (dice < 10) return anything();
  if (role_ == Role::kWatcher) {
    if (dice >= 13) return std::nullopt;
    action.mutable_leave();
    return action;
  }
  if (finished(view) && view.head().host() == you) return next_match(view);
  if (role_ == Role::kHost && dice < 13 && view.head().state() != v1::ROOM_STATE_PAUSED) {
    action.mutable_pause();
    return action;
  }
  if (role_ == Role::kGuest && dice < 12) {
    const bool waits = view.head().state() == v1::ROOM_STATE_WAITING;
    waits ? void(action.mutable_stand()) : void(action.mutable_resign());
    return action;
  }
  if (dice < 70) {
    if (auto sensible = finish(view, you)) return sensible;
  }
  return any_move();
}

v1::Action Person::any_move() {
  const auto sight = client_.sight();
  switch (table_.game) {
    case Game::kSudoku:
    case Game::kSudokuRace:
      return any_sudoku(random_);
    case Game::kMinesweeper:
      return any_minesweeper(sight ? *sight->view : v1::RoomView(), random_);
    case Game::kTicTacToe:
      break;
  }
  return mark(random_.below(kMarks + 2));
}

v1::Action Person::stray_move() {
  return table_.game == Game::kTicTacToe ? any_sudoku(random_) : mark(0);
}

// What may be somebody else's to do, or not to be done now.
v1::Action Person::anything() {
  v1::Action action;
  switch (random_.below(6)) {
    case 0:
      action.mutable_start();
      return action;
    case 1:
      action.mutable_pause();
      return action;
    case 2:
      action.mutable_unpause();
      return action;
    case 3:
      action.mutable_rematch();
      return action;
    case 4:
      return any_move();
    default:
      return stray_move();
  }
}

std::optional<v1::Action> Person::next_match(const v1::RoomView& view) {
  v1::Action action;
  if (random_.below(2) == 0) {
    action.mutable_rematch();
  } else if (view.head().game() == "sudoku") {
    action.mutable_next()->mutable_puzzle()->set_pasted(kPuzzle);
  } else {
    action.mutable_next();
  }
  return action;
}

// In earnest: what brings the evening to its end; nullopt for everybody exactly when it is over.
std::optional<v1::Action> Person::finish(const v1::RoomView& view, std::uint32_t you) {
  v1::Action action;
  const v1::Member* me = member(view, you);
  if (me == nullptr || over(view)) return std::nullopt;
  if (me->seat() == 0 && role_ != Role::kWatcher) {
    action.mutable_sit();
    return action;
  }
  const bool host = view.head().host() == you;
  if (finished(view)) return host ? next_match(view) : std::nullopt;
  switch (view.head().state()) {
    case v1::ROOM_STATE_WAITING:
      if (!host || seated(view) < 2) return std::nullopt;
      action.mutable_start();
      return action;
    case v1::ROOM_STATE_PAUSED:
      if (!host) return std::nullopt;
      action.mutable_unpause();
      return action;
    default:
      return me->seat() == 0 ? std::nullopt : last_moves(view, you);
  }
}

}  // namespace gridmates::sim
