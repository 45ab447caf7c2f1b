#include "client/replay/ghost_choice.h"

#include "client/catalogue/catalogue.h"
#include "client/replay/typed_replay.h"

namespace gridmates::replay {
namespace {

// Whether a ghost is possible once a match has begun.
bool may_come(const client::Room& room) {
  if (room.daily) return false;
  const bool races = room.view.head().table() == v1::TABLE_RACE;
  const bool plays = room.match_is_on() ? room.player().has_value() : room.seated();
  return (races && plays) || room.is_solo();
}

}  // namespace

std::variant<GhostChoice, commands::Unread> read_ghost(const commands::Command& command) {
  if (command.rest == "best") return GhostChoice{};
  if (command.rest == "off") return GhostChoice{GhostChoice::Of::kNone};
  auto read = read_run(command);
  if (auto* no = std::get_if<commands::Unread>(&read)) return std::move(*no);
  const auto& run = std::get<v1::GetReplay>(read);
  return GhostChoice{GhostChoice::Of::kRun, run.run(), run.racer()};
}

bool may_have_ghost(const client::Room& room) { return room.match_is_on() && may_come(room); }

std::optional<commands::Unread> why_no_ghost(const client::Room* room) {
  if (room == nullptr) return commands::Unread{"NO_ROOM", std::string(tr(commands::kNoRoom))};
  if (may_come(*room)) return std::nullopt;
  return commands::Unread{
      "WRONG_STATE", tr("there is one while you race, or play a puzzle alone, but not in a daily")};
}

}  // namespace gridmates::replay
