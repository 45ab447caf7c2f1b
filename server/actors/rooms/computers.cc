#include "server/actors/rooms/computers.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "engine/core/computer_player.h"
#include "engine/core/random.h"
#include "server/actors/shard/on_worker.h"
#include "server/base/computers.h"
#include "server/base/limits.h"
#include "server/base/log.h"

namespace gridmates::actors {
namespace {

using room::MemberView;

// For how many milliseconds this computer may not move yet; nullopt: it has no move to make.
std::optional<std::uint64_t> barred_for(const room::Room& room, MemberNo member,
                                        std::uint64_t room_ms) {
  const auto no = room.rights_by_moves(member).play;
  if (!no) return 0;
  if (no->named.until_ms == 0) return std::nullopt;
  return no->named.until_ms - std::min(no->named.until_ms, room_ms);
}

// The board that this member plays on, as they see it.
std::optional<core::MatchView> board_of(const room::Room& room, MemberNo member) {
  room::RoomView view = room.view(room.viewer(member));
  for (room::MatchSeen& match : view.matches) {
    const bool plays =
        std::ranges::find(match.players, member, &room::PlayerView::member) != match.players.end();
    if (plays) return std::move(match.board);
  }
  return std::nullopt;
}

// The computer's move; nullopt if it finds none or throws.
std::optional<core::Bytes> chosen(const core::Game& game, const core::MatchView& view, Seat seat,
                                  core::Level level, std::uint32_t budget, core::Random& random) {
  try {
    return game.choose(view, seat, level, budget, random);
  } catch (const std::exception& error) {
    log::error("a computer gives up after a fault",
               {{"game", game.facts().id}, {"what", error.what()}});
    return std::nullopt;
  }
}

// How much time and search a computer may use in a turn: if it has a clock, a part of its time.
struct TurnShare {
  std::uint64_t pace_ms = 0;  // how long it waits at most
  std::uint32_t budget = core::kUsualBudget;
};
TurnShare share_of_turn(const room::Room& room, std::uint64_t room_ms, std::uint64_t pace_ms) {
  constexpr std::uint64_t kTurns = 20;
  constexpr std::uint64_t kUnhurriedMs = 20'000;  // with this much it thinks as without a clock
  const auto ends_ms = room.ends_ms();
  if (!ends_ms || room.opened().table != core::Table::kVersus) return {pace_ms};
  const std::uint64_t left_ms = *ends_ms - std::min(*ends_ms, room_ms);
  const std::uint64_t counted_ms = std::clamp<std::uint64_t>(left_ms, 1, kUnhurriedMs);
  return {std::min(pace_ms, left_ms / kTurns),
          static_cast<std::uint32_t>(core::kUsualBudget * counted_ms / kUnhurriedMs)};
}

// Workers are fair among players: the computers of a room count as one.
PlayerId worker_share(RoomId room) { return PlayerId(kFirstComputer + room.value); }

}  // namespace

// Computers that play each other only move while the room has subscribers.
bool Computers::somebody_cares(const room::RoomView& view) const {
  return !subscribers_.empty() || std::ranges::any_of(view.members, [](const MemberView& member) {
    return member.chair != Chair(0) && member.computer == 0;
  });
}

void Computers::watch(const std::weak_ptr<void>& owner, RoomId room_id, std::uint64_t room_ms,
                      const AskRoom& ask) {
  const room::Room& room = history_.room();
  const Thoughts before = std::exchange(thoughts_, {});
  if (!room.computers_play()) return;
  const room::RoomView view = room.outline();
  if (!somebody_cares(view)) return;
  const core::Game& game = *house_.games.find(view.head.game);
  for (const auto& [number, player] : room.members()) {
    const auto member = std::ranges::find(view.members, number, &MemberView::number);
    if (member->computer == 0) continue;
    const auto wait_ms = barred_for(room, number, room_ms);
    const auto seat = room.number_of(number);
    if (!wait_ms || !seat) continue;
    const std::uint64_t match = room.match_digest(*seat);
    const auto same = std::ranges::find_if(before, [&](const auto& thought) {
      return thought->member.number == number && thought->match == match;
    });
    if (same != before.end()) {
      thoughts_.push_back(*same);
      continue;
    }
    auto seen = board_of(room, number);
    if (!seen) continue;
    const auto level = static_cast<core::Level>(member->computer);
    const std::uint64_t pace_ms = game.pace_ms(level) * house_.computer_pace_percent / 100;
    const TurnShare share = share_of_turn(room, room_ms, pace_ms);
    const std::uint64_t due_ms = house_.ports.clock.steady_ms() + *wait_ms + share.pace_ms;
    begin(owner, room_id,
          std::make_shared<Thought>(Thought{++begun_,
                                            *member,
                                            player,
                                            *std::move(seen),
                                            *seat,
                                            match,
                                            share.budget,
                                            due_ms,
                                            {},
                                            ask}));
  }
}

void Computers::begin(const std::weak_ptr<void>& owner, RoomId room,
                      std::shared_ptr<Thought> thought) {
  const core::Game* game = house_.games.find(history_.room().opened().game.str());
  core::Seed seed;
  house_.ports.random.fill(seed);
  const auto job = [game, seed, seat = thought->seat, view = thought->seen,
                    level = static_cast<core::Level>(thought->member.computer),
                    budget = thought->budget] {
    core::Random random(seed);
    return chosen(*game, view, seat, level, budget, random);
  };
  const std::uint64_t number = thought->number;
  thoughts_.push_back(std::move(thought));
  // `this` lives as long as `owner`.
  auto think = [this, owner, room, number, job]() -> Awaitable<> {
    const auto alive = owner.lock();
    if (!alive) co_return;
    auto move = co_await on_worker(house_, worker_share(room), job);
    thought_of(owner, number, std::move(move));
  };
  boost::asio::co_spawn(shard_.executor(), std::move(think), [](const std::exception_ptr& thrown) {
    if (thrown) std::rethrow_exception(thrown);
  });
}

std::shared_ptr<Computers::Thought> Computers::find(std::uint64_t number) const {
  const auto is_it = [number](const auto& one) { return one->number == number; };
  const auto found = std::ranges::find_if(thoughts_, is_it);
  return found == thoughts_.end() ? nullptr : *found;
}

// A computer that finds no move resigns.
void Computers::thought_of(const std::weak_ptr<void>& owner, std::uint64_t number,
                           std::optional<core::Bytes> move) {
  const auto thought = find(number);
  if (!thought) return;
  thought->move = room::Ask(room::Resign{});
  if (move) thought->move = room::Play{*move, {}, room::WorkedOut{thought->match, *move}};
  act_when_due(owner, thought);
}

// Asked again after a while, in case the move could not be written.
void Computers::act_when_due(const std::weak_ptr<void>& owner,
                             const std::shared_ptr<Thought>& thought) {
  if (!thought->move) return;
  const std::uint64_t now_ms = house_.ports.clock.steady_ms();
  const bool is_due = now_ms >= thought->due_ms;
  const std::uint64_t left_ms = is_due ? limits::kRetryAfterMs : thought->due_ms - now_ms;
  thought->alarm.set(house_.ports.clock, shard_.executor(), thought, left_ms,
                     [this, owner, number = thought->number] {
                       const auto alive = owner.lock();
                       const auto again = alive ? find(number) : nullptr;
                       if (again) act_when_due(owner, again);
                     });
  if (is_due) thought->ask({thought->player, thought->member.name}, *thought->move);
}

void Computers::hurry(const std::weak_ptr<void>& owner) {
  if (history_.room().opened().table == core::Table::kRace) return;
  for (const auto& thought : thoughts_) {
    thought->due_ms = 0;
    act_when_due(owner, thought);
  }
}

}  // namespace gridmates::actors
