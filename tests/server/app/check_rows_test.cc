// What `check` finds when rows that are not part of a room's state were changed: who did something
// and when, the rules by which a run was written, and the columns used by leaderboards.
#include <gmock/gmock.h>

#include "server/app/check.h"
#include "server/store/store.h"
#include "tests/server/app/answer.h"
#include "tests/server/app/evening.h"
#include "tests/server/app/scratch.h"

namespace gridmates::app {
namespace {

using testing::HasSubstr;

// Flips a bit of one byte of the batch in this row.
bool change_byte(const std::string& data, std::int64_t batch, std::size_t at) {
  const auto dir = store::DataDir::take(data);
  auto opened = store::open_database(*dir);
  if (!opened) return false;
  store::Database& db = opened->first;
  core::Bytes events;
  {
    store::Query row = db.query("SELECT events FROM batches WHERE id = ?", {batch});
    if (!row.next()) return false;
    events.assign(row.bytes(0).begin(), row.bytes(0).end());
  }
  if (at >= events.size()) return false;
  events[at] ^= 1;
  return db.run("UPDATE batches SET events = ? WHERE id = ?", {core::ByteView(events), batch}).ok();
}

class CheckRows : public testing::Test {
 protected:
  void SetUp() override { play_an_evening(data_); }
  Answer check_after(const std::string& sql) const {
    tamper(data_, sql);
    return checked();
  }
  Answer checked() const {
    return answer_of([this] { return check(data_); });
  }
  // The run is rated and has today's rules.
  void run_of_today() const {
    tamper(data_, "UPDATE meta SET all_ended_since = 0");
    tamper(data_, "UPDATE runs SET rules = 3");
    ASSERT_EQ(checked().status, 0);
  }

  const Scratch scratch_;
  const std::string data_ = scratch_ / "data";
};

TEST_F(CheckRows, FindEveryBitOfABatch) {
  std::size_t at = 0;
  for (; change_byte(data_, 5, at); ++at) {
    const Answer answer = checked();
    EXPECT_EQ(answer.status, 1) << at;
    EXPECT_THAT(answer.err, HasSubstr("room KITE-42: event ")) << at;
    ASSERT_TRUE(change_byte(data_, 5, at));
  }
  EXPECT_GT(at, 30u);
  EXPECT_EQ(checked().status, 0) << "as it was";
}

TEST_F(CheckRows, FindAMoveOfSomebodyElseInAnOlderJournal) {
  EXPECT_EQ(check_after("UPDATE batches SET events = substr(events, 1, length(events) - 8)").status,
            0)
      << "which has no hashes of its events";
  // Version, count, size and version; then the event's number, two times and its member.
  constexpr std::size_t kMember = 1 + 4 + 4 + 1 + 8 + 8 + 8;
  ASSERT_TRUE(change_byte(data_, 5, kMember));
  const Answer answer = checked();
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("is a move that its member cannot have made"));
}

TEST_F(CheckRows, FindRulesThatTheServerHadNoMore) {
  Answer answer = check_after("UPDATE meta SET all_ended_since = 0");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1"));
  run_of_today();
  for (const char* rules : {"0", "2", "4"}) {
    answer = check_after("UPDATE runs SET rules = " + std::string(rules));
    EXPECT_EQ(answer.status, 1) << rules;
    EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1")) << rules;
  }
}

TEST_F(CheckRows, FindVolatilitiesThatWereMovedALittle) {
  const Answer answer = check_after("UPDATE ratings SET volatility = volatility + 0.005");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("the ratings do not follow from the runs"));
}

TEST_F(CheckRows, FindWhatARunSaysForItsPlayers) {
  for (const char* change :
       {"UPDATE runs SET team_size = 1", "UPDATE fame_players SET name = 'Eve' WHERE player = 1"}) {
    const Scratch scratch;
    play_an_evening(scratch / "data");
    tamper(scratch / "data", change);
    const Answer answer = answer_of([&] { return check(scratch / "data"); });
    EXPECT_EQ(answer.status, 1) << change;
    EXPECT_THAT(answer.err, HasSubstr("the leaderboards do not follow from the runs")) << change;
  }
}

}  // namespace
}  // namespace gridmates::app
