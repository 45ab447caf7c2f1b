// How the leaderboards are drawn.
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/fame_lines.h"
#include "client/terminal/fame_page.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {
namespace {

// "best runs, by 3BV/s".
std::string choice_words(const v1::GetLeaderboard& asked) {
  const char* order = asked.order() == v1::LEADERBOARD_ORDER_RATE    ? tr("3BV/s")
                      : asked.order() == v1::LEADERBOARD_ORDER_WORTH ? tr("3BV")
                                                                     : tr("time");
  return asked.all() ? tr("all runs, by {}", order) : tr("best runs, by {}", order);
}

// "2026-11, around you": of what there are lines.
std::string stretch_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& board) {
  const std::string window =
      board.window().empty() ? tr("all time") : tr("{} UTC", client::printable(board.window()));
  return window + (asked.around_me() ? tr(", around you") : "");
}

std::string nobody_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& board) {
  std::string words = asked.around_me() ? tr("You have no line yet") : tr("No runs yet");
  if (!asked.category().empty()) words += " " + tr("in {}", asked.category());
  if (!board.window().empty()) words += " " + tr("in {}", client::printable(board.window()));
  return words + ".";
}

}  // namespace

// What of the boards is shown; a click on a part of it turns that.
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

void FamePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, tr("LEADERBOARDS"), stage);
  int column = region.put(2, 1, std::string(tr("game")) + " ", Role::kDim);
  column =
      region.put(2, column, "<" + client::printable(games_[game_].title()) + ">", Role::kReverse);
  region.part(2, 0, 1, column).clicks(Key::Kind::kTab);
  const v1::Leaderboard* shown = board(stage);
  const v1::BestTimes* times = shown == nullptr ? nullptr : category(*shown);
  const v1::RatingList* rated = shown == nullptr ? nullptr : ratings(*shown);
  if (shown != nullptr) {
    draw_choices(region, *shown);
  }
  if (times != nullptr) {
    const std::size_t count = static_cast<std::size_t>(shown->best_times_size());
    column = region.put(2, column + 2, std::string(tr("category")) + " ", Role::kDim);
    region.put(2, column,
               std::to_string(category_ % count + 1) + "/" + std::to_string(count) +
                   (shown->more() ? "+" : ""),
               Role::kDim);
    draw_times_heading(region, *times);
    region.part(3, 0, 1, 2).clicks(Key::Kind::kLeft);
    region.part(3, 2, 1).clicks(Key::Kind::kRight);
  } else if (lines(stage) > 0) {
    const std::string about =
        rated == nullptr ? tr("wins") : tr("ratings {}", client::printable(rated->variant()));
    region.put_field(3, 1, region.columns() - 1, "<" + about + ">", Role::kReverse);
    rated == nullptr ? draw_tallies_heading(region) : draw_ratings_heading(region);
    region.part(3, 0, 1, 2).clicks(Key::Kind::kLeft);
    region.part(3, 2, 1).clicks(Key::Kind::kRight);
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
    if (times != nullptr) {
      used += draw_best_time(row, times->lines(static_cast<int>(i)));
    } else if (rated != nullptr) {
      draw_rated(row, rated->players(static_cast<int>(i)));
      ++used;
    } else {
      draw_tally(row, shown->tallies(static_cast<int>(i)));
      ++used;
    }
  }
  region.rule(region.rows() - 4);
  const char* about = tr("The server measures times. Enter shows the chosen run again.");
  if (shown != nullptr && shown->more()) {
    about = tr("There are more categories: / finds one by its name.");
  }
  if (prompt_) {
    prompt_->draw(region, region.rows() - 3);
  } else {
    const bool quiet = stage.message.empty();
    draw_words(region, region.rows() - 3, quiet ? about : stage.message,
               quiet ? Role::kDim : Role::kStrong);
  }
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
