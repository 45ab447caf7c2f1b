// Rooms, members and events as text. Pure functions; all results are printable.
#pragma once

#include <string>
#include <vector>

#include "client/core/model.h"

namespace gridmates::lines {

// An event in one or two sentences: "bo set E5 = 5.", "match 1: solved. Time 12:05. Run KITE-42/1."
// `room` is the room after the event.
std::string describe(const v1::Event& event, const client::Room& room);

// The current room, then one line per member.
std::vector<std::string> describe(const client::Room& room, std::uint64_t now_ms);

// A line of the list of rooms.
std::string describe(const v1::RoomSummary& room);
// A line of the list of packs.
std::string describe(const v1::Pack& pack);
// The puzzles of a pack, one line each; and how to list more, if there are more.
std::vector<std::string> describe(const v1::PuzzleList& list);
std::string more_of(const v1::PuzzleList& list);
// The leaderboards, one line per run or player.
std::vector<std::string> describe(const v1::Leaderboard& board);

// "seat 2", or "watching".
std::string place_words(const client::Room& room);

}  // namespace gridmates::lines
