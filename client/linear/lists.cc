// Commands that ask for lists: rooms, puzzles, leaderboards, players.
#include <utility>
#include <variant>

#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/linear/linear.h"

namespace gridmates::linear {

bool Linear::run_rooms(const Command& command) {
  const auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() && ask(command, client_.list_rooms());
}

bool Linear::run_packs(const Command& command) {
  return settled() && ask(command, client_.list_packs());
}

bool Linear::run_puzzles(const Command& command) {
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() &&
         ask(command, client_.list_puzzles(std::get<v1::ListPuzzles>(std::move(read))));
}

bool Linear::run_leaderboard(const Command& command) {
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() &&
         ask(command, client_.get_leaderboard(std::get<v1::GetLeaderboard>(std::move(read))));
}

bool Linear::run_player(const Command& command) {
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() && ask(command, client_.get_player(std::get<v1::GetPlayer>(std::move(read))));
}

// Answered when the room is there as it was then.
bool Linear::run_follow(const Command& command) {
  if (!settled()) return false;
  const auto player = commands::read_follow(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&player)) return refuse(command, *no);
  if (!client_.follow(std::get<std::uint32_t>(player))) return false;
  entering_ = command;
  promised_.Clear();
  return true;
}

}  // namespace gridmates::linear
