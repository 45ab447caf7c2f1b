// Draws the board and what is beside and below it.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/standing_moves.h"
#include "client/games/ultimate/board.h"
#include "client/games/ultimate/pane.h"
#include "engine/ultimate/position.h"

namespace gridmates::terminal {
namespace {

using ultimate::kCells;
using ultimate::kNines;
using ultimate::kSide;

constexpr int kNumbersWidth = 4;
constexpr std::size_t kMostMoves = 18;  // shown beside the board

// A row of letters, and rules between the small boards.
struct UltimateGrid {
  int cell_rows;
  int cell_columns;

  int row(int r) const { return 1 + r * cell_rows + r / 3; }
  int column(int c) const { return kNumbersWidth + c * cell_columns + c / 3; }
  Size size() const { return {row(kSide) - 1, column(kSide) - 1}; }
};
constexpr UltimateGrid kSmallUltimate{1, 3};
constexpr UltimateGrid kLargeUltimate{3, 7};

const UltimateGrid& ultimate_grid(Scale scale) {
  return scale == Scale::kL ? kLargeUltimate : kSmallUltimate;
}

// The winner's mark, drawn over a small board.
constexpr std::array<std::string_view, 3> kWonX{R"(\ /)", " X ", R"(/ \)"};
constexpr std::array<std::string_view, 3> kWonO{R"(/-\)", "| |", R"(\-/)"};
constexpr std::array<std::string_view, 7> kWonLargeX{R"(\     /)", R"( \   / )", R"(  \ /  )",
                                                     R"(   X   )", R"(  / \  )", R"( /   \ )",
                                                     R"(/     \)"};
constexpr std::array<std::string_view, 7> kWonLargeO{R"( /---\ )", R"(/     \)", R"(|     |)",
                                                     R"(|     |)", R"(|     |)", R"(\     /)",
                                                     R"( \---/ )"};

std::span<const std::string_view> won_picture(bool by_x, bool large) {
  if (large) return by_x ? kWonLargeX : kWonLargeO;
  return by_x ? kWonX : kWonO;
}

bool is_won(const v1::UltimateBoard& small) {
  return small.result() == v1::ULTIMATE_RESULT_X || small.result() == v1::ULTIMATE_RESULT_O;
}

bool is_sent(std::uint32_t cell, const MatchScene& scene) {
  return scene.you() &&
         std::any_of(scene.pending.begin(), scene.pending.end(), [cell](const v1::Move& move) {
           return move.has_ultimate() && move.ultimate().cell() == cell;
         });
}

void draw_rules(const Region& region, const UltimateGrid& grid) {
  const Size size = grid.size();
  const Region lines = region.part(0, kNumbersWidth, size.rows, size.columns - kNumbersWidth);
  for (int third = 3; third < kSide; third += 3) lines.rule(grid.row(third) - 1);
  for (int row = 1; row < size.rows; ++row) {
    const bool crosses = row == grid.row(3) - 1 || row == grid.row(6) - 1;
    for (int third = 3; third < kSide; third += 3) {
      region.put(row, grid.column(third) - 1, crosses ? "┼" : "│", Role::kLine);
    }
  }
}

void draw_names(const Region& region, const UltimateGrid& grid) {
  for (int i = 0; i < kSide; ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2,
               std::string(1, static_cast<char>('a' + i)), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 1, std::to_string(i + 1), Role::kDim);
  }
}

}  // namespace

Size UltimatePane::board_size(Scale scale) const { return ultimate_grid(scale).size(); }

std::optional<std::uint32_t> UltimatePane::cell_at(Spot spot, Scale scale) const {
  const UltimateGrid& grid = ultimate_grid(scale);
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = spot.row - grid.row(cell / kSide);
    const int column = spot.column - grid.column(cell % kSide);
    const bool inside =
        row >= 0 && row < grid.cell_rows && column >= 0 && column < grid.cell_columns;
    if (inside) return static_cast<std::uint32_t>(cell);
  }
  return std::nullopt;
}

// A small board that is won is one large mark, with stars if it is part of the winning line.
void UltimatePane::draw_small_board(const Region& region, int board,
                                    const MatchScene& scene) const {
  const v1::UltimateBoard& small = scene.match.ultimate().status().boards(board);
  if (!is_won(small)) return;
  const bool by_x = small.result() == v1::ULTIMATE_RESULT_X;
  const auto picture = won_picture(by_x, scene.scale == Scale::kL);
  const int top = (region.rows() - static_cast<int>(picture.size())) / 2;
  const int left = (region.columns() - static_cast<int>(picture[0].size())) / 2;
  for (std::size_t row = 0; row < picture.size(); ++row) {
    region.put(top + static_cast<int>(row), left, picture[row], player_role(by_x ? 0 : 1));
  }
  if (!small.winning()) return;
  region.put(region.rows() / 2, 0, "*", Role::kStrong);
  region.put(region.rows() / 2, region.columns() - 1, "*", Role::kStrong);
}

