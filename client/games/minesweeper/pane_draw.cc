// Draws a mine field: one row per row, two columns per cell, the first of which is for marks.
#include <algorithm>
#include <cctype>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/pane.h"
#include "client/terminal/scroll.h"

namespace gridmates::terminal {
namespace {

using words::Cell;
using words::MinesBoard;

constexpr int kNumbersColumns = 3;  // columns of the row numbers
constexpr int kOneLetter = 26;      // columns that have a name of one letter
constexpr int kCellColumns = 2;
constexpr int kMargin = 2;  // cells kept visible around a cursor moved by keys

Role role_of(char sign) {
  switch (sign) {
    case '.':
    case '~':
      return Role::kDim;
    case 'F':
      return Role::kStrong;
    case 'X':
    case '!':
      return Role::kClash;
    case '*':
      return Role::kGiven;
    default:
      break;
  }
  if (sign < '1' || sign > '8') return Role::kNormal;
  return static_cast<Role>(static_cast<int>(Role::kNumber1) + (sign - '1'));
}

bool among(const google::protobuf::RepeatedField<std::uint32_t>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), std::uint32_t{cell}) != cells.end();
}

}  // namespace

char shown_sign(const MatchScene& scene, const MinesBoard& board, Cell cell) {
  char sign = board.sign(cell);
  if (!board.closed(cell)) return sign;
  for (const v1::Move& move : scene.pending) {
    const v1::MinesweeperMove& act = move.minesweeper();
    if (act.has_open() && act.open().cell() == cell && sign != 'F') sign = '~';
    if (act.has_flag() && act.flag().cell() == cell) sign = 'F';
    if (act.has_mark() && act.mark().cell() == cell) sign = '?';
    if (act.has_clear() && act.clear().cell() == cell) sign = '#';
  }
  return sign;
}

std::optional<Cell> last_hit(const MinesBoard& board) {
  const v1::MinesweeperStatus& status = board.status();
  if (!status.over() || !status.has_hit()) return std::nullopt;
  const std::uint32_t cell = status.hit().cell();
  if (cell >= board.shape().cells()) return std::nullopt;
  return static_cast<Cell>(cell);
}

Size MinesweeperPane::board_size(Scale) const {
  return {head_rows() + shape_.height, kNumbersColumns + kCellColumns * shape_.width + 1};
}

// Two letters are stacked: side by side they would touch those of the next column.
int MinesweeperPane::head_rows() const { return shape_.width > kOneLetter ? 2 : 1; }

void MinesweeperPane::follow(Size cells) const {
  const auto here = static_cast<Cell>(cursor_);
  const int margin = pointed_ ? 0 : kMargin;
  window_.rows = std::min<int>(cells.rows, shape_.height);
  window_.columns = std::min<int>(cells.columns, shape_.width);
  window_.row = slide(window_.row, window_.rows, shape_.height, shape_.row(here), margin);
  window_.column =
      slide(window_.column, window_.columns, shape_.width, shape_.column(here), margin);
}

// The letters and numbers at the edges; '<', '>', '^' and 'v' if the field continues there.
void MinesweeperPane::draw_frame(const Region& region, const MinesBoard& board) const {
  for (int i = 0; i < window_.columns; ++i) {
    const std::string name = board.name(static_cast<std::uint32_t>(window_.column + i));
    const auto letters = static_cast<int>(name.find_first_of("0123456789"));
    for (int letter = 0; letter < letters; ++letter) {
      region.put(head_rows() - letters + letter, kNumbersColumns + kCellColumns * i + 1,
                 name.substr(static_cast<std::size_t>(letter), 1), Role::kDim);
    }
  }
  for (int i = 0; i < window_.rows; ++i) {
    const std::string number = std::to_string(window_.row + i + 1);
    region.put(head_rows() + i, number.size() == 1 ? 1 : 0, number, Role::kDim);
  }
  if (window_.row > 0) region.put(0, 0, "^", Role::kStrong);
  if (window_.row + window_.rows < shape_.height) region.put(0, 1, "v", Role::kStrong);
  if (window_.column > 0) region.put(0, 2, "<", Role::kStrong);
  if (window_.column + window_.columns < shape_.width) {
    region.put(0, kNumbersColumns + kCellColumns * window_.columns, ">", Role::kStrong);
  }
}

// The column before the cell: my cursor, else a ping, else another player's letter, else a hint,
// else, if that is switched on, a capital for the player who opened or flagged it.
void MinesweeperPane::draw_mark(const Region& at, Cell cell, const MatchScene& scene,
                                const MinesBoard& board) const {
  if (cell == cursor_) {
    at.put(0, 0, ">", Role::kCursor);
  } else if (scene.is_pinged(cell)) {
    at.put(0, 0, "!", Role::kStrong);
  } else if (const auto other = scene.other_at(cell)) {
    at.put(0, 0, std::string(1, badge(scene.match, *other)), player_role(*other));
  } else if (among(board.status().help().step().cells(), cell)) {
    at.put(0, 0, "!", Role::kStrong);
  } else if (const std::uint32_t by = board.at(cell).by(); scene.who && by != 0) {
    at.put(0, 0, std::string(1, static_cast<char>(std::toupper(badge(scene.match, by - 1)))),
           player_role(by - 1));
  }
}

