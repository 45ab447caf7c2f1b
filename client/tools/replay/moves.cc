#include "client/tools/replay/moves.h"

#include <algorithm>

#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/tools/replay/game_replay.h"
#include "client/tools/report.h"
#include "client/words/votes.h"

namespace gridmates::tools {
namespace {

using client::printable;

// Whose move or giving up it was; "somebody" at a race who is not the one that is shown.
std::string name_of(const v1::MatchView& match, std::uint32_t player) {
  const auto& players = match.players();
  const auto found = std::find_if(players.begin(), players.end(),
                                  [player](const auto& one) { return one.player() == player; });
  return found == players.end() ? "somebody" : printable(found->name());
}

std::string move_words(const v1::Replay& replay, const v1::Moved& moved) {
  const commands::GameWords* game = commands::game_words(replay.head().game());
  const std::string typed =
      game == nullptr ? "" : game->typed(moved.move(), replay.match().columns());
  return name_of(replay.match(), moved.player()) + "  " +
         (typed.empty() ? "a move that this client does not know" : typed);
}

// The words for an event; empty for one that is not about the board that is shown.
std::string event_words(const v1::Replay& replay, const v1::Event& event) {
  const bool race = replay.head().table() == v1::TABLE_RACE;
  const std::uint32_t shown = replay.match().index();
  switch (event.body_case()) {
    case v1::Event::kStarted:
      return "start";
    case v1::Event::kMoved:
      return race && event.moved().match_index() != shown ? "" : move_words(replay, event.moved());
    case v1::Event::kGaveUp:
      return event.gave_up().player() == shown ? name_of(replay.match(), shown) + "  gave up" : "";
    case v1::Event::kPaused:
      return "paused";
    case v1::Event::kInterrupted:
      return client::interrupted_words(event.interrupted());
    case v1::Event::kUnpaused:
      return "goes on";
    case v1::Event::kVoteOpened:
      return "vote opened: " +
             words::vote_about(event.vote_opened().kind(), event.vote_opened().question());
    case v1::Event::kVoteClosed:
      return words::closed_words(event.vote_closed());
    case v1::Event::kEnded:
      return client::outcome_words(event.ended());
    default:
      return "";
  }
}

}  // namespace

std::string moves_text(const v1::Replay& replay) {
  const v1::RoomHead& head = replay.head();
  std::string text = printable(replay.run()) + ": " + printable(head.game()) + ", " +
                     std::string(client::table_word(head.table())) + "\n";
  const GameReplay* game = game_replay(head.game());
  const auto remark = game == nullptr ? nullptr : game->remarks(replay);
  for (const v1::Event& event : replay.events()) {
    std::string words = event_words(replay, event);
    if (words.empty()) continue;
    const std::string said = remark && event.has_moved() ? remark(event.moved()) : std::string();
    if (!said.empty()) words += ": " + said;
    text += client::format_exact_time(event.room_time_ms()) + "  " + words + "\n";
  }
  return text;
}

std::string moves_json(const v1::Replay& replay) {
  v1::Replay alone = replay;
  alone.clear_events();
  std::string text = json_line(alone);
  for (const v1::Event& event : replay.events()) text += json_line(event);
  return text;
}

}  // namespace gridmates::tools
