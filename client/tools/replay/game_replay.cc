#include "client/tools/replay/game_replay.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/tools/replay/list.h"

namespace gridmates::tools {
namespace {

// "text|mbf", the formats of a game.
std::string formats_of(const GameReplay& game) {
  std::string names;
  for (const std::string_view format : game.formats) {
    names += (names.empty() ? "" : "|") + std::string(format);
  }
  return names;
}

}  // namespace

const std::vector<GameReplay>& game_replays() {
  static const std::vector<GameReplay> kReplays = [] {
    std::vector<GameReplay> replays;
    replays.reserve(kGameReplays.size());
    for (const auto& replay : kGameReplays) replays.push_back(replay());
    return replays;
  }();
  return kReplays;
}

const GameReplay* game_replay(std::string_view game) {
  for (const GameReplay& replay : game_replays()) {
    if (replay.game == game) return &replay;
  }
  return nullptr;
}

std::vector<std::string> all_formats() {
  std::vector<std::string> names;
  for (const GameReplay& game : game_replays()) {
    names.insert(names.end(), game.formats.begin(), game.formats.end());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string formats_in_words() {
  std::string words;
  const auto& games = game_replays();
  for (std::size_t i = 0; i < games.size(); ++i) {
    words += std::string(games[i].game) + ", ";
    // Games with the same formats are listed together.
    const bool is_last = i + 1 == games.size();
    if (!is_last && games[i + 1].formats == games[i].formats) continue;
    words += formats_of(games[i]) + ": " + std::string(games[i].what) + (is_last ? "" : "; ");
  }
  return words;
}

std::variant<std::string, Failure> write_match(const v1::Replay& replay,
                                               const std::string& format) {
  const GameReplay* game = game_replay(replay.head().game());
  if (game == nullptr) {
    return Failure{2, tr("matches of {} have no --format; those there are: {}",
                         client::printable(replay.head().game()), formats_in_words())};
  }
  if (std::find(game->formats.begin(), game->formats.end(), format) == game->formats.end()) {
    return Failure{2, tr("this match can be written as {}, not as {}", formats_of(*game), format)};
  }
  return game->write(replay, format);
}

}  // namespace gridmates::tools
