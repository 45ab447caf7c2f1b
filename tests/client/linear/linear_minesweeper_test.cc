// Whole lines at a mine field and in a race: options, read-only commands, and their output.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/games/minesweeper/mines_match.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class LinearMinesweeper : public LinearTest {
 protected:
  // Enters a room with this field as ana.
  void go_to_field() {
    server_.view.mutable_head()->set_game("minesweeper");
    server_.view.mutable_head()->mutable_options()->mutable_minesweeper()->set_lives(1);
    *server_.view.mutable_matches(0) =
        words::testing::mines_match({"..1#####", "..1#####", "..1#####", "..1#####", "..1#####",
                                     "..1#####", "..1#####", "..1#####"},
                                    10);
    go_to_room();
  }

  // A race of ana and bo at a Sudoku; bo's match is shown only by counts.
  void go_to_race() {
    server_.view.mutable_head()->set_table(v1::TABLE_RACE);
    server_.view.mutable_matches(0)->mutable_players()->RemoveLast();
    v1::MatchView& rival = *server_.view.add_matches();
    rival.set_index(1);
    rival.set_columns(9);
    rival.add_players()->set_player(1);
    rival.mutable_players(0)->set_member(2);
    rival.mutable_players(0)->set_name("bo");
    rival.mutable_sudoku()->mutable_status()->set_filled(30);
    go_to_room();
  }

  // bo has filled this many cells; their contents are hidden.
  v1::Event hidden(std::uint32_t filled) {
    v1::Event event = server_.next(2);
    event.mutable_hidden();
    v1::MatchDelta& delta = *event.mutable_delta()->add_match_deltas();
    delta.set_index(1);
    delta.mutable_sudoku()->mutable_status()->set_filled(filled);
    return event;
  }
  void deliver(const v1::Event& event) {
    ASSERT_TRUE(convert::apply(event.delta(), server_.view));
    world_.deliver(server_.events(event));
  }
};

TEST_F(LinearMinesweeper, NewTakesTheOptionsOfTheGame) {
  go_online();
  linear_.type("new minesweeper coop --size 20x20 --mines 15% --law strict --private");
  const v1::CreateRoom room = world_.take().create_room();
  EXPECT_EQ(room.options().minesweeper().width(), 20u);
  EXPECT_EQ(room.options().minesweeper().mines(), 60u);
  EXPECT_EQ(room.options().minesweeper().law(), v1::MINESWEEPER_LAW_STRICT);
  EXPECT_TRUE(room.private_room());
}

TEST_F(LinearMinesweeper, WhatCannotBePickedIsRefusedHere) {
  go_online();
  linear_.type("new minesweeper coop --mines 73");
  linear_.type("new minesweeper race --lives 3");
  linear_.type("new sudoku coop --size 9x9");
  linear_.type("new sudoku duel");
  EXPECT_THAT(
      printed(),
      ElementsAre(StartsWith("no new USAGE: "),
                  StartsWith("no new USAGE: there is no option --lives; options: --puzzle, --size"),
                  "no new USAGE: there is no --size 9x9: --size 9|4|6|8|10|12|15|16|20|25",
                  "no new USAGE: a table is coop, versus or race"));
  linear_.type("help");
  EXPECT_THAT(printed(),
              testing::AllOf(Contains(StartsWith("help new minesweeper --law speed|strict|kind|")),
                             Contains("help near n7: a cell and its neighbours in words "
                                      "(minesweeper)")));
}

TEST_F(LinearMinesweeper, LookingAsksNobody) {
  go_to_field();
  linear_.type("near c1");
  linear_.type("row 8");
  linear_.type("near z9");
  EXPECT_THAT(
      printed(),
      ElementsAre("cell c1: 1", "beside: b1 empty, d1 closed, b2 empty, c2 1, d2 closed",
                  "flags 0, closed without a flag 2", "ok near c1", "row 8: . . 1 # # # # #",
                  "ok row 8", "no near USAGE: there is no cell z9"));
  linear_.type("open d1");
  linear_.type("near c1");
  EXPECT_THAT(printed(), IsEmpty()) << "what was asked before comes first";
  EXPECT_EQ(world_.take().action().play().move().minesweeper().open().cell(), 3u);
}

TEST_F(LinearMinesweeper, WhileItIsPausedThereIsNothingToLookAt) {
  go_to_field();
  v1::Event paused = server_.next(2);
  paused.mutable_paused();
  *paused.mutable_delta()->mutable_head() = server_.view.head();
  paused.mutable_delta()->mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  paused.mutable_delta()->set_clear_matches(true);
  deliver(paused);
  printed();
  for (const char* line : {"board", "near c1", "frontier", "row 8", "column a", "status"}) {
    linear_.type(line);
    EXPECT_THAT(
        printed(),
        ElementsAre(HasSubstr(" WRONG_STATE: the match is paused, and the board is hidden")))
        << line;
  }
  linear_.type("open d1");
  EXPECT_THAT(printed(), ElementsAre("no open WRONG_STATE: the match is paused"));
  linear_.type("where");
  EXPECT_THAT(printed(), Contains(HasSubstr(", paused, ")));
  linear_.type("dance");
  EXPECT_THAT(printed(), ElementsAre(StartsWith("no dance USAGE: there is no command")));
}

