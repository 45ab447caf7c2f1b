// The bar of the player's own best run, in matches played alone and in races.
#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using replay::sudoku_recorded;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// ana alone at a Sudoku.
client::Model solo_model() {
  client::Model model = sudoku_model();
  client::Room& room = *model.room;
  for (v1::Member& member : *room.view.mutable_members()) {
    if (member.number() != room.you) member.set_seat(0);
  }
  return model;
}

class GhostTest : public FaceTest {
 protected:
  // Enters the room, where the match is running.
  void enter(client::Model model) {
    model_ = client::told(std::move(model));
    enter_room(face_);
  }
  void answer(const v1::ServerFrame& frame) {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    answered.frame = frame;
    face_.notice(answered, kNowMs);
  }
  // Best runs by kind: of this table with help and without, and of another table.
  v1::ServerFrame page() const {
    v1::ServerFrame frame;
    v1::PlayedGame& game = *frame.mutable_player_page()->add_games();
    game.set_game("sudoku");
    const v1::Table table = model_.room->view.head().table();
    const v1::Table other = table == v1::TABLE_RACE ? v1::TABLE_COOP : v1::TABLE_RACE;
    add(game, other, false, "A-1/1", 100);
    add(game, table, true, "A-2/1", 200);
    add(game, table, false, "A-3/1", 400);
    add(game, table, false, "A-4/1", 300);
    return frame;
  }
  static void add(v1::PlayedGame& game, v1::Table table, bool assisted, const char* run,
                  std::uint64_t best_ms) {
    v1::PlayedKind& kind = *game.add_kinds();
    kind.set_table(table);
    kind.set_team_size(1);
    kind.set_assisted(assisted);
    kind.set_best_run(run);
    kind.set_best_ms(best_ms);
    if (table == v1::TABLE_RACE) kind.set_best_racer("ana");
  }
  // A run on a board like this room's.
  v1::ServerFrame run() const {
    v1::ServerFrame frame;
    *frame.mutable_replay() = sudoku_recorded().told();
    v1::RoomHead& head = *frame.mutable_replay()->mutable_head();
    *head.mutable_board() = model_.room->view.head().board();
    *head.mutable_options() = model_.room->view.head().options();
    return frame;
  }
  void look_through() {
    for (int i = 0; i < 3; ++i) face_.tick(kNowMs);
  }
};

TEST_F(GhostTest, TheBestRunLikeTheMatchIsAskedForAndShown) {
  enter(solo_model());
  ASSERT_EQ(recorder_.asked.back(), "player game: \"sudoku\" limit: 1");
  answer(page());
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"A-4/1\"");
  v1::ServerFrame harder = run();
  harder.mutable_replay()->mutable_head()->mutable_board()->set_level("harder");
  answer(harder);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"A-3/1\"");
  answer(run());
  look_through();
  EXPECT_THAT(screen(), HasSubstr("~   ######## 81/81     best "));
  expect_golden("ghost_80x24", picture(face_, kS).text());
  expect_golden("ghost_120x40", picture(face_, kL).text());
  face_.notice(client::EventApplied{}, kNowMs);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"A-3/1\"") << "nothing is asked twice";
}

TEST_F(GhostTest, IsAsFarAsTheRunWasAtThisTime) {
  client::Model model = solo_model();
  model.room->room_time_ms = 20'000;
  enter(std::move(model));
  answer(page());
  answer(run());
  look_through();
  EXPECT_THAT(screen(), HasSubstr("~   ###..... 31/81     best "));
}

TEST_F(GhostTest, ARaceAsksOnlyForOnesOwn) {
  enter(sudoku_race_model());
  ASSERT_EQ(recorder_.asked.back(), "player game: \"sudoku\" limit: 1");
  answer(page());
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"A-4/1\" racer: \"ana\"");
  answer(run());
  look_through();
  EXPECT_THAT(screen(), HasSubstr(" best "));
}

