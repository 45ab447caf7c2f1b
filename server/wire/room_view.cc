#include "server/wire/room_view.h"

#include "proto/convert/game_converter.h"
#include "server/base/dates.h"

namespace gridmates::wire {
namespace {

void put(const room::VoteView& vote, v1::Vote& out) {
  out.set_kind(to_wire(vote.kind));
  out.set_question(vote.question);
  out.set_by(vote.by.value);
  for (const MemberNo member : vote.yes) out.add_yes(member.value);
  for (const MemberNo member : vote.no) out.add_no(member.value);
  for (const MemberNo member : vote.waiting) out.add_waiting(member.value);
}

}  // namespace

void put(const room::TurnClock& clock, v1::TurnClock& out) {
  out.set_base_s(clock.base_s);
  out.set_increment_s(clock.increment_s);
  out.set_each_turn(clock.each_turn);
}

void put(const room::HeadView& head, v1::RoomHead& out) {
  out.set_code(head.code.str());
  out.set_game(head.game);
  out.set_table(to_wire(head.table));
  out.set_private_room(head.private_room);
  out.set_state(to_wire(head.state));
  out.set_host(head.host.value);
  out.set_seats(head.chairs);
  out.set_seats_needed(head.chairs_needed);
  out.set_match(head.match);
  out.set_clock_stands(head.clock_stands);
  out.set_begins_ms(head.begins_ms);
  out.set_locked(head.locked);
  out.set_cap_minutes(head.cap_minutes);
  out.set_watchers(to_wire(head.watching.watchers));
  out.set_delay_s(head.watching.delay_s);
  for (const auto& clock : head.clocks) put(clock, *out.add_clocks());
  out.set_rated(head.rated);
  out.set_best_of(head.best_of);
  for (const std::uint16_t points : head.points) out.add_points(points);
  out.set_turn_since_ms(head.turn_since_ms);
  if (head.vote) put(*head.vote, *out.mutable_vote());
  if (!head.board) return;
  *out.mutable_board() = board_info(*head.board);
  if (!head.board->options.empty()) {
    convert::converter(head.game)->options(head.board->options.items(), *out.mutable_options());
  }
}

void put(const room::MemberView& member, v1::Member& out) {
  out.set_number(member.number.value);
  out.set_name(member.name.str());
  out.set_seat(member.chair.value);
  out.set_ready(member.ready);
  out.set_computer(member.computer);
}

void put(const room::PlayerView& player, v1::MatchPlayer& out) {
  out.set_player(player.seat.value);
  out.set_member(player.member.value);
  out.set_name(player.name.str());
  out.set_place(player.place);
  out.set_finished_ms(player.finished_ms);
  out.set_frozen_until_ms(player.frozen_until_ms);
  out.set_out(player.out);
  out.set_clock_ms(player.clock_ms);
}

void put(const room::MatchSeen& match, const std::string& game, v1::MatchView& out) {
  out.set_index(match.index);
  for (const auto& player : match.players) put(player, *out.add_players());
  convert::converter(game)->view(match.board, out);
}

void put(const room::DailyOpened& daily, v1::DailyOpened& out) {
  out.set_date(date_of(daily.day));
  out.set_level(daily.level.str());
}

v1::RoomView to_wire(const room::RoomView& view) {
  v1::RoomView out;
  put(view.head, *out.mutable_head());
  for (const auto& member : view.members) put(member, *out.add_members());
  for (const auto& match : view.matches) put(match, view.head.game, *out.add_matches());
  return out;
}

v1::RoomState to_wire(room::Leaf leaf) {
  using room::Leaf;
  switch (leaf) {
    case Leaf::kWaiting:
      return v1::ROOM_STATE_WAITING;
    case Leaf::kTogether:
      return v1::ROOM_STATE_PLAYING_TOGETHER;
    case Leaf::kFirstToMove:
      return v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE;
    case Leaf::kSecondToMove:
      return v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE;
    case Leaf::kPaused:
      return v1::ROOM_STATE_PAUSED;
    case Leaf::kSolved:
      return v1::ROOM_STATE_FINISHED_SOLVED;
    case Leaf::kUnsolved:
      return v1::ROOM_STATE_FINISHED_UNSOLVED;
    case Leaf::kLost:
      return v1::ROOM_STATE_FINISHED_LOST;
    case Leaf::kFirstWon:
      return v1::ROOM_STATE_FINISHED_FIRST_WON;
    case Leaf::kSecondWon:
      return v1::ROOM_STATE_FINISHED_SECOND_WON;
    case Leaf::kDrawn:
      return v1::ROOM_STATE_FINISHED_DRAWN;
    case Leaf::kAbandoned:
      return v1::ROOM_STATE_FINISHED_ABANDONED;
    case Leaf::kClosed:
      return v1::ROOM_STATE_CLOSED;
  }
  return v1::ROOM_STATE_UNSPECIFIED;
}

v1::RoomState to_wire(room::Result result) {
  using room::Result;
  switch (result) {
    case Result::kSolved:
      return v1::ROOM_STATE_FINISHED_SOLVED;
    case Result::kUnsolved:
      return v1::ROOM_STATE_FINISHED_UNSOLVED;
    case Result::kLost:
      return v1::ROOM_STATE_FINISHED_LOST;
    case Result::kFirstWon:
      return v1::ROOM_STATE_FINISHED_FIRST_WON;
    case Result::kSecondWon:
      return v1::ROOM_STATE_FINISHED_SECOND_WON;
    case Result::kDrawn:
      return v1::ROOM_STATE_FINISHED_DRAWN;
    case Result::kAbandoned:
      return v1::ROOM_STATE_FINISHED_ABANDONED;
  }
  return v1::ROOM_STATE_UNSPECIFIED;
}

v1::VoteKind to_wire(room::VoteKind kind) {
  switch (kind) {
    case room::VoteKind::kStop:
      return v1::VOTE_KIND_STOP;
    case room::VoteKind::kRenew:
      return v1::VOTE_KIND_RENEW;
    case room::VoteKind::kQuestion:
      return v1::VOTE_KIND_QUESTION;
    case room::VoteKind::kMove:
      return v1::VOTE_KIND_MOVE;
    case room::VoteKind::kPause:
      return v1::VOTE_KIND_PAUSE;
    case room::VoteKind::kDraw:
      return v1::VOTE_KIND_DRAW;
    case room::VoteKind::kTakeBack:
      return v1::VOTE_KIND_TAKE_BACK;
  }
  return v1::VOTE_KIND_UNSPECIFIED;
}

v1::Watchers to_wire(room::Watchers watchers) {
  switch (watchers) {
    case room::Watchers::kAll:
      return v1::WATCHERS_UNSPECIFIED;
    case room::Watchers::kLink:
      return v1::WATCHERS_LINK;
    case room::Watchers::kNone:
      return v1::WATCHERS_NONE;
  }
  return v1::WATCHERS_UNSPECIFIED;
}

v1::Table to_wire(core::Table table) {
  switch (table) {
    case core::Table::kCoop:
      return v1::TABLE_COOP;
    case core::Table::kVersus:
      return v1::TABLE_VERSUS;
    case core::Table::kRace:
      return v1::TABLE_RACE;
  }
  return v1::TABLE_UNSPECIFIED;
}

v1::BoardInfo board_info(const room::BoardChosen& board) {
  v1::BoardInfo out;
  switch (board.source) {
    case room::Source::kTable:
      out.set_source(v1::BOARD_SOURCE_TABLE);
      break;
    case room::Source::kPasted:
      out.set_source(v1::BOARD_SOURCE_PASTED);
      break;
    case room::Source::kGenerated:
      out.set_source(v1::BOARD_SOURCE_GENERATED);
      break;
  }
  if (!board.pack.empty()) out.set_pack(board.pack.str());
  out.set_number(board.number);
  if (!board.level.empty()) out.set_level(board.level.str());
  out.set_again(board.again);
  return out;
}

}  // namespace gridmates::wire
