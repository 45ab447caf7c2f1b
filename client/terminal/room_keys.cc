// The keys of a room page: those of its game and those of every room, their words in the footer,
// and the moves that they make.
#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"
#include "client/terminal/room_text.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

// The keys of every room.
const Bindings& room_bindings() {
  static const Bindings table{
      {kStart, "s", "s", "start", "start, or be ready", "MATCH"},
      {kOtherBoard, "] [", "] / [", "boards", "race: another's board", "MATCH", At::kRace},
      {kRematch, "N", "N", "rematch", "the same board (host)", "MATCH"},
      {kNext, ">", ">", "next", "a new board (host)", "MATCH"},
      {kNextForm, "Ctrl+n", "Ctrl+n", "", "... with other options", "MATCH"},
      {kTalk, "t", "t", "talk", "talk; {cell} marks it", "TOGETHER"},
      {kEmote, "*", "*", "", "emote: hi, thanks, oops", "TOGETHER"},
      {kPing, "p", "p", "", "point at this cell", "TOGETHER", At::kNoRace},
      {kCursors, "|", "|", "", "hide cursors, then yours", "TOGETHER", At::kCoop},
      {kLog, "T", "T", "", "read talk and feed", "TOGETHER"},
      {kLobby, "q Q", "q", "lobby", "lobby; keeps your seat", "AROUND"},
      {kPeople, "Tab", "Tab", "people", "people and seats", "TOGETHER"},
      {kPause, "P", "P", "pause", "pause or ask / resume", "MATCH"},
      {kStop, "S", "S S", "", "ask to end it for all", "MATCH"},
      {kCommand, ":", ":", "", "type a command (:help)", "AROUND"},
      {kDraw, "=", "= =", "draw", "offer a draw", "MATCH", At::kVersus},
      {kHurry, "!", "!", "", "computer: move at once", "MATCH", At::kVersus},
      {kGiveUp, "X", "X X", "give up", "give up", "MATCH"},
      {kClaim, "C", "C", "", "win: the other is away", "MATCH", At::kVersus},
      {kTakeBack, "u", "u", "take back", "take your move back", "MATCH", At::kVersus},
      {kRenew, "R", "R R", "new", "a new board", "MATCH"},
      {kVoteYes, "V +", "V +", "yes", "vote yes", "TOGETHER"},
      {kVoteNo, "-", "-", "no", "vote no, or withdraw", "TOGETHER"},
  };
  return table;
}

// Additional keys after the end of the match; they have no other meaning then.
const Bindings& ended_bindings() {
  static const Bindings table{
      {kEndPage, "e", "e", "result", "who did what, pauses", "MATCH"},
      {kReplay, "v", "v", "replay", "watch the match again", "MATCH"},
      {kReplayBack, "u", "u", "", "... from before its end", "MATCH"},
  };
  return table;
}

// Additional keys of watchers during a match.
const Bindings& watching_bindings() {
  static const Bindings table{
      {kEarlier, "(", "(", "back", "a move back, watching", "MATCH"},
      {kLater, ")", ")", "forward", "... and a move on", "MATCH"},
  };
  return table;
}

bool is_for(At at, v1::Table table) {
  switch (at) {
    case At::kAnyTable:
      return true;
    case At::kRace:
      return table == v1::TABLE_RACE;
    case At::kNoRace:
      return table != v1::TABLE_RACE;
    case At::kVersus:
      return table == v1::TABLE_VERSUS;
    case At::kCoop:
      return table == v1::TABLE_COOP;
  }
  return false;
}

// Whether this move was just made: pressing a key twice makes it only once.
bool has_just_been_made(const v1::Move& move, const client::Room& room) {
  const v1::Event* last = room.feed.empty() ? nullptr : &room.feed.back();
  return last != nullptr && last->has_moved() && last->member() == room.you &&
         last->moved().move().SerializeAsString() == move.SerializeAsString();
}

}  // namespace

