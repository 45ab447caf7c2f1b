// 3x3 with large cells.
#include <array>

#include "client/games/tictactoe/pane.h"

namespace gridmates::terminal {
namespace {

constexpr int kSideCells = 3;
constexpr int kCellCount = kSideCells * kSideCells;
constexpr int kBoardLeft = 4;  // columns of the row numbers

struct TicTacToeGrid {
  int cell_rows;
  int cell_columns;

  int row(int r) const { return 1 + r * (cell_rows + 1); }
  int column(int c) const { return kBoardLeft + c * (cell_columns + 1); }
};
constexpr TicTacToeGrid kSmallTicTacToe{3, 9};
constexpr TicTacToeGrid kLargeTicTacToe{7, 17};

const TicTacToeGrid& tictactoe_grid(Scale scale) {
  return scale == Scale::kL ? kLargeTicTacToe : kSmallTicTacToe;
}

// The marks of scale L.
constexpr std::array<std::string_view, 3> kBigX{R"(\ /)", " X ", R"(/ \)"};
constexpr std::array<std::string_view, 3> kBigO{R"(/-\)", "| |", R"(\-/)"};

}  // namespace

Size TicTacToePane::board_size(Scale scale) const {
  if (!is_usual()) return {1 + variant_.rows(), kBoardLeft + 2 * variant_.columns};
  const TicTacToeGrid& grid = tictactoe_grid(scale);
  return {grid.row(kSideCells) - 1, grid.column(kSideCells) - 1};
}

std::optional<std::uint32_t> TicTacToePane::cell_at(Spot spot, Scale scale) const {
  const TicTacToeGrid grid = is_usual() ? tictactoe_grid(scale) : TicTacToeGrid{0, 1};
  // In the compact grid a cell is its sign and the column before it.
  const int left = is_usual() ? grid.column(0) : kBoardLeft - 1;
  if (spot.row < grid.row(0) || spot.column < left) return std::nullopt;
  const int row = (spot.row - grid.row(0)) / (grid.cell_rows + 1);
  const int column = (spot.column - left) / (grid.cell_columns + 1);
  if (row >= variant_.rows() || column >= variant_.columns) return std::nullopt;
  return static_cast<std::uint32_t>(row * variant_.columns + column);
}

// A mark with brackets for my cursor, or parentheses for the latest move; further out stars beside
// a winning line and a question mark beside a mark that is only sent; above it '!' for a ping.
void TicTacToePane::draw_large_cell(const Region& region, std::uint32_t cell,
                                    const MatchScene& scene) const {
  const v1::TicTacToeCell& content = scene.match.tictactoe().cells(static_cast<int>(cell));
  const bool provisional = is_pending(cell, scene);
  const char mark = provisional ? pending_mark(scene) : words::sign_of(content.mark());
  const bool x = mark == 'X';
  const bool empty = mark == '.';
  const bool here = cell == cursor_;
  const int middle = region.rows() / 2;
  const int centre = region.columns() / 2;
  const int reach = scene.scale == Scale::kL ? 3 : 1;
  const Role role =
      empty || provisional ? Role::kDim : player_role(words::player_with(scene.match, mark));
  if (scene.scale == Scale::kL && !empty) {
    for (int i = 0; i < kSideCells; ++i) {
      const auto row = static_cast<std::size_t>(i);
      region.put(middle - 1 + i, centre - 1, x ? kBigX[row] : kBigO[row], role);
    }
  } else {
    region.put(middle, centre, std::string(1, mark), here && !provisional ? Role::kCursor : role);
  }
  if (provisional) region.put(middle, centre + reach + 1, "?", Role::kDim);
  if (here) {
    region.put(middle, centre - reach, "[", Role::kCursor);
    region.put(middle, centre + reach, "]", Role::kCursor);
  } else if (content.last()) {
    region.put(middle, centre - reach, "(", Role::kDim);
    region.put(middle, centre + reach, ")", Role::kDim);
  }
  if (content.winning()) {
    region.put(middle, centre - reach - 1, "*", Role::kStrong);
    region.put(middle, centre + reach + 1, "*", Role::kStrong);
  }
  if (scene.is_pinged(cell)) region.put(0, centre, "!", Role::kStrong);
  if (const auto other = scene.other_at(cell); other && !here) {
    // The name, because a letter alone would look like a mark.
    region.part(region.rows() - 1, 1, 1, region.columns() - 2)
        .put_centred(0, scene.player_name(*other), Role::kDim);
  }
}

void TicTacToePane::draw_large_cells(const Region& region, const MatchScene& scene) const {
  const TicTacToeGrid& grid = tictactoe_grid(scene.scale);
  const Region lines = region.part(0, kBoardLeft);
  for (int i = 0; i < kSideCells; ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2,
               std::string(1, static_cast<char>('a' + i)), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 2, std::to_string(i + 1), Role::kDim);
    if (i > 0) lines.rule(grid.row(i) - 1);
  }
  for (int row = 1; row < grid.row(kSideCells) - 1; ++row) {
    const bool crossing = row == grid.row(1) - 1 || row == grid.row(2) - 1;
    for (int i = 1; i < kSideCells; ++i) {
      region.put(row, grid.column(i) - 1, crossing ? "┼" : "│", Role::kLine);
    }
  }
  for (int i = 0; i < kCellCount; ++i) {
    draw_large_cell(region.part(grid.row(i / kSideCells), grid.column(i % kSideCells),
                                grid.cell_rows, grid.cell_columns),
                    static_cast<std::uint32_t>(i), scene);
  }
}

}  // namespace gridmates::terminal
