// Entering a room by its code, and headers with long names.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

using ByCode = FaceTest;
using LongNames = FaceTest;

TEST_F(ByCode, ARefusedCodeStaysToBeMended) {
  begin(lobby_model());
  press(face_, "j n o p e - 1 Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("joining NOPE-1"), HasSubstr("code of the room: nope-1")));
  press(face_, "Enter");  // the same request is pending
  EXPECT_THAT(recorder_.asked, ElementsAre("enter NOPE-1"));
  refuse("There is no room NOPE-1.");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Not done: there is no room NOPE-1"),
                              HasSubstr("code of the room: nope-1_")));
  press(face_, "Backspace 2 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("enter NOPE-1", "enter NOPE-2"));
}

using Opponent = FaceTest;

TEST_F(Opponent, IsLookedForByAForm) {
  begin(lobby_model());
  press(face_, "o");
  EXPECT_THAT(screen(), AllOf(HasSubstr("find one who wants the same"), HasSubstr("5:00 and 3 s"),
                              HasSubstr("as soon as a player"), Not(HasSubstr("visibility"))));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked,
              Contains(AllOf(HasSubstr("queue game: "), HasSubstr("table: TABLE_VERSUS"),
                             HasSubstr("base_s: 300"), Not(HasSubstr("computer")))));
  refuse("You look for an opponent already.");
  EXPECT_THAT(screen(), AllOf(HasSubstr("FIND AN OPPONENT"), HasSubstr("for an opponent already")));
  press(face_, "Enter");
  accept();
  EXPECT_THAT(screen(), AllOf(HasSubstr("OPEN ROOMS"), Not(HasSubstr("looking for"))));
}

TEST_F(Opponent, TheLobbySaysHowLongAndOffersAComputer) {
  begin(lobby_model());
  press(face_, "u");
  EXPECT_THAT(screen(), HasSubstr("no search for an opponent is running; o starts one"));
  model_.search.emplace();
  model_.search->room.set_game("tictactoe");
  model_.search->room.set_table(v1::TABLE_VERSUS);
  model_.search->room.set_rated(true);
  EXPECT_THAT(screen(), HasSubstr("Looking for an opponent: Tic-tac-toe, rated. "));
  press(face_, "c");
  EXPECT_THAT(screen(), HasSubstr("no computer is offered"));
  model_.search->computer = 4;
  EXPECT_THAT(screen(), HasSubstr("c plays a computer of level 4 instead"));
  press(face_, "c");
  ASSERT_FALSE(recorder_.asked.empty());
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("computer: 4"));
}

TEST_F(FaceTest, BoardsOfFameShowAllRunsAndAreSorted) {
  begin(lobby_model());
  press(face_, "b a");
  EXPECT_THAT(recorder_.asked, ElementsAre("leaderboard sudoku", "leaderboard sudoku, all"));
  EXPECT_THAT(screen(), HasSubstr("all runs, by time"));
  press(face_, "s");
  EXPECT_THAT(screen(), HasSubstr("Not done: these boards have no 3BV to sort by"));
  for (v1::BestTimes& times : *model_.leaderboards["sudoku"].mutable_best_times()) {
    for (v1::BestTime& line : *times.mutable_lines()) line.set_worth(60);
  }
  press(face_, "a s");
  EXPECT_THAT(screen(), HasSubstr("best runs, by 3BV/s"));
  press(face_, "s s");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku");
  EXPECT_EQ(recorder_.asked[recorder_.asked.size() - 2], "leaderboard sudoku, by worth");
}

TEST_F(FaceTest, EarlierPeriodsAreHadByAKey) {
  begin(lobby_model());
  press(face_, "b");
  v1::Leaderboard& board = model_.leaderboards["sudoku"];
  const auto arrived = [this] {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    answered.frame.mutable_leaderboard();
    face_.notice(answered, kNowMs);
  };
  arrived();
  press(face_, "[");
  EXPECT_THAT(screen(), HasSubstr("w chooses a month, a week or a day first"));
  press(face_, "w [");
  EXPECT_THAT(screen(), HasSubstr("the list has not arrived yet"));
  board.set_window("2026-11");
  board.set_before("2026-10");
  arrived();
  press(face_, "]");
  EXPECT_THAT(screen(), HasSubstr("this is the latest period"));
  press(face_, "[");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku, 2026-10");
  press(face_, "[");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku, 2026-10") << "its list has not come";
  board.set_window("2026-10");
  arrived();
  press(face_, "]");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku, month");
  arrived();
  press(face_, "[ Esc b");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku") << "of all time when opened anew";
}

