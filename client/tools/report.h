// Lists as one-shot commands print them: aligned text, CSV, or one JSON object a line. Pure
// functions; what they return is printable and ends with a line end, unless it is empty.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/replay/study.h"
#include "gridmates/v1/daily.pb.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::tools {

std::string text_of(const v1::RoomList& rooms);
std::string text_of(const v1::DailyList& dailies);
std::string text_of(const v1::PackList& packs);
std::string text_of(const v1::PuzzleList& list);
std::string text_of(const v1::Leaderboard& board);

// The tables of a leaderboard: of results a line a player, of best times a line a run, of ratings a
// line a player.
enum class FameTable : std::uint8_t { kResults, kTimes, kRatings };
// RFC 4180, each table with a line of names. An empty line stands between tables; those with nobody
// in them are left out, but where that is all of them the line of names of `usual` stands alone.
// UTC.
std::string csv_of(const v1::Leaderboard& board, FameTable usual = FameTable::kTimes);

// What a player has played, and which techniques that asked for: lines; or tables of RFC 4180, the
// latest matches, the techniques, the games and what is compared in them; or one object, whose
// `techniques` are beside the message.
std::string text_of(const v1::PlayerPage& page, const replay::Study& study);
std::string csv_of(const v1::PlayerPage& page, const replay::Study& study);
std::string json_of(const v1::PlayerPage& page, const replay::Study& study);

// Any message as an object in one line.
std::string json_line(const google::protobuf::Message& message);
// One RoomSummary a line.
std::string json_of(const v1::RoomList& rooms);
// One DailyList with a single daily and its game's streak in it a line.
std::string json_of(const v1::DailyList& dailies);
// One Pack a line.
std::string json_of(const v1::PackList& packs);
// One PuzzleList with a single puzzle in it a line.
std::string json_of(const v1::PuzzleList& list);
// One BestTimes with a single line in it, or one Tally, a line: every line names its runs.
std::string json_of(const v1::Leaderboard& board);

}  // namespace gridmates::tools
