#include "client/commands/lobby_words.h"

#include <algorithm>
#include <set>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/leaderboards.h"

namespace gridmates::commands {
namespace {

v1::Table table_named(std::string_view word) {
  for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_VERSUS, v1::TABLE_RACE}) {
    if (word == table_option(table)) return table;
  }
  return v1::TABLE_UNSPECIFIED;
}

// A game for the examples in error texts.
std::string first_game() { return std::string(all_game_words().front().game); }

// Reads the game from words[1] and the options from words[from] on.
std::variant<v1::CreateRoom, Unread> read_room(const Command& command, v1::Table table,
                                               std::size_t from, const client::Model& model) {
  v1::CreateRoom room;
  room.set_game(game_typed(command.words[1]));
  room.set_table(table);
  if (game_words(room.game()) == nullptr) {
    return Unread{"USAGE", tr("this client knows no game {}", room.game())};
  }
  if (room.table() == v1::TABLE_UNSPECIFIED) {
    return Unread{"USAGE", tr("a table is coop, versus or race")};
  }
  const v1::GameFacts facts = facts_of(model, room.game());
  const auto listed = options_of(facts, room.table());
  BoardOptions options = parse_board_options(command.words, from, true, listed);
  if (!options.error.empty()) return Unread{"USAGE", std::move(options.error)};
  room.set_private_room(options.private_room);
  room.set_cap_minutes(options.cap_minutes.value_or(0));
  room.set_watchers(options.watchers);
  room.set_delay_s(options.delay_s);
  room.set_computer(options.computer);
  *room.mutable_clocks() = std::move(options.clocks);
  room.set_rated(options.rated);
  room.set_best_of(options.best_of);
  if (options.puzzle) *room.mutable_puzzle() = *options.puzzle;
  std::string why = ask_for(facts, options.picked, room);
  if (!why.empty()) return Unread{"USAGE", std::move(why)};
  return room;
}

LobbyCommand read_new(const Command& command, const client::Model& model) {
  if (command.words.size() == 2 && game_words(game_typed(command.words[1])) != nullptr) {
    const v1::GameFacts facts = facts_of(model, game_typed(command.words[1]));
    const auto table = facts.seatings().empty() ? v1::TABLE_COOP : facts.seatings(0).table();
    return Unread{"USAGE", tr("as in new {} {}", command.words[1], table_option(table))};
  }
  if (command.words.size() < 3) return Unread{"USAGE", tr("as in new {} coop", first_game())};
  auto room = read_room(command, table_named(command.words[2]), 3, model);
  if (auto* no = std::get_if<Unread>(&room)) return std::move(*no);
  return std::get<v1::CreateRoom>(std::move(room));
}

// Adds the usual clock if --clock is not typed.
LobbyCommand read_queue(const Command& command, const client::Model& model) {
  if (command.words.size() < 2) {
    return Unread{"USAGE", tr("as in queue GAME --clock 300+3")};
  }
  auto room = read_room(command, v1::TABLE_VERSUS, 2, model);
  if (auto* no = std::get_if<Unread>(&room)) return std::move(*no);
  v1::Queue queue;
  *queue.mutable_room() = std::get<v1::CreateRoom>(std::move(room));
  if (std::ranges::find(command.words, "--clock") == command.words.end()) {
    *queue.mutable_room()->mutable_clocks() = *words::clocks_named(kQueueClock);
  }
  return queue;
}

LobbyCommand read_enter(const Command& command) {
  const std::string& word = command.words[0];
  if (command.words.size() != 2) return Unread{"USAGE", tr("as in {} KITE-42", word)};
  return EnterRoom{upper(command.words[1]), word == "watch"};
}

// The error for an invalid filter of `rooms`.
Unread no_such_rooms(const std::string& option, const std::string& value) {
  if (option == "--game" && !value.empty()) {
    return {"USAGE", tr("this client knows no game {}", value)};
  }
  if (option == "--state" && !value.empty()) {
    return {"USAGE", tr("--state is all, free, playing or finished, not {}", value)};
  }
  return {"USAGE", tr("as in rooms --game {} --state all|free|playing|finished", first_game())};
}

