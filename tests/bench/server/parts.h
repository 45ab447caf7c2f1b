// The parts of the server benchmark. Each starts the servers that it needs, loads them, and adds
// its figures to the results. Plain functions; one thread.
#pragma once

#include <cstddef>
#include <string>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/play.h"
#include "tests/bench/server/results.h"
#include "tests/bench/server/server.h"

namespace gridmates::bench {

// The amounts; the published figures are made with the defaults.
struct Sizes {
  std::size_t rooms = 500;  // of two, for tic-tac-toe
  std::size_t matches = 4;  // a room
  std::size_t rate_per_second = 1'000;
  std::size_t rate_actions = 10'000;
  std::size_t member_rooms = 250;
  std::size_t member_moves = 20;        // a room
  std::size_t memory_matches = 60;      // a room
  std::size_t log_matches_before = 20;  // a room, before the log is measured
  std::size_t idle_connections = 2'000;
  std::size_t idle_seconds = 30;
  std::size_t boards_seconds = 900;  // before that, for boards made ahead
  std::size_t start_rooms = 20'000;
  std::size_t long_moves = 20'000;    // in one room
  std::size_t reconnect_rooms = 500;  // of four
  std::size_t mines_rooms = 20;       // of six, at single cells
  std::size_t mines_opens = 200;      // a room
  std::size_t mines_matches = 200;    // of one large opening each
  std::size_t counted_rooms = 10;     // counted together
  std::size_t counted_moves = 20;     // a room, from the early and from the late move on
  std::size_t early_move = 100;
  std::size_t late_move = 900;
  std::size_t late_match = 100;  // compared with match 1
};

inline constexpr std::size_t kActionsAMatch = 11;  // of tic-tac-toe: start, nine moves, rematch

struct Bench {
  Loop& loop;
  Place place;
  Sizes sizes;
  Results& results;

  // If a run failed, adds that to the results; returns whether it did.
  bool failed(const std::string& part, Kind kind, bool ok, const LoadCounts& counts);
};

// Rooms of two seats for tic-tac-toe, or their equivalent on relay and floor.
Tables rooms_of_two(Bench& bench, Kind kind, LoadCounts& counts);

// Tic-tac-toe: saturated, then at a rate.
void run_moves(Bench& bench, Kind kind);
// Sudoku: rooms of two and of eight.
void run_members(Bench& bench, Kind kind);
// Tic-tac-toe: memory before and after many matches.
void run_memory(Bench& bench, Kind kind);
// Tic-tac-toe: bytes into SQLite's log.
void run_log(Bench& bench, Kind kind);
// Connections that do nothing.
void run_idle(Bench& bench);
// Starting with many open rooms of 26 events each, and entering one.
void run_start(Bench& bench);
// Starting with one room of a long journal, and entering it.
void run_long(Bench& bench);
// Sudoku: all clients reconnect after the server was killed.
void run_reconnect(Bench& bench);
// Minesweeper: six players at 50x50.
void run_mines(Bench& bench);
// Sudoku and tic-tac-toe: instructions of early and late actions of a room.
void run_instructions(Bench& bench);

}  // namespace gridmates::bench
