#include "server/room/vote.h"

#include <algorithm>
#include <string>
#include <utility>

#include "server/base/computers.h"
#include "server/room/match_record.h"
#include "server/room/state_playing.h"
#include "server/room/voters.h"

namespace gridmates::room {
namespace {

using Events = std::vector<Happening>;

struct VoteCount {
  std::uint8_t yes = 0;
  std::uint8_t no = 0;
  std::uint8_t of = 0;

  bool passes() const { return 2 * yes > of; }
  // More than half can no longer say yes.
  bool fails() const { return 2 * no >= of; }
};

VoteCount count_of(const std::vector<MemberNo>& voters, const OpenVote& vote) {
  VoteCount count{0, 0, static_cast<std::uint8_t>(voters.size())};
  for (const Ballot& ballot : vote.ballots) {
    if (std::ranges::find(voters, ballot.member) == voters.end()) continue;
    ++(ballot.yes ? count.yes : count.no);
  }
  return count;
}

// The player who makes the decided move: the asker, if they have moved, or the first who has.
Seat decides_for(const MatchRecord& record, MemberNo asker) {
  const auto has_moved = [](const MatchPlayer& player) { return player.moves > 0; };
  const auto seat = record.seat_of(asker);
  if (seat && has_moved(record.players[seat->value])) return *seat;
  const auto first = std::ranges::find_if(record.players, has_moved);
  const auto place = first == record.players.end() ? 0 : first - record.players.begin();
  return Seat(static_cast<std::uint8_t>(place));
}

void append_move(Seat seat, const core::Bytes& move, const core::Match& after, Events& events) {
  events.emplace_back(Moved{seat, core::Blob<limits::kMoveBytes>(move)});
  if (!after.outcome().over()) return;
  events.emplace_back(MatchEnded{result_of(after.outcome()), EndCause::kMove});
}

// The room plays the move that the players have agreed on, unless it has become impossible.
void play_agreed(const Polling& at, const OpenVote& vote, Events& events) {
  if (at.on == nullptr) return;
  core::Match match = at.record.matches.front();
  if (at.gone) match.left(*at.gone);
  const auto move = match.agreed(vote.about.question.str());
  if (!move) return;
  const Seat seat = decides_for(at.record, vote.by);
  if (match.play(seat, *move)) append_move(seat, *move, match, events);
}

// The room plays the answer to the game's question.
void play_decision(const Polling& at, const OpenVote& vote, bool yes, Events& events) {
  core::Match match = at.record.matches.front();
  if (at.gone) match.left(*at.gone);
  const auto question = match.question();
  if (!question) return;  // the game has decided it by itself
  const Seat seat = decides_for(at.record, vote.by);
  const core::Bytes& move = yes ? question->if_yes : question->if_no;
  if (match.play(seat, move)) append_move(seat, move, match, events);
}

// Takes back the asker's last move, and the moves after it.
void take_back(const Polling& at, const OpenVote& vote, Events& events) {
  const auto seat = at.record.seat_of(vote.by);
  const std::uint8_t moves = seat ? at.record.moves_since(*seat) : 0;
  if (moves != 0) events.emplace_back(MovesTakenBack{moves, {true}});
}

void close(const Polling& at, const OpenVote& vote, VoteEnd end, VoteCount count, Events& events) {
  events.emplace_back(VoteClosed{vote.about.kind, vote.about.question, end, count.yes, count.of});
  const bool passed = end == VoteEnd::kPassed;
  if (vote.about.kind == VoteKind::kQuestion) return play_decision(at, vote, passed, events);
  if (vote.about.kind == VoteKind::kMove) {
    if (passed) play_agreed(at, vote, events);
    return;
  }
  if (!passed || at.on == nullptr) return;
  if (vote.about.kind == VoteKind::kPause) {
    for (Happening& event : at.on->paused(at.asking.facts)) events.push_back(std::move(event));
    return;
  }
  if (vote.about.kind == VoteKind::kTakeBack) return take_back(at, vote, events);
  const bool draws = vote.about.kind == VoteKind::kDraw;
  events.emplace_back(draws ? MatchEnded{Result::kDrawn, EndCause::kAgreed} : at.on->stopped());
}

void close_if_decided(const Polling& at, const OpenVote& vote, VoteCount count, Events& events) {
  if (count.passes()) return close(at, vote, VoteEnd::kPassed, count, events);
  if (count.fails()) close(at, vote, VoteEnd::kRefused, count, events);
}

std::vector<MemberNo> voters_at(const Polling& at, const OpenVote* vote,
                                MemberNo without = MemberNo(0)) {
  return voters_on(vote, at.record, at.on == nullptr, at.asking.facts, without);
}

bool goes_from_table(const Happening& what, MemberNo member) {
  const auto* left = std::get_if<MemberLeft>(&what);
  const auto* stood = std::get_if<SeatLeft>(&what);
  return (left != nullptr && left->member == member) ||
         (stood != nullptr && stood->member == member);
}

bool may_still_vote(const OpenVote& vote, const std::vector<MemberNo>& all, MemberNo voter) {
  return std::ranges::find(all, voter) != all.end() && vote.ballot_of(voter) == nullptr;
}

// Whether asking this only adds a yes to the open vote. Each player takes back their own move.
bool asks_the_same(const OpenVote& vote, const VoteOpened& asked) {
  return vote.about == asked && asked.kind != VoteKind::kTakeBack;
}

// Adds the ballot after `events`, and the end of the vote if it decides.
Events with_ballot(const Polling& at, OpenVote vote, bool yes, Events events = {}) {
  const auto all = voters_at(at, &vote);
  events.emplace_back(Voted{yes});
  vote.ballots.push({at.asking.member->number, yes});
  close_if_decided(at, vote, count_of(all, vote), events);
  return events;
}

Answer ask_again(const Polling& at, const OpenVote& vote, const VoteOpened& asked) {
  const MemberNo asker = at.asking.member->number;
  const bool agrees =
      asks_the_same(vote, asked) && may_still_vote(vote, voters_at(at, &vote), asker);
  if (!agrees) return Refusal{Reason::kVoteOpen};
  return at.asking.only_whether ? allowed() : with_ballot(at, vote, true);
}

bool goes_on(const Happening& what) {
  return !std::holds_alternative<MatchEnded>(what) && !std::holds_alternative<RoomClosed>(what);
}

}  // namespace

std::vector<MemberNo> voters(const MatchRecord& record, bool over, const Facts& facts) {
  return voters_on(facts.vote ? &*facts.vote : nullptr, record, over, facts);
}

std::optional<VoteClosed> ended_by_move(const MatchRecord& record, Seat mover, const Facts& facts) {
  const auto& vote = facts.vote;
  if (!vote || has_time(vote->about.kind)) return std::nullopt;
  const bool by_asker = record.seat_of(vote->by) == mover;
  if (by_asker && vote->about.kind != VoteKind::kTakeBack) return std::nullopt;
  const VoteCount count = count_of(voters(record, false, facts), *vote);
  const VoteEnd end = by_asker ? VoteEnd::kWithdrawn : VoteEnd::kRefused;
  return VoteClosed{vote->about.kind, vote->about.question, end, count.yes, count.of};
}

bool votes_alone(const Polling& at) {
  const MemberNo asker = at.asking.member->number;
  std::vector<MemberNo> all = voters_at(at, nullptr);
  add_host(asker, at.asking.facts, all);
  return std::ranges::all_of(all, [&](MemberNo one) { return one == asker; });
}

Answer ask_vote(const Polling& at, VoteKind kind, const std::string& question) {
  const Asking& asking = at.asking;
  const VoteOpened opened{kind, core::Text<32>(question)};
  if (asking.facts.vote) return ask_again(at, *asking.facts.vote, opened);
  if (asking.facts.renews_for != PlayerId(0)) return Refusal{Reason::kBoardInTheMaking};
  if (asking.only_whether) return allowed();
  const MemberNo asker = asking.member->number;
  if (!votes_alone(at)) return Events{opened};
  Events events;
  const OpenVote vote{opened, asker, asking.member->player, {}, {}};
  close(at, vote, VoteEnd::kPassed, {1, 0, 1}, events);
  const bool says_itself =
      kind == VoteKind::kStop || kind == VoteKind::kPause || kind == VoteKind::kTakeBack;
  if (says_itself) events.erase(events.begin());
  return events;
}

Refusal no_vote(const Asking& asking) {
  const bool missed = asking.seen != Seq(0) && asking.facts.vote_ended > asking.seen;
  return Refusal{missed ? Reason::kVoteClosed : Reason::kNoVote};
}

Answer cast_vote(const Polling& at, bool yes) {
  const Asking& asking = at.asking;
  Events events;
  const MemberNo voter = asking.member->number;
  std::optional<OpenVote> vote = asking.facts.vote;
  if (!vote) {
    const auto question = question_of(asking.facts.room->table, at.record.matches.front());
    if (!question || at.on == nullptr) return no_vote(asking);
    vote = {*question, voter, asking.member->player, {}, {}};
    events.emplace_back(*question);
  } else if (asking.seen != Seq(0) && vote->opened > asking.seen) {
    return Refusal{Reason::kVoteUnseen};
  }
  const auto all = voters_at(at, &*vote);
  if (!yes && vote->by == voter && vote->about.kind != VoteKind::kQuestion) {
    if (asking.only_whether) return allowed();
    close(at, *vote, VoteEnd::kWithdrawn, count_of(all, *vote), events);
    return events;
  }
  if (std::ranges::find(all, voter) == all.end()) {
    return Refusal{at.record.is_race() ? Reason::kRaceOver : Reason::kNoVoter};
  }
  if (vote->ballot_of(voter) != nullptr) return Refusal{Reason::kVotedAlready};
  if (asking.only_whether) return allowed();
  return with_ballot(at, *std::move(vote), yes, std::move(events));
}

// Voters who are away do not count when time is up, except at a versus table. A pause never passes
// then: a pause by the room itself means that the player is away.
Answer time_out_vote(const Polling& at, const CloseVote& close_vote) {
  if (at.asking.by.player != PlayerId(0)) return Refusal{Reason::kRoomItself};
  const auto& vote = at.asking.facts.vote;
  if (!vote || vote->opened != close_vote.opened) return Refusal{Reason::kNoVote};
  auto counted = voters_at(at, &*vote);
  if (at.asking.facts.room->table != core::Table::kVersus) {
    std::erase_if(counted, [&close_vote](MemberNo voter) {
      return std::ranges::find(close_vote.away, voter) != close_vote.away.end();
    });
  }
  const VoteCount count = count_of(counted, *vote);
  Events events;
  const bool passes = count.passes() && vote->about.kind != VoteKind::kPause;
  close(at, *vote, passes ? VoteEnd::kPassed : VoteEnd::kTimedOut, count, events);
  return events;
}

Answer recounted(const Polling& at, const Member& gone, Answer going) {
  auto* events = std::get_if<Events>(&going);
  const auto& vote = at.asking.facts.vote;
  if (events == nullptr || events->empty() || !vote) return going;
  if (!std::ranges::all_of(*events, goes_on)) return going;
  const auto left = voters_at(at, &*vote, gone.number);
  const Polling after{at.record, at.on, at.asking, at.record.seat_of(gone.number)};
  const bool is_askers = vote->by == gone.number && vote->about.kind != VoteKind::kQuestion;
  const auto goes = [&gone](const Happening& what) { return goes_from_table(what, gone.number); };
  if (is_askers && std::ranges::any_of(*events, goes)) {
    close(after, *vote, VoteEnd::kWithdrawn, count_of(left, *vote), *events);
    return going;
  }
  close_if_decided(after, *vote, count_of(left, *vote), *events);
  return going;
}

std::optional<VoteOpened> question_of(core::Table table, const core::Match& match) {
  if (table != core::Table::kCoop) return std::nullopt;
  const auto question = match.question();
  if (!question) return std::nullopt;
  return VoteOpened{VoteKind::kQuestion, core::Text<32>(std::string(question->name))};
}

}  // namespace gridmates::room
