#include "tests/sim/player.h"

#include <vector>

namespace gridmates::sim {
namespace {

// A puzzle with few holes, so that a match ends within a simulation (Wikipedia's example, mostly
// filled in).
constexpr std::string_view kGivens =
    ".34678912672.95348198342567859761.2342685379.713924856961537.84287419635345286.7.";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

client::Config config_of(const std::string& name) {
  client::Config config;
  config.name = name;
  return config;
}

bool playing(const client::Room& room) {
  switch (room.view.head().state()) {
    case v1::ROOM_STATE_PLAYING_TOGETHER:
    case v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE:
    case v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE:
      return true;
    default:
      return false;
  }
}

}  // namespace

void SimOutside::close() {
  if (link) {
    link->cut = true;
    link->inside = nullptr;
    link->end_server_side();
    link.reset();
  }
  wants_connection = false;
}

std::string SimOutside::secret_bytes(std::size_t count) {
  std::string bytes;
  while (bytes.size() < count) bytes += static_cast<char>(random_.below(256));
  return bytes;
}

std::string SimOutside::keep_token(std::string_view token) {
  token_ = token;
  return {};
}

SimPlayer::SimPlayer(Plan plan, core::Random& random)
    : plan_(std::move(plan)),
      random_(random),
      outside_(plan_.name, random),
      client_(config_of(plan_.name), outside_) {
  client_.subscribe([this](const client::Notice& notice) { take(notice); });
  client_.start();
}

void SimPlayer::take(const client::Notice& notice) {
  if (std::holds_alternative<client::RoomLeft>(notice)) ++wrong_answers_;  // nobody leaves here
  if (const auto* stopped = std::get_if<client::Stopped>(&notice)) last_words_ = stopped->message;
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr) return;
  if (++answers_[answered->intent] != 1) ++wrong_answers_;
  if (answered->intent == creating_) {
    creating_ = 0;
    if (answered->frame.has_room_created()) *plan_.code = answered->frame.room_created().code();
  }
}

bool SimPlayer::content() const {
  const auto& room = client_.model().room;
  return room && room->live && client_.unanswered() == 0 && !playing(*room) &&
         static_cast<int>(room->view.head().match()) >= plan_.matches;
}

std::string SimPlayer::standing() const {
  const auto& model = client_.model();
  std::string text = plan_.name + ": link " + std::to_string(static_cast<int>(model.link)) +
                     ", unanswered " + std::to_string(client_.unanswered()) + ", room " +
                     client_.room_code();
  if (model.room) {
    const auto& head = model.room->view.head();
    text += (model.room->live ? ", live, " : ", not live, ") + v1::RoomState_Name(head.state()) +
            ", match " + std::to_string(head.match()) + ", seq " + std::to_string(model.room->seq);
  }
  return text + " " + last_words_;
}

void SimPlayer::enter() {
  if (client_.unanswered() != 0) return;
  if (!plan_.code->empty()) {
    client_.enter(*plan_.code, plan_.role == Role::kWatcher);
  } else if (plan_.role == Role::kHost) {
    v1::CreateRoom room;
    room.set_game(plan_.game);
    room.set_table(plan_.game == "sudoku" ? v1::TABLE_COOP : v1::TABLE_VERSUS);
    if (plan_.game == "sudoku") room.mutable_puzzle()->set_pasted(std::string(kGivens));
    creating_ = client_.create_room(std::move(room));
  }
}

void SimPlayer::ask(v1::Action action) { client_.act(std::move(action)); }

void SimPlayer::play(const v1::Move& move) {
  v1::Action action;
  *action.mutable_play()->mutable_move() = move;
  ask(std::move(action));
}

