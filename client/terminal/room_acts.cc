// Actions of a room page that are not a single request to the server: prompts and switches, pausing
// without focus, pings, watching other racers.
#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/room_words.h"
#include "client/core/config.h"
#include "client/core/text.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"
#include "client/terminal/room_text.h"
#include "client/terminal/typed_command.h"
#include "client/words/emotes.h"
#include "client/words/race.h"
#include "client/words/refusals.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kCellLimit = 6;  // r10c12

// The action sent to the room for a key's action.
constexpr std::array<std::pair<int, v1::Action::ActCase>, 14> kAsked = {
    {{kStart, v1::Action::kStart},
     {kStop, v1::Action::kStop},
     {kDraw, v1::Action::kDraw},
     {kClaim, v1::Action::kClaim},
     {kTakeBack, v1::Action::kTakeBack},
     {kPause, v1::Action::kPause},
     {kNext, v1::Action::kNext},
     {kNextForm, v1::Action::kNext},
     {kRematch, v1::Action::kRematch},
     {kRenew, v1::Action::kRenew},
     {kVoteYes, v1::Action::kVote},
     {kVoteNo, v1::Action::kVote},
     {kTalk, v1::Action::kSay},
     {kEmote, v1::Action::kSay}}};

// ACT_NOT_SET for actions of the page itself.
v1::Action::ActCase kind_of(int act) {
  if (act >= kGameMoves) return v1::Action::kPlay;
  const auto found = std::ranges::find(kAsked, act, &std::pair<int, v1::Action::ActCase>::first);
  return found == kAsked.end() ? v1::Action::ACT_NOT_SET : found->second;
}

// Actions on the board that all games have.
bool is_look(int act) {
  return act == kWho || act == kGoTo || act == kCursors || act == kZen || act == kPing;
}

}  // namespace

std::string RoomPage::why_not(int act, const Stage& stage) const {
  if (!stage.model.room || act < 0) return {};
  const client::Room& room = *stage.model.room;
  const bool comes_back = resumed_ && room.view.head().state() == v1::ROOM_STATE_PAUSED;
  if (comes_back && act >= kGameActs) return {};  // the key waits until the board is shown
  if (std::string why = why_room_refuses(act, stage); !why.empty()) return why;
  if (act == kOtherBoard && !next_racer(room).empty()) return {};
  if (act == kOtherBoard) return other_board(room) ? "" : hidden_boards_words(room);
  const auto match = scene(stage, Scale::kS);
  const bool paused = room.view.head().state() == v1::ROOM_STATE_PAUSED && act >= kGameActs;
  if (!match) return paused ? words::as_clause(tr("The match is paused.")) : "";
  const bool plays = act >= kGameMoves;
  if (plays && !match->you()) {
    return room.player() ? tr("this is another player's board; [ or ] shows yours")
                         : tr("you do not play in this match");
  }
  return std::string(pane_->why_not(act, *match));
}

std::string RoomPage::why_room_refuses(int act, const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const std::uint64_t time_ms = room.time_ms(stage.now_ms);
  const bool looks = act >= kGameActs && act < kGameMoves;
  if (looks || is_look(act)) return why_not_look(room);
  if (act == kPause && words::why_not(room, v1::Action::kUnpause, time_ms).empty()) return {};
  if (act == kStart) return words::why_not(room, start_or_ready(room).act_case(), time_ms);
  if (act == kVoteYes && words::may_withdraw(room)) return tr("you have asked for it");
  if (act == kEarlier || act == kLater) return why_not_back(room, act == kLater, back_.steps());
  if (act == kHurry) {
    const auto no = commands::why_not_hurry(&room);
    return no ? no->why : "";
  }
  const bool waits = kind_of(act) == v1::Action::kPlay && commands::waits_for_turn(room, time_ms);
  if (waits) return {};  // the move is kept until then
  if (act != kGiveUp) return words::why_not(room, kind_of(act), time_ms);
  // After the end there is nothing to give up.
  const auto kind = room.match_is_on() ? commands::give_up(room).act_case() : v1::Action::kResign;
  return words::why_not(room, kind, time_ms);
}

bool RoomPage::frozen(const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const auto self = words::racer(room, room.you);
  return self && words::frozen_s(*self->player, room.time_ms(stage.now_ms)) > 0;
}

std::string RoomPage::situation(const Stage& stage) const {
  const v1::RoomHead& head = stage.model.room->view.head();
  return std::to_string(head.state()) + std::to_string(head.vote().kind()) +
         (frozen(stage) ? " frozen" : "");
}

void RoomPage::forget_old_words(Stage& stage) {
  std::string now = situation(stage);
  if (now != std::exchange(situation_, now)) stage.message.clear();
}

