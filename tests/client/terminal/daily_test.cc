// The page of dailies.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class DailyPageTest : public FaceTest {
 protected:
  // The page is open and has a list.
  void SetUp() override {
    begin(daily_model());
    press(face_, "d");
    screen();
  }
};

TEST_F(DailyPageTest, AsksForTheListAndShowsIt) {
  EXPECT_THAT(recorder_.asked, ElementsAre("dailies"));
  const std::string shown = screen();
  EXPECT_THAT(shown, HasSubstr("2026-11-24, the next ones in 3:12:40"));
  EXPECT_THAT(shown, HasSubstr("solved in 4:11.000, place 9 of 31"));
  EXPECT_THAT(shown, HasSubstr("streak 12 days"));
}

TEST_F(DailyPageTest, OpensTheChosenOne) {
  press(face_, "Down Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr(R"(open daily game: "sudoku" level: "hard")"));
  press(face_, "Enter");
  EXPECT_EQ(recorder_.asked.size(), 2U) << "Enter was pressed again";
}

TEST_F(DailyPageTest, AFinishedOneIsWatchedAgain) {
  press(face_, "Enter");
  screen();
  EXPECT_THAT(recorder_.asked, ElementsAre("dailies", HasSubstr(R"(run: "KITE-42/1")")));
}

TEST_F(DailyPageTest, LeadsToItsLeaderboardAndBack) {
  press(face_, "b");
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("sudoku, daily 2026-11-24 easy"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("DAILY PUZZLES"));
  press(face_, "Esc b");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku") << "and no daily's from the lobby";
}

TEST_F(DailyPageTest, GoesBackDayByDay) {
  press(face_, "Left");
  EXPECT_EQ(recorder_.asked.back(), "dailies 2026-11-23");
  EXPECT_THAT(screen(), AllOf(HasSubstr("loading ..."), Not(HasSubstr("place 9 of 31"))));
  press(face_, "Left");
  EXPECT_EQ(recorder_.asked.back(), "dailies 2026-11-23") << "its list has not come";
  model_.dailies.set_date("2026-11-23");
  model_.dailies.clear_closes_in_ms();
  EXPECT_THAT(screen(), AllOf(HasSubstr("2026-11-23, this day is over"), HasSubstr("place 9 of")));
  press(face_, "Down Enter");
  EXPECT_THAT(screen(), HasSubstr("that day is over; new ones come at 00:00 UTC"));
  press(face_, "Down Enter");
  EXPECT_EQ(recorder_.asked.back(), "enter FOX-11") << "what was begun is finished";
  press(face_, "Right");
  EXPECT_EQ(recorder_.asked.back(), "dailies");
}

TEST_F(DailyPageTest, CopiesWhatMayBeTold) {
  press(face_, "c");
  EXPECT_THAT(face_.take_copied(),
              ::testing::Optional(std::string("Gridmates daily 2026-11-24: Sudoku easy\n"
                                              "4:11.000, no help, place 9 of 31\n"
                                              "streak 12 days")));
  press(face_, "Esc Down c");
  EXPECT_THAT(screen(), HasSubstr("you have not ended it yet"));
}

TEST_F(DailyPageTest, TheWholeResultOfTheChosenOneIsShown) {
  v1::Daily& daily = *model_.dailies.mutable_dailies(0);
  daily.set_help("hints+checks");
  daily.set_place(123);
  daily.set_of(1204);
  const std::string whole = "solved in 4:11.000 with hints and checks, place 123 of 1204\n";
  EXPECT_THAT(screen(), AllOf(HasSubstr("solved in 4:11.000 with hints and ~"), HasSubstr(whole)));
  press(face_, "Down");
  EXPECT_THAT(screen(), Not(HasSubstr(whole)));
}

TEST_F(DailyPageTest, ShowsWhatItCopies) {
  press(face_, "Left");
  model_.dailies.set_date("2026-11-23");
  model_.dailies.clear_closes_in_ms();
  press(face_, "c");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Gridmates daily 2026-11-23: Sudoku easy\n"),
                              HasSubstr(" 4:11.000, no help, place 9 of 31\n")));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("2026-11-23, this day is over")) << "back on the same day";
}

