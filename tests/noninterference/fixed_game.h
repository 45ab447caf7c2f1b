// A game whose boards are chosen by the test; otherwise it forwards to the original. Immutable; one
// thread.
#pragma once

#include <string>

#include "engine/core/random.h"
#include "tests/contract/forwarded_game.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {

class FixedGame final : public contract::ForwardedGame {
 public:
  // Uses the boards of `side`; if there are none the game makes its own, from a seed of that side.
  FixedGame(const core::Game& game, const Twins& twins, std::size_t side)
      : ForwardedGame(game), twins_(twins), side_(side) {}

  core::Result<core::Bytes> daily_board(core::ByteView options, const core::Seed& seed,
                                        const core::Making& making) const override {
    if (twins_.boards) return (*twins_.boards)[side_];
    return game_.daily_board(options, seed, making);
  }
  core::Result<core::Bytes> make_board(core::ByteView options, const core::Seed&,
                                       std::optional<core::ByteView> first_move,
                                       const core::Making& making) const override {
    const bool chosen = twins_.boards && first_move.has_value() == twins_.laid_by_first_move;
    if (chosen) return (*twins_.boards)[side_];
    return game_.make_board(options, core::seed_from(side_ + 1), first_move, making);
  }
  // The level is visible before the match: it must be the same for twins.
  std::string level(core::ByteView) const override { return "alike"; }

 private:
  const Twins& twins_;
  const std::size_t side_;
};

}  // namespace gridmates::noninterference