TEST_F(LinearMinesweeper, LookingBeforeTheStartSaysThatThereIsNoBoard) {
  server_.view.clear_matches();
  server_.view.mutable_head()->set_game("minesweeper");
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  go_to_room();
  linear_.type("near c1");
  EXPECT_THAT(printed(),
              ElementsAre("no near WRONG_STATE: there is no board to see: the room is waiting"));
}

TEST_F(LinearMinesweeper, GivingUpAsksForANewBoard) {
  go_to_field();
  linear_.type("give up");
  const v1::ClientFrame asked = world_.take();
  EXPECT_TRUE(asked.action().has_renew());
  world_.deliver(accepted(asked, server_.seq + 1));
  v1::Event opened = server_.next(1);
  opened.mutable_vote_opened()->set_kind(v1::VOTE_KIND_RENEW);
  opened.mutable_vote_opened()->set_left_ms(20'000);
  opened.mutable_delta();
  deliver(opened);
  v1::Event voted = server_.next(2);
  voted.mutable_voted()->set_yes(true);
  voted.mutable_delta();
  deliver(voted);
  v1::Event closed = server_.next(2);
  closed.mutable_vote_closed()->set_kind(v1::VOTE_KIND_RENEW);
  closed.mutable_vote_closed()->set_end(v1::VOTE_END_PASSED);
  closed.mutable_vote_closed()->set_yes(2);
  closed.mutable_vote_closed()->set_of(3);
  closed.mutable_delta();
  deliver(closed);
  EXPECT_TRUE(world_.sent.empty()) << "the room itself goes on";
  EXPECT_THAT(printed(),
              testing::IsSupersetOf({"KITE-42 ana asks: new board? 20 s.", "KITE-42 bo voted yes.",
                                     "KITE-42 vote new board: passed, 2 of 3."}));
}

TEST_F(LinearMinesweeper, AFieldThatIsLaidIsNotTalkedOfTwice) {
  go_to_field();
  v1::Event laid = server_.next(1);
  laid.mutable_board_chosen()->mutable_board()->set_source(v1::BOARD_SOURCE_GENERATED);
  laid.mutable_delta();
  deliver(laid);
  EXPECT_THAT(printed(), IsEmpty());
}

TEST_F(LinearMinesweeper, RivalsAreToldOfInTenths) {
  go_to_race();
  deliver(hidden(31));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo: 31 of 81 filled."));
  deliver(hidden(32));
  EXPECT_THAT(printed(), IsEmpty());
  v1::Event silent = hidden(32);
  silent.clear_delta();
  deliver(silent);
  EXPECT_THAT(printed(), IsEmpty()) << "nothing has changed that may be seen";
  deliver(hidden(33));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo: 33 of 81 filled."));
  v1::Event finished = hidden(81);
  v1::MatchPlayer& bo = *finished.mutable_delta()->mutable_match_deltas(0)->add_players();
  bo = server_.view.matches(1).players(0);
  bo.set_place(1);
  bo.set_finished_ms(finished.room_time_ms());
  deliver(finished);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo finished 1st in 0:08.000."));
  linear_.type("where");
  EXPECT_THAT(printed(), testing::AllOf(Contains("race: 1st bo, 0:08.000"),
                                        Contains("race: ana, 0 of 81 filled")));
}

TEST_F(LinearMinesweeper, OthersBoardsAreReadWhenTheyMayBe) {
  go_to_race();
  linear_.type("board bo");
  linear_.type("board cy");
  EXPECT_THAT(
      printed(),
      ElementsAre("no board WRONG_STATE: you see it when you have finished, or the race has",
                  "no board NOT_FOUND: nobody here plays as cy"));
  linear_.type("board ana");
  EXPECT_THAT(printed(), Contains(HasSubstr("row A:")));
  v1::Event finished = server_.next(1);
  finished.mutable_hidden();
  v1::MatchPlayer& ana = *finished.mutable_delta()->add_match_deltas()->add_players();
  ana = server_.view.matches(0).players(0);
  ana.set_place(1);
  deliver(finished);
  printed();
  linear_.type("board bo");
  EXPECT_THAT(printed(),
              ElementsAre("no board WRONG_STATE: it is too large to be shown beside the others"));
}

}  // namespace
}  // namespace gridmates::linear