// The keys of the game, which may depend on its board, and those of rooms. A key in both belongs to
// the game only during a match.
void RoomPage::compose_bindings(const client::Room& room) {
  game_first_ = room.match_is_on() || !preferences_.wasd();
  phase_ = phase_of(room);
  bindings_ = pane_->bindings();
  bindings_.insert(game_first_ ? bindings_.end() : bindings_.begin(), room_bindings().begin(),
                   room_bindings().end());
  if (phase_.ended) {
    bindings_.insert(bindings_.begin(), ended_bindings().begin(), ended_bindings().end());
  }
  if (phase_.watched) {
    bindings_.insert(bindings_.begin(), watching_bindings().begin(), watching_bindings().end());
  }
  if (back_.steps() > 0) {
    bindings_.insert(bindings_.begin(),
                     {kLive, "Esc", "Esc", "live", "the board as it is now", "MATCH"});
  }
  const v1::Table table = room.view.head().table();
  std::erase_if(bindings_, [table](const Binding& line) { return !is_for(line.table, table); });
  if (!phase_.on) {
    // Game keys do nothing then; the first line of a key counts.
    bindings_.insert(bindings_.begin(),
                     {kHelpAct, "0 Enter", "0 Enter", "", "these keys, a menu", "AROUND"});
  }
  bindings_ = with_own_labels(with_common(std::move(bindings_)));
}

std::string RoomPage::question_before(int act, const v1::MatchView& match,
                                      const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  std::string question = pane_->question_before(act, match);
  const bool turns = room.view.head().table() == v1::TABLE_VERSUS &&
                     !commands::waits_for_turn(room, room.time_ms(stage.now_ms));
  if (question.empty() && act >= kGameMoves && turns && stage.settings.now().ask_moves) {
    question = tr("the same key again makes this move");
  }
  return question;
}

// Out of turn the move waits; making it again takes it back.
bool RoomPage::play(v1::Move move, Stage& stage) {
  const client::Room& room = *stage.model.room;
  v1::Action action;
  *action.mutable_play()->mutable_move() = std::move(move);
  if (!commands::waits_for_turn(room, room.time_ms(stage.now_ms))) {
    return stage.act(std::move(action));
  }
  if (has_just_been_made(action.play().move(), room)) {
    stage.refuse(words::why_not(room, v1::Action::kPlay, room.time_ms(stage.now_ms)));
    return false;
  }
  const v1::Move* waiting = stage.premove.move(room);
  const v1::Move& made = action.play().move();
  if (waiting != nullptr && waiting->SerializeAsString() == made.SerializeAsString()) {
    stage.premove.drop();
    stage.message = tr("premove cancelled");
  } else {
    stage.premove.set(room, std::move(action));
    stage.message = tr("this move is made when it is your turn; the same key takes it back");
  }
  return true;
}

Bindings RoomPage::footer(const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const bool paused = room.view.head().state() == v1::ROOM_STATE_PAUSED;
  const bool waits = commands::waits_for_turn(room, room.time_ms(stage.now_ms));
  const Bindings all = useful(stage);
  const auto votes = [](const Binding& line) {
    return line.act == kVoteYes || line.act == kVoteNo;
  };
  Bindings lines;
  std::ranges::copy_if(all, std::back_inserter(lines), votes);
  std::ranges::copy_if(all, std::back_inserter(lines), std::not_fn(votes));
  for (Binding& line : lines) {
    if (line.act == kPause && paused) line.word = tr_later("resume");
    if (line.act == kVoteNo && words::may_withdraw(room)) line.word = tr_later("withdraw");
    const v1::Action say = line.act == kStart ? start_or_ready(room) : v1::Action();
    if (say.has_ready()) line.word = tr_later("ready");
    if (say.has_unready()) line.word = tr_later("not ready");
    // After the end, the next steps need the space.
    if (!room.running() && (line.act == kPing || line.act >= kGameActs)) line.word = {};
    if (!room.match_is_on() && line.act == kGiveUp) line.word = {};
    if (waits && line.act >= kGameMoves) line.word = {};
  }
  return lines;
}

}  // namespace gridmates::terminal
