#include "client/replay/steps.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/words/votes.h"

namespace gridmates::replay {
namespace {

std::string move_words(const v1::Replay& replay, const v1::Moved& moved) {
  const commands::GameWords* game = commands::game_words(replay.head().game());
  std::string typed;
  if (game != nullptr) typed = game->typed(moved.move(), replay.match().columns());
  return typed.empty() ? tr("a move that this client does not know") : typed;
}

}  // namespace

std::string player_name(const v1::MatchView& match, std::uint32_t player) {
  const auto& players = match.players();
  const auto found = std::find_if(players.begin(), players.end(),
                                  [player](const auto& one) { return one.player() == player; });
  return found == players.end() ? tr("somebody") : client::printable(found->name());
}

std::optional<StepWords> step_words(const v1::Replay& replay, const v1::Event& event) {
  const bool race = replay.head().table() == v1::TABLE_RACE;
  const std::uint32_t shown = replay.match().index();
  switch (event.body_case()) {
    case v1::Event::kStarted:
      return StepWords{{}, tr("start")};
    case v1::Event::kMoved:
      if (race && event.moved().match_index() != shown) return std::nullopt;
      return StepWords{event.moved().player(), move_words(replay, event.moved())};
    case v1::Event::kTakenBack:
      return StepWords{{}, client::taken_back_words(event.taken_back())};
    case v1::Event::kGaveUp:
      if (event.gave_up().player() != shown) return std::nullopt;
      return StepWords{shown, tr("gave up")};
    case v1::Event::kPaused:
      return StepWords{{}, tr("paused")};
    case v1::Event::kInterrupted:
      return StepWords{{}, client::interrupted_words(event.interrupted())};
    case v1::Event::kUnpaused:
      return StepWords{{}, tr("goes on")};
    case v1::Event::kVoteOpened:
      return StepWords{{},
                       tr("vote opened: {}", words::vote_about(event.vote_opened().kind(),
                                                               event.vote_opened().question()))};
    case v1::Event::kVoteClosed:
      return StepWords{{}, words::closed_words(event.vote_closed())};
    case v1::Event::kEnded:
      return StepWords{{},
                       client::outcome_words(event.ended()) +
                           client::cause_words(event.ended(), tr("a player"))};
    default:
      return std::nullopt;
  }
}

}  // namespace gridmates::replay
