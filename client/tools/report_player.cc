// A player's matches as printed by one-shot commands.
#include <google/protobuf/struct.pb.h>

#include <algorithm>
#include <iterator>

#include "client/core/player_page.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/tools/csv.h"
#include "client/tools/report.h"

namespace gridmates::tools {
namespace {

std::string matches_csv(const v1::PlayerPage& page) {
  std::string text =
      csv_line({"run", "game", "table", "category", "team_size", "assisted", "outcome", "time_ms",
                "ended", "leaderboard", "pack", "number", "worth", "clicks", "too_fast", "racer"});
  for (const v1::PastMatch& match : page.history()) {
    text +=
        csv_line({match.run(), match.game(), std::string(client::table_word(match.table())),
                  match.category(), csv_number(match.team_size()), csv_number(match.assisted()),
                  std::string(client::outcome_word(match.outcome())), csv_number(match.time_ms()),
                  csv_time(match.wall_time_ms()), csv_number(match.counts()), match.pack(),
                  csv_number(match.number()), csv_number(match.worth()), csv_number(match.clicks()),
                  csv_number(match.too_fast()), match.racer()});
  }
  return text;
}

std::string techniques_csv(const replay::Study& study) {
  const std::vector<replay::Met> all = study.met();
  if (all.empty()) return "";
  std::string text =
      csv_line({"technique", "times", "matches", "of_matches", "longest_pause_ms", "run"});
  for (const replay::Met& met : all) {
    text += csv_line({met.technique, csv_number(met.times), csv_number(met.matches),
                      csv_number(study.matches()), csv_number(met.pause_ms), met.run});
  }
  return text;
}

// The days in a row are of the requested game, or of all.
std::string games_csv(const v1::PlayerPage& page) {
  if (page.games().empty()) return "";
  std::string text = csv_line(
      {"game", "played", "won", "drawn", "lost", "stopped", "streak_days", "best_streak_days"});
  for (const v1::PlayedGame& game : page.games()) {
    text += csv_line({game.game(), csv_number(game.played()), csv_number(game.won()),
                      csv_number(game.drawn()), csv_number(game.lost()), csv_number(game.stopped()),
                      csv_number(page.streak_days()), csv_number(page.best_streak_days())});
  }
  return text;
}

// Empty if there is no value.
std::string csv_measure(std::uint64_t thousandths) {
  return thousandths == 0 ? "" : client::thousandths_text(thousandths);
}

// Empty without a run.
std::string csv_run_time(const v1::PlayedKind& kind, std::uint64_t time_ms) {
  return kind.best_run().empty() ? "" : csv_number(time_ms);
}

std::string kinds_csv(const v1::PlayerPage& page) {
  std::string rows;
  for (const v1::PlayedGame& game : page.games()) {
    for (const v1::PlayedKind& kind : game.kinds()) {
      rows += csv_line({game.game(), std::string(client::table_word(kind.table())), kind.category(),
                        csv_number(kind.team_size()), csv_number(kind.assisted()),
                        csv_number(kind.played()), csv_number(kind.won()),
                        csv_run_time(kind, kind.best_ms()), csv_run_time(kind, kind.median_ms()),
                        kind.best_run(), kind.best_racer(), csv_measure(kind.best_rate()),
                        csv_measure(kind.per_click())});
    }
  }
  if (rows.empty()) return "";
  return csv_line({"game", "table", "category", "team_size", "assisted", "played", "won", "best_ms",
                   "median_ms", "best_run", "best_racer", "best_rate", "per_click"}) +
         rows;
}

}  // namespace

std::string text_of(const v1::PlayerPage& page, const replay::Study& study) {
  std::vector<std::string> more;
  for (const v1::RatingHistory& history : page.ratings()) {
    std::ranges::move(client::rating_chart(history), std::back_inserter(more));
  }
  std::ranges::move(study.lines(), std::back_inserter(more));
  std::string text;
  for (const std::string& line : client::page_lines(page, more)) text += line + '\n';
  return text;
}

std::string csv_of(const v1::PlayerPage& page, const replay::Study& study) {
  std::string text = matches_csv(page);
  for (const std::string& table : {techniques_csv(study), games_csv(page), kinds_csv(page)}) {
    text += (table.empty() ? "" : "\r\n") + table;
  }
  return text;
}

std::string json_of(const v1::PlayerPage& page, const replay::Study& study) {
  google::protobuf::ListValue techniques;
  for (const replay::Met& met : study.met()) {
    auto& fields = *techniques.add_values()->mutable_struct_value()->mutable_fields();
    fields["technique"].set_string_value(met.technique);
    fields["times"].set_number_value(static_cast<double>(met.times));
    fields["matches"].set_number_value(static_cast<double>(met.matches));
    fields["ofMatches"].set_number_value(static_cast<double>(study.matches()));
    fields["longestPauseMs"].set_number_value(static_cast<double>(met.pause_ms));
    fields["run"].set_string_value(met.run);
  }
  std::string object = json_line(page), list = json_line(techniques);
  if (object.size() < 2 || list.empty()) return object;
  list.pop_back();
  return object.substr(0, object.size() - 2) + ",\"techniques\":" + list + "}\n";
}

}  // namespace gridmates::tools
