// States that no play leads to, and long matches by chance: nothing crashes, nothing is lost.
#include "engine/core/arbitrary.h"
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using test::Table;

// Every function of the rules, whatever the state.
void ask_everything(const State& state, core::Random& random) {
  for (int kind = 0; kind <= static_cast<int>(core::Viewer::Kind::kLast); ++kind) {
    const View view = Rules::view(state, {static_cast<core::Viewer::Kind>(kind), core::Seat(0)});
    ASSERT_LE(view.cells.size(), kMaxCells);
  }
  ASSERT_EQ(Rules::to_move(state).empty(), Rules::outcome(state).over());
  (void)Rules::cost_ms(state);
  const State without = Rules::left(state, core::Seat(static_cast<std::uint8_t>(random.below(66))));
  ASSERT_EQ(is_sound(without), is_sound(state));
  for (int i = 0; i < 8; ++i) {
    const auto next = Rules::play(state, core::Seat(static_cast<std::uint8_t>(random.below(66))),
                                  core::arbitrary<Move>(random));
    ASSERT_TRUE(next.ok() || !next.error().message.empty());
  }
}

TEST(Robust, StatesByChanceAreRefused) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 2000; ++i) {
    const auto state = core::arbitrary<State>(random);
    EXPECT_FALSE(is_sound(state)) << "nothing that chance makes is a match";
    ask_everything(state, random);
  }
}

// States of play with some bytes changed: often still sound, and of no play.
TEST(Robust, SpoiledStatesDoNoHarm) {
  core::Random random(core::seed_from(2));
  int sound = 0;
  for (int i = 0; i < 3000; ++i) {
    Options options;
    options.law = static_cast<Law>(i % 4);
    options.lives = 2;
    options.go_on = options.open_matched = options.marks = true;
    options.race = i % 5 == 0 && options.law != Law::kKind;
    Table table(test::kBoth, options);
    for (int moves = 0; moves < 5; ++moves) {
      table.play({Flag{static_cast<Cell>(random.below(64))}});
      table.play({Open{static_cast<Cell>(random.below(64))}});
    }
    core::Bytes bytes = core::encode(table.state);
    const std::uint32_t flips = 1 + random.below(2);
    for (std::uint32_t flip = 0; flip < flips; ++flip) {
      bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] ^=
          static_cast<std::uint8_t>(1U << random.below(8));
    }
    const auto spoiled = core::decode<State>(bytes);
    if (!spoiled) continue;
    if (is_sound(*spoiled)) ++sound;
    ask_everything(*spoiled, random);
  }
  EXPECT_GT(sound, 150);
}

// Moves of three players under every law; a replay from the board gives the same states.
TEST(Robust, MatchesByChanceReplay) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    core::Random random(core::seed_from(seed));
    Options options;
    options.law = static_cast<Law>(seed % 4);
    options.lives = 9;
    options.go_on = options.open_matched = options.marks = true;
    options.mines = 20;
    const Move first{Open{40}};
    const Board board = *lay_board(options, core::seed_from(seed), &first);
    Table live(board), replay(board);
    for (int i = 0; i < 300; ++i) {
      const auto seat = static_cast<std::uint8_t>(random.below(3));
      Move move = core::arbitrary<Move>(random);
      if (random.below(3) == 0) move = Move{Open{static_cast<Cell>(random.below(81))}};
      if (random.below(50) == 0) {
        live.leave(seat);
        replay.leave(seat);
      } else if (live.as(seat).play(move)) {
        ASSERT_TRUE(replay.as(seat).play(move));
      }
      ASSERT_EQ(core::encode(live.state), core::encode(replay.state));
      ASSERT_TRUE(is_sound(live.state));
      ASSERT_EQ(live.state.board.mines.count(), 20);
    }
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
