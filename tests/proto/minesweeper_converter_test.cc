// The converter of Minesweeper: its values on the wire, and what it refuses.
#include <gtest/gtest.h>

#include "engine/minesweeper/rules.h"
#include "proto/convert/game_converter.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using core::RefusalCode;

const GameConverter& mines() { return *converter("minesweeper"); }

RefusalCode refusal_of(const v1::MinesweeperOptions& options) {
  v1::GameOptions all;
  *all.mutable_minesweeper() = options;
  const auto answer = mines().options(all);
  EXPECT_FALSE(answer.ok()) << options.ShortDebugString();
  return answer ? RefusalCode::kMatchOver : answer.error().code;
}

template <class Set>
v1::MinesweeperOptions with(Set set) {
  v1::MinesweeperOptions options;
  set(options);
  return options;
}

TEST(MinesweeperConverter, EveryOptionComesBackAsItWas) {
  v1::GameOptions sent;
  v1::MinesweeperOptions& options = *sent.mutable_minesweeper();
  options.set_width(30);
  options.set_height(16);
  options.set_mines(99);
  options.set_start(v1::MINESWEEPER_START_SAFE);
  options.set_law(v1::MINESWEEPER_LAW_KIND);
  options.set_lives(3);
  options.set_open_matched(true);
  options.set_marks(true);
  options.set_go_on(true);
  options.set_hit_cost_s(7);
  const auto bytes = mines().options(sent);
  ASSERT_TRUE(bytes.ok()) << bytes.error().message;
  const minesweeper::Options expected{{30, 16},
                                      99,
                                      minesweeper::Start::kSafe,
                                      minesweeper::GuessPolicy::kKind,
                                      3,
                                      true,
                                      true,
                                      true,
                                      7,
                                      false,
                                      minesweeper::AnyField{}};
  EXPECT_EQ(core::decode<minesweeper::Options>(*bytes), expected);
  v1::GameOptions again;
  mines().options(*bytes, again);
  EXPECT_EQ(again.ShortDebugString(), sent.ShortDebugString());
}

TEST(MinesweeperConverter, OptionsOutOfRangeAreRefused) {
  using Options = v1::MinesweeperOptions;
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_width(7); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_height(51); })), RefusalCode::kInvalid);
  // 265 and 65546 would be 9 and 10 if they were truncated to their low bits.
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_width(265); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_mines(65546); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_mines(73); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_lives(10); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_hit_cost_s(61); })), RefusalCode::kInvalid);
  EXPECT_EQ(refusal_of(with([](Options& o) { o.set_law(static_cast<v1::MinesweeperLaw>(5)); })),
            RefusalCode::kInvalid);
  EXPECT_EQ(
      refusal_of(with([](Options& o) { o.set_start(static_cast<v1::MinesweeperStart>(-1)); })),
      RefusalCode::kInvalid);
  v1::GameOptions none;
  EXPECT_EQ(mines().options(none).error().code, RefusalCode::kMalformed);
}

TEST(MinesweeperConverter, NothingIsCutToAnotherMove) {
  v1::Move move;
  EXPECT_EQ(mines().move(move).error().code, RefusalCode::kMalformed);
  move.mutable_minesweeper();
  EXPECT_EQ(mines().move(move).error().code, RefusalCode::kMalformed);
  for (const std::uint32_t cell : {2500U, 65536U, 0xffffffffU}) {
    move.mutable_minesweeper()->mutable_open()->set_cell(cell);
    EXPECT_EQ(mines().move(move).error().code, RefusalCode::kInvalid) << cell;
  }
  move.mutable_minesweeper()->mutable_chord()->set_cell(2499);
  EXPECT_EQ(*mines().move(move), core::encode(minesweeper::Move{minesweeper::Chord{2499}}));
}

minesweeper::Reason two_of_two() {
  return minesweeper::Reason(
      minesweeper::Step{minesweeper::Argument::kSubset, true, {13, 14}, {3, 22}});
}

