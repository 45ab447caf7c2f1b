// A finished match is stepped through line by line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/linear/linear_fixture.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::linear {
namespace {

using replay::sudoku_recorded;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

class LinearReplayTest : public LinearTest {
 protected:
  // Types `replay CODE/N` and answers with this replay.
  std::vector<std::string> open(const v1::Replay& told) {
    linear_.type("replay kite-42/1");
    answer(told);
    return printed();
  }
  void answer(const v1::Replay& told) {
    const auto asked = world_.take();
    EXPECT_EQ(asked.get_replay().run(), "KITE-42/1");
    v1::ServerFrame frame;
    frame.set_reply_to(asked.request_id());
    *frame.mutable_replay() = told;
    world_.deliver(frame);
  }
  std::vector<std::string> ask(const std::string& line) {
    linear_.type(line);
    return printed();
  }
};

TEST_F(LinearReplayTest, OpensAMatchAndSaysWhatItWas) {
  go_online();
  const auto lines = open(sudoku_recorded().told());
  EXPECT_EQ(lines[0], "replay KITE-42/1: sudoku co-op, solved, time 3:10.000");
  EXPECT_THAT(lines, Contains(StartsWith("part ana: 29 moves, ")));
  EXPECT_THAT(lines, Contains(StartsWith("pause 1:00 before 2:10, next step: ")));
  EXPECT_THAT(lines, Contains("also: 1 mistake by ana; help: hint (3 times), check"));
  EXPECT_THAT(lines, Contains("moment 3: 0:14 a mistake"));
  EXPECT_EQ(lines.back(), "ok replay KITE-42/1 steps 61");
}

TEST_F(LinearReplayTest, GoesForwardAndBackAndToATimeWithTheBoardAsItWas) {
  go_online();
  open(sudoku_recorded().told());
  auto lines = ask("step 3");
  EXPECT_EQ(lines[0], "step 3/61: 0:14.000 ana: set A3 1");
  EXPECT_EQ(lines[1], "beside: wrong: A3 is 4");
  EXPECT_THAT(lines, Contains("row A: 5 3 1 . 7 . . . ."));
  EXPECT_EQ(lines.back(), "ok step 3");
  lines = ask("back");
  EXPECT_THAT(lines, Contains("row A: 5 3 . . 7 . . . ."));
  EXPECT_EQ(lines.back(), "ok back 2");
  EXPECT_EQ(ask("at 0:14").back(), "ok at 3");
  EXPECT_EQ(ask("moment 3").back(), "ok moment 3") << "as the list has it";
  EXPECT_EQ(ask("moment 62").back(), "no moment USAGE: as in moment 4; the last step is 61");
  EXPECT_EQ(ask("back 99").back(), "ok back 0");
  lines = ask("end");
  EXPECT_EQ(lines[0], "step 61/61: 3:10.000 solved");
  EXPECT_THAT(lines, Contains("row A: 5 3 4 6 7 8 9 1 2"));
  EXPECT_EQ(ask("step").back(), "ok step 61");
}

TEST_F(LinearReplayTest, AsksForPartAfterPart) {
  v1::Replay told = sudoku_recorded().told();
  v1::Replay first = told;
  first.mutable_events()->DeleteSubrange(5, told.events_size() - 5);
  told.mutable_events()->DeleteSubrange(0, 5);
  go_online();
  linear_.type("replay KITE-42/1");
  answer(first);
  EXPECT_TRUE(printed().empty());
  answer(told);
  EXPECT_EQ(printed().back(), "ok replay KITE-42/1 steps 61");
}

TEST_F(LinearReplayTest, BadWordsAreAnswered) {
  go_online();
  EXPECT_THAT(ask("step"), ElementsAre(HasSubstr("no step WRONG_STATE: no match is open")));
  EXPECT_THAT(ask("replay"), ElementsAre(StartsWith("no replay USAGE: ")));
  EXPECT_THAT(ask("replay KITE"), ElementsAre(StartsWith("no replay USAGE: ")));
  open(sudoku_recorded().told());
  EXPECT_THAT(ask("at noon"), ElementsAre(StartsWith("no at USAGE: ")));
  EXPECT_THAT(ask("step x"), ElementsAre(StartsWith("no step USAGE: ")));
  EXPECT_THAT(ask("end now"), ElementsAre(StartsWith("no end USAGE: ")));
}

TEST_F(LinearReplayTest, ARefusalOfTheServerIsTheAnswer) {
  go_online();
  linear_.type("replay KITE-42/1");
  const auto asked = world_.take();
  world_.deliver(client::error(asked.request_id(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER,
                               "There is no such finished match."));
  EXPECT_THAT(printed(), ElementsAre("no replay NOT_FOUND: There is no such finished match."));
}

// For a puzzle played alone; requested once a match.
TEST_F(LinearReplayTest, TellsHowFarTheBestRunWasByNow) {
  go_to_room();
  EXPECT_THAT(ask("ghost"), ElementsAre(StartsWith("no ghost WRONG_STATE: "))) << "bo plays too";
  server_.view.mutable_members(1)->set_seat(0);
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  printed();
  linear_.type("ghost");
  linear_.type("verbosity");
  const auto own = world_.take();
  EXPECT_EQ(own.get_player().game(), "sudoku");
  v1::ServerFrame page;
  page.set_reply_to(own.request_id());
  v1::PlayedGame& game = *page.mutable_player_page()->add_games();
  game.set_game("sudoku");
  v1::PlayedKind& kind = *game.add_kinds();
  kind.set_table(v1::TABLE_COOP);
  kind.set_team_size(1);
  kind.set_best_run("KITE-42/1");
  world_.deliver(page);
  EXPECT_THAT(printed(), ElementsAre()) << "what is typed behind it waits too";
  v1::Replay best = sudoku_recorded().told();
  *best.mutable_head()->mutable_board() = client_.model().room->view.head().board();
  *best.mutable_head()->mutable_options() = client_.model().room->view.head().options();
  answer(best);
  const std::vector<std::string> told = printed();
  EXPECT_THAT(told, ElementsAre(MatchesRegex("ghost: [0-9]+ of 81 by now, finished after 3:10.000"),
                                "ok ghost", "ok verbosity 3"));
  EXPECT_EQ(ask("ghost").back(), "ok ghost") << "without asking again";
}

// Without the resignation bo would be to move.
TEST_F(LinearReplayTest, NobodyIsToMoveAfterTheEnd) {
  replay::Recorded given_up("tictactoe", {}, v1::TABLE_VERSUS);
  v1::Move middle;
  middle.mutable_tictactoe()->set_cell(4);
  ASSERT_TRUE(given_up.play(0, middle));
  go_online();
  open(given_up.told(v1::ROOM_STATE_FINISHED_FIRST_WON));
  EXPECT_THAT(ask("step"), Contains(StartsWith("to move: bo")));
  EXPECT_THAT(ask("end"), Not(Contains(StartsWith("to move: "))));
}

}  // namespace
}  // namespace gridmates::linear
