// Tic-tac-toe in a room.
#include <algorithm>
#include <array>

#include "client/terminal/list.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::terminal {
namespace {

constexpr int kTicTacToeSide = 3;
constexpr int kTicTacToeCells = kTicTacToeSide * kTicTacToeSide;
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

// The marks of layout L.
constexpr std::array<std::string_view, 3> kBigX{R"(\ /)", " X ", R"(/ \)"};
constexpr std::array<std::string_view, 3> kBigO{R"(/-\)", "| |", R"(\-/)"};

std::string_view mark_text(v1::TicTacToeMark mark) {
  switch (mark) {
    case v1::TIC_TAC_TOE_MARK_X:
      return "X";
    case v1::TIC_TAC_TOE_MARK_O:
      return "O";
    default:
      return ".";
  }
}

// The first player of a match has X.
v1::TicTacToeMark mark_of(std::uint32_t player) {
  return player == 0 ? v1::TIC_TAC_TOE_MARK_X : v1::TIC_TAC_TOE_MARK_O;
}

// This client has played there, and the match does not show it yet.
bool is_pending(std::uint32_t cell, const MatchScene& scene) {
  const bool empty = scene.match.tictactoe().cells(static_cast<int>(cell)).mark() ==
                     v1::TIC_TAC_TOE_MARK_UNSPECIFIED;
  return empty && scene.you() &&
         std::any_of(scene.pending.begin(), scene.pending.end(), [cell](const v1::Move& move) {
           return move.has_tictactoe() && move.tictactoe().cell() == cell;
         });
}

std::string square_name(std::uint32_t cell) {
  return cell < kTicTacToeCells ? tictactoe::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

class TicTacToePane final : public GamePane {
 public:
  enum Act : int { kMove = kGameActs, kPlace = kGameMoves, kPlaceAt };

  const Bindings& bindings() const override;
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;

  std::string progress(const v1::MatchView& match) const override {
    return "move " + std::to_string(match.tictactoe().status().plies());
  }
  std::string_view score_title() const override { return "marks"; }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(std::uint32_t player) const override { return player == 0 ? 'X' : 'O'; }
  std::string move_words(const v1::Event& event, const v1::MatchView*) const override {
    return "played " + square_name(event.moved().move().tictactoe().cell());
  }

  std::string cell_name(std::uint32_t cell) const override { return square_name(cell); }
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override;
  std::uint32_t cursor() const override { return cursor_; }
  void go_to(std::uint32_t cell) override { cursor_ = cell; }

 private:
  void draw_cell(const Region& region, std::uint32_t cell, const MatchScene& scene) const;

  std::uint32_t cursor_ = 4;  // the middle
};

const Bindings& TicTacToePane::bindings() const {
  static const Bindings table{
      {kMove, "Left h Down j Up k Right l", "arrows hjkl", "move", "one cell", "PLAY"},
      {kPlace, "Enter Space", "Enter", "play", "put your mark here", "PLAY"},
      {kPlaceAt, "7 8 9 4 5 6 1 2 3", "1-9", "play there", "number pad: 7 is a1", "PLAY"},
      {kGoTo, "g", "g b2", "", "go to a cell", "PLAY"},
  };
  return table;
}

Size TicTacToePane::board_size(Scale scale) const {
  const TicTacToeGrid& grid = tictactoe_grid(scale);
  return {grid.row(kTicTacToeSide) - 1, grid.column(kTicTacToeSide) - 1};
}

// A mark with, from the inside out: my cursor in brackets, or the latest move in parentheses; stars
// beside a winning line, a question mark beside what is only sent, above it '!' when somebody
// points at it.
void TicTacToePane::draw_cell(const Region& region, std::uint32_t cell,
                              const MatchScene& scene) const {
  const v1::TicTacToeCell& content = scene.match.tictactoe().cells(static_cast<int>(cell));
  const bool provisional = is_pending(cell, scene);
  const v1::TicTacToeMark mark = provisional ? mark_of(*scene.you()) : content.mark();
  const bool x = mark == v1::TIC_TAC_TOE_MARK_X;
  const bool empty = mark == v1::TIC_TAC_TOE_MARK_UNSPECIFIED;
  const bool here = cell == cursor_;
  const int middle = region.rows() / 2;
  const int centre = region.columns() / 2;
  const int reach = scene.scale == Scale::kL ? 3 : 1;
  const Role role = empty || provisional ? Role::kDim : player_role(x ? 0 : 1);
  if (scene.scale == Scale::kL && !empty) {
    for (int i = 0; i < kTicTacToeSide; ++i) {
      const auto row = static_cast<std::size_t>(i);
      region.put(middle - 1 + i, centre - 1, x ? kBigX[row] : kBigO[row], role);
    }
  } else {
    region.put(middle, centre, mark_text(mark), here && !provisional ? Role::kCursor : role);
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
    // The name: a letter alone would look like a mark.
    region.part(region.rows() - 1, 1, 1, region.columns() - 2)
        .put_centred(0, scene.player_name(*other), Role::kDim);
  }
}

void TicTacToePane::draw_board(const Region& region, const MatchScene& scene) const {
  if (scene.match.tictactoe().cells_size() != kTicTacToeCells) return;
  const TicTacToeGrid& grid = tictactoe_grid(scene.scale);
  const Region lines = region.part(0, kBoardLeft);
  for (int i = 0; i < kTicTacToeSide; ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2,
               std::string(1, static_cast<char>('a' + i)), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 2, std::to_string(i + 1), Role::kDim);
    if (i > 0) lines.rule(grid.row(i) - 1);
  }
  for (int row = 1; row < grid.row(kTicTacToeSide) - 1; ++row) {
    const bool crossing = row == grid.row(1) - 1 || row == grid.row(2) - 1;
    for (int i = 1; i < kTicTacToeSide; ++i) {
      region.put(row, grid.column(i) - 1, crossing ? "┼" : "│", Role::kLine);
    }
  }
  for (int i = 0; i < kTicTacToeCells; ++i) {
    draw_cell(region.part(grid.row(i / kTicTacToeSide), grid.column(i % kTicTacToeSide),
                          grid.cell_rows, grid.cell_columns),
              static_cast<std::uint32_t>(i), scene);
  }
}

// The moves of the match that is on or was on last, as far as the feed goes back, a line a pair.
int TicTacToePane::draw_side(const Region& region, const MatchScene& scene) const {
  std::vector<std::string> moves;
  for (const v1::Event& event : scene.room.feed) {
    if (event.has_started()) moves.clear();
    if (event.has_moved()) moves.push_back(square_name(event.moved().move().tictactoe().cell()));
  }
  region.put(0, 1, "MOVES", Role::kStrong);
  int row = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i % 2 == 0 && i > 0) ++row;
    region.put(row, i % 2 == 0 ? 10 : 14, moves[i]);
    if (i % 2 == 0) region.put(row, 8, std::to_string(i / 2 + 1), Role::kDim);
  }
  return row + 1;
}

