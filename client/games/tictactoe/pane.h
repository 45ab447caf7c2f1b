// Tic-tac-toe in a room: the cursor and the keys; pane_draw.cc draws 3x3 with large cells,
// pane_grid.cc larger boards and what is beside any board. One thread.
#pragma once

#include <optional>
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/games/tictactoe/board.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

class TicTacToePane final : public GamePane {
 public:
  explicit TicTacToePane(const Preferences& preferences) : preferences_(preferences) {}

  enum Act : int { kMove = kGameActs, kEnds, kPlace = kGameMoves, kPlaceAt, kSwap, kStay, kMore };

  const Bindings& bindings() const override;
  std::string_view why_not(int act, const MatchScene& scene) const override;
  bool tall(Scale) const override { return !is_usual(); }
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;

  std::string progress(const v1::MatchView& match) const override;
  std::string_view score_title() const override { return tr("marks"); }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(const v1::MatchView& match, std::uint32_t player) const override;
  std::string move_words(const v1::Event& event, const v1::MatchView* match,
                         const v1::MatchDelta* before) const override;

  std::string cell_name(std::uint32_t cell) const override;
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override;
  std::optional<std::uint32_t> cell_at(Spot spot, Scale scale) const override;
  void expect(const v1::GameOptions& options) override;
  void begin(const v1::MatchView& match) override;
  std::uint32_t cursor() const override { return cursor_; }
  void go_to(std::uint32_t cell) override { cursor_ = cell; }

 private:
  // 3x3, with large cells and the number pad.
  bool is_usual() const { return variant_.columns == 3 && variant_.rows() == 3; }
  void set(const std::optional<tictactoe::Variant>& variant);
  bool fits(const v1::MatchView& match) const;
  void draw_large_cells(const Region& region, const MatchScene& scene) const;
  void draw_large_cell(const Region& region, std::uint32_t cell, const MatchScene& scene) const;
  void draw_grid(const Region& region, const MatchScene& scene) const;
  void draw_grid_cell(const Region& region, std::uint32_t cell, const MatchScene& scene) const;

  const Preferences& preferences_;
  tictactoe::Variant variant_;
  std::uint32_t cursor_ = 4;  // the middle
};

// The key with which a player takes the other mark.
std::string_view swap_key(const Preferences& preferences);
// Whether this client has played there and the match does not show it yet.
bool is_pending(std::uint32_t cell, const MatchScene& scene);
// The mark to draw there: your own if the move waits for your turn.
char pending_mark(const MatchScene& scene);

}  // namespace gridmates::terminal
