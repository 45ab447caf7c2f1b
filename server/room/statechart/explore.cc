#include "server/room/statechart/explore.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/room/room.h"
#include "server/room/statechart/names.h"
#include "server/room/statechart/probe_game.h"
#include "server/room/statechart/transition_sample.h"
#include "server/room/statechart/trials.h"

namespace gridmates::room {
namespace {

const core::Games& probe_games() {
  static const core::Games games = [] {
    core::Games list;
    list.add(core::erased<ProbeGame>());
    return list;
  }();
  return games;
}

// How a room begins: table, board, cap of races, seconds of a turn, whether matches are rated, and
// whether a computer sits there.
struct Beginning {
  core::Table table = core::Table::kCoop;
  ProbeGame::Board board;
  std::uint16_t cap_minutes = 0;
  std::uint32_t turn_s = 0;
  bool rated = false;
  bool computer = false;
};
constexpr std::array<Beginning, 6> kBeginnings = {
    {{core::Table::kCoop, {false, false}},
     {core::Table::kCoop, {false, true}},
     {core::Table::kVersus, {true, false}, 0, 60},
     {core::Table::kVersus, {true, false}, 0, 60, true},
     {core::Table::kVersus, {true, false}, 0, 60, true, true},
     {core::Table::kRace, {false, false}, 1}}};

// Times after the last event: at once; and those at which, in a race that has just begun, the
// countdown is over, nothing waits for time any more, and time is up.
constexpr std::array<std::uint64_t, 4> kTimes_ms = {0, limits::kCountdownMs,
                                                    limits::kCountdownMs + limits::kBetweenPausesMs,
                                                    limits::kCountdownMs + 60'000};

struct Situation {
  Room room{probe_games()};
  GuardOracle oracle{probe_games()};
};

// The position of a person in a situation, one letter for each property.
std::string part_of(const Identity& one, const Situation& situation, const RoomView& view) {
  const auto number = situation.room.member_of(one.player);
  std::string part(1, situation.room.is_kicked(one.player) ? 'k' : '-');
  if (!number) return part;
  for (const MemberView& member : view.members) {
    if (member.number == number) part += member.chair == Chair(0) ? 'w' : 's';
  }
  if (number == view.head.host) part += 'h';
  if (number == situation.oracle.on_turn()) part += 't';
  if (number == situation.oracle.first_player()) part += 'f';
  if (situation.oracle.has_move(*number)) part += 'h';
  if (situation.oracle.races(*number)) part += 'r';
  if (situation.oracle.is_frozen(*number, situation.room.room_ms())) part += 'c';
  if (situation.oracle.is_ready(*number)) part += 'y';
  if (situation.oracle.needs(*number)) part += 'n';
  part += situation.oracle.vote_part_of(*number);
  return part;
}

// The people whose commands may have different outcomes here: one for each position.
std::vector<Identity> askers_in(const Situation& situation, const RoomView& view) {
  std::vector<Identity> askers = {people().front()};
  std::set<std::string> seen;
  for (auto one = people().begin() + 1; one + 1 != people().end(); ++one) {
    if (seen.insert(part_of(*one, situation, view)).second) askers.push_back(*one);
  }
  askers.push_back(people().back());
  return askers;
}

// What distinguishes situations. Member numbers and times do not, and people with unique names are
// interchangeable.
std::string key_of(const Situation& situation) {
  const RoomView view = situation.room.view({});
  std::string key = std::to_string(static_cast<int>(view.head.state)) +
                    std::to_string(static_cast<int>(view.head.table));
  if (situation.room.closed()) return key;
  std::vector<std::string> parts;
  for (const Identity& one : people()) parts.push_back(part_of(one, situation, view));
  std::sort(parts.begin() + 1, parts.end() - 1);
  for (const std::string& part : parts) key += part;
  for (const MemberView& member : view.members) {
    if (member.computer != 0) key += 'm' + std::to_string(member.chair.value);
  }
  if (situation.oracle.is_rated()) key += 'R';
  if (situation.oracle.is_locked()) key += 'l';
  if (situation.oracle.is_invited(people()[1].player)) key += 'i';
  if (situation.oracle.waits()) key += 'w';
  if (situation.oracle.is_paused_by_room()) key += 'p';
  if (situation.oracle.is_only_just_on(situation.room.room_ms())) key += 'j';
  if (situation.oracle.is_time_up(situation.room.room_ms())) key += 'u';
  if (situation.oracle.has_winner()) key += '1';
  if (situation.oracle.second_opens()) key += 'o';
  key += situation.oracle.vote_key();
  return key;
}

class Explorer {
 public:
  Exploration run() {
    for (const Beginning& beginning : kBeginnings) {
      RoomSetup setup{RoomCode("PROBE-1"),    "probe", beginning.table, false, people()[0],
                      chosen(beginning.board)};
      setup.cap_minutes = beginning.cap_minutes;
      if (beginning.turn_s != 0) {
        setup.clocks.emplace().clocks.push({.base_s = beginning.turn_s, .each_turn = true});
      }
      setup.rated = beginning.rated;
      if (beginning.computer) setup.computer = core::Level::k1;
      const auto events = Room::open(probe_games(), setup, {});
      reach({}, std::get<std::vector<Event>>(events), false);
    }
    while (!ahead_.empty()) {
      const Situation situation = std::move(ahead_.front());
      ahead_.pop_front();
      const RoomView view = situation.room.view({});
      const std::vector<Identity> askers = askers_in(situation, view);
      for (const Ask& ask : commands_for(situation.room, view)) {
        for (const Identity& by : askers) try_out(situation, view, {by, ask});
        const bool of_room = ask.index() >= kKindsOfAction ||
                             std::holds_alternative<PassHost>(ask) ||
                             std::holds_alternative<Pause>(ask);
        if (of_room) try_out(situation, view, {{}, ask});
      }
    }
    return std::move(found_);
  }

 private:
  // Time matters to moves, claims and TimeUp, and in a race to pauses.
  void try_out(const Situation& from, const RoomView& view, const Command& command) {
    const bool race = view.head.table == core::Table::kRace;
    const bool timed =
        view.head.table != core::Table::kCoop &&
        (std::holds_alternative<Play>(command.ask) || std::holds_alternative<TimeUp>(command.ask) ||
         std::holds_alternative<Claim>(command.ask) ||
         (race && std::holds_alternative<Pause>(command.ask)));
    for (const std::uint64_t later_ms : kTimes_ms) {
      if (later_ms == 0 || timed) try_out(from, view, command, from.room.room_ms() + later_ms);
    }
  }

  void try_out(const Situation& from, const RoomView& view, const Command& command,
               std::uint64_t room_ms) {
    const Decision decision = from.room.decide(command, {room_ms, 0});
    std::string outcome = "needs_board";
    if (const auto* no = std::get_if<Refusal>(&decision)) {
      outcome = "refused: " + std::string(name_of(no->code()));
    } else if (const auto* events = std::get_if<std::vector<Event>>(&decision)) {
      outcome = reach(from, *events, true);
    }
    const auto sample = sample_of(from.room, view, from.oracle, command, room_ms);
    found_.commands[from.room.leaf()][name_of(command.ask)][outcome].insert(held_in(sample));
  }

  // Applies the events, and queues the situation they lead to unless it is known. Returns what
  // happened, in words.
  std::string reach(Situation situation, const std::vector<Event>& events, bool record) {
    const Leaf before = situation.room.leaf();
    std::string told;
    for (const Event& event : events) {
      const Leaf leaf = situation.room.leaf();
      const HeldSet held = situation.oracle.see(event);
      const bool follows = situation.room.evolve(event);
      assert(follows);
      told += (told.empty() ? "" : ", ") + std::string(name_of(event.what));
      if (!follows || !record) continue;
      const std::string target(name_of(situation.room.leaf()));
      found_.events[leaf][name_of(event.what)][target].insert(held);
    }
    const Leaf after = situation.room.leaf();
    if (after != before) told += " -> " + std::string(name_of(after));
    const bool twin_is_in = situation.room.member_of(people().back().player).has_value();
    const bool on = !twin_is_in && leads_on(situation, events.back().what);
    if (on && seen_.insert(key_of(situation)).second) ahead_.push_back(std::move(situation));
    return told;
  }

  // Whether to explore further from here. While somebody is ready, a computer sits there, the room
  // is locked, a vote is open or a new board is due, everything is tried once. Only the vote is
  // followed then, and before a new board seats that become free, or there would be too many
  // situations. For the same reason only rooms of two are locked or get ready, few get a computer,
  // and matches against one are followed only if they are rated, because only those differ.
  static bool leads_on(const Situation& after, const Happening& last) {
    if (std::holds_alternative<MemberRenamed>(last)) return false;
    const bool is_small = after.room.members().size() <= 2;
    const bool against_one = is_small && after.oracle.is_rated();
    if (after.oracle.computer_is_here() && !against_one) {
      const bool has_come = std::holds_alternative<SeatTaken>(last) &&
                            after.oracle.is_computer(std::get<SeatTaken>(last).member);
      return has_come && after.room.members().size() <= 3 && after.room.leaf() == Leaf::kWaiting;
    }
    if (std::holds_alternative<ReadyChanged>(last)) return is_small;
    if (after.oracle.somebody_is_ready()) return false;
    const bool by_invitation = std::holds_alternative<Invited>(last) && after.oracle.is_locked();
    if (std::holds_alternative<RoomLocked>(last)) return is_small;
    if (by_invitation) return true;
    if (std::holds_alternative<Invited>(last) || after.oracle.is_locked()) return false;
    if (std::holds_alternative<VoteOpened>(last) || std::holds_alternative<Voted>(last))
      return true;
    if (after.oracle.vote_is_open()) return false;
    return !after.oracle.renews() || std::holds_alternative<VoteClosed>(last) ||
           std::holds_alternative<SeatLeft>(last);
  }

  std::deque<Situation> ahead_;
  std::set<std::string> seen_;
  Exploration found_;
};

}  // namespace

const Exploration& explored() {
  static const Exploration exploration = Explorer().run();
  return exploration;
}

}  // namespace gridmates::room
