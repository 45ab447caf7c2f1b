// A room's rights agree with its decisions: in every situation of a small room, for every member
// and kind of command. Offered commands are accepted, others are refused for the given reason; and
// a refusal with an end time ends at that time.
#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "gtest/gtest.h"
#include "server/base/computers.h"
#include "server/room/statechart/names.h"
#include "server/room/statechart/probe_game.h"
#include "tests/server/room/room_fixture.h"
#include "tests/support/sanitized.h"

namespace gridmates::room {
namespace {

constexpr Person kWalkers[] = {kAda, kBen, kCleo};
constexpr std::uint16_t kMostMembersEver = 3;

BoardChosen probe_boards(core::Table table, bool waits) {
  return waits ? waiting_board() : probe_board(table);
}

Play probe_move(const ProbeGame::Move& move) { return {core::encode(move)}; }

// The commands that a member might give.
std::vector<Ask> asks_in(const Room& room) {
  const RoomView view = room.view({});
  std::vector<Ask> asks;
  const auto add = [&](Ask ask) { asks.push_back(std::move(ask)); };
  for (const Ask& ask : {Ask(Leave{}),
                         Ask(Sit{}),
                         Ask(Stand{}),
                         Ask(Start{}),
                         Ask(Pause{}),
                         Ask(Unpause{}),
                         Ask(Stop{}),
                         Ask(Resign{}),
                         Ask(OfferDraw{}),
                         Ask(TakeBack{}),
                         Ask(Claim{limits::kClaimAfterMs}),
                         Ask(SeatComputer{Chair(1), core::Level::k3}),
                         Ask(SeatComputer{Chair(1), core::Level::k4}),
                         Ask(SeatComputer{Chair(2), core::Level::k3}),
                         Ask(SeatComputer{Chair(2), core::Level::k4}),
                         Ask(Rematch{}),
                         Ask(Next{}),
                         Ask(Say{"hello"}),
                         Ask(Join{}),
                         Ask(probe_move({})),
                         Ask(Renew{}),
                         Ask(Vote{true}),
                         Ask(Vote{false}),
                         Ask(Lock{}),
                         Ask(Unlock{}),
                         Ask(Invite{identity(kDan).name, {identity(kDan).player}}),
                         Ask(Rename{Name("Fay")}),
                         Ask(Rename{Name("Gus")}),
                         Ask(Ready{}),
                         Ask(Unready{}),
                         Ask(Start{true})}) {
    add(ask);
  }
  for (const MemberView& member : view.members) {
    add(Kick{member.number});
    add(PassHost{member.number});
  }
  return asks;
}

// All commands that lead to further situations.
std::vector<Ask> leading(const Room& room) {
  using core::Outcome;
  const RoomView view = room.view({});
  std::vector<Ask> asks{Join{true}, Next{probe_board(view.head.table)}, Deserted{}};
  for (Ask& ask : asks_in(room)) asks.push_back(std::move(ask));
  for (const Outcome::Kind outcome :
       {Outcome::Kind::kSolved, Outcome::Kind::kLost, Outcome::Kind::kWon}) {
    asks.emplace_back(probe_move({{outcome, Seat(0)}}));
  }
  asks.emplace_back(probe_move({{Outcome::Kind::kWon, Seat(1)}}));
  asks.emplace_back(probe_move({{Outcome::Kind::kDrawn, {}}}));
  asks.emplace_back(probe_move({{}, true, 1'000}));
  const bool coop = view.head.table == core::Table::kCoop;
  if (coop) asks.emplace_back(probe_move({.outcome = {}, .asks = true}));
  Play laid = probe_move({});
  laid.laid = Laid{view.head.match, core::encode(ProbeGame::Board{})};
  asks.emplace_back(std::move(laid));
  return asks;
}

Identity identity_of(const Room& room, MemberNo number) {
  for (const auto& [member, player] : room.members()) {
    if (member != number) continue;
    return is_computer(player) ? Identity{player, Name("Hal")}
                               : identity(static_cast<Person>(player.value));
  }
  return {};
}

// The reason of a refusal by name; empty if the command is accepted.
std::string reason_of(const Room& room, const Identity& by, const Ask& ask, std::uint64_t room_ms) {
  const Decision decision = room.decide({by, ask}, {room_ms, 0});
  const auto* no = std::get_if<Refusal>(&decision);
  return no == nullptr ? "" : std::string(no->name());
}

// The error in the right to commands of one kind, tried with `all`; empty if there is none.
std::string wrong_right(const Room& room, const Identity& by, std::size_t kind,
                        const std::vector<Ask>& all, const std::optional<Refusal>& right) {
  std::set<std::string> reasons;
  for (const Ask& ask : all) {
    if (ask.index() != kind) continue;
    reasons.insert(reason_of(room, by, ask, room.room_ms()));
    if (!right || right->named.until_ms == 0) continue;
    const std::uint64_t until_ms = right->named.until_ms;
    if (reason_of(room, by, ask, until_ms - 1) != right->name()) return "refused no longer";
    if (!reason_of(room, by, ask, until_ms).empty()) return "refused for longer";
  }
  if (!right) return reasons.contains("") ? "" : "offered, and refused: " + *reasons.begin();
  const bool same = reasons == std::set<std::string>{std::string(right->name())};
  return same ? "" : "refused as " + *reasons.begin() + " instead of " + std::string(right->name());
}

std::string wrong_rights(const Room& room) {
  const std::vector<Ask> all = asks_in(room);
  for (const auto& [member, player] : room.members()) {
    const Rights rights = room.rights(member);
    for (std::size_t kind = 0; kind < kKindsOfAction; ++kind) {
      const std::string no = wrong_right(room, identity_of(room, member), kind, all, rights[kind]);
      if (no.empty()) continue;
      return "member " + std::to_string(member.value) + ", command " + std::to_string(kind) + ", " +
             std::string(name_of(room.leaf())) + ": " + no;
    }
  }
  return "";
}

// A right at this time: it compares refusals with an end time only by that time.
std::optional<Refusal> lasts(std::optional<Refusal> right, std::uint64_t room_ms) {
  if (!right || right->named.until_ms == 0) return right;
  if (right->named.until_ms <= room_ms) return std::nullopt;
  right->named.number = 0;
  return right;
}

using RightsOfAll = std::map<MemberNo, Rights>;

RightsOfAll rights_in(const Room& room) {
  RightsOfAll all;
  for (const auto& [member, player] : room.members()) all.emplace(member, room.rights(member));
  return all;
}

bool is_by_moves(std::size_t kind) {
  return kind == Ask(Play{}).index() || kind == Ask(TakeBack{}).index();
}

// Rights that changed although rights_changed() denies it. `rights` are those before.
std::string unnoticed(const Room& before, const RightsOfAll& rights, const Room& after) {
  const RightsChanged changed = after.rights_changed(before);
  if (changed == RightsChanged::kAny) return "";
  for (const auto& [member, then] : rights) {
    const Rights now = after.rights(member);
    const RightsByMoves by_moves = {now[Ask(Play{}).index()], now[Ask(TakeBack{}).index()]};
    if (after.rights_by_moves(member) != by_moves) return "others when these alone are asked for";
    for (std::size_t kind = 0; kind < kKindsOfAction; ++kind) {
      if (changed == RightsChanged::kByMoves && is_by_moves(kind)) continue;
      if (lasts(then[kind], after.room_ms()) == lasts(now[kind], after.room_ms())) continue;
      return "unnoticed: another right to command " + std::to_string(kind);
    }
  }
  return "";
}

// Distinguishes situations. The order of joining counts, because it decides the next host; the
// identity of people does not.
std::string key_of(const Room& room) {
  const RoomView view = room.view({});
  std::string key = std::string(name_of(room.leaf())) + (view.head.clock_stands ? " waits " : " ") +
                    std::to_string(static_cast<int>(view.head.table));
  for (const auto& [member, player] : room.members()) {
    const auto number = room.number_of(member);
    key += std::string(" m") + (member == view.head.host ? "h" : "") +
           (number ? "p" + std::to_string(number->value) : "");
    for (const MemberView& seen : view.members) {
      if (seen.number != member) continue;
      key += "s" + std::to_string(seen.chair.value) + (seen.computer != 0 ? "c" : "");
    }
  }
  for (const MatchSeen& match : view.matches) {
    const PlayerView& player = match.players.front();
    key += " " + std::to_string(player.place) + (player.out ? "o" : "") +
           (player.frozen_until_ms > room.room_ms() ? "f" : "");
  }
  key += view.head.begins_ms > room.room_ms() ? " countdown" : "";
  key += " " + std::to_string(room.kicked().size());
  key += view.head.locked ? " locked" : "";
  for (const MemberView& member : view.members) key += member.ready ? "r" : "-";
  if (room.vote()) key += " vote" + std::to_string(static_cast<int>(room.vote()->about.kind));
  if (!view.head.vote) return key;
  for (const auto* voters : {&view.head.vote->yes, &view.head.vote->no, &view.head.vote->waiting}) {
    key += ";";
    for (const MemberNo voter : *voters) key += std::to_string(voter.value);
  }
  return key;
}

class RoomExplorer {
 public:
  // The first error in any situation; empty if there is none.
  std::string run(const Room& first) {
    if (auto no = reach(first, BoardChosen{}); !no.empty()) return no;
    while (!ahead_.empty()) {
      const Room room = std::move(ahead_.front());
      ahead_.pop_front();
      if (auto no = lead_on(room); !no.empty()) return no;
    }
    return "";
  }
  const std::map<std::string_view, int>& leaves() const { return leaves_; }

 private:
  std::string lead_on(const Room& room) {
    std::vector<Command> commands = {{{}, Deserted{}},
                                     {{}, Renewed{probe_boards(room.opened().table, false)}}};
    if (room.vote()) commands.push_back({{}, CloseVote{room.vote()->opened}});
    for (const Ask& ask : leading(room)) {
      for (const Person person : kWalkers) commands.push_back({identity(person), ask});
    }
    const RightsOfAll rights = rights_in(room);
    for (const Command& command : commands) {
      for (const std::uint64_t later_ms : {std::uint64_t{0}, kLate_ms}) {
        if (auto no = follow(room, rights, command, later_ms); !no.empty()) return no;
      }
    }
    return "";
  }

  std::string follow(const Room& before, const RightsOfAll& rights, const Command& command,
                     std::uint64_t later_ms) {
    const Decision decision = before.decide(command, {before.room_ms() + later_ms, 0});
    const auto* events = std::get_if<std::vector<Event>>(&decision);
    if (events == nullptr) return "";
    Room room = before;
    bool in_bounds = true;
    for (const Event& event : *events) {
      if (!room.evolve(event)) return "an event that does not follow";
      const auto* joined = std::get_if<MemberJoined>(&event.what);
      in_bounds = in_bounds && (joined == nullptr || joined->member.value <= kMostMembersEver);
    }
    if (!in_bounds) return "";
    if (auto no = unnoticed(before, rights, room); !no.empty()) return no;
    return reach(room, events->back().what);
  }

  // With an open vote everything is tried once, and only the vote is followed. In a locked room of
  // two, and after a renaming there, everything is tried once.
  std::string reach(const Room& room, const Happening& last) {
    const RoomView view = room.view({});
    const auto& members = view.members;
    const bool is_small = members.size() <= 2;
    if (std::holds_alternative<MemberRenamed>(last)) return is_small ? wrong_rights(room) : "";
    if (std::holds_alternative<RoomLocked>(last) && !is_small) return "";
    const bool ready = std::ranges::any_of(members, &MemberView::ready);
    if (ready && !(std::holds_alternative<ReadyChanged>(last) && is_small)) return "";
    if (view.head.locked && !std::holds_alternative<RoomLocked>(last)) return "";
    const bool on = !room.vote() || std::holds_alternative<VoteOpened>(last) ||
                    std::holds_alternative<Voted>(last);
    if (!on) return "";
    if (!seen_.insert(key_of(room)).second) return "";
    ++leaves_[name_of(room.leaf())];
    ahead_.push_back(room);
    return wrong_rights(room);
  }

  std::deque<Room> ahead_;
  std::set<std::string> seen_;
  std::map<std::string_view, int> leaves_;
};

TEST(Rights, AreWhatTheRoomThenDoes) {
  RoomExplorer explorer;
  for (const auto& [table, waits] :
       {std::pair(core::Table::kCoop, false), std::pair(core::Table::kCoop, true),
        std::pair(core::Table::kVersus, false), std::pair(core::Table::kRace, false)}) {
    if (support::kIsSanitized && table != core::Table::kVersus) continue;
    const RoomFixture fixture("probe", table, probe_boards(table, waits));
    EXPECT_EQ(explorer.run(fixture.room), "");
  }
  if (support::kIsSanitized) return;
  EXPECT_EQ(explorer.leaves().size(), kLeaves) << "the explorer comes to every state";
}

}  // namespace
}  // namespace gridmates::room
