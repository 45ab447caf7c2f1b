#include "server/wire/events.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "proto/convert/game_converter.h"
#include "server/base/computers.h"
#include "server/base/limits.h"
#include "server/room/watching.h"
#include "server/wire/room_view.h"

namespace gridmates::wire {
namespace {

// Unrated matches against computers are in no list of wins.
bool is_listed(const room::FinishedRun& run) {
  const bool computer = std::ranges::any_of(
      run.players, [](const auto& player) { return is_computer(player.player); });
  return run.table != core::Table::kVersus || !computer || !run.rated.empty();
}

v1::EndCause cause_of(room::EndCause cause) {
  switch (cause) {
    case room::EndCause::kMove:
      return v1::END_CAUSE_MOVE;
    case room::EndCause::kResigned:
      return v1::END_CAUSE_RESIGNED;
    case room::EndCause::kStopped:
      return v1::END_CAUSE_STOPPED;
    case room::EndCause::kLeft:
      return v1::END_CAUSE_LEFT;
    case room::EndCause::kDeserted:
      return v1::END_CAUSE_DESERTED;
    case room::EndCause::kKicked:
      return v1::END_CAUSE_KICKED;
    case room::EndCause::kCap:
      return v1::END_CAUSE_CAP;
    case room::EndCause::kAgreed:
      return v1::END_CAUSE_AGREED;
    case room::EndCause::kTime:
      return v1::END_CAUSE_TIME;
    case room::EndCause::kClaimed:
      return v1::END_CAUSE_CLAIMED;
  }
  return v1::END_CAUSE_UNSPECIFIED;
}

v1::VoteEnd end_of(room::VoteEnd end) {
  switch (end) {
    case room::VoteEnd::kPassed:
      return v1::VOTE_END_PASSED;
    case room::VoteEnd::kRefused:
      return v1::VOTE_END_REFUSED;
    case room::VoteEnd::kTimedOut:
      return v1::VOTE_END_TIMED_OUT;
    case room::VoteEnd::kWithdrawn:
      return v1::VOTE_END_WITHDRAWN;
  }
  return v1::VOTE_END_UNSPECIFIED;
}

// The text for clients that do not know the emote.
std::string_view english(room::Emote emote) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(room::Emote::kLast) + 1> kWords =
      {"hi", "thanks", "well done", "good luck", "good game", "oops", "sorry", "bye"};
  return kWords[static_cast<std::size_t>(emote)];
}
static_assert(v1::EMOTE_BYE - v1::EMOTE_HI == static_cast<int>(room::Emote::kLast));

void put(room::Emote emote, v1::Said& out) {
  out.set_emote(static_cast<v1::Emote>(v1::EMOTE_HI + static_cast<int>(emote)));
  out.set_text(std::string(english(emote)));
}

void put(const room::KeptSaid& said, v1::Heard& out) {
  out.set_seq(said.seq.value);
  out.set_wall_time_ms(said.wall_ms);
  out.set_member(said.by.value);
  out.mutable_said()->set_name(said.name.str());
  if (said.emote) return put(*said.emote, *out.mutable_said());
  out.mutable_said()->set_text(said.text.str());
}

// Whether this cause is an act of the event's member.
bool is_by_author(room::EndCause cause) {
  return cause == room::EndCause::kResigned || cause == room::EndCause::kStopped ||
         cause == room::EndCause::kLeft;
}

// The player who won, if one did.
std::optional<Seat> winner(room::Result result) {
  if (result == room::Result::kFirstWon) return Seat(0);
  if (result == room::Result::kSecondWon) return Seat(1);
  return std::nullopt;
}

// The name of the member with this number; empty if they are not in the list.
template <class List, class Number>
std::string name_in(const List& list, Number number, MemberNo member) {
  const auto found = std::ranges::find(list, member, number);
  return found == list.end() ? std::string() : found->name.str();
}

// Fills in the body of an event; one function per kind.
class Body {
 public:
  Body(const Step& step, v1::Event& out) : step_(step), out_(out) {}

