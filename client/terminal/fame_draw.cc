// Draws the leaderboards.
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/leaderboards.h"
#include "client/core/text.h"
#include "client/terminal/fame_lines.h"
#include "client/terminal/fame_page.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/room_text.h"

namespace gridmates::terminal {
namespace {

// "best runs, by 3BV/s".
std::string choice_words(const v1::GetLeaderboard& asked) {
  const char* order = asked.order() == v1::LEADERBOARD_ORDER_RATE    ? tr("3BV/s")
                      : asked.order() == v1::LEADERBOARD_ORDER_WORTH ? tr("3BV")
                                                                     : tr("time");
  return asked.all() ? tr("all runs, by {}", order) : tr("best runs, by {}", order);
}

// "2026-11, around you": which lines are shown.
std::string stretch_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& board) {
  const std::string window =
      board.window().empty() ? tr("all time") : tr("{} UTC", client::printable(board.window()));
  return window + (asked.around_me() ? tr(", around you") : "");
}

std::string nobody_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& board) {
  if (client::is_narrowed(asked) && !asked.around_me()) {
    return capitalised(client::missing_words(asked, board)) + ".";
  }
  std::string words = asked.around_me() ? tr("You have no entry yet") : tr("No runs yet");
  if (!asked.category().empty()) words += " " + tr("in {}", asked.category());
  if (!board.window().empty()) words += " " + tr("in {}", client::printable(board.window()));
  return words + ".";
}

}  // namespace

// Draws the filters of the boards; a click on one changes it.
void FamePage::draw_choices(const Region& region, const v1::Leaderboard& board) const {
  const int end = region.columns() - 1;
  const std::string stretch = stretch_words(asked_, board);
  region.part(1, 0, 1, end).put_right(0, stretch, Role::kDim);
  region.part(1, end - client::columns_of(stretch), 1).clicks(U'w');
  if (category(board) == nullptr) return;
  const std::string choice = choice_words(asked_);
  const int at = end - client::columns_of(choice);
  region.part(2, 0, 1, end).put_right(0, choice);
  region.part(2, at, 1).clicks(U's');
  region.part(2, at, 1, static_cast<int>(choice.find(','))).clicks(U'a');
}

// Draws the board's name, and its column names.
void FamePage::draw_heading(const Region& region, int column, const v1::Leaderboard& shown) const {
  const v1::BestTimes* times = category(shown);
  const std::size_t count = boards(shown);
  if (times != nullptr) {
    column = region.put(2, column + 2, std::string(tr("category")) + " ", Role::kDim);
    region.put(2, column,
               std::to_string(category_ % count + 1) + "/" + std::to_string(count) +
                   (shown.more() ? "+" : ""),
               Role::kDim);
    draw_times_heading(region, *times);
  } else {
    const v1::RatingList* rated = ratings(shown);
    const std::string about =
        rated == nullptr ? tr("wins") : tr("ratings {}", client::printable(rated->variant()));
    region.put_field(3, 1, region.columns() - 1, "<" + about + ">", Role::kReverse);
    rated == nullptr ? draw_tallies_heading(region) : draw_ratings_heading(region);
  }
  region.part(3, 0, 1, 2).clicks(Key::Kind::kLeft);
  region.part(3, 2, 1).clicks(Key::Kind::kRight);
}

// Returns the rows used.
int FamePage::draw_line(const Region& row, const v1::Leaderboard& shown, int line) const {
  if (const v1::BestTimes* times = category(shown)) return draw_best_time(row, times->lines(line));
  if (const v1::RatingList* rated = ratings(shown)) {
    draw_rated(row, rated->players(line));
  } else {
    draw_tally(row, shown.tallies(line));
  }
  return 1;
}

// An explanation of what is shown.
std::string FamePage::about(const v1::Leaderboard* shown) const {
  if (shown != nullptr && shown->more()) {
    return tr("There are more categories: / finds one by its name.");
  }
  if (shown != nullptr && ratings(*shown) != nullptr) {
    return tr("A ? marks a rating that is provisional. p shows the player.");
  }
  return tr("The server measures times. Enter shows the chosen run again.");
}

void FamePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, tr("LEADERBOARDS"), stage);
  int column = region.put(2, 1, std::string(tr("game")) + " ", Role::kDim);
  column =
      region.put(2, column, "<" + client::printable(games_[game_].title()) + ">", Role::kReverse);
  region.part(2, 0, 1, column).clicks(Key::Kind::kTab);
  const v1::Leaderboard* shown = board(stage);
  if (shown != nullptr) draw_choices(region, *shown);
  if (lines(stage) > 0) {
    draw_heading(region, column, *shown);
  } else {
    region.put_field(kFirstBoardRow, 1, region.columns() - 2,
                     shown == nullptr ? tr("loading ...") : nobody_words(asked_, *shown));
  }
  const Region rows = region.part(kFirstBoardRow, 0, static_cast<int>(shown_lines(region.rows())));
  rows.scrolls(Key::Kind::kUp, Key::Kind::kDown);
  int used = 0;
  for (std::size_t i = first_; i < lines(stage) && used < rows.rows(); ++i) {
    const Region row = rows.part(used, 0, static_cast<int>(rows_of(i, stage)));
    row.picks(static_cast<int>(i));
    row.put(0, 0, i == chosen_ ? ">" : " ", Role::kStrong);
    used += draw_line(row, *shown, static_cast<int>(i));
  }
  region.rule(region.rows() - 4);
  if (prompt_) {
    prompt_->draw(region, region.rows() - 3);
  } else {
    const bool quiet = stage.message.empty();
    draw_words(region, region.rows() - 3, quiet ? about(shown) : stage.message,
               quiet ? Role::kDim : Role::kStrong);
  }
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
