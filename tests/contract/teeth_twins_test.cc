// The contract detects leaks: games whose views or refusals reveal secrets are reported.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/contract/contract.h"
#include "tests/contract/null_game.h"

namespace gridmates::contract {
namespace {

using core::Seat;

// The null game with rules that reveal secrets.
struct Whispering : null_game::Rules {
  static View view(const State& state, core::Viewer viewer) {
    View view = null_game::Rules::view(state, viewer);
    if (viewer.kind == core::Viewer::Kind::kWatcher) view.cells[0].prize = state.board.prize == 0;
    return view;
  }
};

struct Telling : null_game::Rules {
  static core::Result<State> play(const State& state, Seat seat, const Move& move) {
    if (move.box >= null_game::kBoxes) {
      return core::Refusal{core::RefusalCode::kInvalid,
                           state.board.prize < 4 ? "Higher." : "Lower."};
    }
    return null_game::Rules::play(state, seat, move);
  }
};

Violations twins_of(const core::Game& game) {
  return check_twins(game, core::encode(null_game::Board{0, 0}),
                     core::encode(null_game::Board{7, 0}), core::seed_from(3), 100);
}

TEST(Teeth, AWatcherWhoKnowsMoreThanThePlayersIsReported) {
  EXPECT_THAT(twins_of(core::erased<Whispering>()),
              testing::ElementsAre("a watcher or rival sees what the players do not"));
}

TEST(Teeth, ARefusalThatTellsIsReported) {
  EXPECT_THAT(twins_of(core::erased<Telling>()),
              testing::ElementsAre("a refusal tells what must be hidden"));
}

}  // namespace
}  // namespace gridmates::contract
