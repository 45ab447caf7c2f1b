// Ratings and opponents, computed from runs in their order. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "server/ports/rating.h"

namespace gridmates::support {

struct RatedHistory {
  PlayerId player;
  ports::RatingHistory history;
};

// Of every rated player in every variant, by game and variant.
std::vector<RatedHistory> rated_by(const std::vector<ports::Run>& runs);

// As PlayerPage::opponents says; an empty game stands for all games.
std::vector<ports::Opponent> opponents_by(const std::vector<ports::Run>& runs, PlayerId player,
                                          const std::string& game);

}  // namespace gridmates::support
