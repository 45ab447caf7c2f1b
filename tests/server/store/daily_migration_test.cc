// Tries at dailies from before pauses were recorded.
#include "gtest/gtest.h"
#include "server/store/daily_tables.h"
#include "server/store/migrations.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

constexpr std::size_t kSchema = 20;  // the last one without pauses

TEST(DailyMigration, ATryThatWasSolvedWithAPauseIsMarked) {
  const TemporaryDirectory directory;
  const std::filesystem::path file = directory.path() / "a.db";
  auto db = Database::open(file, Database::Mode::kWrite);
  ASSERT_TRUE(db) << db.error().message;
  const std::vector<Migration> all = embedded_migrations();
  ASSERT_TRUE(migrate(*db, file, {all.begin(), all.begin() + kSchema}));
  ASSERT_TRUE(db->script(
      "INSERT INTO players (id, name, token_hash, created_wall_ms) VALUES (7, 'Ada', "
      "randomblob(32), 0),"
      "(8, 'Bea', randomblob(32), 0), (9, 'Cy', randomblob(32), 0);"
      "INSERT INTO rooms (id, code, creator, creation_key, created_wall_ms) VALUES"
      "(1, 'KITE-1', 7, zeroblob(16), 0), (2, 'KITE-2', 8, zeroblob(16), 0), (3, 'KITE-3', 9, "
      "zeroblob(16), 0);"
      "INSERT INTO runs (room, match, game, table_kind, source, pack, number, level, assisted,"
      "time_ms, wall_ms, ended_seq, team_size, solved, apart) VALUES"
      "(1, 1, 'mines', 0, 2, '', 0, '', 1, 900, 1, 9, 1, 1, 1),"
      "(2, 1, 'mines', 0, 2, '', 0, '', 0, 800, 2, 9, 1, 1, 0),"
      "(3, 1, 'mines', 0, 2, '', 0, '', 0, 700, 3, 9, 1, 0, 1);"
      "INSERT INTO daily_tries (game, level, day, player, room, state, counts, time_ms) VALUES"
      "('mines', 'easy', 5, 7, 1, 1, 1, 900), ('mines', 'easy', 5, 8, 2, 1, 1, 800),"
      "('mines', 'easy', 5, 9, 3, 2, 0, 700);"));
  ASSERT_TRUE(migrate(*db, file, all));
  const auto end = [&](std::uint64_t player) {
    const auto found = daily_standings(*db, PlayerId(player), {{"mines", "easy", 5}});
    EXPECT_TRUE(found) << found.error().message;
    return found->front();
  };
  EXPECT_TRUE(end(7).mine->end->apart);
  EXPECT_EQ(end(7).place, 1U) << "among those with a pause";
  EXPECT_EQ(end(7).mine->end->help, "help");
  EXPECT_EQ(end(8).mine->end->help, "");
  EXPECT_FALSE(end(8).mine->end->apart);
  EXPECT_EQ(end(8).of, 1U);
  EXPECT_FALSE(end(9).mine->end->apart) << "it was not solved";
}

}  // namespace
}  // namespace gridmates::store
