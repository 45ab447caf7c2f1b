// The test detects leaks: if a bit of a hidden board leaks in any way, somebody's bytes differ.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/noninterference/crooked.h"
#include "tests/noninterference/crooked_minesweeper.h"
#include "tests/noninterference/differences.h"

namespace gridmates::noninterference {
namespace {

constexpr int kPairs = 10;
constexpr int kFields = 5;

// The number of these pairs in which the game's leak is detected.
template <Leak kLeak>
int pairs_that_tell() {
  const core::Game& game = core::erased<Crooked<kLeak>>();
  core::Random random(core::seed_from(1));
  int telling = 0;
  for (int pair = 0; pair < kPairs; ++pair) {
    Twins twins = *tictactoe_twins(game, core::Table::kVersus, random);
    twins.boards = {core::encode(SecretBoard{false}), core::encode(SecretBoard{true})};
    telling += differences(game, core::Table::kVersus, twins, random.next()).empty() ? 0 : 1;
  }
  return telling;
}

TEST(Teeth, ASecretThatIsKeptIsNotMissed) { EXPECT_EQ(pairs_that_tell<Leak::kNone>(), 0); }

TEST(Teeth, ABitInWhatIsShownIsSeenEveryTime) {
  EXPECT_EQ(pairs_that_tell<Leak::kCell>(), kPairs);
  EXPECT_EQ(pairs_that_tell<Leak::kStatus>(), kPairs);
  EXPECT_EQ(pairs_that_tell<Leak::kSize>(), kPairs);
}

TEST(Teeth, ABitInARefusalIsSeen) {
  EXPECT_GT(pairs_that_tell<Leak::kCode>(), 0);
  EXPECT_GT(pairs_that_tell<Leak::kMessage>(), 0);
  EXPECT_GT(pairs_that_tell<Leak::kRefusal>(), 0);
}

// The number of pairs, of kFields, in which Minesweeper leaks to such viewers whether the sum of
// its mines' cells is odd. In about half of the pairs that differs between the rooms.
template <core::Viewer::Kind kTold>
int fields_that_tell(core::Table table) {
  const core::Game& game = core::erased<CrookedMinesweeper<kTold>>();
  core::Random random(core::seed_from(2));
  int telling = 0, played = 0;
  while (played < kFields) {
    const auto twins = minesweeper_twins(game, table, random);
    if (!twins) continue;
    ++played;
    telling += differences(game, table, *twins, random.next()).empty() ? 0 : 1;
  }
  return telling;
}

TEST(Teeth, ABitOfTheHiddenMinesIsSeen) {
  using Kind = core::Viewer::Kind;
  EXPECT_GT(fields_that_tell<Kind::kPlayer>(core::Table::kCoop), 0);
  EXPECT_GT(fields_that_tell<Kind::kWatcher>(core::Table::kCoop), 0);
  EXPECT_GT(fields_that_tell<Kind::kPlayer>(core::Table::kRace), 0);
  EXPECT_GT(fields_that_tell<Kind::kRival>(core::Table::kRace), 0);
}

TEST(Teeth, ADifferenceIsToldInWords) {
  const core::Game& game = core::erased<Crooked<Leak::kStatus>>();
  Twins twins;
  twins.options = game.default_options();
  twins.players = 2;
  twins.boards = {core::encode(SecretBoard{false}), core::encode(SecretBoard{true})};
  const auto told = differences(game, core::Table::kVersus, twins, 1);
  ASSERT_THAT(told, testing::SizeIs(testing::Ge(3u))) << "both players and the watcher";
  EXPECT_THAT(told[0], testing::StartsWith("Ana, frame "));
  EXPECT_THAT(told[0], testing::HasSubstr("plies: 1"));
}

// In a race a player's own moves are sent to that player: that is no leak, although the rooms
// differ.
TEST(Teeth, WhoMayKnowIsLeftOut) {
  const core::Game& game = core::erased<Crooked<Leak::kNone>>();
  Twins twins;
  twins.options = game.default_options();
  twins.players = 2;
  using Move = tictactoe::Move;
  const core::Bytes off_the_board = core::encode(Move::put(20));
  const core::Bytes no_swap = core::encode(Move::of(Move::Act::kSwap));
  twins.steps = {{core::Seat(0), {off_the_board, no_swap}}};  // refused for different reasons
  EXPECT_THAT(differences(game, core::Table::kVersus, twins, 1), testing::SizeIs(1));
  twins.knowing = core::SeatSet::only(core::Seat(0));
  EXPECT_THAT(differences(game, core::Table::kVersus, twins, 1), testing::IsEmpty());
}

}  // namespace
}  // namespace gridmates::noninterference