void TicTacToePane::draw_mode(const Region& row, const MatchScene& scene) const {
  const std::uint32_t to_move = scene.match.tictactoe().status().to_move();
  if (to_move == 0) return;
  const auto you = scene.you();
  const std::string mark(1, badge(to_move - 1));
  if (you == to_move - 1) {
    row.put(0, 1, "Your move: you are " + mark, Role::kStrong);
  } else {
    row.put(0, 1, scene.player_name(to_move - 1) + " is to move: " + mark);
  }
  row.put_right(0, "cell " + square_name(cursor_) + " ", Role::kDim);
}

Acted TicTacToePane::act(const Hit& hit, const MatchScene&) {
  if (hit.act == kMove) {
    cursor_ = step(cursor_, hit.key, kTicTacToeSide, kTicTacToeSide);
    return {};
  }
  if (hit.act == kPlaceAt) cursor_ = static_cast<std::uint32_t>(hit.key);
  v1::Move move;
  move.mutable_tictactoe()->set_cell(cursor_);
  return {{move}};
}

std::string TicTacToePane::score(const v1::MatchView& match, std::uint32_t player) const {
  const v1::TicTacToeMark mark = mark_of(player);
  int count = 0;
  for (const v1::TicTacToeCell& cell : match.tictactoe().cells()) count += cell.mark() == mark;
  return std::to_string(count);
}

std::optional<std::uint32_t> TicTacToePane::parse_cell(std::string_view name) const {
  const auto cell = tictactoe::parse_cell(name);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

}  // namespace

PaneFactory tictactoe_pane() {
  return {"tictactoe", [](const Preferences&) { return std::make_unique<TicTacToePane>(); }};
}

}  // namespace gridmates::terminal
