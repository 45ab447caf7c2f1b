#include <gmock/gmock.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include "client/lines/describe.h"
#include "client/lines/list.h"
#include "engine/games/games.h"

namespace gridmates::lines {
namespace {

using testing::Contains;

v1::MatchView sudoku_match() {
  v1::MatchView match;
  match.set_columns(9);
  for (std::uint32_t player = 0; player < 2; ++player) {
    match.add_players()->set_player(player);
    match.mutable_players(static_cast<int>(player))->set_name(player == 0 ? "ana" : "bo");
  }
  for (int cell = 0; cell < 81; ++cell) match.mutable_sudoku()->add_cells();
  return match;
}

void put(v1::MatchView& match, int cell, std::uint32_t digit, bool clash = false) {
  match.mutable_sudoku()->mutable_cells(cell)->set_digit(digit);
  match.mutable_sudoku()->mutable_cells(cell)->set_clash(clash);
}

v1::Moved sudoku_step(bool undo) {
  v1::Moved moved;
  if (undo) {
    moved.mutable_move()->mutable_sudoku()->mutable_undo();
  } else {
    moved.mutable_move()->mutable_sudoku()->mutable_redo();
  }
  return moved;
}

TEST(GameLinesTest, EveryGameOfTheEngineHasAFace) {
  for (const core::Game* game : all_games().all()) {
    EXPECT_NE(game_lines(game->facts().id), nullptr) << game->facts().id;
  }
}

TEST(SudokuLines, ClashesAreNamed) {
  v1::MatchView match = sudoku_match();
  put(match, 40, 5, true);  // E5
  put(match, 37, 5, true);  // E2
  put(match, 30, 5, true);  // D4
  v1::Moved moved;
  moved.mutable_move()->mutable_sudoku()->mutable_set()->set_cell(40);
  moved.mutable_move()->mutable_sudoku()->mutable_set()->set_digit(5);
  EXPECT_EQ(sudoku_lines().describe({moved, &match}, "bo"),
            "bo set E5 = 5. Clash: 5 also at D4, E2.");
  EXPECT_EQ(sudoku_lines().describe({moved, nullptr}, "bo"), "bo set E5 = 5.");
}

std::string told(const char* move) {
  v1::Moved moved;
  EXPECT_TRUE(
      google::protobuf::TextFormat::ParseFromString(move, moved.mutable_move()->mutable_sudoku()));
  return sudoku_lines().describe({moved, nullptr}, "bo");
}

TEST(SudokuLines, OfSeveralCellsThoseThatClashAndThoseThatAreWrongAreNamed) {
  v1::MatchView match = sudoku_match();
  put(match, 0, 7, true);   // A1
  put(match, 1, 7, true);   // A2
  put(match, 40, 7, true);  // E5
  match.mutable_sudoku()->mutable_cells(40)->set_clash(false);
  match.mutable_sudoku()->mutable_cells(1)->set_wrong(true);
  v1::Moved moved;
  v1::SudokuWrite& write = *moved.mutable_move()->mutable_sudoku()->mutable_write();
  for (const std::uint32_t cell : {0u, 1u, 40u}) write.add_cells(cell);
  write.set_digit(7);
  EXPECT_EQ(sudoku_lines().describe({moved, &match}, "bo"),
            "bo set A1, A2, E5 = 7. Clash: A1, A2. Wrong: A2.");
}

TEST(SudokuLines, ThatNothingWasWrongIsSaid) {
  v1::MatchView match = sudoku_match();
  v1::Moved moved;
  moved.mutable_move()->mutable_sudoku()->mutable_last_good();
  v1::MatchDelta delta;
  EXPECT_EQ(sudoku_lines().describe({moved, &match, &delta}, "bo"),
            "bo looked for wrong digits: none is wrong.");
  delta.mutable_sudoku()->add_cells();
  EXPECT_EQ(sudoku_lines().describe({moved, &match, &delta}, "bo"),
            "bo went back to the last position without a wrong digit.");
}

TEST(SudokuLines, MovesOfSeveralCellsAreToldInOneLine) {
  EXPECT_EQ(told("write { cells: 0 cells: 10 digit: 7 }"), "bo set A1, B2 = 7.");
  EXPECT_EQ(told("write { cells: 0 cells: 10 }"), "bo cleared A1, B2.");
  EXPECT_EQ(told("colour { cells: 0 colour: 3 }"), "bo coloured A1: 3.");
  EXPECT_EQ(told("colour { cells: 0 cells: 1 }"), "bo took the colour from A1, A2.");
  EXPECT_EQ(told("fill { kind: SUDOKU_NOTE_KIND_CORNER digits: 511 }"), "bo filled in all notes.");
  EXPECT_EQ(told("fill { kind: SUDOKU_NOTE_KIND_CENTRE digits: 64 remove: true }"),
            "bo removed the centre notes 7.");
}

TEST(SudokuLines, AnUndoSaysWhatIsThereNow) {
  v1::MatchView match = sudoku_match();
  match.mutable_sudoku()->mutable_status()->set_last_cell(41);
  EXPECT_EQ(sudoku_lines().describe({sudoku_step(true), &match}, "bo"), "bo undid E5: now empty.");
  match.mutable_sudoku()->mutable_cells(40)->set_notes(0b001000010);
  EXPECT_EQ(sudoku_lines().describe({sudoku_step(true), &match}, "bo"),
            "bo undid E5: now notes 2 7.");
  put(match, 40, 5);
  EXPECT_EQ(sudoku_lines().describe({sudoku_step(false), &match}, "bo"), "bo redid E5: now = 5.");
}

// A step on a board as its changes: each cell before and after.
struct Step {
  v1::MatchView match = sudoku_match();
  v1::MatchDelta before;
  v1::MatchDelta delta;

