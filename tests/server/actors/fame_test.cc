// Boards of fame, as clients ask for them.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class FameTest : public testing::Test {
 protected:
  void SetUp() override { ana_->enter("Ana"); }
  // Somebody has opened so many fields of different kinds alone.
  void play_fields(std::uint32_t kinds) {
    for (std::uint32_t kind = 0; kind < kinds; ++kind) {
      ports::Run run;
      run.code = "KITE-42";
      run.match = kind + 1;
      run.game = "minesweeper";
      run.source = ports::Run::Source::kGenerated;
      run.category = "9x9/" + std::to_string(kind + 1) + " zero standard";
      run.players = {{PlayerId(1), "Ana", Seat(0), ports::RunPlayer::Result::kSolved}};
      world_.disk.runs.push_back(run);
    }
  }
  v1::Leaderboard ask(const std::string& category = "") {
    v1::ClientFrame frame;
    frame.mutable_get_leaderboard()->set_game("minesweeper");
    frame.mutable_get_leaderboard()->set_limit(limits::kLeaderboardLines);
    frame.mutable_get_leaderboard()->set_category(category);
    ana_->send(frame);
    return ana_->last(Body::kLeaderboard)->leaderboard();
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(FameTest, AThousandCategoriesAreABoundedAnswerAndEachIsHadByName) {
  play_fields(1'000);
  const v1::Leaderboard all = ask();
  EXPECT_EQ(static_cast<std::size_t>(all.best_times_size()), limits::kLeaderboardBoards);
  EXPECT_TRUE(all.more());
  EXPECT_LE(all.ByteSizeLong(), limits::kFrameOutBytes);
  const v1::Leaderboard one = ask("9x9/777 zero standard");
  ASSERT_EQ(one.best_times_size(), 1);
  EXPECT_FALSE(one.more());
  EXPECT_EQ(one.best_times(0).lines(0).run(), "KITE-42/777");
}

TEST_F(FameTest, FewCategoriesAreToldWhole) {
  play_fields(3);
  EXPECT_EQ(ask().best_times_size(), 3);
  EXPECT_FALSE(ask().more());
  EXPECT_EQ(ask("9x9/4 zero standard").best_times_size(), 0);
}

// While a private room is open its code lets people in.
TEST_F(FameTest, LeavesOutWhatLetsPeopleIntoAPrivateRoom) {
  v1::ClientFrame create;
  create.mutable_create_room()->set_key(std::string(16, 'k'));
  create.mutable_create_room()->set_game("minesweeper");
  create.mutable_create_room()->set_table(v1::TABLE_COOP);
  create.mutable_create_room()->set_private_room(true);
  ana_->send(create);
  const std::string code = ana_->last(Body::kRoomCreated)->room_created().code();
  const std::string open = code.substr(0, code.rfind('-')) + "-private";
  play_fields(2);
  world_.disk.runs[0].code = code;
  world_.disk.runs[1].code = "LIME-03-7RWX2M9Q";  // has closed long ago
  EXPECT_EQ(ask("9x9/1 zero standard").best_times(0).lines(0).run(), open + "/1");
  EXPECT_EQ(ask("9x9/2 zero standard").best_times(0).lines(0).run(), "LIME-03-7RWX2M9Q/2");
}

TEST_F(FameTest, AskingCostsMoreThanAFrame) {
  v1::ClientFrame frame;
  frame.mutable_get_leaderboard()->set_game("minesweeper");
  const std::size_t asked = 2 * limits::kFramesBurst / (1 + limits::kLeaderboardCost);
  for (std::size_t i = 0; i < asked; ++i) ana_->send(frame);
  EXPECT_LT(ana_->of(Body::kLeaderboard).size(), asked) << "the rest is read later";
  world_.pass(5'000);
  EXPECT_EQ(ana_->of(Body::kLeaderboard).size(), asked);
}

}  // namespace
}  // namespace gridmates::actors::test
