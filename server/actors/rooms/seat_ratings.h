// What the players of a room whose matches are rated are rated: asked of the store when somebody
// else sits there, and when a match has ended. Owned by a room actor; used on the thread of its
// shard alone. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "server/actors/rooms/history.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"
#include "server/ports/rating.h"

namespace gridmates::actors {

struct SeatRating {
  ports::PlayerRating rated;
  bool computer = false;  // sits there
};
using RatingsOfSeats = std::map<MemberNo, SeatRating>;

class SeatRatings {
 public:
  // All of them outlive this.
  SeatRatings(House& house, Shard& shard, const History& history)
      : house_(house), shard_(shard), history_(history) {}

  // Something has changed. `known` is called later, on that thread, with the ratings of all who
  // sit; `owner`, of which this is a part, is kept until then. Where the store cannot be read it is
  // not called, until something else changes.
  void watch(std::shared_ptr<void> owner, std::function<void(const RatingsOfSeats&)> known);

 private:
  using Seated = std::vector<std::pair<MemberNo, PlayerId>>;
  Seated seated() const;
  Awaitable<> ask(std::shared_ptr<void> owner, core::RatedVariant variant,
                  std::function<void(const RatingsOfSeats&)> known);

  House& house_;
  Shard& shard_;
  const History& history_;
  // What they are known of, or asked for: of whom, in which variant and after how many matches.
  struct Asked {
    Seated seated;
    std::string_view variant;
    std::uint32_t matches = 0;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  Asked asked_;
};

// The mean of the people's, rounded; 0 when there are none.
std::uint32_t mean_of(const RatingsOfSeats& ratings);

}  // namespace gridmates::actors
