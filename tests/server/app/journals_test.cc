// Journals of earlier schemas stay valid: today's store opens them, and `check` reports nothing.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "server/app/check.h"
#include "server/store/store.h"
#include "tests/server/app/answer.h"
#include "tests/server/app/scratch.h"

namespace gridmates::app {
namespace {

using testing::HasSubstr;

// A data directory with the database made by this SQL, opened by today's store once.
void put_evening(const std::filesystem::path& data) {
  std::ifstream file(std::filesystem::path(GRIDMATES_SOURCE_DIR) /
                     "tests/data/schema-4/evening.sql");
  std::stringstream sql;
  sql << file.rdbuf();
  const auto dir = store::DataDir::take(data);
  ASSERT_TRUE(dir) << dir.error();
  {
    auto db = store::Database::open(dir->database(), store::Database::Mode::kWrite);
    ASSERT_TRUE(db && db->script(sql.str()));
  }
  const auto store = store::Store::open(*dir, [](const std::string& why) { ADD_FAILURE() << why; });
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*store)->migrated().from, 4);
}

// Flips a bit of the last byte of the batch that holds event `seq` of room `room`.
void flip_a_bit(const std::filesystem::path& data, std::int64_t room, std::int64_t seq) {
  const auto dir = store::DataDir::take(data);
  ASSERT_TRUE(dir) << dir.error();
  auto opened = store::open_database(*dir);
  ASSERT_TRUE(opened) << opened.error().message;
  store::Database& db = opened->first;
  core::Bytes events;
  std::int64_t id = 0;
  {
    store::Query row = db.query(
        "SELECT events, id FROM batches WHERE room = ? AND last_seq >= ? "
        "ORDER BY last_seq LIMIT 1",
        {room, seq});
    ASSERT_TRUE(row.next());
    id = row.integer(1);
    events.assign(row.bytes(0).begin(), row.bytes(0).end());
  }
  events.back() ^= 1;
  ASSERT_TRUE(db.run("UPDATE batches SET events = ? WHERE id = ?", {core::ByteView(events), id}));
}

Answer checked(const Scratch& scratch) {
  return answer_of([&scratch] { return check(scratch / "data"); });
}

TEST(Journals, OfTheFourthSchemaAreGood) {
  const Scratch scratch;
  put_evening(scratch / "data");
  const Answer answer = checked(scratch);
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, HasSubstr("checked 7 rooms, 349 events, 8 runs"));
}

TEST(Journals, AFlippedBitIsFound) {
  for (const std::int64_t room : {1, 2, 3, 4, 5, 6, 7}) {
    for (const std::int64_t seq : {1, 7}) {
      const Scratch scratch;
      put_evening(scratch / "data");
      flip_a_bit(scratch / "data", room, seq);
      const Answer answer = checked(scratch);
      EXPECT_EQ(answer.status, 1) << room << " " << seq;
      EXPECT_THAT(answer.err, HasSubstr(": event ")) << room << " " << seq;
    }
  }
}

}  // namespace
}  // namespace gridmates::app
