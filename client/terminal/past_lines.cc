#include "client/terminal/past_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/player_page.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/terminal/canvas.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/text_table.h"

namespace gridmates::terminal {
namespace {

using client::printable;

// A table with a heading: the name of its first column.
class Section {
 public:
  explicit Section(std::vector<TextTable::Head> heads) : table_(std::move(heads)) {}

  void add(TextTable::Cells cells, PastLine line = {}) {
    table_.add(std::move(cells));
    lines_.push_back(std::move(line));
  }
  // Adds nothing if the table is empty.
  void put(int columns, std::vector<PastLine>& page) {
    if (lines_.empty()) return;
    std::vector<std::vector<std::string>> rows = table_.rows(columns);
    const std::string title = rows[0][0].substr(0, rows[0][0].find("  "));
    rows[0].insert(rows[0].begin(), "");
    page.push_back({std::move(rows[0]), title});
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      lines_[i].rows = std::move(rows[i + 1]);
      page.push_back(std::move(lines_[i]));
    }
  }

 private:
  TextTable table_;
  std::vector<PastLine> lines_;
};

TextTable::Head number_head(std::string name) { return {std::move(name), true}; }

void put_sentence(const std::string& text, int columns, std::vector<PastLine>& page) {
  page.push_back({wrapped(text, columns, 2)});
}

void put_games(const v1::PlayerPage& shown, const client::Model& model, int columns,
               std::vector<PastLine>& page) {
  Section games({{tr("GAMES")},
                 number_head(tr("played")),
                 number_head(tr("won")),
                 number_head("%"),
                 number_head(tr("drawn")),
                 number_head(tr("lost")),
                 number_head(tr("stopped"))});
  for (const v1::PlayedGame& game : shown.games()) {
    const std::uint64_t played = std::max(game.played(), 1U);
    const std::uint64_t won = game.won();
    games.add({game_title(model, game.game()), std::to_string(game.played()), std::to_string(won),
               std::to_string(won * 100 / played), std::to_string(game.drawn()),
               std::to_string(game.lost()), std::to_string(game.stopped())});
  }
  games.put(columns, page);
}

// The kinds of matches, with links to the best runs.
void put_kinds(const v1::PlayerPage& shown, const client::Model& model, int columns,
               std::vector<PastLine>& page) {
  const bool measured = std::ranges::any_of(shown.games(), [](const v1::PlayedGame& game) {
    return std::ranges::any_of(game.kinds(), [](const v1::PlayedKind& kind) {
      return kind.best_rate() != 0 || kind.per_click() != 0;
    });
  });
  std::vector<TextTable::Head> heads = {{tr("KINDS OF MATCHES")},
                                        number_head(tr("played")),
                                        number_head(tr("won")),
                                        number_head(tr("best")),
                                        number_head(tr("median"))};
  if (measured) heads.insert(heads.end(), {number_head(tr("3BV/s")), number_head("IOE")});
  Section kinds(std::move(heads));
  const auto time = [](std::uint64_t ms) { return ms == 0 ? "" : client::format_exact_time(ms); };
  const auto rate = [](std::uint64_t of) { return of == 0 ? "" : client::thousandths_text(of); };
  for (const v1::PlayedGame& game : shown.games()) {
    for (const v1::PlayedKind& kind : game.kinds()) {
      TextTable::Cells cells = {game_title(model, game.game()) + " " + client::kind_words(kind),
                                std::to_string(kind.played()), std::to_string(kind.won()),
                                time(kind.best_ms()), time(kind.median_ms())};
      if (measured) cells.insert(cells.end(), {rate(kind.best_rate()), rate(kind.per_click())});
      kinds.add(std::move(cells), {{}, {}, &kind, kind.best_run(), kind.best_racer()});
    }
  }
  kinds.put(columns, page);
}

void put_ratings(const v1::PlayerPage& shown, const client::Model& model, int columns,
                 std::vector<PastLine>& page) {
  Section ratings({{tr("RATINGS")},
                   number_head(tr("rating")),
                   number_head(tr("last")),
                   number_head(tr("won")),
                   number_head(tr("drawn")),
                   number_head(tr("lost")),
                   number_head(tr("range"))});
  bool provisional = false;
  for (const v1::RatingHistory& history : shown.ratings()) {
    const v1::RatedPlayer& now = history.now();
    const auto [low, high] = client::rating_range(history);
    ratings.add({game_title(model, history.game()) + " " + printable(history.variant()),
                 client::rating_text(now), client::change_text(now.change()),
                 std::to_string(now.wins()), std::to_string(now.draws()),
                 std::to_string(now.losses()), std::to_string(low) + "-" + std::to_string(high)});
    provisional = provisional || now.provisional();
  }
  ratings.put(columns, page);
  if (provisional) put_sentence(tr("A ? marks a rating that is provisional."), columns, page);
  for (const v1::RatingHistory& history : shown.ratings()) {
    std::vector<std::string> chart = client::rating_chart(history);
    if (chart.empty()) continue;
    std::vector<std::string> rows =
        wrapped(tr("{} {}, after each of the latest {} matches", game_title(model, history.game()),
                   printable(history.variant()), history.points_size()),
                columns, 2);
    rows.insert(rows.begin(), "");
    std::move(chart.begin() + 1, chart.end(), std::back_inserter(rows));
    page.push_back({std::move(rows)});
  }
}

void put_opponents(const v1::PlayerPage& shown, const client::Model& model, int columns,
                   std::vector<PastLine>& page) {
  Section opponents({{tr("OPPONENTS")},
                     {tr("game")},
                     number_head(tr("won")),
                     number_head(tr("drawn")),
                     number_head(tr("lost"))});
  for (const v1::Opponent& one : shown.opponents()) {
    opponents.add({printable(one.name()), game_title(model, one.game()), std::to_string(one.wins()),
                   std::to_string(one.draws()), std::to_string(one.losses())});
  }
  opponents.put(columns, page);
}

void put_techniques(const replay::Study& study, int columns, std::vector<PastLine>& page) {
  Section techniques({{tr("TECHNIQUES REQUIRED")},
                      number_head(tr("times")),
                      number_head(tr("matches")),
                      number_head(tr("longest pause")),
                      {tr("run")}});
  for (const replay::Met& met : study.met()) {
    techniques.add({std::string(tr(std::string_view(met.technique))), std::to_string(met.times),
                    tr("{} of {}", met.matches, study.matches()),
                    met.pause_ms == 0 ? "" : client::format_time(met.pause_ms),
                    printable(met.run)});
  }
  techniques.put(columns, page);
}

std::string match_words(const v1::PastMatch& match, const client::Model& model) {
  std::string words = game_title(model, match.game()) + " " + client::kind_words(match);
  if (!match.pack().empty()) {
    words += tr(", puzzle {}/{}", printable(match.pack()), match.number());
  }
  if (match.too_fast() && match.outcome() == v1::PAST_OUTCOME_SOLVED) words += tr(", too fast");
  return words + (match.counts() ? "" : tr(", not on the leaderboards"));
}

void put_matches(const v1::PlayerPage& shown, const client::Model& model, int columns,
                 std::vector<PastLine>& page) {
  Section matches(
      {{tr("LATEST MATCHES")}, {tr("result")}, number_head(tr("time")), {tr("day")}, {tr("run")}});
  for (const v1::PastMatch& match : shown.history()) {
    matches.add({match_words(match, model), std::string(tr(client::outcome_word(match.outcome()))),
                 client::format_exact_time(match.time_ms()),
                 client::date_words(match.wall_time_ms()), printable(match.run())},
                {{}, {}, &match, match.run(), match.racer(), true});
  }
  matches.put(columns, page);
}

}  // namespace

std::vector<PastLine> past_lines(const replay::PageStudy& studied, const client::Model& model,
                                 int columns) {
  const v1::PlayerPage& shown = studied.page();
  std::vector<PastLine> page;
  put_sentence(client::totals_words(shown), columns, page);
  if (shown.namesakes() > 1) {
    put_sentence(tr("{} players have this name; this is number {} of them, the latest player "
                    "first (--nth)",
                    shown.namesakes(), shown.nth() + 1),
                 columns, page);
  }
  put_games(shown, model, columns, page);
  put_kinds(shown, model, columns, page);
  put_ratings(shown, model, columns, page);
  put_opponents(shown, model, columns, page);
  put_techniques(studied.study(), columns, page);
  put_matches(shown, model, columns, page);
  if (shown.all_since_wall_ms() != 0) {
    put_sentence(tr("Matches that were lost or stopped are counted since {}.",
                    client::date_words(shown.all_since_wall_ms())),
                 columns, page);
  }
  if (shown.more()) put_sentence(tr("Older matches are not counted."), columns, page);
  return page;
}

}  // namespace gridmates::terminal
