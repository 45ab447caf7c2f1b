#include "tests/server/room/twins.h"

#include <variant>
#include <vector>

namespace gridmates::room {
namespace {

std::vector<core::Viewer> viewers() {
  using Kind = core::Viewer::Kind;
  std::vector<core::Viewer> all{{Kind::kRival, {}}, {Kind::kWatcher, {}}, {Kind::kAfterwards, {}}};
  for (std::uint8_t seat = 0; seat < 8; ++seat) all.push_back({Kind::kPlayer, Seat(seat)});
  return all;
}

}  // namespace

std::string difference(const Room& one, const Room& other) {
  if (one.state_hash() != other.state_hash()) return "another state";
  if (one.chapter() != other.chapter()) return "another chapter";
  if (one.leaf() != other.leaf()) return "another leaf";
  if (one.creator() != other.creator()) return "another creator";
  if (one.members() != other.members()) return "other members";
  if (one.outline() != other.outline()) return "another outline";
  for (const core::Viewer& viewer : viewers()) {
    if (one.view(viewer) != other.view(viewer)) return "another view";
  }
  for (const auto& [number, player] : one.members()) {
    if (one.viewer(number) != other.viewer(number)) return "another viewer";
    if (one.number_of(number) != other.number_of(number)) return "another number in the match";
  }
  return "";
}

std::string difference(const Decision& one, const Decision& other) {
  if (one.index() != other.index()) return "another kind of decision";
  if (const auto* no = std::get_if<Refusal>(&one)) {
    const auto& as_well = std::get<Refusal>(other);
    const bool same = *no == as_well;
    return same ? "" : "another refusal";
  }
  if (const auto* needs = std::get_if<NeedsWork>(&one)) {
    return needs->match == std::get<NeedsWork>(other).match ? "" : "a board for another match";
  }
  return std::get<std::vector<Event>>(one) == std::get<std::vector<Event>>(other) ? ""
                                                                                  : "other events";
}

}  // namespace gridmates::room