TEST_F(FaceTest, BoardsOfFameAreOfAPeriodAndAroundOneself) {
  begin(lobby_model());
  press(face_, "b");
  EXPECT_THAT(screen(), HasSubstr("all time\n"));
  press(face_, "w w w w m");
  EXPECT_THAT(recorder_.asked, ElementsAre("leaderboard sudoku", "leaderboard sudoku, month",
                                           "leaderboard sudoku, week", "leaderboard sudoku, day",
                                           "leaderboard sudoku", "leaderboard sudoku, around me"));
  EXPECT_THAT(screen(), HasSubstr("all time, around you\n"));
  v1::Leaderboard& board = model_.leaderboards["sudoku"];
  board.set_window("2026-11");
  board.mutable_best_times(0)->mutable_lines(0)->set_place(17);
  EXPECT_THAT(screen(), AllOf(HasSubstr("2026-11 UTC, around you\n"), HasSubstr("17  dora")));
  board.clear_best_times();
  EXPECT_THAT(screen(), HasSubstr("You have no entry yet in 2026-11."));
}

TEST_F(FaceTest, BoardsOfFameNameTheWholeTeam) {
  client::Model model = lobby_model();
  v1::BestTimes& times = *model.leaderboards["sudoku"].mutable_best_times(0);
  v1::BestTime team = times.lines(0);
  team.clear_players();
  for (const char* name : {"theophrastus", "maximiliana", "konstantin the fourth"}) {
    team.add_players(name);
  }
  times.clear_lines();
  for (std::uint32_t i = 1; i <= 8; ++i) {
    team.set_place(i);
    *times.add_lines() = team;
  }
  begin(std::move(model));
  press(face_, "b");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr(">1   3 players:"),
                    HasSubstr("\n     theophrastus, maximiliana, konstantin the fourth\n"),
                    HasSubstr(" 7   3 players:")));
  press(face_, "Down Down Down Down Down Down Down");
  EXPECT_THAT(screen(), AllOf(HasSubstr(">8   "), Not(HasSubstr(" 1   3 players:"))))
      << "what is chosen is seen";
}

TEST_F(FaceTest, ARoomIsListedWithItsSize) {
  client::Model model = lobby_model();
  v1::SudokuOptions& options = *model.rooms.mutable_rooms(2)->mutable_options()->mutable_sudoku();
  options.set_size(16);
  options.set_level("hard");
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("Sudoku co-op        16x16"));
}

TEST_F(FaceTest, TheListIsFilteredByGameAndByState) {
  begin(lobby_model());
  press(face_, "F");
  EXPECT_THAT(screen(), AllOf(HasSubstr("only: all games, free"), HasSubstr("FOX-11"),
                              Not(HasSubstr("LIME-03"))));
  press(face_, "F F");
  EXPECT_THAT(screen(), AllOf(HasSubstr("only: all games, finished"), HasSubstr("OAK-55"),
                              Not(HasSubstr("FOX-11"))));
  press(face_, "F f");
  EXPECT_THAT(screen(), AllOf(HasSubstr(", all states"), Not(HasSubstr("LIME-03"))));
}

TEST_F(FaceTest, BoardsOfFameOfACategoryAreHadByItsName) {
  begin(lobby_model());
  press(face_, "b / 9 x 9 Esc r / 9 x 9 Enter");
  EXPECT_THAT(recorder_.asked,
              ElementsAre("leaderboard sudoku", "leaderboard sudoku", "leaderboard sudoku 9x9"));
  model_.leaderboards["sudoku"].clear_best_times();
  EXPECT_THAT(screen(), HasSubstr("These words match no leaderboard yet."));
  press(face_, "g");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("leaderboard ")) << "of all again";
  EXPECT_THAT(recorder_.asked.back(), Not(HasSubstr("9x9")));
}

TEST_F(FaceTest, ALongCategoryIsReadWhole) {
  client::Model model = lobby_model();
  model.leaderboards["sudoku"].mutable_best_times(0)->set_category(
      "50x50/1000 zero strict lives 9 matched");
  begin(std::move(model));
  press(face_, "b");
  EXPECT_THAT(
      screen(),
      AllOf(HasSubstr("category 1/2  "),
            HasSubstr(" <Puzzles of the server, 50x50/1000 zero strict lives 9 matched, solo, no "
                      "hints>\n")));
}

