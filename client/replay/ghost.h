// The progress of a finished match at each time, for a progress bar to compete with. Computed step
// by step. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/replay/replay_model.h"
#include "client/words/counts.h"

namespace gridmates::replay {

class Ghost {
 public:
  // `told` must have events.
  explicit Ghost(v1::Replay told) : model_(std::move(told)) {}

  // Computes this number of steps more; false if all are known.
  bool work(std::size_t steps);
  // The progress at this room time; nullopt before it is computed, or if the game does not count.
  std::optional<words::Count> at(std::uint64_t time_ms) const;
  // The length of the match: at a race until this player had finished.
  std::uint64_t length_ms() const;
  // Whether this player, at a race, finished before it was over.
  bool has_finished() const;
  // The players of the run: at a race only one.
  std::vector<std::string> players() const;

 private:
  // The player at a race, else null.
  const v1::MatchPlayer* racer() const;

  ReplayModel model_;
  std::vector<words::Count> counts_;  // by step
};

}  // namespace gridmates::replay
