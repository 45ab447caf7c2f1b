// What the store keeps when the power is cut at any write or sync.
#include <gtest/gtest.h>

#include <array>

#include "gmock/gmock.h"
#include "server/base/log.h"
#include "tests/server/store/acked_log.h"
#include "tests/server/store/faulty_disk.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

// Whether a committed row is still there after a power cut, with this setting of `synchronous`.
bool survives(const std::string& synchronous) {
  FaultyDisk disk;
  const TemporaryDirectory directory;
  const auto file = directory.path() / "a.db";
  {
    auto db = Database::open(file, Database::Mode::kWrite);
    EXPECT_TRUE(db && db->script("CREATE TABLE a (x INTEGER)") && db->checkpoint());
    EXPECT_TRUE(db->script("PRAGMA synchronous = " + synchronous));
    EXPECT_TRUE(db->script("BEGIN; INSERT INTO a VALUES (7); COMMIT"));
    disk.cut_power();
    EXPECT_FALSE(db->script("INSERT INTO a VALUES (8)"));
    db->leave_file_alone();
  }
  disk.restore_power();
  auto db = Database::open(file, Database::Mode::kWrite);
  EXPECT_TRUE(db);
  Query rows = db->query("SELECT x FROM a");
  const bool there = rows.next();
  EXPECT_FALSE(rows.next());
  EXPECT_FALSE(rows.error());
  return there;
}

TEST(PowerCut, LosesWhatWasNotSynced) {
  EXPECT_TRUE(survives("FULL"));
  EXPECT_FALSE(survives("NORMAL"));
  EXPECT_FALSE(survives("OFF"));
}

TEST(PowerCut, KeepsWhatWasWrittenWhenOnlyTheProcessDies) {
  FaultyDisk disk;
  disk.sync_lies = true;
  const TemporaryDirectory directory;
  const auto file = directory.path() / "a.db";
  {
    auto db = Database::open(file, Database::Mode::kWrite);
    ASSERT_TRUE(db && db->script("CREATE TABLE a (x INTEGER)"));
    disk.cut_power();
    db->leave_file_alone();
  }
  disk.restore_power(Unsynced::kKept);
  auto db = Database::open(file, Database::Mode::kWrite);
  ASSERT_TRUE(db);
  EXPECT_TRUE(db->run("INSERT INTO a VALUES (7)"));
}

using CutAt = void (FaultyDisk::*)(int);

// Repeats a sequence of writes, each time with the power cut one operation later, until a sequence
// completes.
class KillPoints {
 public:
  explicit KillPoints(CutAt cut_at, Unsynced unsynced = Unsynced::kLost)
      : cut_at_(cut_at), unsynced_(unsynced) {
    const auto dir = DataDir::take(prepared_.path());
    const auto store = Store::open(*dir, [](const std::string&) {});
    AckedLog::prepare(**store);
  }

  // The problems found at any of the points.
  std::vector<std::string> run() {
    log::set_up(log::Level::kOff, log::Format::kText);  // each point is an error
    while (!reaches_the_end(++points)) {
    }
    log::set_up(log::Level::kInfo, log::Format::kText);
    return problems_;
  }

  bool sync_lies = false;
  EarlyAnswers early = EarlyAnswers::kNo;
  int points = 0;

 private:
  bool reaches_the_end(int point) {
    const TemporaryDirectory directory;
    std::filesystem::copy(prepared_.path(), directory.path());
    FaultyDisk disk;
    disk.sync_lies = sync_lies;
    (disk.*cut_at_)(point);
    AckedLog acked(early);
    ask(acked, directory.path());
    const bool ended = disk.has_power();
    disk.restore_power(unsynced_, static_cast<std::uint32_t>(point));
    disk.sync_lies = false;
    for (const std::string& problem : acked.problems(directory.path())) {
      problems_.push_back(std::to_string(point) + ": " + problem);
    }
    return ended;
  }
  static void ask(AckedLog& acked, const std::filesystem::path& directory) {
    const auto dir = DataDir::take(directory);
    const auto store = Store::open(*dir, [](const std::string&) {});
    if (store) acked.ask(**store);
  }

  CutAt cut_at_;
  Unsynced unsynced_;
  TemporaryDirectory prepared_;
  std::vector<std::string> problems_;
};

class EveryPoint : public testing::TestWithParam<Unsynced> {};

TEST_P(EveryPoint, OfWritesLosesNothingThatWasAcknowledged) {
  KillPoints writes(&FaultyDisk::cut_power_at_write, GetParam());
  EXPECT_THAT(writes.run(), testing::IsEmpty());
  EXPECT_GT(writes.points, 100);
}

TEST_P(EveryPoint, OfSyncsLosesNothingThatWasAcknowledged) {
  KillPoints syncs(&FaultyDisk::cut_power_at_sync, GetParam());
  EXPECT_THAT(syncs.run(), testing::IsEmpty());
  EXPECT_GT(syncs.points, 10);
}

std::string name_of(const testing::TestParamInfo<Unsynced>& info) {
  constexpr std::array kNames = {"Lost", "Some", "Kept"};
  return kNames.at(static_cast<std::size_t>(info.param));
}
INSTANTIATE_TEST_SUITE_P(UnsyncedIs, EveryPoint,
                         testing::Values(Unsynced::kLost, Unsynced::kSome, Unsynced::kKept),
                         name_of);

TEST(KillPoints, NoticeADiskThatDoesNotSync) {
  KillPoints syncs(&FaultyDisk::cut_power_at_sync);
  syncs.sync_lies = true;
  EXPECT_THAT(syncs.run(), testing::Contains(testing::HasSubstr("is lost")));
}

TEST(KillPoints, NoticeAnswersBeforeTheCommit) {
  KillPoints syncs(&FaultyDisk::cut_power_at_sync);
  syncs.early = EarlyAnswers::kYes;
  EXPECT_THAT(syncs.run(), testing::Contains(testing::HasSubstr("an acknowledged append is lost")));
}

// A partly made database must not prevent the next opening.
TEST(KillPoints, OfANewDatabaseAreNoObstacle) {
  for (int point = 1;; point += 3) {
    const TemporaryDirectory directory;
    FaultyDisk disk;
    disk.cut_power_at_write(point);
    const auto dir = DataDir::take(directory.path());
    ASSERT_TRUE(dir) << dir.error();
    (void)open_database(*dir);
    const bool ended = disk.has_power();
    disk.restore_power();
    const auto again = open_database(*dir);
    ASSERT_TRUE(again) << point << ": " << again.error().message;
    EXPECT_EQ(again->second.to, static_cast<int>(embedded_migrations().size()));
    if (ended) break;
  }
}

}  // namespace
}  // namespace gridmates::store
