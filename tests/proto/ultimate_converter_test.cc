#include <gtest/gtest.h>

#include "engine/ultimate/rules.h"
#include "proto/convert/game_converter.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

TEST(UltimateConverter, ABoardIsSeenAsItIs) {
  using ultimate::Mark;
  using ultimate::Small;
  using ultimate::View;
  core::MatchView erased{9, {core::encode(View::Cell{Mark::kX, true})}, {}};
  View::Status status{{}, core::Seat(1), 17, {}};
  status.boards[0] = {Small::kX, false, true};
  status.boards[1] = {Small::kDrawn, false, false};
  status.boards[2] = {Small::kOpen, true, false};
  erased.status = core::encode(status);
  EXPECT_EQ(test::view_of(*converter("ultimate"), erased).ShortDebugString(),
            "columns: 9 ultimate { cells { mark: ULTIMATE_MARK_X last: true } "
            "status { plies: 17 to_move: 2 "
            "boards { result: ULTIMATE_RESULT_X winning: true } "
            "boards { result: ULTIMATE_RESULT_DRAWN } boards { playable: true } "
            "boards { } boards { } boards { } boards { } boards { } boards { } } }");
}

TEST(UltimateConverter, ACellOffTheBoardIsRefused) {
  v1::Move move;
  for (const std::uint32_t cell : {81u, 256u, 4'000'000'000u}) {
    move.mutable_ultimate()->set_cell(cell);
    EXPECT_EQ(converter("ultimate")->move(move).error().code, core::RefusalCode::kInvalid) << cell;
  }
}

}  // namespace
}  // namespace gridmates::convert
