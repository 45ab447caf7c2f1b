#include "client/tools/replay/authors.h"

#include <algorithm>

namespace gridmates::tools {
namespace {

// Whether the move can result from a vote, in that position or shortly before.
bool may_be_agreed(const core::Match& before, core::ByteView move) {
  const auto is_move = [move](const core::Bytes& one) { return std::ranges::equal(one, move); };
  const auto question = before.question();
  const bool answers = question && (is_move(question->if_yes) || is_move(question->if_no));
  return answers || before.needs_work(move) || !before.asks_all(move).empty();
}

// A player who leaves a co-op match and comes back gets another member number.
bool was_former(std::uint32_t member, const v1::MatchPlayer& player, const v1::Replay& replay) {
  const auto& players = replay.match().players();
  return replay.head().table() == v1::TABLE_COOP && member != 0 && member < player.member() &&
         std::ranges::find(players, member, &v1::MatchPlayer::member) == players.end();
}

}  // namespace

bool may_have_made(const v1::Event& event, const core::Match& before, core::ByteView move,
                   const v1::Replay& replay) {
  const std::uint32_t number = event.moved().player();
  const auto& players = replay.match().players();
  const auto player = std::ranges::find(players, number, &v1::MatchPlayer::player);
  const auto is_theirs = [number](const v1::Event& one) {
    return one.has_moved() && one.moved().player() == number;
  };
  const bool own =
      player != players.end()
          ? player->member() == event.member() || was_former(event.member(), *player, replay)
          : std::ranges::find_if(replay.events(), is_theirs)->member() == event.member();
  if (own) return true;
  return replay.head().table() == v1::TABLE_COOP && may_be_agreed(before, move);
}

}  // namespace gridmates::tools
