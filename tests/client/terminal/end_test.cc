// The end page of a match: its contents, and when it opens by itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"

namespace gridmates::terminal::testing {
namespace {

using replay::sudoku_recorded;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

class EndTest : public FaceTest {};

TEST_F(EndTest, TheEndIsAPageWithWhoDidWhatAndThePauses) {
  begin(solved_model());
  press(face_, "e");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\"");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Solved in 19:22.000"), HasSubstr("loading ...")));
  client::Answered answered;
  answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
  *answered.frame.mutable_replay() = sudoku_recorded().told();
  v1::RunStanding& standing = *answered.frame.mutable_replay()->mutable_recorded()->add_standings();
  standing.mutable_board()->set_team_size(3);
  standing.mutable_board()->set_category("easy");
  standing.set_place(1);
  face_.notice(answered, kNowMs);
  EXPECT_THAT(screen(), AllOf(HasSubstr("place 1: "),
                              HasSubstr("1 mistake by ana; help: hint (3 times), check"),
                              HasSubstr("1:00 before 2:10, next step:"),
                              HasSubstr("LONGEST PAUSES"), Not(HasSubstr("plays the same board"))))
      << "the footer says what can be done next";
  expect_golden("end_80x24", picture(face_, kS).text());
  expect_golden("end_120x40", picture(face_, kL).text());
  press(face_, "o");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("MOVES of KITE-42/1"), HasSubstr("0:11.000  bo  set E5 5")));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("WHO DID WHAT"));
  press(face_, "N");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("rematch"));
  press(face_, "v");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("replay run"));
  press(face_, "q");
  EXPECT_THAT(screen(), HasSubstr("WHO DID WHAT"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("PLAYERS 3/6"));
}

// ana, bo and chen have raced, each on their own board.
client::Model raced_model() {
  client::Model model = solved_model();
  v1::RoomView& view = model.room->view;
  view.mutable_head()->set_table(v1::TABLE_RACE);
  const v1::MatchView together = view.matches(0);
  view.clear_matches();
  for (int racer = 0; racer < 3; ++racer) {
    v1::MatchView& match = *view.add_matches();
    match = together;
    match.set_index(static_cast<std::uint32_t>(racer));
    match.clear_players();
    *match.add_players() = together.players(racer);
  }
  return model;
}

// The server's replay of the match of ana (0) or of bo (1).
v1::Replay told_of_racer(int racer) {
  v1::Replay told = sudoku_recorded().told();
  told.mutable_head()->set_table(v1::TABLE_RACE);
  const auto index = static_cast<std::uint32_t>(racer);
  v1::MatchView& match = *told.mutable_match();
  const v1::MatchPlayer player = match.players(racer);
  match.set_index(index);
  match.clear_players();
  *match.add_players() = player;
  for (v1::Event& event : *told.mutable_events()) {
    if (event.has_moved()) event.mutable_moved()->set_match_index(index);
  }
  return told;
}

// A replay follows one board, so each racer's is requested.
TEST_F(EndTest, AtARaceTheMistakesAndTheHelpOfEveryRacerAreShown) {
  begin(raced_model());
  press(face_, "e");
  int racer = 0;
  for (const std::string name : {"ana", "bo", "chen"}) {
    EXPECT_THAT(recorder_.asked.back(), HasSubstr("racer: \"" + name + "\""));
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    if (racer < 2) {
      *answered.frame.mutable_replay() = told_of_racer(racer);
    } else {
      answered.frame.mutable_error()->set_message("The server cannot look that up just now.");
    }
    face_.notice(answered, kNowMs);
    ++racer;
  }
  EXPECT_EQ(recorder_.asked.size(), 3U);
  const std::string shown = screen();
  EXPECT_THAT(shown, AllOf(HasSubstr("MISTAKES  HELP"), HasSubstr("ana: 1 mistake; help: check")));
  EXPECT_THAT(shown, ContainsRegex("a ana .*\\|  +1     1\n"));
  EXPECT_THAT(shown, ContainsRegex("b bo .*\\|  +0     3\n"));
  EXPECT_THAT(shown, ContainsRegex("c chen .*\\|  +\\?     \\?\n"));
  EXPECT_THAT(shown, HasSubstr("LONGEST PAUSES")) << "one's own";
  EXPECT_THAT(shown, Not(HasSubstr("Not done")));
  expect_golden("end_race_80x24", picture(face_, kS).text());
  press(face_, "o");
  EXPECT_THAT(screen({120, 100}),
              AllOf(HasSubstr("ana:"), HasSubstr("bo:"), Not(HasSubstr("chen:"))));
}

TEST_F(EndTest, WhoCannotGoOnReadsWhoCan) {
  client::Model model = solved_model();
  model.room->you = 4;  // eva, who watches
  begin(std::move(model));
  press(face_, "e");
  EXPECT_THAT(screen(), HasSubstr("the host can start another match; q goes to the lobby"));
}

TEST_F(EndTest, ACommandIsTypedBesideTheBoard) {
  begin(solved_model());
  press(face_, "e :");
  EXPECT_THAT(screen(), Not(HasSubstr("WHO DID WHAT")));
  for (const char* key : {"w", "h", "o", "Enter"}) press(face_, key);
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no command who"));
  press(face_, "Esc e R");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("renew"));
}

