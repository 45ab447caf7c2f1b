#include "server/actors/runs.h"

namespace gridmates::actors {
namespace {

using Result = ports::RunPlayer::Result;

Result result_of(room::Result result, Seat seat) {
  switch (result) {
    case room::Result::kSolved:
      return Result::kSolved;
    case room::Result::kFirstWon:
      return seat == Seat(0) ? Result::kWon : Result::kLost;
    case room::Result::kSecondWon:
      return seat == Seat(1) ? Result::kWon : Result::kLost;
    case room::Result::kDrawn:
      return Result::kDrawn;
    case room::Result::kUnsolved:
    case room::Result::kLost:
    case room::Result::kAbandoned:
      break;
  }
  return Result::kLost;
}

ports::Run::Source source_of(room::Source source) {
  switch (source) {
    case room::Source::kTable:
      return ports::Run::Source::kTable;
    case room::Source::kPasted:
      return ports::Run::Source::kPasted;
    case room::Source::kGenerated:
      break;
  }
  return ports::Run::Source::kGenerated;
}

}  // namespace

ports::Run to_run(const room::FinishedRun& finished, const RoomCode& code) {
  ports::Run run;
  run.code = code;
  run.match = finished.match;
  run.game = finished.game;
  run.table = finished.table;
  run.source = source_of(finished.board.source);
  run.pack = finished.board.pack.str();
  run.number = finished.board.number;
  run.level = finished.board.level.str();
  run.category = finished.category;
  run.assisted = finished.assisted;
  run.time_ms = finished.room_ms;
  run.wall_ms = finished.wall_ms;
  run.ended = finished.ended;
  const bool race = finished.table == core::Table::kRace;
  for (const auto& player : finished.players) {
    const Result of_racer = player.place != 0 ? Result::kSolved : Result::kLost;
    run.players.push_back({player.player, player.name, player.seat,
                           race ? of_racer : result_of(finished.result, player.seat),
                           player.finished_ms, player.assisted});
  }
  return run;
}

}  // namespace gridmates::actors
