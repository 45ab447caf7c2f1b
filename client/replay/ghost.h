// How far somebody was at each moment of a finished match: the bar of one's own best run. It is
// worked out step by step. One thread.
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
  // The match has events.
  explicit Ghost(v1::Replay told) : model_(std::move(told)) {}

  // Looks at this many steps more; false when all are known.
  bool work(std::size_t steps);
  // How far it was at this room time; nothing before that is known, or where nothing is counted.
  std::optional<words::Count> at(std::uint64_t time_ms) const;
  // How long it took: at a race until this player had finished.
  std::uint64_t length_ms() const;
  // Whether this player has, at a race, before it was over.
  bool has_finished() const;
  // Whose run it is: at a race the one player.
  std::vector<std::string> players() const;

 private:
  // At a race; else null.
  const v1::MatchPlayer* racer() const;

  ReplayModel model_;
  std::vector<words::Count> counts_;  // by step
};

}  // namespace gridmates::replay
