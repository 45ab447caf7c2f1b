#include "server/actors/sessions/opponent_search.h"

#include <boost/asio/co_spawn.hpp>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

#include "server/actors/records/creation.h"
#include "server/actors/shard/incident.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

// What two searches must have in common to become a match.
struct Wanted {
  core::Text<32> game;
  core::Blob<limits::kOptionsBytes> options;
  std::optional<room::ClocksSet> clocks;
  bool rated = false;
  std::uint8_t best_of = 0;
  static constexpr auto fields(auto& self) {
    return std::tie(self.game, self.options, self.clocks, self.rated, self.best_of);
  }
};

core::Bytes wanted_in(const room::RoomSetup& setup) {
  return core::encode(
      Wanted{setup.game, setup.board.options, setup.clocks, setup.rated, setup.best_of});
}

// The level with the nearest rating in these matches; a middle one if they are not rated.
core::Level level_near(const House& house, const room::RoomSetup& setup, double rating) {
  const auto variant = house.games.find(setup.game)->rated_as(setup.board.options.items());
  core::Level nearest = core::Level::k3;
  if (!variant) return nearest;
  for (int i = 1; i <= static_cast<int>(core::Level::kLast); ++i) {
    const auto level = static_cast<core::Level>(i);
    const bool nearer =
        std::abs(variant->of(level) - rating) < std::abs(variant->of(nearest) - rating);
    if (nearer) nearest = level;
  }
  return nearest;
}

v1::QueueStatus in_room(const RoomCode& room) {
  v1::QueueStatus status;
  status.set_room(room.str());
  return status;
}

}  // namespace

v1::QueueStatus still_waiting(std::uint32_t computer) {
  v1::QueueStatus status;
  status.mutable_waiting()->set_computer(computer);
  return status;
}

v1::QueueStatus search_over() {
  v1::QueueStatus status;
  status.mutable_over();
  return status;
}

OpponentSearch::OpponentSearch(std::shared_ptr<House> house, Shard& shard, room::RoomSetup setup,
                               double rating, Tell tell)
    : house_(std::move(house)),
      shard_(shard),
      setup_(std::move(setup)),
      computer_(level_near(*house_, setup_, rating)),
      tell_(std::move(tell)),
      number_(house_->match_queue.with([&](lobby::MatchQueue& queue) {
        return queue.enter({setup_.first.player, setup_.first.name, wanted_in(setup_), rating},
                           house_->ports.clock.steady_ms());
      })) {}

OpponentSearch::~OpponentSearch() {
  house_->match_queue.with([this](lobby::MatchQueue& queue) { queue.leave(number_); });
}

void OpponentSearch::begin() { ask(); }

bool OpponentSearch::end() {
  if (room_) entered(*room_);
  return house_->match_queue.with(
      [this](lobby::MatchQueue& queue) { return queue.leave(number_); });
}

void OpponentSearch::entered(const RoomCode& room) {
  if (room_ != room) return;
  house_->match_queue.with([this](lobby::MatchQueue& queue) { queue.done(number_); });
}

void OpponentSearch::ask() {
  auto status = house_->match_queue.with([this](lobby::MatchQueue& queue) {
    return queue.ask(number_, house_->ports.clock.steady_ms());
  });
  if (auto* found = std::get_if<lobby::OpponentFound>(&status)) return open(std::move(*found));
  if (const auto* opened = std::get_if<lobby::RoomOpenedFor>(&status)) {
    return found_room(opened->room);
  }
  if (std::holds_alternative<lobby::EntryGone>(status)) return tell_(search_over());
  tell_of_computer(std::get<lobby::StillWaiting>(status).waited_ms);
  ask_later();
}

void OpponentSearch::ask_later() {
  alarm_.set(house_->ports.clock, shard_.executor(), weak_from_this(), limits::kQueueAskMs,
             [this] { ask(); });
}

void OpponentSearch::tell_of_computer(std::uint64_t waited_ms) {
  if (waited_ms < limits::kQueueComputerMs || std::exchange(told_of_computer_, true)) return;
  if (!house_->games.find(setup_.game)->computer_plays()) return;
  tell_(still_waiting(static_cast<std::uint32_t>(computer_)));
}

void OpponentSearch::found_room(const RoomCode& room) {
  room_ = room;
  tell_(in_room(room));
}

void OpponentSearch::open(lobby::OpponentFound found) {
  boost::asio::co_spawn(shard_.executor(), play(std::move(found)),
                        [self = shared_from_this()](const std::exception_ptr& thrown) {
                          if (thrown) log_end(thrown);
                        });
}

// The player who is host and begins is drawn by lot.
Awaitable<> OpponentSearch::play(lobby::OpponentFound found) {
  room::RoomSetup setup = setup_;
  setup.opponent = {found.opponent.player, found.opponent.name};
  const bool other_first = drawn_opener(house_->ports.random) == Chair(2);
  if (other_first) std::swap(setup.first, *setup.opponent);
  const auto room = co_await open_match(house_, shard_, std::move(setup));
  house_->match_queue.with([&](lobby::MatchQueue& queue) {
    if (!room) return queue.not_matched(number_, found.number);
    queue.matched(number_, found.number, *room, house_->ports.clock.steady_ms());
  });
  if (room) co_return found_room(*room);
  v1::QueueStatus over = search_over();
  *over.mutable_over()->mutable_error() = room.error();
  tell_(over);
}

}  // namespace gridmates::actors
