#include "server/room/membership.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/base/computers.h"
#include "server/room/computers.h"

namespace gridmates::room {
namespace {

// At a versus table the chair that did not begin on the last board begins, if that was `played`.
Answer put_on_table(BoardChosen board, const Facts& facts, bool played,
                    const std::optional<PuzzleRead>& read = {}) {
  board.again = facts.has_played(board);
  if (auto good = facts.game->start(board.board.items()); !good) return refusal_of(good.error());
  std::vector<Happening> events{std::move(board)};
  if (read) events.emplace_back(*read);
  const Chair opener = played ? facts.other_opener() : facts.opener;
  const bool versus = facts.room->table == core::Table::kVersus;
  if (versus && opener != Chair(1)) events.emplace_back(OpenerSet{opener});
  return events;
}

SeatTaken taken(MemberNo member, Chair chair, std::optional<Seat> former) {
  SeatTaken seat{member, chair};
  if (former) seat.again.value = static_cast<std::uint8_t>(former->value + 1);
  return seat;
}

}  // namespace

Answer join(const Join& join, const Asking& asking, bool seats_open, std::optional<Seat> former) {
  const Facts& facts = asking.facts;
  const Identity& by = asking.by;
  if (asking.member != nullptr) return Refusal{Reason::kMemberAlready};
  if (facts.is_kicked(by.player)) return Refusal{Reason::kCannotComeBack};
  const Arrangements& arranged = *facts.arranged;
  if (arranged.locked && !arranged.is_invited(by.player)) return Refusal{Reason::kLocked};
  if (facts.name_taken(by.name.str())) {
    return Refusal{Reason::kNameTaken, {.text = by.name.str()}};
  }
  if (facts.members->full()) return Refusal{Reason::kRoomFull};
  if (facts.members_ever >= limits::kMembersEver) return Refusal{Reason::kTooManyMembers};
  const MemberNo number(static_cast<std::uint16_t>(facts.members_ever + 1));
  std::vector<Happening> events{MemberJoined{number, by.player, by.name}};
  const auto chair = facts.free_chair();
  const bool may_sit = !facts.daily || by.player == facts.creator;
  const bool sits = seats_open && may_sit && !join.watch && chair;
  if (!sits && facts.watching.watchers == Watchers::kNone) return Refusal{Reason::kNoWatchers};
  if (sits) events.emplace_back(taken(number, *chair, former));
  return events;
}

Answer sit(const Sit& sit, const Asking& asking, std::optional<Seat> former) {
  const Facts& facts = asking.facts;
  if (asking.member->seated()) return Refusal{Reason::kSeatedAlready};
  if (sit.chair.value > facts.room->chairs) {
    return Refusal{Reason::kNoSuchSeat, {.number = facts.room->chairs}};
  }
  const auto chair = sit.chair == Chair(0) ? facts.free_chair() : sit.chair;
  if (!chair) return Refusal{Reason::kSeatsTaken};
  if (asking.only_whether) return allowed();
  if (facts.at(*chair) != nullptr) {
    return Refusal{Reason::kSeatTaken, {.number = chair->value}};
  }
  return std::vector<Happening>{taken(asking.member->number, *chair, former)};
}

Answer stand(const Asking& asking, const Ending& ending) {
  if (asking.facts.watching.watchers == Watchers::kNone) return Refusal{Reason::kNoWatchers};
  if (asking.only_whether) return allowed();
  std::vector<Happening> events;
  if (ending.before) events.emplace_back(*ending.before);
  events.emplace_back(SeatLeft{asking.member->number, asking.member->chair});
  if (ending.after) events.emplace_back(*ending.after);
  return events;
}

Answer depart(const Asking& asking, const Member& gone, bool kicked, const Ending& ending) {
  if (asking.only_whether) return allowed();
  std::vector<Happening> events;
  if (ending.before) events.emplace_back(*ending.before);
  events.emplace_back(MemberLeft{gone.number, kicked && !is_computer(gone.player)});
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
  if (asking.facts.members->size() == 1) return Refusal{Reason::kNobodyElse};
  if (asking.facts.kicked->full()) return Refusal{Reason::kTooManyPutOut};
  if (asking.only_whether) return nullptr;
  const Member* member = asking.facts.find(kick.member);
  if (member == nullptr) return Refusal{Reason::kNoSuchMember};
  if (member == asking.member) return Refusal{Reason::kNotYourself};
  return member;
}

std::optional<Refusal> cannot_begin(const Facts& facts) {
  const auto taken = facts.seated();
  if (taken < facts.room->chairs_needed) {
    return Refusal{Reason::kTooFewPlayers, {.number = taken, .of = facts.room->chairs_needed}};
  }
  if (facts.rated && !facts.clocks && !computer_sits(facts)) {
    return Refusal{Reason::kRatedNeedsClock};
  }
  return std::nullopt;
}

Answer rematch(const Asking& asking) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  if (asking.only_whether) return allowed();
  BoardChosen board = *asking.facts.board;
  board.again = true;
  const auto again = asking.facts.game->again(board.board.items());
  if (!again) return refusal_of(again.error());
  board.board = core::Blob<limits::kBoardBytes>(*again);
  return std::vector<Happening>{std::move(board)};
}

Answer next(const Next& next, const Asking& asking, bool played) {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  const Facts& facts = asking.facts;
  if (next.cap_minutes && facts.room->table != core::Table::kRace) return Refusal{Reason::kNoCap};
  if (!next.board) return NeedsWork{};
  if (facts.rated && !facts.game->rated_as(next.board->options.items())) {
    return Refusal{Reason::kNoRating};
  }
  Answer answer = put_on_table(*next.board, facts, played, next.read);
  auto* events = std::get_if<std::vector<Happening>>(&answer);
  const bool other = next.cap_minutes && *next.cap_minutes != facts.arranged->cap_minutes;
  if (events != nullptr && other) events->emplace_back(CapSet{*next.cap_minutes});
  return answer;
}

Answer renew(const Renewed& renewed, const Asking& asking) {
  const bool by_room = asking.by.player == PlayerId(0);
  if (!by_room || asking.facts.renews_for == PlayerId(0)) return Refusal{Reason::kRoomItself};
  if (!renewed.board) return NeedsWork{};
  Answer answer = put_on_table(*renewed.board, asking.facts, true);
  auto* events = std::get_if<std::vector<Happening>>(&answer);
  if (events == nullptr || cannot_begin(asking.facts)) return answer;
  // A rated match starts only with both players connected.
  if (asking.facts.rated && renewed.other_is_away) return answer;
  Facts then = asking.facts;
  then.take_board(std::get<BoardChosen>(events->front()));
  if (const auto* set = std::get_if<OpenerSet>(&events->back())) then.opener = set->chair;
  events->emplace_back(MatchStarted{then.match + 1, then.line_up()});
  return answer;
}

Answer desert(const Asking& asking, std::optional<MatchEnded> ending) {
  if (asking.by.player != PlayerId(0)) {
    return Refusal{Reason::kRoomItself};
  }
  std::vector<Happening> events;
  if (ending) events.emplace_back(*ending);
  events.emplace_back(RoomClosed{});
  return events;
}

}  // namespace gridmates::room
