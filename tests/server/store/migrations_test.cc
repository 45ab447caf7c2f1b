#include "server/store/migrations.h"

#include <algorithm>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/store/audit.h"
#include "server/store/fame_tables.h"
#include "server/store/puzzle_tables.h"
#include "server/store/store.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using testing::AllOf;
using testing::HasSubstr;

const Migration kFirst{1, "0001_a.sql", "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (41);"};
const Migration kSecond{2, "0002_b.sql", "UPDATE a SET x = x + 1; CREATE TABLE b (y INTEGER);"};

class Migrations : public testing::Test {
 protected:
  Database open() {
    auto db = Database::open(file_, Database::Mode::kWrite);
    EXPECT_TRUE(db) << db.error().message;
    return *std::move(db);
  }
  std::int64_t number(Database& db, std::string_view sql) {
    Query row = db.query(sql);
    EXPECT_TRUE(row.next()) << sql;
    return row.integer(0);
  }
  bool has_table(Database& db, std::string_view name) {
    return db.query("SELECT 1 FROM sqlite_schema WHERE name = ?", {name}).next();
  }
  // Files other than the database and its log.
  std::set<std::string> other_files() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory_.path())) {
      const std::string name = entry.path().filename();
      if (name != "a.db" && name != "a.db-wal" && name != "a.db-shm") names.insert(name);
    }
    return names;
  }

  TemporaryDirectory directory_;
  std::filesystem::path file_ = directory_.path() / "a.db";
};

TEST_F(Migrations, AnEmptyDatabaseGetsThemAll) {
  Database db = open();
  const auto done = migrate(db, file_, {kFirst, kSecond});
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(done->from, 0);
  EXPECT_EQ(done->to, 2);
  EXPECT_EQ(number(db, "SELECT x FROM a"), 42);
  EXPECT_EQ(number(db, "SELECT count(*) FROM schema_migrations"), 2);
  EXPECT_EQ(number(db, "PRAGMA foreign_keys"), 1);
  EXPECT_THAT(other_files(), testing::IsEmpty()) << "there was nothing to keep safe";
}

TEST_F(Migrations, EachIsAppliedOnce) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst, kSecond}));
  const auto again = migrate(db, file_, {kFirst, kSecond});
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->from, 2);
  EXPECT_EQ(number(db, "SELECT x FROM a"), 42);
  EXPECT_THAT(other_files(), testing::IsEmpty());
}

TEST_F(Migrations, WhatIsThereIsCopiedFirst) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst}));
  const auto done = migrate(db, file_, {kFirst, kSecond});
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(number(db, "SELECT x FROM a"), 42);
  EXPECT_EQ(done->safety_copy, file_.string() + ".schema-1");
  EXPECT_EQ(other_files(), std::set<std::string>{"a.db.schema-1"});

  auto copy = Database::open(done->safety_copy, Database::Mode::kRead);
  ASSERT_TRUE(copy) << copy.error().message;
  EXPECT_EQ(number(*copy, "SELECT x FROM a"), 41);
  EXPECT_FALSE(has_table(*copy, "b"));
}

TEST_F(Migrations, NothingHappensWithoutTheCopy) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst}));
  const auto done = migrate(db, directory_.path() / "nowhere" / "a.db", {kFirst, kSecond});
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message, HasSubstr("cannot make the safety copy"));
  EXPECT_EQ(number(db, "SELECT x FROM a"), 41);
}

TEST_F(Migrations, AnEditedOneIsRefused) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst}));
  Migration edited = kFirst;
  edited.sql += " -- a word more";
  const auto done = migrate(db, file_, {edited, kSecond});
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message, AllOf(HasSubstr("0001_a.sql"), HasSubstr("differs")));
  EXPECT_FALSE(has_table(db, "b"));
}

TEST_F(Migrations, ANewerSchemaIsRefused) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst, kSecond}));
  const auto done = migrate(db, file_, {kFirst});
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message, AllOf(HasSubstr("0002_b.sql"), HasSubstr("newer")));
}

