// Leaderboards as requested by clients.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/ports/period.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using testing::ElementsAre;

class FameTest : public testing::Test {
 protected:
  void SetUp() override { ana_->enter("Ana"); }
  // Adds runs of one player alone on this many kinds of fields.
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
  // A private room of Ana's with a finished field and a duel; returns its code.
  std::string play_in_private() {
    v1::ClientFrame create;
    create.mutable_create_room()->set_key(std::string(16, 'k'));
    create.mutable_create_room()->set_game("minesweeper");
    create.mutable_create_room()->set_table(v1::TABLE_COOP);
    create.mutable_create_room()->set_private_room(true);
    ana_->send(create);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    play_fields(1);
    ports::Run duel = world_.disk.runs.front();
    duel.game = "tictactoe";
    duel.table = core::Table::kVersus;
    duel.match = 2;
    duel.players[0].result = ports::RunPlayer::Result::kWon;
    world_.disk.runs.push_back(duel);
    for (ports::Run& run : world_.disk.runs) run.code = ana_->room();
    return ana_->room();
  }
  // The names of both runs as leaderboards show them.
  std::vector<std::string> told_names() {
    v1::ClientFrame duels;
    duels.mutable_get_leaderboard()->set_game("tictactoe");
    duels.mutable_get_leaderboard()->set_limit(1);
    ana_->send(duels);
    const v1::Leaderboard tallies = ana_->last(Body::kLeaderboard)->leaderboard();
    const v1::Leaderboard times = ask();
    return {times.best_times(0).lines(0).run(), tallies.tallies(0).runs(0)};
  }
  static std::string without_secret(const std::string& code) {
    return code.substr(0, code.rfind('-')) + "-private";
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

// While a private room is open, anybody who has its code can join.
TEST_F(FameTest, LeavesOutWhatLetsPeopleIntoAPrivateRoom) {
  const std::string told = without_secret(play_in_private());
  EXPECT_THAT(told_names(), ElementsAre(told + "/1", told + "/2"));
}

// The closed room is still in memory.
TEST_F(FameTest, TellsTheWholeCodeAsSoonAsThePrivateRoomHasClosed) {
  const std::string code = play_in_private();
  v1::Action leave = ana_->action();
  leave.mutable_leave();
  ana_->act(leave);
  ASSERT_TRUE(world_.disk.rooms.front().record.closed);
  EXPECT_THAT(told_names(), ElementsAre(code + "/1", code + "/2"));
}

TEST_F(FameTest, AnOpenPrivateRoomKeepsItsSecretWhetherOrNotItIsInMemory) {
  support::Disk::Room room;
  room.record = {RoomId(1), "LIME-03-7RWX2M9Q", false};
  world_.disk.rooms.push_back(room);  // opened before the server started
  play_fields(1);
  world_.disk.runs.front().code = room.record.code;
  EXPECT_EQ(ask().best_times(0).lines(0).run(), "LIME-03-private/1");
}

// Neither in the list of matches nor for the best one.
TEST_F(FameTest, APlayersPageKeepsTheSecretOfAPrivateRoom) {
  const std::string code = play_in_private();
  v1::ClientFrame frame;
  frame.mutable_get_player();
  ana_->send(frame);
  const v1::PlayerPage page = ana_->last(Body::kPlayerPage)->player_page();
  EXPECT_TRUE(page.mine());
  ASSERT_EQ(page.history_size(), 2);
  EXPECT_EQ(page.history(0).run(), without_secret(code) + "/2");
  EXPECT_EQ(page.games(0).kinds(0).best_run(), without_secret(code) + "/1");
  EXPECT_EQ(page.ShortDebugString().find(code), std::string::npos);
}

TEST_F(FameTest, OfNobodyAndOfNoGameThereIsNoPage) {
  v1::ClientFrame frame;
  frame.mutable_get_player()->set_name("nobody");
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().code(), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(ana_->last(Body::kError)->error().field(), "name");
  frame.mutable_get_player()->set_game("chess");
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().field(), "game");
}

// The present by the server's clock.
TEST_F(FameTest, AWindowIsThePresentOne) {
  play_fields(2);
  world_.disk.runs[0].wall_ms = world_.clock.wall_ms();
  world_.disk.runs[1].wall_ms = world_.clock.wall_ms() - 40 * 86'400'000LL;
  v1::ClientFrame frame;
  frame.mutable_get_leaderboard()->set_game("minesweeper");
  frame.mutable_get_leaderboard()->set_window("month");
  ana_->send(frame);
  const v1::Leaderboard month = ana_->last(Body::kLeaderboard)->leaderboard();
  EXPECT_EQ(month.window(), ports::periods_of(world_.clock.wall_ms())->month);
  EXPECT_EQ(month.best_times_size(), 1);
  frame.mutable_get_leaderboard()->set_window("2026-99");
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().field(), "window");
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