void SimPlayer::act(bool earnest) {
  const auto& room = client_.model().room;
  if (client_.room_code().empty()) return enter();
  if (!room || client_.full()) return;
  if (!earnest && chance(4)) {
    v1::Action action;
    action.mutable_say()->set_text("hm, " + std::to_string(random_.below(1000)));
    return ask(std::move(action));
  }
  if (!playing(*room) || (!earnest && chance(5))) return manage(earnest);
  if (plan_.role == Role::kWatcher && earnest) return;
  plan_.game == "sudoku" ? play_sudoku(earnest) : play_tictactoe(earnest);
}

// Starts, pauses, goes on; guests try too, when they are not earnest.
void SimPlayer::manage(bool earnest) {
  const auto& room = *client_.model().room;
  if (client_.unanswered() != 0 || (plan_.role != Role::kHost && (earnest || !chance(5)))) return;
  v1::Action action;
  switch (room.view.head().state()) {
    case v1::ROOM_STATE_WAITING:
      if (room.view.members_size() < plan_.people) return;
      action.mutable_start();
      break;
    case v1::ROOM_STATE_PAUSED:
      action.mutable_unpause();
      break;
    case v1::ROOM_STATE_PLAYING_TOGETHER:
    case v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE:
    case v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE:
      if (plan_.role != Role::kHost) return;
      action.mutable_pause();
      break;
    default:
      if (static_cast<int>(room.view.head().match()) >= plan_.matches) return;
      if (chance(50)) {
        action.mutable_rematch();
      } else {
        action.mutable_next();
        if (plan_.game == "sudoku")
          action.mutable_next()->mutable_puzzle()->set_pasted(std::string(kGivens));
      }
  }
  ask(std::move(action));
}

void SimPlayer::play_sudoku(bool earnest) {
  const auto* match = client_.model().room->match();
  if (match == nullptr || client_.unanswered() > (earnest ? 0u : 3u)) return;
  std::vector<std::uint32_t> wrong;
  for (int i = 0; i < match->sudoku().cells_size(); ++i) {
    if (match->sudoku().cells(i).digit() !=
        static_cast<std::uint32_t>(kSolution[static_cast<std::size_t>(i)] - '0')) {
      wrong.push_back(static_cast<std::uint32_t>(i));
    }
  }
  if (wrong.empty()) return;
  const std::uint32_t cell = wrong[random_.below(static_cast<std::uint32_t>(wrong.size()))];
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  const std::uint32_t dice = earnest ? 99 : random_.below(100);
  if (dice < 10) {
    act.mutable_note()->set_cell(cell);
    act.mutable_note()->set_digits(1 + random_.below(511));
  } else if (dice < 20) {
    act.mutable_undo();
  } else if (dice < 25) {
    act.mutable_redo();
  } else if (dice < 30) {
    act.mutable_set()->set_cell(random_.below(90));  // a given, or off the board
    act.mutable_set()->set_digit(random_.below(11));
  } else if (dice < 40) {
    act.mutable_set()->set_cell(cell);
    act.mutable_set()->set_digit(1 + random_.below(9));
  } else if (dice < 45) {
    act.mutable_clear()->set_cell(cell);
  } else {
    act.mutable_set()->set_cell(cell);
    act.mutable_set()->set_digit(static_cast<std::uint32_t>(kSolution[cell] - '0'));
  }
  play(move);
}

void SimPlayer::play_tictactoe(bool earnest) {
  const auto& room = *client_.model().room;
  const auto* match = room.match();
  if (match == nullptr || client_.unanswered() != 0) return;
  const auto player = room.player();
  if (earnest && (!player || match->tictactoe().status().to_move() != *player + 1)) return;
  v1::Move move;
  std::uint32_t cell = random_.below(earnest ? 9 : 11);
  while (earnest && match->tictactoe().cells(static_cast<int>(cell)).mark() !=
                        v1::TIC_TAC_TOE_MARK_UNSPECIFIED) {
    cell = (cell + 1) % 9;
  }
  move.mutable_tictactoe()->set_cell(cell);
  play(move);
}

}  // namespace gridmates::sim
