// Commands that request lists: rooms, puzzles, leaderboards, players, dailies.
#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/core/player_page.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/lines/dailies.h"
#include "client/lines/describe.h"
#include "client/lines/next.h"

namespace gridmates::linear {
namespace {

client::IntentId ask_for(client::Client& client, commands::LobbyCommand list) {
  if (auto* puzzles = std::get_if<v1::ListPuzzles>(&list)) return client.list_puzzles(*puzzles);
  if (auto* times = std::get_if<v1::GetLeaderboard>(&list)) return client.get_leaderboard(*times);
  if (auto* player = std::get_if<v1::GetPlayer>(&list)) return client.get_player(*player);
  return client.list_rooms();
}

}  // namespace

// packs, rooms, puzzles, leaderboard, me, player.
bool Linear::run_list(const Command& command) {
  if (command.words[0] == "packs") return settled() && ask(command, client_.list_packs());
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() && ask(command, ask_for(client_, std::move(read)));
}

// Collects a player's page and the replays that show its techniques; prints when all have arrived.
void Linear::took_page(const Command& command, const v1::ServerFrame& frame) {
  if (frame.has_player_page()) {
    studied_ = replay::PageStudy(frame.player_page());
  } else {
    studied_.take(frame);
  }
  while (studied_.study().work(replay::kStudiedMoves)) {
  }
  const auto next = studied_.next();
  if (next && ask(command, client_.get_replay(*next))) return;
  v1::ServerFrame told;
  const replay::PageStudy all = std::exchange(studied_, {});
  *told.mutable_player_page() = all.page();
  const auto lines = client::page_lines(all.page(), all.study().lines());
  for (const auto& line : lines) output_.body(line);
  answer(command, std::to_string(lines.size()), std::move(told));
}

// Lists the dailies, or the texts to share about finished ones.
void Linear::list_dailies(const Command& command, const v1::ServerFrame& frame) {
  const auto read = *commands::read_lobby_command(command, client_.model());
  const auto& asked = std::get<commands::ListDailies>(read);
  std::size_t count = 0;
  for (const auto& line : lines::describe(frame.daily_list(), asked, client_.model(), count)) {
    output_.body(line);
  }
  answer(command, std::to_string(count), frame);
}

// Prints the room that a command led to; for a new room the puzzle that was read, and its level.
void Linear::tell_room(const Command& command) {
  const client::Room& here = *client_.model().room;
  const std::string code = client::printable(here.code);
  const bool has_read = std::ranges::any_of(here.feed, &v1::Event::has_puzzle_read);
  if (command.words[0] != "new") {
    for (const auto& line : lines::describe(here, client_.now_ms())) output_.body(line);
    const bool stands = here.view.head().state() == v1::ROOM_STATE_PAUSED;
    if (command.words[0] == "daily" && stands) output_.body(lines::unpause_line());
  } else if (has_read) {
    for (const v1::Event& event : here.feed) {
      if (!event.has_board_chosen() && !event.has_puzzle_read()) continue;
      output_.body(code + " " + lines::describe(event, here));
    }
  }
  answer(command, code + " " + lines::place_words(here), room_frame());
  if (here.follows == 0 || here.view.head().state() != v1::ROOM_STATE_WAITING) return;
  tell({tr("The race of {} s ago is not on yet; it will be shown as soon as it is.", here.late_s)});
}

// The room's own daily continues in this room if it has not ended; after its end, another one can
// be opened from the room as from the lobby.
bool Linear::run_daily(const Command& command) {
  if (!settled()) return false;
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  auto* daily = std::get_if<v1::OpenDaily>(&read);
  if (daily == nullptr) {
    return ask(command, client_.list_dailies(std::get<commands::ListDailies>(read).date));
  }
  const auto& here = client_.model().room;
  const bool is_here = lines::plays_daily(here) && here->view.head().game() == daily->game() &&
                       here->daily->level() == daily->level();
  if (is_here) {
    tell_room(command);
    return true;
  }
  const bool has_ended =
      here && here->daily && here->seated() && client::is_finished(here->view.head().state());
  if (!client_.room_code().empty() && !has_ended) return refuse_in_room(command);
  return ask(command, client_.open_daily(std::move(*daily)));
}

// Answered when the room's view has arrived.
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
