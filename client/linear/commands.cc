// The commands of the line-by-line client: one table, and what each does.
#include <algorithm>
#include <utility>

#include "client/commands/game_words.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/linear/describe.h"
#include "client/linear/game_face.h"
#include "client/linear/linear.h"
#include "client/words/race.h"

namespace gridmates::linear {
namespace {

std::string_view first_word(std::string_view usage) { return usage.substr(0, usage.find(' ')); }

v1::Table parse_table(const std::string& word) {
  if (word == "coop") return v1::TABLE_COOP;
  if (word == "versus") return v1::TABLE_VERSUS;
  if (word == "race") return v1::TABLE_RACE;
  return v1::TABLE_UNSPECIFIED;
}

bool looks(const GameFace& face, std::string_view word) {
  return std::any_of(face.looks().begin(), face.looks().end(),
                     [word](const commands::Help& look) { return first_word(look.usage) == word; });
}

// A game for examples.
std::string first_game() { return std::string(commands::all_game_words().front().game); }

std::string no_board_words(const client::Room& room) {
  const v1::RoomState state = room.view.head().state();
  if (state == v1::ROOM_STATE_PAUSED) return "the match is paused, and the board is hidden";
  return "there is no board to see: the room is " + std::string(client::state_word(state));
}

// What the server has told of a game; its id alone before that.
v1::GameFacts facts_of(const client::Model& model, std::string_view game) {
  if (const v1::GameFacts* facts = model.facts(game)) return *facts;
  v1::GameFacts unknown;
  unknown.set_id(std::string(game));
  return unknown;
}

// What `new` takes for a game, a line an option: "help new GAME --law speed|strict: ...".
std::vector<std::string> option_lines(const v1::GameFacts& game) {
  std::vector<std::string> lines;
  for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_VERSUS, v1::TABLE_RACE}) {
    for (const commands::Option& option : commands::options_of(game, table)) {
      std::string line =
          "help new " + game.id() + " " + commands::usage_of(option) + ": " + option.what;
      if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
    }
  }
  return lines;
}

}  // namespace

const std::vector<Linear::Row>& Linear::table() {
  static const std::vector<Row> kTable = {
      {"new GAME coop|versus|race [--puzzle PACK/N|81CHARS] [--OPTION VALUE] [--private]",
       "open a room and sit down", &Linear::run_new},
      {"rooms", "list the open rooms", &Linear::run_rooms},
      {"packs", "list the packs of puzzles", &Linear::run_packs},
      {"leaderboard GAME [--all] [--by-rate] [CATEGORY]",
       "list the boards of fame, or those of one category", &Linear::run_leaderboard},
      {"join CODE", "enter a room, on a seat if one is free", &Linear::run_join},
      {"watch CODE", "enter a room to watch", &Linear::run_watch},
      {"sit [N]", "take a seat", &Linear::run_room},
      {"stand", "give the seat up and watch", &Linear::run_room},
      {"start", "begin the match (host)", &Linear::run_room},
      {"stop", "end the match unsolved (host, or the only player)", &Linear::run_room},
      {"resign", "give the match up", &Linear::run_room},
      {"rematch", "the same board once more (host)", &Linear::run_room},
      {"next [--puzzle PACK/N|81CHARS]", "a new board (host)", &Linear::run_room},
      {"pause", "stop the clock and hide the board (host, or the only player)", &Linear::run_room},
      {"unpause", "go on (host, or the only player)", &Linear::run_room},
      {"say TEXT", "talk", &Linear::run_room},
      {"kick NAME", "put somebody out for good (host)", &Linear::run_room},
      {"host NAME", "make somebody else the host (host)", &Linear::run_room},
      {"board [NAME]", "print the whole board; in a race NAME's, as soon as it may be seen",
       &Linear::run_board},
      {"where", "print the room and who is in it", &Linear::run_where},
      {"help", "print this list", &Linear::run_help},
      {"leave", "leave the room", &Linear::run_room},
      {"quit", "end the client; your seat stays yours", &Linear::run_quit},
  };
  return kTable;
}