TEST_F(Migrations, OneThatFailsHalfWayLeavesNothing) {
  Database db = open();
  ASSERT_TRUE(migrate(db, file_, {kFirst}));
  const std::string kHalf[] = {
      "CREATE TABLE half (z INTEGER); UPDATE a SET x = 0; SELECT * FROM nowhere;",
      "CREATE TABLE half (z INTEGER); UPDATE a SET x = 0; syntax",
      "CREATE TABLE half (z INTEGER REFERENCES a (rowid)); INSERT INTO half VALUES (7);"
      "UPDATE a SET x = 0;",
  };
  for (const std::string& sql : kHalf) {
    const auto done = migrate(db, file_, {kFirst, kSecond, {3, "0003_half.sql", sql}});
    ASSERT_FALSE(done) << sql;
    EXPECT_THAT(done.error().message, HasSubstr("0003_half.sql"));
    EXPECT_EQ(number(db, "SELECT x FROM a"), 42) << "the one before it stays";
    EXPECT_EQ(number(db, "SELECT max(number) FROM schema_migrations"), 2);
    EXPECT_FALSE(has_table(db, "half"));
    EXPECT_FALSE(db.in_transaction());
    EXPECT_EQ(number(db, "PRAGMA foreign_keys"), 1);
  }
}

TEST_F(Migrations, OneMayNotEndItsTransaction) {
  Database db = open();
  const auto done = migrate(db, file_, {{1, "0001_a.sql", "CREATE TABLE a (x); COMMIT;"}});
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message, HasSubstr("ends the transaction"));
}

TEST_F(Migrations, TablesThatOthersPointAtCanBeRebuilt) {
  Database db = open();
  const Migration tables{1, "0001_a.sql",
                         "CREATE TABLE a (id INTEGER PRIMARY KEY); INSERT INTO a VALUES (1);"
                         "CREATE TABLE b (a INTEGER REFERENCES a (id)); INSERT INTO b VALUES (1);"};
  const Migration rebuild{2, "0002_b.sql",
                          "CREATE TABLE c (id INTEGER PRIMARY KEY, more INTEGER);"
                          "INSERT INTO c (id) SELECT id FROM a; DROP TABLE a;"
                          "ALTER TABLE c RENAME TO a;"};
  const auto done = migrate(db, file_, {tables, rebuild});
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(number(db, "SELECT count(*) FROM a JOIN b ON b.a = a.id"), 1);
}

TEST_F(Migrations, TheProgramsOwnAreNumberedWithoutGaps) {
  const auto migrations = embedded_migrations();
  ASSERT_GE(migrations.size(), 2u);
  for (std::size_t i = 0; i < migrations.size(); ++i) {
    EXPECT_EQ(migrations[i].number, static_cast<int>(i) + 1) << migrations[i].name;
    EXPECT_THAT(migrations[i].name, testing::MatchesRegex("[0-9]{4}_[a-z0-9_]+\\.sql"));
  }
}

TEST_F(Migrations, TheProgramsOwnCanBeAppliedOneAtATime) {
  const auto all = embedded_migrations();
  Database db = open();
  for (std::size_t count = 1; count <= all.size(); ++count) {
    const auto done = migrate(db, file_, {all.begin(), all.begin() + static_cast<long>(count)});
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(done->from, static_cast<int>(count) - 1);
  }
  const auto all_packs = packs(db);
  ASSERT_TRUE(all_packs) << all_packs.error().message;
  const auto starter = std::ranges::find(*all_packs, "starter", &ports::Pack::name);
  ASSERT_NE(starter, all_packs->end());
  EXPECT_EQ(starter->game, "sudoku");
  EXPECT_EQ(starter->puzzles, 60u);
  EXPECT_EQ(number(db,
                   "SELECT count(*) FROM puzzles WHERE length(givens) = 81 AND "
                   "level <> 'unrated' AND number BETWEEN 1 AND 60"),
            60);
}

