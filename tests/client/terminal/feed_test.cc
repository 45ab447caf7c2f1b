#include "client/terminal/feed.h"

#include <google/protobuf/text_format.h>

#include "client/terminal/game_pane.h"
#include "tests/client/games/minesweeper/mines_match.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Feed, SaysWhoGaveUp) {
  client::Model model = tictactoe_model();
  v1::Event event = model.room->feed.back();
  event.set_member(2);
  event.mutable_ended()->set_cause(v1::END_CAUSE_RESIGNED);
  EXPECT_EQ(event_words(event, *model.room, *make_pane("tictactoe", Preferences{})),
            "the end: won by ana (bo resigned)");
  event.mutable_ended()->set_cause(v1::END_CAUSE_LEFT);
  event.mutable_ended()->set_who("bo, who left");
  event.set_member(9);
  EXPECT_EQ(event_words(event, *model.room, *make_pane("tictactoe", Preferences{})),
            "the end: won by ana (bo, who left left)")
      << "a name that only the event knows";
  event.mutable_ended()->clear_who();
  event.mutable_ended()->set_cause(v1::END_CAUSE_RESIGNED);
  event.set_member(2);
  model.room->feed.back() = event;
  EXPECT_EQ(ending_words(*model.room), "won by ana (bo resigned) in 0:41.000, run LIME-03/1");
}

TEST(Feed, EndsARaceAtTheTimeOfItsFirstPlaceAndNamesWhatCanBeReplayed) {
  client::Model model = sudoku_race_model();
  client::Room& room = *model.room;
  v1::Event end;
  end.set_room_time_ms(99'261);
  end.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  end.mutable_ended()->set_winner_name("ana");
  room.feed.push_back(end);
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  for (auto& match : *room.view.mutable_matches()) match.mutable_players(0)->set_place(0);
  v1::MatchPlayer& first = *room.view.mutable_matches(0)->mutable_players(0);
  first.set_place(1);
  first.set_finished_ms(69'284);
  room.you = room.view.matches(1).players(0).member();
  v1::SudokuStatus& second = *room.view.mutable_matches(1)->mutable_sudoku()->mutable_status();
  second.add_assists(v1::SUDOKU_ASSIST_HINT);
  EXPECT_EQ(ending_words(room), "solved, ana first in 1:09.284") << "nobody has helped her";
  room.feed.back().mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_LOST);
  first.set_place(0);
  EXPECT_EQ(ending_words(room), "lost in 1:39.261, replay " + room.code + "/" +
                                    std::to_string(room.view.head().match()));
}

TEST(Feed, TheEndNamesWhatHasHelped) {
  client::Model model = sudoku_model();
  client::Room& room = *model.room;
  v1::Event end;
  end.set_room_time_ms(99'261);
  end.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  room.feed.push_back(end);
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  v1::SudokuStatus& status = *room.view.mutable_matches(0)->mutable_sudoku()->mutable_status();
  status.clear_assists();
  status.add_assists(v1::SUDOKU_ASSIST_FILLED_NOTES);
  status.add_assists(v1::SUDOKU_ASSIST_HINT);
  status.add_assists(v1::SUDOKU_ASSIST_LAST_GOOD);
  EXPECT_EQ(ending_words(room), "solved in 1:39.261 with filled-in notes, hints and lastgood");
  room.feed.back().mutable_ended()->set_run("KITE-42/1");
  EXPECT_EQ(ending_words(room),
            "solved in 1:39.261, run KITE-42/1, with filled-in notes, hints and lastgood");
}

TEST(Feed, APauseOfTheRoomIsNobodys) {
  client::Model model = sudoku_model();
  v1::Event pause;
  pause.mutable_paused();
  EXPECT_EQ(event_words(pause, *model.room, *make_pane("sudoku", Preferences{})),
            "paused: the player is away");
}

// The feed's words for an undo, by what it has changed.
class FeedOfSteps : public ::testing::Test {
 protected:
  void change(int index, const char* was, const char* is) {
    put(index, was, room().before);
    put(index, is, *event_.mutable_delta()->mutable_match_deltas(0));
  }
  void block(std::uint32_t cell) {
    v1::SudokuStatus& status =
        *event_.mutable_delta()->mutable_match_deltas(0)->mutable_sudoku()->mutable_status();
    status.set_blocked_by(2);
    status.set_blocked_cell(cell);
  }
  std::string words() {
    return event_words(event_, room(), *make_pane("sudoku", Preferences{}), {true, &room().before});
  }
  client::Room& room() { return *model_.room; }

  client::Model model_ = sudoku_model();
  v1::Event event_ = [] {
    v1::Event event;
    event.set_member(2);
    event.mutable_moved()->set_player(1);
    event.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_undo();
    event.mutable_delta()->add_match_deltas()->mutable_sudoku()->mutable_status()->set_last_cell(1);
    return event;
  }();

 private:
  static void put(int index, const char* content, v1::MatchDelta& out) {
    v1::SudokuCellChange& change = *out.mutable_sudoku()->add_cells();
    change.set_index(static_cast<std::uint32_t>(index));
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(content, change.mutable_cell()));
  }
};

TEST_F(FeedOfSteps, AnUndoNamesAllCellsThatItHasChanged) {
  change(0, "digit: 7", "");
  change(1, "digit: 7", "digit: 4");
  change(2, "digit: 9 clash: true", "digit: 9");
  EXPECT_THAT(words(), ::testing::EndsWith(" took back A1, A2"));
  change(20, "colour: 2", "");
  for (int cell = 40; cell < 44; ++cell) change(cell, "digit: 7", "");
  EXPECT_THAT(words(), ::testing::EndsWith(" took back A1, A2, C3, E5 and 3 others"));
}

TEST_F(FeedOfSteps, AnUndoThatIsKeptFromACellNamesWhatChangedAndWhatStays) {
  block(40);
  EXPECT_THAT(words(), ::testing::EndsWith(" could not change E5"));
  change(0, "digit: 7", "");
  change(1, "digit: 7", "");
  EXPECT_THAT(words(), ::testing::EndsWith(" took back A1, A2, but E5 stays"));
}

TEST_F(FeedOfSteps, AnUndoOfWhichLittleIsKnownNamesTheFirstCell) {
  EXPECT_THAT(words(), ::testing::EndsWith(" took back A1"));
  event_.clear_delta();
  EXPECT_THAT(words(), ::testing::EndsWith(" took a step back"));
}

// The feed of a face after events.
class FeedLines : public FaceTest {
 protected:
  // The next event, as a connected client gets it.
  void happen(const std::string& text) {
    client::EventApplied applied;
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(text, &applied.event));
    applied.event.set_seq(++model_.room->seq);
    v1::Event kept = applied.event;
    if (!kept.has_moved()) kept.clear_delta();  // as the model keeps it
    model_.room->feed.push_back(kept);
    face_.notice(applied, kNowMs);
  }
};

