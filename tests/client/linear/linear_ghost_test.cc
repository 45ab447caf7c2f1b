// The run that a match is played against: the player's own best, any run, or none.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::linear {
namespace {

using replay::sudoku_recorded;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::StartsWith;

class LinearGhostTest : public LinearTest {
 protected:
  // ana alone at her Sudoku.
  void go_to_puzzle() {
    server_.view.mutable_members(1)->set_seat(0);
    go_to_room();
  }
  std::vector<std::string> ask(const std::string& line) {
    linear_.type(line);
    return printed();
  }
  // A run on a board like this room's.
  v1::Replay run() const {
    v1::Replay told = sudoku_recorded().told();
    *told.mutable_head()->mutable_board() = client_.model().room->view.head().board();
    *told.mutable_head()->mutable_options() = client_.model().room->view.head().options();
    return told;
  }
  // Types `ghost kite-9/2` and answers with this replay; returns the printed lines.
  std::vector<std::string> choose(const v1::Replay& told) {
    linear_.type("ghost kite-9/2");
    const auto asked = world_.take();
    EXPECT_EQ(asked.get_replay().run(), "KITE-9/2");
    v1::ServerFrame frame;
    frame.set_reply_to(asked.request_id());
    *frame.mutable_replay() = told;
    world_.deliver(frame);
    return printed();
  }
};

TEST_F(LinearGhostTest, AnyRunLikeTheMatchMayBeChosen) {
  go_to_puzzle();
  EXPECT_THAT(choose(run()),
              ElementsAre(MatchesRegex("ghost KITE-9/2: [0-9]+ of 81 by now, finished after "
                                       "3:10.000"),
                          "ok ghost KITE-9/2"));
  EXPECT_THAT(ask("ghost"), ElementsAre(MatchesRegex("ghost KITE-9/2: .*"), "ok ghost"))
      << "it holds, and is not asked for again";
}

TEST_F(LinearGhostTest, ARunThatIsNotLikeTheMatchIsRefused) {
  go_to_puzzle();
  v1::Replay other = run();
  other.mutable_head()->set_game("minesweeper");
  EXPECT_THAT(choose(other), ElementsAre("no ghost NOT_ALIKE: that run is of another game"));
  other = run();
  other.mutable_head()->set_table(v1::TABLE_RACE);
  EXPECT_THAT(choose(other),
              ElementsAre("no ghost NOT_ALIKE: that run was race, and this match is co-op"));
  other = run();
  other.mutable_head()->mutable_options()->mutable_sudoku()->set_size(16);
  const std::string unlike =
      "no ghost NOT_ALIKE: the ghost needs the same options and the same level of board";
  EXPECT_THAT(choose(other), ElementsAre(unlike));
  other = run();
  other.mutable_head()->mutable_board()->set_level("hard");
  EXPECT_THAT(choose(other), ElementsAre(unlike));
}

TEST_F(LinearGhostTest, WhatTheServerRefusesIsTheAnswerAndTheGhostStays) {
  go_to_puzzle();
  choose(run());
  linear_.type("ghost OWL-3/1");
  world_.deliver(client::error(world_.take().request_id(), v1::ERROR_CODE_WRONG_STATE,
                               v1::RETRY_NEVER, "The match is not over yet."));
  EXPECT_THAT(printed(), ElementsAre("no ghost WRONG_STATE: The match is not over yet."));
  linear_.type("ghost");
  EXPECT_EQ(world_.take().get_replay().run(), "KITE-9/2") << "the one before";
}

TEST_F(LinearGhostTest, OnlyARaceHasABoardForEachPlayer) {
  go_to_puzzle();
  linear_.type("ghost kite-9/2 bo");
  const auto asked = world_.take();
  EXPECT_EQ(asked.get_replay().racer(), "bo");
  v1::ServerFrame frame;
  frame.set_reply_to(asked.request_id());
  *frame.mutable_replay() = run();
  world_.deliver(frame);
  EXPECT_THAT(printed(), ElementsAre("no ghost NOT_FOUND: only a race has a board for each player, "
                                     "and this match was co-op"));
}

TEST_F(LinearGhostTest, ThereIsNoneWhereNoneIsWantedAndTheBestComesBack) {
  go_to_puzzle();
  EXPECT_THAT(ask("ghost off"), ElementsAre("ok ghost off"));
  EXPECT_THAT(ask("ghost"), ElementsAre("no ghost WRONG_STATE: no ghost is wanted in this room; "
                                        "ghost best brings it back"));
  EXPECT_THAT(ask("ghost best"), IsEmpty());
  const auto own = world_.take();
  EXPECT_EQ(own.get_player().game(), "sudoku");
  v1::ServerFrame page;
  page.set_reply_to(own.request_id());
  page.mutable_player_page();
  world_.deliver(page);
  EXPECT_THAT(printed(),
              ElementsAre("no ghost NOT_FOUND: you have no run that ranks at a board like this "
                          "one yet"));
}

TEST_F(LinearGhostTest, ItMayBeChosenBeforeTheMatchBegins) {
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  go_to_puzzle();
  EXPECT_THAT(ask("ghost"), ElementsAre("no ghost WRONG_STATE: no match is being played"));
  EXPECT_THAT(choose(run()), ElementsAre("ok ghost KITE-9/2"));
}

// The server sends a Sudoku that waits for its start without its options.
class LinearLaidGhostTest : public LinearGhostTest {
 protected:
  LinearLaidGhostTest() {
    v1::RoomHead& head = *server_.view.mutable_head();
    options_ = head.options();
    head.clear_options();
    head.set_state(v1::ROOM_STATE_WAITING);
    matches_ = server_.view.matches();
    server_.view.clear_matches();
    go_to_puzzle();
  }
  v1::Replay run_with(const v1::GameOptions& options) const {
    v1::Replay told = run();
    *told.mutable_head()->mutable_options() = options;
    return told;
  }
  void start() {
    v1::Event started = server_.next(1);
    started.mutable_started()->set_match(2);
    v1::RoomHead& head = *started.mutable_delta()->mutable_head();
    head = server_.view.head();
    *head.mutable_options() = options_;
    head.set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
    head.set_match(2);
    *started.mutable_delta()->mutable_matches() = matches_;
    convert::apply(started.delta(), server_.view);
    world_.deliver(server_.events(started));
    printed();
  }

