// Lists as printed by one-shot commands for programs: one JSON object per line.
#include <google/protobuf/util/json_util.h>

#include <string>

#include "client/tools/report.h"

namespace gridmates::tools {

std::string json_line(const google::protobuf::Message& message) {
  google::protobuf::util::JsonPrintOptions options;
  options.always_print_primitive_fields = true;
  std::string line;
  const auto status = google::protobuf::util::MessageToJsonString(message, &line, options);
  return status.ok() ? line + "\n" : "";
}

std::string json_of(const v1::RoomList& rooms) {
  std::string text;
  for (const auto& room : rooms.rooms()) text += json_line(room);
  return text;
}

std::string json_of(const v1::DailyList& list) {
  std::string text;
  for (const auto& daily : list.dailies()) {
    v1::DailyList alone = list;
    alone.clear_dailies();
    alone.clear_streaks();
    *alone.add_dailies() = daily;
    for (const auto& streak : list.streaks()) {
      if (streak.game() == daily.game()) *alone.add_streaks() = streak;
    }
    text += json_line(alone);
  }
  return text;
}

std::string json_of(const v1::PackList& packs) {
  std::string text;
  for (const auto& pack : packs.packs()) text += json_line(pack);
  return text;
}

std::string json_of(const v1::PuzzleList& list) {
  std::string text;
  v1::PuzzleList alone = list;
  for (const auto& puzzle : list.puzzles()) {
    alone.clear_puzzles();
    *alone.add_puzzles() = puzzle;
    text += json_line(alone);
  }
  return text;
}

std::string json_of(const v1::Leaderboard& board) {
  std::string text;
  for (const auto& category : board.best_times()) {
    for (const auto& line : category.lines()) {
      v1::BestTimes alone = category;
      alone.clear_lines();
      *alone.add_lines() = line;
      text += json_line(alone);
    }
  }
  for (const auto& list : board.ratings()) {
    for (const auto& line : list.players()) {
      v1::RatingList alone = list;
      alone.clear_players();
      *alone.add_players() = line;
      text += json_line(alone);
    }
  }
  for (const auto& tally : board.tallies()) text += json_line(tally);
  return text;
}

}  // namespace gridmates::tools
