// Reading the leaderboards, and migrating them to this schema.
#include <regex>

#include "engine/core/random.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/ports/period.h"
#include "server/store/audit.h"
#include "server/store/fame_tables.h"
#include "server/store/migrations.h"
#include "server/store/run_tables.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using Order = ports::BestTimesOf::Order;

constexpr std::int64_t kNewYear2027 = 1'798'761'600'000;

class FameTables : public testing::Test {
 protected:
  // Opens the database with this many migrations.
  void open(std::size_t migrations) {
    std::vector<Migration> known = embedded_migrations();
    known.resize(std::min(migrations, known.size()));
    ASSERT_TRUE(migrate(db(), dir_->database(), known));
  }
  Database& db() {
    if (!db_) db_.emplace(*Database::open(dir_->database(), Database::Mode::kWrite));
    return *db_;
  }
  void room() {
    ASSERT_TRUE(db().script(
        "INSERT INTO players (id, name, token_hash, created_wall_ms) VALUES (1, 'Ada', "
        "zeroblob(32), 0);"
        "INSERT INTO rooms (id, code, creator, creation_key, created_wall_ms) VALUES (1, 'KITE-1', "
        "1, zeroblob(16), 0);"));
  }
  void add(std::uint32_t match, std::uint64_t player, std::uint64_t time_ms, std::int64_t wall_ms) {
    ports::Run run;
    run.match = match;
    run.game = "sudoku";
    run.category = "easy";
    run.time_ms = time_ms;
    run.wall_ms = wall_ms;
    run.worth = 1 + match % 7;
    run.players = {{PlayerId(player), "Ada", Seat(0), ports::RunPlayer::Result::kSolved}};
    ASSERT_TRUE(add_run(db(), RoomId(1), run));
    run.match += 1'000'000;
    run.game = "tictactoe";
    run.table = core::Table::kVersus;
    run.players[0].result = ports::RunPlayer::Result::kWon;
    ASSERT_TRUE(add_run(db(), RoomId(1), run));
  }
  void close() { db_.reset(); }

  TemporaryDirectory directory_;
  std::unique_ptr<DataDir> dir_ =
      std::make_unique<DataDir>(*DataDir::take(directory_.path() / "data"));
  std::optional<Database> db_;
};

// Runs each kind of query; every statement on these tables must start from an index.
TEST_F(FameTables, NoQuestionWalksABoard) {
  open(99);
  room();
  for (std::uint32_t i = 1; i <= 20; ++i) add(i, i % 5 + 1, 100 - i, kNewYear2027);
  for (const Order order : {Order::kTime, Order::kRate, Order::kWorth}) {
    for (const bool all : {false, true}) {
      for (const char* category : {"", "easy"}) {
        ASSERT_TRUE(best_times(db(), {"sudoku", category, 10, order, all, "2027-01"}));
        const auto around =
            best_times(db(), {"sudoku", category, 10, order, all, "2027-01", PlayerId(3)});
        ASSERT_TRUE(around);
        EXPECT_EQ(around->boards.size(), 1u);
      }
    }
  }
  ASSERT_TRUE(tallies(db(), {"tictactoe", 10, "2027-01"}));
  EXPECT_EQ(tallies(db(), {"tictactoe", 10, "2027-01", PlayerId(3)})->size(), 5u);
  const auto stands = standings(db(), RoomId(1), 3);
  ASSERT_TRUE(stands);
  EXPECT_EQ(stands->size(), 1u);
  std::size_t looked_at = 0;
  for (const std::string& text : db().kept()) {
    if (!text.starts_with("SELECT") || text.find("fame_") == std::string::npos) continue;
    ++looked_at;
    static const std::regex kValue("[?][0-9]*");
    Query plan = db().query("EXPLAIN QUERY PLAN " + std::regex_replace(text, kValue, "1"));
    while (plan.next()) {
      const std::string step = plan.text(3);
      EXPECT_THAT(step, testing::Not(testing::HasSubstr("SCAN fame_"))) << text;
      // Queries for the best lines must not search all lines.
      const bool is_best = text.find("WHERE board") != std::string::npos &&
                           text.find("AND best") != std::string::npos;
      if (is_best && step.find("SEARCH fame_lines") != std::string::npos) {
        EXPECT_THAT(step, testing::HasSubstr("INDEX fame_best")) << text;
      }
      // The few boards of a player may be sorted; lines must not be.
      const bool sorts = step.find("USE TEMP B-TREE") != std::string::npos;
      if (sorts) EXPECT_THAT(text, testing::HasSubstr("fame_teams")) << text;
    }
  }
  EXPECT_GT(looked_at, 20u);
}

// The schema's view and the program compute the same periods.
TEST_F(FameTables, PeriodsAreThoseOfTheSchema) {
  open(99);
  room();
  core::Random random(core::seed_from(7));
  std::vector<std::int64_t> times{0,  86'399'999,          kNewYear2027 - 1,   kNewYear2027,
                                  -1, 253'370'764'799'999, 253'370'764'800'000};
  constexpr std::int64_t kDayMs = 86'400'000;
  for (int day = 0; day < 4'000; ++day) times.push_back(kNewYear2027 + day * kDayMs + 1);
  ASSERT_TRUE(db().script("BEGIN"));
  for (std::size_t i = 0; i < times.size(); ++i) {
    ASSERT_TRUE(
        db().run("INSERT INTO runs (id, room, match, game, table_kind, source, pack, "
                 "number, level, assisted, time_ms, wall_ms, ended_seq, team_size, solved) "
                 "VALUES (?1, 1, ?1, 'x', 0, 0, '', 0, '', 0, 0, ?2, 0, 1, 0)",
                 {i + 1, times[i]}));
  }
  std::vector<std::vector<std::string>> all(times.size());
  Query rows = db().query("SELECT run, period FROM run_periods");
  while (rows.next()) all.at(rows.number<std::size_t>(0) - 1).push_back(rows.text(1));
  for (std::size_t i = 0; i < times.size(); ++i) {
    const std::vector<std::string>& found = all[i];
    std::vector<std::string> due{""};
    if (const auto periods = ports::periods_of(times[i])) {
      due.insert(due.end(), {periods->month, periods->week, periods->day});
      for (const std::string& name : {periods->month, periods->week, periods->day}) {
        EXPECT_TRUE(ports::is_period(name)) << name;
      }
      if (const auto before = ports::periods_of(times[i] - kDayMs)) {
        EXPECT_EQ(ports::period_before(periods->day), before->day);
        if (before->month != periods->month) {
          EXPECT_EQ(ports::period_before(periods->month), before->month);
        }
        if (before->week != periods->week) {
          EXPECT_EQ(ports::period_before(periods->week), before->week);
        }
      }
    }
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(due)) << times[i];
  }
}

