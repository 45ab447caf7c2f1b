// Minesweeper in a room: cursor, window and keys; pane_draw.cc draws the field, pane_side.cc what
// is beside it. One thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/board.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

class MinesweeperPane final : public GamePane {
 public:
  explicit MinesweeperPane(const Preferences& preferences) : preferences_(preferences) {}

  enum Act : int {
    kMove = kGameActs,
    kLeap,
    kRowEnds,
    kColumnEnds,
    kEdge,
    kMap,
    kOpen = kGameMoves,
    kFlag,
    kMark,
    kChord,
    kBothButtons,
    kHint,
    kAsk,
  };

  const Bindings& bindings() const override;
  std::string_view why_not(int act, const MatchScene& scene) const override;
  bool tall(Scale) const override { return true; }
  bool needs_side() const override { return map_; }
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;

  std::string progress(const v1::MatchView& match) const override;
  std::string_view score_title() const override { return tr("open flag hit"); }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(const v1::MatchView&, std::uint32_t player) const override {
    return static_cast<char>('a' + player % 26);
  }
  std::string move_words(const v1::Event& event, const v1::MatchView* match,
                         const v1::MatchDelta* before) const override;
  std::string after_move(const v1::Event& event, const MatchScene& scene) const override;

  std::string cell_name(std::uint32_t cell) const override;
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override;
  std::optional<std::uint32_t> cell_at(Spot spot, Scale scale) const override;
  void begin(const v1::MatchView& match) override;
  std::uint32_t cursor() const override { return cursor_; }
  void go_to(std::uint32_t cell) override;

 private:
  // The visible part of the field.
  struct Window {
    int row = 0, column = 0;    // of its first cell
    int rows = 0, columns = 0;  // how many cells
  };

  // One character of the map.
  struct Square {
    char sign = ' ';
    Role role = Role::kNormal;
    bool here = false;  // the cursor is in it
  };

  static Bindings table_of(Keys keys, bool wasd);
  Acted look(const Hit& hit, const words::MinesBoard& board);
  // Opens at the cursor: a cell, or a chord on a number.
  Acted open_here(const MatchScene& scene, const words::MinesBoard& board) const;
  Acted chord_here(const MatchScene& scene, const words::MinesBoard& board) const;
  // The move that sets a flag ('F') or question mark ('?') at the cursor, or removes it.
  v1::Move put_or_clear(const MatchScene& scene, const words::MinesBoard& board, char sign) const;
  // Flags at the cursor: toggles a flag; at a number with exactly as many closed neighbours as
  // mines, sets one on each that has none.
  Acted flag_here(const MatchScene& scene, const words::MinesBoard& board) const;
  // The height of the column letters.
  int head_rows() const;
  // Moves the window as little as necessary to contain the cursor.
  void follow(Size cells) const;
  void draw_frame(const Region& region, const words::MinesBoard& board) const;
  void draw_cell(const Region& at, words::Cell cell, const MatchScene& scene,
                 const words::MinesBoard& board) const;
  void draw_mark(const Region& at, words::Cell cell, const MatchScene& scene,
                 const words::MinesBoard& board) const;
  void draw_last_hit(const Region& region, const words::MinesBoard& board) const;
  Square sum_up(int top, int left, int scale, const MatchScene& scene,
                const words::MinesBoard& board) const;
  void draw_map(const Region& region, const MatchScene& scene,
                const words::MinesBoard& board) const;
  std::string cell_words(const MatchScene& scene, const words::MinesBoard& board) const;

  const Preferences& preferences_;
  minesweeper::Shape shape_;
  std::uint32_t cursor_ = 0;
  bool map_ = false;
  bool pointed_ = false;   // the cursor was set by a click: the window does not scroll then
  mutable Window window_;  // as last drawn
};

// The sign of a cell, with this client's unanswered moves applied: '~' for a cell that is being
// opened.
char shown_sign(const MatchScene& scene, const words::MinesBoard& board, words::Cell cell);

// The last hit of a finished match, if any; it is drawn in parentheses.
std::optional<words::Cell> last_hit(const words::MinesBoard& board);

}  // namespace gridmates::terminal