TEST_F(FaceTest, ALineOfNoUseOnThePageIsNotOffered) {
  client::Model model = lobby_model();
  model.rooms.Clear();
  begin(std::move(model));
  EXPECT_THAT(footer(), AllOf(HasSubstr("n new"), Not(HasSubstr("go in")), Not(HasSubstr("w wa"))));
  press(face_, "Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no open room; n opens one"));
  press(face_, "b Tab Right");
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no other category"));
}

TEST_F(FaceTest, WhatTheHostPickedIsSaidBeforeTheStart) {
  client::Model model = lobby_model();
  v1::RoomSummary& room = *model.rooms.mutable_rooms(2);
  room.set_game("minesweeper");
  v1::MinesweeperOptions& options = *room.mutable_options()->mutable_minesweeper();
  options.set_width(30);
  options.set_height(16);
  options.set_mines(99);
  options.set_law(v1::MINESWEEPER_LAW_STRICT);
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("   30x16, 99 mines, no guessing, open start; 3 of 6 seats"));
  press(face_, "Down");
  EXPECT_THAT(screen(), Not(HasSubstr("99 mines"))) << "of another room";
  model = waiting_model();
  *model.room->view.mutable_head()->mutable_options() = model_.rooms.rooms(2).options();
  model.room->view.mutable_head()->set_game("minesweeper");
  model.room->code = "PEAR-07";
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("30x16, 99 mines, no guessing"));
}

TEST_F(ByCode, AMendedCodeMayBeTheSameAgain) {
  begin(lobby_model());
  press(face_, "j k i t e Enter");
  refuse("This room is full.");
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("enter KITE", "enter KITE"));
}

TEST_F(ByCode, ThePromptIsGoneOnceTheRoomWasShown) {
  begin(lobby_model());
  press(face_, "j k i t e - 4 2 Enter");
  model_.room = sudoku_model().room;
  enter_room(face_);
  EXPECT_THAT(screen(), HasSubstr("SUDOKU co-op"));
  press(face_, "q");
  EXPECT_THAT(screen(), AllOf(HasSubstr("OPEN ROOMS"), Not(HasSubstr("code of the room"))));
}

TEST_F(LongNames, ALongPackIsCutAndTheRestIsNot) {
  begin(waiting_model());
  v1::BoardInfo& board = *model_.room->view.mutable_head()->mutable_board();
  board.set_pack("the-hardest-sunday-puzzles-of-twenty-years");
  board.set_number(123);
  board.set_again(true);
  EXPECT_THAT(screen(), HasSubstr("the-hardest-sund~/123 (unrated), again"));  // the header
  EXPECT_THAT(screen(), HasSubstr("puzzle th~/123 (unrated), again "));        // the box
}

TEST_F(LongNames, WhoMayGoOnIsSaidInFullWhateverTheName) {
  client::Model model = waiting_model();
  model.room->you = 2;
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  std::string wide;
  for (int i = 0; i < 24; ++i) wide += "日";
  model.room->names[1] = wide;
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("can resume."));
}

TEST_F(LongNames, WhereNothingOfThePackFitsNothingIsSaid) {
  client::Model model = sudoku_model();
  model.room->code = "KITE-42-A1B2C3D4";
  model.room->view.mutable_head()->mutable_board()->set_pack("the-hardest-sunday-puzzles");
  begin(std::move(model));
  model_.link = client::Link::kWaiting;
  model_.retry_at_ms = kNowMs + 12'000;
  EXPECT_THAT(screen(), AllOf(HasSubstr("37/81 "), Not(HasSubstr("puzzle"))));
}

TEST_F(LongNames, NobodyIsToldThatABoardWasGenerated) {
  client::Model model = tictactoe_model();
  v1::Event event = model.room->feed.back();
  event.mutable_board_chosen()->mutable_board()->set_source(v1::BOARD_SOURCE_GENERATED);
  event.set_seq(event.seq() + 1);
  model.room->feed.push_back(event);
  event.mutable_board_chosen()->mutable_board()->set_again(true);
  event.set_seq(event.seq() + 1);
  model.room->feed.push_back(event);
  begin(std::move(model));
  EXPECT_THAT(screen(), AllOf(HasSubstr("board: a new board"), HasSubstr("board: the same board"),
                              Not(HasSubstr("generated"))));
}

}  // namespace
}  // namespace gridmates::terminal::testing
