#include "server/room/computers.h"

#include <algorithm>
#include <string>

#include "engine/core/computer_player.h"

namespace gridmates::room {
namespace {

// A name that nobody here has.
Name name_for(core::Level level, const Facts& facts) {
  const std::string name = std::string(kComputerName) + std::to_string(static_cast<int>(level));
  std::string free = name;
  for (int i = 2; facts.name_taken(free); ++i) free = name + " (" + std::to_string(i) + ')';
  return Name(free);
}

Answer sit_down(core::Level level, Chair chair, const Member* there, const Facts& facts) {
  if (there == nullptr && facts.members->full()) return Refusal{Reason::kRoomFull};
  if (facts.members_ever >= limits::kMembersEver) return Refusal{Reason::kTooManyMembers};
  std::vector<Happening> events;
  if (there != nullptr) events.emplace_back(MemberLeft{there->number});
  const MemberNo number(static_cast<std::uint16_t>(facts.members_ever + 1));
  events.emplace_back(MemberJoined{number, computer_player(level, chair), name_for(level, facts)});
  events.emplace_back(SeatTaken{number, chair});
  return events;
}

}  // namespace

bool has_computers(const core::Game& game, core::Table table) {
  return game.computer_plays() && table != core::Table::kCoop;
}

Answer seat_computer(const SeatComputer& seat, const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  const Facts& facts = asking.facts;
  if (!has_computers(*facts.game, facts.room->table)) return Refusal{Reason::kNoComputer};
  if (!facts.free_chair() && !computer_sits(facts)) return Refusal{Reason::kSeatsTaken};
  if (asking.only_whether) return allowed();
  const bool any = seat.chair == Chair(0) && seat.level;
  const auto chair = any ? facts.free_chair() : seat.chair;
  if (!chair) return Refusal{Reason::kSeatsTaken};
  if (*chair == Chair(0) || chair->value > facts.room->chairs) {
    return Refusal{Reason::kNoSuchSeat, {.number = facts.room->chairs}};
  }
  const Member* there = facts.at(*chair);
  if (there != nullptr && !is_computer(there->player)) {
    return Refusal{Reason::kSeatTaken, {.number = chair->value}};
  }
  if (there != nullptr && seat.level == core::Level(level_of(there->player))) {
    return Refusal{Reason::kComputerThereAlready, {.number = chair->value}};
  }
  if (seat.level) return sit_down(*seat.level, *chair, there, facts);
  if (there == nullptr) return Refusal{Reason::kNoComputerThere, {.number = chair->value}};
  return std::vector<Happening>{MemberLeft{there->number}};
}

bool computer_sits(const Facts& facts) {
  return std::ranges::any_of(*facts.members, [](const Member& member) {
    return member.seated() && is_computer(member.player);
  });
}

bool rated_against_computer(const Facts& facts) {
  const bool person_sits = std::ranges::any_of(*facts.members, [](const Member& member) {
    return member.seated() && !is_computer(member.player);
  });
  return facts.rated && person_sits && computer_sits(facts);
}

}  // namespace gridmates::room
