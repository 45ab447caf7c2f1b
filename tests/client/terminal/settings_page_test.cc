// The page of settings: every setting takes effect at once and is stored.
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "client/terminal/settings.h"
#include "tests/client/terminal/sudoku_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// A face whose changed settings are recorded.
struct Chooser {
  explicit Chooser(client::Model known) : model(client::told(std::move(known))) {}

  std::string screen() { return picture(face, kS).text(); }

  client::Model model;
  Recorder recorder;
  std::vector<std::string> kept;
  std::string why;
  Face face{
      model, recorder, {}, Settings({}, [this](std::string_view name, const std::string& value) {
        kept.push_back(std::string(name) + " = " + value);
        return why;
      })};
};

TEST(SettingsPage, ShowsEverySettingWithItsValue) {
  Chooser chooser(lobby_model());
  press(chooser.face, "Ctrl+p");
  std::string seen = chooser.screen();
  for (std::size_t i = 0; i < settings().size(); ++i) {
    press(chooser.face, "Down");
    seen += chooser.screen();
  }
  for (const Setting& setting : settings()) EXPECT_THAT(seen, HasSubstr(setting.label));
}

TEST(SettingsPage, SaysWhatIsOutOfSightAndTurnsPages) {
  Chooser chooser(lobby_model());
  press(chooser.face, "Ctrl+p");
  EXPECT_THAT(chooser.screen(), AllOf(HasSubstr(" more below "), Not(HasSubstr("more above"))));
  const auto is_chosen = [](std::size_t setting) {
    return HasSubstr("\n > " + std::string(settings()[setting].label) + " ");
  };
  press(chooser.face, "PgDn");
  EXPECT_THAT(chooser.screen(), is_chosen(10));
  press(chooser.face, "PgUp");
  EXPECT_THAT(chooser.screen(), is_chosen(0));
  press(chooser.face, "End");
  EXPECT_THAT(chooser.screen(), is_chosen(settings().size() - 1));
  press(chooser.face, "Home");
  EXPECT_THAT(chooser.screen(), is_chosen(0));
  press(chooser.face, "PgDn PgDn PgDn PgDn PgDn");
  EXPECT_THAT(chooser.screen(), AllOf(is_chosen(settings().size() - 1), HasSubstr(" more above "),
                                      Not(HasSubstr("more below"))));
}

TEST(SettingsPage, ChangesAtOnceAndKeepsIt) {
  Chooser chooser(lobby_model());
  press(chooser.face, "Ctrl+p Right Down Down Down Down Down Space");
  EXPECT_THAT(chooser.kept, ElementsAre("theme = dark", "keys = arrows"));
  EXPECT_EQ(chooser.face.look().theme, Theme::kDark);
  EXPECT_THAT(chooser.screen(), HasSubstr("letters that move          < arrows >"));
  press(chooser.face, "Del");
  EXPECT_EQ(chooser.kept.back(), "keys = vim");
}

// Tab moves from all games to each of them, Sudoku first.
TEST(SettingsPage, AGameMayHaveAValueOfItsOwn) {
  Chooser chooser(sudoku_model());
  enter_room(chooser.face);
  press(chooser.face, "Ctrl+p Tab Down Right Right");
  EXPECT_THAT(chooser.screen(),
              AllOf(HasSubstr("SETTINGS for Sudoku"), HasSubstr("< wasd >  for this game"),
                    HasSubstr("one kind of notes"), Not(HasSubstr("theme"))));
  EXPECT_THAT(chooser.kept, ElementsAre("sudoku-keys = arrows", "sudoku-keys = wasd"));
  press(chooser.face, "Esc g E 5 w");
  EXPECT_THAT(chooser.screen(), HasSubstr("D5 ")) << "in force there";
  press(chooser.face, "Ctrl+p Tab Tab");
  EXPECT_THAT(chooser.screen(),
              AllOf(HasSubstr("SETTINGS for "), Not(HasSubstr("Sudoku")),
                    Not(HasSubstr("for this game")), Not(HasSubstr("one kind of notes"))));
  press(chooser.face, "Esc q Ctrl+p");
  while (chooser.screen().find("Sudoku") == std::string::npos) press(chooser.face, "Tab");
  press(chooser.face, "Down Del");
  EXPECT_EQ(chooser.kept.back(), "sudoku-keys = ") << "as in all games again";
  EXPECT_THAT(chooser.screen(), HasSubstr("< vim >"));
}

TEST(Settings, WhatAGameHidesTakesThePlaceOfWhatAllHide) {
  Preferences all;
  all.hide({"clock"});
  OwnSettings own{{"hide"}, {}};
  own.values.hide({"motion"});
  Settings settings(all, nullptr, {{"sudoku", own}});
  EXPECT_FALSE(settings.now().shows(Aid::kClock));
  settings.show("sudoku");
  EXPECT_TRUE(settings.now().shows(Aid::kClock));
  EXPECT_FALSE(settings.now().shows(Aid::kMotion));
  settings.show("minesweeper");
  EXPECT_FALSE(settings.now().shows(Aid::kClock));
}

