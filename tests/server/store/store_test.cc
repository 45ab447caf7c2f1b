// What the SQLite store does beyond the conformance cases: group commit, failing disks, full
// queues, and the data after the process was killed.
#include "server/store/store.h"

#include <future>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/store/audit.h"
#include "tests/server/store/faulty_disk.h"
#include "tests/server/store/subjects.h"
#include "tests/support/process.h"

namespace gridmates::store {
namespace {

using ports::Append;
using ports::Appended;
using support::batch;
using support::Conformance;

// The number of transactions for this many concurrent appends of this many bytes each.
std::uint64_t commits_of(std::size_t appends, std::size_t bytes) {
  SqliteSubject subject;
  Conformance c(subject);
  std::vector<Append> rooms = opened_rooms(c, appends);
  for (Append& append : rooms) {
    append.batches[0].events.assign(limits::kEventsPerBatch,
                                    core::Bytes(bytes / limits::kEventsPerBatch, 1));
  }
  const std::uint64_t before = subject.store().commits();
  EXPECT_THAT(append_together(subject.store(), rooms), testing::Each(Appended::kCommitted));
  EXPECT_THAT(c.problems, testing::IsEmpty());
  return subject.store().commits() - before - 1;  // without that of the gate
}

TEST(Store, CommitsTogetherWhatCameDuringTheCommitBefore) { EXPECT_EQ(commits_of(100, 160), 1u); }

TEST(Store, ACommitIsBoundedInBytes) {
  constexpr std::size_t kBytes = limits::kEventsPerBatch * limits::kEventBytes;
  constexpr std::size_t kInOne = limits::kCommitBytes / (kBytes + 256);
  EXPECT_EQ(commits_of(2 * kInOne, kBytes), 2u);
}

TEST(Store, TurnsAwayWhatItsQueueCannotHold) {
  SqliteSubject subject;
  Gate gate(subject.store());
  std::atomic<std::size_t> stale = 0;
  std::atomic<std::size_t> unavailable = 0;
  std::promise<void> all;
  const std::size_t asked = limits::kStoreQueue + 10;
  for (std::size_t i = 0; i < asked; ++i) {
    Append append{RoomId(99), Term(1), Seq(1), {batch(1)}, {}, false};
    subject.journal().append(append, [&](Appended appended) {
      if (appended == Appended::kStale) ++stale;
      if (appended == Appended::kUnavailable) ++unavailable;
      if (stale + unavailable == asked) all.set_value();
    });
  }
  EXPECT_EQ(unavailable, 0u) << "nobody is answered from inside the call";
  gate.open();
  all.get_future().wait();
  EXPECT_EQ(unavailable, 10u);
}

TEST(Store, AFullDiskIsNotTheEnd) {
  FaultyDisk disk;
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  disk.full = true;
  EXPECT_EQ(c.append(next, {batch(2)}), Appended::kUnavailable);
  EXPECT_EQ(c.append(next, {batch(2)}), Appended::kUnavailable);
  EXPECT_EQ(c.create({PlayerId(1), {7}, "KITE-2", batch(1), 0}).status,
            ports::Created::Status::kUnavailable);
  EXPECT_EQ(c.read(next.room).size(), 2u) << "what is there can be read";
  disk.full = false;
  EXPECT_EQ(c.append(next, {batch(3)}), Appended::kCommitted);
  subject.reopen();
  EXPECT_EQ(c.read(next.room), (std::vector{batch(1), batch(1), batch(3)}));
  EXPECT_EQ(subject.broken(), "");
  EXPECT_THAT(c.problems, testing::IsEmpty());
}

// Damage is reported as such, not as a read to be repeated.
TEST(Store, ADamagedBatchIsToldAfterThoseBeforeIt) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  ASSERT_EQ(c.append(next, {batch(2)}), Appended::kCommitted);
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  subject.close();
  {
    const auto dir = DataDir::take(subject.directory());
    ASSERT_TRUE(dir);
    auto opened = open_database(*dir);
    ASSERT_TRUE(opened);
    ASSERT_TRUE(opened->first.run(
        "UPDATE batches SET events = substr(events, 1, length(events) - 1) WHERE first_seq = 2"));
  }
  subject.open();
  EXPECT_EQ(c.read(next.room), std::vector{batch(1)});
  std::promise<ports::Batches> answer;
  subject.journal().read(next.room, Seq(2), 10,
                         [&](ports::Batches batches) { answer.set_value(std::move(batches)); });
  const auto batches = answer.get_future().get();
  ASSERT_FALSE(batches.ok());
  EXPECT_EQ(batches.error(), ports::Unread::kDamaged);
  EXPECT_EQ(c.read(next.room, Seq(4)), std::vector{batch(1)});
  EXPECT_EQ(subject.broken(), "");
}

TEST(Store, AFailedSyncIsTheEndOfWriting) {
  FaultyDisk disk;
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  disk.sync_fails = true;
  EXPECT_EQ(c.append(next, {batch(2)}), Appended::kUnknown);
  const int syncs = disk.syncs;
  disk.sync_fails = false;
  EXPECT_EQ(c.append(next, {batch(3)}), Appended::kUnavailable) << "nothing is tried again";
  EXPECT_THAT(subject.broken(), testing::HasSubstr("disk I/O error"));
  EXPECT_EQ(c.read(next.room).front(), batch(1)) << "what is there can be read";
  subject.close();
  EXPECT_EQ(disk.syncs, syncs) << "closing tries no sync either";

  subject.open();
  const auto batches = c.read(next.room);
  const bool written = batches.size() > 1;
  EXPECT_EQ(batches, written ? (std::vector{batch(1), batch(2)}) : std::vector{batch(1)});
  next.term = c.open(next.room)->term;
  next.expected_head = written ? Seq(3) : Seq(1);
  EXPECT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  EXPECT_THAT(c.problems, testing::IsEmpty());
}

// Copies of the files at some moment equal what a killed process leaves.
TEST(Store, WhatWasAcknowledgedIsOnTheDisk) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  const TemporaryDirectory copies;
  for (int round = 1; round <= 5; ++round) {
    std::vector<ports::Batch> batches = {batch(PlayerId(7), 1, static_cast<std::uint64_t>(round)),
                                         batch(2)};
    ASSERT_EQ(c.append(next, batches), Appended::kCommitted);
    std::promise<Appended> under_way;
    Append more = next;
    more.batches = {batch(1)};
    subject.journal().append(more, [&](Appended appended) { under_way.set_value(appended); });

    const auto copy = copies.path() / std::to_string(round);
    support::Process cp({"/bin/cp", "-r", subject.directory(), copy});
    ASSERT_EQ(cp.wait(), 0);
    ASSERT_EQ(under_way.get_future().get(), Appended::kCommitted);
    const Seq acknowledged = next.expected_head;
    next.expected_head.value += 1;

    const auto dir = DataDir::take(copy);
    ASSERT_TRUE(dir) << dir.error();
    auto audit = Audit::open(*dir);
    ASSERT_TRUE(audit) << audit.error().message;
    std::uint64_t head = 0;
    const auto found = audit->read_batches(next.room, Seq(1), 1'000);
    ASSERT_TRUE(found) << found.error().message;
    for (const auto& one : *found) head += one.events.size();
    EXPECT_GE(head, acknowledged.value);
    EXPECT_LE(head, acknowledged.value + 1);
  }
}

TEST(Store, AnswersEverythingBeforeItEnds) {
  SqliteSubject subject;
  Conformance c(subject);
  const std::vector<Append> appends = opened_rooms(c, 50);
  std::atomic<int> committed = 0;
  for (const Append& append : appends) {
    subject.journal().append(append, [&](Appended appended) {
      if (appended == Appended::kCommitted) ++committed;
    });
  }
  std::atomic<int> opened = 0;
  subject.journal().open(appends[0].room, [&](const auto& answer) {
    if (answer && answer->head == Seq(2)) ++opened;
  });
  subject.close();
  EXPECT_EQ(committed, 50);
  EXPECT_EQ(opened, 1);
}

TEST(Store, ACleanEndLeavesOneFile) {
  SqliteSubject subject;
  Conformance c(subject);
  c.opened("KITE-1");
  subject.close();
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(subject.directory())) {
    names.push_back(entry.path().filename());
  }
  EXPECT_THAT(names, testing::UnorderedElementsAre("gridmates.db", "gridmates.lock"));
}

