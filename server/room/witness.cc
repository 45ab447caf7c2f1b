#include "server/room/witness.h"

#include <array>

#include "server/room/names.h"

namespace gridmates::room {
namespace {

using namespace std::string_view_literals;

enum Condition : std::uint8_t { kTogetherHolds, kFirstNext, kSecondNext, kSolvedHolds };

constexpr std::array kConditions = {
    "everybody_next"sv,  // the match goes on and every player may move
    "first_next"sv,      // it goes on and the first player is to move
    "second_next"sv,     // it goes on and the second player is to move
    "solved"sv,         "unsolved"sv, "lost"sv,     "first_won"sv,
    "second_won"sv,     "drawn"sv,    "abandoned"sv};
static_assert(kConditions.size() == kSolvedHolds + static_cast<std::size_t>(Result::kLast) + 1);

std::uint64_t bit(std::size_t condition) { return std::uint64_t{1} << condition; }

}  // namespace

Conditions event_conditions() { return kConditions; }

std::uint64_t Witness::see(const Event& event) {
  const Happening& what = event.what;
  if (const auto* opened = std::get_if<RoomOpened>(&what)) room_ = *opened;
  if (const auto* chosen = std::get_if<BoardChosen>(&what)) board_ = *chosen;
  if (const auto* started = std::get_if<MatchStarted>(&what)) {
    players_ = started->players;
    auto match = games_->find(room_.game.str())->start(board_.board.items());
    if (match) match_ = std::move(*match);
  }
  if (const auto* moved = std::get_if<Moved>(&what)) {
    if (!match_->play(moved->seat, moved->move.items())) match_.reset();
  }
  if (const auto* ended = std::get_if<MatchEnded>(&what)) {
    match_.reset();
    return bit(kSolvedHolds + static_cast<std::size_t>(ended->result));
  }
  if (!match_ || match_->to_move().empty()) return 0;
  if (room_.table != core::Table::kVersus) return bit(kTogetherHolds);
  return bit(match_->to_move().contains(Seat(0)) ? kFirstNext : kSecondNext);
}

bool Witness::turns_are_on() const {
  return match_ && !match_->to_move().empty() && room_.table == core::Table::kVersus;
}

std::optional<MemberNo> Witness::on_turn() const {
  return turns_are_on() ? std::optional(players_[match_->to_move().first().value]) : std::nullopt;
}

std::optional<MemberNo> Witness::first_player() const {
  return turns_are_on() ? std::optional(players_[0]) : std::nullopt;
}

std::string chart_line(const Event& event, std::uint64_t held, std::string_view state) {
  std::string line = R"({"event":")" + std::string(name_of(event.what)) + R"(","data":{)";
  bool first = true;
  for (std::size_t i = 0; i < kConditions.size(); ++i) {
    if ((held & bit(i)) == 0) continue;
    line += std::string(first ? "" : ",") + '"' + std::string(kConditions[i]) + R"(":true)";
    first = false;
  }
  return line + R"(},"state":")" + std::string(state) + R"("})";
}

}  // namespace gridmates::room
