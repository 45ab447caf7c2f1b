#include "server/room/trial.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "server/room/probe_game.h"

namespace gridmates::room {
namespace {

const MemberView* find(const Trial& trial, std::optional<MemberNo> number) {
  const auto& members = trial.view.members;
  const auto found = std::find_if(members.begin(), members.end(),
                                  [number](const MemberView& m) { return m.number == number; });
  return found == members.end() ? nullptr : &*found;
}

const MemberView* asker(const Trial& trial) {
  return find(trial, trial.room.member_of(trial.command.by.player));
}

// The member that a kick or a passing on of the host is aimed at.
const MemberView* target(const Trial& trial) {
  if (const auto* kick = std::get_if<Kick>(&trial.command.ask)) return find(trial, kick->member);
  if (const auto* pass = std::get_if<PassHost>(&trial.command.ask)) {
    return find(trial, pass->member);
  }
  return nullptr;
}

// Whose part in the match the command may end: who is kicked, or asks.
MemberNo subject(const Trial& trial) {
  const bool kick = std::holds_alternative<Kick>(trial.command.ask);
  const MemberView* member = kick ? target(trial) : asker(trial);
  return member == nullptr ? MemberNo(0) : member->number;
}

const Laid* laid_in(const Trial& trial) {
  const auto* play = std::get_if<Play>(&trial.command.ask);
  return play != nullptr && play->laid ? &*play->laid : nullptr;
}

bool renewed_with_board(const Trial& trial) {
  const auto* renewed = std::get_if<Renewed>(&trial.command.ask);
  return renewed != nullptr && renewed->board.has_value();
}

bool sits(const MemberView* member) { return member != nullptr && member->chair != Chair(0); }

auto seated(const Trial& trial) {
  return std::count_if(trial.view.members.begin(), trial.view.members.end(),
                       [](const MemberView& m) { return sits(&m); });
}

std::optional<ProbeGame::Move> move_of(const Trial& trial) {
  const auto* play = std::get_if<Play>(&trial.command.ask);
  return play == nullptr ? std::nullopt : core::decode<ProbeGame::Move>(play->move);
}

// Whether the move ends the match like this.
bool moves_to(const Trial& trial, core::Outcome outcome) {
  const auto move = move_of(trial);
  return move && move->outcome == outcome;
}

// Whether the vote comes to this with the command: a ballot, or somebody who goes.
bool counts_to(const Trial& trial, Witness::Count count) {
  const auto* vote = std::get_if<Vote>(&trial.command.ask);
  const bool open = trial.witness.vote_is_open() || (vote != nullptr && trial.witness.asks());
  const auto yes = vote == nullptr ? std::nullopt : std::optional(vote->yes);
  return open && trial.witness.count_with(subject(trial), yes) == count;
}

struct Condition {
  std::string_view name;
  bool (*holds)(const Trial& trial);
};

using Kind = core::Outcome::Kind;

// The earlier ones are preferred in guards.
constexpr Condition kConditions[] = {
    {"by_room", [](const Trial& t) { return t.command.by.player == PlayerId(0); }},
    {"by_member", [](const Trial& t) { return asker(t) != nullptr; }},
    {"by_host",
     [](const Trial& t) { return asker(t) != nullptr && asker(t)->number == t.view.head.host; }},
    {"by_player", [](const Trial& t) { return sits(asker(t)); }},
    {"by_only_player", [](const Trial& t) { return sits(asker(t)) && seated(t) == 1; }},
    {"in_charge",
     [](const Trial& t) {
       const MemberView* member = asker(t);
       return member != nullptr &&
              (member->number == t.view.head.host || (sits(member) && seated(t) == 1));
     }},
    {"on_turn",
     [](const Trial& t) { return asker(t) != nullptr && t.witness.on_turn() == asker(t)->number; }},
    {"by_first_player",
     [](const Trial& t) {
       return asker(t) != nullptr && t.witness.first_player() == asker(t)->number;
     }},
    {"put_out", [](const Trial& t) { return t.room.is_kicked(t.command.by.player); }},
    {"name_taken",
     [](const Trial& t) {
       const auto& members = t.view.members;
       return asker(t) == nullptr &&
              std::any_of(members.begin(), members.end(),
                          [&t](const MemberView& m) { return m.name == t.command.by.name; });
     }},
    {"others_here", [](const Trial& t) { return t.view.members.size() > 1; }},
    {"only_to_watch",
     [](const Trial& t) {
       const auto* join = std::get_if<Join>(&t.command.ask);
       return join != nullptr && join->watch;
     }},
    {"with_board",
     [](const Trial& t) {
       const auto* next = std::get_if<Next>(&t.command.ask);
       return (next != nullptr && next->board) || renewed_with_board(t) || laid_in(t) != nullptr;
     }},
    {"of_another_match",
     [](const Trial& t) {
       return laid_in(t) != nullptr && laid_in(t)->match != t.view.head.match;
     }},
    {"board_waits", [](const Trial& t) { return t.witness.waits(); }},
    {"at_another", [](const Trial& t) { return target(t) != nullptr && target(t) != asker(t); }},
    {"at_player", [](const Trial& t) { return sits(target(t)); }},
    {"at_only_player", [](const Trial& t) { return sits(target(t)) && seated(t) == 1; }},
    {"seat_free", [](const Trial& t) { return seated(t) < t.view.head.chairs; }},
    {"too_few_players", [](const Trial& t) { return seated(t) < t.view.head.chairs_needed; }},
    {"legal_move",
     [](const Trial& t) {
       const auto move = move_of(t);
       return move && move->is_allowed;
     }},
    {"solves", [](const Trial& t) { return moves_to(t, {Kind::kSolved, {}}); }},
    {"loses", [](const Trial& t) { return moves_to(t, {Kind::kLost, {}}); }},
    {"wins_for_first", [](const Trial& t) { return moves_to(t, {Kind::kWon, Seat(0)}); }},
    {"wins_for_second", [](const Trial& t) { return moves_to(t, {Kind::kWon, Seat(1)}); }},
    {"draws", [](const Trial& t) { return moves_to(t, {Kind::kDrawn, {}}); }},
    {"first_next",
     [](const Trial& t) {
       return t.witness.on_turn() && t.witness.on_turn() == t.witness.first_player();
     }},
    {"races", [](const Trial& t) { return t.witness.races(subject(t)); }},
    {"others_race", [](const Trial& t) { return t.witness.others_race(subject(t)); }},
    {"somebody_finished", [](const Trial& t) { return t.witness.has_winner(); }},
    {"frozen", [](const Trial& t) { return t.witness.is_frozen(subject(t), t.room_ms); }},
    {"only_just_on", [](const Trial& t) { return t.witness.is_only_just_on(t.room_ms); }},
    {"needed", [](const Trial& t) { return t.witness.needs(subject(t)); }},
    {"race", [](const Trial& t) { return t.view.head.table == core::Table::kRace; }},
    {"co_op", [](const Trial& t) { return t.view.head.table == core::Table::kCoop; }},
    {"vote_open", [](const Trial& t) { return t.witness.vote_is_open(); }},
    {"may_vote",
     [](const Trial& t) { return asker(t) != nullptr && t.witness.may_vote(asker(t)->number); }},
    {"others_may_vote",
     [](const Trial& t) {
       return asker(t) != nullptr && t.witness.others_may_vote(asker(t)->number);
     }},
    {"vote_passes", [](const Trial& t) { return counts_to(t, Witness::Count::kPasses); }},
    {"vote_fails", [](const Trial& t) { return counts_to(t, Witness::Count::kFails); }},
    {"game_asks", [](const Trial& t) { return t.witness.asks(); }},
    {"about_question", [](const Trial& t) { return t.witness.vote_is_about(VoteKind::kQuestion); }},
    {"about_new_board", [](const Trial& t) { return t.witness.vote_is_about(VoteKind::kRenew); }},
    {"new_board_due", [](const Trial& t) { return t.witness.renews(); }},
    {"asking_move",
     [](const Trial& t) {
       const auto move = move_of(t);
       return move && move->asks;
     }},
    {"answer",
     [](const Trial& t) {
       const auto move = move_of(t);
       return move && move->answers;
     }},
    {"voter",
     [](const Trial& t) { return asker(t) != nullptr && t.witness.has_voice(asker(t)->number); }},
    {"paused_by_room", [](const Trial& t) { return t.witness.is_paused_by_room(); }},
    {"interrupted", [](const Trial& t) { return t.witness.is_interrupted(); }},
    {"others_watch",
     [](const Trial& t) {
       return std::ranges::any_of(t.view.members, [&t](const MemberView& member) {
         return &member != asker(t) && !sits(&member);
       });
     }},
};

constexpr auto kNames = [] {
  std::array<std::string_view, std::size(kConditions)> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kConditions[i].name;
  return names;
}();

}  // namespace

Conditions trial_conditions() { return kNames; }

std::uint64_t held_in(const Trial& trial) {
  std::uint64_t held = 0;
  for (std::size_t i = 0; i < std::size(kConditions); ++i) {
    if (kConditions[i].holds(trial)) held |= std::uint64_t{1} << i;
  }
  return held;
}

}  // namespace gridmates::room
