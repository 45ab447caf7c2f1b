// Clocks of players who take turns: how they are typed and shown, and the time left on them. Pure;
// any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/model.h"

namespace gridmates::words {

inline constexpr std::uint32_t kDayS = 86'400;

using Clocks = google::protobuf::RepeatedPtrField<v1::TurnClock>;

// "300+3" and "move:30" in seconds, "move:3d" in days, "300+3/60+1" (the first seat's and the
// second's), "none"; nullopt for others.
std::optional<Clocks> clocks_named(std::string_view text);
// The inverse.
std::string clocks_text(const Clocks& clocks);
// "clock: 300+3"; empty without clocks.
std::string clocks_words(const Clocks& clocks);

// The time that a member has left at this room time, in milliseconds, and whether the clock runs;
// nullopt if the member has no clock in the current match.
struct ClockLeft {
  std::uint64_t ms = 0;
  bool runs = false;
};
std::optional<ClockLeft> clock_left(const client::Room& room, std::uint32_t member,
                                    std::uint64_t room_time_ms);
// "4:57"; from one day on "2d 5h"; below 20 seconds with tenths, "0:19.4".
std::string clock_time(std::uint64_t left_ms);

}  // namespace gridmates::words
