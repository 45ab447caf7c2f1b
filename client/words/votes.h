// Votes of a room in words, for every face. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// What a vote is about: "stop", "new board", "draw", or what the game calls its question, "go on".
// Escaped.
std::string vote_about(v1::VoteKind kind, const std::string& question);
// "go on? 20 s"
std::string question_words(const v1::VoteOpened& opened);
// "vote go on: passed, 2 of 3", "... refused, 1 of 3", "... no answer in time, 1 of 3",
// "... withdrawn, 1 of 3".
std::string closed_words(const v1::VoteClosed& closed);
// "vote go on: ended without a result", behind an event that has taken the open vote away without
// saying so, as a pause does; empty: it has not.
std::string dropped_words(const v1::Event& event, const client::Room& room);

// The room has paused since its players voted for that: it is nobody's own doing.
bool is_voted_pause(const v1::Event& event, const client::Room& room);

// Whether you may answer the vote that is open.
bool may_vote(const client::Room& room);
// Whether it is yours, so that a no withdraws it. A game's question is nobody's.
bool may_withdraw(const client::Room& room);
// Whole seconds, rounded up, for which the open vote stays open when the local clock shows
// `now_ms`.
std::uint32_t vote_left_s(const client::Room& room, std::uint64_t now_ms);
// "ana asks", of the open vote.
std::string asks_words(const client::Room& room);
// "ana asks: go on? yes 1, no 0 of 3. 12 s", with these words for who asks; empty while no vote is
// open.
std::string open_vote_words(const client::Room& room, std::uint64_t now_ms,
                            const std::string& asks);

}  // namespace gridmates::words