TEST_F(EndTest, AVoteIsShownAndAnsweredThere) {
  client::Model model = solved_model();
  v1::Vote& vote = *model.room->view.mutable_head()->mutable_vote();
  vote.set_kind(v1::VOTE_KIND_RENEW);
  vote.set_by(2);
  vote.add_yes(2);
  vote.add_waiting(1);
  begin(std::move(model));
  press(face_, "e");
  EXPECT_THAT(screen(), AllOf(HasSubstr("WHO DID WHAT"), HasSubstr("bo asks: new board?"),
                              HasSubstr("V: yes, -: no.")));
  press(face_, "V");
  EXPECT_EQ(recorder_.asked.back(), "act vote { yes: true }");
  press(face_, "-");
  EXPECT_EQ(recorder_.asked.back(), "act vote { }");
}

// Otherwise it would not be seen there.
TEST_F(EndTest, AVoteIsToldWhereAReplayIsWatched) {
  begin(solved_model());
  press(face_, "e v");
  v1::Vote& vote = *model_.room->view.mutable_head()->mutable_vote();
  vote.set_kind(v1::VOTE_KIND_RENEW);
  vote.set_by(2);
  vote.add_waiting(1);
  v1::Event event;
  event.set_member(2);
  event.mutable_vote_opened()->set_kind(v1::VOTE_KIND_RENEW);
  face_.notice(client::EventApplied{"KITE-42", event}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("bo asks: new board?"));
}

TEST_F(EndTest, WithoutAnAnswerTheEndShowsWhatIsKnown) {
  begin(solved_model());
  press(face_, "e");
  client::Answered answered;
  answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
  answered.frame.mutable_error()->set_message("The server cannot look that up just now.");
  face_.notice(answered, kNowMs);
  EXPECT_THAT(screen(), AllOf(HasSubstr("not known"), HasSubstr("WHO DID WHAT")));
  press(face_, "o");
  EXPECT_THAT(screen(), HasSubstr("Not done: the moves are not there"));
}

TEST_F(EndTest, ARatedMatchSaysWhatItHasChanged) {
  client::Model model = tictactoe_model();
  model.room->view.mutable_head()->set_rated("3x3x3");
  v1::MatchEnded& ended = *model.room->feed.emplace_back().mutable_ended();
  ended.set_result(v1::ROOM_STATE_FINISHED_FIRST_WON);
  ended.set_run("LIME-03/4");
  begin(model);
  press(face_, "e");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("leaderboard tictactoe"));
  client::Answered rated;
  rated.intent = static_cast<client::IntentId>(recorder_.asked.size());
  for (const char* variant : {"15x15x5", "3x3x3"}) {
    v1::RatingList& list = *rated.frame.mutable_leaderboard()->add_ratings();
    list.set_variant(variant);
    list.add_players()->set_rating(1800);
    v1::RatedPlayer& own = *list.add_players();
    own.set_rating(variant[0] == '3' ? 1662 : 1400);
    own.set_change(162);
    own.set_provisional(true);
    own.set_mine(true);
    own.set_place(2);
  }
  face_.notice(rated, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("rating 1662? (+162), provisional, place 2"));
}

TEST_F(EndTest, WhoWatchedARatedMatchIsToldOfNoRating) {
  client::Model model = tictactoe_model();
  model.room->view.mutable_head()->set_rated("3x3x3");
  model.room->you = 3;
  v1::Member& watcher = *model.room->view.add_members();
  watcher.set_number(3);
  watcher.set_name("cleo");
  begin(model);
  press(face_, "e");
  EXPECT_THAT(recorder_.asked, Not(Contains(HasSubstr("around me"))));
  client::Answered rated;
  rated.intent = static_cast<client::IntentId>(recorder_.asked.size());
  v1::RatingList& list = *rated.frame.mutable_leaderboard()->add_ratings();
  list.set_variant("3x3x3");
  list.add_players()->set_mine(true);
  face_.notice(rated, kNowMs);
  EXPECT_THAT(screen(), Not(HasSubstr("rating")));
}

// The match of the model ends.
class EndingTest : public FaceTest {
 protected:
  void end() {
    begin(sudoku_model());
    model_ = client::told(solved_model());
    client::EventApplied ended{"KITE-42", model_.room->feed.back()};
    face_.notice(ended, kNowMs);
  }
  static constexpr std::uint64_t kLater = kNowMs + 2'000;
};

TEST_F(EndingTest, ThePageAboutTheEndOpensByItself) {
  end();
  face_.tick(kNowMs + 500);
  EXPECT_THAT(screen(), Not(HasSubstr("WHO DID WHAT")));
  face_.tick(kLater);
  EXPECT_THAT(screen(), HasSubstr("WHO DID WHAT"));
  press(face_, "Esc");
  face_.tick(kLater + 1'000);
  EXPECT_THAT(screen(), Not(HasSubstr("WHO DID WHAT"))) << "and only once";
}

TEST_F(EndingTest, ItDoesNotInterruptWhoDoesSomething) {
  end();
  press(face_, "t");
  face_.tick(kLater);
  EXPECT_THAT(screen(), Not(HasSubstr("WHO DID WHAT")));
}

TEST_F(EndingTest, ItDoesNotCoverTheHelp) {
  end();
  press(face_, "?");
  face_.tick(kLater);
  EXPECT_THAT(screen(), HasSubstr("HELP"));
  press(face_, "Esc");
  face_.tick(kLater + 500);
  EXPECT_THAT(screen(), HasSubstr("WHO DID WHAT"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
