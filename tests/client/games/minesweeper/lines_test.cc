// A mine field line by line: boards, neighbours, the frontier, moves in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/lines/list.h"
#include "tests/client/games/minesweeper/mines_match.h"

namespace gridmates::lines {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using words::testing::mines_match;

v1::MatchView field() {
  v1::MatchView match = words::testing::some_mines();
  match.mutable_minesweeper()->mutable_cells(10)->set_by(2);
  v1::MinesweeperPart& bo = *match.mutable_minesweeper()->mutable_status()->mutable_parts(1);
  bo.set_opened(48);
  bo.set_flags(1);
  bo.set_hits(1);
  return match;
}

std::vector<std::string> look(const std::vector<std::string>& words,
                              const v1::MatchView& match = field(), const v1::RoomHead& head = {}) {
  const auto looked = minesweeper_lines().look(words, {match, head, 5'000});
  if (!looked) return {"no such command"};
  if (const auto* why = std::get_if<std::string>(&*looked)) return {"no: " + *why};
  return std::get<std::vector<std::string>>(*looked);
}

TEST(MinesweeperLines, TheBoardIsReadRowByRow) {
  const auto lines = minesweeper_lines().board({field()});
  EXPECT_EQ(lines[0], "row 1: . . 1 # # # # #");
  EXPECT_EQ(lines[2], "row 3: . . 2 X 2 # # #");
  EXPECT_THAT(lines, Contains("opened mine: d3"));
  EXPECT_THAT(lines, Contains("part bo: 48 opened, 1 flag, 1 hit"));
  EXPECT_THAT(lines, Contains("mines 7 left of 9"));
  EXPECT_THAT(lines, Contains("lives 1"));
  EXPECT_THAT(lines, Contains("guarantee: no guess needed (proved)"));
}

TEST(MinesweeperLines, ACellAndItsNeighboursAreRead) {
  EXPECT_THAT(look({"near", "c2"}),
              ElementsAre("cell c2: 2, by bo",
                          "beside: b1 empty, c1 1, d1 closed, b2 empty, d2 flag, b3 empty, c3 2, "
                          "d3 an opened mine",
                          "flags 1, closed without a flag 1"));
  EXPECT_THAT(look({"near", "H8"}),
              ElementsAre("cell h8: closed", "beside: g7 empty, h7 empty, g8 1",
                          "flags 0, closed without a flag 0"));
  EXPECT_THAT(look({"near", "i1"}), ElementsAre("no: there is no cell i1"));
  EXPECT_THAT(look({"near"}), ElementsAre("no: as in near n7"));
}

TEST(MinesweeperLines, TheFrontierIsReadInParts) {
  EXPECT_THAT(look({"frontier"}), ElementsAre("edge d1: beside c1 1, c2 2", "edge e2: beside e3 2",
                                              "edge f2: beside e3 2", "edge f3: beside e3 2, e4 1",
                                              "edge f4: beside e3 2, e4 1", "edge h8: beside g8 1",
                                              "frontier 6 cells"));
  EXPECT_THAT(look({"frontier", "f4"}), ElementsAre("edge h8: beside g8 1", "frontier 6 cells"));
  EXPECT_THAT(look({"frontier", "z9"}), ElementsAre("no: there is no cell z9"));
  std::vector<std::string> rows(50, std::string(50, '1'));
  for (std::string& row : rows) row[7] = '#';
  const auto lines = look({"frontier"}, mines_match(rows, 25));
  ASSERT_EQ(lines.size(), 11u);
  EXPECT_EQ(lines.back(), "frontier 50 cells, 40 more behind h10");
}

TEST(MinesweeperLines, RowsAndColumnsAreRead) {
  EXPECT_THAT(look({"row", "8"}), ElementsAre("row 8: . . . . . . 1 #"));
  EXPECT_THAT(look({"column", "d"}), ElementsAre("column d: # F X 1 . . . ."));
  EXPECT_THAT(look({"row", "9"}), ElementsAre("no: rows are 1 to 8, not 9"));
  EXPECT_THAT(look({"column"}), ElementsAre("no: as in column c"));
  EXPECT_THAT(look({"column", "n"}), ElementsAre("no: columns are a to h, not n"));
}

TEST(MinesweeperLines, TheEndTellsWhatTheFieldWasWorth) {
  v1::MatchView match = field();
  EXPECT_THAT(look({"status"}), Contains("opened 46 of 55"));
  match.mutable_minesweeper()->mutable_status()->set_over(true);
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_bbbv(12);
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_bbbv_done(10);
  EXPECT_THAT(look({"status"}, match), Contains("3BV 10 of 12  3BV/s 2.00  ZiNi 0"));
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_seed("7");
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_first(1);
  EXPECT_THAT(look({"status"}, match), Contains("id 8x8x9+7@a1"));
  EXPECT_THAT(minesweeper_lines().board({match, {}, 5'000}), IsSupersetOf(look({"status"}, match)));
  EXPECT_THAT(look({"dance"}), ElementsAre("no such command"));
}

TEST(MinesweeperLines, AStoppedFieldIsNamedAndNotMeasured) {
  v1::MatchView match = field();
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_seed("7");
  match.mutable_minesweeper()->mutable_status()->mutable_worth()->set_first(1);
  EXPECT_THAT(look({"status"}, match), Contains("id 8x8x9+7@a1"));
  EXPECT_THAT(look({"status"}, match), testing::Not(Contains(testing::HasSubstr("3BV"))));
}

TEST(MinesweeperLines, AtARaceThereAreNoLives) {
  v1::RoomHead head;
  head.set_table(v1::TABLE_RACE);
  head.mutable_options()->mutable_minesweeper()->set_hit_cost_s(10);
  EXPECT_THAT(look({"status"}, field(), head), Contains("a hit costs 10 s"));
  EXPECT_THAT(look({"status"}, field(), head), testing::Not(Contains(testing::HasSubstr("lives"))));
  EXPECT_THAT(minesweeper_lines().board({field(), head}), Contains("a hit costs 10 s"));
}

TEST(MinesweeperLines, MovesAreToldWithWhatTheyChanged) {
  const v1::MatchView match = field();
  v1::Moved moved;
  moved.mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(2);
  v1::MatchDelta delta;
  v1::MinesweeperCellChange& change = *delta.mutable_minesweeper()->add_cells();
  change.set_index(2);
  change.mutable_cell()->set_face(v1::MINESWEEPER_FACE_OPEN);
  change.mutable_cell()->set_number(1);
  EXPECT_EQ(minesweeper_lines().describe({moved, &match, &delta}, "bo"), "bo opened c1: 1.");
  EXPECT_EQ(minesweeper_lines().describe({moved}, "bo"), "bo opened a cell.");
}

TEST(MinesweeperLines, OfARivalThereIsNothingToRead) {
  v1::MatchView rival = field();
  rival.mutable_minesweeper()->clear_cells();
  EXPECT_THAT(look({"near", "c2"}, rival),
              ElementsAre("no: there is no field of yours on the table"));
  EXPECT_EQ(minesweeper_lines().board({rival}).size(), 1u);
}

}  // namespace
}  // namespace gridmates::lines