  void change(std::uint32_t cell, const char* was, const char* is) {
    put(cell, was, before);
    put(cell, is, delta);
    *match.mutable_sudoku()->mutable_cells(static_cast<int>(cell)) =
        delta.sudoku().cells().rbegin()->cell();
  }
  void block(std::uint32_t cell) {
    match.mutable_sudoku()->mutable_status()->set_blocked_by(1);
    match.mutable_sudoku()->mutable_status()->set_blocked_cell(cell);
  }
  std::string told(const v1::Moved& moved = sudoku_step(true)) const {
    return sudoku_lines().describe({moved, &match, &delta, &before}, "bo");
  }

 private:
  static void put(std::uint32_t cell, const char* content, v1::MatchDelta& out) {
    v1::SudokuCellChange& change = *out.mutable_sudoku()->add_cells();
    change.set_index(cell);
    EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(content, change.mutable_cell()));
  }
};

TEST(SudokuLines, AnUndoNamesEveryCellThatItHasChanged) {
  Step step;
  step.change(0, "digit: 7", "");
  step.change(1, "digit: 7", "");
  step.change(2, "digit: 7", "digit: 4");
  EXPECT_EQ(step.told(), "bo undid A1, A2: now empty; A3: now = 4.");
  EXPECT_EQ(step.told(sudoku_step(false)), "bo redid A1, A2: now empty; A3: now = 4.");
}

TEST(SudokuLines, OfSeveralCellsThoseThatWereClearedAreNamed) {
  Step step;
  step.change(0, "digit: 7", "");
  step.change(1, "notes: 2", "notes: 66");
  v1::Moved moved;
  v1::SudokuWrite& write = *moved.mutable_move()->mutable_sudoku()->mutable_write();
  for (const std::uint32_t cell : {0u, 9u, 10u}) write.add_cells(cell);
  EXPECT_EQ(step.told(moved), "bo cleared A1.");
  step.change(10, "notes: 64", "");
  EXPECT_EQ(step.told(moved), "bo cleared A1, B2.");
}

TEST(SudokuLines, AnUndoOfColoursSaysWhichColourThereIsNow) {
  Step step;
  step.change(0, "digit: 7 colour: 3", "digit: 7");
  step.change(1, "colour: 3", "colour: 1");
  EXPECT_EQ(step.told(), "bo undid A1: now no colour; A2: now colour 1.");
}

TEST(SudokuLines, WhatFollowsFromAnUndoneDigitIsNotNamed) {
  Step step;
  step.change(0, "digit: 7", "");
  step.change(1, "notes: 2", "notes: 66");             // gets its 7 back
  step.change(8, "digit: 7 clash: true", "digit: 7");  // clashes no more
  step.change(80, "notes: 2", "notes: 66");            // A1 does not see it
  EXPECT_EQ(step.told(), "bo undid A1: now empty; I9: now notes 2 7.");
}

TEST(SudokuLines, AnUndoThatMeetsAnothersChangeNamesWhatChangedAndWhatStays) {
  Step step;
  step.change(0, "digit: 7", "");
  step.block(40);
  EXPECT_EQ(step.told(), "bo undid A1: now empty. E5 stays: ana has changed it since.");
}

TEST(SudokuLines, GoingBackToABookmarkNamesWhatItHasChanged) {
  Step step;
  step.change(0, "digit: 7", "");
  step.change(1, "colour: 3", "");
  step.block(40);
  v1::Moved moved;
  moved.mutable_move()->mutable_sudoku()->mutable_go_to()->set_name("here");
  EXPECT_EQ(
      step.told(moved),
      "bo went back to the bookmark here. A1: now empty; A2: now no colour. E5 stays: ana has "
      "changed it since.");
}

TEST(SudokuLines, ABlockedUndoSaysWho) {
  v1::MatchView match = sudoku_match();
  match.mutable_sudoku()->mutable_status()->set_blocked_by(1);
  match.mutable_sudoku()->mutable_status()->set_blocked_cell(40);
  EXPECT_EQ(sudoku_lines().describe({sudoku_step(true), &match}, "bo"),
            "bo could not undo E5: ana has changed it since.");
}

TEST(SudokuLines, TheBoardSaysEverything) {
  v1::MatchView match = sudoku_match();
  put(match, 0, 4);
  match.mutable_sudoku()->mutable_cells(0)->set_given(true);
  put(match, 1, 5, true);
  match.mutable_sudoku()->mutable_cells(1)->set_writer(2);
  put(match, 8, 5, true);
  match.mutable_sudoku()->mutable_cells(8)->set_writer(1);
  match.mutable_sudoku()->mutable_cells(9)->set_notes(0b110);
  match.mutable_sudoku()->mutable_status()->set_filled(3);
  const auto lines = sudoku_lines().board({match});
  EXPECT_EQ(lines[0], "row A: 4 5 . . . . . . 5");
  EXPECT_THAT(lines, Contains("clash A2: 5 also at A9"));
  EXPECT_THAT(lines, Contains("notes B1: 2 3"));
  EXPECT_THAT(lines, Contains("wrote ana: A9"));
  EXPECT_THAT(lines, Contains("wrote bo: A2"));
  EXPECT_EQ(lines.back(), "filled 3 of 81");
}

TEST(GameLinesTest, ASentenceAboutOneselfBehindAnotherBeginsWithACapital) {
  client::Room room;
  room.you = 1;
  room.names[1] = "ana";
  room.view.mutable_head()->set_game("sudoku");
  *room.view.add_matches() = sudoku_match();
  v1::Event event;
  event.set_member(1);
  v1::SudokuMove& move = *event.mutable_moved()->mutable_move()->mutable_sudoku();
  move.mutable_set()->set_cell(0);
  move.mutable_set()->set_digit(5);
  v1::MatchPlayer& player = *event.mutable_delta()->add_match_deltas()->add_players();
  player.set_member(1);
  player.set_frozen_until_ms(5'000);
  EXPECT_EQ(describe(event, room), "ana set A1 = 5. You are frozen for 5 s.");
}

TEST(GameLinesTest, ABoardOfAnotherShapeIsNoCrash) {
  EXPECT_EQ(connectfour_lines().board({v1::MatchView()}).size(), 1u);
  EXPECT_EQ(sudoku_lines().board({v1::MatchView()}).size(), 1u);
  EXPECT_EQ(tictactoe_lines().board({v1::MatchView()}).size(), 1u);
  v1::Moved moved;
  moved.mutable_move()->mutable_sudoku()->mutable_set()->set_cell(4'000'000'000u);
  const v1::MatchView match = sudoku_match();
  EXPECT_EQ(sudoku_lines().describe({moved, &match}, "bo"), "bo set ? = ?.");
}

}  // namespace
}  // namespace gridmates::lines