  void operator()(const room::RoomOpened&) { out_.mutable_opened(); }
  void operator()(const room::MemberJoined& joined) {
    const bool hidden = step_.kept_from && !step_.seated;
    const Name name = hidden ? room::Watching::hidden_name(step_.event.by) : joined.name;
    out_.mutable_joined()->set_name(name.str());
    out_.mutable_joined()->set_watching(!step_.seated);
    out_.mutable_joined()->set_computer(level_of(joined.player));
  }
  void operator()(const room::MemberLeft& left) {
    const bool went = left.member == step_.event.by;
    if (!went) out_.mutable_left()->set_kicked(left.member.value);
    out_.mutable_left()->set_computer(!went && !left.kicked);
    out_.mutable_left()->set_name(
        name_in(step_.members_before, &room::MemberView::number, left.member));
  }
  void operator()(const room::SeatTaken& taken) {
    out_.mutable_seated()->set_seat(taken.chair.value);
  }
  void operator()(const room::SeatLeft& left) {
    out_.mutable_unseated()->set_seat(left.chair.value);
  }
  void operator()(const room::HostPassed& passed) {
    out_.mutable_host_passed()->set_to(passed.to.value);
  }
  void operator()(const room::BoardChosen& chosen) {
    *out_.mutable_board_chosen()->mutable_board() = board_info(chosen);
  }
  void operator()(const room::PuzzleRead& read) {
    v1::PuzzleRead& out = *out_.mutable_puzzle_read();
    out.set_format(read.format.str());
    out.set_size(read.size.str());
    out.set_solutions(read.solutions);
  }
  void operator()(const room::DailyOpened& daily) {
    wire::put(daily, *out_.mutable_daily_opened());
  }
  void operator()(const room::MatchStarted& started) {
    out_.mutable_started()->set_match(started.match);
  }
  void operator()(const room::Moved& moved) {
    const room::RoomOpened& opened = step_.after.opened();
    const bool race = opened.table == core::Table::kRace;
    if (race) out_.mutable_moved()->set_match_index(moved.seat.value);
    out_.mutable_moved()->set_player(moved.seat.value);
    convert::converter(opened.game.str())
        ->move(moved.move.items(), *out_.mutable_moved()->mutable_move());
  }
  void operator()(const room::MovesTakenBack& back) {
    out_.mutable_taken_back()->set_moves(back.moves);
  }
  void operator()(const room::MatchPaused&) { out_.mutable_paused(); }
  void operator()(const room::MatchInterrupted&) {
    out_.mutable_interrupted()->set_apart(step_.after.compares_pauses_apart());
  }
  void operator()(const room::MatchUnpaused&) { out_.mutable_unpaused(); }
  void operator()(const room::MatchEnded& ended) {
    v1::MatchEnded& out = *out_.mutable_ended();
    out.set_result(to_wire(ended.result));
    out.set_cause(cause_of(ended.cause));
    const room::RoomView view = step_.after.view(step_.viewer);
    if (is_by_author(ended.cause)) out.set_who(author_in(view));
    const auto seat = winner(ended.result);
    for (const auto& match : view.matches) {
      const auto won = std::ranges::find_if(match.players, [seat](const auto& player) {
        return player.seat == seat || player.place == 1;
      });
      if (won == match.players.end()) continue;
      out.set_winner(won->member.value);
      out.set_winner_name(won->name.str());
    }
    const auto run = step_.after.finished_run();
    if (run && run->merit.ranks && !run->is_too_fast() && is_listed(*run)) {
      out.set_run(view.head.code.str() + '/' + std::to_string(run->match));
    }
    for (const room::KeptSaid& said : room::Watching(step_.after).kept())
      put(said, *out.add_heard());
  }
  void operator()(const room::Emoted& emoted) { put(emoted.emote, *out_.mutable_said()); }
  void operator()(const room::Said& said) { out_.mutable_said()->set_text(said.text.str()); }
  void operator()(const room::RoomClosed&) { out_.mutable_closed(); }
  void operator()(const room::VoteOpened& opened) {
    v1::VoteOpened& out = *out_.mutable_vote_opened();
    out.set_kind(to_wire(opened.kind));
    out.set_question(opened.question.str());
    out.set_left_ms(room::has_time(opened.kind) ? limits::kVoteMs : 0);
  }
  void operator()(const room::Voted& voted) { out_.mutable_voted()->set_yes(voted.yes); }
  void operator()(const room::VoteClosed& closed) {
    v1::VoteClosed& out = *out_.mutable_vote_closed();
    out.set_kind(to_wire(closed.kind));
    out.set_question(closed.question.str());
    out.set_end(end_of(closed.end));
    out.set_yes(closed.yes);
    out.set_of(closed.of);
  }
  void operator()(const room::RoomLocked&) { out_.mutable_locked(); }
  void operator()(const room::RoomUnlocked&) { out_.mutable_unlocked(); }
  void operator()(const room::MemberRenamed& renamed) {
    out_.mutable_renamed()->set_name(renamed.name.str());
    out_.mutable_renamed()->set_before(
        name_in(step_.members_before, &room::MemberView::number, step_.event.by));
  }
  void operator()(const room::ReadyChanged& changed) {
    out_.mutable_ready()->set_ready(changed.ready);
  }
  void operator()(const room::CapSet& cap) { out_.mutable_cap_set()->set_minutes(cap.minutes); }
  void operator()(const room::WatchingSet& set) {
    out_.mutable_watching_set()->set_watchers(to_wire(set.watchers));
    out_.mutable_watching_set()->set_delay_s(set.delay_s);
  }
  void operator()(const room::ClocksSet& set) {
    for (const auto& clock : set.clocks) wire::put(clock, *out_.mutable_clocks_set()->add_clocks());
  }
  void operator()(const room::RatedSet&) { out_.mutable_rated_set(); }
  void operator()(const room::OpenerSet& set) {
    out_.mutable_opener_set()->set_seat(set.chair.value);
  }
  void operator()(const room::SeriesSet& set) {
    out_.mutable_series_set()->set_best_of(set.best_of);
  }
  void operator()(const room::Invited& invited) {
    out_.mutable_invited()->set_name(invited.name.str());
  }
  void operator()(const room::GaveUp& gone) { out_.mutable_gave_up()->set_player(gone.seat.value); }

 private:
  // The name of the event's member; if they left with the preceding event, their player's name.
  std::string author_in(const room::RoomView& view) const {
    const MemberNo by = step_.event.by;
    std::string name = name_in(step_.members_before, &room::MemberView::number, by);
    for (const auto& match : view.matches) {
      if (name.empty()) name = name_in(match.players, &room::PlayerView::member, by);
    }
    return name;
  }

  const Step& step_;
  v1::Event& out_;
};

}  // namespace

v1::Event to_wire(const Step& step) {
  v1::Event out;
  put(step, out);
  return out;
}

void put(const Step& step, v1::Event& out) {
  out.set_seq(step.event.seq.value);
  out.set_room_time_ms(step.event.room_ms);
  out.set_wall_time_ms(step.event.wall_ms);
  const bool kept = step.kept_from && room::Watching(step.after).hides(step.event);
  if (kept || !step.after.may_know(step.event, step.viewer)) {
    out.mutable_hidden();
    return;
  }
  out.set_member(step.event.by.value);
  std::visit(Body(step, out), step.event.what);
}

}  // namespace gridmates::wire
