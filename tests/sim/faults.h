// What goes wrong in a simulation, and how often; and bugs that are planted to see the judge notice
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
  kForgetsAnswers,     // nobody remembers after a restart what was answered, nor looks for repeats
  kWrongStateHash,     // the journal keeps another state's hash
  kLosesRuns,          // the end of a match is written without its run
  kDeliversTwice,      // the network gives a client a frame twice
  kForgesEvents,       // the network changes what an event shows
  kShowsRivals,        // a game shows the boards of rivals in a race
  kTearsBatches,       // the journal keeps a board that was laid, and not the move it was laid for
  kRemembersDrafts,    // what stands beside a chapter has a command of a draft that was not written
  kLosesFrames,        // the network loses a frame on its way to a client, and nothing else
};

// Chances are in a thousand.
struct Faults {
  std::uint32_t append_unavailable = 20;
  std::uint32_t append_unknown = 20;   // half of them written
  std::uint32_t crash_at_append = 15;  // half of them written
  std::uint32_t create_fails = 200;    // in any of these ways
  std::uint32_t read_fails = 20;
  std::uint32_t crash = 4;          // a moment: the process ends in the middle of whatever it does
  std::uint32_t cut = 20;           // a moment: somebody's connection ends
  std::uint32_t silence = 50;       // a cut: neither end hears of it for up to a minute
  std::uint32_t slow_network = 20;  // a frame: it takes seconds
  std::uint32_t set_clock = 4;      // a moment: the machine's clock is set, by two days at most
  // Crash at this append, counted from 1 over all of the evening, and no other fault of appends.
  std::optional<std::uint64_t> crash_at;
  bool crash_written = false;
  Bug planted = Bug::kNone;

  static Faults none() { return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, std::nullopt, false, Bug::kNone}; }
};

}  // namespace gridmates::sim
