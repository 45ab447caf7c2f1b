#include "client/tools/report.h"

#include <google/protobuf/util/json_util.h>

#include <algorithm>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/columns.h"
#include "client/core/leaderboards.h"
#include "client/core/player_page.h"
#include "client/core/ratings.h"
#include "client/core/room_list.h"
#include "client/core/text.h"
#include "client/tools/csv.h"
#include "client/words/clocks.h"
#include "client/words/dailies.h"
#include "client/words/room_settings.h"

namespace gridmates::tools {
namespace {

using client::printable;
using Row = std::vector<std::string>;

const std::string kEnd = "\n";

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(client::columns_of(text));
}

// Aligned columns, two blanks between them, none at a line's end. Names can be long, so they are
// last: a line that is too long for a screen keeps the columns aligned.
std::string align(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths;
  for (const Row& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += row[i];
      if (i + 1 < row.size()) text.append(widths[i] - width(row[i]) + 2, ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string join(const google::protobuf::RepeatedPtrField<std::string>& items) {
  std::string joined;
  for (const auto& item : items) joined += (joined.empty() ? "" : ", ") + printable(item);
  return joined;
}

// Removes columns that only have dashes below the heads.
std::vector<Row> without_empty_columns(const std::vector<Row>& rows) {
  std::vector<Row> kept(rows.size());
  for (std::size_t column = 0; column < rows.front().size(); ++column) {
    const bool empty = std::all_of(rows.begin() + 1, rows.end(),
                                   [column](const Row& row) { return row[column] == "-"; });
    if (empty) continue;
    for (std::size_t i = 0; i < rows.size(); ++i) kept[i].push_back(rows[i][column]);
  }
  return kept;
}

std::string times_text(const v1::BestTimes& category) {
  std::vector<Row> rows{{"", tr("TIME"), tr("3BV"), tr("PUZZLE"), tr("LEVEL"), tr("DATE"),
                         tr("MARKS"), tr("RUN"), tr("PLAYERS")}};
  const auto or_dash = [](std::string words) { return words.empty() ? "-" : words; };
  for (const auto& line : category.lines()) {
    const bool numbered = category.source() == v1::BOARD_SOURCE_TABLE;
    rows.push_back({client::place_words(line.place()), client::format_exact_time(line.time_ms()),
                    or_dash(client::worth_words(line)),
                    numbered ? printable(line.pack()) + "/" + std::to_string(line.number()) : "-",
                    line.level().empty() ? "-" : printable(line.level()),
                    client::date_words(line.wall_time_ms()), or_dash(client::marks_words(line)),
                    printable(line.run()), join(line.players())});
  }
  return client::heading_of(category) + "\n" + align(without_empty_columns(rows));
}

std::string tallies_text(const v1::Leaderboard& board) {
  std::vector<Row> rows{{"", tr("PLAYER"), tr("WON"), tr("DRAWN"), tr("LOST"), tr("RUNS")}};
  for (const auto& tally : board.tallies()) {
    rows.push_back(
        {client::place_words(tally.place()),
         printable(tally.player()) + (tally.mine() ? " " + std::string(tr("(you)")) : ""),
         std::to_string(tally.wins()), std::to_string(tally.draws()),
         std::to_string(tally.losses()), client::runs_words(tally.runs())});
  }
  return align(rows);
}

std::string ratings_text(const v1::RatingList& list) {
  std::vector<Row> rows{{"", tr("PLAYER"), tr("RATING"), tr("LAST"), tr("RESULTS")}};
  for (const auto& player : list.players()) {
    rows.push_back(
        {client::place_words(player.place()),
         printable(player.player()) + (player.mine() ? " " + std::string(tr("(you)")) : ""),
         client::rating_text(player), client::change_text(player.change()),
         client::results_words(player)});
  }
  return tr("Ratings {}", printable(list.variant())) + "\n" + align(rows);
}

std::string join_with(const google::protobuf::RepeatedPtrField<std::string>& items,
                      std::string_view between) {
  std::string joined;
  for (const auto& item : items) joined += (joined.empty() ? "" : std::string(between)) + item;
  return joined;
}

std::string source_word(v1::BoardSource source) {
  if (source == v1::BOARD_SOURCE_TABLE) return "table";
  return source == v1::BOARD_SOURCE_PASTED ? "pasted" : "generated";
}

// "ana", "ana (yours, private)"
std::string host_words(const v1::RoomSummary& room) {
  std::string marks = room.mine() ? tr("yours") : "";
  if (room.private_room()) marks += (marks.empty() ? "" : ", ") + std::string(tr("private"));
  const std::string computers = words::computers_words(room);
  if (!computers.empty()) marks += (marks.empty() ? "" : ", ") + computers;
  return printable(room.host()) + (marks.empty() ? "" : " (" + marks + ")");
}

std::string tallies_csv(const v1::Leaderboard& board) {
  std::string text =
      csv_line({"game", "window", "place", "yours", "player", "wins", "draws", "losses", "runs"});
  for (const auto& tally : board.tallies()) {
    text +=
        csv_line({board.game(), board.window(), csv_number(tally.place()), csv_number(tally.mine()),
                  tally.player(), csv_number(tally.wins()), csv_number(tally.draws()),
                  csv_number(tally.losses()), join_with(tally.runs(), " ")});
  }
  return text;
}

std::string times_csv(const v1::Leaderboard& board) {
  std::string text =
      csv_line({"game",  "window", "category", "source",  "table",    "team_size", "assisted",
                "place", "yours",  "players",  "time_ms", "ended",    "pack",      "number",
                "level", "worth",  "no_flag",  "paused",  "too_fast", "run"});
  for (const auto& times : board.best_times()) {
    for (const auto& line : times.lines()) {
      text += csv_line({board.game(),
                        board.window(),
                        times.category(),
                        source_word(times.source()),
                        std::string(client::table_word(times.table())),
                        csv_number(times.team_size()),
                        csv_number(times.assisted()),
                        csv_number(line.place()),
                        csv_number(line.mine()),
                        join_with(line.players(), ", "),
                        csv_number(line.time_ms()),
                        csv_time(line.wall_time_ms()),
                        line.pack(),
                        csv_number(line.number()),
                        line.level(),
                        csv_number(line.worth()),
                        csv_number(line.no_flag()),
                        csv_number(line.interrupted()),
                        csv_number(line.too_fast()),
                        line.run()});
    }
  }
  return text;
}

std::string ratings_csv(const v1::Leaderboard& board) {
  std::string text = csv_line({"game", "variant", "place", "yours", "player", "rating", "deviation",
                               "provisional", "change", "wins", "draws", "losses"});
  for (const auto& list : board.ratings()) {
    for (const auto& line : list.players()) {
      text +=
          csv_line({board.game(), list.variant(), csv_number(line.place()), csv_number(line.mine()),
                    line.player(), csv_number(line.rating()), csv_number(line.deviation()),
                    csv_number(line.provisional()), std::to_string(line.change()),
                    csv_number(line.wins()), csv_number(line.draws()), csv_number(line.losses())});
    }
  }
  return text;
}

}  // namespace

std::string text_of(const v1::RoomList& rooms) {
  if (rooms.rooms().empty()) return tr("No open rooms.") + kEnd;
  std::vector<Row> table{{tr("CODE"), tr("GAME"), tr("LEVEL"), tr("BOARD"), tr("TABLE"),
                          tr("STATE"), tr("SEATS"), tr("WATCHING"), tr("CLOCK"), tr("RATED"),
                          tr("RATING"), tr("HOST")}};
  for (const auto& room : rooms.rooms()) {
    const std::string size = printable(commands::size_words(room));
    table.push_back({printable(room.code()), printable(room.game()),
                     room.level().empty() ? "-" : printable(room.level()),
                     size.empty() ? "-" : size, std::string(tr(client::table_word(room.table()))),
                     client::state_words(room),
                     std::to_string(room.seated()) + "/" + std::to_string(room.seats()),
                     std::to_string(room.watching()),
                     room.clocks().empty() ? "-" : words::clocks_text(room.clocks()),
                     room.rated().empty() ? "-" : tr("yes"),
                     room.rating() == 0 ? "-" : std::to_string(room.rating()), host_words(room)});
  }
  return align(without_empty_columns(table));
}

std::string text_of(const v1::DailyList& list) {
  std::vector<Row> table{{tr("GAME"), tr("LEVEL"), tr("SOLVED BY"), tr("YOURS")}};
  for (const auto& daily : list.dailies()) {
    table.push_back({printable(daily.game()), printable(daily.level()),
                     std::to_string(daily.solved()), words::daily_state_words(daily)});
  }
  std::string text = list.closes_in_ms() == 0
                         ? tr("Dailies of {}.", printable(list.date()))
                         : tr("Dailies of {}; the next ones come in {}.", printable(list.date()),
                              words::closes_in_words(list, 0));
  text += "\n" + align(table);
  for (const auto& streak : list.streaks()) {
    const std::string words = words::streak_words(list, streak.game());
    if (!words.empty()) text += printable(streak.game()) + ": " + words + "\n";
  }
  return text;
}

std::string text_of(const v1::PackList& packs) {
  if (packs.packs().empty()) return tr("No packs of puzzles.") + kEnd;
  std::vector<Row> table{{tr("PACK"), tr("GAME"), tr("PUZZLES")}};
  for (const auto& pack : packs.packs()) {
    table.push_back(
        {printable(pack.name()), printable(pack.game()), std::to_string(pack.puzzles())});
  }
  return align(table);
}

std::string text_of(const v1::PuzzleList& list) {
  if (list.puzzles().empty()) return tr("No such puzzles.") + kEnd;
  std::vector<Row> table{{tr("PUZZLE"), tr("LEVEL"), tr("SIZE")}};
  for (const auto& puzzle : list.puzzles()) {
    const std::string size = std::to_string(puzzle.size());
    table.push_back({printable(list.pack()) + "/" + std::to_string(puzzle.number()),
                     client::level_words(puzzle.level()), size + "x" + size});
  }
  return align(table);
}

std::string text_of(const v1::Leaderboard& board) {
  const std::string window = printable(board.window());
  std::string text;
  for (const auto& category : board.best_times()) {
    text += (text.empty() ? "" : "\n") + times_text(category);
  }
  for (const auto& list : board.ratings()) {
    text += (text.empty() ? "" : "\n") + ratings_text(list);
  }
  if (!board.tallies().empty()) text += (text.empty() ? "" : "\n") + tallies_text(board);
  if (board.more()) {
    text += "\n" + (tr("There are more boards; those of a category: --category NAME") + kEnd);
  }
  if (window.empty()) return text.empty() ? tr("Nobody yet.") + kEnd : text;
  return text.empty() ? tr("Nobody in {}.", window) + kEnd
                      : tr("In {} (UTC):", window) + "\n\n" + text;
}

std::string csv_of(const v1::Leaderboard& board, FameTable usual) {
  const bool results = !board.tallies().empty();
  const bool times = !board.best_times().empty();
  const bool ratings = !board.ratings().empty();
  const bool nobody = !results && !times && !ratings;
  std::string text;
  const auto add = [&](FameTable table, bool has_lines,
                       std::string (*csv)(const v1::Leaderboard&)) {
    if (!has_lines && !(nobody && table == usual)) return;
    text += (text.empty() ? "" : "\r\n") + csv(board);
  };
  add(FameTable::kResults, results, tallies_csv);
  add(FameTable::kTimes, times, times_csv);
  add(FameTable::kRatings, ratings, ratings_csv);
  return text;
}

}  // namespace gridmates::tools
