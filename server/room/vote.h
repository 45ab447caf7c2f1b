// Votes: at most one is open in a room. It passes when more than half of the voters say yes, and is
// refused when that has become impossible. The room closes it when its time is up (CloseVote). The
// asker may withdraw it. Values and pure functions; any thread.
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

// The context of a vote.
struct Polling {
  const MatchRecord& record;
  const Playing* on;  // the match, played or paused; null when it is over
  const Asking& asking;
  std::optional<Seat> gone = {};  // the player about to leave the match
};

// The voters: people on a seat. In a race that is on: players who are not done. At a versus table:
// both players; after the end, those on the seats. Elsewhere: players who have moved, and the
// asker; in co-op, if nobody but the asker, also a host on a seat; on a game's question all
// players, if none has moved.
std::vector<MemberNo> voters(const MatchRecord& record, bool over, const Facts& facts);

// A member, who may do so, asks for a vote. It passes at once if nobody else may vote, and is a yes
// if the open vote is about the same. `question`: for kMove.
Answer ask_vote(const Polling& at, VoteKind kind, const std::string& question = {});
// How a move at a versus table ends an open offer (a vote without has_time): a move by the other
// player refuses it, and one by the asker withdraws a kTakeBack. nullopt: it ends none.
std::optional<VoteClosed> ended_by_move(const MatchRecord& record, Seat mover, const Facts& facts);
// Whether nobody but the asker may vote.
bool votes_alone(const Polling& at);
// A player votes; a no of the asker withdraws the vote, except on a game's question.
Answer cast_vote(const Polling& at, bool yes);
// The refusal of a ballot when no vote is open.
Refusal no_vote(const Asking& asking);
// Only for the room itself: the time of the vote is up.
Answer time_out_vote(const Polling& at, const CloseVote& close);
// Adds to `going`, by which a member leaves or is done with a race, what this does to the open
// vote; nothing if these events end the match or close the room. An asker who leaves the table
// withdraws the vote.
Answer recounted(const Polling& at, const Member& gone, Answer going);

// The question that the game asks in this match, if it does; only at a co-op table.
std::optional<VoteOpened> question_of(core::Table table, const core::Match& match);

}  // namespace gridmates::room
