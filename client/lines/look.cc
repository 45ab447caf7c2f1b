#include "client/lines/look.h"

#include <algorithm>
#include <fstream>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/core/config.h"
#include "client/core/settings_file.h"
#include "client/core/text.h"
#include "client/lines/describe.h"
#include "client/lines/game_lines.h"
#include "client/words/race.h"

namespace gridmates::lines {
namespace {

using commands::Unread;

std::string no_board_words(const client::Room& room) {
  const v1::RoomState state = room.view.head().state();
  if (state == v1::ROOM_STATE_PAUSED) return tr("the match is paused, and the board is hidden");
  return tr("there is no board to see: the room is {}", tr(client::state_word(state)));
}

bool looks(const GameLines& game, std::string_view word) {
  return std::any_of(game.looks().begin(), game.looks().end(), [word](const commands::Help& look) {
    return commands::word_of(look) == word;
  });
}

bool some_game_looks(std::string_view word) {
  return std::ranges::any_of(commands::all_game_words(), [word](const commands::GameWords& words) {
    const GameLines* game = game_lines(words.game);
    return game != nullptr && looks(*game, word);
  });
}

Sight sight_of(const client::Room& room, const v1::MatchView& match, std::uint64_t now_ms,
               const client::PrivateNotes& notes) {
  Sight sight{match, room.view.head(), room.time_ms(now_ms)};
  sight.over = client::is_finished(sight.head.state());
  if (&match == room.match()) sight.private_notes = notes.of(room.code, sight.head.match());
  return sight;
}

Seen look_at_board(const commands::Command& command, const client::Room* room, std::uint64_t now_ms,
                   const client::PrivateNotes& notes) {
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(commands::kNoRoom))};
  const GameLines* game = game_lines(room->view.head().game());
  if (room->match() == nullptr || game == nullptr) {
    return Unread{"WRONG_STATE", no_board_words(*room)};
  }
  const v1::MatchView* match = room->match();
  if (!command.rest.empty()) {
    const v1::Member* member = room->member(command.rest);
    const auto racer = member == nullptr ? std::nullopt : words::racer(*room, member->number());
    if (!racer) return Unread{"NOT_FOUND", tr("nobody here plays as {}", command.rest)};
    match = racer->match;
  }
  if (!client::shows_board(*match)) {
    const bool not_yet = words::boards_of(*room) == words::Boards::kNotYet;
    if (not_yet && !room->player()) {
      return Unread{"WRONG_STATE", tr("follow NAME shows the board of one of them")};
    }
    return Unread{"WRONG_STATE", not_yet ? tr("you see it when you have finished, or the race has")
                                         : tr("it is too large to be shown beside the others")};
  }
  return game->board(sight_of(*room, *match, now_ms, notes));
}

Seen save(const ToSave& save) {
  std::ofstream out(save.file, std::ios::binary);
  out.write(save.bytes.data(), static_cast<std::streamsize>(save.bytes.size()));
  const std::string file = client::printable(save.file);
  if (!out.flush()) return Unread{"FILE", tr("cannot write to {}", file)};
  return Lines{"saved: " + file};
}

// nullopt if the room's game has no such command.
std::optional<Seen> look_with_game(const commands::Command& command, const client::Room& room,
                                   std::uint64_t now_ms, client::PrivateNotes& notes) {
  const GameLines* game = game_lines(room.view.head().game());
  if (game == nullptr || !looks(*game, command.words[0])) return std::nullopt;
  if (room.match() == nullptr) return Unread{"WRONG_STATE", no_board_words(room)};
  auto looked = game->look(command.words, sight_of(room, *room.match(), now_ms, notes));
  if (!looked) return std::nullopt;
  if (auto* why = std::get_if<std::string>(&*looked)) return Unread{"USAGE", std::move(*why)};
  if (const auto* file = std::get_if<ToSave>(&*looked)) return save(*file);
  if (const auto* change = std::get_if<ToNote>(&*looked)) {
    const std::string why = notes.note(room.code, room.view.head().match(), *change);
    return why.empty() ? Seen(Lines()) : Unread{"FILE", tr("noted until you quit: {}", why)};
  }
  return std::get<Lines>(std::move(*looked));
}

// Of the named game, else of the room's game, else of all.
Seen rules(const std::string& named, const client::Room* room) {
  const std::string game = named.empty() && room != nullptr ? room->view.head().game() : named;
  Lines lines;
  for (const commands::GameWords& words : commands::all_game_words()) {
    if (!game.empty() && words.game != commands::game_typed(game)) continue;
    for (const std::string& paragraph : rules_of(words.game)) {
      lines.push_back("rules " + std::string(words.game) + ": " + paragraph);
    }
  }
  if (lines.empty()) return Unread{"NOT_FOUND", tr("this client knows no rules of {}", game)};
  return lines;
}

Lines about_lines(const client::Model& model) {
  const auto or_none = [](const std::string& text) {
    return text.empty() ? std::string(tr("none")) : client::printable(text);
  };
  return {"about client: " + tr("{}, protocol {}", client::kClientVersion, client::kProtocol),
          "about server: " +
              (model.server.empty() ? tr("not reached yet") : client::printable(model.server)),
          "about settings: " + or_none(client::default_settings_file()),
          "about files: " + or_none(client::default_state_dir())};
}

std::string help_line(const commands::Help& help) {
  return "help " + std::string(help.usage) + ": " + std::string(tr(help.what));
}
std::string help_line(const commands::Help& help, std::string_view game) {
  return help_line(help) + " (" + std::string(game) + ")";
}

// The options of `new` for a game, one line each: "help new GAME --law speed|strict: ...".
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
  if (word == "board" || word == "where" || word == "rules" || word == "about") return true;
  if (!model.room) return some_game_looks(word);
  const GameLines* game = game_lines(model.room->view.head().game());
  return game != nullptr && looks(*game, word);
}

std::optional<Seen> look(const commands::Command& command, const client::Model& model,
                         std::uint64_t now_ms, client::PrivateNotes& notes) {
  const client::Room* room = model.room ? &*model.room : nullptr;
  if (command.words[0] == "board") return look_at_board(command, room, now_ms, notes);
  if (command.words[0] == "rules") return rules(command.rest, room);
  if (command.words[0] == "about") return about_lines(model);
  if (command.words[0] == "where") return room == nullptr ? Lines() : describe(*room, now_ms);
  if (room != nullptr) return look_with_game(command, *room, now_ms, notes);
  if (!some_game_looks(command.words[0])) return std::nullopt;
  return Unread{"NO_ROOM", std::string(tr(commands::kNoRoom))};
}

Lines rules_of(std::string_view game) {
  Lines lines;
  const commands::GameWords* words = commands::game_words(commands::game_typed(game));
  if (words == nullptr) return lines;
  for (const std::string_view paragraph : words->rules) lines.emplace_back(tr(paragraph));
  return lines;
}

Lines help_lines(const client::Model& model) {
  Lines lines;
  for (const auto& command : commands::all_commands()) lines.push_back(help_line(command.help));
  for (const commands::GameWords& game : commands::all_game_words()) {
    for (const commands::Help& help : game.help) lines.push_back(help_line(help, game.game));
    for (const commands::Help& help : game_lines(game.game)->looks()) {
      lines.push_back(help_line(help, game.game));
    }
    add_options(commands::facts_of(model, game.game), lines);
  }
  return lines;
}

}  // namespace gridmates::lines
