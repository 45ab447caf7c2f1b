// The writer's cache of rooms always agrees with their journals, whatever happens to its
// transactions.
#include "server/store/head_cache.h"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/store/sqlite.h"
#include "tests/server/store/faulty_disk.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using ports::Append;
using ports::Appended;
using support::batch;
using support::Conformance;

TEST(HeadCache, KnowsABoundedNumberOfRooms) {
  HeadCache heads;
  for (std::uint64_t room = 1; room <= 3 * limits::kKnownHeads; ++room) {
    heads.put(RoomId(room), {Term(1), Seq(room), false});
    ASSERT_LE(heads.size(), limits::kKnownHeads);
    ASSERT_EQ(heads.find(RoomId(room)), (Head{Term(1), Seq(room), false}));
  }
  EXPECT_EQ(heads.find(RoomId(1)), std::nullopt);
}

// The first append puts the room into the cache.
TEST(KnownHeads, AreThoseOfTheLatestOwner) {
  SqliteSubject subject;
  Conformance c(subject);
  Append old = c.opened("KITE-1");
  ASSERT_EQ(c.append(old, {batch(1)}), Appended::kCommitted);
  Append next = old;
  next.term = c.open(old.room)->term;
  EXPECT_EQ(c.append(old, {batch(1)}), Appended::kStale);
  EXPECT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
}

TEST(KnownHeads, AreForgottenWithTheGroup) {
  SqliteSubject subject;
  Conformance c(subject);
  std::vector<Append> appends = opened_rooms(c, 3);
  for (Append& append : appends) {
    ASSERT_EQ(c.append(append, {batch(PlayerId(7), 1, 1)}), Appended::kCommitted);
    append.batches = {batch(1), batch(PlayerId(7), 1, 2)};
  }
  appends[1].runs.resize(2);
  EXPECT_THAT(append_together(subject.store(), appends),
              testing::ElementsAre(Appended::kCommitted, Appended::kStale, Appended::kCommitted));
  for (std::size_t i = 0; i < appends.size(); ++i) {
    if (i != 1) appends[i].expected_head.value += 2;
    EXPECT_EQ(c.append(appends[i], {batch(1)}), Appended::kCommitted) << i;
  }
}

// The last row of the journal whose batch is in the index by room.
std::int64_t indexed(const SqliteSubject& subject) {
  auto db = Database::open(subject.directory() / "gridmates.db", Database::Mode::kRead);
  Query row = db->query("SELECT indexed FROM meta");
  return row.next() ? row.integer(0) : -1;
}

// The append that fills the set of batches indexed together is rolled back with its group and
// applied again.
TEST(TheIndex, IsMadeAnewWithTheGroup) {
  SqliteSubject subject;
  Conformance c(subject);
  std::vector<Append> appends = opened_rooms(c, 3);
  std::int64_t rows = 3;  // the first batches of the rooms
  while (rows + 1 < limits::kUnindexedBatches) {
    const auto left = static_cast<std::size_t>(limits::kUnindexedBatches - 1 - rows);
    const std::vector batches(std::min(left, limits::kBatchesPerAppend), batch(1));
    ASSERT_EQ(c.append(appends[0], batches), Appended::kCommitted);
    rows += static_cast<std::int64_t>(batches.size());
  }
  ASSERT_EQ(indexed(subject), 0);
  appends[0].batches = {batch(1)};
  appends[1].runs.resize(2);
  EXPECT_THAT(append_together(subject.store(), appends),
              testing::ElementsAre(Appended::kCommitted, Appended::kStale, Appended::kCommitted));
  EXPECT_GE(indexed(subject), limits::kUnindexedBatches);
  EXPECT_EQ(c.read(appends[2].room, Seq(2)), appends[2].batches);
}

TEST(KnownHeads, AreForgottenWhenACommitFails) {
  FaultyDisk disk;
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  disk.full = true;
  EXPECT_EQ(c.append(next, {batch(2)}), Appended::kUnavailable);
  disk.full = false;
  EXPECT_EQ(c.append(next, {batch(3)}), Appended::kCommitted);
  EXPECT_EQ(c.read(next.room, Seq(2)), (std::vector{batch(1), batch(3)}));
}

TEST(KnownHeads, EndWithTheRoom) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  next.closes = true;
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  next.closes = false;
  EXPECT_EQ(c.append(next, {batch(1)}), Appended::kStale);
}

}  // namespace
}  // namespace gridmates::store
