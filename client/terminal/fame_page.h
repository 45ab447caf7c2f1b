// The leaderboards: best times by category, or ratings by variant and wins by player. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/page.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class FamePage final : public Page {
 public:
  enum Act : int {
    kCategory,
    kGame,
    kNamed,
    kAll,
    kOrder,
    kWindow,
    kPeriod,
    kAround,
    kScroll,
    kWatch,
    kGhost,
    kPlayer,
    kRefresh,
    kBack
  };

  std::string title() const override { return tr("leaderboards"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;

 private:
  // Requests the boards to be shown, and goes to the first line of the first one.
  void ask(Stage& stage);
  // Requests them again and keeps the choice.
  void ask_again(Stage& stage);
  void turn_order();
  void turn_window();
  void turn_period(bool earlier, const Stage& stage);
  const v1::Leaderboard* board(const Stage& stage) const;
  // The number of boards to page through: categories, or ratings and then wins.
  static std::size_t boards(const v1::Leaderboard& board);
  // The part that is shown: a category, or the ratings of a variant; null if it is the other kind.
  const v1::BestTimes* category(const v1::Leaderboard& board) const;
  const v1::RatingList* ratings(const v1::Leaderboard& board) const;
  std::size_t lines(const Stage& stage) const;
  static constexpr int kFirstBoardRow = 5;
  // The number of lines on a page with this many rows.
  static std::size_t shown_lines(int rows);
  // The height of a line in rows.
  std::size_t rows_of(std::size_t line, const Stage& stage) const;
  // The run of the chosen line, for wins the player's latest; empty if there is none.
  std::string chosen_run(const Stage& stage) const;
  // The run as a ghost; at a race that of the line's player.
  replay::GhostChoice chosen_ghost(const Stage& stage) const;
  std::string chosen_player(const Stage& stage) const;
  void draw_choices(const Region& region, const v1::Leaderboard& board) const;
  void draw_heading(const Region& region, int column, const v1::Leaderboard& shown) const;
  int draw_line(const Region& row, const v1::Leaderboard& shown, int line) const;
  std::string about(const v1::Leaderboard* shown) const;
  void choose(bool up, const Stage& stage);

  std::vector<v1::GameFacts> games_;  // to choose from; not empty once the page is open
  std::size_t game_ = 0;
  client::IntentId awaited_ = 0;    // the pending request for boards
  v1::GetLeaderboard asked_;        // category, order, all runs or the best ones
  std::vector<std::string> later_;  // the periods after the chosen one, to return to
  std::optional<Prompt> prompt_;
  std::size_t category_ = 0;
  std::size_t chosen_ = 0;
  std::size_t first_ = 0;  // the line at the top
  bool of_daily_ = false;  // the way back is to the dailies
};

}  // namespace gridmates::terminal