bool RoomPage::look_act(int act, Stage& stage) {
  switch (act) {
    case kEmote:
      prompt_.emplace(tr("emote:"), kEmote, client::kMaxSayCharacters);
      stage.message = tr("by number or name: {}", words::all_emotes());
      return true;
    case kTalk:
      prompt_.emplace(tr("talk:"), kTalk, client::kMaxSayCharacters);
      return true;
    case kCommand:
      prompt_.emplace(":", kCommand, kTypedLine);
      return true;
    case kGoTo:
      prompt_.emplace(tr("go to:"), kGoTo, kCellLimit);
      return true;
    case kPeople:
      stage.next = Place::kPeople;
      return true;
    case kLog:
      stage.next = Place::kLog;
      return true;
    case kWho:
      who_ = !who_;
      stage.message = who_ ? tr("letters show who played where") : tr("letters are hidden");
      return true;
    case kCursors:
      turn_cursors(stage);
      return true;
    case kZen:
      zen_ = !zen_.value_or(false);
      stage.message =
          *zen_ ? tr("only the board is shown; Z shows everything") : tr("everything is shown");
      return true;
    case kOtherBoard:
      show_other_board(stage);
      return true;
    case kEarlier:
    case kLater:
    case kLive:
      look_back(act, *stage.model.room);
      return true;
    case kNextForm:
      stage.next = Place::kNext;
      return true;
    case kEndPage:
      stage.next = Place::kEnd;
      return true;
    case kReplay:
    case kReplayBack:
      watch_again(act == kReplayBack, stage);
      return true;
    case kPing:
      stage.requests.ping(pane_->cursor());
      if (preferences_.cursors == Cursors::kNone) stage.requests.point_at(std::nullopt);
      show_ping({pane_->cursor()}, tr_later("you point at {1}"), "", stage);
      return true;
    case kLobby:
      stage.keep_seat();
      return true;
    default:
      return false;
  }
}

// Goes to the next value of the setting: all cursors are shown, then not the others', then not your
// own either.
void RoomPage::turn_cursors(Stage& stage) {
  const Setting& cursors = setting_of("cursors");
  const std::size_t next = (cursors.get(preferences_) + 1) % cursors.values.size();
  stage.settings.change(cursors, next);
  switch (static_cast<Cursors>(next)) {
    case Cursors::kAll:
      point(stage);
      stage.message = tr("all cursors are shown");
      return;
    case Cursors::kYours:
      stage.message = tr("others' cursors are hidden; | again hides yours from them");
      return;
    case Cursors::kNone:
      stage.requests.point_at(std::nullopt);
      stage.message = tr("your cursor is hidden from others too; | shows all");
      return;
  }
}

// In a solo game the clock pauses while the terminal does not have the focus. Help and other pages
// do not pause it, because a pause moves a run to a separate leaderboard.
void RoomPage::focused(bool focused, Stage& stage) {
  if (!stage.model.room) {
    resting_ = false;
    return;
  }
  const client::Room& room = *stage.model.room;
  v1::Action action;
  if (!focused && (room.running() || resumed_) && room.live && room.is_solo()) {
    resting_ = true;
    resumed_ = false;
    action.mutable_pause();
    stage.act(std::move(action));
  } else if (focused && std::exchange(resting_, false)) {
    resumed_ = true;
    action.mutable_unpause();
    stage.act(std::move(action));
  }
}

// Removes an expired ping.
void RoomPage::tick(Stage& stage) {
  show_end(stage);
  work_ghost(stage);
  if (stage.model.room) forget_old_words(stage);
  if (!ping_ || stage.now_ms < ping_->until_ms) return;
  if (stage.message == ping_->words) stage.message.clear();
  ping_.reset();
}

std::optional<std::uint32_t> RoomPage::clicked(Spot at, Stage& stage) const {
  const Layout places = layout(stage.screen, true);
  const Box board = board_box(places, *pane_);
  const Spot inside{at.row - board.row, at.column - board.column};
  const bool on = inside.row >= 0 && inside.row < board.rows && inside.column >= 0 &&
                  inside.column < board.columns;
  return on ? pane_->cell_at(inside, places.scale) : std::nullopt;
}

// Runs also while another page is shown over the room.
void RoomPage::heard(const client::Notice& notice, Stage& stage) {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  follow(stage.model);
  hear_ghost(notice, stage);
  if (std::holds_alternative<client::RoomReplaced>(notice))
    feed_.follow(room, *pane_, &stage.muted);
  if (const auto* applied = std::get_if<client::EventApplied>(&notice)) {
    feed_.take(applied->event, room, *pane_, &stage.muted);
  }
}

// A conflict with another member's change is worded as in the feed.
std::string RoomPage::refusal_words(const v1::Error& no, const Stage& stage) const {
  if (!stage.model.room) return words::refusal_sentence(no);
  const client::Room& room = *stage.model.room;
  const auto tell = [&](const v1::Event& event) { return event_words(event, room, *pane_); };
  return words::refusal_sentence(commands::with_cell_named(no, room), room, tell);
}

}  // namespace gridmates::terminal
