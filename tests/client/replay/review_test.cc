// Rates the moves of a finished match.
#include "client/replay/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/replay/replay_model.h"
#include "tests/client/replay/recorded.h"

namespace gridmates::replay {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// Two players play these cells or columns in turn.
ReplayModel played(const std::string& game, const std::vector<std::uint32_t>& moves,
                   v1::RoomState result, v1::GameOptions options = {}) {
  Recorded recorded(game, std::move(options), v1::TABLE_VERSUS);
  std::uint32_t player = 0;
  for (const std::uint32_t at : moves) {
    v1::Move move;
    if (game == "tictactoe") move.mutable_tictactoe()->set_cell(at);
    if (game == "connectfour") move.mutable_connectfour()->set_column(at);
    if (game == "ultimate") move.mutable_ultimate()->set_cell(at);
    EXPECT_TRUE(recorded.play(player, move)) << at;
    player = 1 - player;
  }
  return ReplayModel(recorded.told(result));
}

// X takes the corner a1 and O an edge, which loses.
TEST(Review, SaysWhereAMatchWasDecided) {
  ReplayModel model = played("tictactoe", {0, 1, 4, 8, 6, 2, 3}, v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_THAT(model.beside(0), ElementsAre("A draw with best play."))
      << "by more moves than are named";
  EXPECT_THAT(model.beside(1), Contains("The draw is kept."));
  EXPECT_EQ(model.mark(1), Mark::kNone);
  EXPECT_THAT(model.beside(2),
              ElementsAre("A mistake: this loses, b2 draws.", HasSubstr("ana is winning: ")));
  EXPECT_EQ(model.mark(2), Mark::kMistake);
  EXPECT_THAT(model.beside(3), Contains("The win is kept."));
  EXPECT_THAT(model.beside(4),
              ElementsAre("It was lost in any case.", HasSubstr("ana is winning")));
  EXPECT_EQ(model.mark(4), Mark::kNone);
  EXPECT_THAT(model.beside(7), ElementsAre("The win is kept.")) << "the last move";
}

TEST(Review, AMissedWinIsAMistake) {
  ReplayModel model =
      played("tictactoe", {0, 1, 4, 8, 2, 6, 7, 3, 5}, v1::ROOM_STATE_FINISHED_DRAWN);
  EXPECT_THAT(model.beside(5), Contains(HasSubstr("A mistake: this draws, ")));
  EXPECT_EQ(model.mark(5), Mark::kMistake);
  EXPECT_THAT(model.beside(9), ElementsAre("The draw is kept."));
}

TEST(Review, MistakesAreAmongTheMomentsOfAMatch) {
  ReplayModel model = played("tictactoe", {0, 1, 4, 8, 6, 2, 3}, v1::ROOM_STATE_FINISHED_FIRST_WON);
  const auto& moments = model.moments();
  const auto mistakes = std::ranges::count_if(moments, [](const Moment& moment) {
    return moment.words.find("mistake") != std::string::npos;
  });
  EXPECT_EQ(mistakes, 1);
}

TEST(Review, WhoHasWhichMarkFollowsASwap) {
  v1::GameOptions options;
  options.mutable_tictactoe()->set_opening(v1::TIC_TAC_TOE_OPENING_PIE);
  Recorded recorded("tictactoe", options, v1::TABLE_VERSUS);
  v1::Move move;
  move.mutable_tictactoe()->set_cell(0);
  EXPECT_TRUE(recorded.play(0, move));
  move.mutable_tictactoe()->set_cell(0);
  move.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
  EXPECT_TRUE(recorded.play(1, move));
  move.mutable_tictactoe()->clear_act();
  move.mutable_tictactoe()->set_cell(1);
  EXPECT_TRUE(recorded.play(0, move));
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_SECOND_WON));
  EXPECT_THAT(model.beside(0), IsEmpty()) << "an opening";
  EXPECT_THAT(model.beside(3),
              ElementsAre("A mistake: this loses, b2 draws.", HasSubstr("bo is winning")));
}

// X has three with open ends at the bottom, and O does not stop them.
TEST(Review, OfConnectFour) {
  ReplayModel model =
      played("connectfour", {3, 3, 2, 2, 4, 4, 5}, v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_THAT(model.beside(5), Contains(HasSubstr("ana is winning")));
  EXPECT_THAT(model.beside(6), Contains("ana is winning: 2 or 6."));
  EXPECT_THAT(model.beside(7), ElementsAre("The win is kept."));
}

TEST(Review, OfWhatIsUndecidedSaysWhatTheSearchPrefers) {
  ReplayModel model = played("connectfour", {0, 3}, v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_THAT(model.beside(0), ElementsAre(HasSubstr("No win is found; ")));
  EXPECT_THAT(model.beside(1), Contains(HasSubstr(" looks better.")));
  EXPECT_EQ(model.mark(1), Mark::kNone) << "nothing is known to be lost";
}

TEST(Review, OfUltimate) {
  ReplayModel model = played("ultimate", {40, 30}, v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_THAT(model.beside(0), ElementsAre(HasSubstr("No win is found; ")));
  EXPECT_THAT(model.beside(2), Not(IsEmpty()));
}

TEST(Review, WorthIsExactOrNotKnown) {
  core::Found found;
  found.score = core::kWonScore - 3;
  EXPECT_EQ(worth_of(found), Worth::kUnknown);
  found.is_exact = true;
  EXPECT_EQ(worth_of(found), Worth::kWon);
  found.score = -found.score;
  EXPECT_EQ(worth_of(found), Worth::kLost);
  found.score = 0;
  EXPECT_EQ(worth_of(found), Worth::kDrawn);
}

}  // namespace
}  // namespace gridmates::replay
