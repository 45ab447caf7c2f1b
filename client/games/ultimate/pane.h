// Ultimate tic-tac-toe in a room: the cursor and the keys; pane_draw.cc draws the board and what is
// beside it. One thread.
#pragma once

#include <optional>
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

class UltimatePane final : public GamePane {
 public:
  explicit UltimatePane(const Preferences& preferences) : preferences_(preferences) {}

  enum Act : int { kMove = kGameActs, kPlace = kGameMoves, kPlaceAt };

  const Bindings& bindings() const override;
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;

  std::string progress(const v1::MatchView& match) const override;
  std::string_view score_title() const override { return tr("boards"); }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(const v1::MatchView&, std::uint32_t player) const override {
    return player == 0 ? 'X' : 'O';
  }
  std::string move_words(const v1::Event& event, const v1::MatchView* match,
                         const v1::MatchDelta* before) const override;

  std::string cell_name(std::uint32_t cell) const override;
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override;
  std::optional<std::uint32_t> cell_at(Spot spot, Scale scale) const override;
  std::uint32_t cursor() const override { return cursor_; }
  void go_to(std::uint32_t cell) override { cursor_ = cell; }

 private:
  void draw_small_board(const Region& region, int board, const MatchScene& scene) const;
  void draw_cell(const Region& region, std::uint32_t cell, const MatchScene& scene) const;

  const Preferences& preferences_;
  std::uint32_t cursor_ = 40;  // the middle
};

}  // namespace gridmates::terminal