TEST_F(Migrations, AnAuditRefusesAnOlderSchema) {
  const auto dir = DataDir::take(directory_.path());
  ASSERT_TRUE(dir) << dir.error();
  EXPECT_THAT(Audit::open(*dir).error().message, HasSubstr("there is no database"));
  file_ = dir->database();
  {
    Database db = open();
    ASSERT_TRUE(migrate(db, file_, {embedded_migrations().front()}));
  }
  const auto audit = Audit::open(*dir);
  ASSERT_FALSE(audit);
  EXPECT_THAT(audit.error().message, HasSubstr("gridmatesd migrate"));
}

TEST_F(Migrations, RunsOfAnOlderSchemaStayOnTheirBoard) {
  Database db = open();
  const std::vector<Migration> all = embedded_migrations();
  ASSERT_TRUE(migrate(db, file_, {all[0], all[1]}));
  ASSERT_TRUE(db.script(
      "INSERT INTO players VALUES (7, 'Ada', zeroblob(32), 0);"
      "INSERT INTO rooms VALUES (1, 'KITE-1', 7, zeroblob(16), 1, 0, 0);"
      "INSERT INTO runs VALUES (1, 1, 1, 'sudoku', 0, 1, '', 0, 'unrated', 0, 61000, 6, 2, 1, 1);"
      "INSERT INTO run_players VALUES (1, 0, 7, 'Ada', 0, 0);"));
  ASSERT_TRUE(migrate(db, file_, all));
  const auto fame = best_times(db, {"sudoku", "", 10});
  ASSERT_TRUE(fame) << fame.error().message;
  ASSERT_EQ(fame->boards.size(), 1u);
  const ports::BestTimes& board = fame->boards.front();
  EXPECT_EQ(board.table, core::Table::kCoop);
  EXPECT_EQ(board.category, "");
  ASSERT_EQ(board.lines.size(), 1u);
  EXPECT_EQ(board.lines[0].run.time_ms, 61'000u);
  EXPECT_EQ(board.lines[0].run.players[0].name.str(), "Ada");
}

// A race finished by Bea, and by Ada with help, and two matches between them.
TEST_F(Migrations, FameOfTheThirdSchemaIsKept) {
  Database db = open();
  const std::vector<Migration> all = embedded_migrations();
  ASSERT_TRUE(migrate(db, file_, {all[0], all[1], all[2]}));
  ASSERT_TRUE(db.script(
      "INSERT INTO players VALUES (7, 'Ada', zeroblob(32), 0);"
      "INSERT INTO rooms VALUES (1, 'KITE-1', 7, zeroblob(16), 1, 0, 0);"
      "INSERT INTO runs VALUES (1, 1, 1, 'mines', 2, 2, '', 0, '', 0, 9, 6, 2, 3, 0, '9x9');"
      "INSERT INTO run_players VALUES (1, 0, 8, 'Bea', 1, 0, 5, 0), (1, 1, 7, 'Ada', 0, 0, 8, 1),"
      "(1, 2, 9, 'Cy', 2, 3, 0, 0);"
      "INSERT INTO runs VALUES (2, 1, 2, 'ttt', 1, 2, '', 0, '', 0, 9, 6, 2, 2, 0, '');"
      "INSERT INTO run_players VALUES (2, 0, 7, 'Ada', 0, 1, 0, 0), (2, 1, 8, 'Bea', 1, 3, 0, 0);"
      "INSERT INTO runs VALUES (3, 1, 3, 'ttt', 1, 2, '', 0, '', 0, 9, 6, 2, 2, 0, '');"
      "INSERT INTO run_players VALUES (3, 0, 7, 'Ann', 0, 2, 0, 0), (3, 1, 8, 'Bea', 1, 2, 0, "
      "0);"));
  ASSERT_TRUE(migrate(db, file_, all));
  const auto fame = best_times(db, {"mines", "9x9", 10});
  ASSERT_TRUE(fame) << fame.error().message;
  ASSERT_EQ(fame->boards.size(), 2u);
  for (const std::size_t i : {0, 1}) {
    const ports::BestTimes& board = fame->boards[i];
    EXPECT_EQ(board.table, core::Table::kRace);
    EXPECT_EQ(board.team_size, 1u);
    EXPECT_EQ(board.assisted, i == 1);
    ASSERT_EQ(board.lines.size(), 1u);
    EXPECT_EQ(board.lines[0].run.players[0].name.str(), i == 0 ? "Bea" : "Ada");
    EXPECT_EQ(board.lines[0].run.time_ms, i == 0 ? 5u : 8u);
  }
  const auto duels = tallies(db, {"ttt", 10});
  ASSERT_TRUE(duels) << duels.error().message;
  ASSERT_EQ(duels->size(), 2u);
  EXPECT_EQ(duels->front().name.str(), "Ann") << "by the name of the latest run";
  EXPECT_EQ(duels->front().wins, 1u);
  EXPECT_EQ(duels->front().draws, 1u);
  EXPECT_THAT(duels->front().runs,
              testing::ElementsAre(ports::RunName{"KITE-1", 3}, ports::RunName{"KITE-1", 2}));
  EXPECT_EQ(duels->back().losses, 1u);
}

// Old runs keep their places: their worth is unknown, and each player's best is shown.
TEST_F(Migrations, FameOfTheFifthSchemaIsKept) {
  Database db = open();
  std::vector<Migration> all = embedded_migrations();
  ASSERT_TRUE(migrate(db, file_, {all.begin(), all.begin() + 5}));
  ASSERT_TRUE(db.script(
      "INSERT INTO players VALUES (7, 'Ada', zeroblob(32), 0);"
      "INSERT INTO rooms VALUES (1, 'KITE-1', 7, zeroblob(16), 1, 0, 0);"
      "INSERT INTO runs VALUES (1, 1, 1, 'mines', 0, 2, '', 0, '', 0, 9, 6, 2, 1, 1, '9x9');"
      "INSERT INTO runs VALUES (2, 1, 2, 'mines', 0, 2, '', 0, '', 0, 5, 6, 3, 1, 1, '9x9');"
      "INSERT INTO runs VALUES (3, 1, 3, 'mines', 0, 1, '', 0, '', 0, 7, 6, 4, 1, 1, '9x9');"
      "INSERT INTO run_players VALUES (1, 0, 7, 'Ada', 0, 0, 0, 0), (2, 0, 7, 'Ada', 0, 0, 0, 0),"
      "(3, 0, 7, 'Ada', 0, 0, 0, 0);"
      "INSERT INTO fame_boards VALUES (1, 'mines', '9x9', 0, 2, 1, 0, 2),"
      "(2, 'mines', '9x9', 0, 1, 1, 0, 1);"
      "INSERT INTO fame_lines VALUES (1, 9, 1, 0), (1, 5, 2, 0), (2, 7, 3, 0);"));
  ASSERT_TRUE(migrate(db, file_, all));
  using By = ports::BestTimesOf::Order;
  for (const By order : {By::kTime, By::kRate}) {
    const auto fame = best_times(db, {"mines", "9x9", 10, order, false});
    ASSERT_TRUE(fame) << fame.error().message;
    ASSERT_EQ(fame->boards.size(), 2u) << "pasted ones stay where they are";
    ASSERT_EQ(fame->boards[0].lines.size(), 1u);
    EXPECT_EQ(fame->boards[0].lines[0].run.match, 2u);
    EXPECT_EQ(fame->boards[0].lines[0].run.rules, 0u);
    EXPECT_EQ(fame->boards[0].lines[0].run.worth, 0u);
    const auto whole = best_times(db, {"mines", "9x9", 10, order, true});
    EXPECT_EQ(whole->boards[0].lines.size(), 2u);
  }
}

}  // namespace
}  // namespace gridmates::store
