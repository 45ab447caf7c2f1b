// Hostile text, lost connections, the end, and JSON.
#include <gmock/gmock.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using testing::StartsWith;

// Hostile text

TEST_F(LinearTest, NothingHostileReachesTheTerminal) {
  go_to_room();
  world_.deliver(server_.events(server_.said(2, "\x1b[2J\u202e\nok set")));
  auto joined = server_.next(3);
  joined.mutable_joined()->set_name("eve\x07\u2067");
  world_.deliver(server_.events(joined));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo says: \\x1b[2J\\u{202e}\\x0aok set",
                                     "KITE-42 eve\\x07\\u{2067} joined."));
}

// Connections

TEST_F(LinearTest, WhatIsTypedWithoutAConnectionIsAnsweredAfterwards) {
  go_to_room();
  world_.drop();
  linear_.type("say one");
  linear_.type("say two");
  EXPECT_THAT(printed(), ElementsAre("* connection lost, trying again: connection reset"));
  world_.advance(20'000);
  greet();
  world_.take();
  world_.deliver(server_.sync_done());
  EXPECT_THAT(printed(), ElementsAre("* back"));
  const auto one = world_.take();
  const auto two = world_.take();
  EXPECT_EQ(one.action().say().text(), "one");
  EXPECT_EQ(two.action().say().text(), "two");
  world_.deliver(accepted(one, 4));
  world_.deliver(accepted(two, 5));
  EXPECT_THAT(printed(), ElementsAre("ok say", "ok say"));
}

TEST_F(LinearTest, WhoWatchesARatedMatchIsToldOnceThatPlayersReadItLater) {
  server_.view.mutable_head()->set_rated("9x9");
  server_.view.mutable_members(0)->clear_seat();
  go_to_room();
  std::uint64_t seq = 3;
  for (const char* line : {"say one", "emote hi"}) {
    linear_.type(line);
    world_.deliver(accepted(world_.take(), ++seq));
  }
  EXPECT_THAT(printed(), ElementsAre("players read what watchers say after the end of the match",
                                     "ok say", "ok emote"));
}

TEST_F(LinearTest, SaysOnlyOnceThatTheConnectionIsLost) {
  go_to_room();
  world_.drop();
  for (int i = 0; i < 5; ++i) {
    world_.advance(20'000);
    world_.drop();
  }
  EXPECT_EQ(printed().size(), 1u);
}

TEST_F(LinearTest, SixteenWithoutAnAnswerAndInputWaits) {
  go_to_room();
  world_.drop();
  for (std::size_t i = 0; i < client::kMaxUnanswered; ++i) {
    EXPECT_TRUE(linear_.wants_input());
    linear_.type("say x");
  }
  EXPECT_FALSE(linear_.wants_input());
}

// The end

TEST_F(LinearTest, TheEndOfInputWaitsForTheAnswers) {
  go_to_room();
  linear_.type("say bye");
  linear_.end_input();
  EXPECT_FALSE(linear_.finished());
  world_.deliver(accepted(world_.take(), 4));
  EXPECT_TRUE(linear_.finished());
  EXPECT_EQ(linear_.exit_code(), 0);
  EXPECT_THAT(printed(), ElementsAre("ok say"));
}

TEST_F(LinearTest, QuitIsAnsweredLast) {
  go_to_room();
  linear_.type("say bye");
  linear_.type("quit");
  linear_.type("say never said");
  EXPECT_FALSE(linear_.finished());
  world_.deliver(accepted(world_.take(), 0));
  EXPECT_TRUE(linear_.finished());
  EXPECT_THAT(printed(), ElementsAre("ok say", "ok quit"));
  EXPECT_TRUE(world_.sent.empty());
}

TEST_F(LinearTest, QuitWaitsForTheFirstConnection) {
  client_.start();
  linear_.type("rooms");
  linear_.type("quit");
  greet();
  v1::ServerFrame rooms;
  rooms.set_reply_to(world_.take().request_id());
  rooms.mutable_room_list();
  world_.deliver(rooms);
  EXPECT_THAT(printed(), ElementsAre("* signed in as ana", "ok rooms 0", "ok quit"));
}

TEST_F(LinearTest, WhoSignsInReadsWhereItIsTheirMove) {
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(client::welcome());
  world_.take();
  v1::ServerFrame signed_in = client::signed_in("ana", "");
  signed_in.mutable_signed_in()->add_your_move("KITE-42");
  signed_in.mutable_signed_in()->add_your_move("OAK-17");
  world_.deliver(signed_in);
  EXPECT_THAT(printed(), ElementsAre("* signed in as ana", "* your move in KITE-42, OAK-17"));
}

TEST_F(LinearTest, QuitDoesNotWaitForALostConnection) {
  go_to_room();
  linear_.type("say bye");
  world_.drop();
  linear_.type("quit");
  EXPECT_TRUE(linear_.finished());
  EXPECT_THAT(printed(), ElementsAre(StartsWith("* connection lost"), StartsWith("no say UNKNOWN"),
                                     "ok quit"));
}

TEST_F(LinearTest, QuitDoesNotWaitForWhatStandsBeforeItOnALostConnection) {
  go_to_room();
  world_.drop();
  for (const char* line : {"rooms", "where", "quit", "say never said"}) linear_.type(line);
  EXPECT_TRUE(linear_.finished());
  EXPECT_EQ(linear_.exit_code(), 0);
  EXPECT_THAT(printed(),
              ElementsAre(StartsWith("* connection lost"), StartsWith("no rooms UNKNOWN"),
                          StartsWith("no where UNKNOWN"), "ok quit"));
}

TEST_F(LinearTest, WhatWasTypedBeforeAQuitIsAnsweredBeforeIt) {
  go_to_room();
  linear_.type("say bye");
  linear_.type("quit");
  world_.drop();
  EXPECT_TRUE(linear_.finished());
  EXPECT_THAT(printed(), ElementsAre(StartsWith("* connection lost"), StartsWith("no say UNKNOWN"),
                                     "ok quit"));
}

TEST_F(LinearTest, WhatMustNotHappenIsSaidOnStandardError) {
  go_to_room();
  auto frame = server_.events(server_.said(2, "hello"));
  frame.mutable_events()->set_view_hash(1);
  testing::internal::CaptureStderr();
  world_.deliver(frame);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "gridmates: what the server sent does not make the board that it has, so the room was "
            "asked for again; for details see errors.log\n");
  EXPECT_EQ(world_.errors.size(), 1u);
  for (const std::string& line : printed())
    EXPECT_THAT(line, testing::Not(testing::HasSubstr("errors.log")));
}

TEST_F(LinearTest, BeingPutOutIsSaid) {
  go_to_room();
  auto event = server_.next(2);
  event.mutable_left()->set_kicked(1);
  event.mutable_left()->set_name("ana");
  event.mutable_delta()->add_gone(1);
  server_.view.mutable_members()->DeleteSubrange(0, 1);
  world_.deliver(server_.events(event));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 ana was removed by bo.",
                                     "* out of KITE-42: you were removed by bo"));
}