TEST(Audit, ReadsEverything) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  const ports::Run run{"KITE-1",
                       1,
                       "sudoku",
                       core::Table::kCoop,
                       ports::Run::Source::kPasted,
                       "",
                       0,
                       "unrated",
                       "easy",
                       true,
                       5,
                       6,
                       Seq(2),
                       {{PlayerId(7), "Ada", Seat(0), {}}}};
  ASSERT_EQ(c.append(next, {batch(1)}, {run}), Appended::kCommitted);
  next.closes = true;
  ASSERT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
  c.room("KITE-2");
  subject.close();

  const auto dir = DataDir::take(subject.directory());
  ASSERT_TRUE(dir) << dir.error();
  auto audit = Audit::open(*dir);
  ASSERT_TRUE(audit) << audit.error().message;
  std::vector<std::string> rooms;
  ASSERT_TRUE(audit->for_each_room([&](const ports::RoomRecord& room) {
    rooms.push_back(room.code.str() + (room.closed ? " closed" : ""));
    return true;
  }));
  EXPECT_THAT(rooms, testing::ElementsAre("KITE-1 closed", "KITE-2"));
  const auto runs = audit->runs(next.room);
  ASSERT_TRUE(runs) << runs.error().message;
  EXPECT_EQ(*runs, std::vector{run});
  const auto batches = audit->read_batches(next.room, Seq(2), 1);
  ASSERT_TRUE(batches) << batches.error().message;
  EXPECT_EQ(*batches, std::vector{batch(1)});
}

}  // namespace
}  // namespace gridmates::store
