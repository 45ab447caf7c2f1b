// A load generator: rooms of two bots each that play against a server through client/core, as fast
// as the answers come, and what that took. Bounded in rooms, moves and time. One thread.
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
  client::Config config;          // the server; the bots have names of their own and keep no tokens
  std::uint32_t rooms = 10;       // 1 to kMaxRooms
  std::uint32_t moves = 100;      // a room, 1 to kMaxMoves
  std::uint32_t seconds = 60;     // stops after so long at the latest, 1 to kMaxSeconds
  std::string game;               // its id
  std::optional<int> server_pid;  // measures this process's CPU time (Linux)
  bool json = false;
};

// Plays and prints the report on standard output. 0: every move was made; 1: some were not (time
// was up, a refusal, a lost connection); 2: no computer plays the game; 3: the server cannot be
// reached.
int run_bot(const core::Games& games, const Options& options);

}  // namespace gridmates::bot
