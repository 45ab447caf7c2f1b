// Commands after ':' are those of the line-by-line client, in the room and in the lobby.
#include <array>
#include <utility>

#include "client/lines/look.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class TypedCommand : public FaceTest {
 protected:
  static void type(Face& face, std::string_view text) {
    testing::press(face, ":");
    for (const char c : text) {
      face.key(static_cast<char32_t>(c), kNowMs);
    }
    testing::press(face, "Enter");
  }
  void type(std::string_view text) { type(face_, text); }
};

TEST_F(TypedCommand, EveryCommandOfTheLinearClientIsKnown) {
  const client::Model room = client::told(sudoku_model());
  const client::Model lobby = client::told(lobby_model());
  for (const client::Model* model : {&room, &lobby}) {
    for (const std::string& line : lines::help_lines(*model)) {
      const bool option = line.starts_with("help new ") && line.find(" --") < line.find(':');
      const bool other_game = line.ends_with(")") && !line.ends_with("(sudoku)");
      if (option || other_game) continue;
      const std::string usage = line.substr(5, line.find_first_of(" :", 5) - 5);
      Face face(*model, recorder_);
      if (model->room) enter_room(face);
      picture(face, kS);
      type(face, usage);
      EXPECT_THAT(picture(face, kS).text(), Not(HasSubstr("there is no command"))) << line;
    }
  }
}

// The line stays, so that Esc or another letter cancels it.
TEST_F(TypedCommand, AsksBeforeWhatCannotBeUndone) {
  begin(sudoku_model());
  for (const char* line : {"reveal B3", "lastgood", "restart", " stop", "stand"}) {
    recorder_.asked.clear();
    type(line);
    EXPECT_TRUE(recorder_.asked.empty()) << line;
    EXPECT_THAT(screen(), HasSubstr("Enter again does it")) << line;
    press(face_, "Left Enter");
    EXPECT_TRUE(recorder_.asked.empty()) << line << ": not twice in a row";
    press(face_, "Enter");
    EXPECT_EQ(recorder_.asked.size(), 1u) << line;
  }
  type("check");
  EXPECT_EQ(recorder_.asked.size(), 2u) << "asks nothing";
}

TEST_F(TypedCommand, AsksBeforeANewBoardWhereThereMayBeOne) {
  begin(sudoku_race_model());  // it is won and continues
  type("next --level hard");
  EXPECT_THAT(screen(), HasSubstr("Enter again does it"));
  EXPECT_TRUE(recorder_.asked.empty());
  press(face_, "Enter");
  ASSERT_EQ(recorder_.asked.size(), 1u);
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("act next"));
}

TEST_F(TypedCommand, WhatTheRoomWouldRefuseIsRefusedWithoutAQuestion) {
  begin(sudoku_model());
  for (const auto& [line, why] : {std::pair("next --level hard", "the match is not over yet"),
                                  std::pair("rematch", "the match is not over yet"),
                                  std::pair("resign", "nobody plays against you"),
                                  std::pair("next --level horrid", "horrid")}) {
    type(line);
    EXPECT_THAT(screen(), AllOf(HasSubstr("Not done: "), HasSubstr(why), HasSubstr(line)));
    EXPECT_THAT(screen(), Not(HasSubstr("Enter again does it"))) << line;
    press(face_, "Esc");
  }
  model_.room->you = 4;  // eva, who watches
  screen();
  type("give up");
  EXPECT_THAT(screen(), HasSubstr("Not done: you are watching"));
  EXPECT_TRUE(recorder_.asked.empty());
}