bool Linear::run(const Command& command) {
  if (!command.fault.empty()) return refuse(command, "USAGE", command.fault);
  for (const Row& row : table()) {
    if (first_word(row.usage) == command.words[0]) return (this->*row.handler)(command);
  }
  return run_game(command);
}

// Notes what was asked under the command that asked it; intent 0: the client takes no more just
// now.
bool Linear::ask(const Command& command, client::IntentId intent) {
  if (intent == 0) return false;
  asked_.emplace(intent, command);
  return true;
}

bool Linear::act(const Command& command, v1::Action action) {
  if (client_.room_code().empty()) {
    return refuse(command, "NO_ROOM", std::string(commands::kNoRoom));
  }
  return ask(command, client_.act(std::move(action)));
}

bool Linear::run_new(const Command& command) {
  if (!settled()) return false;
  if (!client_.room_code().empty()) {
    return refuse(command, "IN_ROOM", "you are in " + client_.room_code() + "; leave first");
  }
  if (command.words.size() < 3)
    return refuse(command, "USAGE", "as in new " + first_game() + " coop");
  v1::CreateRoom room;
  room.set_game(command.words[1]);
  room.set_table(parse_table(command.words[2]));
  if (game_face(room.game()) == nullptr) {
    return refuse(command, "USAGE", "this client knows no game " + room.game());
  }
  if (room.table() == v1::TABLE_UNSPECIFIED) {
    return refuse(command, "USAGE", "a table is coop, versus or race");
  }
  const v1::GameFacts facts = facts_of(client_.model(), room.game());
  const auto picks = commands::options_of(facts, room.table());
  commands::BoardOptions options = commands::parse_board_options(command.words, 3, true, picks);
  if (!options.error.empty()) return refuse(command, "USAGE", options.error);
  room.set_private_room(options.private_room);
  if (options.puzzle) *room.mutable_puzzle() = *options.puzzle;
  const std::string why = commands::ask_for(facts, options.picked, room);
  if (!why.empty()) return refuse(command, "USAGE", why);
  return ask(command, client_.create_room(std::move(room)));
}

bool Linear::run_join(const Command& command) { return enter(command, false); }
bool Linear::run_watch(const Command& command) { return enter(command, true); }

bool Linear::enter(const Command& command, bool watch) {
  if (!settled()) return false;
  if (command.words.size() != 2) {
    return refuse(command, "USAGE", "as in " + command.words[0] + " KITE-42");
  }
  const std::string code = commands::upper(command.words[1]);
  if (!client_.room_code().empty() && client_.room_code() != code) {
    return refuse(command, "IN_ROOM", "you are in " + client_.room_code() + "; leave first");
  }
  return ask(command, client_.enter(code, watch));
}

bool Linear::run_rooms(const Command& command) {
  return settled() && ask(command, client_.list_rooms());
}

bool Linear::run_packs(const Command& command) {
  return settled() && ask(command, client_.list_packs());
}

bool Linear::run_leaderboard(const Command& command) {
  if (command.words.size() < 2)
    return refuse(command, "USAGE", "as in leaderboard " + first_game());
  v1::GetLeaderboard asked;
  asked.set_game(command.words[1]);
  std::string category;
  for (std::size_t i = 2; i < command.words.size(); ++i) {
    if (command.words[i] == "--all") {
      asked.set_all(true);
      continue;
    }
    if (command.words[i] == "--by-rate") {
      asked.set_order(v1::LEADERBOARD_ORDER_RATE);
      continue;
    }
    category += (category.empty() ? "" : " ") + command.words[i];
  }
  asked.set_category(std::move(category));
  return settled() && ask(command, client_.get_leaderboard(std::move(asked)));
}

// kick, host and leave go by the room as it is when their turn comes.
bool Linear::run_room(const Command& command) {
  const std::string& word = command.words[0];
  if ((word == "kick" || word == "host") && !settled()) return false;
  auto read = commands::read_room_command(command, room());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  if (word == "leave" && !settled()) return false;
  return act(command, std::get<v1::Action>(std::move(read)));
}

