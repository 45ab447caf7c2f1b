// How many of a room's events are printed.
#include "gmock/gmock.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::StartsWith;

class LinearVerbosityTest : public LinearTest {
 protected:
  // The lines for a move of bo's, ana's own move, talk, a newcomer and the end.
  std::vector<std::string> told(const std::string& level) {
    go_to_room();
    linear_.type("verbosity " + level);
    printed();
    world_.deliver(server_.events(server_.set(2, 37, 5)));
    world_.deliver(server_.events(server_.set(1, 40, 5)));
    world_.deliver(server_.events(server_.said(2, "hello")));
    v1::Event joined = server_.next(3);
    joined.mutable_joined()->set_name("cy");
    world_.deliver(server_.events(joined));
    v1::Event ended = server_.next(2);
    ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_UNSOLVED);
    world_.deliver(server_.events(ended));
    return printed();
  }
};

TEST_F(LinearVerbosityTest, NoughtIsMatchesAndVotes) {
  EXPECT_THAT(told("0"), ElementsAre(StartsWith("KITE-42 match 1: unsolved")));
}

TEST_F(LinearVerbosityTest, OneIsAlsoTalkAndOnesOwnMoves) {
  EXPECT_THAT(told("1"), ElementsAre(StartsWith("KITE-42 ana set E5"), "KITE-42 bo says: hello",
                                     StartsWith("KITE-42 match 1")));
}

TEST_F(LinearVerbosityTest, TwoIsAlsoTheMovesOfOthers) {
  EXPECT_THAT(told("2"),
              ElementsAre(StartsWith("KITE-42 bo set E2"), StartsWith("KITE-42 ana set E5"),
                          "KITE-42 bo says: hello", StartsWith("KITE-42 match 1")));
}

TEST_F(LinearVerbosityTest, ThreeIsAlsoWhoComesAndGoes) {
  EXPECT_THAT(told("3"), Contains(testing::HasSubstr("joined")));
}

TEST_F(LinearVerbosityTest, ItSaysWhatItIs) {
  go_online();
  linear_.type("verbosity");
  linear_.type("verbosity 1");
  linear_.type("verbosity");
  EXPECT_THAT(printed(), ElementsAre("ok verbosity 3", "ok verbosity 1", "ok verbosity 1"));
}

TEST_F(LinearVerbosityTest, WhatIsNoLevelIsRefused) {
  go_online();
  for (const char* level : {"4", "-1", "1 2", "all", "01"}) {
    linear_.type("verbosity " + std::string(level));
    EXPECT_THAT(printed(), ElementsAre("no verbosity USAGE: as in verbosity 2; it is 0 to 3"));
  }
}

}  // namespace
}  // namespace gridmates::linear
