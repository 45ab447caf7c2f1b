// The leaderboards: best times a category, or ratings a variant and wins a player. One thread.
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
  // Asks for the boards that are to be shown, from the first line of the first one on.
  void ask(Stage& stage);
  // What is chosen stays chosen.
  void ask_again(Stage& stage);
  void turn_order();
  void turn_window();
  void turn_period(bool earlier, const Stage& stage);
  const v1::Leaderboard* board(const Stage& stage) const;
  // What can be turned through: categories, or ratings and then wins.
  static std::size_t boards(const v1::Leaderboard& board);
  // What of it is shown: a category, or the ratings of a variant; null when it is none.
  const v1::BestTimes* category(const v1::Leaderboard& board) const;
  const v1::RatingList* ratings(const v1::Leaderboard& board) const;
  std::size_t lines(const Stage& stage) const;
  static constexpr int kFirstBoardRow = 5;
  // Of a page of this many rows.
  static std::size_t shown_lines(int rows);
  // How many rows a line takes.
  std::size_t rows_of(std::size_t line, const Stage& stage) const;
  // The run of the chosen line, of a player's wins the latest; empty when there is none.
  std::string chosen_run(const Stage& stage) const;
  // It as a ghost; at a race that of the line's player.
  replay::GhostChoice chosen_ghost(const Stage& stage) const;
  std::string chosen_player(const Stage& stage) const;
  void draw_choices(const Region& region, const v1::Leaderboard& board) const;
  void draw_heading(const Region& region, int column, const v1::Leaderboard& shown) const;
  int draw_line(const Region& row, const v1::Leaderboard& shown, int line) const;
  std::string about(const v1::Leaderboard* shown) const;
  void choose(bool up, const Stage& stage);

  std::vector<v1::GameFacts> games_;  // to choose from; not empty once the page is open
  std::size_t game_ = 0;
  client::IntentId awaited_ = 0;    // the boards that were asked for have not come
  v1::GetLeaderboard asked_;        // category, order, all runs or the best ones
  std::vector<std::string> later_;  // periods that one has gone back from
  std::optional<Prompt> prompt_;
  std::size_t category_ = 0;
  std::size_t chosen_ = 0;
  std::size_t first_ = 0;  // the line at the top
  bool of_daily_ = false;  // leads back to the dailies
};

}  // namespace gridmates::terminal
