#include "client/tools/replay/comparison.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <utility>

#include "client/core/player_page.h"
#include "client/core/text.h"
#include "client/tools/replay/board_check.h"
#include "client/tools/replay/row_check.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {
namespace {

using client::format_exact_time;
using client::printable;

// The prefix of a daily's category.
constexpr std::string_view kDaily = "daily ";

std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + printable(name);
  return all.empty() ? "nobody" : all;
}

std::string_view result_word(v1::RunResult result) {
  switch (result) {
    case v1::RUN_RESULT_SOLVED:
      return "solved";
    case v1::RUN_RESULT_WON:
      return "won";
    case v1::RUN_RESULT_DRAWN:
      return "drawn";
    default:
      return "lost";
  }
}

// Compares the line of a run with the result of its match.
class Comparison {
 public:
  Comparison(const v1::Replay& replay, const core::Game& game, const Replayed& found)
      : replay_(replay),
        recorded_(replay.recorded()),
        game_(game),
        found_(found),
        race_(replay.head().table() == v1::TABLE_RACE),
        versus_(replay.head().table() == v1::TABLE_VERSUS) {}

  std::vector<Difference> all() {
    differ(race_ ? "time of the race" : "time", format_exact_time(recorded_.time_ms()),
           format_exact_time(found_.ended_ms));
    race_ ? compare_racer() : compare_players();
    if (recorded_.tells_row()) compare_row();
    if (recorded_.tells_players()) compare_owners();
    compare_category();
    if (recorded_.rules() >= kParted && !versus_) compare_merit();
    for (Difference& one : compare_rules(replay_, found_)) differences_.push_back(std::move(one));
    if (recorded_.wall_time_ms() != 0) compare_place();
    if (!stands_where_it_belongs(replay_)) {
      differ("leaderboard", "lists the run elsewhere or nowhere", printable(recorded_.category()));
    }
    return std::move(differences_);
  }

 private:
  void differ(std::string_view what, const std::string& server, const std::string& journal) {
    if (server != journal) differences_.push_back({what, server, journal});
  }

  // Compares the date and the puzzle, by which runs are listed.
  void compare_place() {
    const std::int64_t ended_ms = replay_.events().rbegin()->wall_time_ms();
    differ("date", client::date_words(recorded_.wall_time_ms()), client::date_words(ended_ms));
    const v1::BoardInfo& board = replay_.head().board();
    differ("puzzle", puzzle_words(recorded_.pack(), recorded_.number(), recorded_.level()),
           puzzle_words(board.pack(), board.number(), board.level()));
  }

  // "starter/3, easy"
  static std::string puzzle_words(const std::string& pack, std::uint32_t number,
                                  const std::string& level) {
    if (pack.empty()) return level.empty() ? "of no pack" : "of no pack, " + printable(level);
    return printable(pack) + "/" + std::to_string(number) + ", " + printable(level);
  }

  // Whether the player takes part: both in a versus match, else those who moved.
  bool took_part(std::uint32_t player) const {
    return versus_ || std::ranges::find(found_.movers, player) != found_.movers.end();
  }

  v1::RunResult result_of(std::uint32_t player) const {
    switch (found_.ended.result()) {
      case v1::ROOM_STATE_FINISHED_SOLVED:
        return v1::RUN_RESULT_SOLVED;
      case v1::ROOM_STATE_FINISHED_FIRST_WON:
        return player == 0 ? v1::RUN_RESULT_WON : v1::RUN_RESULT_LOST;
      case v1::ROOM_STATE_FINISHED_SECOND_WON:
        return player == 1 ? v1::RUN_RESULT_WON : v1::RUN_RESULT_LOST;
      case v1::ROOM_STATE_FINISHED_DRAWN:
        return v1::RUN_RESULT_DRAWN;
      default:
        return v1::RUN_RESULT_LOST;
    }
  }