void MinesweeperPane::draw_cell(const Region& at, Cell cell, const MatchScene& scene,
                                const MinesBoard& board) const {
  const char sign = shown_sign(scene, board, cell);
  const bool sent = sign != board.sign(cell);
  const Role role = cell == cursor_ ? Role::kCursor : sent ? Role::kDim : role_of(sign);
  at.put(0, 1, std::string(1, sign), role);
  draw_mark(at, cell, scene, board);
}

// The cursor's mark is not overdrawn.
void MinesweeperPane::draw_last_hit(const Region& region, const MinesBoard& board) const {
  const auto hit = last_hit(board);
  if (!hit) return;
  const int row = shape_.row(*hit) - window_.row;
  const int column = shape_.column(*hit) - window_.column;
  if (row < 0 || row >= window_.rows || column < 0 || column >= window_.columns) return;
  const int at = kNumbersColumns + kCellColumns * column;
  const bool cursor_behind = column + 1 < window_.columns && *hit + 1u == cursor_;
  if (*hit != cursor_) region.put(head_rows() + row, at, "(", Role::kClash);
  if (!cursor_behind) region.put(head_rows() + row, at + kCellColumns, ")", Role::kClash);
}

void MinesweeperPane::draw_board(const Region& region, const MatchScene& scene) const {
  const auto board = MinesBoard::of(scene.match);
  if (!board || board->shape() != shape_) return;
  follow({std::max(1, region.rows() - head_rows()),
          std::max(1, (region.columns() - kNumbersColumns - 1) / kCellColumns)});
  draw_frame(region, *board);
  for (int row = 0; row < window_.rows; ++row) {
    for (int column = 0; column < window_.columns; ++column) {
      const Cell cell = shape_.at(static_cast<unsigned>(window_.column + column),
                                  static_cast<unsigned>(window_.row + row));
      draw_cell(
          region.part(head_rows() + row, kNumbersColumns + kCellColumns * column, 1, kCellColumns),
          cell, scene, *board);
    }
  }
  draw_last_hit(region, *board);
}

std::optional<std::uint32_t> MinesweeperPane::cell_at(Spot spot, Scale) const {
  const int row = spot.row - head_rows();
  const int column = (spot.column - kNumbersColumns) / kCellColumns;
  const bool inside = row >= 0 && row < window_.rows && spot.column >= kNumbersColumns;
  if (!inside || column >= window_.columns) return std::nullopt;
  return shape_.at(static_cast<unsigned>(window_.column + column),
                   static_cast<unsigned>(window_.row + row));
}

// One character of the map: '#' closed, '.' open, '+' both, 'X' an opened mine, letters for
// players, '@' the cursor.
MinesweeperPane::Square MinesweeperPane::sum_up(int top, int left, int scale,
                                                const MatchScene& scene,
                                                const MinesBoard& board) const {
  bool open = false, closed = false;
  Square square;
  std::optional<std::uint32_t> other;
  for (int row = top; row < std::min<int>(top + scale, shape_.height); ++row) {
    for (int column = left; column < std::min<int>(left + scale, shape_.width); ++column) {
      const Cell cell = shape_.at(static_cast<unsigned>(column), static_cast<unsigned>(row));
      (board.closed(cell) ? closed : open) = true;
      if (board.sign(cell) == 'X') square.sign = 'X';
      if (!other) other = scene.other_at(cell);
      square.here = square.here || cell == cursor_;
    }
  }
  if (square.sign == ' ') square.sign = open && closed ? '+' : open ? '.' : '#';
  if (other) square.sign = badge(scene.match, *other);
  if (other) square.role = player_role(*other);
  if (square.here) square.sign = '@';
  return square;
}

// The whole field, one character per square of cells. The window's part is bright.
void MinesweeperPane::draw_map(const Region& region, const MatchScene& scene,
                               const MinesBoard& board) const {
  const int rows = std::max(1, region.rows() - 2);
  const int columns = std::max(1, region.columns() - 2);
  const int scale =
      std::max((shape_.height + rows - 1) / rows, (shape_.width + columns - 1) / columns);
  region.put_field(0, 1, region.columns() - 1, tr("MAP 1:{}, the field on the left is", scale),
                   Role::kStrong);
  region.put(1, 1,
             tr("{} to {}",
                board.name(shape_.at(static_cast<unsigned>(window_.column),
                                     static_cast<unsigned>(window_.row))),
                board.name(shape_.at(
                    static_cast<unsigned>(std::max(window_.column + window_.columns - 1, 0)),
                    static_cast<unsigned>(std::max(window_.row + window_.rows - 1, 0))))),
             Role::kDim);
  for (int top = 0; top < shape_.height; top += scale) {
    for (int left = 0; left < shape_.width; left += scale) {
      const Square square = sum_up(top, left, scale, scene, board);
      const bool seen = top + scale > window_.row && top < window_.row + window_.rows &&
                        left + scale > window_.column && left < window_.column + window_.columns;
      const Role role = square.here                    ? Role::kCursor
                        : square.role != Role::kNormal ? square.role
                        : seen                         ? Role::kStrong
                                                       : Role::kDim;
      region.put(2 + top / scale, 1 + left / scale, std::string(1, square.sign), role);
    }
  }
}

}  // namespace gridmates::terminal
