// The conditions of commands that the state chart names.
#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "server/room/statechart/probe_game.h"
#include "server/room/statechart/transition_sample.h"

namespace gridmates::room {
namespace {

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
  return std::ranges::count_if(sample.view.members, [](const auto& m) { return sits(&m); });
}

const SeatComputer* seats(const TransitionSample& sample) {
  return std::get_if<SeatComputer>(&sample.command.ask);
}

// The member on the seat that a computer is to take; null if there is none.
const MemberView* sits_there(const TransitionSample& sample) {
  if (seats(sample) == nullptr) return nullptr;
  const auto& members = sample.view.members;
  const auto found = std::ranges::find(members, seats(sample)->chair, &MemberView::chair);
  return found == members.end() ? nullptr : &*found;
}

bool same_computer_sits_there(const TransitionSample& sample) {
  const MemberView* there = sits_there(sample);
  return there != nullptr && seats(sample)->level == core::Level(there->computer);
}

// Whether the move ends the match like this.
bool moves_to(const TransitionSample& sample, core::Outcome outcome) {
  return sample.move && sample.move->outcome == outcome;
}

// Whether the vote comes to `count` with the command: a ballot, or a member who leaves.
bool counts_to(const TransitionSample& sample, GuardOracle::Count count) {
  const auto* vote = std::get_if<Vote>(&sample.command.ask);
  const bool open = sample.oracle.vote_is_open() || (vote != nullptr && sample.oracle.asks());
  const auto yes = vote == nullptr ? std::nullopt : std::optional(vote->yes);
  return open && sample.oracle.count_with(sample.subject, yes) == count;
}

// What the command asks to vote on; not kTakeBack, as each player takes back another move.
std::optional<VoteKind> asked_kind(const Ask& ask) {
  if (std::holds_alternative<Stop>(ask)) return VoteKind::kStop;
  if (std::holds_alternative<Renew>(ask)) return VoteKind::kRenew;
  if (std::holds_alternative<Pause>(ask)) return VoteKind::kPause;
  if (std::holds_alternative<OfferDraw>(ask)) return VoteKind::kDraw;
  return std::nullopt;
}

struct Condition {
  std::string_view name;
  bool (*holds)(const TransitionSample& sample);
};

using Kind = core::Outcome::Kind;

// Guards prefer the earlier ones.
constexpr Condition kCommandConditions[] = {
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
       const auto& name = t.command.by.name;
       return t.asker == nullptr && std::ranges::count(t.view.members, name, &MemberView::name) > 0;
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
    {"person_there",
     [](const TransitionSample& t) { return sits_there(t) && sits_there(t)->computer == 0; }},
    {"computer_there",
     [](const TransitionSample& t) { return sits_there(t) && sits_there(t)->computer != 0; }},
    {"same_computer_there", same_computer_sits_there},
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
    {"rated", [](const TransitionSample& t) { return t.oracle.is_rated(); }},
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
    {"asks_the_same",
     [](const TransitionSample& t) {
       const auto kind = asked_kind(t.command.ask);
       return kind && t.oracle.vote_is_about(*kind);
     }},
    {"withdraws",
     [](const TransitionSample& t) {
       const auto* vote = std::get_if<Vote>(&t.command.ask);
       return vote != nullptr && !vote->yes && t.oracle.withdraws(t.asker);
     }},
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
       return claim != nullptr && claim->away_ms >= limits::kClaimAfterMs &&
              t.room_ms >= limits::kClaimAfterMs;
     }},
    {"other_away",
     [](const TransitionSample& t) {
       const auto* start = std::get_if<Start>(&t.command.ask);
       const auto* renewed = std::get_if<Renewed>(&t.command.ask);
       return (start != nullptr && start->other_is_away) ||
              (renewed != nullptr && renewed->other_is_away);
     }},
};

static_assert(std::size(kCommandConditions) <= kMostConditions, "each is a bit of a sample");

constexpr auto kNames = [] {
  std::array<std::string_view, std::size(kCommandConditions)> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kCommandConditions[i].name;
  return names;
}();

}  // namespace

Conditions command_conditions() { return kNames; }

HeldSet held_in(const TransitionSample& sample) {
  HeldSet held;
  for (std::size_t i = 0; i < std::size(kCommandConditions); ++i) {
    held[i] = kCommandConditions[i].holds(sample);
  }
  return held;
}

}  // namespace gridmates::room