LobbyCommand read_rooms(const Command& command) {
  const std::vector<std::string>& words = command.words;
  client::RoomFilter filter;
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const std::string value = i + 1 < words.size() ? words[i + 1] : "";
    const auto wanted = std::ranges::find(client::kRoomsWantedNames, value);
    if (words[i] == "--game" && game_words(value) != nullptr) {
      filter.game = value;
    } else if (words[i] == "--state" && wanted != client::kRoomsWantedNames.end()) {
      const auto at = wanted - client::kRoomsWantedNames.begin();
      filter.wanted = static_cast<client::RoomsWanted>(at);
    } else {
      return no_such_rooms(words[i], value);
    }
  }
  return filter;
}

LobbyCommand read_puzzles(const Command& command) {
  const std::vector<std::string>& words = command.words;
  if (words.size() < 2 || words.size() % 2 != 0) {
    return Unread{"USAGE", tr("as in puzzles starter --level easy")};
  }
  v1::ListPuzzles asked;
  asked.set_pack(words[1]);
  for (std::size_t i = 2; i < words.size(); i += 2) {
    const std::string& value = words[i + 1];
    if (words[i] == "--level") {
      asked.set_level(value);
    } else if (const auto number = number_of(value); words[i] == "--after" && number) {
      asked.set_after(*number);
    } else if (words[i] == "--after") {
      return Unread{"USAGE", tr("--after is the number of a puzzle, not {}", value)};
    } else {
      return Unread{"USAGE", tr("there is no {} here: --level LEVEL or --after NUMBER", words[i])};
    }
  }
  return asked;
}

constexpr std::uint32_t kMostLines = 100;  // maximum of --limit

// Reads the value of an option of `leaderboard`; false if the option does not have such a value.
bool take_option(std::string_view option, const std::string& value, v1::GetLeaderboard& asked) {
  if (option == "--window") asked.set_window(value);
  if (option == "--around") asked.set_around_me(value == "me");
  if (option == "--best") asked.set_all(value == "no");
  if (option == "--limit") {
    asked.set_limit(number_of(value).value_or(0));
    return asked.limit() >= 1 && asked.limit() <= kMostLines;
  }
  return option == "--window" || value == (option == "--around" ? "me" : "yes") ||
         (option == "--best" && value == "no");
}

std::string_view values_of(std::string_view option) {
  if (option == "--window") return tr("all, month, week, day, or one by name as 2026-11");
  if (option == "--limit") return tr("a number of lines from 1 to 100");
  return option == "--around" ? "me" : tr("yes or no");
}

LobbyCommand read_leaderboard(const Command& command) {
  if (command.words.size() < 2) return Unread{"USAGE", tr("as in leaderboard {}", first_game())};
  v1::GetLeaderboard asked;
  asked.set_game(game_typed(command.words[1]));
  std::string category;
  std::set<std::string_view> given;
  for (std::size_t i = 2; i < command.words.size(); ++i) {
    const std::string& word = command.words[i];
    if (word.starts_with("--") && !given.insert(word).second) {
      return Unread{"USAGE", tr("{} is given twice", word)};
    }
    if (given.contains("--all") && given.contains("--best")) {
      return Unread{"USAGE", tr("--all is the same as --best no; give one of the two")};
    }
    if (given.contains("--by-rate") && given.contains("--by-3bv")) {
      return Unread{"USAGE", tr("a leaderboard has one order: --by-rate or --by-3bv")};
    }
    if (word == "--all") {
      asked.set_all(true);
    } else if (word == "--by-rate") {
      asked.set_order(v1::LEADERBOARD_ORDER_RATE);
    } else if (word == "--by-3bv") {
      asked.set_order(v1::LEADERBOARD_ORDER_WORTH);
    } else if (word == "--window" || word == "--around" || word == "--best" || word == "--limit") {
      const bool is_last = i + 1 == command.words.size();
      if (is_last || !take_option(word, command.words[++i], asked)) {
        return Unread{"USAGE", tr("{} is {}", word, values_of(word))};
      }
    } else if (word.starts_with("--")) {
      return Unread{
          "USAGE",
          tr("there is no {} here: --window, --around me, --best yes|no, --limit, --by-rate, "
             "--by-3bv",
             word)};
    } else {
      category += (category.empty() ? "" : " ") + word;
    }
  }
  const std::string why = client::ask_for(category, asked);
  if (!why.empty()) return Unread{"USAGE", why};
  return asked;
}

