// When the write-ahead log is checkpointed into the file.
#include <chrono>
#include <future>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/store/writer.h"
#include "tests/server/store/faulty_disk.h"
#include "tests/server/store/subjects.h"
#include "tests/support/process.h"

namespace gridmates::store {
namespace {

using ports::Append;
using ports::Appended;
using support::batch;
using support::Conformance;

// The largest possible append, some 650 pages.
std::vector<ports::Batch> large_append() {
  ports::Batch large;
  large.events.assign(limits::kEventsPerBatch, core::Bytes(limits::kEventBytes, 1));
  return std::vector(limits::kBatchesPerAppend, large);
}

TEST(Log, AnIdleWriterMovesItsLogIntoTheFile) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  const auto file = subject.directory() / "gridmates.db";
  const auto before = std::filesystem::file_size(file);
  for (int i = 0; i < 2; ++i) ASSERT_EQ(c.append(next, large_append()), Appended::kCommitted);
  const auto until = std::chrono::steady_clock::now() + support::kPatience;
  while (std::filesystem::file_size(file) < before + limits::kLogPagesIdle * 4'096) {
    ASSERT_LT(std::chrono::steady_clock::now(), until);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_EQ(c.append(next, {batch(1)}), Appended::kCommitted);
}

// Without another job: the server stops instead of refusing every move from then on.
TEST(Log, AnIdleWriterReportsThatItCannotMoveItsLog) {
  const TemporaryDirectory directory;
  FaultyDisk disk;
  auto db = Database::open(directory.path() / "a.db", Database::Mode::kWrite);
  ASSERT_TRUE(db && db->script("CREATE TABLE a (x BLOB)"));
  std::promise<void> broken;
  Writer writer(*std::move(db), [] {}, [&](const std::string&) { broken.set_value(); });
  writer.post({1,
               [](Database& to) -> Result<bool> {
                 const core::Bytes large(limits::kLogPagesIdle * std::size_t{4'096}, 1);
                 const Status added = to.run("INSERT INTO a VALUES (?)", {core::ByteView(large)});
                 if (!added) return added.error();
                 return true;
               },
               [&](Outcome outcome) {
                 EXPECT_EQ(outcome, Outcome::kCommitted);
                 disk.sync_fails = true;
               }});
  EXPECT_EQ(broken.get_future().wait_for(support::kPatience), std::future_status::ready);
  writer.finish();
}

// It is not idle before the last answer.
TEST(Log, ABusyWriterMovesItsLogAtItsBound) {
  SqliteSubject subject;
  Conformance c(subject);
  Append next = c.opened("KITE-1");
  next.batches = large_append();
  const auto file = subject.directory() / "gridmates.db";
  const auto before = std::filesystem::file_size(file);
  std::uintmax_t after = 0;
  std::uintmax_t log = 0;
  std::promise<void> done;
  {
    const int appends = limits::kLogPages / 600 + 2;
    Gate gate(subject.store());
    for (int i = 0; i < appends; ++i) {
      subject.journal().append(next, [&, i](Appended appended) {
        EXPECT_EQ(appended, Appended::kCommitted);
        if (i + 1 < appends) return;
        after = std::filesystem::file_size(file);
        log = std::filesystem::file_size(file.string() + "-wal");
        done.set_value();
      });
      next.expected_head.value += limits::kBatchesPerAppend * limits::kEventsPerBatch;
    }
    gate.open();
    done.get_future().wait();
  }
  EXPECT_GT(after, before + limits::kLogPages * std::uintmax_t{4'096} / 2);
  EXPECT_LT(log, 64u << 20);
}

}  // namespace
}  // namespace gridmates::store
