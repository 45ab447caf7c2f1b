#include "server/wire/replay.h"

#include <optional>
#include <utility>

#include "server/wire/errors.h"
#include "server/wire/events.h"
#include "server/wire/fill.h"
#include "server/wire/room_view.h"

namespace gridmates::wire {
namespace {

core::Viewer afterwards(std::size_t seat) {
  return {core::Viewer::Kind::kAfterwards, Seat(static_cast<std::uint8_t>(seat))};
}

// The place of the match to be shown: the only one, or that of a racer; of nobody who finished it
// is the first one's.
std::optional<std::size_t> match_of(const room::RoomView& seen, const std::string& player) {
  if (seen.head.table != core::Table::kRace) return std::size_t{0};
  for (std::size_t i = 0; i < seen.matches.size(); ++i) {
    const room::PlayerView& racer = seen.matches[i].players.front();
    if (player.empty() ? racer.place == 1 : racer.name.str() == player) return i;
  }
  return player.empty() ? std::optional(std::size_t{0}) : std::nullopt;
}

void put_match(const room::RoomView& seen, std::size_t match, v1::Replay& out) {
  room::RoomView alone{seen.head, {}, {seen.matches[match]}};
  v1::RoomView view = to_wire(alone);
  *out.mutable_head() = std::move(*view.mutable_head());
  *out.mutable_match() = std::move(*view.mutable_matches(0));
}

}  // namespace

core::Result<v1::Replay, v1::Error> replay(const GetReplay& get, const PastMatch& past) {
  const auto match = match_of(past.after.view(afterwards(0)), get.racer);
  if (!match) {
    return invalid("racer", "Nobody of that name was in the race.");
  }
  const core::Viewer viewer = afterwards(*match);
  const room::RoomView seen = past.after.view(viewer);
  v1::Replay out;
  out.set_run(get.run);
  out.set_events_in_all(past.in_all);
  if (get.from == 0) put_match(seen, *match, out);
  const auto tell = [&](const room::Event& event, v1::Event& told) {
    told = to_wire(Step{event, past.after, viewer, seen.members});
  };
  fill(past.events, *out.mutable_events(), tell, out.ByteSizeLong());
  return out;
}

}  // namespace gridmates::wire
