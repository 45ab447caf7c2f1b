#include "tests/proto/walk.h"

#include <gtest/gtest.h>

#include "tests/contract/board_to_play.h"

namespace gridmates::convert::test {
namespace {

void random_sudoku(core::Random& random, v1::SudokuMove& out) {
  const std::uint32_t cell = random.below(81);
  switch (random.below(18)) {
    case 11:
      out.mutable_ask_hint();
      break;
    case 12:
      out.mutable_check();
      break;
    case 13:
      out.mutable_reveal()->set_cell(cell);
      break;
    case 14:
      out.mutable_last_good();
      break;
    case 15:
      out.mutable_bookmark()->set_name("here");
      break;
    case 16:
      out.mutable_go_to()->set_name("here");
      break;
    case 17:
      random.below(8) == 0 ? (void)out.mutable_restart() : (void)out.mutable_undo();
      break;
    case 8:
      out.mutable_write()->add_cells(cell);
      out.mutable_write()->add_cells((cell + 1) % 81);
      out.mutable_write()->set_digit(random.below(10));
      break;
    case 9:
      out.mutable_colour()->add_cells(cell);
      out.mutable_colour()->set_colour(random.below(10));
      break;
    case 10:
      out.mutable_fill()->set_kind(static_cast<v1::SudokuNoteKind>(1 + random.below(2)));
      out.mutable_fill()->set_digits(1 + random.below(511));
      out.mutable_fill()->set_remove(random.below(2) == 0);
      break;
    case 0:
      out.mutable_undo();
      break;
    case 1:
      out.mutable_redo();
      break;
    case 2:
      out.mutable_clear()->set_cell(cell);
      break;
    case 3:
    case 4:
      out.mutable_notes()->add_cells(cell);
      out.mutable_notes()->set_kind(static_cast<v1::SudokuNoteKind>(1 + random.below(2)));
      out.mutable_notes()->set_add(1 + random.below(511));
      break;
    default:
      out.mutable_set()->set_cell(cell);
      out.mutable_set()->set_digit(1 + random.below(9));
  }
}

// Mostly small cells, as on the default field; sometimes votes and giving up.
void random_minesweeper(core::Random& random, v1::MinesweeperMove& out) {
  const std::uint32_t cell = random.below(81);
  switch (random.below(32)) {
    case 0:
      out.mutable_give_up();
      break;
    case 1:
      out.mutable_vote()->set_go_on(random.below(2) == 0);
      break;
    case 2:
      out.mutable_hint();
      break;
    case 3:
      out.mutable_ask()->set_cell(cell);
      break;
    case 4:
      out.mutable_mark()->set_cell(random.below(2500));
      break;
    case 5:
      out.mutable_clear()->set_cell(cell);
      break;
    default:
      if (random.below(4) == 0) {
        out.mutable_open()->set_cell(cell);
      } else if (random.below(2) == 0) {
        out.mutable_chord()->set_cell(cell);
      } else {
        out.mutable_flag()->set_cell(cell);
      }
  }
}

}  // namespace

v1::Move random_move(std::string_view game, core::Random& random) {
  v1::Move move;
  if (game == "sudoku") {
    random_sudoku(random, *move.mutable_sudoku());
  } else if (game == "minesweeper") {
    random_minesweeper(random, *move.mutable_minesweeper());
  } else if (game == "connectfour") {
    move.mutable_connectfour()->set_column(random.below(7));
  } else if (game == "ultimate") {
    move.mutable_ultimate()->set_cell(random.below(81));
  } else {
    EXPECT_EQ(game, "tictactoe") << "a new game needs random moves here";
    move.mutable_tictactoe()->set_cell(random.below(9));
    if (random.below(16) == 0) move.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
  }
  return move;
}

v1::MatchView view_of(const GameConverter& converter, const core::MatchView& view) {
  v1::MatchView out;
  converter.view(view, out);
  return out;
}

int walk(const core::Game& game, std::uint64_t seed, int tries,
         const std::function<void(const Step&)>& each) {
  const GameConverter* const found = converter(game.facts().id);
  EXPECT_NE(found, nullptr) << game.facts().id;
  auto match = game.start(contract::board_to_play(game, core::seed_from(seed)));
  EXPECT_TRUE(match.ok());
  if (!found || !match.ok()) return 0;

  core::Random random(core::seed_from(seed + 1));
  int accepted = 0;
  for (int i = 0; i < tries; ++i) {
    const v1::Move move = random_move(game.facts().id, random);
    const auto bytes = found->move(move);
    EXPECT_TRUE(bytes.ok()) << bytes.error().message;
    const core::MatchView before = match->view({});
    const core::Seat seat(static_cast<std::uint8_t>(random.below(2)));
    if (!match->play(seat, *bytes).ok()) continue;
    ++accepted;
    each({*found, move, before, match->view({})});
  }
  return accepted;
}

}  // namespace gridmates::convert::test