TEST_F(FeedLines, StayAsTheyWereWhenTheNextBoardIsLaid) {
  begin(mines_model());
  const std::string hit = "bo opened o6: a mine. It was";
  EXPECT_THAT(screen(), HasSubstr(hit));
  happen("ended { result: ROOM_STATE_FINISHED_LOST cause: END_CAUSE_MOVE }");
  model_.room->view.clear_matches();
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  happen("board_chosen { board { source: BOARD_SOURCE_GENERATED } }");
  EXPECT_THAT(screen(), AllOf(HasSubstr(hit), HasSubstr("board: a new board")));
  *model_.room->view.add_matches() =
      words::testing::mines_match(std::vector<std::string>(8, std::string(8, '.')), 0);
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  model_.room->view.mutable_head()->set_match(2);
  happen("started { match: 2 }");
  EXPECT_THAT(screen(), AllOf(HasSubstr(hit), HasSubstr("shows 1 and")));
  press(face_, "Tab Esc");
  EXPECT_THAT(screen(), HasSubstr(hit));
}

TEST_F(FeedLines, ABoardThatItsFirstMoveLaysIsToldOfOnce) {
  begin(tiny_mines_model());
  happen("member: 1 board_chosen { board { source: BOARD_SOURCE_GENERATED } }");
  happen("member: 1 moved { move { minesweeper { open { cell: 9 } } } } delta { }");
  EXPECT_THAT(screen(), AllOf(HasSubstr("you opened"), Not(HasSubstr("a new board"))));
}

TEST_F(FeedLines, TellWhereTheOthersOfAnyRaceCameIn) {
  begin(sudoku_race_model());
  happen(R"(room_time_ms: 200001 member: 2 hidden { }
            delta { match_deltas { index: 1 players {
              player: 1 member: 2 name: "bo" place: 2 finished_ms: 200001 } } })");
  EXPECT_THAT(screen(), HasSubstr("bo finished 2nd in 3:20.001"));
  press(face_, "Tab");
  happen(R"(room_time_ms: 201002 member: 1 hidden { }
            delta { match_deltas { index: 0 players {
              player: 0 member: 1 name: "ana" place: 3 finished_ms: 201002 } } })");
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("you finished 3rd in 3:21.002")) << "heard on another page too";
}

// As the model sends it: the end first, then the talk with its earlier numbers.
TEST_F(FeedLines, WhatWatchersSaidInARaceComesWithItsEnd) {
  begin(sudoku_race_model());
  const std::uint64_t then = ++model_.room->seq;
  happen("member: 3 hidden { }");
  happen("ended { result: ROOM_STATE_FINISHED_SOLVED }");
  v1::Event said;
  said.set_seq(then);
  said.set_member(3);
  said.mutable_said()->set_name("eva");
  said.mutable_said()->set_text("well raced");
  for (int i = 0; i < 2; ++i) face_.notice(client::EventApplied{"LIME-03", said}, kNowMs);
  press(face_, "T");
  const std::string text = screen();
  const std::size_t first = text.find("well raced");
  ASSERT_NE(first, std::string::npos) << text;
  EXPECT_EQ(text.find("well raced", first + 1), std::string::npos) << text;
}

TEST_F(FeedLines, APauseSaysThatTheOpenVoteHasEnded) {
  begin(mines_model());
  v1::Vote vote;
  vote.set_kind(v1::VOTE_KIND_STOP);
  model_.room->dropped_vote = vote;
  happen("member: 2 paused { }");
  EXPECT_THAT(screen(), AllOf(HasSubstr("bo paused"), HasSubstr("vote stop: ended without")));
}

TEST_F(FeedLines, OfWhatWasMissedThereIsALineOnce) {
  begin(mines_model());
  v1::Event said;
  said.set_seq(++model_.room->seq);
  said.set_member(2);
  said.mutable_said()->set_text("while you were away");
  model_.room->feed = {said};
  face_.notice(client::RoomReplaced{}, kNowMs);
  face_.notice(client::EventApplied{"PEAR-07", said}, kNowMs);
  const std::string text = screen();
  const std::size_t first = text.find("bo: while you were");
  ASSERT_NE(first, std::string::npos) << text;
  EXPECT_EQ(text.find("bo: while you were", first + 1), std::string::npos) << text;
  EXPECT_THAT(text, HasSubstr("you chorded j7")) << "what was known is still known";
}

}  // namespace
}  // namespace gridmates::terminal::testing
