#include "server/room/statechart/transition_sample.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "server/room/statechart/probe_game.h"

namespace gridmates::room {
namespace {

const MemberView* find(const RoomView& view, std::optional<MemberNo> number) {
  const auto found =
      std::ranges::find_if(view.members, [&](const MemberView& m) { return m.number == number; });
  return found == view.members.end() ? nullptr : &*found;
}

// The member to be put out, made host or invited, or with the name that the asker wants.
const MemberView* target_of(const Ask& ask, const Room& room, const RoomView& view) {
  if (const auto* invite = std::get_if<Invite>(&ask)) {
    return invite->players.empty() ? nullptr : find(view, room.member_of(invite->players.front()));
  }
  if (const auto* rename = std::get_if<Rename>(&ask)) {
    const auto found = std::ranges::find(view.members, rename->name, &MemberView::name);
    return found == view.members.end() ? nullptr : &*found;
  }
  if (const auto* kick = std::get_if<Kick>(&ask)) return find(view, kick->member);
  if (const auto* pass = std::get_if<PassHost>(&ask)) return find(view, pass->member);
  return nullptr;
}

}  // namespace

TransitionSample sample_of(const Room& room, const RoomView& view, const GuardOracle& oracle,
                           const Command& command, std::uint64_t room_ms) {
  TransitionSample sample{room, view, oracle, command, room_ms, nullptr, nullptr, {}, {}};
  sample.asker = find(view, room.member_of(command.by.player));
  sample.target = target_of(command.ask, room, view);
  const bool kick = std::holds_alternative<Kick>(command.ask);
  const MemberView* subject = kick ? sample.target : sample.asker;
  if (subject != nullptr) sample.subject = subject->number;
  const auto* play = std::get_if<Play>(&command.ask);
  if (play != nullptr) sample.move = core::decode<ProbeGame::Move>(play->move);
  return sample;
}

}  // namespace gridmates::room
