// Texts about a room's votes, for all faces. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// The subject of a vote: "stop", "new board", "draw", or the game's name for its question, "go on".
// Escaped.
std::string vote_about(v1::VoteKind kind, const std::string& question);
// "go on? 20 s"
std::string question_words(const v1::VoteOpened& opened);
// "vote go on: passed, 2 of 3", "... refused, 1 of 3", "... no answer in time, 1 of 3",
// "... withdrawn, 1 of 3".
std::string closed_words(const v1::VoteClosed& closed);
// "vote go on: ended without a result", for an event that has ended the open vote implicitly, as a
// pause does; empty if it has not.
std::string dropped_words(const v1::Event& event, const client::Room& room);

// Whether the room paused because its players voted for it, so that no member did it.
bool is_voted_pause(const v1::Event& event, const client::Room& room);

// Whether you may answer the open vote.
bool may_vote(const client::Room& room);
// Whether the open vote is yours, so that a no withdraws it. A game's question is nobody's.
bool may_withdraw(const client::Room& room);
// Whole seconds, rounded up, until the open vote ends when the local clock shows `now_ms`.
std::uint32_t vote_left_s(const client::Room& room, std::uint64_t now_ms);
// "ana asks", about the open vote.
std::string asks_words(const client::Room& room);
// "ana asks: go on? yes 1, no 0 of 3. 12 s", beginning with `asks`; empty without an open vote.
std::string open_vote_words(const client::Room& room, std::uint64_t now_ms,
                            const std::string& asks);

}  // namespace gridmates::words
