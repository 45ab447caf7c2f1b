#include "client/commands/game_words.h"

#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/core/text.h"

namespace gridmates::commands {

std::span<const GameWords> all_game_words() {
  static const auto kWords = [] {
    std::array<GameWords, kGameWords.size()> words;
    std::transform(kGameWords.begin(), kGameWords.end(), words.begin(),
                   [](const auto& of) { return of(); });
    return words;
  }();
  return kWords;
}

const GameWords* game_words(std::string_view game) {
  for (const GameWords& words : all_game_words()) {
    if (words.game == game) return &words;
  }
  return nullptr;
}

const GameWords* game_of_puzzle(std::string_view text, std::string_view game, std::string& why) {
  why = tr("this game has no puzzles that are text");
  for (const GameWords& words : all_game_words()) {
    if (words.puzzle_fault == nullptr || (!game.empty() && words.game != game)) continue;
    why = client::printable(words.puzzle_fault(text));
    if (why.empty()) return &words;
  }
  return nullptr;
}

std::string puzzle_line(std::string_view text, const client::Room* room, std::string& why) {
  const std::string game = room == nullptr ? std::string() : room->view.head().game();
  const GameWords* words = game_of_puzzle(text, game, why);
  if (words == nullptr) return {};
  const std::string command =
      room == nullptr ? "new " + std::string(words->game) + " coop" : "next";
  return command + " --puzzle " + std::string(text);
}

std::string game_typed(std::string_view name) {
  for (const GameWords& words : all_game_words()) {
    if (!name.empty() && words.also == name) return std::string(words.game);
  }
  return std::string(name);
}

std::vector<Option> options_of(const v1::GameFacts& game, v1::Table table) {
  const GameWords* words = game_words(game.id());
  const bool own = words != nullptr && words->options.list != nullptr;
  return own ? words->options.list(game, table) : listed_options(game, table);
}

bool is_of_board(std::string_view game, std::string_view option) {
  const GameWords* words = game_words(game);
  return words != nullptr &&
         std::ranges::find(words->options.of_board, option) != words->options.of_board.end();
}

std::string ask_for(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room) {
  const GameWords* words = game_words(game.id());
  const bool own = words != nullptr && words->options.ask != nullptr;
  for (const auto& [name, value] : picked) {
    if (room.has_puzzle() && is_of_board(game.id(), name)) {
      return tr("--{} does nothing beside --puzzle", name);
    }
  }
  return own ? words->options.ask(game, picked, room) : ask_listed(game, picked, room);
}

std::string picked_words(std::string_view game, const v1::GameOptions& options, v1::Table table,
                         const std::string& level) {
  const GameWords* words = game_words(game);
  const bool tells = words != nullptr && words->options.picked != nullptr;
  return tells ? words->options.picked(options, table, level) : std::string();
}

std::string picked_words(const v1::RoomSummary& room) {
  const std::string level = room.level().empty() ? "" : client::level_words(room.level());
  std::string picked = picked_words(room.game(), room.options(), room.table(), level);
  if (picked.empty()) picked = size_words(room);
  if (level.empty() || picked.find(level) != std::string::npos) return picked;
  return picked.empty() ? level : picked + ", " + level;
}

std::string size_words(const v1::RoomSummary& room) {
  const GameWords* words = game_words(room.game());
  const bool tells = words != nullptr && words->options.size != nullptr;
  return tells ? words->options.size(room.options()) : std::string();
}

std::optional<std::uint32_t> cell_in(const client::Room& room, const std::string& name) {
  const GameWords* words = game_words(room.view.head().game());
  const v1::MatchView* match = room.match();
  return words == nullptr || match == nullptr ? std::nullopt : words->cell(name, *match);
}

std::string cell_name_in(const client::Room& room, std::uint32_t cell) {
  const GameWords* words = game_words(room.view.head().game());
  const v1::MatchView* match = room.match();
  return words == nullptr || match == nullptr ? tr("a cell") : words->cell_name(cell, *match);
}

v1::Error with_cell_named(v1::Error no, const client::Room& room) {
  for (v1::Parameter& parameter : *no.mutable_parameters()) {
    if (parameter.name() != "cell") continue;
    if (const auto cell = cell_in(room, parameter.value())) {
      parameter.set_value(cell_name_in(room, *cell));
    }
  }
  return no;
}

}  // namespace gridmates::commands