  void compare_players() {
    std::vector<std::string> server;
    std::vector<std::string> journal;
    std::string server_results;
    std::string journal_results;
    for (const v1::RecordedPlayer& player : recorded_.players()) {
      server.push_back(player.name());
      server_results +=
          (server_results.empty() ? "" : ", ") + std::string(result_word(player.result()));
    }
    for (const v1::MatchPlayer& player : replay_.match().players()) {
      if (!took_part(player.player())) continue;
      journal.push_back(player.name());
      journal_results += (journal_results.empty() ? "" : ", ") +
                         std::string(result_word(result_of(player.player())));
    }
    differ("players", joined(server), joined(journal));
    differ("result", server_results, journal_results);
    differ("help", help_words(recorded_.assisted()), help_words(found_.match.assisted()));
  }

  static std::string help_words(bool assisted) { return assisted ? "with help" : "without help"; }

  void compare_racer() {
    if (replay_.match().players().empty()) return;
    const v1::MatchPlayer& racer = replay_.match().players(0);
    const auto& lines = recorded_.players();
    const auto line = std::ranges::find(lines, racer.name(), &v1::RecordedPlayer::name);
    const bool moved = took_part(racer.player());
    differ("players",
           line == lines.end() ? "without " + printable(racer.name()) : printable(racer.name()),
           moved ? printable(racer.name()) : "without " + printable(racer.name()));
    if (line == lines.end() || !moved) return;
    const std::uint64_t time_ms = found_.finished_ms.value_or(0);
    differ("time", format_exact_time(line->time_ms()), format_exact_time(time_ms));
    differ(
        "result", std::string(result_word(line->result())),
        std::string(result_word(found_.finished_ms ? v1::RUN_RESULT_SOLVED : v1::RUN_RESULT_LOST)));
    differ("help", help_words(line->assisted()), help_words(found_.match.assisted()));
    if (recorded_.rules() < kParted) return;
    const core::Merit merit = found_.match.merit();
    differ("no flag", yes_or_no(line->no_flag()), yes_or_no(merit.no_flag));
    differ("too fast", yes_or_no(line->too_fast()), yes_or_no(time_ms < merit.least_ms));
  }

  // Compares whose runs the lines are. On one board they are in the order of the participants; two
  // of them may have had the same name.
  void compare_owners() {
    const auto& lines = recorded_.players();
    auto line = lines.begin();
    for (const v1::MatchPlayer& player : replay_.match().players()) {
      if (!took_part(player.player())) continue;
      if (race_) line = std::ranges::find(lines, player.name(), &v1::RecordedPlayer::name);
      if (line == lines.end()) return;  // the names differ too
      const bool own = line->player() == player.player() + 1;
      differ("player", own ? "" : "not " + printable(player.name()),
             own ? "" : printable(player.name()));
      ++line;
    }
  }

  // Compares the data of the list of a player's matches. In a race with hidden moves only the
  // line's own players are known.
  void compare_row() {
    const auto& players = recorded_.players();
    const auto solvers =
        std::ranges::count(players, v1::RUN_RESULT_SOLVED, &v1::RecordedPlayer::result);
    const bool solved = !players.empty() && solvers == players.size();
    const bool is_said = found_.hidden && recorded_.played() != 0;
    const auto size = is_said         ? static_cast<std::size_t>(recorded_.played())
                      : found_.hidden ? static_cast<std::size_t>(players.size())
                      : versus_       ? static_cast<std::size_t>(replay_.match().players_size())
                                      : found_.movers.size();
    const v1::RoomState result = found_.ended.result();
    const bool stopped =
        result == v1::ROOM_STATE_FINISHED_ABANDONED || result == v1::ROOM_STATE_FINISHED_UNSOLVED;
    differ("number of players", std::to_string(recorded_.team_size()), std::to_string(size));
    if (is_said) differ("number of lines", std::to_string(players.size()), std::to_string(size));
    differ("solved by all", yes_or_no(recorded_.solved()),
           yes_or_no(found_.hidden ? solved : found_.solved));
    differ("stopped", yes_or_no(recorded_.stopped()), yes_or_no(stopped));
  }

