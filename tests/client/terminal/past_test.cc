// A player's page: totals, techniques from the latest replays, and links to each match.
#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"
#include "tests/client/terminal/pseudo_screen.h"

namespace gridmates::terminal::testing {
namespace {

using replay::sudoku_recorded;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

void add_match(v1::PlayerPage& page, const char* run, const char* game, v1::Table table,
               std::uint64_t time_ms) {
  v1::PastMatch& match = *page.add_history();
  match.set_run(run);
  match.set_game(game);
  match.set_table(table);
  match.set_category("easy");
  match.set_outcome(v1::PAST_OUTCOME_SOLVED);
  match.set_time_ms(time_ms);
  match.set_wall_time_ms(1'785'600'000'000);
  match.set_counts(true);
  match.set_team_size(1);
  if (table == v1::TABLE_RACE) match.set_racer("ana");
}

// ana's page, with two matches of Sudoku, one of them a race, and one of another game.
v1::PlayerPage page_of_ana() {
  v1::PlayerPage page;
  page.set_name("ana");
  page.set_mine(true);
  page.set_streak_days(2);
  page.set_best_streak_days(5);
  v1::PlayedGame& game = *page.add_games();
  game.set_game("sudoku");
  game.set_played(2);
  game.set_won(2);
  v1::RatingHistory& rating = *page.add_ratings();
  rating.set_game("connectfour");
  rating.set_variant("7x6");
  for (const std::uint32_t at : {1500, 1662, 1540, 1490, 1601, 1655}) {
    rating.add_points()->set_rating(at);
  }
  rating.mutable_now()->set_rating(1655);
  rating.mutable_now()->set_change(54);
  rating.mutable_now()->set_wins(4);
  rating.mutable_now()->set_losses(2);
  v1::Opponent& other = *page.add_opponents();
  other.set_game("connectfour");
  other.set_name("bo");
  other.set_wins(4);
  other.set_losses(2);
  add_match(page, "KITE-42/1", "sudoku", v1::TABLE_COOP, 581'006);
  add_match(page, "FOX-11/3", "sudoku", v1::TABLE_RACE, 300'000);
  add_match(page, "LIME-03/1", "minesweeper", v1::TABLE_COOP, 60'000);
  return page;
}

class PastTest : public FaceTest {
 protected:
  // Answers the latest request.
  void answer(const v1::ServerFrame& frame) {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    answered.frame = frame;
    face_.notice(answered, kNowMs);
  }
  void answer_page(const v1::PlayerPage& page = page_of_ana()) {
    v1::ServerFrame frame;
    *frame.mutable_player_page() = page;
    answer(frame);
  }
  void answer_replay() {
    v1::ServerFrame frame;
    *frame.mutable_replay() = sudoku_recorded().told();
    answer(frame);
  }
  void look_through() {
    for (int i = 0; i < 20; ++i) face_.tick(kNowMs);
  }
};

TEST_F(PastTest, ShowsTechniquesFromTheReplaysOfTheLatestMatches) {
  begin(lobby_model());
  press(face_, "i");
  answer_page();
  EXPECT_THAT(screen(), AllOf(HasSubstr("PLAYER ana (you)"),
                              HasSubstr("2 matches, 2 won, current streak 2 days"),
                              Not(HasSubstr("TECHNIQUES REQUIRED"))));
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\"");
  answer_replay();
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"");
  v1::ServerFrame no;
  no.mutable_error()->set_message("There is no such match.");
  answer(no);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"") << "two are enough";
  look_through();
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("TECHNIQUES REQUIRED"), Not(HasSubstr("There is no such match."))));
  expect_golden("player_80x24", picture(face_, kS).text());
  const std::string whole = picture(face_, kL).text();
  EXPECT_THAT(whole, ContainsRegex("Full House +41 +1 of 1 +1:00  KITE-42/1\n"));
  EXPECT_THAT(whole, ContainsRegex("Sudoku easy, solo, no hints +solved +9:41.006"));
  expect_golden("player_120x40", whole);
}

TEST_F(PastTest, ALongPageOpensAtItsTop) {
  begin(lobby_model());
  press(face_, "i");
  v1::PlayerPage page = page_of_ana();
  for (int i = 0; i < 20; ++i) *page.add_opponents() = page.opponents(0);
  answer_page(page);
  const auto is_at_top =
      AllOf(HasSubstr("> 2 matches, 2 won"), HasSubstr(" more below"), Not(HasSubstr("above")));
  EXPECT_THAT(screen(), is_at_top);
  answer_replay();
  look_through();
  EXPECT_THAT(screen(), is_at_top) << "with the techniques";
  press(face_, "End Home");
  EXPECT_THAT(screen(), is_at_top);
}

