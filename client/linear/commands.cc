// The commands of the line-by-line client: one table, and what each does.
#include <utility>

#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/linear/describe.h"
#include "client/linear/linear.h"
#include "client/linear/look.h"

namespace gridmates::linear {
namespace {

std::string_view first_word(std::string_view usage) { return usage.substr(0, usage.find(' ')); }

}  // namespace

const std::vector<Linear::Row>& Linear::table() {
  static const std::vector<Row> kTable = {
      {"new GAME coop|versus|race [--puzzle PACK/N|PUZZLE] [--OPTION VALUE] [--private]",
       "open a room and sit down", &Linear::run_new},
      {"rooms", "list the open rooms", &Linear::run_rooms},
      {"packs", "list the packs of puzzles", &Linear::run_packs},
      {"leaderboard GAME [--all] [--by-rate|--by-3bv] [CATEGORY]",
       "show the leaderboards, or one category of them", &Linear::run_leaderboard},
      {"join CODE", "enter a room, on a seat if one is free", &Linear::run_enter},
      {"watch CODE", "enter a room to watch", &Linear::run_enter},
      {"sit [N]", "take a seat", &Linear::run_room},
      {"stand", "give the seat up and watch", &Linear::run_room},
      {"start", "begin the match (host)", &Linear::run_room},
      {"stop", "ask to end the match", &Linear::run_room},
      {"give up", "ask to give the match up for a new board; against others the same as resign",
       &Linear::run_room},
      {"resign", "give the match up", &Linear::run_room},
      {"yes", "answer the open vote; go on does the same", &Linear::run_room},
      {"no", "answer the open vote", &Linear::run_room},
      {"go on", "answer the open vote with yes", &Linear::run_room},
      {"rematch", "the same board once more (host)", &Linear::run_room},
      {"next [--puzzle PACK/N|PUZZLE] [--OPTION VALUE]", "a new board (host)", &Linear::run_room},
      {"pause", "stop the clock and hide the board (host, or the only player)", &Linear::run_room},
      {"unpause", "go on (host, or the only player)", &Linear::run_room},
      {"say TEXT", "talk", &Linear::run_room},
      {"kick NAME", "remove somebody, who cannot come back (host)", &Linear::run_room},
      {"host NAME", "make somebody else the host (host)", &Linear::run_room},
      {"board [NAME]", "print the whole board; in a race NAME's, as soon as it may be seen",
       &Linear::run_look},
      {"where", "print the room and who is in it", &Linear::run_look},
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
  if (!settled() || !greeted_) return false;  // what can be picked the server says
  if (!client_.room_code().empty()) return refuse_in_room(command);
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return ask(command, client_.create_room(std::get<v1::CreateRoom>(std::move(read))));
}

bool Linear::run_enter(const Command& command) {
  if (!settled()) return false;
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  const auto& enter = std::get<commands::EnterRoom>(read);
  const bool elsewhere = !client_.room_code().empty() && client_.room_code() != enter.code;
  if (elsewhere) return refuse_in_room(command);
  return ask(command, client_.enter(enter.code, enter.watch));
}

bool Linear::refuse_in_room(const Command& command) {
  return refuse(command, "IN_ROOM", "you are in " + client_.room_code() + "; leave first");
}

bool Linear::run_rooms(const Command& command) {
  return settled() && ask(command, client_.list_rooms());
}

bool Linear::run_packs(const Command& command) {
  return settled() && ask(command, client_.list_packs());
}

bool Linear::run_leaderboard(const Command& command) {
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() &&
         ask(command, client_.get_leaderboard(std::get<v1::GetLeaderboard>(std::move(read))));
}

// kick, host, give up and leave go by the room as it is when their turn comes.
bool Linear::run_room(const Command& command) {
  const std::string& word = command.words[0];
  if ((word == "kick" || word == "host" || word == "give") && !settled()) return false;
  auto read = commands::read_room_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  if (word == "leave" && !settled()) return false;
  return act(command, std::get<v1::Action>(std::move(read)));
}

// A command that only looks; nothing: it is another one. False: its turn has not come.
std::optional<bool> Linear::try_look(const Command& command) {
  if (!is_look(command, client_.model())) return std::nullopt;
  if (!settled()) return false;
  const auto looked = look(command, client_.model(), client_.now_ms());
  if (!looked) return std::nullopt;
  if (const auto* no = std::get_if<commands::Unread>(&*looked)) return refuse(command, *no);
  for (const auto& line : std::get<Lines>(*looked)) output_.body(line);
  const client::Room* here = room();
  if (here == nullptr) {
    answer(command, "nowhere", v1::ServerFrame());
    return true;
  }
  const std::string code = client::printable(here->code);
  const std::string& word = command.words[0];
  answer(command,
         word == "board"   ? code
         : word == "where" ? code + " " + place_words(*here)
                           : client::printable(command.rest),
         room_frame());
  return true;
}

bool Linear::run_look(const Command& command) { return *try_look(command); }

std::vector<std::string> Linear::help_lines(const client::Model& model) {
  std::vector<std::string> lines;
  for (const Row& row : table()) {
    lines.push_back("help " + std::string(row.usage) + ": " + std::string(row.what));
  }
  for (std::string& line : game_help(model)) lines.push_back(std::move(line));
  return lines;
}

bool Linear::run_help(const Command& command) {
  if (!settled()) return false;
  for (const std::string& line : help_lines(client_.model())) output_.body(line);
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

bool Linear::run_game(const Command& command) {
  if (const auto looked = try_look(command)) return *looked;
  auto read = commands::read_move(command, room());
  if (!read) {
    return refuse(command, "USAGE", "there is no command " + command.words[0] + " here; try help");
  }
  if (const auto* no = std::get_if<commands::Unread>(&*read)) return refuse(command, *no);
  return act(command, std::get<v1::Action>(std::move(*read)));
}

}  // namespace gridmates::linear
