// Random matches of every game, played only through the converters, like a client.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "gridmates/v1/game.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::convert::test {

// A move of this game with fields in their ranges; most are legal at some time.
v1::Move random_move(std::string_view game, core::Random& random);

// A step of a walk: the match before and after an accepted move.
struct Step {
  const GameConverter& converter;
  const v1::Move& move;
  const core::MatchView& before;
  const core::MatchView& after;
};

// Tries `tries` random moves in a new match of the game, and calls `each` for the accepted ones.
// Returns how many were accepted.
int walk(const core::Game& game, std::uint64_t seed, int tries,
         const std::function<void(const Step&)>& each);

// The protobuf view for an erased one, at index 0.
v1::MatchView view_of(const GameConverter& converter, const core::MatchView& view);

}  // namespace gridmates::convert::test