TEST_F(PastTest, EnterOnAMatchOpensItsReplayAndLeadsBackToTheSameLine) {
  begin(lobby_model());
  press(face_, "i");
  answer_page();
  press(face_, "End Up Enter");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"");
  EXPECT_THAT(screen(), HasSubstr("REPLAY"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("> Sudoku easy, race, no hints"));
  press(face_, "Home Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: this line is about no match"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("OPEN ROOMS"));
}

// The page with kinds of matches: one with a long name, and one with a best run.
v1::PlayerPage page_with_kinds() {
  v1::PlayerPage page = page_of_ana();
  v1::PlayedKind& long_one = *page.mutable_games(0)->add_kinds();
  long_one.set_category("16x16/40 zero speed paused no-flag");
  long_one.set_table(v1::TABLE_COOP);
  long_one.set_team_size(1);
  long_one.set_played(12);
  long_one.set_won(7);
  v1::PlayedKind& race = *page.mutable_games(0)->add_kinds();
  race.set_category("easy");
  race.set_table(v1::TABLE_RACE);
  race.set_played(2);
  race.set_won(1);
  race.set_best_ms(62'345);
  race.set_best_run("FOX-11/3");
  race.set_best_racer("ana");
  race.set_best_rate(1'124);
  return page;
}

TEST_F(PastTest, TheBestRunOfAKindIsWatchedAgain) {
  begin(lobby_model());
  press(face_, "i");
  answer_page(page_with_kinds());
  EXPECT_THAT(screen(), HasSubstr("KINDS OF MATCHES"));
  press(face_, "Home Down Down");
  EXPECT_THAT(screen(), HasSubstr("> Sudoku 16x16/40")) << "no heading is chosen";
  press(face_, "Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: this line is about no match"));
  press(face_, "Down Enter");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"");
}

// The column where a text ends, in the row that begins with `begin`.
int end_of(const std::string& screen, const std::string& begin, const std::string& text) {
  const std::size_t row = screen.find("\n" + begin);
  if (row == std::string::npos) return -1;
  const std::size_t at = screen.find(text, row + begin.size());
  return static_cast<int>(at + text.size() - row);
}

TEST_F(PastTest, NumbersStandBelowTheirHeads) {
  begin(lobby_model());
  press(face_, "i");
  answer_page(page_with_kinds());
  const std::string shown = screen();
  const int best = end_of(shown, "   KINDS OF MATCHES", "best");
  EXPECT_EQ(end_of(shown, "   Sudoku easy, race", "1:02.345"), best) << shown;
  EXPECT_EQ(end_of(shown, "   GAMES", "played"), end_of(shown, "   Sudoku  ", "2")) << shown;
}

TEST_F(PastTest, FitsInALongerLanguage) {
  begin(lobby_model());
  press(face_, "i");
  answer_page(page_with_kinds());
  answer_replay();
  look_through();
  const PseudoLanguage language;
  const Canvas whole = picture(face_, {60, 120});
  EXPECT_THAT(misfits(whole), ::testing::IsEmpty()) << whole.text();
}

TEST_F(PastTest, APageOpenedFromALeaderboardLeadsBackThere) {
  begin(lobby_model());
  press(face_, "b p");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("player name: \"dora\""));
  EXPECT_THAT(screen(), HasSubstr("PLAYER dora"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
}

TEST_F(PastTest, WhereNobodyHasTheNameAnUnknownGameBehindItIsNamed) {
  begin(lobby_model());
  press(face_, ": p l a y e r Space t i m Space c h e s s Enter");
  EXPECT_EQ(recorder_.asked.back(), "player name: \"tim chess\"");
  v1::ServerFrame no;
  no.mutable_error()->set_code(v1::ERROR_CODE_NOT_FOUND);
  no.mutable_error()->set_message("There is no player of this name.");
  answer(no);
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no player of the name tim chess, and no game "
                                  "chess"));
}

TEST_F(PastTest, WhatIsRefusedIsSaid) {
  begin(lobby_model());
  press(face_, "i");
  v1::ServerFrame no;
  no.mutable_error()->set_message("Nobody has that name.");
  answer(no);
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("nobody has that name"), HasSubstr("There is nothing to be shown.")));
}

}  // namespace
}  // namespace gridmates::terminal::testing