  // The category by the board and its options; nullopt if the options are not sent as a host
  // chooses them: those of a pasted board of an unusual size.
  std::optional<std::string> category() const {
    if (recorded_.category().starts_with(kDaily)) return daily_category();
    const convert::GameConverter& converter = *convert::converter(replay_.head().game());
    const auto options = converter.options(replay_.head().options());
    if (!options) return std::nullopt;
    const auto table = static_cast<core::Table>(replay_.head().table() - 1);
    const auto at_table = game_.at_table(*options, table);
    std::string category = at_table ? game_.category(*at_table) : std::string();
    const std::string& level = replay_.head().board().level();
    if (recorded_.rules() < kByLevel || level.empty() || level == "unrated") return category;
    return level + (category.empty() ? "" : " ") + category;
  }

  // "daily 2026-11-24 easy". It counts until the end of the next day; the board's level, if any,
  // says which of the game's dailies it was.
  std::string daily_category() const {
    constexpr std::int64_t kDayMs = 86'400'000;
    const std::int64_t ended_ms = replay_.events().rbegin()->wall_time_ms();
    const std::string day_before = client::date_words(ended_ms - kDayMs);
    const std::string_view told = std::string_view(recorded_.category()).substr(kDaily.size());
    std::string daily(kDaily);
    daily += told.starts_with(day_before) ? day_before : client::date_words(ended_ms);
    std::string_view level = told.substr(std::min(told.find(' '), told.size()));
    level = level.substr(0, level.find(' ', 1));
    const std::string& own = replay_.head().board().level();
    return daily + (own.empty() ? std::string(level) : " " + own);
  }

  // After that the line's category has the help.
  void compare_category() {
    const std::string help = race_ || recorded_.rules() < kByLevel ? "" : found_.match.help_class();
    std::string_view rest = recorded_.category();
    const std::string own = category().value_or(std::string(without(rest, help)));
    if (!rest.starts_with(own)) return differ("category", printable(rest), own);
    rest.remove_prefix(own.size());
    if (rest.starts_with(' ')) rest.remove_prefix(1);
    differ("help", rest.empty() ? "none" : printable(rest), help.empty() ? "none" : help);
  }

  static std::string_view without(std::string_view category, std::string_view help) {
    if (!category.ends_with(help)) return {};
    category.remove_suffix(help.size());
    return category.ends_with(' ') ? category.substr(0, category.size() - 1) : category;
  }

  void compare_merit() {
    const core::Merit merit = found_.match.merit();
    differ("pauses", yes_or_no(recorded_.interrupted()), yes_or_no(found_.interrupted));
    if (race_) compare_whole_race();
    if (race_ && !found_.finished_ms) return;  // its measures are the winner's
    // The server sends no measure for a daily's board.
    const bool told = !recorded_.category().starts_with(kDaily);
    differ("worth", std::to_string(recorded_.worth()), std::to_string(told ? merit.worth : 0));
    differ("ranked", yes_or_no(!recorded_.unranked()), yes_or_no(merit.ranks));
    if (race_) return;
    if (recorded_.tells_players() && recorded_.rules() >= kAllEnded) {
      differ("clicks", std::to_string(recorded_.clicks()), std::to_string(merit.clicks));
    }
    differ("no flag", yes_or_no(recorded_.no_flag()), yes_or_no(merit.no_flag));
    const bool coop = !versus_ && !found_.movers.empty();
    const bool too_fast = coop && found_.ended_ms < merit.least_ms / found_.movers.size();
    differ("too fast", yes_or_no(recorded_.too_fast()), yes_or_no(too_fast));
  }

  // At a race help and flags belong to its players.
  void compare_whole_race() {
    differ("help of the race", help_words(recorded_.assisted()), help_words(false));
    differ("no flag of the race", yes_or_no(recorded_.no_flag()), yes_or_no(false));
    differ("too fast of the race", yes_or_no(recorded_.too_fast()), yes_or_no(false));
    differ("clicks of the race", std::to_string(recorded_.clicks()), "0");
  }

  const v1::Replay& replay_;
  const v1::RecordedRun& recorded_;
  const core::Game& game_;
  const Replayed& found_;
  bool race_;
  bool versus_;
  std::vector<Difference> differences_;
};

}  // namespace

std::string sixteen_digits(std::uint64_t number) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
  return digits.data();
}

std::vector<Difference> compare_run(const v1::Replay& replay, const core::Game& game,
                                    const Replayed& found) {
  return Comparison(replay, game, found).all();
}

}  // namespace gridmates::tools
