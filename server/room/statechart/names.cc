#include "server/room/statechart/names.h"

#include <array>

namespace gridmates::room {
namespace {

using namespace std::string_view_literals;

constexpr std::array kLeafNames = {
    "waiting"sv, "together"sv,  "first_to_move"sv, "second_to_move"sv, "paused"sv,
    "solved"sv,  "unsolved"sv,  "lost"sv,          "first_won"sv,      "second_won"sv,
    "drawn"sv,   "abandoned"sv, "closed"sv};
static_assert(kLeafNames.size() == kLeaves);

constexpr std::array kAskNames = {
    "join"sv,       "leave"sv,   "sit"sv,    "stand"sv,    "start"sv,  "play"sv,      "pause"sv,
    "unpause"sv,    "stop"sv,    "resign"sv, "rematch"sv,  "next"sv,   "say"sv,       "kick"sv,
    "pass_host"sv,  "renew"sv,   "vote"sv,   "lock"sv,     "unlock"sv, "invite"sv,    "rename"sv,
    "ready"sv,      "unready"sv, "draw"sv,   "computer"sv, "claim"sv,  "take_back"sv, "deserted"sv,
    "close_vote"sv, "renewed"sv, "time_up"sv};
static_assert(kAskNames.size() == std::variant_size_v<Ask>);

constexpr std::array kHappeningNames = {"room_opened"sv,
                                        "member_joined"sv,
                                        "member_left"sv,
                                        "seat_taken"sv,
                                        "seat_left"sv,
                                        "host_passed"sv,
                                        "board_chosen"sv,
                                        "match_started"sv,
                                        "moved"sv,
                                        "match_paused"sv,
                                        "match_unpaused"sv,
                                        "match_ended"sv,
                                        "said"sv,
                                        "room_closed"sv,
                                        "gave_up"sv,
                                        "match_interrupted"sv,
                                        "vote_opened"sv,
                                        "voted"sv,
                                        "vote_closed"sv,
                                        "puzzle_read"sv,
                                        "room_locked"sv,
                                        "room_unlocked"sv,
                                        "invited"sv,
                                        "member_renamed"sv,
                                        "emoted"sv,
                                        "ready_changed"sv,
                                        "cap_set"sv,
                                        "daily_opened"sv,
                                        "watching_set"sv,
                                        "clocks_set"sv,
                                        "rated_set"sv,
                                        "opener_set"sv,
                                        "moves_taken_back"sv,
                                        "series_set"sv};
static_assert(kHappeningNames.size() == std::variant_size_v<Happening>);

constexpr std::array kCodeNames = {
    "not_member"sv,  "forbidden"sv,     "not_seated"sv,   "room_full"sv,
    "room_closed"sv, "not_your_turn"sv, "illegal_move"sv, "stale"sv,
    "invalid"sv,     "wrong_state"sv,   "name_taken"sv,   "limit"sv,
    "frozen"sv,      "match_full"sv,    "cancelled"sv,    "too_often"sv};
static_assert(kCodeNames.size() == static_cast<std::size_t>(Refusal::Code::kTooOften) + 1);

}  // namespace

std::string_view name_of(Leaf leaf) { return kLeafNames[static_cast<std::size_t>(leaf)]; }

std::string_view parent_of(Leaf leaf) {
  if (leaf >= Leaf::kTogether && leaf <= Leaf::kSecondToMove) return "playing";
  if (leaf >= Leaf::kSolved && leaf <= Leaf::kAbandoned) return "finished";
  return {};
}

std::string_view name_of(const Ask& ask) { return kAskNames[ask.index()]; }

std::string_view name_of(const Happening& what) { return kHappeningNames[what.index()]; }

// Every result is a leaf of the chart, in the same order.
std::string_view name_of(Result result) {
  constexpr auto kFirst = static_cast<std::size_t>(Leaf::kSolved);
  return kLeafNames[kFirst + static_cast<std::size_t>(result)];
}

std::string_view name_of(Refusal::Code code) { return kCodeNames[static_cast<std::size_t>(code)]; }

}  // namespace gridmates::room
