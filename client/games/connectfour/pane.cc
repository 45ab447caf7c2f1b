// Connect Four in a room.
#include <algorithm>
#include <map>

#include "client/catalogue/catalogue.h"
#include "client/core/standing_moves.h"
#include "client/terminal/list.h"
#include "engine/connectfour/position.h"

namespace gridmates::terminal {
namespace {

using connectfour::kCells;
using connectfour::kColumns;
using connectfour::kRows;

// A row of column numbers, and a rule below each row of cells; the last rule is the floor.
struct ConnectFourGrid {
  int cell_rows;
  int cell_columns;

  int row(int r) const { return 1 + r * (cell_rows + 1); }
  int column(int c) const { return 1 + c * (cell_columns + 1); }
};
constexpr ConnectFourGrid kSmallConnectFour{1, 3};
constexpr ConnectFourGrid kLargeConnectFour{3, 7};

const ConnectFourGrid& connectfour_grid(Scale scale) {
  return scale == Scale::kL ? kLargeConnectFour : kSmallConnectFour;
}

std::string_view disc_text(v1::ConnectFourDisc disc) {
  switch (disc) {
    case v1::CONNECT_FOUR_DISC_X:
      return "X";
    case v1::CONNECT_FOUR_DISC_O:
      return "O";
    default:
      return ".";
  }
}

// The first player of a match has X.
v1::ConnectFourDisc disc_of(std::uint32_t player) {
  return player == 0 ? v1::CONNECT_FOUR_DISC_X : v1::CONNECT_FOUR_DISC_O;
}

bool is_whole(const v1::MatchView& match) { return match.connectfour().cells_size() == kCells; }

// The cell that the next disc in this column falls to; nullopt if the column is full.
std::optional<std::uint32_t> landing_cell(const v1::MatchView& match, std::uint32_t column) {
  for (std::uint32_t row = kRows; row-- > 0;) {
    const std::uint32_t cell = row * kColumns + column;
    const auto disc = match.connectfour().cells(static_cast<int>(cell)).disc();
    if (disc == v1::CONNECT_FOUR_DISC_UNSPECIFIED) return cell;
  }
  return std::nullopt;
}

// The landing cell of this client's disc that was sent but is not in the match yet.
std::optional<std::uint32_t> pending_cell(const MatchScene& scene) {
  if (!scene.you() || scene.pending.empty()) return std::nullopt;
  const v1::Move& move = scene.pending.front();
  const std::uint32_t column = move.connectfour().column();
  if (!move.has_connectfour() || column >= kColumns) return std::nullopt;
  return landing_cell(scene.match, column);
}

class ConnectFourPane final : public GamePane {
 public:
  explicit ConnectFourPane(const Preferences& preferences) : preferences_(preferences) {}

  enum Act : int { kMove = kGameActs, kDrop = kGameMoves, kDropAt };

  const Bindings& bindings() const override;
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;

  std::string progress(const v1::MatchView& match) const override {
    return tr("move {}", match.connectfour().status().plies());
  }
  std::string_view score_title() const override { return tr("discs"); }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(const v1::MatchView&, std::uint32_t player) const override {
    return player == 0 ? 'X' : 'O';
  }
  std::string move_words(const v1::Event& event, const v1::MatchView*,
                         const v1::MatchDelta*) const override {
    return tr("played {}", event.moved().move().connectfour().column() + 1);
  }

  std::string cell_name(std::uint32_t cell) const override {
    return cell < kCells ? connectfour::format_cell(static_cast<std::uint8_t>(cell)) : "?";
  }
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override {
    return connectfour::parse_cell(name);
  }
  // The top cell of its column.
  std::uint32_t cursor() const override { return column_; }
  void go_to(std::uint32_t cell) override { column_ = cell % kColumns; }

 private:
  void draw_columns(const Region& region, const MatchScene& scene) const;
  void draw_lines(const Region& region, const ConnectFourGrid& grid) const;
  void draw_cell(const Region& region, std::uint32_t cell, const MatchScene& scene) const;

