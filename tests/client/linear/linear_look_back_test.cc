// A watcher looks back through the match as they saw it, line by line.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::StartsWith;

class LinearLookBack : public LinearTest {
 protected:
  // Enters KITE-42 as wim, who has no seat.
  void watch() {
    server_.add_member(3, "wim", 0);
    linear_.type("watch KITE-42");
    world_.take();
    world_.deliver(server_.snapshot(3));
    world_.deliver(server_.sync_done());
    lines_.clear();
  }
  void set(std::uint32_t member, std::uint32_t cell, std::uint32_t digit) {
    world_.deliver(server_.events(server_.set(member, cell, digit)));
    lines_.clear();
  }
  std::vector<std::string> ask(const std::string& line) {
    linear_.type(line);
    return printed();
  }
};

TEST_F(LinearLookBack, TellsTheMoveAndTheBoardThatItMade) {
  go_online();
  watch();
  set(1, 0, 5);
  set(2, 1, 3);
  set(1, 2, 4);
  auto lines = ask("earlier");
  EXPECT_EQ(lines.front(), "past 1: 0:05.000 bo set A2 = 3.");
  EXPECT_THAT(lines, Contains("row A: 5 3 . . . . . . ."));
  EXPECT_EQ(lines.back(), "ok earlier 1");
  set(2, 3, 6);
  lines = ask("later");
  EXPECT_EQ(lines.front(), "past 1: 0:06.000 ana set A3 = 4.") << "one more has moved meanwhile";
  EXPECT_THAT(lines, Contains("row A: 5 3 4 . . . . . ."));
  lines = ask("earlier 99");
  EXPECT_EQ(lines.front(), "past 4: the first board of this match that is kept here");
  EXPECT_THAT(lines, Contains("row A: . . . . . . . . ."));
  EXPECT_EQ(lines.back(), "ok earlier 4");
  EXPECT_THAT(ask("board"), Contains("row A: 5 3 4 6 . . . . .")) << "the board is as it is";
  lines = ask("live");
  EXPECT_EQ(lines.front(), "past 0: 0:07.000 bo set A4 = 6.");
  EXPECT_THAT(lines, Contains("row A: 5 3 4 6 . . . . ."));
  EXPECT_EQ(lines.back(), "ok live 0");
  EXPECT_EQ(ask("earlier 2").back(), "ok earlier 2");
  EXPECT_EQ(ask("later 5").back(), "ok later 0");
}

TEST_F(LinearLookBack, IsRefusedWhereThereIsNoWayBack) {
  go_online();
  EXPECT_THAT(ask("earlier"), ElementsAre(StartsWith("no earlier NO_ROOM: ")));
  watch();
  EXPECT_THAT(ask("earlier"),
              ElementsAre("no earlier WRONG_STATE: no move has been seen here yet"));
  set(1, 0, 5);
  EXPECT_THAT(ask("earlier x"), ElementsAre(StartsWith("no earlier USAGE: ")));
  EXPECT_THAT(ask("live now"), ElementsAre(StartsWith("no live USAGE: ")));
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  world_.deliver(server_.snapshot(3));
  world_.deliver(server_.sync_done());
  printed();
  EXPECT_THAT(ask("live"),
              ElementsAre("no live WRONG_STATE: the match is paused, and the board is hidden"));
}

TEST_F(LinearLookBack, IsNotForWhoPlays) {
  go_to_room();
  set(1, 0, 5);
  EXPECT_THAT(ask("earlier"), ElementsAre("no earlier WRONG_STATE: only watchers can go back"));
}

// `back` keeps its meaning.
TEST_F(LinearLookBack, TheWordsOfAReplayAreOthers) {
  go_online();
  watch();
  set(1, 0, 5);
  EXPECT_THAT(ask("back"), ElementsAre(StartsWith("no back WRONG_STATE: no match is open")));
}

}  // namespace
}  // namespace gridmates::linear
