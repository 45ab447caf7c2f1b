// Votes: one is open in a room at a time, whatever it is about. It passes when more than half of
// those who may vote say yes, and is refused when that can no longer happen or time is up: the room
// says when (CloseVote). Who asked may withdraw it. Values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "server/room/answer.h"
#include "server/room/event_votes.h"

namespace gridmates::room {

struct MatchRecord;
struct Playing;

// Where a vote is held.
struct Polling {
  const MatchRecord& record;
  const Playing* on;  // the match, played or paused; null when it is over
  const Asking& asking;
  std::optional<Seat> gone = {};  // who is about to go from the match
};

// Who may vote, of the players on a seat. At a race that is on: those who are not done, and nobody
// else. At a versus table: both. Elsewhere: who has moved, and who asked; where nobody else has
// moved, a host on a seat too; on a game's question all, if none of them has moved. At a versus
// table after the end: who sits there.
std::vector<MemberNo> voters(const MatchRecord& record, bool over, const Facts& facts);

// The member, who may ask, asks: it passes at once if nobody else may vote, and is a yes if that is
// what the open vote is about. `question`: of kMove.
Answer ask_vote(const Polling& at, VoteKind kind, const std::string& question = {});
// The end of an open offer, which has no time (has_time), by a move of the match of two: one by the
// player who was asked refuses it, and any move ends that a move is taken back.
std::optional<VoteClosed> ended_by_move(const MatchRecord& record, Seat mover, const Facts& facts);
// Whether nobody but the member who asks may vote.
bool votes_alone(const Polling& at);
// The member, who plays, votes, or withdraws by a no what they have asked; or why they cannot.
Answer cast_vote(const Polling& at, bool yes);
// Why there is nothing to vote on.
Refusal no_vote(const Asking& asking);
// The room itself: the time of the vote is up.
Answer time_out_vote(const Polling& at, const CloseVote& close);
// What it means to the open vote that a member goes, or has finished or given up a race: behind the
// events by which that happens, unless they end the match or close the room. Who asked and goes
// from the table withdraws it.
Answer recounted(const Polling& at, const Member& gone, Answer going);

// The question that the game asks in this match at such a table.
std::optional<VoteOpened> question_of(core::Table table, const core::Match& match);

}  // namespace gridmates::room
