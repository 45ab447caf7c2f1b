#include "server/room/company.h"

#include <string>
#include <utility>
#include <vector>

namespace gridmates::room {

using Code = Refusal::Code;

Answer join(const Join& join, const Asking& asking, bool seats_open) {
  const auto& [facts, by, member, room_ms] = asking;
  if (member != nullptr) return Refusal{Code::kWrongState, "You are in this room already."};
  if (facts.is_kicked(by.player)) {
    return Refusal{Code::kForbidden, "You have been put out of this room and cannot come back."};
  }
  if (facts.name_taken(by.name.str())) {
    return Refusal{Code::kNameTaken, "Somebody in this room is called " + by.name.str() +
                                         " already; come under another name."};
  }
  if (facts.members->full()) return Refusal{Code::kRoomFull, "This room is full."};
  if (facts.members_ever >= limits::kMembersEver) {
    return Refusal{Code::kLimit, "Too many people have come to this room; open a new one."};
  }
  const MemberNo number(static_cast<std::uint16_t>(facts.members_ever + 1));
  std::vector<Happening> events{MemberJoined{number, by.player, by.name}};
  const auto chair = facts.free_chair();
  if (seats_open && !join.watch && chair) events.emplace_back(SeatTaken{number, *chair});
  return events;
}

Answer sit(const Sit& sit, const Asking& asking) {
  const auto& [facts, by, member, room_ms] = asking;
  if (member->seated()) return Refusal{Code::kWrongState, "You have a seat already."};
  if (sit.chair.value > facts.room->chairs) {
    return Refusal{Code::kInvalid, "There is no such seat; the last is seat " +
                                       std::to_string(facts.room->chairs) + "."};
  }
  const auto chair = sit.chair == Chair(0) ? facts.free_chair() : sit.chair;
  if (!chair) return Refusal{Code::kRoomFull, "All seats are taken."};
  if (facts.at(*chair) != nullptr) {
    return Refusal{Code::kRoomFull, "Seat " + std::to_string(chair->value) + " is taken."};
  }
  return std::vector<Happening>{SeatTaken{member->number, *chair}};
}

Answer stand(const Asking& asking, const Ending& ending) {
  std::vector<Happening> events;
  if (ending.before) events.emplace_back(*ending.before);
  events.emplace_back(SeatLeft{asking.member->number, asking.member->chair});
  if (ending.after) events.emplace_back(*ending.after);
  return events;
}

Answer depart(const Asking& asking, const Member& gone, bool kicked, const Ending& ending) {
  std::vector<Happening> events;
  if (ending.before) events.emplace_back(*ending.before);
  events.emplace_back(MemberLeft{gone.number, kicked});
  if (ending.after) events.emplace_back(*ending.after);
  const Member* heir = asking.facts.heir_of(gone);
  if (heir == nullptr) {
    events.emplace_back(RoomClosed{});
  } else if (asking.facts.is_host(gone)) {
    events.emplace_back(HostPassed{heir->number});
  }
  return events;
}

core::Result<const Member*, Refusal> kicked_member(const Kick& kick, const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  const Member* member = asking.facts.find(kick.member);
  if (member == nullptr) return Refusal{Code::kInvalid, "Nobody here has that number."};
  if (member == asking.member) {
    return Refusal{Code::kInvalid, "You cannot put yourself out; leave instead."};
  }
  if (asking.facts.kicked->full()) {
    return Refusal{Code::kLimit, "Too many people have been put out of this room."};
  }
  return member;
}

Answer pass_host(const PassHost& pass, const Asking& asking) {
  const bool by_room = asking.by.player == PlayerId(0);
  if (auto no = lacks(Right::kHost, asking); no && !by_room) return *no;
  const Member* member = asking.facts.find(pass.member);
  if (member == nullptr) return Refusal{Code::kInvalid, "Nobody here has that number."};
  if (member == asking.member) return Refusal{Code::kInvalid, "You are the host already."};
  return std::vector<Happening>{HostPassed{member->number}};
}

Answer say(const Say& say, const Asking& asking) {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (say.text.empty()) return Refusal{Code::kInvalid, "There is nothing to say."};
  if (say.text.size() > limits::kChatBytes) {
    return Refusal{Code::kInvalid, "That is too long; say it in parts."};
  }
  return std::vector<Happening>{Said{say.text}};
}

Answer rematch(const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  BoardChosen board = *asking.facts.board;
  board.again = true;
  const auto again = asking.facts.game->again(board.board.items());
  if (!again) return Refusal{Code::kInvalid, again.error().message};
  board.board = core::Blob<limits::kBoardBytes>(*again);
  return std::vector<Happening>{std::move(board)};
}

Answer next(const Next& next, const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  if (!next.board) return NeedsBoard{};
  BoardChosen board = *next.board;
  board.again = asking.facts.has_played(board);
  if (auto good = asking.facts.game->start(board.board.items()); !good) {
    return Refusal{Code::kInvalid, good.error().message};
  }
  return std::vector<Happening>{std::move(board)};
}

Answer desert(const Asking& asking, std::optional<MatchEnded> ending) {
  if (asking.by.player != PlayerId(0)) {
    return Refusal{Code::kForbidden, "Only the room itself knows when it is deserted."};
  }
  std::vector<Happening> events;
  if (ending) events.emplace_back(*ending);
  events.emplace_back(RoomClosed{});
  return events;
}

}  // namespace gridmates::room