TEST(SettingsPage, SaysWhyAChangeIsNotKept) {
  Chooser chooser(lobby_model());
  chooser.why = "the settings cannot be written";
  press(chooser.face, "Ctrl+p Right");
  EXPECT_THAT(chooser.screen(), HasSubstr("the settings cannot be written"));
}

TEST(SettingsPage, LeadsBackToWhereItWasOpened) {
  Chooser chooser(sudoku_model());
  enter_room(chooser.face);
  press(chooser.face, "Ctrl+p");
  EXPECT_THAT(chooser.screen(), HasSubstr("SETTINGS"));
  press(chooser.face, "Esc");
  EXPECT_THAT(chooser.screen(), HasSubstr("KITE-42"));
}

TEST(SettingsPage, KeysOfARoomFollowAtOnce) {
  Chooser chooser(sudoku_model());
  enter_room(chooser.face);
  press(chooser.face, "Ctrl+p Down Down Down Down Down Right Right Esc g E 5 w");
  EXPECT_THAT(chooser.screen(), HasSubstr("D5 "));
}

TEST(SettingsPage, AClickChoosesAndASecondOneChanges) {
  Chooser chooser(lobby_model());
  press(chooser.face, "Ctrl+p");
  chooser.screen();
  const Key bell = Key::click(Key::Kind::kClick, 5, 10);
  chooser.face.key(bell, kNowMs);
  EXPECT_TRUE(chooser.kept.empty());
  chooser.face.key(bell, kNowMs);
  EXPECT_THAT(chooser.kept, ElementsAre("bell = yes"));
}

TEST(Settings, EachSetsWhatItGets) {
  for (const Setting& setting : settings()) {
    Preferences chosen;
    EXPECT_EQ(setting.get(chosen), 0U) << setting.label << ": the default stands first";
    for (std::size_t value = 0; value < setting.values.size(); ++value) {
      setting.set(chosen, value);
      EXPECT_EQ(setting.get(chosen), value) << setting.label;
    }
  }
}

TEST(Settings, WhatIsHiddenIsOneLineOfTheFile) {
  Preferences chosen;
  EXPECT_EQ(value_of("hide", chosen), "");
  chosen.hide({"clock", "same"});
  EXPECT_EQ(value_of("hide", chosen), "same,clock");
  EXPECT_EQ(value_of("theme", chosen), "auto");
}

TEST(Settings, AnEmptyFileNamesAllOfThem) {
  for (const Setting& setting : settings()) {
    EXPECT_THAT(empty_file(), HasSubstr("\n# " + std::string(setting.name) + " = "));
  }
}

TEST(Settings, AQuestionCanBeLeftOut) {
  Preferences chosen;
  chosen.no_questions = true;
  const client::Model model = client::told(sudoku_model());
  Recorder recorder;
  Face face(model, recorder, {}, chosen);
  enter_room(face);
  recorder.asked.clear();
  press(face, "S");
  EXPECT_THAT(recorder.asked, ElementsAre("act stop { }"));
}

TEST(Settings, ThePanelStandsAtTheLeft) {
  Preferences chosen;
  chosen.left_panel = true;
  const client::Model model = client::told(sudoku_model());
  Recorder recorder;
  Face face(model, recorder, {}, chosen);
  enter_room(face);
  const std::string text = picture(face, kL).text();
  Face usual(model, recorder);
  enter_room(usual);
  const std::string before = picture(usual, kL).text();
  EXPECT_GT(before.find("chen") % 121, 60U);
  EXPECT_LT(text.find("chen") % 121, 60U);
}

std::multiset<std::string> words_of(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
}

TEST(Settings, ThePanelAtTheLeftLeavesNothingOut) {
  Preferences chosen;
  chosen.left_panel = true;
  const client::Model model = client::told(sudoku_model());
  Recorder recorder;
  Face left(model, recorder, {}, chosen);
  Face right(model, recorder);
  for (Face* face : {&left, &right}) enter_room(*face);
  const std::string shown = picture(left, kS).text();
  EXPECT_THAT(shown, AllOf(HasSubstr("FEED"), HasSubstr("TALK")));
  EXPECT_EQ(words_of(shown), words_of(picture(right, kS).text())) << shown;
}

TEST(Settings, TheBellCallsForWhatOthersDo) {
  Preferences chosen;
  chosen.bell = true;
  const client::Model model = client::told(sudoku_model());
  Recorder recorder;
  Face face(model, recorder, {}, chosen);
  enter_room(face);
  client::EventApplied said;
  said.event.set_member(2);
  said.event.mutable_said()->set_text("hello");
  face.notice(said, kNowMs);
  EXPECT_TRUE(face.take_bell());
  EXPECT_FALSE(face.take_bell());
  said.event.set_member(model.room->you);
  face.notice(said, kNowMs);
  EXPECT_FALSE(face.take_bell()) << "one's own";
}

}  // namespace
}  // namespace gridmates::terminal::testing