  // Pauses or resumes the match; in a pause the board is hidden.
  void pause(bool paused) {
    v1::Event event = server_.next(1);
    if (paused) event.mutable_paused();
    if (!paused) event.mutable_unpaused();
    v1::RoomHead& head = *event.mutable_delta()->mutable_head();
    head = server_.view.head();
    head.set_state(paused ? v1::ROOM_STATE_PAUSED : v1::ROOM_STATE_PLAYING_TOGETHER);
    head.clear_options();
    if (!paused) *head.mutable_options() = options_;
    event.mutable_delta()->set_clear_matches(paused);
    if (!paused) *event.mutable_delta()->mutable_matches() = matches_;
    convert::apply(event.delta(), server_.view);
    world_.deliver(server_.events(event));
    printed();
  }

  v1::GameOptions options_;
  google::protobuf::RepeatedPtrField<v1::MatchView> matches_;
};

TEST_F(LinearLaidGhostTest, MayBeChosenAndIsComparedAgainOnceTheOptionsAreKnown) {
  EXPECT_THAT(choose(run_with(options_)), ElementsAre("ok ghost KITE-9/2"));
  start();
  EXPECT_THAT(ask("ghost"), IsEmpty());
  v1::ServerFrame frame;
  frame.set_reply_to(world_.take().request_id());
  *frame.mutable_replay() = run_with(options_);
  world_.deliver(frame);
  EXPECT_THAT(printed(), ElementsAre(StartsWith("ghost KITE-9/2: "), "ok ghost"));
}

TEST_F(LinearLaidGhostTest, IsTakenBackAtTheStartWhereTheOptionsDiffer) {
  v1::GameOptions other = options_;
  other.mutable_sudoku()->set_size(16);
  EXPECT_THAT(choose(run_with(other)), ElementsAre("ok ghost KITE-9/2"));
  start();
  linear_.type("ghost");
  v1::ServerFrame frame;
  frame.set_reply_to(world_.take().request_id());
  *frame.mutable_replay() = run_with(other);
  world_.deliver(frame);
  EXPECT_THAT(printed(), ElementsAre(StartsWith("no ghost NOT_ALIKE: the ghost needs the same ")));
  linear_.type("ghost");
  EXPECT_TRUE(world_.take().has_get_player()) << "the best one, as before";
}

TEST_F(LinearLaidGhostTest, APauseAsksForNothingAnew) {
  start();
  choose(run_with(options_));
  pause(true);
  EXPECT_THAT(ask("ghost"), Contains("ok ghost"));
  pause(false);
  EXPECT_THAT(ask("ghost"), Contains("ok ghost"));
}

TEST_F(LinearLaidGhostTest, ARunThatIsRefusedChangesNothing) {
  v1::Replay other = run_with(options_);
  other.mutable_head()->mutable_board()->set_level("hard");
  EXPECT_THAT(choose(other), ElementsAre(StartsWith("no ghost NOT_ALIKE: the ghost needs ")));
  EXPECT_THAT(ask("ghost"), ElementsAre("no ghost WRONG_STATE: no match is being played"));
}

TEST_F(LinearGhostTest, ThereIsNoneOutsideOfRooms) {
  go_online();
  EXPECT_THAT(ask("ghost best"), ElementsAre(StartsWith("no ghost NO_ROOM: ")));
}

TEST_F(LinearGhostTest, WhatCannotBeReadOrBeIsRefused) {
  go_to_room();
  EXPECT_THAT(ask("ghost best"),
              ElementsAre("no ghost WRONG_STATE: there is one while you race, or play a puzzle "
                          "alone, but not in a daily"))
      << "bo plays too";
  server_.view.mutable_members(1)->set_seat(0);
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  printed();
  EXPECT_THAT(ask("ghost bo"),
              ElementsAre("no ghost USAGE: a run is CODE/N, as in ghost KITE-42/1"));
}

}  // namespace
}  // namespace gridmates::linear