TEST_F(GhostTest, ThereIsNoneWhereSeveralPlayTogetherOrItIsHidden) {
  enter(sudoku_model());
  EXPECT_THAT(recorder_.asked, Not(Contains(StartsWith("player"))));
  Preferences hidden;
  hidden.hide({"ghost"});
  const client::Model model = client::told(solo_model());
  Recorder recorder;
  Face face(model, recorder, {}, hidden);
  enter_room(face);
  EXPECT_THAT(recorder.asked, Not(Contains(StartsWith("player"))));
}

TEST_F(GhostTest, WhatIsRefusedIsNotSaid) {
  enter(solo_model());
  v1::ServerFrame no;
  no.mutable_error()->set_message("too much");
  answer(no);
  EXPECT_THAT(screen(), AllOf(Not(HasSubstr("too much")), Not(HasSubstr(" best "))));
}

TEST_F(GhostTest, AnyRunMayBeChosen) {
  enter(solo_model());
  answer(page());
  answer(run());
  press(face_, ": g h o s t Space o w l - 7 / 1 Enter");
  face_.tick(kNowMs);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"OWL-7/1\"");
  answer(run());
  look_through();
  EXPECT_THAT(screen(), AllOf(HasSubstr("81/81     ana +1 "), Not(HasSubstr(" best "))))
      << "by its players: ana and another one";
}

// Only the name is cut off, not the number of other players.
TEST_F(GhostTest, AChosenRunIsNamedByItsPlayer) {
  enter(solo_model());
  answer(page());
  answer(run());
  press(face_, ": g h o s t Space j a c k e t - 1 2 / 1 Enter");
  face_.tick(kNowMs);
  v1::ServerFrame chosen = run();
  chosen.mutable_replay()->mutable_match()->mutable_players(0)->set_name("Maximilian");
  answer(chosen);
  look_through();
  EXPECT_THAT(screen(), HasSubstr("81/81     Maximi~ +1 3:10"));
  EXPECT_THAT(screen(kL), HasSubstr("81/81     Maximilian +1 "));
}

TEST_F(GhostTest, WhyAChosenRunComesToNothingIsSaidAndTheOldOneIsBack) {
  enter(solo_model());
  answer(page());
  answer(run());
  press(face_, ": g h o s t Space o w l - 7 / 1 Enter");
  face_.tick(kNowMs);
  v1::ServerFrame no;
  no.mutable_error()->set_message("The match is not over yet.");
  answer(no);
  EXPECT_THAT(screen(), HasSubstr("Not done: the match is not over yet"));
  EXPECT_EQ(recorder_.asked.back(), "player game: \"sudoku\" limit: 1");
  answer(page());
  answer(run());
  look_through();
  EXPECT_THAT(screen(), HasSubstr(" best "));
}

TEST_F(GhostTest, NoneIsShownWhereNoneIsWanted) {
  enter(solo_model());
  answer(page());
  answer(run());
  look_through();
  press(face_, ": g h o s t Space o f f Enter");
  face_.tick(kNowMs);
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("no ghost in this room from now on"), Not(HasSubstr(" best "))));
}

TEST_F(GhostTest, ALineOfALeaderboardIsChosenByItsKey) {
  client::Model model = solo_model();
  add_leaderboards(model);
  enter(std::move(model));
  press(face_, ": l e a d e r b o a r d Space s u d o k u Enter");
  EXPECT_THAT(screen(kL), HasSubstr("  b ghost  "));
  press(face_, "b");
  face_.tick(kNowMs);
  EXPECT_THAT(screen(), HasSubstr("PLAYERS"));
  const v1::BestTimes& times = model_.leaderboards["sudoku"].best_times(0);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"" + times.lines(0).run() + "\"");
}

TEST_F(GhostTest, NoneIsChosenOutsideOfARoom) {
  begin(lobby_model());
  press(face_, "b b");
  EXPECT_THAT(screen(), HasSubstr("Not done: you are in no room"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
