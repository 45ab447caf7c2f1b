#include "client/terminal/fame_page.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

#include "client/core/columns.h"
#include "client/core/leaderboards.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "engine/core/hooks.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstBoardRow = 5;
constexpr std::uint32_t kLines = 50;  // a board

// Of a page of this many rows.
std::size_t shown_lines(int rows) {
  constexpr int kBelow = 4;
  return static_cast<std::size_t>(std::max(rows - kFirstBoardRow - kBelow, 0));
}

// "2026-08-02", UTC.
std::string date_words(std::int64_t wall_time_ms) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{
      std::chrono::milliseconds(wall_time_ms)};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  char text[32];
  std::snprintf(text, sizeof(text), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text;
}

// Where the columns of best times begin: a private room's run is long, and whatever is over goes to
// the players.
constexpr int kPlayers = 5;
struct Columns {
  int time, puzzle, day, run;
};

Columns columns_of(const Region& region) {
  const int run = std::max(region.columns(), 80) - 21;
  return {run - 37, run - 25, run - 11, run};
}

bool has_worth(const v1::BestTimes& times) {
  return times.lines_size() > 0 && times.lines(0).worth() != 0;
}

// "best runs, by 3BV/s".
std::string choice_words(const v1::GetLeaderboard& asked) {
  const char* order = asked.order() == v1::LEADERBOARD_ORDER_RATE    ? "3BV/s"
                      : asked.order() == v1::LEADERBOARD_ORDER_WORTH ? "3BV"
                                                                     : "time";
  return std::string(asked.all() ? "all runs" : "best runs") + ", by " + order;
}

void draw_times_heading(const Region& region, const v1::BestTimes& times) {
  region.put_field(3, 1, region.columns() - 1, "<" + client::heading_of(times) + ">",
                   Role::kReverse);
  const Columns at = columns_of(region);
  region.put(4, 1, "#", Role::kDim);
  region.put(4, kPlayers, "players", Role::kDim);
  region.put(4, at.time, "time", Role::kDim);
  region.put(4, at.puzzle, has_worth(times) ? "3BV" : "puzzle", Role::kDim);
  region.put(4, at.day, "day", Role::kDim);
  region.put(4, at.run, "run", Role::kDim);
}

void draw_best_time(const Region& row, std::size_t place, const v1::BestTime& line) {
  std::string players;
  for (const std::string& player : line.players()) {
    players += (players.empty() ? "" : ", ") + client::printable(player);
  }
  std::string marks = client::marks_words(line);
  if (!marks.empty()) marks = " (" + marks + ")";
  const Columns at = columns_of(row);
  row.put(0, 1, std::to_string(place));
  row.put_name(0, kPlayers, at.time - kPlayers - 1, players, marks);
  row.put(0, at.time, client::format_exact_time(line.time_ms()), Role::kStrong);
  if (line.worth() != 0) {
    row.put_field(0, at.puzzle, at.day - at.puzzle - 1, client::worth_words(line));
  } else if (!line.pack().empty()) {
    row.put_field(0, at.puzzle, at.day - at.puzzle - 1,
                  client::printable(line.pack()) + "/" + std::to_string(line.number()));
  }
  row.put(0, at.day, date_words(line.wall_time_ms()));
  row.put_field(0, at.run, row.columns() - at.run, client::printable(line.run()));
}

void draw_tally(const Region& row, std::size_t place, const v1::Tally& line) {
  row.put(0, 1, std::to_string(place));
  row.put_field(0, 6, 26, client::printable(line.player()));
  row.put(0, 33, std::to_string(line.wins()), Role::kStrong);
  row.put(0, 40, std::to_string(line.draws()));
  row.put(0, 47, std::to_string(line.losses()));
  const int room = row.columns() - 55;
  int shown = 3;
  while (shown > 1 && client::columns_of(client::runs_words(line.runs(), shown)) > room) --shown;
  row.put_field(0, 55, room, client::runs_words(line.runs(), shown));
}

}  // namespace

