// The player opens a safe cell whenever there is one, plays few fields perfectly, and plays the
// same game again on the same field.
#include "engine/minesweeper/player/player.h"

#include <gtest/gtest.h>

#include <map>
#include <string_view>
#include <tuple>

#include "engine/minesweeper/player/game.h"
#include "engine/minesweeper/player/guess.h"
#include "engine/minesweeper/solver/odds.h"
#include "tests/engine/minesweeper/player/small_fields.h"

namespace gridmates::minesweeper {
namespace {

struct Size {
  Shape shape;
  std::uint16_t mines;
  Start start;
};

Field field_of(const Size& size, std::uint64_t number) {
  core::Random random(core::seed_from(number));
  return lay(size.shape, size.mines, first_cell(size.shape, size.start), size.start, random);
}

TEST(Player, OpensWhatIsSafeWheneverSomethingIs) {
  int safe = 0;
  int guesses = 0;
  for (const Size& size : {Size{{8, 8}, 20, Start::kSafe}, Size{{16, 16}, 40, Start::kZero},
                           Size{{30, 16}, 99, Start::kZero}}) {
    for (std::uint64_t number = 0; number < 10; ++number) {
      const Field field = field_of(size, number);
      Cells opened;
      open(field, first_cell(size.shape, size.start), opened);
      Player player;
      while (opened.count() + field.mines.count() < field.shape.cells()) {
        const Position position = seen(field, opened);
        const auto choice = player.choose(position);
        ASSERT_TRUE(choice);
        ASSERT_TRUE(position.closed(choice->cell));
        const Odds now = odds(position);
        ASSERT_TRUE(now.decided);
        EXPECT_EQ(choice->provable, !now.safe.empty());
        EXPECT_EQ(choice->provable, now.safe.has(choice->cell));
        EXPECT_DOUBLE_EQ(choice->mine, now.mine[choice->cell]);
        ++(choice->provable ? safe : guesses);
        if (field.mines.has(choice->cell)) break;
        open(field, choice->cell, opened);
      }
    }
  }
  EXPECT_GT(safe, 500);
  EXPECT_GT(guesses, 40);
}

// Plays every field of a size from the first opening: the number of wins, and the largest possible.
std::pair<std::uint32_t, std::uint32_t> wins_and_most(Shape shape, std::uint16_t mines) {
  std::uint32_t wins = 0;
  std::uint32_t most = 0;
  std::map<std::vector<std::uint8_t>, std::pair<Cells, std::vector<Field>>> then;
  for (const Field& field : all_fields(shape, mines, 0)) {
    wins += play_alone(field, 0).won;
    Cells opened;
    open(field, 0, opened);
    auto& [cells, fields] = then[seen(field, opened).cells];
    cells = opened;
    fields.push_back(field);
  }
  for (const auto& [_, same] : then) most += most_wins(same.second, same.first);
  return {wins, most};
}

TEST(Player, WinsAllThatCanBeWonWhereFewFieldsAreLeft) {
  for (const auto& [shape, mines] : {std::pair(Shape{4, 3}, 3), std::pair(Shape{4, 3}, 4),
                                     std::pair(Shape{3, 3}, 4), std::pair(Shape{6, 2}, 4)}) {
    const auto [wins, most] = wins_and_most(shape, static_cast<std::uint16_t>(mines));
    EXPECT_EQ(wins, most) << int{shape.width} << "x" << int{shape.height} << "/" << mines;
  }
}

TEST(Player, PlaysAnotherFieldAfterTheFirst) {
  Player player;
  for (const std::uint64_t number : {1, 2}) {
    const Field field = field_of({{9, 9}, 10, Start::kZero}, number);
    Cells opened;
    open(field, first_cell(field.shape, Start::kZero), opened);
    const Position position = seen(field, opened);
    const auto choice = player.choose(position);
    const auto afresh = Player().choose(position);
    ASSERT_TRUE(choice && afresh);
    EXPECT_EQ(choice->cell, afresh->cell);
  }
}

TEST(Player, HasNoChoiceWhereAllIsMinedOrImpossible) {
  Position position{{3, 1}, 1, {1, kClosed, 1}};
  EXPECT_FALSE(Player().choose(position));
  position.cells = {2, kClosed, 1};
  EXPECT_FALSE(Player().choose(position));
}

// All later numbers see d8 and d9, below the mines c7, d7 and e7, alike: with one mine in them, the
// guess is unavoidable. Making it now costs little more than later, although f6 (50) is safer.
TEST(Player, MakesAGuessEarlyThatIsLikelyToComeAnyway) {
  Position position{{9, 9}, 20, {}};
  for (const char shown : std::string_view("001.11..."
                                           "111112..."
                                           ".20113..."
                                           ".201.4..."
                                           "12133...."
                                           "13.5....."
                                           "........."
                                           "........."
                                           ".........")) {
    position.cells.push_back(shown == '.' ? kClosed : static_cast<std::uint8_t>(shown - '0'));
  }
  const auto choice = Player().choose(position);
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->provable);
  EXPECT_EQ(choice->cell, position.shape.at(3, 8));
  EXPECT_LT(odds(position).mine[50], choice->mine);
}

TEST(RoughGuess, TakesTheLeastDangerousByEachNumber) {
  // Beside the ones the chance is one in two; elsewhere two mines are in six cells.
  const Position position{{4, 2},
                          2,
                          {1, kClosed, kClosed, kClosed,  //
                           1, kClosed, kClosed, kClosed}};
  const auto choice = rough_guess(position, {});
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->provable);
  EXPECT_EQ(choice->cell, 2);
  EXPECT_DOUBLE_EQ(choice->mine, 1.0 / 3);
}

// The whole behaviour in one number per size: a changed choice changes these.
TEST(Player, WinsTheSameGamesOfTheSameFields) {
  for (const auto& [size, games, wins] : {std::tuple(Size{{9, 9}, 10, Start::kZero}, 200, 194),
                                          std::tuple(Size{{16, 16}, 40, Start::kZero}, 100, 88),
                                          std::tuple(Size{{30, 16}, 99, Start::kSafe}, 50, 19)}) {
    int won = 0;
    for (int number = 0; number < games; ++number) {
      const Field field = field_of(size, static_cast<std::uint64_t>(number));
      const Played game = play_alone(field, first_cell(size.shape, size.start));
      won += game.won;
      EXPECT_GE(game.openings, game.guesses + 1);
    }
    EXPECT_EQ(won, wins) << int{size.shape.width} << "x" << int{size.shape.height};
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