// Older runs are on the boards of their months, weeks and days.
TEST_F(FameTables, RunsOfTheEleventhSchemaCountInTheirPeriods) {
  open(11);
  ASSERT_TRUE(db().script(
      "INSERT INTO players (id, name, token_hash, created_wall_ms) VALUES (7, 'Ada', "
      "zeroblob(32), 0);"
      "INSERT INTO rooms (id, code, creator, creation_key, created_wall_ms) VALUES (1, 'KITE-1', "
      "7, "
      "zeroblob(16), 0);"
      // Two by Ada, the later one slower, and one by Bea in the next month; a race; a duel.
      "INSERT INTO runs VALUES "
      "(1, 1, 1, 'mines', 0, 2, '', 0, '', 0, 9000, 1798761599999, 2, 1, 1, '9x9', 2, '', 30, 0, "
      "0, "
      "1, 0, 0, 0),"
      "(2, 1, 2, 'mines', 0, 2, '', 0, '', 0, 9500, 1798761599999, 3, 1, 1, '9x9', 2, '', 90, 0, "
      "0, "
      "1, 0, 0, 0),"
      "(3, 1, 3, 'mines', 0, 2, '', 0, '', 0, 7000, 1798761600000, 4, 1, 1, '9x9', 2, '', 10, 0, "
      "0, "
      "1, 0, 0, 0),"
      "(4, 1, 4, 'mines', 2, 2, '', 0, '', 0, 8000, 1798761600000, 5, 2, 0, '9x9', 2, '', 10, 0, "
      "0, "
      "1, 0, 0, 0),"
      "(5, 1, 5, 'ttt', 1, 2, '', 0, '', 0, 100, 1798761600000, 6, 2, 0, '', 2, '', 0, 0, 0, 1, 0, "
      "0, 0);"
      "INSERT INTO run_players (run, place, player, name, seat, result, time_ms) VALUES "
      "(1, 0, 7, 'Ada', 0, 0, 0), (2, 0, 7, 'Ada', 0, 0, 0), (3, 0, 8, 'Bea', 0, 0, 0), "
      "(4, 0, 8, 'Bea', 0, 0, 6000), (4, 1, 7, 'Ada', 1, 3, 0), (5, 0, 7, 'Ada', 0, 1, 0), "
      "(5, 1, 8, 'Bea', 1, 3, 0);"
      "INSERT INTO fame_boards VALUES (1, 'mines', '9x9', 0, 2, 1, 0, 3), "
      "(2, 'mines', '9x9', 2, 2, 1, 0, 1);"
      "INSERT INTO fame_lines (board, time_ms, run, place, team, rate, best, best_rate, worth) "
      "VALUES (1, 9000, 1, 0, '7', 3333, 1, 0, 30), (1, 9500, 2, 0, '7', 9473, 0, 1, 90), "
      "(1, 7000, 3, 0, '8', 1428, 1, 1, 10), (2, 6000, 4, 0, '8', 1666, 1, 1, 10);"
      "INSERT INTO fame_results VALUES ('ttt', 7, 5), ('ttt', 8, 5);"
      "INSERT INTO fame_players VALUES ('ttt', 7, 'Ada', 1, 0, 0), ('ttt', 8, 'Bea', 0, 0, 1);"));
  open(99);
  const auto match_of = [this](std::string period, Order order) {
    const auto fame = best_times(db(), {"mines", "9x9", 9, order, false, std::move(period)});
    std::vector<std::uint32_t> matches;
    for (const auto& board : fame->boards) {
      for (const auto& line : board.lines) matches.push_back(line.run.match);
    }
    return matches;
  };
  using testing::ElementsAre;
  EXPECT_THAT(match_of("", Order::kTime), ElementsAre(3, 1, 4));
  EXPECT_THAT(match_of("2026-12", Order::kTime), ElementsAre(1));
  EXPECT_THAT(match_of("2026-12-31", Order::kRate), ElementsAre(2));
  EXPECT_THAT(match_of("2026-W53", Order::kRate), ElementsAre(2, 3, 4));
  EXPECT_THAT(match_of("2027-01", Order::kTime), ElementsAre(3, 4));
  const auto duels = tallies(db(), {"ttt", 9, "2027-01", PlayerId(8)});
  ASSERT_EQ(duels->size(), 2u);
  EXPECT_EQ(duels->front().name.str(), "Ada");
  EXPECT_EQ(duels->front().wins, 1u);
  close();
  auto audit = Audit::open(*dir_);
  ASSERT_TRUE(audit) << audit.error().message;
  const auto agrees = audit->fame_agrees();
  ASSERT_TRUE(agrees) << agrees.error().message;
  EXPECT_TRUE(*agrees);
}

}  // namespace
}  // namespace gridmates::store
