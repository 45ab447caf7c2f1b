// A person's preferences about keys and about what is shown.
#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

Preferences wasd() {
  Preferences chosen;
  chosen.keys = Keys::kWasd;
  return chosen;
}

Preferences without(std::string_view name) {
  Preferences chosen;
  chosen.hide({std::string(name)});
  return chosen;
}

// A face with these preferences in the room of the model.
struct Chosen {
  Chosen(const client::Model& model, const Preferences& preferences)
      : face(model, recorder, {}, preferences) {
    enter_room(face);
    picture(face, kS);
    recorder.asked.clear();
  }
  Recorder recorder;
  Face face;
};

TEST(Preferences, WasdMoveTheCursorWhileAMatchIsPlayed) {
  const client::Model model = client::told(sudoku_model());
  Chosen chosen(model, wasd());
  press(chosen.face, "g E 5 w a s s d d");
  EXPECT_THAT(picture(chosen.face, kS).text(), HasSubstr("F6 "));
  EXPECT_TRUE(chosen.recorder.asked.empty());
}

TEST(Preferences, WhatThoseLettersDoOtherwiseHasOtherKeys) {
  const client::Model model = client::told(sudoku_model());
  Chosen chosen(model, wasd());
  press(chosen.face, "?");
  EXPECT_THAT(picture(chosen.face, kS).text(),
              AllOf(HasSubstr("arrows wasd"), HasSubstr("e / E       next / last empty"),
                    HasSubstr(";           choose a digit first")));
}

TEST(Preferences, WithWasdTheHostStartsWithSAllTheSame) {
  const client::Model model = client::told(waiting_model());
  Chosen chosen(model, wasd());
  press(chosen.face, "s");
  ASSERT_EQ(chosen.recorder.asked.size(), 1U);
  EXPECT_EQ(chosen.recorder.asked[0], "act start { }");
}

TEST(Preferences, OneHandWritesAllDigits) {
  Preferences left_hand;
  left_hand.keys = Keys::kLeftHand;
  const client::Model model = client::told(sudoku_model());
  Chosen chosen(model, left_hand);
  press(chosen.face, "g A 2 c");
  ASSERT_EQ(chosen.recorder.asked.size(), 1U);
  EXPECT_THAT(chosen.recorder.asked[0], AllOf(HasSubstr("cell: 1"), HasSubstr("digit: 9")));
}

TEST(Preferences, WithTheArrowsAloneNoLetterMoves) {
  Preferences arrows;
  arrows.keys = Keys::kArrows;
  const client::Model model = client::told(sudoku_model());
  Chosen chosen(model, arrows);
  press(chosen.face, "g E 5 h");
  EXPECT_THAT(picture(chosen.face, kS).text(), HasSubstr("h does nothing here"));
  press(chosen.face, "Left Up");
  EXPECT_THAT(picture(chosen.face, kS).text(), HasSubstr("D4 "));
}

TEST(Preferences, TheClockCanBeHidden) {
  const client::Model model = client::told(sudoku_model());
  Chosen shown(model, {});
  EXPECT_THAT(picture(shown.face, kS).text(), HasSubstr("KITE-42  12:41"));
  Chosen hidden(model, without("clock"));
  EXPECT_THAT(picture(hidden.face, kS).text(), Not(HasSubstr("12:41")));
}

// The shades of the board's first row, `ms` after a match has been solved.
std::vector<Shade> shades_after(std::uint64_t ms, const Preferences& preferences) {
  const client::Model model = client::told(solved_model());
  Chosen chosen(model, preferences);
  client::EventApplied ended;
  ended.event.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  chosen.face.notice(ended, kNowMs);
  Canvas canvas(kS);
  chosen.face.draw(canvas, kNowMs + ms);
  std::vector<Shade> shades;
  for (int column = 0; column < 40; ++column) shades.push_back(canvas.cell(3, column).shade);
  return shades;
}

TEST(Preferences, ALightGoesOverASolvedBoardAndEnds) {
  const std::vector<Shade> still = shades_after(2'000, {});
  EXPECT_NE(shades_after(400, {}), still);
  EXPECT_NE(shades_after(400, {}), shades_after(600, {}));
}

TEST(Preferences, NothingMovesWhereThatIsNotWanted) {
  EXPECT_EQ(shades_after(400, without("motion")), shades_after(2'000, {}));
}

TEST(Preferences, AMoveIsAskedForWhereThatIsWanted) {
  Preferences asks;
  asks.ask_moves = true;
  const client::Model model = client::told(duel_model());
  Chosen chosen(model, asks);
  press(chosen.face, "3");
  EXPECT_THAT(chosen.recorder.asked, ::testing::IsEmpty());
  EXPECT_THAT(picture(chosen.face, kS).text(), HasSubstr("the same key again makes this move"));
  press(chosen.face, "1 3");
  EXPECT_THAT(chosen.recorder.asked, ::testing::IsEmpty()) << "another key in between";
  press(chosen.face, "3");
  ASSERT_EQ(chosen.recorder.asked.size(), 1u);
  EXPECT_THAT(chosen.recorder.asked.back(), HasSubstr("cell: 8"));
}

TEST(Preferences, AWinIsClaimedOnceWhereThatIsWanted) {
  Preferences claims;
  claims.claims = true;
  for (const bool wanted : {false, true}) {
    client::Model model = duel_model();
    model.room->view.mutable_head()->add_clocks()->set_base_s(300);
    model.room->view.mutable_head()->add_clocks()->set_base_s(300);
    for (const v1::Member& member : model.room->view.members()) {
      if (member.number() != model.room->you) model.room->away_since_ms[member.number()] = kNowMs;
    }
    model = client::told(std::move(model));
    Chosen chosen(model, wanted ? claims : Preferences());
    chosen.face.tick(kNowMs + 59'000);
    EXPECT_THAT(chosen.recorder.asked, ::testing::IsEmpty());
    chosen.face.tick(kNowMs + 61'000);
    chosen.face.tick(kNowMs + 62'000);
    EXPECT_EQ(chosen.recorder.asked.size(), wanted ? 1u : 0u);
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