const Bindings& FamePage::bindings() const {
  static const Bindings table = with_common({
      {kCategory, "Left h Right l", "left/right", "category", "another category", "BOARDS"},
      {kGame, "Tab g", "Tab", "game", "another game", "BOARDS"},
      {kNamed, "/", "/", "find", "one category, by name", "BOARDS"},
      {kAll, "a", "a", "all/best", "all runs / best runs", "BOARDS"},
      {kOrder, "s", "s", "sort", "by time, 3BV/s, 3BV", "BOARDS"},
      {kScroll, "Up k Down j", "up/down", "scroll", "scroll", "BOARDS"},
      {kRefresh, "r", "r", "refresh", "load again", "BOARDS"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

void FamePage::opened(Stage& stage) {
  games_ = known_games(stage.model);
  game_ = std::min(game_, games_.size() - 1);
  if (stage.fame) {
    asked_ = *std::exchange(stage.fame, std::nullopt);
    const auto game = std::ranges::find(games_, asked_.game(), &v1::GameFacts::id);
    if (game != games_.end()) game_ = static_cast<std::size_t>(game - games_.begin());
  }
  ask(stage);
}

void FamePage::ask(Stage& stage) {
  category_ = 0;
  first_ = 0;
  asked_.set_game(games_[game_].id());
  asked_.set_limit(kLines);
  stage.check(stage.requests.get_leaderboard(asked_));
}

void FamePage::turn_order() {
  switch (asked_.order()) {
    case v1::LEADERBOARD_ORDER_UNSPECIFIED:
      return asked_.set_order(v1::LEADERBOARD_ORDER_RATE);
    case v1::LEADERBOARD_ORDER_RATE:
      return asked_.set_order(v1::LEADERBOARD_ORDER_WORTH);
    default:
      return asked_.clear_order();
  }
}

const v1::Leaderboard* FamePage::board(const Stage& stage) const {
  const auto found = stage.model.leaderboards.find(games_[game_].id());
  return found == stage.model.leaderboards.end() ? nullptr : &found->second;
}

const v1::BestTimes* FamePage::category(const v1::Leaderboard& board) const {
  const auto count = static_cast<std::size_t>(board.best_times_size());
  return count == 0 ? nullptr : &board.best_times(static_cast<int>(category_ % count));
}

std::size_t FamePage::lines(const Stage& stage) const {
  const v1::Leaderboard* shown = board(stage);
  if (shown == nullptr) return 0;
  const v1::BestTimes* times = category(*shown);
  return static_cast<std::size_t>(times != nullptr ? times->lines_size() : shown->tallies_size());
}

std::string FamePage::why_not(int act, const Stage& stage) const {
  const v1::Leaderboard* shown = board(stage);
  const int categories = shown == nullptr ? 0 : shown->best_times_size();
  if (act == kCategory && categories < 2) return "there is no other category";
  const bool wins = shown != nullptr && !shown->tallies().empty();
  if ((act == kAll || act == kOrder) && wins) return "players are sorted by wins";
  const bool sorted = asked_.order() != v1::LEADERBOARD_ORDER_UNSPECIFIED;
  if (act == kOrder && !sorted && lines(stage) > 0 && !has_worth(*category(*shown))) {
    return "these boards have no 3BV to sort by";
  }
  const bool all_seen = lines(stage) <= shown_lines(stage.screen.rows) && first_ == 0;
  return act == kScroll && all_seen ? "there are no more lines" : "";
}

void FamePage::act(const Hit& hit, Stage& stage) {
  const v1::Leaderboard* shown = board(stage);
  const auto count = static_cast<std::size_t>(shown == nullptr ? 0 : shown->best_times_size());
  switch (hit.act) {
    case kCategory:
      first_ = 0;
      if (count > 0) category_ = (category_ + (hit.key < 2 ? count - 1 : 1)) % count;
      return;
    case kGame:
      game_ = (game_ + 1) % games_.size();
      asked_.clear_category();
      ask(stage);
      return;
    case kNamed:
      prompt_.emplace("category (16x16/40 zero), empty for all:", kNamed,
                      core::hooks::kCategoryBytes);
      return;
    case kAll:
      asked_.set_all(!asked_.all());
      ask(stage);
      return;
    case kOrder:
      turn_order();
      ask(stage);
      return;
    case kScroll:
      if (hit.key < 2 && first_ > 0) --first_;
      if (hit.key >= 2 && first_ + 1 < lines(stage)) ++first_;
      return;
    case kRefresh:
      ask(stage);
      return;
    case kBack:
      stage.next = stage.model.room ? Place::kRoom : Place::kLobby;
      return;
    default:
      return;
  }
}

bool FamePage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  if (result == Prompt::Result::kOpen) return true;
  if (result == Prompt::Result::kGiven) {
    asked_.set_category(prompt_->text());
    ask(stage);
  }
  prompt_.reset();
  return true;
}

void FamePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, "LEADERBOARDS", stage);
  int column = region.put(2, 1, "game ", Role::kDim);
  column =
      region.put(2, column, "<" + client::printable(games_[game_].title()) + ">", Role::kReverse);
  const v1::Leaderboard* shown = board(stage);
  const v1::BestTimes* times = shown == nullptr ? nullptr : category(*shown);
  if (times != nullptr) {
    const std::size_t count = static_cast<std::size_t>(shown->best_times_size());
    column = region.put(2, column + 2, "category ", Role::kDim);
    region.put(2, column,
               std::to_string(category_ % count + 1) + "/" + std::to_string(count) +
                   (shown->more() ? "+" : ""),
               Role::kDim);
    region.part(2, 0, 1, region.columns() - 1).put_right(0, choice_words(asked_));
    draw_times_heading(region, *times);
  } else if (lines(stage) > 0) {
    region.put(4, 1, "#    player                     wins   draws  losses  runs", Role::kDim);
  } else {
    const std::string nobody =
        asked_.category().empty() ? "No runs yet." : "No runs yet in " + asked_.category() + ".";
    region.put(kFirstBoardRow, 1, shown == nullptr ? "loading ..." : nobody);
  }
  const std::size_t rows = shown_lines(region.rows());
  for (std::size_t i = first_; i < std::min(lines(stage), first_ + rows); ++i) {
    const Region row = region.part(kFirstBoardRow + static_cast<int>(i - first_), 0, 1);
    if (times != nullptr) {
      draw_best_time(row, i + 1, times->lines(static_cast<int>(i)));
    } else {
      draw_tally(row, i + 1, shown->tallies(static_cast<int>(i)));
    }
  }
  region.rule(region.rows() - 4);
  const char* about = "The server measures times. gridmates replay RUN shows a run again.";
  if (shown != nullptr && shown->more()) {
    about = "There are more categories: / finds one by its name.";
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
