// Clicks outside the boards: lists, footers, headings and panels, on every page by the same marks
// in the picture.
#include <set>
#include <utility>
#include <vector>

#include "client/core/columns.h"
#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class Pointing : public MinesTest {
 protected:
  // The position of these words on the screen: row and column of their first character.
  Spot find(const std::string& words) {
    const std::string text = screen();
    const std::size_t at = text.find(words);
    EXPECT_NE(at, std::string::npos) << words << " in\n" << text;
    if (at == std::string::npos) return {0, 0};
    const std::size_t line = text.rfind('\n', at) + 1;  // of npos: 0
    return {static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n')),
            client::columns_of(text.substr(line, at - line))};
  }
  void click_on(const std::string& words, Key::Kind by = Key::Kind::kClick) {
    const Spot at = find(words);
    click(by, at.row, at.column);
  }
  void release() { click(Key::Kind::kRelease, 23, 1); }
};

TEST_F(Pointing, AClickSelectsARoomAndTheNextOneGoesIn) {
  begin(lobby_model());
  click_on("PEAR-07");
  EXPECT_THAT(screen(), HasSubstr("> PEAR-07"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  click_on("PEAR-07");
  EXPECT_THAT(recorder_.asked, ElementsAre("enter PEAR-07"));
}

// Both clicks may come before the screen is drawn again.
TEST_F(Pointing, ADoubleClickGoesIn) {
  begin(lobby_model());
  const Spot at = find("LIME-03");
  for (int i = 0; i < 2; ++i) {
    click(Key::Kind::kClick, at.row, at.column);
    click(Key::Kind::kRelease, at.row, at.column);
  }
  EXPECT_THAT(recorder_.asked, ElementsAre("enter LIME-03"));
}

TEST_F(Pointing, TheWheelGoesThroughRoomsAndOtherButtonsDoNothing) {
  begin(lobby_model());
  click(Key::Kind::kWheelDown, 10, 40);
  click(Key::Kind::kWheelDown, 10, 40);
  EXPECT_THAT(screen(), HasSubstr("> LIME-03"));
  click(Key::Kind::kWheelUp, 10, 40);
  EXPECT_THAT(screen(), HasSubstr("> FOX-11"));
  click_on("LIME-03", Key::Kind::kRightClick);
  click_on("OPEN ROOMS");
  click(Key::Kind::kDrag, 7, 4);
  EXPECT_THAT(screen(), HasSubstr("> FOX-11"));
}

TEST_F(Pointing, NothingSlidesUnderThePointer) {
  client::Model model = lobby_model();
  for (int i = 0; i < 30; ++i) {
    v1::RoomSummary room = model.rooms.rooms(1);
    room.set_code("DEER-" + std::to_string(10 + i));
    *model.rooms.add_rooms() = std::move(room);
  }
  begin(std::move(model));
  press(face_, "PgDn PgDn");
  const std::string before = screen();
  const std::size_t first = before.find("DEER-");
  const std::string code = before.substr(first, 7);
  const Spot at = find(code);
  click(Key::Kind::kClick, at.row, at.column);
  EXPECT_EQ(find(code), at);
  click(Key::Kind::kClick, at.row, at.column);
  EXPECT_THAT(recorder_.asked, ElementsAre("enter " + code));
}

TEST_F(Pointing, HeadingsOfTheLobbyTurnItsFilter) {
  begin(lobby_model());
  click_on("f game");
  EXPECT_THAT(screen(), HasSubstr("only: Sudoku, all states"));
  click_on("all states");
  EXPECT_THAT(screen(), Not(HasSubstr("all states")));
  click_on("game   ");
  EXPECT_THAT(screen(), Not(HasSubstr("only: Sudoku")));
}

TEST_F(Pointing, AKeyOfAFooterIsThatKey) {
  begin(lobby_model());
  click_on("down select");
  EXPECT_THAT(screen(), HasSubstr("> FOX-11"));
  click_on("up/down");
  EXPECT_THAT(screen(), HasSubstr("> KITE-42"));
  click_on("best  ");
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
  click_on("? help");
  EXPECT_THAT(screen(), HasSubstr("HELP: leaderboards"));
  click_on("Esc closes");
  EXPECT_THAT(screen(), Not(HasSubstr("HELP")));
  click_on("Esc back");
  EXPECT_THAT(screen(), HasSubstr("OPEN ROOMS"));
}

TEST_F(Pointing, NothingIsTypedByAClick) {
  begin(lobby_model());
  press(face_, "j a");
  click_on("n new");
  click_on("FOX-11");
  EXPECT_THAT(screen(), AllOf(HasSubstr("code of the room: a_"), HasSubstr("> KITE-42")));
}

// A question is answered by the same key again; the release of the button is no other key.
TEST_F(Pointing, ASecondClickAnswersWhatTheFirstOneAsked) {
  begin(sudoku_model());
  press(face_, "Tab");
  click_on("L leave");
  release();
  EXPECT_THAT(screen(), HasSubstr("press L again"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  click_on("L leave");
  EXPECT_THAT(recorder_.asked, ElementsAre("act leave { }"));
}

TEST_F(Pointing, PeopleAndFeedOfARoomOpenTheirPages) {
  begin(sudoku_model());
  click_on("chen          ");
  EXPECT_THAT(screen(), AllOf(HasSubstr("PEOPLE of KITE-42"), HasSubstr("> chen")));
  click_on("eva");
  EXPECT_THAT(screen(), HasSubstr("> eva"));
  click_on("eva");
  EXPECT_THAT(screen(), HasSubstr("loading ..."));
  press(face_, "Esc");
  click_on("FEED");
  EXPECT_THAT(screen(), HasSubstr("TALK in KITE-42"));
  press(face_, "Esc");
  click_on("chen set D3", Key::Kind::kWheelUp);
  EXPECT_THAT(screen(), HasSubstr("TALK in KITE-42"));
}

TEST_F(Pointing, ARacerWhoMayBeSeenIsWatched) {
  begin(sudoku_race_model());
  const std::string before = screen();
  const v1::MatchView& other = model_.room->view.matches(1);
  const bool seen = client::shows_board(other);
  click_on(seen ? other.players(0).name() : "RACERS");
  EXPECT_THAT(screen(), HasSubstr(seen ? "the board of" : "PEOPLE of"));
}

TEST_F(Pointing, BoardsOfFameAreTurnedAndALineIsOpened) {
  begin(lobby_model());
  press(face_, "b");
  click_on("ana (yours)");
  EXPECT_THAT(screen(), HasSubstr(">2   ana"));
  click_on("best runs");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku, all");
  click_on("all time");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku, all, month");
  click_on("Puzzles of");
  EXPECT_THAT(screen(), HasSubstr("category 2/2"));
  click_on("game <");
  EXPECT_THAT(screen(), HasSubstr("<Minesweeper>"));
  press(face_, "Tab Tab Tab Tab");
  click_on("ana (yours)");
  click_on("ana (yours)");
  EXPECT_THAT(screen(), HasSubstr("REPLAY"));
}

TEST_F(Pointing, AFieldOfTheFormIsChosenAndThenChanged) {
  begin(lobby_model());
  press(face_, "n");
  click_on("visibility");
  EXPECT_THAT(screen(), HasSubstr("< public"));
  click_on("visibility");
  EXPECT_THAT(screen(), HasSubstr("< private"));
  EXPECT_THAT(recorder_.asked, Not(Contains(HasSubstr("create"))));
}

TEST_F(Pointing, TheBarOfAReplayGoesToItsTime) {
  begin(solved_model());
  press(face_, "v");
  client::Answered answered;
  answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
  *answered.frame.mutable_replay() = replay::sudoku_recorded().told();
  face_.notice(answered, kNowMs);
  const Spot bar = find("|O");
  int end = 0;
  const Canvas seen = picture(face_, kS);
  for (int column = bar.column + 1; column < kS.columns; ++column) {
    if (seen.cell(bar.row, column).text == "|") end = column;
  }
  click(Key::Kind::kClick, bar.row, (bar.column + end) / 2);
  EXPECT_THAT(screen(), AllOf(Not(HasSubstr("step 0 of")), Not(HasSubstr("step 61 of"))));
  click(Key::Kind::kClick, bar.row, end - 1);
  EXPECT_THAT(screen(), HasSubstr("step 61 of"));
  click(Key::Kind::kWheelUp, bar.row, bar.column);
  EXPECT_THAT(screen(), HasSubstr("step 60 of"));
  click_on("stopped");
  EXPECT_THAT(screen(), HasSubstr("playing"));
}

TEST_F(Pointing, TheWheelScrollsLinesAndHelp) {
  begin(lobby_model());
  press(face_, "Ctrl+r");  // for all games
  const std::string rules = screen();
  EXPECT_THAT(rules,
              AllOf(HasSubstr("RULES"), HasSubstr("\n Sudoku"), Not(HasSubstr("rules sudoku:"))));
  click(Key::Kind::kWheelDown, 5, 5);
  EXPECT_NE(screen(), rules);
  click(Key::Kind::kWheelUp, 5, 5);
  EXPECT_EQ(screen(), rules);
  begin(mines_model());
  press(face_, "Esc ?");
  const std::string help = screen();
  for (int i = 0; i < 2; ++i) click(Key::Kind::kWheelDown, 5, 5);
  EXPECT_THAT(screen(), AllOf(Not(help), HasSubstr("HELP"), HasSubstr("more above")));
}

TEST_F(Pointing, AClickOnABoardIsStillItsOwn) {
  begin(mines_model());
  click(Key::Kind::kClick, 2, 4 + 2 * 3);
  EXPECT_THAT(moves(), ElementsAre("open { cell: 3 }"));
  press(face_, "Tab");
  click(Key::Kind::kClick, 2, 4 + 2 * 3);
  EXPECT_THAT(moves(), IsEmpty()) << "the page of people lies over it";
}

}  // namespace
}  // namespace gridmates::terminal::testing
