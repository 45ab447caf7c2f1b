// A room under random commands, and its invariants. One thread; a seed always gives the same storm.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/room/room.h"

namespace gridmates::room {

enum class StormTable {
  kSudoku,
  kSudokuRace,
  kTicTacToe,
  kProbeCoop,
  kProbeWaits,  // for its first move
  kProbeVersus,
  kProbeRace
};

struct Storm {
  StormTable table = StormTable::kSudoku;
  std::uint64_t seed = 0;
  int commands = 100;
  // Applies an event; tests plant their mistakes here.
  std::function<bool(Room&, const Event&)> evolve = [](Room& room, const Event& event) {
    return room.evolve(event);
  };
  // The chapter from which the room is restored before each command.
  std::function<core::Bytes(const Room&)> chapter = [](const Room& room) { return room.chapter(); };
};

// Empty if all invariants held; otherwise the first violation and its command.
std::string blow(const Storm& storm);

}  // namespace gridmates::room
