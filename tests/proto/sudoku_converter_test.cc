// The converter of Sudoku: its values on the wire, and what it refuses.
#include <gtest/gtest.h>

#include "engine/games/games.h"
#include "engine/sudoku/rules.h"
#include "proto/convert/game_converter.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using core::RefusalCode;

const GameConverter& sudokus() { return *converter("sudoku"); }

v1::Move sudoku_set(std::uint32_t cell, std::uint32_t digit) {
  v1::Move move;
  move.mutable_sudoku()->mutable_set()->set_cell(cell);
  move.mutable_sudoku()->mutable_set()->set_digit(digit);
  return move;
}

v1::Move sudoku_note(std::uint32_t cell, std::uint32_t digits) {
  v1::Move move;
  v1::SudokuNotes& notes = *move.mutable_sudoku()->mutable_notes();
  notes.add_cells(cell);
  notes.set_kind(v1::SUDOKU_NOTE_KIND_CENTRE);
  notes.set_add(digits);
  notes.set_remove(1);
  return move;
}

RefusalCode sudoku_refusal(const v1::Move& move) {
  const auto answer = sudokus().move(move);
  EXPECT_FALSE(answer.ok()) << move.ShortDebugString();
  return answer ? RefusalCode::kMatchOver : answer.error().code;
}

TEST(SudokuConverter, MovesAreTheEnginesMoves) {
  const auto bytes = sudokus().move(sudoku_set(80, 9));
  ASSERT_TRUE(bytes.ok());
  EXPECT_EQ(*bytes, core::encode(sudoku::Move{sudoku::Set{80, 9}}));
  const auto notes = sudokus().move(sudoku_note(4, 0x102));
  ASSERT_TRUE(notes.ok());
  sudoku::Notes move{{}, sudoku::NoteKind::kCentre, 0x102, 1};
  move.cells.push(4);
  EXPECT_EQ(*notes, core::encode(sudoku::Move{move}));
}

// Moves from before notes were added and removed are still shown, but no longer made.
TEST(SudokuConverter, FlippedNotesComeFromOldGamesAlone) {
  v1::Move old;
  sudokus().move(core::encode(sudoku::Move{sudoku::Note{4, 0x102}}), old);
  EXPECT_EQ(old.sudoku().note().cell(), 4u);
  EXPECT_EQ(old.sudoku().note().digits(), 0x102u);
  EXPECT_EQ(sudoku_refusal(old), RefusalCode::kInvalid);
  EXPECT_EQ(*sudokus().past_move(old), core::encode(sudoku::Move{sudoku::Note{4, 0x102}}));
}

TEST(SudokuConverter, AHintThatWasFoundComesBackAsFarAsItIsTold) {
  sudoku::HintFound found;
  found.technique = "x-wing";
  found.that = "There is an X-Wing.";
  const core::Bytes told = core::encode(sudoku::Move{found});
  found.where = "Look at rows B and G.";
  found.why = "Because.";
  v1::Move hint;
  sudokus().move(core::encode(sudoku::Move{found}), hint);
  EXPECT_EQ(sudoku_refusal(hint), RefusalCode::kInvalid) << "clients find none";
  ASSERT_TRUE(sudokus().past_move(hint).ok());
  EXPECT_EQ(*sudokus().past_move(hint), told);
  hint.mutable_sudoku()->mutable_hint_found()->set_that(std::string(81, 'x'));
  EXPECT_FALSE(sudokus().past_move(hint).ok());
  hint.mutable_sudoku()->mutable_hint_found()->set_that("");
  hint.mutable_sudoku()->mutable_hint_found()->set_kind(v1::SUDOKU_HINT_KIND_UNSPECIFIED);
  EXPECT_FALSE(sudokus().past_move(hint).ok());
}

TEST(SudokuConverter, NothingIsCutToAnotherMove) {
  // 256 and 65536 would be valid again if they were truncated to their low bits.
  EXPECT_EQ(sudoku_refusal(sudoku_set(625, 1)), RefusalCode::kInvalid);
  EXPECT_EQ(sudoku_refusal(sudoku_set(65536, 1)), RefusalCode::kInvalid);
  EXPECT_EQ(sudoku_refusal(sudoku_set(0, 26)), RefusalCode::kInvalid);
  EXPECT_EQ(sudoku_refusal(sudoku_set(0, 257)), RefusalCode::kInvalid);
  EXPECT_EQ(sudoku_refusal(sudoku_note(625, 2)), RefusalCode::kInvalid);
  v1::Move kind = sudoku_note(0, 2);
  kind.mutable_sudoku()->mutable_notes()->set_kind(static_cast<v1::SudokuNoteKind>(3));
  EXPECT_EQ(sudoku_refusal(kind), RefusalCode::kInvalid);
  v1::Move cells = sudoku_note(0, 2);
  for (int i = 0; i < 625; ++i) cells.mutable_sudoku()->mutable_notes()->add_cells(0);
  EXPECT_EQ(sudoku_refusal(cells), RefusalCode::kInvalid);
}

// A board's boxes are sent with its views, so its constants are those that were sent.
TEST(SudokuConverter, EverySizeComesBack) {
  for (const std::uint32_t size : {4U, 6U, 8U, 9U, 10U, 12U, 15U, 16U, 20U, 25U}) {
    v1::GameOptions options;
    options.mutable_sudoku()->set_size(size);
    const auto bytes = sudokus().options(options);
    ASSERT_TRUE(bytes.ok()) << size;
    v1::GameOptions back;
    sudokus().options(*bytes, back);
    EXPECT_EQ(back.sudoku().size(), size);
    const core::Game& game = *all_games().find("sudoku");
    const auto board = game.make_board(*bytes, core::seed_from(1), {});
    const core::MatchView view = game.start(*board)->view({});
    v1::MatchView message;
    sudokus().view(view, message);
    EXPECT_EQ(message.columns(), size);
    EXPECT_EQ(message.sudoku().constants().box_rows() * message.sudoku().constants().box_columns(),
              size);
    EXPECT_EQ(sudokus().view(message)->constants, view.constants);
  }
}

TEST(SudokuConverter, GivensNeverTravelInOptions) {
  sudoku::Options with_givens;
  with_givens.givens.emplace();
  v1::GameOptions options;
  sudokus().options(core::encode(with_givens), options);
  EXPECT_EQ(options.ShortDebugString(), "sudoku { size: 9 }");
}

TEST(SudokuConverter, ACellIsSeenAsItIs) {
  core::MatchView erased{
      9, {core::encode(sudoku::View::Cell{7, false, 0, core::Seat(1), true})}, {}};
  erased.status = core::encode(sudoku::View::Status{{}, 30, 2, 40, core::Seat(2)});
  erased.constants = core::encode(sudoku::View::Constants{});
  const v1::MatchView view = test::view_of(sudokus(), erased);
  EXPECT_EQ(view.ShortDebugString(),
            "columns: 9 sudoku { cells { digit: 7 writer: 2 clash: true } "
            "status { filled: 30 clashes: 2 last_cell: 41 blocked_by: 3 blocked_cell: 40 } "
            "constants { box_rows: 3 box_columns: 3 } }");
}

}  // namespace
}  // namespace gridmates::convert
