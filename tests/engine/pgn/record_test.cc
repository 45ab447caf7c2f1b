// Games of every game with a notation: written and read again, and the lines of their positions.
#include "engine/pgn/record.h"

#include <gtest/gtest.h>

#include "engine/connectfour/record.h"
#include "engine/core/random.h"
#include "engine/tictactoe/record.h"
#include "engine/ultimate/record.h"

namespace gridmates::pgn {
namespace {

tictactoe::Move any_move(core::Random& random, const tictactoe::Board&) {
  return tictactoe::Move::put(static_cast<std::uint16_t>(random.below(9)));
}
connectfour::Move any_move(core::Random& random, const connectfour::Board&) {
  return {static_cast<std::uint8_t>(random.below(connectfour::kColumns))};
}
ultimate::Move any_move(core::Random& random, const ultimate::Board&) {
  return {static_cast<std::uint8_t>(random.below(ultimate::kCells))};
}

// A game of random moves, played to its end.
template <class Notation>
Record<Notation> any_record(core::Random& random) {
  using Rules = typename Notation::Rules;
  Record<Notation> record;
  record.x = "ana";
  record.o = "bo";
  auto state = *Rules::start(record.board);
  while (!Rules::to_move(state).empty()) {
    const auto move = any_move(random, record.board);
    auto next = Rules::play(state, Rules::to_move(state).first(), move);
    if (!next) continue;
    state = *std::move(next);
    record.plies.push_back({move, random.below(2) == 0 ? "0:07" : ""});
  }
  record.result = result_of<Notation>(state);
  return record;
}

template <class Notation>
class Records : public testing::Test {};
using Notations = testing::Types<tictactoe::Notation, connectfour::Notation, ultimate::Notation>;
TYPED_TEST_SUITE(Records, Notations);

TYPED_TEST(Records, AreReadAsTheyAreWritten) {
  core::Random random(core::seed_from(3));
  std::string all;
  std::vector<Record<TypeParam>> records;
  for (int number = 0; number < 50; ++number) {
    records.push_back(any_record<TypeParam>(random));
    all += record_text(records.back()) + "\n";
  }
  std::string_view rest = all;
  for (const auto& record : records) {
    const auto read = take_record<TypeParam>(rest);
    ASSERT_TRUE(read) << read.error().message << "\n" << record_text(record);
    EXPECT_EQ(*read, record);
  }
  EXPECT_TRUE(rest.empty());
}

TYPED_TEST(Records, AreNotThoseOfAnotherGame) {
  std::string_view text = "[Game \"chess\"]\n1. e4 *\n";
  const auto read = take_record<TypeParam>(text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "This is not a game of " + std::string(TypeParam::kGame) + ".");
}

template <class Notation>
std::string position_in(std::string_view text, std::optional<std::size_t> at = {}) {
  const auto words = take_position<Notation>(text, at);
  return words ? *words : words.error().message;
}

TEST(Positions, OfConnectFourAreRowsFromTheTop) {
  using connectfour::Notation;
  EXPECT_EQ(position_in<Notation>("1. 4 4 2. 1 *"), "7x6 7/7/7/7/3o3/x2x3 o");
  EXPECT_EQ(position_in<Notation>("1. 4 4 2. 1 *", 1), "7x6 7/7/7/7/7/3x3 o");
  EXPECT_EQ(position_in<Notation>("1. 8 *"),
            "Move 1, 8: There is no such column; the columns are 1 to 7.");
  EXPECT_EQ(position_in<Notation>("1. 1 1 2. 1 1 3. 1 1 4. 1 *"), "Move 7, 1: Column 1 is full.");
  EXPECT_EQ(position_in<Notation>("1. 1 2 2. 1 2 3. 1 2 4. 1 0-1"),
            "The result is not that of the board.");
}

TEST(Positions, OfUltimateSayWhichMarkWasTheLatest) {
  using ultimate::Notation;
  EXPECT_EQ(position_in<Notation>("*"), "9x9 9/9/9/9/9/9/9/9/9 x -");
  EXPECT_EQ(position_in<Notation>("1. e5 d4 *"), "9x9 9/9/9/3o5/4x4/9/9/9/9 x d4");
  EXPECT_EQ(position_in<Notation>("1. e5 a1 *"), "Move 2, a1: You must play in the board d4-f6.");
  EXPECT_EQ(position_in<Notation>("1. z5 *"),
            "Move 1, z5: There is no such cell; the cells are a1 to i9.");
}

}  // namespace
}  // namespace gridmates::pgn
