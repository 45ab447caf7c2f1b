// Dailies, line by line.
#include <gmock/gmock.h>
#include <google/protobuf/text_format.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class LinearDailyTest : public LinearTest {
 protected:
  // Answers the ListDailies of the client.
  void answer_list(const v1::ClientFrame& asked) {
    ASSERT_TRUE(asked.has_list_dailies()) << asked.ShortDebugString();
    v1::ServerFrame frame;
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(
        R"(daily_list {
             date: "2026-11-24" closes_in_ms: 8045000
             dailies { game: "sudoku" level: "easy" state: DAILY_STATE_SOLVED room: "KITE-42"
                       time_ms: 187043 place: 1 of: 2 solved: 2 }
             dailies { game: "sudoku" level: "hard" state: DAILY_STATE_NOT_PLAYED solved: 1 }
             streaks { game: "sudoku" days: 3 today: true } })",
        &frame));
    frame.set_reply_to(asked.request_id());
    world_.deliver(frame);
  }
  // Enters KITE-42, which plays a daily, as ana.
  void go_to_daily() {
    go_online();
    linear_.type("daily sudoku easy");
    v1::ServerFrame created;
    created.set_reply_to(world_.take().request_id());
    created.mutable_room_created()->set_code("KITE-42");
    world_.deliver(created);
    world_.take();
    world_.deliver(server_.snapshot(1));
    v1::ServerFrame done = server_.sync_done();
    done.mutable_sync_done()->mutable_daily()->set_date("2026-11-24");
    done.mutable_sync_done()->mutable_daily()->set_level("easy");
    world_.deliver(done);
  }
};

TEST_F(LinearDailyTest, AreListed) {
  go_online();
  linear_.type("daily");
  answer_list(world_.take());
  EXPECT_THAT(
      printed(),
      ElementsAre("date 2026-11-24: the next dailies come in 2:14:05",
                  "daily sudoku easy: solved in 3:07.043, place 1 of 2; solved by 2; streak 3 days",
                  "daily sudoku hard: not played; solved by 1; streak 3 days", "ok daily 2"));
}

TEST_F(LinearDailyTest, ThoseOfAnEarlierDayAreListedByDate) {
  go_online();
  for (const char* line : {"daily --date 2026-11-23", "daily share --date 2026-11-23"}) {
    linear_.type(line);
    const v1::ClientFrame asked = world_.take();
    EXPECT_EQ(asked.list_dailies().date(), "2026-11-23");
    v1::ServerFrame frame;
    frame.set_reply_to(asked.request_id());
    frame.mutable_daily_list()->set_date("2026-11-23");
    world_.deliver(frame);
  }
  EXPECT_THAT(printed(), ElementsAre("date 2026-11-23: this day is over", "ok daily 0",
                                     testing::StartsWith("share: nothing yet"), "ok daily 0"));
  linear_.type("daily sudoku easy --date 2026-11-23");
  EXPECT_THAT(printed(), ElementsAre(testing::StartsWith("no daily USAGE: as in daily, ")));
}

TEST_F(LinearDailyTest, AreToldOf) {
  go_online();
  linear_.type("daily share");
  answer_list(world_.take());
  EXPECT_THAT(printed(), ElementsAre("share: Gridmates daily 2026-11-24: Sudoku easy",
                                     "share: 3:07.043, no help, place 1 of 2",
                                     "share: streak 3 days", "ok daily 1"));
  linear_.type("daily share sudoku hard");
  answer_list(world_.take());
  EXPECT_THAT(printed(), ElementsAre(testing::StartsWith("share: nothing yet"), "ok daily 0"));
  linear_.type("daily share chess hard");
  answer_list(world_.take());
  EXPECT_THAT(printed(), ElementsAre("share: there is no daily chess hard", "ok daily 0"));
}

TEST_F(LinearDailyTest, IsOpenedAndEntered) {
  go_to_daily();
  EXPECT_EQ(printed().back(), "ok daily KITE-42 seat 1");
  linear_.type("daily sudoku hard");
  EXPECT_THAT(printed(), ElementsAre("no daily IN_ROOM: you are in KITE-42; type lobby first, "
                                     "which keeps your seat, or leave"));
}

TEST_F(LinearDailyTest, OneThatHasEndedIsLeftForAnother) {
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  go_to_daily();
  printed();
  world_.sent.clear();
  linear_.type("daily sudoku hard");
  const v1::ClientFrame asked = world_.take();
  EXPECT_EQ(asked.open_daily().level(), "hard");
  v1::ServerFrame created;
  created.set_reply_to(asked.request_id());
  created.mutable_room_created()->set_code("OWL-7");
  world_.deliver(created);
  EXPECT_EQ(world_.take().unsubscribe().room(), "KITE-42");
  EXPECT_EQ(world_.take().resume().room(), "OWL-7");
  FakeRoom next("OWL-7");
  world_.deliver(next.snapshot(1));
  world_.deliver(next.sync_done());
  EXPECT_EQ(printed().back(), "ok daily OWL-7 seat 1");
}

TEST_F(LinearDailyTest, OneThatIsRefusedLeavesYouWhereYouAre) {
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  go_to_daily();
  printed();
  world_.sent.clear();
  linear_.type("daily sudoku easy");
  world_.deliver(client::error(world_.take().request_id(), v1::ERROR_CODE_WRONG_STATE,
                               v1::RETRY_NEVER, "You have played it."));
  EXPECT_THAT(printed(), ElementsAre(testing::StartsWith("no daily WRONG_STATE: ")));
  linear_.type("where");
  EXPECT_EQ(printed().back(), "ok where KITE-42 seat 1");
}

TEST_F(LinearDailyTest, OneThatIsPausedSaysHowItGoesOn) {
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  server_.view.clear_matches();
  go_to_daily();
  const std::vector<std::string> lines = printed();
  EXPECT_EQ(lines[lines.size() - 2], "next: unpause goes on with the match");
  EXPECT_EQ(lines.back(), "ok daily KITE-42 seat 1");
}

TEST_F(LinearDailyTest, WhoPlaysThatVeryOneHasComeBackToIt) {
  go_to_daily();
  const std::vector<std::string> entered = printed();
  const std::size_t sent = world_.sent.size();
  linear_.type("daily sudoku easy");
  const std::vector<std::string> again = printed();
  EXPECT_EQ(again.back(), "ok daily KITE-42 seat 1");
  EXPECT_EQ(again, entered);
  EXPECT_EQ(world_.sent.size(), sent) << "the server need not be asked";
}

TEST_F(LinearDailyTest, LeavingOneThatGoesOnOnlyStepsOut) {
  go_to_daily();
  printed();
  linear_.type("leave");
  EXPECT_THAT(printed(), ElementsAre("ok leave"));
  EXPECT_TRUE(world_.take().has_unsubscribe()) << "and is no action of the room";
  linear_.type("where");
  EXPECT_THAT(printed(), ElementsAre("ok where nowhere"));
}

TEST_F(LinearDailyTest, WhatIsMistypedIsExplained) {
  go_online();
  linear_.type("daily sudoku");
  linear_.type("daily share sudoku");
  const auto lines = printed();
  ASSERT_EQ(lines.size(), 2U);
  for (const std::string& line : lines) {
    EXPECT_THAT(line, testing::StartsWith("no daily USAGE: as in daily, daily "));
  }
}

}  // namespace
}  // namespace gridmates::linear
