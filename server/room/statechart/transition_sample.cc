#include "server/room/statechart/transition_sample.h"

#include <algorithm>
#include <array>
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

// Who is to be put out, to be host or invited, or has the name that the asker wants.
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

const Laid* laid_in(const TransitionSample& sample) {
  const auto* play = std::get_if<Play>(&sample.command.ask);
  return play != nullptr && play->laid ? &*play->laid : nullptr;
}

bool renewed_with_board(const TransitionSample& sample) {
  const auto* renewed = std::get_if<Renewed>(&sample.command.ask);
  return renewed != nullptr && renewed->board.has_value();
}

bool sits(const MemberView* member) { return member != nullptr && member->chair != Chair(0); }

auto seated(const TransitionSample& sample) {
  return std::count_if(sample.view.members.begin(), sample.view.members.end(),
                       [](const MemberView& m) { return sits(&m); });
}

const SeatComputer* seats(const TransitionSample& sample) {
  return std::get_if<SeatComputer>(&sample.command.ask);
}

// Whether somebody of that kind sits where a computer is to sit.
bool sits_there(const TransitionSample& sample, bool computer) {
  return seats(sample) != nullptr &&
         std::ranges::any_of(sample.view.members, [&](const MemberView& member) {
           return member.chair == seats(sample)->chair && (member.computer != 0) == computer;
         });
}

// Whether the move ends the match like this.
bool moves_to(const TransitionSample& sample, core::Outcome outcome) {
  return sample.move && sample.move->outcome == outcome;
}

// Whether the vote comes to this with the command: a ballot, or somebody who goes.
bool counts_to(const TransitionSample& sample, GuardOracle::Count count) {
  const auto* vote = std::get_if<Vote>(&sample.command.ask);
  const bool open = sample.oracle.vote_is_open() || (vote != nullptr && sample.oracle.asks());
  const auto yes = vote == nullptr ? std::nullopt : std::optional(vote->yes);
  return open && sample.oracle.count_with(sample.subject, yes) == count;
}

struct Condition {
  std::string_view name;
  bool (*holds)(const TransitionSample& sample);
};

using Kind = core::Outcome::Kind;

