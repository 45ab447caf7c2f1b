// The ratings of the seated members of a room whose matches are rated: read from the store when
// the seated change, and when a match has ended. Owned by a room actor; used on the thread of its
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
  bool computer = false;  // a computer has the seat
};
using RatingsOfSeats = std::map<MemberNo, SeatRating>;

class SeatRatings {
 public:
  // All arguments outlive this.
  SeatRatings(House& house, Shard& shard, const History& history)
      : house_(house), shard_(shard), history_(history) {}

  // Reads the ratings after a change, if necessary. `known` is called later, on that thread, with
  // the ratings of all seated members; `owner`, of which this is a part, is kept until then. If the
  // store cannot be read, it is not called until the seats change or a match ends.
  void watch(std::shared_ptr<void> owner, std::function<void(const RatingsOfSeats&)> known);

 private:
  using Seated = std::vector<std::pair<MemberNo, PlayerId>>;
  Seated seated() const;
  Awaitable<> ask(std::shared_ptr<void> owner, core::RatedVariant variant,
                  std::function<void(const RatingsOfSeats&)> known);

  House& house_;
  Shard& shard_;
  const History& history_;
  // What the ratings were last read for: the seated, the variant and the number of ended matches.
  struct Asked {
    Seated seated;
    std::string_view variant;
    std::uint32_t matches = 0;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  Asked asked_;
};

// The mean rating of the people, rounded; 0 if there are none.
std::uint32_t mean_of(const RatingsOfSeats& ratings);

}  // namespace gridmates::actors