TEST(MinesweeperConverter, AFieldIsSeenAsItIs) {
  using minesweeper::Face;
  using minesweeper::View;
  core::MatchView erased{9, {}, {}};
  erased.cells.push_back(core::encode(View::Cell{Face::kOpen, 3, core::Seat(1)}));
  erased.cells.push_back(core::encode(View::Cell{Face::kWrongFlag, 0, core::Seat(0)}));
  View::Status status;
  status.outcome.kind = core::Outcome::Kind::kLost;
  status.mines = 10;
  status.parts.push({5, 1, 1, 4, 2, 1, 6, 3, 812, minesweeper::Part::Ballot::kAgainst});
  status.hit = minesweeper::Hit{13, core::Seat(0), two_of_two(), true, 370};
  status.worth = minesweeper::FieldMetrics{24, 7, 2, 21, 40, 9};
  erased.status = core::encode(status);
  EXPECT_EQ(test::view_of(mines(), erased).ShortDebugString(),
            "columns: 9 minesweeper { cells { face: MINESWEEPER_FACE_OPEN number: 3 by: 2 } "
            "cells { face: MINESWEEPER_FACE_WRONG_FLAG by: 1 } "
            "status { mines: 10 over: true parts { opened: 5 flags: 1 hits: 1 left_clicks: 4 "
            "right_clicks: 2 chords: 1 effective: 6 guesses: 3 expected_permille: 812 vote: 2 } "
            "hit { cell: 13 by: 1 provable { argument: MINESWEEPER_ARGUMENT_SUBSET mined: true "
            "cells: 13 cells: 14 because: 3 because: 22 } forced: true chance_permille: 370 } "
            "worth { bbbv: 24 bbbv_done: 7 openings: 2 zini: 21 first: 41 seed: \"9\" } } }");
}

TEST(MinesweeperConverter, AHintSaysNoMoreThanItsLevel) {
  core::MatchView erased{9, {}, {}};
  minesweeper::View::Status status;
  status.help = minesweeper::ShownHelp{std::nullopt, 2, true, {13, 14}, {}};
  erased.status = core::encode(status);
  EXPECT_EQ(test::view_of(mines(), erased).minesweeper().status().help().ShortDebugString(),
            "level: 2 provable: true step { cells: 13 cells: 14 }");
  status.help = minesweeper::ShownHelp{std::nullopt, 3, true, {}, two_of_two()};
  erased.status = core::encode(status);
  EXPECT_EQ(test::view_of(mines(), erased).minesweeper().status().help().ShortDebugString(),
            "level: 3 provable: true step { argument: MINESWEEPER_ARGUMENT_SUBSET mined: true "
            "cells: 13 cells: 14 because: 3 because: 22 }");
}

// Lost at once, so that a delta changes many cells and a view shows everything.
TEST(MinesweeperConverter, TheLargestFieldFitsIntoAFrame) {
  constexpr std::size_t kFrameOutBytes = 64 * 1024;
  minesweeper::Options options;
  options.shape = {50, 50};
  options.mines = 1200;
  options.guessing = minesweeper::GuessPolicy::kStandard;
  const core::Game& game = core::erased<minesweeper::Rules>();
  const core::Bytes first = core::encode(minesweeper::Move{minesweeper::Open{1275}});
  core::Match match =
      *game.start(*game.make_board(core::encode(options), core::seed_from(1), first));
  ASSERT_TRUE(match.play(core::Seat(0), first).ok());
  for (std::uint16_t cell = 0; cell < minesweeper::kMaxCells; ++cell) {
    (void)match.play(core::Seat(5), core::encode(minesweeper::Move{minesweeper::Flag{cell}})).ok();
  }
  const core::MatchView before = match.view({});
  ASSERT_TRUE(
      match.play(core::Seat(0), core::encode(minesweeper::Move{minesweeper::GiveUp{}})).ok());
  ASSERT_TRUE(
      match.play(core::Seat(5), core::encode(minesweeper::Move{minesweeper::GiveUp{}})).ok());
  const core::MatchView after = match.view({core::Viewer::Kind::kAfterwards, {}});
  EXPECT_LT(test::view_of(mines(), after).ByteSizeLong(), kFrameOutBytes / 2);
  v1::MatchDelta delta;
  mines().delta(core::difference(before, after), delta);
  EXPECT_GT(delta.minesweeper().cells_size(), 1000);
  EXPECT_LT(delta.ByteSizeLong(), kFrameOutBytes / 2);
}

}  // namespace
}  // namespace gridmates::convert
