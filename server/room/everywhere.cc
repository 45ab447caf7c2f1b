#include "server/room/everywhere.h"

#include <vector>

#include "server/base/computers.h"

namespace gridmates::room {

Answer everywhere(const PassHost& pass, const Asking& asking) {
  const bool by_room = asking.by.player == PlayerId(0);
  if (auto no = lacks(Right::kHost, asking); no && !by_room) return *no;
  if (!by_room && asking.facts.heir_of(*asking.member) == nullptr)
    return Refusal{Reason::kNobodyElse};
  if (asking.only_whether) return allowed();
  const Member* member = asking.facts.find(pass.member);
  if (member == nullptr) return Refusal{Reason::kNoSuchMember};
  if (member == asking.member) return Refusal{Reason::kHostAlready};
  if (is_computer(member->player)) return Refusal{Reason::kComputerIsNoHost};
  return std::vector<Happening>{HostPassed{member->number}};
}

Answer everywhere(const Say& say, const Asking& asking) {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (asking.only_whether) return allowed();
  if (say.emote) return std::vector<Happening>{Emoted{*say.emote}};
  return std::vector<Happening>{Said{say.text}};
}

Answer everywhere(const Lock&, const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  if (asking.facts.arranged->locked) return Refusal{Reason::kLockedAlready};
  return std::vector<Happening>{RoomLocked{}};
}

Answer everywhere(const Unlock&, const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  if (!asking.facts.arranged->locked) return Refusal{Reason::kNotLocked};
  return std::vector<Happening>{RoomUnlocked{}};
}

Answer everywhere(const Invite& invite, const Asking& asking) {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (asking.only_whether) return allowed();
  std::vector<Happening> events;
  bool here = false;
  for (const PlayerId player : invite.players) {
    const bool is_member = asking.facts.member_of(player) != nullptr;
    here |= is_member;
    if (is_member || asking.facts.is_kicked(player)) continue;
    events.emplace_back(Invited{player, invite.name});
  }
  if (!events.empty()) return events;
  const Reason why = invite.players.empty() ? Reason::kNobodyCalled
                     : here                 ? Reason::kIsHere
                                            : Reason::kIsPutOut;
  return Refusal{why, {.text = invite.name.str()}};
}

Answer everywhere(const Rename& rename, const Asking& asking) {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (asking.only_whether) return allowed();
  const bool same = rename.name == asking.member->name;
  const bool taken = asking.facts.name_taken(rename.name.str(), asking.member);
  if (same || taken) {
    return Refusal{same ? Reason::kCalledSo : Reason::kNameTaken, {.text = rename.name.str()}};
  }
  return std::vector<Happening>{MemberRenamed{rename.name}};
}

}  // namespace gridmates::room
