// Boards larger than 3x3 in a compact grid, and what is beside and below any board.
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/standing_moves.h"
#include "client/games/tictactoe/pane.h"

namespace gridmates::terminal {
namespace {

constexpr int kGridLeft = 4;     // the sign of column a
constexpr int kCellColumns = 2;  // a sign, and the mark before it
constexpr int kMostPairs = 4;    // the maximum of lines with a pair of moves each

// The cells of the current or latest match's marks, as far as the feed goes back.
std::vector<std::string> moves_in(const client::Room& room, const GamePane& pane) {
  std::vector<std::string> moves;
  for (const v1::Event* event : client::standing_moves(room.feed)) {
    const v1::TicTacToeMove& move = event->moved().move().tictactoe();
    if (move.act() == v1::TIC_TAC_TOE_ACT_UNSPECIFIED) moves.push_back(pane.cell_name(move.cell()));
  }
  return moves;
}

// The mark after which the players have swapped; empty if they have not.
std::string swapped_after(const client::Room& room, const GamePane& pane) {
  std::string mark;
  for (const v1::Event* event : client::standing_moves(room.feed)) {
    const v1::TicTacToeMove& move = event->moved().move().tictactoe();
    if (move.act() == v1::TIC_TAC_TOE_ACT_SWAP) return mark;
    if (move.act() == v1::TIC_TAC_TOE_ACT_UNSPECIFIED) mark = pane.cell_name(move.cell());
  }
  return {};
}

// The choices of the player to move, for that player, with the key to swap, or for the others.
std::string turn_words(const MatchScene& scene, bool yours, std::string_view swap) {
  const v1::TicTacToeStatus& status = scene.match.tictactoe().status();
  const std::string choices = words::choices(scene.match);
  const std::string mark(1, words::next_mark(scene.match));
  const std::string who = scene.player_name(status.to_move() - 1);
  if (status.step() == v1::TIC_TAC_TOE_STEP_COLOUR) {
    return yours ? tr("Choose: {} swap, W stay X", swap) : tr("{} chooses a side", who);
  }
  if (!choices.empty()) {
    const bool more = status.step() == v1::TIC_TAC_TOE_STEP_CHOICE;
    if (!yours) return tr("{} is to move, or to {}", who, tr(std::string_view(choices)));
    return more ? tr("Play O, or {} swap, or m two more", swap) : tr("Play O, or {} swap", swap);
  }
  const bool opens =
      status.step() == v1::TIC_TAC_TOE_STEP_THREE || status.step() == v1::TIC_TAC_TOE_STEP_TWO;
  if (opens) {
    return yours ? tr("Put {} for the opening", mark) : tr("{} puts {} for the opening", who, mark);
  }
  return yours ? tr("Your move: you are {}", mark) : tr("{} is to move: {}", who, mark);
}

}  // namespace

// In the columns before and after the sign: my cursor in brackets, else the latest mark in
// parentheses, else stars around a winning line; before it '!' for a ping or ':' for the other
// player's cursor, after it '?' if it is only sent.
void TicTacToePane::draw_grid_cell(const Region& region, std::uint32_t cell,
                                   const MatchScene& scene) const {
  const v1::TicTacToeCell& content = scene.match.tictactoe().cells(static_cast<int>(cell));
  const bool provisional = is_pending(cell, scene);
  const char mark = provisional ? pending_mark(scene) : words::sign_of(content.mark());
  const int row = 1 + static_cast<int>(cell / variant_.columns);
  const int column = kGridLeft + kCellColumns * static_cast<int>(cell % variant_.columns);
  const auto around = [&](std::string_view before, std::string_view behind, Role role) {
    region.put(row, column - 1, before, role);
    region.put(row, column + 1, behind, role);
  };
  const bool plain = mark == '.' || provisional;
  region.put(row, column, std::string(1, mark),
             plain ? Role::kDim : player_role(words::player_with(scene.match, mark)));
  if (content.winning()) around("*", "*", Role::kStrong);
  if (content.last()) around("(", ")", Role::kStrong);
  if (provisional) region.put(row, column + 1, "?", Role::kDim);
  if (scene.other_at(cell)) region.put(row, column - 1, ":", Role::kDim);
  if (scene.is_pinged(cell)) region.put(row, column - 1, "!", Role::kStrong);
  if (cell == cursor_) around("[", "]", Role::kCursor);
}

void TicTacToePane::draw_grid(const Region& region, const MatchScene& scene) const {
  for (int i = 0; i < variant_.columns; ++i) {
    region.put(0, kGridLeft + kCellColumns * i, std::string(1, static_cast<char>('a' + i)),
               Role::kDim);
  }
  for (int i = 0; i < variant_.rows(); ++i) {
    const std::string number = std::to_string(i + 1);
    region.put(1 + i, number.size() == 1 ? 1 : 0, number, Role::kDim);
  }
  const auto here = [this, &scene](std::uint32_t cell) {
    return cell == cursor_ || scene.match.tictactoe().cells(static_cast<int>(cell)).last();
  };
  // The cursor and the latest mark are drawn over their neighbours.
  for (const bool over : {false, true}) {
    for (std::uint32_t cell = 0; cell < variant_.cells(); ++cell) {
      if (here(cell) == over) draw_grid_cell(region, cell, scene);
    }
  }
}

void TicTacToePane::draw_board(const Region& region, const MatchScene& scene) const {
  if (!fits(scene.match)) return;
  is_usual() ? draw_large_cells(region, scene) : draw_grid(region, scene);
}

// How to win, if it is not three in a row, and the moves, one line per pair: on larger boards only
// the last ones.
int TicTacToePane::draw_side(const Region& region, const MatchScene& scene) const {
  int row = 0;
  if (variant_ != tictactoe::Variant{}) {
    std::string rule = words::rule_words(variant_);
    if (variant_.opening() != tictactoe::Opening::kFree) {
      rule += ", " + std::string(tictactoe::name_of(variant_.opening()));
    }
    region.put_field(row++, 1, region.columns() - 1, rule, Role::kDim);
  }
  const std::vector<std::string> moves = moves_in(scene.room, *this);
  const std::size_t pairs = (moves.size() + 1) / 2;
  if (moves.empty()) return row;  // also when moves are tried out in a replay
  std::size_t pair = is_usual() || pairs <= kMostPairs ? 0 : pairs - kMostPairs;
  region.put_field(row, 1, 6, tr("MOVES"), Role::kStrong);
  for (; pair < pairs; ++pair, ++row) {
    region.put(row, 8, std::to_string(pair + 1), Role::kDim);
    region.put(row, is_usual() ? 10 : 12, moves[2 * pair]);
    if (2 * pair + 1 < moves.size()) region.put(row, is_usual() ? 14 : 16, moves[2 * pair + 1]);
  }
  const std::string swapped = swapped_after(scene.room, *this);
  if (!swapped.empty()) {
    region.put_field(row++, 8, region.columns() - 9, tr("swapped after {}", swapped));
  }
  return row;
}

void TicTacToePane::draw_mode(const Region& row, const MatchScene& scene) const {
  const std::uint32_t to_move = scene.match.tictactoe().status().to_move();
  if (to_move == 0) return;
  const bool yours = scene.you() == to_move - 1;
  row.put_both(0, 1, turn_words(scene, yours, swap_key(preferences_)),
               tr("cell {}", cell_name(cursor_)) + " ", yours ? Role::kStrong : Role::kNormal);
}

}  // namespace gridmates::terminal
