// A load generator: rooms of two bots each, which play against a server through client/core as fast
// as answers come. Reports times. Rooms, moves and time are limited. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client/core/config.h"
#include "engine/core/game.h"

namespace gridmates::bot {

inline constexpr std::uint32_t kMaxRooms = 2'000;
inline constexpr std::uint32_t kMaxMoves = 100'000;
inline constexpr std::uint32_t kMaxSeconds = 3'600;

struct Options {
  client::Config config;          // the server; names and tokens are not used
  std::uint32_t rooms = 10;       // 1 to kMaxRooms
  std::uint32_t moves = 100;      // per room, 1 to kMaxMoves
  std::uint32_t seconds = 60;     // stops after this time at the latest, 1 to kMaxSeconds
  std::string game;               // its id
  std::optional<int> server_pid;  // measures this process's CPU time (Linux)
  bool json = false;
};

// Plays and prints the report on standard output. Returns 0 if every move was made, 1 if some were
// not (time was up, a refusal, a lost connection), 2 if no computer plays the game, 3 if the server
// cannot be reached.
int run_bot(const core::Games& games, const Options& options);

}  // namespace gridmates::bot
