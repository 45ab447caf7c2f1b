#include "client/tools/list_commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/leaderboards.h"
#include "client/core/standard_streams.h"
#include "client/tools/csv.h"
#include "client/tools/tools.h"
#include "engine/text/utf8.h"

namespace gridmates::tools {
namespace {

// The values of the command line.
struct Lists {
  bool json = false;
  std::string date;
  std::string pack;
  std::string level;
  std::string game;
  std::string category;
  std::string state{client::kRoomsWantedNames.front()};
  std::uint32_t limit = 10;
  bool all = false;
  bool by_rate = false;
  bool by_3bv = false;
  std::string window;
  std::string around;
  std::string best;
  Form form = Form::kText;
  std::string player;
  std::uint32_t nth = 1;
};

CLI::Validator text(const std::string& name) {
  const auto check = [](const std::string& given) -> std::string {
    if (given.empty()) return tr("this is empty");
    return text::is_utf8(given) ? "" : tr("this is not UTF-8 text");
  };
  return CLI::Validator(check, name);
}

std::vector<std::string> known_games() {
  std::vector<std::string> games;
  for (const auto& words : commands::all_game_words()) games.emplace_back(words.game);
  std::sort(games.begin(), games.end());
  return games;
}

// The request without the category.
v1::GetLeaderboard asked_of(const Lists& lists) {
  v1::GetLeaderboard asked;
  asked.set_game(commands::game_typed(lists.game));
  asked.set_limit(lists.limit);
  asked.set_all(lists.all || lists.best == "no");
  asked.set_window(lists.window);
  asked.set_around_me(!lists.around.empty());
  if (lists.by_rate) asked.set_order(v1::LEADERBOARD_ORDER_RATE);
  if (lists.by_3bv) asked.set_order(v1::LEADERBOARD_ORDER_WORTH);
  return asked;
}

client::RoomFilter filter_of(const Lists& lists) {
  const auto wanted = std::ranges::find(client::kRoomsWantedNames, lists.state);
  const auto at = wanted - client::kRoomsWantedNames.begin();
  return {lists.game, static_cast<client::RoomsWanted>(at)};
}

int list_puzzles(const client::Config& config, const Lists& lists) {
  if (lists.pack.empty()) return print_packs(config, lists.json);
  v1::ListPuzzles asked;
  asked.set_pack(lists.pack);
  asked.set_level(lists.level);
  return print_puzzles(config, asked, lists.json);
}

int list_leaderboard(const client::Config& config, const Lists& lists) {
  if (lists.game.empty()) return print_games(known_games(), lists.json);
  v1::GetLeaderboard asked = asked_of(lists);
  const std::string why = client::ask_for(lists.category, asked);
  if (!why.empty()) return client::complain("--category: " + why, 2);
  return print_leaderboard(config, asked, lists.json ? Form::kJson : lists.form);
}

void add_room_options(CLI::App& rooms, Lists& lists) {
  rooms.add_option("--game", lists.game, tr("only rooms of this game"))
      ->check(CLI::IsMember(known_games()));
  rooms
      .add_option("--state", lists.state,
                  tr("rooms with a free seat, with a match in progress, or with a finished match"))
      ->check(CLI::IsMember(std::vector<std::string>(client::kRoomsWantedNames.begin(),
                                                     client::kRoomsWantedNames.end())))
      ->capture_default_str();
}

int list_player(const client::Config& config, const Lists& lists) {
  v1::GetPlayer asked;
  asked.set_name(lists.player);
  asked.set_game(commands::game_typed(lists.game));
  asked.set_nth(lists.nth - 1);
  asked.set_limit(lists.limit);
  return print_player(config, asked, lists.form);
}

void add_pack_options(CLI::App& puzzles, Lists& lists) {
  CLI::Option* pack = puzzles
                          .add_option("pack", lists.pack,
                                      tr("list the puzzles of this pack; default: list the packs"))
                          ->check(text("PACK"));
  puzzles.add_option("--level", lists.level, tr("only puzzles of this level"))
      ->check(text("LEVEL"))
      ->needs(pack);
}

CLI::Option* add_format_option(CLI::App& sub, Form& form) {
  const auto take = [&form](const std::string& name) {
    form = name == "csv" ? Form::kCsv : name == "json" ? Form::kJson : Form::kText;
  };
  return sub.add_option_function<std::string>("--format", take, tr("text, csv or json"))
      ->check(CLI::IsMember({"text", "csv", "json"}).description(""))
      ->type_name("FORMAT");
}

void add_leaderboard_options(CLI::App& board, Lists& lists) {
  CLI::Option* game =
      board.add_option("--game", lists.game, tr("the game; default: list the games"))
          ->check(text("TEXT"));
  board
      .add_option(
          "--category", lists.category,
          tr("only this category, such as \"16x16/40 zero speed\" or \"easy, solo, no hints\""))
      ->check(text("NAME"))
      ->needs(game);
  board.add_option("--limit", lists.limit, tr("entries per leaderboard"))
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  board
      .add_option(
          "--window", lists.window,
          tr("all, month, week, day, or a period (UTC) such as 2026-11, 2026-W48, 2026-11-24"))
      ->check(text("PERIOD"));
  board.add_option("--around", lists.around, tr("your entry and the entries around it"))
      ->check(CLI::IsMember({"me"}));
  CLI::Option* best =
      board
          .add_option("--best", lists.best,
                      tr("yes: only best runs; no: every run, including flagged ones"))
          ->check(CLI::IsMember({"yes", "no"}));
  board.add_flag("--all", lists.all, tr("same as --best no"))->excludes(best);
  CLI::Option* rate = board.add_flag("--by-rate", lists.by_rate, tr("sort by 3BV per second"));
  board.add_flag("--by-3bv", lists.by_3bv, tr("sort by 3BV"))->excludes(rate);
}

void add_player_options(CLI::App& player, Lists& lists) {
  player.add_option("--game", lists.game, tr("only matches of this game"))->check(text("TEXT"));
  player.add_option("--limit", lists.limit, tr("latest matches to list"))
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  add_format_option(player, lists.form);
}

}  // namespace

void add_list_commands(CLI::App& app, std::function<int()>& run, const client::Config& config) {
  const auto lists = std::make_shared<Lists>();
  const auto add = [&, lists](const std::string& name, const std::string& what,
                              std::function<int()> action) {
    CLI::App* sub = app.add_subcommand(name, what);
    sub->add_flag("--json", lists->json, tr("print JSON, one object per line"));
    sub->callback([&run, action = std::move(action)] { run = action; });
    return sub;
  };
  CLI::App* rooms = add("rooms", tr("list the open rooms"), [&config, lists] {
    return print_rooms(config, filter_of(*lists), lists->json);
  });
  add_room_options(*rooms, *lists);
  CLI::App* daily =
      add("daily", tr("list the daily puzzles of a day and your results"),
          [&config, lists] { return print_dailies(config, lists->date, lists->json); });
  daily->add_option("--date", lists->date, tr("a day (UTC) such as 2026-11-24; default: today"))
      ->check(text("DATE"));
  CLI::App* puzzles = add("puzzles", tr("list the packs of puzzles, or the puzzles of a pack"),
                          [&config, lists] { return list_puzzles(config, *lists); });
  add_pack_options(*puzzles, *lists);
  CLI::App* board = add("leaderboard", tr("show the leaderboards"),
                        [&config, lists] { return list_leaderboard(config, *lists); });
  add_leaderboard_options(*board, *lists);
  add_format_option(*board, lists->form)->excludes(board->get_option("--json"));
  const auto show = [&config, lists] { return list_player(config, *lists); };
  const auto add_player = [&](const std::string& name, const std::string& what) {
    CLI::App* sub = app.add_subcommand(name, what);
    sub->callback([&run, show] { run = show; });
    add_player_options(*sub, *lists);
    return sub;
  };
  add_player("me", tr("show your matches and best times"));
  CLI::App* player = add_player("player", tr("show a player's matches and best times"));
  player->add_option("name", lists->player, tr("the player's name"))
      ->check(text("NAME"))
      ->required();
  player
      ->add_option("--nth", lists->nth,
                   tr("which of several players of this name; 1: the one who played last"))
      ->check(CLI::Range(1u, 100u))
      ->capture_default_str();
}

}  // namespace gridmates::tools
