// What may go wrong in a simulation, and how often. Plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "tests/support/memory_store.h"

namespace gridmates::server_sim {

// Bugs that the simulation has to notice.
enum class Bug : std::uint8_t {
  kAcknowledgesEarly,  // the journal answers before it has written
  kLosesAnAppend,      // the journal says "committed" and has written nothing
  kForgetsAnswers,     // nobody remembers after a restart what was answered, nor looks for repeats
  kWrongStateHash,     // the journal keeps another state's hash
  kDeliversTwice,      // the network gives the client a frame twice
  kLosesFrames,        // the network loses a frame on its way to the client, and nothing else
};

// Chances are in a thousand.
struct Faults {
  std::uint32_t append_unavailable = 30;
  std::uint32_t append_unknown = 30;   // half of them written
  std::uint32_t crash_at_append = 15;  // half of them written
  std::uint32_t create_fails = 200;
  std::uint32_t read_fails = 20;
  std::uint32_t cut = 2;            // a step
  std::uint32_t slow_network = 20;  // a frame takes seconds
  // Crash at this append, counted from 1 over all of the simulation, and no other fault.
  std::optional<std::uint64_t> crash_at;
  bool crash_written = false;
  std::set<Bug> planted;

  static Faults none() { return {0, 0, 0, 0, 0, 0, 0, std::nullopt, false, {}}; }
};

}  // namespace gridmates::server_sim
