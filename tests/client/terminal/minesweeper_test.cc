// Keys at a mine field: the requests they make, and what is shown.
#include <google/protobuf/text_format.h>

#include <utility>
#include <vector>

#include "tests/client/games/minesweeper/mines_match.h"
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST_F(MinesTest, KeysAskForMoves) {
  client::Model model = mines_model();
  model.room->view.mutable_head()->mutable_options()->mutable_minesweeper()->set_marks(true);
  begin(std::move(model));
  press(face_, "g f 1 1 f F i n c Space Enter");
  EXPECT_THAT(moves(), ElementsAre("flag { cell: 205 }", "mark { cell: 205 }", "ask { cell: 205 }",
                                   "hint { }", "open { cell: 205 }", "open { cell: 205 }"));
  press(face_, "g n 7 f F i c");
  EXPECT_THAT(moves(), IsEmpty()) << "an open cell takes none of these";
  press(face_, "g j 7 c");
  EXPECT_THAT(moves(), ElementsAre("chord { cell: 129 }"));
  begin(voting_mines_model());
  press(face_, "g f 1 1 f Space");
  EXPECT_THAT(moves(), IsEmpty()) << "the vote comes first";
}

TEST_F(MinesTest, AKeyThatDoesNothingSaysWhy) {
  begin(mines_model());
  for (const auto& [keys, why] : std::vector<std::pair<std::string, std::string>>{
           {"g i 8 Space", "i8 has a flag; f takes it off"},
           {"g h 1 3 Space", "h13 shows 2, flagged beside it: 1"},
           {"g l 7 Space", "l7 shows no number"},
           {"g l 7 f", "l7 is open already"},
           {"g n 7 c", "all around n7 is open already"},
           {"g h 1 3 f", "more cells are closed around h13 than it has mines"},
           {"g f 1 1 c", "f11 is closed; only a number opens around it"},
           {"F", "this room plays without question marks"},
           {"g n 7 i", "n7 is open already"},
           {"V", "there is nothing to vote on"},
           {"-", "there is nothing to vote on"}}) {
    press(face_, keys);
    EXPECT_THAT(screen(), HasSubstr("\n Not done: " + why + "\n")) << keys;
  }
  begin(tiny_mines_model());
  press(face_, "w");
  EXPECT_THAT(screen(), HasSubstr("Not done: no unflagged closed cell is next to a number"));
  press(face_, "n");
  EXPECT_THAT(screen(), HasSubstr("Not done: open a cell first"));
  EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(MinesTest, AWideFieldIsSeenWholeWhereThereIsRoomAboveTheRest) {
  client::Model model = big_mines_model();
  model.room->view.clear_matches();
  *model.room->view.add_matches() =
      words::testing::mines_match(std::vector<std::string>(16, std::string(30, '#')), 99);
  begin(model);
  EXPECT_THAT(screen(), AllOf(HasSubstr("x y z a b c d\n"), HasSubstr("MINES   99 left of 99"),
                              HasSubstr("FEED"), HasSubstr("16  # # #")));
  click(Key::Kind::kClick, 3, 8 + 4 + 2 * 29);
  EXPECT_THAT(moves(), ElementsAre("open { cell: 29 }"));
  press(face_, "Z");
  EXPECT_THAT(screen(), AllOf(HasSubstr("x y z a b c d\n"), Not(HasSubstr("MINES "))));
  press(face_, "Z");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n  <  "), HasSubstr("PLAYERS"))) << "as the person says";
  begin(std::move(model));
  EXPECT_THAT(screen({24, 120}),
              AllOf(HasSubstr("j k l m n o p q r s t u v w x y z a b c d "), HasSubstr("PLAYERS")));
}

TEST_F(MinesTest, TheSignsOfTheEndAreExplained) {
  client::Model model = lost_mines_model();
  v1::MinesweeperView& field = *model.room->view.mutable_matches(0)->mutable_minesweeper();
  field.mutable_status()->mutable_hit()->set_cell(399);
  *field.mutable_cells(399) = words::testing::mines_cell('X');
  begin(std::move(model));
  EXPECT_THAT(screen(), AllOf(HasSubstr("#(X)"), HasSubstr("(X) last hit  X hit  * mine\n"),
                              HasSubstr("! wrong flag\n")));
  press(face_, "g t 2 0");
  EXPECT_THAT(screen(), HasSubstr("#>X)"));
}

TEST_F(MinesTest, TheSignsOfAStoppedFieldAreExplainedToo) {
  client::Model model = mines_model();
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_UNSOLVED);
  v1::MinesweeperView& field = *model.room->view.mutable_matches(0)->mutable_minesweeper();
  *field.mutable_cells(3) = words::testing::mines_cell('*');
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("* mine\n"));
}

