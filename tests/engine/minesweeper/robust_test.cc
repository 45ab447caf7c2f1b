// Unreachable states, and long random matches: nothing crashes, nothing is lost.
#include "tests/engine/minesweeper/table.h"
#include "tests/support/arbitrary.h"

namespace gridmates::minesweeper {
namespace {

using test::Table;

core::Seat some_seat(core::Random& random) {
  return core::Seat(static_cast<std::uint8_t>(random.below(66)));
}

// Checks a view of a state. An invalid state shows no cells. Otherwise it shows each cell as it is,
// a mine only if it was hit or the match is over, and no cells of a rival's field.
void look(const State& state, core::Viewer viewer) {
  const View view = Rules::view(state, viewer);
  const bool rival = viewer.kind == core::Viewer::Kind::kRival;
  const bool after = viewer.kind == core::Viewer::Kind::kAfterwards;
  ASSERT_EQ(view.cells.size(), is_sound(state) && !rival ? shape_of(state).cells() : 0u);
  ASSERT_EQ(view.columns, is_sound(state) ? shape_of(state).width : 0u);
  ASSERT_EQ(view.status.outcome.kind, Rules::outcome(state).kind);
  for (Cell cell = 0; cell < view.cells.size(); ++cell) {
    const View::Cell& shown = view.cells[cell];
    const bool open = state.open.has(cell);
    const bool mine = state.board.mines.has(cell);
    ASSERT_EQ(shown.face == Face::kHit, open && mine);
    ASSERT_EQ(shown.face == Face::kOpen, open && !mine);
    ASSERT_EQ(shown.number, open && !mine ? number_at(state.board.field(), cell) : 0);
    if (!after) ASSERT_TRUE(shown.face != Face::kMine && shown.face != Face::kWrongFlag);
    if (shown.face == Face::kMine) ASSERT_TRUE(mine && !open);
    if (shown.face == Face::kWrongFlag) ASSERT_TRUE(!mine && state.flags.has(cell));
  }
}

// A move is refused with a message, or gives a valid state with one ply more.
void play(const State& state, core::Random& random) {
  const core::Seat seat = some_seat(random);
  const auto next = Rules::play(state, seat, core::arbitrary<Move>(random));
  if (!next) {
    ASSERT_FALSE(next.error().message.empty());
    ASSERT_NE(next.error().code, core::RefusalCode::kMalformed);
    return;
  }
  ASSERT_TRUE(is_sound(state) && is_sound(*next));
  ASSERT_FALSE(Rules::outcome(state).over());
  ASSERT_LT(seat.value, core::kMaxSeats);
  ASSERT_EQ(next->plies, state.plies + 1);
  ASSERT_TRUE(next->parts[seat.value].moved);
  ASSERT_EQ(next->board.mines.count(), state.board.mines.count());
  ASSERT_EQ(next->worth.has_value(), Rules::outcome(*next).over() || state.worth.has_value());
  ASSERT_EQ(core::decode<State>(core::encode(*next)), *next);
}

// Calls every function of the rules on any state.
void ask_everything(const State& state, core::Random& random) {
  for (int kind = 0; kind <= static_cast<int>(core::Viewer::Kind::kLast); ++kind) {
    ASSERT_NO_FATAL_FAILURE(look(state, {static_cast<core::Viewer::Kind>(kind), core::Seat(0)}));
  }
  ASSERT_EQ(Rules::to_move(state).empty(), Rules::outcome(state).over());
  if (!state.board.options.race) ASSERT_EQ(Rules::cost_ms(state), 0u);
  const core::Seat seat = some_seat(random);
  const State without = Rules::left(state, seat);
  ASSERT_EQ(is_sound(without), is_sound(state));
  ASSERT_EQ(Rules::left(without, seat), without) << "nobody leaves twice";
  for (int i = 0; i < 8; ++i) ASSERT_NO_FATAL_FAILURE(play(state, random));
}

TEST(Robust, StatesByChanceAreRefused) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 2000; ++i) {
    const auto state = core::arbitrary<State>(random);
    EXPECT_FALSE(is_sound(state)) << "nothing that chance makes is a match";
    ask_everything(state, random);
  }
}

// States of play with some bytes changed: often still valid, but unreachable.
TEST(Robust, SpoiledStatesDoNoHarm) {
  core::Random random(core::seed_from(2));
  int sound = 0;
  for (int i = 0; i < 3000; ++i) {
    Options options;
    options.guessing = static_cast<GuessPolicy>(i % 4);
    options.lives = 2;
    options.go_on = options.open_matched = options.marks = true;
    options.race = i % 5 == 0 && options.guessing != GuessPolicy::kKind;
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

std::uint32_t hits_of(const State& state) {
  std::uint32_t hits = 0;
  for (const Part& part : state.parts) hits += part.hits;
  return hits;
}

// Random moves of three players under every law; a replay from the board gives the same states.
TEST(Robust, MatchesByChanceReplay) {
  int played = 0;
  int ended = 0;
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    core::Random random(core::seed_from(seed));
    Options options;
    options.guessing = static_cast<GuessPolicy>(seed % 4);
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
      const State before = live.state;
      if (random.below(50) == 0) {
        live.leave(seat);
        replay.leave(seat);
      } else if (live.as(seat).play(move)) {
        ++played;
        ASSERT_TRUE(replay.as(seat).play(move));
        Cells closed_again = before.open;
        closed_again -= live.state.open;
        ASSERT_TRUE(closed_again.empty()) << "what is open stays open";
        ASSERT_GE(hits_of(live.state), hits_of(before));
      }
      ASSERT_EQ(core::encode(live.state), core::encode(replay.state));
      ASSERT_TRUE(is_sound(live.state));
      ASSERT_EQ(live.state.board.mines.count(), 20);
      ASSERT_NO_FATAL_FAILURE(look(live.state, {core::Viewer::Kind::kWatcher, {}}));
    }
    ended += Rules::outcome(live.state).over() ? 1 : 0;
  }
  EXPECT_GT(played, 500);
  EXPECT_GT(ended, 10);
}

}  // namespace
}  // namespace gridmates::minesweeper