TEST_F(DailyPageTest, ATypedDateIsTheDayThatIsShown) {
  press(face_, "Esc");
  for (const char c : std::string(":daily --date 2026-11-20")) {
    press(face_, c == ' ' ? "Space" : std::string(1, c));
  }
  press(face_, "Enter");
  EXPECT_EQ(recorder_.asked.back(), "dailies 2026-11-20");
  press(face_, "Right");
  EXPECT_EQ(recorder_.asked.back(), "dailies") << "also before it has come";
}

TEST_F(DailyPageTest, ATypedCommandShowsWhatMayBeTold) {
  press(face_, "Esc : d a i l y Space s h a r e Space s u d o k u Space e a s y Enter");
  EXPECT_EQ(recorder_.asked.back(), "dailies");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Gridmates daily 2026-11-24: Sudoku easy\n"),
                              Not(HasSubstr("Minesweeper"))));
  press(face_, "Esc : d a i l y Space s h a r e Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Gridmates daily 2026-11-24: Sudoku easy\n"),
                              HasSubstr("Gridmates daily 2026-11-24: Minesweeper expert\n")));
  model_.dailies.Clear();
  EXPECT_THAT(screen(), HasSubstr("loading ..."));
}

// In the room of the daily that ana has solved or is playing.
class OwnDaily : public FaceTest {
 protected:
  void enter(client::Model (*model_of)()) {
    client::Model model = model_of();
    model.dailies = daily_model().dailies;
    model.dailies_at_ms = kNowMs;
    model.room->daily.emplace().set_date("2026-11-24");
    model.room->daily->set_level("easy");
    begin(std::move(model));
  }
  void type(std::string_view text) {
    press(face_, ":");
    for (const char c : text) face_.key(static_cast<char32_t>(c), kNowMs);
    press(face_, "Enter");
  }
};

TEST_F(OwnDaily, AnotherDailyIsOpenedFromItsRoom) {
  for (auto* model_of : {solved_model, sudoku_model}) {
    enter(model_of);
    type("daily sudoku hard");
    EXPECT_THAT(recorder_.asked,
                ElementsAre(HasSubstr(R"(open daily game: "sudoku" level: "hard")")));
    EXPECT_THAT(screen(), HasSubstr("opening the daily ..."));
    refuse("This daily has ended.");
    EXPECT_THAT(screen(), AllOf(HasSubstr("Not done: this daily has ended"), HasSubstr("KITE-42")));
  }
}

TEST_F(OwnDaily, AnotherDailyIsOpenedFromTheList) {
  enter(solved_model);
  type("daily");
  press(face_, "Down Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr(R"(open daily game: "sudoku" level: "hard")"));
}

TEST_F(FaceTest, ADailyIsNotOpenedFromAnotherRoom) {
  begin(sudoku_model());
  press(face_, ": d a i l y Space s u d o k u Space h a r d Enter");
  EXPECT_THAT(recorder_.asked, ::testing::IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("Not done: you are in KITE-42"));
}

TEST_F(FaceTest, AtItsEndADailySaysWhatShowsTheResult) {
  client::Model model = solved_model();
  const v1::DailyList dailies = daily_model().dailies;
  model.room->daily.emplace().set_date(dailies.date());
  model.room->daily->set_level("easy");
  begin(std::move(model));
  client::EventApplied ended;
  ended.event.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  for (const bool is_over : {false, true}) {
    face_.notice(ended, kNowMs);
    EXPECT_EQ(recorder_.asked.back(), "dailies 2026-11-24");
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    *answered.frame.mutable_daily_list() = dailies;
    if (is_over) answered.frame.mutable_daily_list()->clear_closes_in_ms();
    face_.notice(answered, kNowMs);
    EXPECT_THAT(screen(), HasSubstr("Daily solved in 4:11.000, place 9 of 31; streak 12 days."));
    EXPECT_THAT(screen(), HasSubstr(is_over ? "2026-11-24 shows a result" : "share shows"));
  }
}

TEST_F(DailyPageTest, GoesBackToTheLobby) {
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("OPEN ROOMS"));
}

TEST_F(DailyPageTest, ATypedCommandOpensOne) {
  press(face_, "Esc : d a i l y Space s u d o k u Space h a r d Enter");
  EXPECT_THAT(recorder_.asked, Contains(HasSubstr(R"(open daily game: "sudoku" level: "hard")")));
}

}  // namespace
}  // namespace gridmates::terminal::testing