TEST_F(MinesTest, AFlagIsNeverOpenedAndANumberOnlyWithAllItsFlags) {
  begin(mines_model());
  press(face_, "g i 8 Space");
  EXPECT_THAT(moves(), IsEmpty());
  press(face_, "g j 7 Space");  // 2: its flags are j6 and i8
  EXPECT_THAT(moves(), ElementsAre("chord { cell: 129 }"));
  press(face_, "g h 9 Space");  // 1: i8 is its flag, and except g8 all around it is open or flagged
  EXPECT_THAT(moves(), ElementsAre("chord { cell: 167 }"));
  press(face_, "g h 1 3 Space");  // 2, with one flag
  EXPECT_THAT(moves(), IsEmpty());
  press(face_, "g l 7 Space");  // empty
  EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(MinesTest, ANameThatCouldGoOnWaits) {
  begin(mines_model());
  press(face_, "g a 1");
  EXPECT_NE(recorder_.pointed_at, 0U);
  press(face_, "2");
  EXPECT_EQ(recorder_.pointed_at, 220U);
  press(face_, "g a 1 Enter");
  EXPECT_EQ(recorder_.pointed_at, 0U);
  press(face_, "g t 3");
  EXPECT_EQ(recorder_.pointed_at, 59U);
  EXPECT_THAT(moves(), IsEmpty());
  press(face_, "Enter");
  EXPECT_THAT(moves(), IsEmpty()) << "an Enter behind a complete name belongs to the name";
  press(face_, "Enter");
  EXPECT_THAT(moves(), ElementsAre("open { cell: 59 }"));
}

TEST_F(MinesTest, AllPlayersAreListedWhereNobodyWatches) {
  client::Model model = mines_model();
  auto* members = model.room->view.mutable_members();
  for (int i = members->size() - 1; i >= 0; --i) {
    if (members->at(i).seat() == 0) members->DeleteSubrange(i, 1);
  }
  begin(std::move(model));
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("ana (you)"), HasSubstr(" bo "), Not(HasSubstr("more: Tab"))));
}

TEST_F(MinesTest, TheCursorLeapsAndStaysOnTheField) {
  begin(mines_model());
  press(face_, "g b 2 0 H");
  EXPECT_EQ(recorder_.pointed_at, 380U);
  press(face_, "K K End");
  EXPECT_EQ(recorder_.pointed_at, 199U);
  press(face_, "PgUp l");
  EXPECT_EQ(recorder_.pointed_at, 19U);
  press(face_, "PgDn Home");
  EXPECT_EQ(recorder_.pointed_at, 380U);
  press(face_, "w");
  EXPECT_EQ(recorder_.pointed_at, 3U) << "the first cell of the frontier after the last";
  press(face_, "w W");
  EXPECT_EQ(recorder_.pointed_at, 3U);
}

// Votes

TEST_F(MinesTest, OldWordsNeverCoverAVote) {
  begin(voting_mines_model());
  EXPECT_THAT(screen(), HasSubstr(" bo asks: go on? yes 1, no 0 of 3. 12 s. V: yes, -: no.\n"));
  refuse("Nothing of this can be.");
  EXPECT_THAT(screen(), HasSubstr(" VOTE: go on? V or -, 12 s  Not done: nothing of this can be"));
  model_.room->you = 4;
  press(face_, "l");
  EXPECT_THAT(screen(), HasSubstr(" bo asks: go on? yes 1, no 0 of 3. 12 s\n"))
      << "who watches sees the vote, and no keys";
}

