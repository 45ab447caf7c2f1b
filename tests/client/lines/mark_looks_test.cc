// Boards of marks read aloud: rows, columns, cells, and deciding moves.
#include "client/lines/mark_looks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/lines/game_lines.h"

namespace gridmates::lines {
namespace {

using testing::ElementsAre;

// The output of a look at this match, or its error as a sentence.
std::vector<std::string> look(const std::string& game, const v1::MatchView& match,
                              std::vector<std::string> words) {
  const Sight sight{match};
  const auto looked = game_lines(game)->look(words, sight);
  if (!looked) return {"no command"};
  if (const auto* why = std::get_if<std::string>(&*looked)) return {"no: " + *why};
  return std::get<std::vector<std::string>>(*looked);
}

v1::MatchView five_by_four() {
  v1::MatchView match;
  match.set_columns(5);
  auto& view = *match.mutable_tictactoe();
  for (int cell = 0; cell < 20; ++cell) view.add_cells();
  view.mutable_constants()->set_in_a_row(4);
  view.mutable_cells(6)->set_mark(v1::TIC_TAC_TOE_MARK_X);
  view.mutable_cells(8)->set_mark(v1::TIC_TAC_TOE_MARK_O);
  view.mutable_cells(8)->set_last(true);
  view.mutable_status()->set_to_move(1);
  view.mutable_status()->set_plies(2);
  match.add_players()->set_name("ana");
  return match;
}

TEST(MarkLooks, NameTheMarksOfARowAndAColumn) {
  const v1::MatchView match = five_by_four();
  EXPECT_THAT(look("tictactoe", match, {"row", "2"}), ElementsAre("row 2: b2 X, d2 O"));
  EXPECT_THAT(look("tictactoe", match, {"row", "1"}), ElementsAre("row 1: empty"));
  EXPECT_THAT(look("tictactoe", match, {"column", "d"}), ElementsAre("column d: d2 O"));
  EXPECT_THAT(look("tictactoe", match, {"row", "5"}), ElementsAre("no: rows are 1-4, not 5"));
  EXPECT_THAT(look("tictactoe", match, {"column", "f"}), ElementsAre("no: columns are a-e, not f"));
  EXPECT_THAT(look("tictactoe", match, {"row"}), ElementsAre("no: as in row 1"));
}

TEST(MarkLooks, SayWhatStandsInACellAndWhatIsKnownBesides) {
  const v1::MatchView match = five_by_four();
  EXPECT_THAT(look("tictactoe", match, {"cell", "b2"}), ElementsAre("cell b2: X"));
  EXPECT_THAT(look("tictactoe", match, {"cell", "a1"}), ElementsAre("cell a1: empty"));
  EXPECT_THAT(look("tictactoe", match, {"cell", "z1"}), ElementsAre("no: there is no cell z1"));
  EXPECT_THAT(look("tictactoe", match, {"last"}), ElementsAre("last mark: d2"));
  EXPECT_THAT(look("tictactoe", match, {"status"}),
              ElementsAre("rule: 4 in a row win", "last mark: d2", "to move: ana (X)"));
  EXPECT_THAT(look("tictactoe", match, {"other"}), ElementsAre("no command"));
}

TEST(MarkLooks, OfConnectFourCountRowsFromTheBottom) {
  v1::MatchView match;
  for (int cell = 0; cell < 42; ++cell) match.mutable_connectfour()->add_cells();
  match.mutable_connectfour()->mutable_cells(38)->set_disc(v1::CONNECT_FOUR_DISC_X);
  EXPECT_THAT(look("connectfour", match, {"row", "a"}), ElementsAre("row a: 4a X"));
  EXPECT_THAT(look("connectfour", match, {"column", "4"}), ElementsAre("column 4: 4a X"));
  EXPECT_THAT(look("connectfour", match, {"cell", "4a"}), ElementsAre("cell 4a: X"));
  EXPECT_THAT(look("connectfour", match, {"last"}), ElementsAre("nothing has been played yet"));
}

}  // namespace
}  // namespace gridmates::lines
