// What a room page does without a word to the server, by itself or in several steps: prompts and
// switches, pausing under the help, a new board after giving up, pointing, watching other racers.
#include <algorithm>
#include <utility>

#include "client/core/text.h"
#include "client/terminal/rights.h"
#include "client/terminal/room_page.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kTalkLimit = 300;  // characters, as the server allows
constexpr std::size_t kCellLimit = 4;
constexpr std::size_t kCommandLimit = 400;
constexpr std::uint64_t kPingMs = 5'000;

// Nobody else is kept waiting.
bool is_solo(const client::Room& room) {
  return room.view.head().table() == v1::TABLE_COOP && room.seated() && seats_taken(room) == 1;
}

// The match ended by being given up: the move just before its end says so.
bool was_given_up(const client::Room& room, const GamePane& pane) {
  const auto move = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                 [](const v1::Event& event) { return event.has_moved(); });
  return move != room.feed.rend() && pane.gives_up(move->moved().move());
}

}  // namespace

bool RoomPage::look_act(int act, Stage& stage) {
  switch (act) {
    case kTalk:
      prompt_.emplace("talk:", kTalk, kTalkLimit);
      return true;
    case kCommand:
      prompt_.emplace(":", kCommand, kCommandLimit);
      return true;
    case kGoTo:
      prompt_.emplace("go to:", kGoTo, kCellLimit);
      return true;
    case kPeople:
      stage.next = Place::kPeople;
      return true;
    case kWho:
      who_ = !who_;
      return true;
    case kCursors:
      others_ = !others_;
      stage.message = others_ ? "others' cursors are shown" : "others' cursors are hidden";
      return true;
    case kZen:
      zen_ = !zen_;
      return true;
    case kMouse:
      stage.mouse = !stage.mouse;
      stage.message = stage.mouse ? "the mouse plays; with Shift it selects text"
                                  : "the mouse selects text; M gives it back";
      return true;
    case kOtherBoard:
      show_other_board(stage);
      return true;
    case kPing:
      if (stage.model.room->match() == nullptr) return true;
      stage.requests.ping(pane_->cursor());
      ping_ = Ping{pane_->cursor(), stage.now_ms + kPingMs};
      return true;
    case kLobby:
      stage.message = code_ + " keeps your place; Enter on it comes back";
      stage.requests.step_out();
      stage.next = Place::kLobby;
      return true;
    default:
      return false;
  }
}

// Help lies over the board of somebody who plays alone: time stands still meanwhile.
void RoomPage::covered(bool covered, Stage& stage) {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  v1::Action action;
  if (covered && room.running() && room.live && is_solo(room)) {
    resting_ = true;
    action.mutable_pause();
    stage.act(std::move(action));
  } else if (!covered && std::exchange(resting_, false)) {
    resumed_ = true;
    action.mutable_unpause();
    stage.act(std::move(action));
  }
}

// A ping fades; what was to be kept for a board that does not come back is let go.
void RoomPage::tick(Stage& stage) {
  if (ping_ && stage.now_ms >= ping_->until_ms) ping_.reset();
}

std::optional<std::uint32_t> RoomPage::clicked(Spot at, Stage& stage) const {
  const Layout places = layout(stage.screen, true);
  const Box board = board_box(places, *pane_);
  const Spot inside{at.row - board.row, at.column - board.column};
  const bool on = inside.row >= 0 && inside.row < board.rows && inside.column >= 0 &&
                  inside.column < board.columns;
  return on ? pane_->cell_at(inside, places.large) : std::nullopt;
}

// One's own board and those that may be seen, in turn.
void RoomPage::show_other_board(Stage& stage) {
  const client::Room& room = *stage.model.room;
  const v1::MatchView* now = shown_match(room);
  const int count = room.view.matches_size();
  for (int i = 1; i < count && now != nullptr; ++i) {
    const int index = (static_cast<int>(now->index()) + i) % count;
    if (!client::shows_board(room.view.matches(index))) continue;
    other_ = static_cast<std::uint32_t>(index);
    follow(room);
    const v1::MatchView& match = room.view.matches(index);
    stage.message =
        match.players().empty()
            ? std::string()
            : "the board of " + MatchScene{room, match, {}}.player_name(match.players(0).player());
    return;
  }
  stage.message = "others' boards can be watched once you have finished";
}

void RoomPage::renew(Stage& stage) {
  const client::Room& room = *stage.model.room;
  const std::string_view refusal = why_not(kRenew, room);
  if (!refusal.empty()) {
    stage.message = "Not done: " + std::string(refusal);
    return;
  }
  v1::Action action;
  if (room.running()) {
    const std::optional<v1::Move> move = pane_->give_up();
    if (!move) return;
    *action.mutable_play()->mutable_move() = *move;
  } else if (room.view.head().state() == v1::ROOM_STATE_WAITING) {
    action.mutable_start();
  } else {
    renewing_ = Renewing::kChoosing;
    action.mutable_next();
  }
  stage.act(std::move(action));
}

// After a field was given up, the host's client lays the next one: alone at once, in company when
// the vote has ended it.
void RoomPage::go_on_renewing(const v1::Event& event, Stage& stage) {
  const client::Room& room = *stage.model.room;
  if (!event.has_delta() || !room.hosting()) return;
  v1::Action action;
  if (event.has_ended() && was_given_up(room, *pane_)) {
    renewing_ = Renewing::kChoosing;
    action.mutable_next();
  } else if (event.has_board_chosen() && renewing_ == Renewing::kChoosing) {
    renewing_ = Renewing::kNo;
    action.mutable_start();
  } else {
    return;
  }
  stage.act(std::move(action));
}

// Somebody points at a cell: it is marked for a while.
void RoomPage::note_ping(std::uint32_t member, Stage& stage) {
  const client::Room& room = *stage.model.room;
  const auto presence = room.presence.find(member);
  if (presence == room.presence.end() || presence->second.ping() == 0) return;
  ping_ = Ping{presence->second.ping() - 1, stage.now_ms + kPingMs};
  if (member == room.you) return;
  stage.message =
      client::printable(room.name_of(member)) + " points at " + pane_->cell_name(ping_->cell);
}

}  // namespace gridmates::terminal