TEST_F(TypedCommand, LinesAreAPage) {
  begin(sudoku_model());
  type("board");
  EXPECT_THAT(screen(), AllOf(HasSubstr("row A: 5 3 4"), HasSubstr("more below")));
  EXPECT_THAT(recorder_.asked, ElementsAre()) << "the clock is not stopped: the board is shown";
  press(face_, "End");
  EXPECT_THAT(screen(), HasSubstr("filled 37 of 81"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("FEED"));
  type("help");
  EXPECT_THAT(screen(), HasSubstr("\n new GAME coop|versus|race"));
  press(face_, "Esc");
  type("packs");
  EXPECT_THAT(recorder_.asked, ElementsAre("packs"));
  press(face_, "Esc");
  type("puzzles starter");
  EXPECT_THAT(recorder_.asked, ElementsAre("packs", R"(puzzles pack: "starter")"));
}

TEST_F(TypedCommand, LinesDoNotRepeatTheTitleOfTheirPage) {
  begin(sudoku_model());
  using Line = std::array<std::string, 3>;
  for (const auto& [line, title, text] :
       {Line{"rules sudoku", " RULES sudoku", "Fill the empty cells"},
        Line{"about", " ABOUT", "client: "}, Line{"cell A1", " CELL A1", "5, given"}}) {
    type(line);
    EXPECT_THAT(screen(), AllOf(HasSubstr("\n\n " + text), ::testing::StartsWith(title)));
    press(face_, "Esc");
  }
}

TEST_F(TypedCommand, ARoomIsNotLeftForAnother) {
  begin(sudoku_model());
  for (const char* command : {"join lime-03", "new sudoku race --private"}) {
    type(command);
    EXPECT_THAT(screen(), HasSubstr("Not done: you are in KITE-42")) << command;
    press(face_, "Esc");
  }
  type("watch KITE-42");
  type("new sudoku");
  EXPECT_THAT(screen(), HasSubstr("Not done: as in new "));
  EXPECT_THAT(recorder_.asked, ElementsAre()) << "nothing was asked of the server";
}

TEST_F(TypedCommand, TheListOfRoomsIsAPage) {
  begin(sudoku_model());
  type("rooms");
  EXPECT_THAT(recorder_.asked, ElementsAre("rooms"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("FEED")) << "and the room is not left";
}

TEST_F(TypedCommand, SaysWhichWordOfAListIsUnknown) {
  begin(lobby_model());
  type("rooms --game chess");
  EXPECT_THAT(screen(), HasSubstr("Not done: this client knows no game chess"));
  press(face_, "Esc");
  type("rooms --state open");
  EXPECT_THAT(screen(), HasSubstr("--state is all, free, playing or finished, not open"));
}

TEST_F(TypedCommand, TheLobbyTakesWhatNeedsNoRoom) {
  begin(lobby_model());
  type("set a1 5");
  EXPECT_THAT(screen(), HasSubstr("Not done: you are in no room; try new or join"));
  press(face_, "Esc");
  type("fly");
  EXPECT_THAT(screen(), HasSubstr("there is no command fly here"));
  press(face_, "Esc");
  type("where");
  EXPECT_THAT(screen(), HasSubstr("nowhere"));
  press(face_, "Esc");
  type("quit");
  EXPECT_TRUE(face_.done());
}

TEST_F(TypedCommand, BoardsOfFameAreAPage) {
  begin(sudoku_model());
  type("leaderboard tictactoe --window 2026-10");
  EXPECT_THAT(recorder_.asked, ElementsAre("leaderboard tictactoe, 2026-10"));
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("FEED"));
  type("leaderboard chess");
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no game chess here"));
}

TEST_F(TypedCommand, ShowsWhatPlayersHavePlayed) {
  begin(lobby_model());
  press(face_, "i");
  EXPECT_THAT(recorder_.asked.back(), ::testing::StartsWith("player"));
  EXPECT_THAT(screen(), AllOf(HasSubstr("PLAYER ana"), HasSubstr("loading ...")));
  press(face_, "Esc");
  type("player bo sudoku");
  EXPECT_EQ(recorder_.asked.back(), "player name: \"bo\" game: \"sudoku\"");
  EXPECT_THAT(screen(), AllOf(HasSubstr("PLAYER bo"), HasSubstr("loading ...")));
}

// ana has played, bo is to move; then it is ana's turn again.
TEST_F(TypedCommand, APremoveIsMadeWhenItsTurnComes) {
  const auto turn = [this](v1::RoomState state) {
    model_.room->view.mutable_head()->set_state(state);
    model_ = client::told(std::move(model_));
    face_.tick(kNowMs);
  };
  begin(duel_model());
  for (const bool taken_back : {true, false}) {
    turn(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
    type("premove c3");
    EXPECT_THAT(screen(), HasSubstr("c3 is made when it is your turn; premove off takes it back"));
    EXPECT_THAT(screen(), HasSubstr("X ?")) << "on the board, as what is only sent";
    if (taken_back) type("premove off");
    EXPECT_THAT(recorder_.asked, ::testing::IsEmpty());
    turn(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
    EXPECT_EQ(recorder_.asked.size(), taken_back ? 0u : 1u);
  }
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("cell: 8"));
  turn(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  EXPECT_EQ(recorder_.asked.size(), 1u) << "once";
}

TEST_F(TypedCommand, APremoveIsDrawnWithOnesOwnMark) {
  for (const bool swapped : {false, true}) {
    client::Model model = duel_model();
    model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
    v1::TicTacToeStatus& status =
        *model.room->view.mutable_matches(0)->mutable_tictactoe()->mutable_status();
    status.set_plies(swapped ? 4 : 5);
    status.set_to_move(2);
    status.set_swapped(swapped);
    begin(client::told(std::move(model)));
    press(face_, swapped ? "1" : "3");
    EXPECT_THAT(screen(), HasSubstr(swapped ? "[O]?" : "[X]?"));
  }
}

TEST_F(TypedCommand, TheMovesSayAfterWhichTheSidesWereSwapped) {
  client::Model model = duel_model();
  int moves = 0;
  for (v1::Event& event : model.room->feed) {
    if (!event.has_moved() || ++moves != 2) continue;
    event.mutable_moved()->mutable_move()->mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
  }
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("swapped after a1"));
}

TEST_F(TypedCommand, AMoveOutOfTurnIsAPremove) {
  client::Model model = duel_model();
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  begin(client::told(std::move(model)));
  press(face_, "3");
  EXPECT_THAT(screen(), HasSubstr("this move is made when it is your turn; the same key takes it"));
  press(face_, "3");
  EXPECT_THAT(screen(), HasSubstr("premove cancelled"));
  press(face_, "7");
  EXPECT_THAT(screen(), HasSubstr("a1 is taken"));
  press(face_, "w");
  EXPECT_THAT(screen(), HasSubstr("there is nothing to swap now"));
  press(face_, "3");
  EXPECT_THAT(recorder_.asked, ::testing::IsEmpty());
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  model_ = client::told(std::move(model_));
  face_.tick(kNowMs);
  ASSERT_EQ(recorder_.asked.size(), 1u);
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("cell: 8"));
}

TEST_F(TypedCommand, AKeyThatIsPressedTwiceIsNoPremove) {
  client::Model model = duel_model();
  model.room->you = 2;  // bo has played c1 just now
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  v1::Event& last = model.room->feed.back();
  last.mutable_moved()->mutable_move()->mutable_tictactoe()->set_cell(7);
  begin(client::told(std::move(model)));
  press(face_, "2");
  EXPECT_THAT(screen(), HasSubstr("Not done: it is not your turn"));
  press(face_, "3");
  EXPECT_THAT(screen(), HasSubstr("this move is made when it is your turn"));
}

TEST_F(TypedCommand, LobbyLeavesTheRoomAndKeepsTheSeat) {
  begin(duel_model());
  type("lobby");
  EXPECT_THAT(recorder_.asked, ::testing::Contains("step out"));
  EXPECT_THAT(screen(), HasSubstr("your seat in LIME-03 is kept; Enter goes back"));
}

TEST_F(TypedCommand, APremoveWaitsForTheAnswerToTheMoveBeforeIt) {
  begin(duel_model());
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  model_ = client::told(std::move(model_));
  recorder_.moves.emplace_back();
  type("premove c3");
  face_.tick(kNowMs);
  EXPECT_THAT(recorder_.asked, ::testing::IsEmpty());
  recorder_.moves.clear();
  face_.tick(kNowMs);
  EXPECT_EQ(recorder_.asked.size(), 1u);
}

}  // namespace
}  // namespace gridmates::terminal::testing