// me [GAME], player NAME [GAME] [--nth N]. A name may have blanks; a game after it is separate.
LobbyCommand read_player(const Command& command) {
  std::vector<std::string> words(command.words.begin() + 1, command.words.end());
  const bool is_me = command.words[0] == "me";
  v1::GetPlayer asked;
  if (!is_me && words.size() > 2 && words[words.size() - 2] == "--nth") {
    const auto nth = number_of(words.back());
    if (!nth || *nth == 0)
      return Unread{"USAGE", tr("--nth is a number from 1, not {}", words.back())};
    asked.set_nth(*nth - 1);
    words.resize(words.size() - 2);
  }
  if (words.size() > (is_me ? 0u : 1u) && game_words(game_typed(words.back())) != nullptr) {
    asked.set_game(game_typed(words.back()));
    words.pop_back();
  }
  std::string name;
  for (const std::string& word : words) name += (name.empty() ? "" : " ") + word;
  if (is_me && !name.empty()) return Unread{"USAGE", tr("this client knows no game {}", name)};
  if (!is_me && name.empty())
    return Unread{"USAGE", tr("as in player ana, or player ana {}", first_game())};
  asked.set_name(std::move(name));
  return asked;
}

LobbyCommand read_daily(const Command& command) {
  std::vector<std::string> words = command.words;
  std::string date;
  if (words.size() > 2 && words[words.size() - 2] == "--date") {
    date = words.back();
    words.resize(words.size() - 2);
  }
  const bool share = words.size() > 1 && words[1] == "share";
  if (words.size() == 1 || (share && words.size() == 2)) return ListDailies{share, {}, {}, date};
  if (share && words.size() == 4) return ListDailies{true, game_typed(words[2]), words[3], date};
  if (share || words.size() != 3 || !date.empty()) {
    return Unread{"USAGE", tr("as in daily, daily {0} easy, daily share or daily --date {1}",
                              first_game(), "2026-11-24")};
  }
  v1::OpenDaily daily;
  daily.set_game(game_typed(words[1]));
  daily.set_level(words[2]);
  return daily;
}

}  // namespace

v1::GameFacts facts_of(const client::Model& model, std::string_view game) {
  if (const v1::GameFacts* facts = model.facts(game)) return *facts;
  v1::GameFacts unknown;
  unknown.set_id(std::string(game));
  return unknown;
}

std::optional<v1::Error> no_player_or_game(const v1::GetPlayer& asked, const v1::Error& no) {
  const std::size_t blank = asked.name().rfind(' ');
  const bool may_be = no.code() == v1::ERROR_CODE_NOT_FOUND && asked.game().empty();
  if (!may_be || blank == std::string::npos) return std::nullopt;
  v1::Error told;
  told.set_code(no.code());
  told.set_retry(no.retry());
  told.set_field(no.field());
  told.set_message(tr("There is no player of the name {}, and no game {}.", asked.name(),
                      asked.name().substr(blank + 1)));
  return told;
}

std::string sought_words(const Command& queue) {
  std::string line;
  for (std::size_t i = 2; i < queue.words.size(); ++i) line += " " + queue.words[i];
  const bool has_clock = std::ranges::find(queue.words, "--clock") != queue.words.end();
  return has_clock ? line : line + " --clock " + std::string(kQueueClock);
}

std::string_view table_option(v1::Table table) {
  if (table == v1::TABLE_COOP) return "coop";
  return table == v1::TABLE_VERSUS ? "versus" : "race";
}

std::optional<LobbyCommand> read_lobby_command(const Command& command, const client::Model& model) {
  const std::string& word = command.words[0];
  if (word == "new") return read_new(command, model);
  if (word == "queue") return read_queue(command, model);
  if (word == "unqueue") return v1::Unqueue();
  if (word == "join" || word == "watch") return read_enter(command);
  if (word == "rooms") return read_rooms(command);
  if (word == "rename") {
    if (command.rest.empty()) return Unread{"USAGE", tr("as in rename ana")};
    return ChangeName{command.rest};
  }
  if (word == "daily") return read_daily(command);
  if (word == "puzzles") return read_puzzles(command);
  if (word == "leaderboard") return read_leaderboard(command);
  if (word == "me" || word == "player") return read_player(command);
  return std::nullopt;
}

}  // namespace gridmates::commands
