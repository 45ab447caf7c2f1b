// Lists as printed by one-shot commands: aligned text, CSV, or one JSON object per line. Pure
// functions; results are printable and end with a line end, unless they are empty.
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

// The tables of a leaderboard: results with one line per player, best times with one line per run,
// ratings with one line per player.
enum class FameTable : std::uint8_t { kResults, kTimes, kRatings };
// RFC 4180, each table with a header line. Tables are separated by an empty line, and omitted if
// they are empty; if all of them are, only the header line of `usual` is left. Times are UTC.
std::string csv_of(const v1::Leaderboard& board, FameTable usual = FameTable::kTimes);

// A player's matches and techniques: as lines; or as tables of RFC 4180: the latest matches, the
// techniques, the games and their kinds of matches; or as one object, with `techniques` beside the
// message.
std::string text_of(const v1::PlayerPage& page, const replay::Study& study);
std::string csv_of(const v1::PlayerPage& page, const replay::Study& study);
std::string json_of(const v1::PlayerPage& page, const replay::Study& study);

// Any message as an object on one line.
std::string json_line(const google::protobuf::Message& message);
// One RoomSummary per line.
std::string json_of(const v1::RoomList& rooms);
// One DailyList per line, with a single daily and its game's streak.
std::string json_of(const v1::DailyList& dailies);
// One Pack per line.
std::string json_of(const v1::PackList& packs);
// One PuzzleList per line, with a single puzzle.
std::string json_of(const v1::PuzzleList& list);
// One BestTimes or RatingList with a single line, or one Tally, per line.
std::string json_of(const v1::Leaderboard& board);

}  // namespace gridmates::tools