TEST_F(LinearTest, AnActionOfUnknownOutcomeIsToldInWords) {
  go_to_room();
  linear_.type("say hello");
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_OUTCOME_UNKNOWN,
                                 v1::RETRY_AFTER_RESYNC, "It is not known whether this was done."));
  EXPECT_TRUE(world_.take().has_resume());
  EXPECT_THAT(printed(),
              ElementsAre("no say OUTCOME_UNKNOWN: It is not known whether this was done."));
}

// JSON

class JsonLinearTest : public LinearTest {
 protected:
  JsonLinearTest() : LinearTest(true) {}
  static v1::ServerFrame parse(const std::string& line) {
    v1::ServerFrame frame;
    EXPECT_TRUE(google::protobuf::util::JsonStringToMessage(line, &frame).ok()) << line;
    return frame;
  }
};

TEST_F(JsonLinearTest, AnswersNameTheNumberOfTheirCommand) {
  go_to_room();
  linear_.type("set A1 7");
  linear_.type("dance");
  world_.deliver(accepted(world_.take(), 4));
  world_.deliver(server_.events(server_.set(1, 0, 7)));
  const auto lines = printed();
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(parse(lines[0]).reply_to(), 2u);
  EXPECT_EQ(parse(lines[0]).answers(0).seq(), 4u);
  EXPECT_EQ(parse(lines[1]).events().events(0).moved().move().sudoku().set().digit(), 7u);
  EXPECT_EQ(parse(lines[1]).reply_to(), 0u);
  EXPECT_EQ(parse(lines[2]).reply_to(), 3u);
  EXPECT_EQ(parse(lines[2]).error().field(), "USAGE");
}

TEST_F(JsonLinearTest, TheBoardIsASnapshot) {
  go_to_room();
  linear_.type("board");
  const auto lines = printed();
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(parse(lines[0]).snapshot().view().matches(0).sudoku().cells_size(), 81);
}

}  // namespace
}  // namespace gridmates::linear
