// A match played by the engine, and a server's replay of it after the end with the line for the
// leaderboards. One thread.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {

// Only A1 to A3 are empty: 5, 3 and 4.
inline constexpr std::string_view kAlmostSolved =
    "...678912672195348198342567859761423426853791713924856961537284287419635345286179";

class ToldMatch {
 public:
  // Ana and bo play. `puzzle` is for games with puzzles; with `opening` the board is laid for this
  // first move.
  ToldMatch(const std::string& game, v1::Table table, std::string_view puzzle = {},
            const v1::Move* opening = nullptr);

  // A move at this room time.
  void play(std::uint64_t room_time_ms, std::uint32_t player, const v1::Move& move);
  // The same; false, and nothing changes, if the rules refuse the move.
  bool try_play(std::uint64_t room_time_ms, std::uint32_t player, const v1::Move& move);
  // A hint as computed by a room.
  void hint(std::uint64_t room_time_ms, std::uint32_t player);
  // Takes the last moves back.
  void take_back(std::uint64_t room_time_ms, std::uint32_t moves);
  v1::Event& event(std::uint64_t room_time_ms);

  // The match with its end; in a race as seen by a viewer of `player`.
  v1::Replay told(v1::RoomState result, v1::EndCause cause = v1::END_CAUSE_MOVE,
                  std::uint32_t player = 0);
  // The match with its end, which this player brought about by resigning.
  v1::Replay resigned(std::uint32_t loser);
  // Sets the hash of the events, as a server does.
  static void seal(v1::Replay& told);

 private:
  bool is_race() const { return table_ == v1::TABLE_RACE; }
  bool make(std::uint64_t room_time_ms, std::uint32_t player, const core::Bytes& move);
  void put_view(std::uint32_t player, v1::MatchView& view) const;
  void record(v1::RoomState result, v1::RecordedRun& run) const;
  void record_player(std::uint32_t number, v1::RoomState result, v1::RecordedPlayer& player) const;

  const core::Game& game_;
  const convert::GameConverter& converter_;
  v1::Table table_;
  core::Bytes board_;
  std::vector<core::Match> matches_;
  std::vector<core::Match> before_;  // one before each move
  std::string category_;
  std::set<std::uint32_t> movers_;
  std::array<std::uint64_t, 2> finished_ms_{};
  std::uint64_t ended_ms_ = 0;
  v1::Replay told_;
};

v1::Move sudoku_set(std::uint32_t cell, std::uint32_t digit);
v1::Move ttt_mark(std::uint32_t cell);

// Ana and bo solve a Sudoku in 19:22.041, with a pause and two hints.
v1::Replay solved_together();
// Ana wins at tic-tac-toe in five seconds.
v1::Replay duel();
// Ana and bo finish a Sudoku in 10 and 20 seconds; as seen by a viewer of `player`.
v1::Replay raced_in_order(std::uint32_t player);

}  // namespace gridmates::tools