// The earlier ones are preferred in guards.
constexpr Condition kConditions[] = {
    {"by_room", [](const TransitionSample& t) { return t.command.by.player == PlayerId(0); }},
    {"by_member", [](const TransitionSample& t) { return t.asker != nullptr; }},
    {"by_host",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.asker->number == t.view.head.host;
     }},
    {"by_player", [](const TransitionSample& t) { return sits(t.asker); }},
    {"by_only_player", [](const TransitionSample& t) { return sits(t.asker) && seated(t) == 1; }},
    {"in_charge",
     [](const TransitionSample& t) {
       return t.asker != nullptr &&
              (t.asker->number == t.view.head.host || (sits(t.asker) && seated(t) == 1));
     }},
    {"on_turn",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.on_turn() == t.asker->number;
     }},
    {"by_first_player",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.first_player() == t.asker->number;
     }},
    {"put_out", [](const TransitionSample& t) { return t.room.is_kicked(t.command.by.player); }},
    {"name_taken",
     [](const TransitionSample& t) {
       const auto& members = t.view.members;
       return t.asker == nullptr &&
              std::any_of(members.begin(), members.end(),
                          [&t](const MemberView& m) { return m.name == t.command.by.name; });
     }},
    {"others_here", [](const TransitionSample& t) { return t.view.members.size() > 1; }},
    {"other_people_here",
     [](const TransitionSample& t) {
       return std::ranges::any_of(t.view.members, [&t](const MemberView& member) {
         return &member != t.asker && member.computer == 0;
       });
     }},
    {"at_computer",
     [](const TransitionSample& t) { return t.target != nullptr && t.target->computer != 0; }},
    {"computer_off",
     [](const TransitionSample& t) { return seats(t) != nullptr && !seats(t)->level; }},
    {"no_such_seat",
     [](const TransitionSample& t) {
       return seats(t) != nullptr && seats(t)->chair.value > t.view.head.chairs;
     }},
    {"person_there", [](const TransitionSample& t) { return sits_there(t, false); }},
    {"computer_there", [](const TransitionSample& t) { return sits_there(t, true); }},
    {"computer_here",
     [](const TransitionSample& t) {
       return std::ranges::any_of(t.view.members, &MemberView::computer);
     }},
    {"only_to_watch",
     [](const TransitionSample& t) {
       const auto* join = std::get_if<Join>(&t.command.ask);
       return join != nullptr && join->watch;
     }},
    {"with_board",
     [](const TransitionSample& t) {
       const auto* next = std::get_if<Next>(&t.command.ask);
       return (next != nullptr && next->board) || renewed_with_board(t) || laid_in(t) != nullptr;
     }},
    {"of_another_match",
     [](const TransitionSample& t) {
       return laid_in(t) != nullptr && laid_in(t)->match != t.view.head.match;
     }},
    {"board_waits", [](const TransitionSample& t) { return t.oracle.waits(); }},
    {"at_another",
     [](const TransitionSample& t) { return t.target != nullptr && t.target != t.asker; }},
    {"at_player", [](const TransitionSample& t) { return sits(t.target); }},
    {"at_only_player", [](const TransitionSample& t) { return sits(t.target) && seated(t) == 1; }},
    {"seat_free", [](const TransitionSample& t) { return seated(t) < t.view.head.chairs; }},
    {"too_few_players",
     [](const TransitionSample& t) { return seated(t) < t.view.head.chairs_needed; }},
    {"legal_move", [](const TransitionSample& t) { return t.move && t.move->is_allowed; }},
    {"solves", [](const TransitionSample& t) { return moves_to(t, {Kind::kSolved, {}}); }},
    {"loses", [](const TransitionSample& t) { return moves_to(t, {Kind::kLost, {}}); }},
    {"wins_for_first",
     [](const TransitionSample& t) { return moves_to(t, {Kind::kWon, Seat(0)}); }},
    {"wins_for_second",
     [](const TransitionSample& t) { return moves_to(t, {Kind::kWon, Seat(1)}); }},
    {"draws", [](const TransitionSample& t) { return moves_to(t, {Kind::kDrawn, {}}); }},
    {"first_next",
     [](const TransitionSample& t) {
       return t.oracle.on_turn() && t.oracle.on_turn() == t.oracle.first_player();
     }},
    {"races", [](const TransitionSample& t) { return t.oracle.races(t.subject); }},
    {"others_race", [](const TransitionSample& t) { return t.oracle.others_race(t.subject); }},
    {"somebody_finished", [](const TransitionSample& t) { return t.oracle.has_winner(); }},
    {"frozen", [](const TransitionSample& t) { return t.oracle.is_frozen(t.subject, t.room_ms); }},
    {"time_is_up", [](const TransitionSample& t) { return t.oracle.is_time_up(t.room_ms); }},
    {"capped",
     [](const TransitionSample& t) {
       const auto* next = std::get_if<Next>(&t.command.ask);
       return next != nullptr && next->cap_minutes;
     }},
    {"only_just_on", [](const TransitionSample& t) { return t.oracle.is_only_just_on(t.room_ms); }},
    {"needed", [](const TransitionSample& t) { return t.oracle.needs(t.subject); }},
    {"race", [](const TransitionSample& t) { return t.view.head.table == core::Table::kRace; }},
    {"co_op", [](const TransitionSample& t) { return t.view.head.table == core::Table::kCoop; }},
    {"vote_open", [](const TransitionSample& t) { return t.oracle.vote_is_open(); }},
    {"may_vote",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.may_vote(t.asker->number);
     }},
    {"others_may_vote",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.others_may_vote(t.asker->number);
     }},
    {"vote_passes",
     [](const TransitionSample& t) { return counts_to(t, GuardOracle::Count::kPasses); }},
    {"vote_fails",
     [](const TransitionSample& t) { return counts_to(t, GuardOracle::Count::kFails); }},
    {"game_asks", [](const TransitionSample& t) { return t.oracle.asks(); }},
    {"about_question",
     [](const TransitionSample& t) { return t.oracle.vote_is_about(VoteKind::kQuestion); }},
    {"about_new_board",
     [](const TransitionSample& t) { return t.oracle.vote_is_about(VoteKind::kRenew); }},
    {"about_pause",
     [](const TransitionSample& t) { return t.oracle.vote_is_about(VoteKind::kPause); }},
    {"about_draw",
     [](const TransitionSample& t) { return t.oracle.vote_is_about(VoteKind::kDraw); }},
    {"has_move",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.has_move(t.asker->number);
     }},
    {"about_take_back",
     [](const TransitionSample& t) { return t.oracle.vote_is_about(VoteKind::kTakeBack); }},
    {"ends_offer", [](const TransitionSample& t) { return t.oracle.ends_offer(t.asker); }},
    {"new_board_due", [](const TransitionSample& t) { return t.oracle.renews(); }},
    {"asking_move", [](const TransitionSample& t) { return t.move && t.move->asks; }},
    {"answer", [](const TransitionSample& t) { return t.move && t.move->answers; }},
    {"voter",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.has_voice(t.asker->number);
     }},
    {"paused_by_room", [](const TransitionSample& t) { return t.oracle.is_paused_by_room(); }},
    {"interrupted", [](const TransitionSample& t) { return t.oracle.is_interrupted(); }},
    {"invited", [](const TransitionSample& t) { return t.oracle.is_invited(t.command.by.player); }},
    {"at_put_out",
     [](const TransitionSample& t) {
       const auto* invite = std::get_if<Invite>(&t.command.ask);
       return invite != nullptr && !invite->players.empty() &&
              t.room.is_kicked(invite->players.front());
     }},
    {"emote",
     [](const TransitionSample& t) {
       const auto* say = std::get_if<Say>(&t.command.ask);
       return say != nullptr && say->emote;
     }},
    {"anyway",
     [](const TransitionSample& t) {
       const auto* start = std::get_if<Start>(&t.command.ask);
       return start != nullptr && start->anyway;
     }},
    {"ready",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.is_ready(t.asker->number);
     }},
    {"somebody_ready", [](const TransitionSample& t) { return t.oracle.somebody_is_ready(); }},
    {"others_unready",
     [](const TransitionSample& t) {
       return t.asker != nullptr && t.oracle.others_are_unready(t.asker->number);
     }},
    {"of_nobody",
     [](const TransitionSample& t) {
       const auto* invite = std::get_if<Invite>(&t.command.ask);
       return invite != nullptr && invite->players.empty();
     }},
    {"second_opens", [](const TransitionSample& t) { return t.oracle.second_opens(); }},
    {"at_member", [](const TransitionSample& t) { return t.target != nullptr; }},
    {"locked", [](const TransitionSample& t) { return t.oracle.is_locked(); }},
    {"others_watch",
     [](const TransitionSample& t) {
       return std::ranges::any_of(t.view.members, [&t](const MemberView& member) {
         return &member != t.asker && !sits(&member);
       });
     }},
    {"away_long",
     [](const TransitionSample& t) {
       const auto* claim = std::get_if<Claim>(&t.command.ask);
       return claim != nullptr && claim->away_ms >= limits::kClaimAfterMs;
     }},
};

static_assert(std::size(kConditions) <= kMostConditions, "each is a bit of a sample");

constexpr auto kNames = [] {
  std::array<std::string_view, std::size(kConditions)> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kConditions[i].name;
  return names;
}();

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

Conditions command_conditions() { return kNames; }

HeldSet held_in(const TransitionSample& sample) {
  HeldSet held;
  for (std::size_t i = 0; i < std::size(kConditions); ++i) {
    held[i] = kConditions[i].holds(sample);
  }
  return held;
}

}  // namespace gridmates::room