bool Linear::run_board(const Command& command) {
  if (!settled()) return false;
  const client::Room* here = room();
  if (here == nullptr) return refuse(command, "NO_ROOM", std::string(commands::kNoRoom));
  const GameFace* face = game_face(here->view.head().game());
  if (here->match() == nullptr || face == nullptr) {
    return refuse(command, "WRONG_STATE", no_board_words(*here));
  }
  const v1::MatchView* match = here->match();
  if (!command.rest.empty()) {
    const v1::Member* member = here->member(command.rest);
    const auto racer = member == nullptr ? std::nullopt : words::racer(*here, member->number());
    if (!racer) return refuse(command, "NOT_FOUND", "nobody here plays as " + command.rest);
    match = racer->match;
  }
  if (!client::shows_board(*match)) {
    const bool not_yet = words::boards_of(*here) == words::Boards::kNotYet;
    return refuse(command, "WRONG_STATE",
                  not_yet ? "you see it when you have finished, or the race has"
                          : "it is too large to be shown beside the others");
  }
  const Sight sight{*match, here->view.head(), here->time_ms(client_.now_ms())};
  for (const auto& line : face->board(sight)) output_.body(line);
  answer(command, client::printable(here->code), room_frame());
  return true;
}

bool Linear::run_where(const Command& command) {
  if (!settled()) return false;
  const auto& model = client_.model();
  if (!model.room) {
    answer(command, "nowhere", v1::ServerFrame());
    return true;
  }
  for (const auto& line : describe(*model.room, client_.now_ms())) output_.body(line);
  answer(command, client::printable(model.room->code) + " " + place_words(*model.room),
         room_frame());
  return true;
}

bool Linear::run_help(const Command& command) {
  if (!settled()) return false;
  for (const Row& row : table())
    output_.body("help " + std::string(row.usage) + ": " + std::string(row.what));
  for (const commands::GameWords& game : commands::all_game_words()) {
    const std::string behind = " (" + std::string(game.game) + ")";
    for (const commands::Help& help : game.help) {
      output_.body("help " + std::string(help.usage) + ": " + std::string(help.what) + behind);
    }
    for (const commands::Help& help : game_face(game.game)->looks()) {
      output_.body("help " + std::string(help.usage) + ": " + std::string(help.what) + behind);
    }
    const v1::GameFacts facts = facts_of(client_.model(), game.game);
    for (const std::string& line : option_lines(facts)) output_.body(line);
  }
  answer(command, "", v1::ServerFrame());
  return true;
}

bool Linear::run_quit(const Command& command) {
  const bool cut_off = lost_ && client_.model().link != client::Link::kOnline;
  if (!settled() && !cut_off) return false;
  typed_.clear();
  input_ended_ = true;
  client_.stop();
  answer(command, "", v1::ServerFrame());
  return true;
}

// A command that only looks at the board; nothing: it is none. False: its turn has not come.
std::optional<bool> Linear::run_look(const Command& command) {
  const client::Room* here = room();
  const GameFace* face = here == nullptr ? nullptr : game_face(here->view.head().game());
  if (face == nullptr || !looks(*face, command.words[0])) return std::nullopt;
  if (!settled()) return false;
  if (here->match() == nullptr) return refuse(command, "WRONG_STATE", no_board_words(*here));
  const Sight sight{*here->match(), here->view.head(), here->time_ms(client_.now_ms())};
  const auto looked = face->look(command.words, sight);
  if (!looked) return std::nullopt;
  if (const auto* why = std::get_if<std::string>(&*looked)) return refuse(command, "USAGE", *why);
  for (const auto& line : std::get<std::vector<std::string>>(*looked)) output_.body(line);
  answer(command, client::printable(command.rest), room_frame());
  return true;
}

bool Linear::run_game(const Command& command) {
  if (const auto looked = run_look(command)) return *looked;
  auto read = commands::read_move(command, room());
  if (!read) {
    return refuse(command, "USAGE", "there is no command " + command.words[0] + " here; try help");
  }
  if (const auto* no = std::get_if<commands::Unread>(&*read)) return refuse(command, *no);
  return act(command, renewal_.meant(std::get<v1::Action>(std::move(*read)), *room()));
}

}  // namespace gridmates::linear
