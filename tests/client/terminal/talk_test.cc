// Talk: wrapped and scrolled, never cut off; cells named in it are marked.
#include <google/protobuf/text_format.h>

#include "client/core/columns.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<std::string> lines_of(std::string_view text, int columns, int indent = 0) {
  return wrapped(text, columns, indent);
}

TEST(Wrapped, BreaksAtBlanks) {
  EXPECT_THAT(lines_of("one two three", 8), ElementsAre("one two", "three"));
  EXPECT_THAT(lines_of("one two three", 7, 2), ElementsAre("one two", "  three"));
  EXPECT_THAT(lines_of("one   two", 4), ElementsAre("one", "two"));
  EXPECT_THAT(lines_of("", 4), ElementsAre(""));
}

TEST(Wrapped, BreaksWithinWhatIsLongerThanALine) {
  EXPECT_THAT(lines_of("abcdefghij", 4), ElementsAre("abcd", "efgh", "ij"));
  EXPECT_THAT(lines_of("a bcdefghij", 4, 1), ElementsAre("a", " bcd", " efg", " hij"));
}

TEST(Wrapped, BreaksBesideWideCharacters) {
  EXPECT_THAT(lines_of("ab \u4f60\u597d\u4e16\u754c", 6),
              ElementsAre("ab \u4f60", "\u597d\u4e16\u754c"));
  EXPECT_THAT(lines_of("\u4f60\u597d\u4e16", 5), ElementsAre("\u4f60\u597d", "\u4e16"));
  EXPECT_THAT(lines_of("e\u0301e\u0301e\u0301", 2), ElementsAre("e\u0301e\u0301", "e\u0301"));
}

TEST(Wrapped, LosesNothingAndKeepsToTheColumns) {
  const std::string text = "a\u4f60 bcd\u597d\u4e16efgh  ijkl\u754c mnopqrstuvwxyz\u0301 0123";
  std::string solid = text;
  std::erase(solid, ' ');
  for (int columns = 4; columns < 40; ++columns) {
    std::string all;
    for (std::string line : lines_of(text, columns, 2)) {
      EXPECT_LE(client::columns_of(line), columns) << columns;
      std::erase(line, ' ');
      all += line;
    }
    EXPECT_EQ(all, solid) << columns;
  }
}

class Talk : public FaceTest {
 protected:
  void hear(const std::string& text) {
    client::EventApplied applied;
    applied.event.set_seq(++seq_);
    applied.event.set_member(2);
    applied.event.mutable_said()->set_text(text);
    applied.room = model_.room->code;
    face_.notice(applied, kNowMs);
  }
  std::uint64_t seq_ = 1'000;
};

TEST_F(Talk, WhoWatchesARaceIsToldOnceThatPlayersReadItLater) {
  client::Model model = sudoku_model();
  model.room->view.mutable_head()->set_table(v1::TABLE_RACE);
  model.room->you = 9;
  v1::Member& watcher = *model.room->view.add_members();
  watcher.set_number(9);
  watcher.set_name("wa");
  begin(model);
  press(face_, ": s a y Space h i Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("hi"));
  EXPECT_THAT(screen(), HasSubstr("players read what watchers say after the end of the match"));
  press(face_, ": s a y Space h o Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("ho"));
  EXPECT_THAT(screen(), Not(HasSubstr("players read what watchers say")));
}

TEST_F(Talk, IsWrappedAndNotCut) {
  begin(sudoku_model());
  hear("if the seven is not at the top then the whole left column is settled");
  for (const Size size : {kS, kL}) {
    EXPECT_THAT(screen(size), AllOf(HasSubstr("bo: if the seven"), HasSubstr("settled")));
    EXPECT_THAT(screen(size), Not(HasSubstr("~")));
  }
}

TEST_F(Talk, IsClearedBehindAMessageOverIt) {
  begin(mines_model());
  std::string sentence = "a long line";
  for (int i = 0; i < 13; ++i) sentence += " long line";
  for (int i = 0; i < 8; ++i) hear(sentence);
  press(face_, ": b o g u s Enter");
  EXPECT_THAT(screen(), HasSubstr("\n Not done: there is no command bogus here; try help\n"));
}

TEST_F(Talk, IsAPageThatScrolls) {
  begin(sudoku_model());
  for (int i = 1; i <= 60; ++i) hear("line " + std::to_string(i) + ".");
  press(face_, "T");
  EXPECT_THAT(screen(), AllOf(HasSubstr("TALK in KITE-42"), HasSubstr("line 60."),
                              Not(HasSubstr("line 20.")), HasSubstr("more above")));
  press(face_, "Home");
  EXPECT_THAT(screen(), AllOf(HasSubstr("line 1."), Not(HasSubstr("line 60."))));
  press(face_, "PgDn Down");
  EXPECT_THAT(screen(), AllOf(HasSubstr("line 21."), Not(HasSubstr("line 18."))));
  press(face_, "End");
  EXPECT_THAT(screen(), HasSubstr("line 60."));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("SUDOKU co-op"));
}

TEST_F(Talk, StaysWhereItIsReadWhileMoreIsSaid) {
  begin(sudoku_model());
  for (int i = 1; i <= 60; ++i) hear("line " + std::to_string(i) + ".");
  press(face_, "T Up Up Up");
  const std::string before = screen();
  EXPECT_THAT(before, Not(HasSubstr("line 58.")));
  hear("one more");
  EXPECT_THAT(screen(), AllOf(HasSubstr("line 57."), Not(HasSubstr("line 58."))));
}

TEST_F(Talk, ThePageShowsEverythingToo) {
  begin(sudoku_model());
  hear("hello there");
  press(face_, "T");
  EXPECT_THAT(screen(), Not(HasSubstr("set A9=2")));
  press(face_, "Tab");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("FEED of KITE-42"), HasSubstr("set "), HasSubstr("hello there")));
}

TEST_F(Talk, IsAnsweredFromThePage) {
  begin(sudoku_model());
  press(face_, "T t o k Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("say { text: \"ok\" }"));
  press(face_, "t n Esc");
  EXPECT_THAT(screen(), HasSubstr("TALK in"));
}

TEST_F(Talk, EveryCellThatAMessageNamesIsMarked) {
  begin(sudoku_model());
  hear("see {A1}, {Z9}, {b2} and {A1}, or {{C3} {D4");
  EXPECT_THAT(screen(), HasSubstr("mentions A1, B2 and C3"));
  EXPECT_EQ(picture(face_, kS).cell(3, 4).text, "*");
  EXPECT_EQ(picture(face_, kS).cell(4, 8).text, "*");
  hear("nothing {} here");
  EXPECT_THAT(screen(), HasSubstr("mentions A1, B2 and C3"));
}

TEST_F(Talk, NamesSquaresOfTicTacToe) {
  begin(tictactoe_model());
  const auto marks = [this] {
    const std::string text = screen();
    return std::count(text.begin(), text.end(), '!');
  };
  const auto before = marks();
  hear("take {a1} or {c3}");
  EXPECT_EQ(marks() - before, 2);
}

TEST_F(Talk, SudokuHasPings) {
  begin(sudoku_model());
  press(face_, "g A 1 p");
  EXPECT_THAT(screen(), HasSubstr("you point at A1"));
  press(face_, "l");
  EXPECT_EQ(picture(face_, kS).cell(3, 4).text, "*");
}

}  // namespace
}  // namespace gridmates::terminal::testing
