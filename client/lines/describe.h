// Rooms, members and events in words. Pure functions; everything they return is printable.
#pragma once

#include <string>
#include <vector>

#include "client/core/model.h"

namespace gridmates::lines {

// What has happened, as one sentence or two: "bo set E5 = 5.", "match 1: solved. Time 12:05. Run
// KITE-42/1." `room` is the room as it is after the event.
std::string describe(const v1::Event& event, const client::Room& room);

// Where this client is: the room, then a line a member.
std::vector<std::string> describe(const client::Room& room, std::uint64_t now_ms);

// A line of the list of rooms.
std::string describe(const v1::RoomSummary& room);
// A line of the list of packs.
std::string describe(const v1::Pack& pack);
// The puzzles of a pack, a line each; and, where there are more, how to ask for them.
std::vector<std::string> describe(const v1::PuzzleList& list);
std::string more_of(const v1::PuzzleList& list);
// The leaderboards, a line a run or player.
std::vector<std::string> describe(const v1::Leaderboard& board);

// "seat 2", or "watching".
std::string place_words(const client::Room& room);

}  // namespace gridmates::lines
