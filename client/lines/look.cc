#include "client/linear/look.h"

#include <algorithm>

#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/core/text.h"
#include "client/linear/describe.h"
#include "client/linear/game_face.h"
#include "client/words/race.h"

namespace gridmates::linear {
namespace {

using commands::Unread;

std::string no_board_words(const client::Room& room) {
  const v1::RoomState state = room.view.head().state();
  if (state == v1::ROOM_STATE_PAUSED) return "the match is paused, and the board is hidden";
  return "there is no board to see: the room is " + std::string(client::state_word(state));
}

bool looks(const GameFace& face, std::string_view word) {
  return std::any_of(face.looks().begin(), face.looks().end(), [word](const commands::Help& look) {
    return look.usage.substr(0, look.usage.find(' ')) == word;
  });
}

bool some_game_looks(std::string_view word) {
  return std::ranges::any_of(commands::all_game_words(), [word](const commands::GameWords& game) {
    const GameFace* face = game_face(game.game);
    return face != nullptr && looks(*face, word);
  });
}

Seen look_at_board(const commands::Command& command, const client::Room* room,
                   std::uint64_t now_ms) {
  if (room == nullptr) return Unread{"NO_ROOM", std::string(commands::kNoRoom)};
  const GameFace* face = game_face(room->view.head().game());
  if (room->match() == nullptr || face == nullptr) {
    return Unread{"WRONG_STATE", no_board_words(*room)};
  }
  const v1::MatchView* match = room->match();
  if (!command.rest.empty()) {
    const v1::Member* member = room->member(command.rest);
    const auto racer = member == nullptr ? std::nullopt : words::racer(*room, member->number());
    if (!racer) return Unread{"NOT_FOUND", "nobody here plays as " + command.rest};
    match = racer->match;
  }
  if (!client::shows_board(*match)) {
    const bool not_yet = words::boards_of(*room) == words::Boards::kNotYet;
    return Unread{"WRONG_STATE", not_yet ? "you see it when you have finished, or the race has"
                                         : "it is too large to be shown beside the others"};
  }
  return face->board({*match, room->view.head(), room->time_ms(now_ms)});
}

// nullopt when the game that is played has no such command.
std::optional<Seen> look_with_game(const commands::Command& command, const client::Room& room,
                                   std::uint64_t now_ms) {
  const GameFace* face = game_face(room.view.head().game());
  if (face == nullptr || !looks(*face, command.words[0])) return std::nullopt;
  if (room.match() == nullptr) return Unread{"WRONG_STATE", no_board_words(room)};
  auto looked = face->look(command.words, {*room.match(), room.view.head(), room.time_ms(now_ms)});
  if (!looked) return std::nullopt;
  if (auto* why = std::get_if<std::string>(&*looked)) return Unread{"USAGE", std::move(*why)};
  return std::get<Lines>(std::move(*looked));
}

std::string help_line(const commands::Help& help, std::string_view game) {
  return "help " + std::string(help.usage) + ": " + std::string(help.what) + " (" +
         std::string(game) + ")";
}

// What `new` takes for a game, a line an option: "help new GAME --law speed|strict: ...".
void add_options(const v1::GameFacts& game, Lines& lines) {
  const auto first = lines.size();
  for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_VERSUS, v1::TABLE_RACE}) {
    for (const commands::Option& option : commands::options_of(game, table)) {
      std::string line =
          "help new " + game.id() + " " + commands::usage_of(option) + ": " + option.what;
      const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first);
      if (std::find(begin, lines.end(), line) == lines.end()) lines.push_back(std::move(line));
    }
  }
}

}  // namespace

bool is_look(const commands::Command& command, const client::Model& model) {
  const std::string& word = command.words[0];
  if (word == "board" || word == "where") return true;
  if (!model.room) return some_game_looks(word);
  const GameFace* face = game_face(model.room->view.head().game());
  return face != nullptr && looks(*face, word);
}

std::optional<Seen> look(const commands::Command& command, const client::Model& model,
                         std::uint64_t now_ms) {
  const client::Room* room = model.room ? &*model.room : nullptr;
  if (command.words[0] == "board") return look_at_board(command, room, now_ms);
  if (command.words[0] == "where") return room == nullptr ? Lines() : describe(*room, now_ms);
  if (room != nullptr) return look_with_game(command, *room, now_ms);
  if (!some_game_looks(command.words[0])) return std::nullopt;
  return Unread{"NO_ROOM", std::string(commands::kNoRoom)};
}

Lines game_help(const client::Model& model) {
  Lines lines;
  for (const commands::GameWords& game : commands::all_game_words()) {
    for (const commands::Help& help : game.help) lines.push_back(help_line(help, game.game));
    for (const commands::Help& help : game_face(game.game)->looks()) {
      lines.push_back(help_line(help, game.game));
    }
    add_options(commands::facts_of(model, game.game), lines);
  }
  return lines;
}

}  // namespace gridmates::linear
