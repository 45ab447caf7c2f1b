#include "client/tools/tools.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/leaderboards.h"
#include "client/core/standard_streams.h"
#include "client/tools/one_shot.h"
#include "client/tools/report.h"

namespace gridmates::tools {
namespace {

int complain(const Failure& failure) {
  return client::complain(failure.message, failure.exit_code);
}

int write(const std::string& text) {
  return client::write_out(text) ? 0 : client::complain(client::kCannotWrite, 3);
}

// The table that is shown even if the leaderboard is empty: the results for games that are only
// played against others, or the ratings if one variant is requested.
FameTable usual_table(const v1::GameFacts* game, const v1::GetLeaderboard& asked) {
  const auto against = [](const v1::Seating& seating) {
    return seating.table() == v1::TABLE_VERSUS;
  };
  if (game == nullptr || !std::ranges::all_of(game->seatings(), against)) return FameTable::kTimes;
  return client::is_narrowed(asked) ? FameTable::kRatings : FameTable::kResults;
}

// One connection per replay; replays that cannot be fetched are skipped.
replay::Study studied(const client::Config& config, const v1::PlayerPage& page) {
  replay::PageStudy studied(page);
  while (const auto next = studied.next()) {
    const auto answer =
        ask_once(config, [&next](client::Client& client) { return client.get_replay(*next); });
    const auto* frame = std::get_if<v1::ServerFrame>(&answer);
    studied.take(frame != nullptr ? *frame : v1::ServerFrame());
  }
  while (studied.study().work(replay::kStudiedMoves)) {
  }
  return std::move(studied.study());
}

}  // namespace

int print_rooms(const client::Config& config, const client::RoomFilter& filter, bool json) {
  const auto answer = ask_once(config, [](client::Client& client) { return client.list_rooms(); });
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  const v1::RoomList& all = std::get<v1::ServerFrame>(answer).room_list();
  v1::RoomList rooms;
  for (const auto* room : client::rooms_in_order(all, filter)) *rooms.add_rooms() = *room;
  const bool none_fits = rooms.rooms().empty() && !all.rooms().empty();
  if (none_fits && !json) return write(std::string(tr("No open room is of that kind.")) + "\n");
  return write(json ? json_of(rooms) : text_of(rooms));
}

int print_dailies(const client::Config& config, const std::string& date, bool json) {
  const auto answer =
      ask_once(config, [&date](client::Client& client) { return client.list_dailies(date); });
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  const auto& dailies = std::get<v1::ServerFrame>(answer).daily_list();
  return write(json ? json_of(dailies) : text_of(dailies));
}

int print_packs(const client::Config& config, bool json) {
  const auto answer = ask_once(config, [](client::Client& client) { return client.list_packs(); });
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  const auto& packs = std::get<v1::ServerFrame>(answer).pack_list();
  return write(json ? json_of(packs) : text_of(packs));
}

int print_puzzles(const client::Config& config, const v1::ListPuzzles& asked, bool json) {
  v1::PuzzleList all;
  const auto next = [&all, ask = v1::ListPuzzles(asked)](client::Client& client,
                                                         const v1::ServerFrame& frame) mutable {
    all.MergeFrom(frame.puzzle_list());
    all.set_more(frame.puzzle_list().more());
    if (!all.more() || all.puzzles().empty()) return client::IntentId(0);
    ask.set_after(all.puzzles().rbegin()->number());
    return client.list_puzzles(ask);
  };
  const auto answer = ask_all(
      config, [&asked](client::Client& client) { return client.list_puzzles(asked); }, next);
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  return write(json ? json_of(all) : text_of(all));
}

int print_games(const std::vector<std::string>& games, bool json) {
  std::string text;
  for (const std::string& game : games) {
    text += json ? "{\"game\":\"" + game + "\"}\n" : game + '\n';
  }
  return write(text);
}

int print_leaderboard(const client::Config& config, const v1::GetLeaderboard& asked, Form form) {
  FameTable usual = FameTable::kTimes;
  const auto done = [&](client::Client& client, const v1::ServerFrame&) {
    usual = usual_table(client.model().facts(asked.game()), asked);
    return client::IntentId(0);
  };
  const auto answer =
      ask_all(config, [&](client::Client& client) { return client.get_leaderboard(asked); }, done);
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  const auto& board = std::get<v1::ServerFrame>(answer).leaderboard();
  if (form != Form::kText && board.more()) {
    client::complain(tr("there are more boards; those of a category: --category NAME"), 0);
  }
  const std::string missing = client::missing_words(asked, board);
  const bool empty =
      board.best_times().empty() && board.ratings().empty() && board.tallies().empty();
  // Printed once: as text it replaces the list.
  if (form == Form::kText && empty && !missing.empty()) return write(missing + '\n');
  if (!missing.empty()) client::complain(missing, 0);
  if (form == Form::kCsv) return write(csv_of(board, usual));
  return write(form == Form::kJson ? json_of(board) : text_of(board));
}

int print_player(const client::Config& config, const v1::GetPlayer& asked, Form form) {
  v1::GetPlayer wanted = asked;
  wanted.set_limit(std::max<std::uint32_t>(asked.limit(), replay::kStudied));
  auto answer = ask_once(config, [&](client::Client& client) { return client.get_player(wanted); });
  if (const auto* failure = std::get_if<Failure>(&answer)) return complain(*failure);
  v1::PlayerPage& page = *std::get<v1::ServerFrame>(answer).mutable_player_page();
  const replay::Study study = studied(config, page);
  // The techniques are from the latest matches, of which fewer may be listed.
  while (page.history_size() > static_cast<int>(asked.limit()))
    page.mutable_history()->RemoveLast();
  if (form == Form::kCsv) return write(csv_of(page, study));
  return write(form == Form::kJson ? json_of(page, study) : text_of(page, study));
}

}  // namespace gridmates::tools
