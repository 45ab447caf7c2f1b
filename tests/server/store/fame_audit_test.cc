// The audit compares each leaderboard column that follows from the runs with them.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/store/audit.h"
#include "server/store/run_tables.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

constexpr std::int64_t kNewYear = 1'798'761'600'000;

class FameAudit : public testing::Test {
 protected:
  void SetUp() override {
    Database db = open();
    ASSERT_TRUE(db.script(
        "INSERT INTO players (id, name, token_hash, created_wall_ms) VALUES (1, 'Ada', "
        "zeroblob(32), 0), (12, 'Bea', randomblob(32), 0);"
        "INSERT INTO rooms (id, code, creator, creation_key, created_wall_ms) VALUES (1, 'KITE-1', "
        "1, zeroblob(16), 0);"));
    for (const std::uint64_t time_ms : {7'000, 7'000, 9'000}) add(db, time_ms);
    ports::Run race = run(8'000);
    race.table = core::Table::kRace;
    race.players[0].time_ms = 6'000;
    race.players[1].time_ms = 6'500;
    ASSERT_TRUE(add_run(db, RoomId(1), race));
    ports::Run daily = run(5'000);
    daily.category = "daily 2026-11-24 easy";
    daily.too_fast = true;
    ASSERT_TRUE(add_run(db, RoomId(1), daily));
  }
  Database open() const { return *Database::open(dir_.database(), Database::Mode::kWrite); }
  ports::Run run(std::uint64_t time_ms) {
    ports::Run run;
    run.match = ++matches_;
    run.game = "mines";
    run.category = "9x9";
    run.time_ms = time_ms;
    run.wall_ms = kNewYear;
    run.worth = 30;
    // In the order of their numbers in the match, which is not the order of a team.
    run.players = {{PlayerId(12), "Bea", Seat(0)}, {PlayerId(1), "Ada", Seat(1)}};
    return run;
  }
  void add(Database& db, std::uint64_t time_ms) {
    ASSERT_TRUE(add_run(db, RoomId(1), run(time_ms)));
  }
  bool agrees() const {
    auto audit = Audit::open(dir_);
    EXPECT_TRUE(audit) << audit.error().message;
    const auto agrees = audit->fame_agrees();
    EXPECT_TRUE(agrees) << agrees.error().message;
    return *agrees;
  }

  TemporaryDirectory directory_;
  const DataDir dir_ = *DataDir::take(directory_.path() / "data");
  std::uint32_t matches_ = 0;

 private:
  const bool is_new_ = open_database(dir_).ok();
};

TEST_F(FameAudit, FindsEachColumn) {
  EXPECT_TRUE(agrees());
  // A change and its reversal.
  const std::pair<const char*, const char*> ways[] = {
      {"UPDATE fame_lines SET rate = rate + 1 WHERE run = 3",
       "UPDATE fame_lines SET rate = rate - 1 WHERE run = 3"},
      {"UPDATE fame_lines SET worth = 31 WHERE run = 3",
       "UPDATE fame_lines SET worth = 30 WHERE run = 3"},
      {"UPDATE fame_lines SET team = '12,1' WHERE run = 3",
       "UPDATE fame_lines SET team = '1,12' WHERE run = 3"},
      {"UPDATE fame_lines SET team = '13' WHERE run = 4 AND place = 0",
       "UPDATE fame_lines SET team = '12' WHERE run = 4 AND place = 0"},
      {"UPDATE fame_boards SET daily = 1 - daily", "UPDATE fame_boards SET daily = 1 - daily"},
      {"UPDATE fame_lines SET best_rate = 1 WHERE run = 5",
       "UPDATE fame_lines SET best_rate = 0 WHERE run = 5"},
      {"UPDATE runs SET team_size = 1 WHERE id = 5", "UPDATE runs SET team_size = 2 WHERE id = 5"},
      {"UPDATE runs SET solved = 0 WHERE id = 4", "UPDATE runs SET solved = 1 WHERE id = 4"},
      {"UPDATE players SET computer = 1", "UPDATE players SET computer = 0"}};
  for (const auto& [change, back] : ways) {
    ASSERT_TRUE(open().run(change)) << change;
    EXPECT_FALSE(agrees()) << change;
    ASSERT_TRUE(open().run(back)) << back;
    EXPECT_TRUE(agrees()) << back;
  }
}

// Among equal times the earliest is the best.
TEST_F(FameAudit, FindsALaterLineInTheFirstPlace) {
  const std::string all_time = " AND board = (SELECT board FROM fame_lines WHERE run = 1)";
  ASSERT_TRUE(open().run("UPDATE fame_lines SET best = 0 WHERE run = 1" + all_time));
  ASSERT_TRUE(open().run("UPDATE fame_lines SET best = 1 WHERE run = 2" + all_time));
  EXPECT_FALSE(agrees());
}

}  // namespace
}  // namespace gridmates::store
