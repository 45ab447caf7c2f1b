#include "tests/sim/person.h"

#include <algorithm>
#include <array>

#include "tests/sim/moves.h"

namespace gridmates::sim {
namespace {

constexpr std::uint32_t kMatches = 2;  // of an evening, at least
constexpr std::size_t kAtOnce = 4;     // open requests of one person while playing

// The kinds of rooms, by Game.
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

bool may_vote(const v1::RoomView& view, std::uint32_t you) {
  const auto& waiting = view.head().vote().waiting();
  return std::ranges::find(waiting, you) != waiting.end();
}

// A rated match without clocks is against a computer; true if that has been sent away.
bool needs_computer(const v1::RoomView& view) {
  return view.head().state() == v1::ROOM_STATE_WAITING && !view.head().rated().empty() &&
         view.head().clocks().empty() &&
         std::ranges::none_of(view.members(),
                              [](const v1::Member& m) { return m.computer() != 0; });
}

std::optional<v1::Action> make_room_for_computer(const v1::RoomView& view, const v1::Member& me,
                                                 bool host) {
  v1::Action action;
  if (!host && me.seat() != 0) {
    action.mutable_stand();
    return action;
  }
  if (!host || seated(view) == view.head().seats()) return std::nullopt;
  const bool first_is_free =
      std::ranges::find(view.members(), 1U, &v1::Member::seat) == view.members().end();
  action.mutable_computer()->set_seat(first_is_free ? 1 : 2);
  action.mutable_computer()->set_level(1);
  return action;
}

v1::Action vote(bool yes) {
  v1::Action action;
  action.mutable_vote()->set_yes(yes);
  return action;
}

}  // namespace

bool Person::content() const {
  const auto sight = client_.sight();
  return sight && client_.live() && client_.unanswered() == 0 && over(*sight->view);
}

void Person::act(Mood mood) {
  const bool opens = role_ == Role::kHost || (table_.by_queue && role_ == Role::kGuest);
  if (table_.code.empty() && opens) table_.code = client_.room();
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
  if (table_.by_queue && role_ != Role::kWatcher && (table_.code.empty() || client_.seeking())) {
    return find_opponent();
  }
  if (!table_.code.empty()) return client_.enter(table_.code, role_ == Role::kWatcher);
  if (role_ != Role::kHost) return;
  v1::CreateRoom room;
  const Kind& kind = kKinds[static_cast<std::size_t>(table_.game)];
  room.set_game(kind.game);
  room.set_table(kind.table);
  if (room.game() == "sudoku") room.mutable_puzzle()->set_pasted(kPuzzle);
  const bool against = kind.table != v1::TABLE_COOP && random_.below(3) == 0;
  if (against) room.set_computer(1 + random_.below(6));
  if (kind.table == v1::TABLE_VERSUS && random_.below(2) == 0) {
    v1::TurnClock& clock = *room.add_clocks();
    clock.set_base_s(5 + random_.below(60));
    clock.set_each_turn(random_.below(3) == 0);
    if (!clock.each_turn()) clock.set_increment_s(random_.below(3));
  }
  room.set_rated((against || room.clocks_size() > 0) && kind.table == v1::TABLE_VERSUS &&
                 random_.below(3) != 0);
  client_.create(std::move(room));
}

// Until one of the two knows the room: a player who missed the answer enters by its code.
void Person::find_opponent() {
  if (client_.seeking()) {
    if (!table_.code.empty()) client_.stop_seeking();
    return;
  }
  v1::CreateRoom room;
  const Kind& kind = kKinds[static_cast<std::size_t>(table_.game)];
  room.set_game(kind.game);
  room.set_table(kind.table);
  room.add_clocks()->set_base_s(30);
  room.set_rated(true);
  client_.seek(std::move(room));
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
  if (dice < 40 && may_vote(view, you)) return vote(dice % 3 != 0);
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
  return any_tictactoe(random_);
}

v1::Action Person::stray_move() {
  return table_.game == Game::kTicTacToe ? any_sudoku(random_) : any_tictactoe(random_);
}

// An action that may be another member's to do, or not allowed now.
v1::Action Person::anything() {
  v1::Action action;
  switch (random_.below(10)) {
    case 9:
      action.mutable_computer()->set_seat(2);
      action.mutable_computer()->set_level(random_.below(7));
      return action;
    case 0:
      action.mutable_start();
      return action;
    case 6:
      action.mutable_stop();
      return action;
    case 7:  // another Sudoku would be one that nobody here can solve
      if (table_.game == Game::kMinesweeper || table_.game == Game::kTicTacToe) {
        action.mutable_renew();
        return action;
      }
      return any_move();
    case 8:
      return vote(random_.below(2) == 0);
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
      if (table_.game != Game::kTicTacToe || random_.below(2) == 0) return stray_move();
      if (random_.below(4) != 0) {
        action.mutable_take_back();
      } else {
        action.mutable_claim();
      }
      return action;
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

// The action that brings the evening to its end; nullopt for everybody exactly when it is over.
std::optional<v1::Action> Person::finish(const v1::RoomView& view, std::uint32_t you) {
  v1::Action action;
  const v1::Member* me = member(view, you);
  if (me == nullptr || over(view)) return std::nullopt;
  const bool host = view.head().host() == you;
  if (needs_computer(view)) return make_room_for_computer(view, *me, host);
  const bool may_sit = seated(view) < view.head().seats();
  if (me->seat() == 0 && role_ != Role::kWatcher && may_sit) {
    action.mutable_sit();
    return action;
  }
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
