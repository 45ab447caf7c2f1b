#include "server/room/vote.h"

#include <algorithm>
#include <string>
#include <utility>

#include "server/room/match_record.h"
#include "server/room/state_playing.h"

namespace gridmates::room {
namespace {

using Events = std::vector<Happening>;

struct Tally {
  std::uint8_t yes = 0;
  std::uint8_t no = 0;
  std::uint8_t of = 0;

  bool passes() const { return 2 * yes > of; }
  // More than half cannot be for it any more.
  bool fails() const { return 2 * no >= of; }
};

Tally tally_of(const std::vector<MemberNo>& voters, const OpenVote& vote) {
  Tally tally{0, 0, static_cast<std::uint8_t>(voters.size())};
  for (const Ballot& ballot : vote.ballots) {
    if (std::ranges::find(voters, ballot.member) == voters.end()) continue;
    ++(ballot.yes ? tally.yes : tally.no);
  }
  return tally;
}

// The room plays what was decided, as a move of who asked.
void play_decision(const Polling& at, const OpenVote& vote, bool yes, Events& events) {
  core::Match match = at.record.matches.front();
  if (at.gone) match.left(*at.gone);
  const auto question = match.question();
  if (!question) return;  // the game has decided it by itself
  const Seat seat = at.record.seat_of(vote.by).value_or(Seat(0));
  const core::Bytes& move = yes ? question->if_yes : question->if_no;
  if (!match.play(seat, move)) return;
  events.emplace_back(Moved{seat, core::Blob<limits::kMoveBytes>(move)});
  if (!match.outcome().over()) return;
  events.emplace_back(MatchEnded{result_of(match.outcome()), EndCause::kMove});
}

void close(const Polling& at, const OpenVote& vote, VoteEnd end, Tally tally, Events& events) {
  events.emplace_back(VoteClosed{vote.about.kind, vote.about.question, end, tally.yes, tally.of});
  const bool passed = end == VoteEnd::kPassed;
  if (vote.about.kind == VoteKind::kQuestion) return play_decision(at, vote, passed, events);
  if (passed && at.on != nullptr) events.emplace_back(at.on->stopped());
}

void close_if_decided(const Polling& at, const OpenVote& vote, Tally tally, Events& events) {
  if (tally.passes()) return close(at, vote, VoteEnd::kPassed, tally, events);
  if (tally.fails()) close(at, vote, VoteEnd::kRefused, tally, events);
}

std::vector<MemberNo> voters_at(const Polling& at) {
  return voters(at.record, at.on == nullptr, at.asking.facts);
}

bool goes_on(const Happening& what) {
  return !std::holds_alternative<MatchEnded>(what) && !std::holds_alternative<RoomClosed>(what);
}

}  // namespace

std::vector<MemberNo> voters(const MatchRecord& record, bool over, const Facts& facts) {
  const bool versus = facts.room->table == core::Table::kVersus;
  std::vector<MemberNo> voters;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const MatchPlayer& player = record.players[i];
    const Member* member = facts.find(player.member);
    if (member == nullptr || !member->seated()) continue;
    const Seat seat(static_cast<std::uint8_t>(i));
    const bool done = !over && record.is_race() && record.is_done(seat);
    const bool asked = facts.vote && facts.vote->by == player.member;
    if (versus || asked || (player.moves > 0 && !done)) voters.push_back(player.member);
  }
  // Somebody who has sat down after the end.
  const Member* asker = facts.vote ? facts.find(facts.vote->by) : nullptr;
  const bool counted = asker == nullptr || !asker->seated() || record.seat_of(asker->number);
  if (!counted) voters.push_back(asker->number);
  return voters;
}

Answer ask_vote(const Polling& at, VoteKind kind) {
  const Asking& asking = at.asking;
  if (asking.facts.vote) return Refusal{Reason::kVoteOpen};
  if (asking.facts.renews_for != PlayerId(0)) return Refusal{Reason::kBoardInTheMaking};
  if (asking.only_whether) return allowed();
  const MemberNo asker = asking.member->number;
  const auto others = voters_at(at);
  const bool alone = std::ranges::all_of(others, [&](MemberNo one) { return one == asker; });
  if (!alone) return Events{VoteOpened{kind, {}}};
  Events events;
  const OpenVote vote{{kind, {}}, asker, asking.member->player, {}, 0, {}};
  close(at, vote, VoteEnd::kPassed, {1, 0, 1}, events);
  if (kind == VoteKind::kStop) events.erase(events.begin());
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
    vote = {*question, voter, asking.member->player, {}, 0, {}};
    events.emplace_back(*question);
  } else if (asking.seen != Seq(0) && vote->opened > asking.seen && vote->by != voter) {
    return Refusal{Reason::kVoteClosed};
  }
  const auto all = voters_at(at);
  if (std::ranges::find(all, voter) == all.end()) return Refusal{Reason::kNoVoter};
  if (vote->ballot_of(voter) != nullptr) return Refusal{Reason::kVotedAlready};
  if (asking.only_whether) return allowed();
  events.emplace_back(Voted{yes});
  vote->ballots.push({voter, yes});
  close_if_decided(at, *vote, tally_of(all, *vote), events);
  return events;
}

Answer time_out_vote(const Polling& at, const CloseVote& close_vote) {
  if (at.asking.by.player != PlayerId(0)) return Refusal{Reason::kRoomItself};
  const auto& vote = at.asking.facts.vote;
  if (!vote || vote->opened != close_vote.opened) return Refusal{Reason::kNoVote};
  Events events;
  close(at, *vote, VoteEnd::kTimedOut, tally_of(voters_at(at), *vote), events);
  return events;
}

Answer recounted(const Polling& at, const Member& gone, Answer going) {
  auto* events = std::get_if<Events>(&going);
  const auto& vote = at.asking.facts.vote;
  if (events == nullptr || events->empty() || !vote) return going;
  if (!std::ranges::all_of(*events, goes_on)) return going;
  auto left = voters_at(at);
  std::erase(left, gone.number);
  const Polling after{at.record, at.on, at.asking, at.record.seat_of(gone.number)};
  close_if_decided(after, *vote, tally_of(left, *vote), *events);
  return going;
}

std::optional<VoteOpened> question_of(core::Table table, const core::Match& match) {
  if (table != core::Table::kCoop) return std::nullopt;
  const auto question = match.question();
  if (!question) return std::nullopt;
  return VoteOpened{VoteKind::kQuestion, core::Text<32>(std::string(question->name))};
}

}  // namespace gridmates::room