// A mark, or a dot where the next one may go. Beside it my cursor in brackets, else the latest mark
// in parentheses; after it a question mark if it is only sent; before it '!' for a ping, ':' for
// the other player's cursor.
void UltimatePane::draw_cell(const Region& region, std::uint32_t cell,
                             const MatchScene& scene) const {
  const v1::UltimateView& view = scene.match.ultimate();
  const v1::UltimateCell& content = view.cells(static_cast<int>(cell));
  const v1::UltimateBoard& small =
      view.status().boards(ultimate::board_of(static_cast<std::uint8_t>(cell)));
  const bool empty = content.mark() == v1::ULTIMATE_MARK_UNSPECIFIED;
  const bool provisional = empty && is_sent(cell, scene);
  const int row = region.rows() / 2;
  const int middle = region.columns() / 2;
  if (provisional) {
    region.put(row, middle, std::string(1, badge(scene.match, *scene.you())), Role::kDim);
  } else if (empty) {
    if (small.playable() && scene.room.match_is_on()) region.put(row, middle, ".", Role::kDim);
  } else if (!is_won(small)) {
    const bool drawn = small.result() == v1::ULTIMATE_RESULT_DRAWN;
    const bool is_x = content.mark() == v1::ULTIMATE_MARK_X;
    region.put(row, middle, std::string(1, words::sign_of(content.mark())),
               drawn ? Role::kDim : player_role(is_x ? 0 : 1));
  }
  const auto around = [&](std::string_view before, std::string_view behind, Role role) {
    region.put(row, middle - 1, before, role);
    region.put(row, middle + 1, behind, role);
  };
  if (cell == cursor_) {
    around("[", "]", Role::kCursor);
  } else if (content.last()) {
    around("(", ")", Role::kStrong);
  } else if (scene.other_at(cell)) {
    region.put(row, middle - 1, ":", Role::kDim);
  }
  if (provisional) region.put(row, middle + 1, "?", Role::kDim);
  if (scene.is_pinged(cell)) region.put(row, middle - 1, "!", Role::kStrong);
}

void UltimatePane::draw_board(const Region& region, const MatchScene& scene) const {
  if (!words::is_whole(scene.match.ultimate())) return;
  const UltimateGrid& grid = ultimate_grid(scene.scale);
  draw_names(region, grid);
  draw_rules(region, grid);
  for (int board = 0; board < kNines; ++board) {
    const Region part = region.part(grid.row(board / 3 * 3), grid.column(board % 3 * 3),
                                    3 * grid.cell_rows, 3 * grid.cell_columns);
    draw_small_board(part, board, scene);
  }
  for (int cell = 0; cell < kCells; ++cell) {
    draw_cell(region.part(grid.row(cell / kSide), grid.column(cell % kSide), grid.cell_rows,
                          grid.cell_columns),
              static_cast<std::uint32_t>(cell), scene);
  }
}

// Where the next mark must go, and the latest moves of the current or latest match, as far as the
// feed goes back.
int UltimatePane::draw_side(const Region& region, const MatchScene& scene) const {
  std::vector<std::string> moves;
  for (const v1::Event* event : client::standing_moves(scene.room.feed)) {
    moves.push_back(cell_name(event->moved().move().ultimate().cell()));
  }
  std::string shown;
  const std::size_t first = moves.size() > kMostMoves ? moves.size() - kMostMoves : 0;
  for (std::size_t i = first; i < moves.size(); ++i) shown += (i > first ? " " : "") + moves[i];
  int row = 0;
  if (scene.match.ultimate().status().to_move() != 0 && scene.room.match_is_on()) {
    const std::string sent = words::sent_to(scene.match.ultimate());
    region.put_field(row++, 1, region.columns() - 1,
                     sent.empty() ? tr("next: any open board") : tr("next: board {}", sent),
                     Role::kDim);
  }
  if (shown.empty()) return row;  // also when moves are tried out in a replay
  region.put_field(row, 1, 6, tr("MOVES"), Role::kStrong);
  return region.part(row, 8).put_wrapped(0, shown) + row;
}

void UltimatePane::draw_mode(const Region& row, const MatchScene& scene) const {
  const std::uint32_t to_move = scene.match.ultimate().status().to_move();
  if (to_move == 0) return;
  const std::string mark(1, badge(scene.match, to_move - 1));
  const std::string sent = words::sent_to(scene.match.ultimate());
  const bool yours = scene.you() == to_move - 1;
  std::string words;
  if (yours) {
    words = sent.empty() ? tr("Your move: you are {}; any open board", mark)
                         : tr("Your move: you are {}; board {}", mark, sent);
  } else {
    words = tr("{} is to move: {}", scene.player_name(to_move - 1), mark);
  }
  row.put_both(0, 1, words, tr("cell {}", cell_name(cursor_)) + " ",
               yours ? Role::kStrong : Role::kNormal);
}

}  // namespace gridmates::terminal
