#include "server/room/statechart/trials.h"

#include "server/room/statechart/probe_game.h"

namespace gridmates::room {
namespace {

// The move alone, and with a board made for this match or another.
void add_plays(const ProbeGame::Move& move, std::uint32_t match, std::vector<Ask>& asks) {
  const core::Bytes bytes = core::encode(move);
  const core::Bytes board = core::encode(ProbeGame::Board{});
  asks.emplace_back(Play{bytes, {}});
  for (const std::uint32_t other : {0, 7}) {
    asks.emplace_back(Play{bytes, Laid{match + other, board}});
  }
}

}  // namespace

BoardChosen chosen(const ProbeGame::Board& board) {
  BoardChosen chosen;
  chosen.options = core::Blob<limits::kOptionsBytes>(core::encode(board));
  chosen.board = core::Blob<limits::kBoardBytes>(core::encode(board));
  return chosen;
}

const std::vector<Identity>& people() {
  static const std::vector<Identity> people = {{PlayerId(1), Name("Ada")},
                                               {PlayerId(2), Name("Ben")},
                                               {PlayerId(3), Name("Cleo")},
                                               {PlayerId(4), Name("Ada")}};
  return people;
}

std::vector<Ask> commands_for(const Room& room, const RoomView& view) {
  using Ends = core::Outcome::Kind;
  const bool versus = view.head.table == core::Table::kVersus;
  const std::uint32_t match = view.head.match;
  const Seq vote = room.vote() ? room.vote()->opened : Seq(0);
  std::vector<Ask> asks = {Join{false},
                           Join{true},
                           Leave{},
                           Sit{},
                           Stand{},
                           Start{},
                           Start{true},
                           Start{true, true},
                           Ready{},
                           Unready{},
                           Pause{},
                           Unpause{},
                           Stop{},
                           Resign{},
                           OfferDraw{},
                           TakeBack{},
                           Claim{},
                           Claim{1},
                           Claim{limits::kClaimAfterMs},
                           Rematch{},
                           Next{},
                           Next{chosen({versus, false})},
                           Say{"hello"},
                           Say{{}, Emote::kHi},
                           Renew{},
                           Vote{true},
                           Vote{false},
                           Lock{},
                           Unlock{},
                           Invite{Name("Nobody"), {}},
                           Invite{people()[1].name, {people()[1].player}},
                           Rename{Name("Fay")},
                           Rename{people()[1].name},
                           CloseVote{vote},
                           Renewed{},
                           Renewed{chosen({versus, false})},
                           Renewed{chosen({versus, false}), true},
                           Deserted{},
                           TimeUp{},
                           Next{.board = {}, .cap_minutes = 1},
                           SeatComputer{Chair(2), core::Level::k1},
                           SeatComputer{Chair(2), core::Level::k2},
                           SeatComputer{Chair(2), {}},
                           SeatComputer{Chair(9), core::Level::k1}};
  std::vector<core::Outcome> outcomes = {{Ends::kPlaying, {}}};
  if (versus) {
    outcomes.insert(outcomes.end(),
                    {{Ends::kWon, Seat(0)}, {Ends::kWon, Seat(1)}, {Ends::kDrawn, {}}});
  } else {
    outcomes.insert(outcomes.end(), {{Ends::kSolved, {}}, {Ends::kLost, {}}});
  }
  for (const auto& outcome : outcomes) add_plays({outcome}, match, asks);
  add_plays({{}, false}, match, asks);
  add_plays({{}, true, 1'000}, match, asks);
  add_plays({{}, true, 0, false, true}, match, asks);
  add_plays({.outcome = {}, .answers = true}, match, asks);
  const bool coop = view.head.table == core::Table::kCoop;
  if (coop) add_plays({.outcome = {}, .asks = true}, match, asks);
  for (const MemberView& member : view.members) {
    asks.emplace_back(Kick{member.number});
    asks.emplace_back(PassHost{member.number});
  }
  asks.emplace_back(Kick{MemberNo(0)});
  asks.emplace_back(PassHost{MemberNo(0)});
  return asks;
}

}  // namespace gridmates::room
