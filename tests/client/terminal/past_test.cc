// A player's page: what is summed up, the techniques from the latest replays, and the way to each
// match.
#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"

namespace gridmates::terminal::testing {
namespace {

using replay::sudoku_recorded;
using ::testing::AllOf;
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

// ana's, with two matches of Sudoku, one of them a race, and one of another game.
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
  // The latest request is answered.
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
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("player ana (you): 2 matches"), Not(HasSubstr("board asked"))));
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\"");
  answer_replay();
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"");
  v1::ServerFrame no;
  no.mutable_error()->set_message("There is no such match.");
  answer(no);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"") << "two are enough";
  look_through();
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("board asked for Full House: 41 times"),
                    HasSubstr("in 1 of 1 match, longest pause 1:00"),
                    HasSubstr("> match KITE-42/1"), Not(HasSubstr("There is no such match."))));
  expect_golden("player_80x24", picture(face_, kS).text());
  expect_golden("player_120x40", picture(face_, kL).text());
}

TEST_F(PastTest, ALongPageOpensAtItsTop) {
  begin(lobby_model());
  press(face_, "i");
  v1::PlayerPage page = page_of_ana();
  for (int i = 0; i < 20; ++i) *page.add_opponents() = page.opponents(0);
  answer_page(page);
  const auto is_at_top = AllOf(HasSubstr("> player ana (you): 2 matches"), HasSubstr(" more below"),
                               Not(HasSubstr("above")));
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
  press(face_, "Down Enter");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"FOX-11/3\" racer: \"ana\"");
  EXPECT_THAT(screen(), HasSubstr("REPLAY"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("> match FOX-11/3"));
  press(face_, "Home Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: this line is about no match"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("OPEN ROOMS"));
}

TEST_F(PastTest, APageOpenedFromALeaderboardLeadsBackThere) {
  begin(lobby_model());
  press(face_, "b p");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("player name: \"dora\""));
  EXPECT_THAT(screen(), HasSubstr("PLAYER dora"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
}

TEST_F(PastTest, WhatIsRefusedIsSaid) {
  begin(lobby_model());
  press(face_, "i");
  v1::ServerFrame no;
  no.mutable_error()->set_message("Nobody has that name.");
  answer(no);
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("Nobody has that name."), HasSubstr("there is nothing to be shown")));
}

}  // namespace
}  // namespace gridmates::terminal::testing
