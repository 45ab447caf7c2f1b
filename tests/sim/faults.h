// What goes wrong in a simulation, and how often; and bugs planted to check that the judge notices
// them. Plain values.
#pragma once

#include <cstdint>
#include <optional>

namespace gridmates::sim {

// Bugs that the simulation has to notice.
enum class Bug : std::uint8_t {
  kNone,
  kAcknowledgesEarly,  // the journal answers before it has written
  kLosesAnAppend,      // the journal says "committed" and has written nothing
  kForgetsAnswers,     // after a restart nobody remembers earlier answers or detects repeats
  kWrongStateHash,     // the journal stores the hash of another state
  kLosesRuns,          // the end of a match is written without its run
  kDeliversTwice,      // the network gives a client a frame twice
  kForgesEvents,       // the network changes what an event shows
  kShowsRivals,        // a game shows the boards of rivals in a race
  kTearsBatches,       // the journal keeps a laid board without the move that it was laid for
  kRemembersDrafts,    // a chapter's rows name a command of a draft that was not written
  kLosesFrames,        // the network loses a single frame on its way to a client
};

// Chances in a thousand.
struct Faults {
  std::uint32_t append_unavailable = 20;
  std::uint32_t append_unknown = 20;   // half of them written
  std::uint32_t crash_at_append = 15;  // half of them written
  std::uint32_t create_fails = 200;    // by any of these faults
  std::uint32_t read_fails = 20;
  std::uint32_t crash = 4;          // per idle step: the process ends in the middle of its work
  std::uint32_t cut = 20;           // per idle step: one person's connection ends
  std::uint32_t silence = 50;       // per cut: both ends learn of it up to a minute later
  std::uint32_t slow_network = 20;  // per frame: it takes seconds
  std::uint32_t set_clock = 4;  // per idle step: the machine's clock is set, by two days at most
  // Crash at this append, counted from 1 over the whole evening; appends have no other fault then.
  std::optional<std::uint64_t> crash_at;
  bool crash_written = false;
  Bug planted = Bug::kNone;

  static Faults none() { return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, std::nullopt, false, Bug::kNone}; }
};

}  // namespace gridmates::sim