TEST_F(MinesTest, WhatStandsBesideALargeRaceIsWhole) {
  client::Model model = mines_race_model();
  *model.room->view.mutable_matches(0)->mutable_minesweeper() =
      words::testing::mines_match(std::vector<std::string>(50, std::string(50, '#')), 2'400)
          .minesweeper();
  model.room->view.mutable_matches(0)->set_columns(50);
  model.room->view.mutable_matches(0)->mutable_minesweeper()->mutable_status()->clear_parts();
  model.room->view.mutable_head()->mutable_options()->mutable_minesweeper()->set_hit_cost_s(60);
  begin(std::move(model));
  EXPECT_THAT(screen(), AllOf(HasSubstr("MINES   2400 left of 2400  hit +60s\n"),
                              HasSubstr("CLICKS  L 0  R 0  chord 0")));
}

TEST_F(MinesTest, WhatAPromptCannotReadIsSaidBesideIt) {
  begin(mines_model());
  press(face_, "g z 9 Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n go to: z9_  "), HasSubstr("  There is no cell z9.\n")));
  press(face_, "Esc : f l y Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n : fly"),
                              HasSubstr("Not done: there is no command fly here; try help\n")));
  press(face_, "Backspace");
  EXPECT_THAT(screen(), HasSubstr("Enter: OK   Esc: cancel\n"));
}

TEST_F(MinesTest, WhatIsSentIsSeen) {
  begin(mines_model());
  press(face_, "g t 2 0");
  for (const char* move : {"open { cell: 3 }", "flag { cell: 4 }", "clear { cell: 109 }"}) {
    v1::Move pending;
    google::protobuf::TextFormat::ParseFromString("minesweeper { " + std::string(move) + " }",
                                                  &pending);
    recorder_.moves.push_back(pending);
  }
  EXPECT_THAT(screen(),
              AllOf(HasSubstr(" 1  . . 1 ~ F #"), HasSubstr(" 6  # # # # # # # # # # 1")));
  press(face_, "g d 1 Space");
  EXPECT_THAT(moves(), IsEmpty()) << "one opening is on its way";
}

TEST_F(MinesTest, ALargeFieldSlidesWithTheCursor) {
  begin(big_mines_model());
  EXPECT_THAT(screen(), AllOf(HasSubstr("not guaranteed: may need a guess"), HasSubstr("z")));
  press(face_, "g a 1 Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n v                     "), HasSubstr("\n    a b c d"),
                              HasSubstr("\n 1 >#"), HasSubstr("> MINES")));
  press(face_, "g a x 5 0");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n^ < a a a a a"), HasSubstr("\n    e f g h i j k"),
                              HasSubstr("u v w x  OPEN"), HasSubstr("# #>#\n")));
  EXPECT_THAT(screen(), Not(HasSubstr("  a b c d")));
}

TEST_F(MinesTest, TheMapShowsTheWholeField) {
  begin(big_mines_model());
  press(face_, "m");
  EXPECT_THAT(screen(), AllOf(HasSubstr("MAP 1:3"), HasSubstr("@")));
  press(face_, "m");
  EXPECT_THAT(screen(), Not(HasSubstr("MAP 1:3")));
}

TEST_F(MinesTest, TinyFieldsAndEverySizeOfTerminalAreDrawn) {
  begin(tiny_mines_model());
  EXPECT_THAT(screen(), HasSubstr("Open any cell to begin."));
  for (const auto model : {mines_model, big_mines_model, tiny_mines_model, mines_race_model}) {
    begin(model());
    for (int rows = 24; rows <= 60; rows += 9) {
      for (int columns = 80; columns <= 180; columns += 25) screen({rows, columns});
    }
    press(face_, "Z");
    EXPECT_THAT(screen(), Not(HasSubstr("FEED")));
    EXPECT_THAT(screen({20, 60}), HasSubstr("80x24 needed, now 60x20"));
  }
}

TEST_F(MinesTest, PointingIsSeenForAWhile) {
  begin(mines_model());
  press(face_, "g a 4 p");
  EXPECT_EQ(recorder_.pinged, 60U);
  EXPECT_THAT(screen(), HasSubstr("you point at a4"));
  press(face_, "l");
  EXPECT_THAT(screen(), HasSubstr(" 4 !#>#"));
  model_.room->presence[2].set_ping(205 + 1);
  face_.notice(client::PresenceChanged{2}, kNowMs);
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n bo points at f11"), HasSubstr("# # # # #!#"),
                              HasSubstr("0:39 bo points at f11")));
  face_.tick(kNowMs + 5'000);
  EXPECT_THAT(screen(), AllOf(Not(HasSubstr("#!#")), Not(HasSubstr("\n bo points at f11"))));
}

TEST_F(MinesTest, AHitOfOnesOwnIsSaid) {
  begin(mines_model());
  client::EventApplied applied;
  applied.event = model_.room->feed[1];
  applied.event.set_member(1);
  face_.notice(applied, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("you opened o6: a mine. It was provable: m7 shows"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
