// A room under commands by chance, and what must hold whatever they are. One thread; a seed gives
// the same storm.
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
  // How the room takes an event in; tests plant their mistakes here.
  std::function<bool(Room&, const Event&)> evolve = [](Room& room, const Event& event) {
    return room.evolve(event);
  };
  // The chapter from which the room is restored before each command.
  std::function<core::Bytes(const Room&)> chapter = [](const Room& room) { return room.chapter(); };
};

// Empty when everything held; otherwise the first thing that did not, and at which command.
std::string blow(const Storm& storm);

}  // namespace gridmates::room