  const Preferences& preferences_;
  std::uint32_t column_ = kColumns / 2;
};

const Bindings& ConnectFourPane::bindings() const {
  static std::map<Keys, Bindings> tables;
  const auto [place, is_new] = tables.try_emplace(preferences_.keys);
  if (!is_new) return place->second;
  Binding move{kMove, "Left h Right l", "arrows hl", "move", "one column", "PLAY"};
  if (preferences_.keys == Keys::kArrows) move.keys = "Left Left Right Right";
  if (preferences_.keys == Keys::kArrows) move.label = "arrows";
  if (preferences_.wasd()) move.keys = "Left a Right d";
  if (preferences_.wasd()) move.label = "arrows a d";
  place->second = {
      move,
      {kDrop, "Enter Space", "Enter", "drop", "drop a disc", "PLAY"},
      {kDropAt, "1 2 3 4 5 6 7", "1-7", "drop there", "drop into that column", "PLAY"},
  };
  return place->second;
}

Size ConnectFourPane::board_size(Scale scale) const {
  const ConnectFourGrid& grid = connectfour_grid(scale);
  return {grid.row(kRows), grid.column(kColumns)};
}

// The numbers: my column in brackets, and next to a column the letter of another player whose
// cursor is there.
void ConnectFourPane::draw_columns(const Region& region, const MatchScene& scene) const {
  const ConnectFourGrid& grid = connectfour_grid(scene.scale);
  for (std::uint32_t column = 0; column < kColumns; ++column) {
    const int middle = grid.column(static_cast<int>(column)) + grid.cell_columns / 2;
    const bool here = column == column_;
    region.put(0, middle, std::to_string(column + 1), here ? Role::kCursor : Role::kDim);
    if (here) {
      region.put(0, middle - 1, "[", Role::kCursor);
      region.put(0, middle + 1, "]", Role::kCursor);
    } else if (const auto other = scene.other_at(column)) {
      region.put(0, middle + 1, std::string(1, badge(scene.match, *other)), Role::kDim);
    }
  }
}

void ConnectFourPane::draw_lines(const Region& region, const ConnectFourGrid& grid) const {
  const Region lines = region.part(0, 0, -1, grid.column(kColumns));
  for (int row = 1; row <= kRows; ++row) lines.rule(grid.row(row) - 1);
  for (int row = 1; row < grid.row(kRows); ++row) {
    const bool rule = row % (grid.cell_rows + 1) == 0;
    const bool floor = row == grid.row(kRows) - 1;
    for (int i = 0; i <= kColumns; ++i) {
      const bool left = i == 0;
      const bool right = i == kColumns;
      std::string_view sign = "│";
      if (floor) {
        sign = left ? "└" : right ? "┘" : "┴";
      } else if (rule) {
        sign = left ? "├" : right ? "┤" : "┼";
      }
      region.put(row, grid.column(i) - 1, sign, Role::kLine);
    }
  }
}

// A disc; stars beside a winning line, the latest disc in parentheses, brackets where a disc
// dropped into my column would fall, a question mark beside a disc that is only sent, '!' for a
// ping.
void ConnectFourPane::draw_cell(const Region& region, std::uint32_t cell,
                                const MatchScene& scene) const {
  const v1::ConnectFourCell& content = scene.match.connectfour().cells(static_cast<int>(cell));
  const bool provisional = pending_cell(scene) == cell;
  const v1::ConnectFourDisc disc = provisional ? disc_of(*scene.you()) : content.disc();
  const bool empty = disc == v1::CONNECT_FOUR_DISC_UNSPECIFIED;
  const int middle = region.rows() / 2;
  const int centre = region.columns() / 2;
  const Role role =
      empty || provisional ? Role::kDim : player_role(disc == v1::CONNECT_FOUR_DISC_X ? 0 : 1);
  region.put(middle, centre, disc_text(disc), role);
  const bool over = scene.match.connectfour().status().to_move() == 0;
  if (empty && !over && scene.room.match_is_on() && landing_cell(scene.match, column_) == cell) {
    region.put(middle, centre - 1, "[", Role::kCursor);
    region.put(middle, centre + 1, "]", Role::kCursor);
  }
  if (content.last()) {
    region.put(middle, centre - 1, "(", content.winning() ? Role::kStrong : Role::kDim);
    region.put(middle, centre + 1, ")", content.winning() ? Role::kStrong : Role::kDim);
  } else if (content.winning()) {
    region.put(middle, centre - 1, "*", Role::kStrong);
    region.put(middle, centre + 1, "*", Role::kStrong);
  }
  if (provisional) region.put(middle, centre + 1, "?", Role::kDim);
  if (scene.is_pinged(cell)) region.put(middle, centre - 1, "!", Role::kStrong);
}

void ConnectFourPane::draw_board(const Region& region, const MatchScene& scene) const {
  if (!is_whole(scene.match)) return;
  const ConnectFourGrid& grid = connectfour_grid(scene.scale);
  draw_columns(region, scene);
  draw_lines(region, grid);
  for (int i = 0; i < kCells; ++i) {
    draw_cell(region.part(grid.row(i / kColumns), grid.column(i % kColumns), grid.cell_rows,
                          grid.cell_columns),
              static_cast<std::uint32_t>(i), scene);
  }
}

// How to win, and the columns played in the current or latest match, as far as the feed goes back.
int ConnectFourPane::draw_side(const Region& region, const MatchScene& scene) const {
  std::string moves;
  for (const v1::Event* event : client::standing_moves(scene.room.feed)) {
    moves += (moves.empty() ? "" : " ") +
             std::to_string(event->moved().move().connectfour().column() + 1);
  }
  const std::uint32_t in_a_row = scene.match.connectfour().constants().in_a_row();
  int row = 0;
  if (in_a_row != 0)
    region.put_field(row++, 1, region.columns() - 1, tr("{} in a row wins", in_a_row), Role::kDim);
  if (moves.empty()) return row;  // also when moves are tried out in a replay
  region.put_field(row, 1, 6, tr("MOVES"), Role::kStrong);
  return region.part(row, 8).put_wrapped(0, moves) + row;
}

void ConnectFourPane::draw_mode(const Region& row, const MatchScene& scene) const {
  const std::uint32_t to_move = scene.match.connectfour().status().to_move();
  if (to_move == 0) return;
  const std::string disc(1, badge(scene.match, to_move - 1));
  const bool yours = scene.you() == to_move - 1;
  row.put_both(0, 1,
               yours ? tr("Your move: you are {}", disc)
                     : tr("{} is to move: {}", scene.player_name(to_move - 1), disc),
               tr("column {}", column_ + 1) + " ", yours ? Role::kStrong : Role::kNormal);
}

Acted ConnectFourPane::act(const Hit& hit, const MatchScene& scene) {
  if (hit.act == kMove) {
    const bool left = hit.key < 2;
    if (left && column_ > 0) --column_;
    if (!left && column_ + 1 < kColumns) ++column_;
    return {};
  }
  if (hit.act == kDropAt) column_ = static_cast<std::uint32_t>(hit.key);
  if (is_whole(scene.match) && !landing_cell(scene.match, column_)) {
    return {{}, tr("Column {} is full.", column_ + 1)};
  }
  v1::Move move;
  move.mutable_connectfour()->set_column(column_);
  return {{move}};
}

std::string ConnectFourPane::score(const v1::MatchView& match, std::uint32_t player) const {
  const auto& cells = match.connectfour().cells();
  const auto own = [player](const v1::ConnectFourCell& cell) {
    return cell.disc() == disc_of(player);
  };
  return std::to_string(std::count_if(cells.begin(), cells.end(), own));
}

}  // namespace

PaneFactory connectfour_pane() {
  return {
      "connectfour",
      [](const Preferences& preferences) { return std::make_unique<ConnectFourPane>(preferences); },
      {"ask-moves", "claim-wins"}};
}

}  // namespace gridmates::terminal
