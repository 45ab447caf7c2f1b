#include "client/terminal/fame_lines.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/leaderboards.h"
#include "client/core/player_page.h"
#include "client/core/ratings.h"
#include "client/core/text.h"

namespace gridmates::terminal {
namespace {

// The columns of best times: private rooms have long runs, and the remaining width is for the
// players.
constexpr int kPlayers = 5;
// The columns of players by wins.
constexpr int kTallyAt = 6;
constexpr int kWinsAt = 33;
constexpr int kDrawsAt = 40;
constexpr int kLossesAt = 47;
constexpr int kRunsAt = 55;
struct Columns {
  int time, puzzle, day, run;
};

Columns columns_of(int columns) {
  const int run = std::max(columns, 80) - 21;
  return {run - 37, run - 25, run - 11, run};
}

// "ana, bo (paused)".
struct Names {
  std::string players;
  std::string marks;
};

Names names_of(const v1::BestTime& line) {
  Names names;
  for (const std::string& player : line.players()) {
    names.players += (names.players.empty() ? "" : ", ") + client::printable(player);
  }
  if (const std::string marks = client::marks_words(line); !marks.empty()) {
    names.marks = " (" + marks + ")";
  }
  return names;
}

}  // namespace

bool has_worth(const v1::BestTimes& times) {
  return times.lines_size() > 0 && times.lines(0).worth() != 0;
}

void draw_times_heading(const Region& region, const v1::BestTimes& times) {
  region.put_field(3, 1, region.columns() - 1, "<" + client::heading_of(times) + ">",
                   Role::kReverse);
  const Columns at = columns_of(region.columns());
  region.put(4, 1, "#", Role::kDim);
  const auto put = [&region](int column, int next, std::string_view title) {
    region.put_field(4, column, next - column - 1, title, Role::kDim);
  };
  put(kPlayers, at.time, tr("players"));
  put(at.time, at.puzzle, tr("time"));
  put(at.puzzle, at.day, has_worth(times) ? tr("3BV") : tr("puzzle"));
  put(at.day, at.run, tr("day"));
  put(at.run, region.columns() + 1, tr("run"));
}

std::vector<std::string> rows_below(int columns, const v1::BestTime& line) {
  const Names names = names_of(line);
  const std::string all = names.players + names.marks;
  const auto fits = [columns](const std::string& words) {
    return client::columns_of(words) < columns_of(columns).time - kPlayers;
  };
  if (fits(all)) return {};
  const bool marks_alone = line.players_size() < 2 && fits(names.players);
  return wrapped(marks_alone ? names.marks.substr(1) : all, columns - kPlayers - 1);
}

int draw_best_time(const Region& row, const v1::BestTime& line) {
  const Columns at = columns_of(row.columns());
  const Names names = names_of(line);
  const std::vector<std::string> below = rows_below(row.columns(), line);
  row.put(0, 1, client::place_words(line.place()));
  if (line.players_size() > 1 && !below.empty()) {
    row.put(0, kPlayers, tr("{} players:", line.players_size()));
  } else {
    row.put_field(0, kPlayers, at.time - kPlayers - 1,
                  names.players + (below.empty() ? names.marks : ""));
  }
  for (std::size_t i = 0; i < below.size(); ++i) {
    row.put(static_cast<int>(i) + 1, kPlayers, below[i]);
  }
  row.put(0, at.time, client::format_exact_time(line.time_ms()), Role::kStrong);
  if (line.worth() != 0) {
    row.put_field(0, at.puzzle, at.day - at.puzzle - 1, client::worth_words(line));
  } else if (!line.pack().empty()) {
    row.put_field(0, at.puzzle, at.day - at.puzzle - 1,
                  client::printable(line.pack()) + "/" + std::to_string(line.number()));
  }
  row.put(0, at.day, client::date_words(line.wall_time_ms()));
  row.put_field(0, at.run, row.columns() - at.run, client::printable(line.run()));
  return 1 + static_cast<int>(below.size());
}

void draw_tallies_heading(const Region& region) {
  region.put(4, 1, "#", Role::kDim);
  region.put_field(4, kTallyAt, kWinsAt - kTallyAt - 1, tr("player"), Role::kDim);
  region.put_field(4, kWinsAt, kDrawsAt - kWinsAt - 1, tr("wins"), Role::kDim);
  region.put_field(4, kDrawsAt, kLossesAt - kDrawsAt - 1, tr("draws"), Role::kDim);
  region.put_field(4, kLossesAt, kRunsAt - kLossesAt - 1, tr("losses"), Role::kDim);
  region.put_field(4, kRunsAt, region.columns() - kRunsAt, tr("runs"), Role::kDim);
}

void draw_tally(const Region& row, const v1::Tally& line) {
  row.put(0, 1, client::place_words(line.place()));
  row.put_name(0, kTallyAt, kWinsAt - kTallyAt - 1, client::printable(line.player()),
               line.mine() ? " " + std::string(tr("(you)")) : "");
  row.put(0, kWinsAt, std::to_string(line.wins()), Role::kStrong);
  row.put(0, kDrawsAt, std::to_string(line.draws()));
  row.put(0, kLossesAt, std::to_string(line.losses()));
  const int room = row.columns() - kRunsAt;
  int shown = 3;
  while (shown > 1 && client::columns_of(client::runs_words(line.runs(), shown)) > room) --shown;
  row.put_field(0, kRunsAt, room, client::runs_words(line.runs(), shown));
}

void draw_ratings_heading(const Region& region) {
  region.put(4, 1, "#", Role::kDim);
  region.put_field(4, kTallyAt, kWinsAt - kTallyAt - 1, tr("player"), Role::kDim);
  region.put_field(4, kWinsAt, kDrawsAt - kWinsAt - 1, tr("rating"), Role::kDim);
  region.put_field(4, kDrawsAt, kLossesAt - kDrawsAt - 1, tr("last"), Role::kDim);
  region.put_field(4, kLossesAt, region.columns() - kLossesAt, tr("won, drawn, lost"), Role::kDim);
}

void draw_rated(const Region& row, const v1::RatedPlayer& line) {
  row.put(0, 1, client::place_words(line.place()));
  row.put_name(0, kTallyAt, kWinsAt - kTallyAt - 1, client::printable(line.player()),
               line.mine() ? " " + std::string(tr("(you)")) : "");
  row.put(0, kWinsAt, client::rating_text(line), Role::kStrong);
  row.put(0, kDrawsAt, client::change_text(line.change()));
  row.put_field(0, kLossesAt, row.columns() - kLossesAt, client::results_words(line));
}

}  // namespace gridmates::terminal
