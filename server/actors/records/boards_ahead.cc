#include "server/actors/records/boards_ahead.h"

#include <boost/asio/post.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "server/actors/records/board_job.h"
#include "server/actors/shard/ready_boards.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

using ReadyKind = ReadyBoards::Kind;
using MaybeBoard = std::optional<ReadyBoards::Board>;

void look_ahead(const std::shared_ptr<House>& house);

void look_ahead_later(const std::shared_ptr<House>& house) {
  const auto look_again = [weak = std::weak_ptr(house)] {
    if (const auto alive = weak.lock()) look_ahead(alive);
  };
  house->boards_ahead.set(house->ports.clock, house->shards.front()->executor(), house,
                          limits::kLookAheadMs, look_again);
}

bool is_quiet(const House& house) {
  return house.ports.clock.steady_ms() >= house.moved_ms + limits::kQuietMs;
}

// A board that meets the options; nullopt if none was found, or the job was stopped.
MaybeBoard make_ahead(const ReadyKind& kind, const core::Seed& seed, const std::stop_token& stop) {
  auto made = make_now(*kind.game, {.options = kind.options, .grade = true, .field = "options"},
                       seed, {stop, {}, {}});
  if (!made || !made->unmet.empty() || stop.stop_requested()) return std::nullopt;
  return ReadyBoards::Board{std::move(made->board), std::move(made->level)};
}

void made_ahead(const std::shared_ptr<House>& house, const ReadyKind& kind, MaybeBoard made,
                bool stopped) {
  if (made) {
    house->ready_boards.put(kind, *std::move(made));
  } else if (!stopped) {
    house->ready_boards.failed(kind);
  }
  look_ahead(house);
}

bool begin_ahead(const std::shared_ptr<House>& house) {
  auto kind = is_quiet(*house) ? house->ready_boards.wanted() : std::nullopt;
  if (!kind) return false;
  core::Seed seed;
  house->ports.random.fill(seed);
  auto job = [weak = std::weak_ptr(house), here = house->shards.front()->executor(),
              kind = *std::move(kind), seed](const std::stop_token& stop) {
    MaybeBoard made = make_ahead(kind, seed, stop);
    boost::asio::post(
        here, [weak, kind, made = std::move(made), stopped = stop.stop_requested()]() mutable {
          if (const auto alive = weak.lock()) made_ahead(alive, kind, std::move(made), stopped);
        });
  };
  return house->ports.workers.post_when_idle(std::move(job));
}

// If a job begins, its end looks again.
void look_ahead(const std::shared_ptr<House>& house) {
  if (!house->draining && !begin_ahead(house)) look_ahead_later(house);
}

}  // namespace

void make_boards_ahead(const std::shared_ptr<House>& house) {
  house->moved_ms = house->ports.clock.steady_ms();
  look_ahead_later(house);
}

}  // namespace gridmates::actors
