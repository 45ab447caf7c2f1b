#include "server/room/voters.h"

#include <algorithm>

#include "server/base/computers.h"
#include "server/room/match_record.h"

namespace gridmates::room {
namespace {

// The players on a seat for whom `holds`, except computers and the member `without`.
template <class Holds>
std::vector<MemberNo> seated_players(const MatchRecord& record, const Facts& facts,
                                     MemberNo without, Holds holds) {
  std::vector<MemberNo> members;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const MatchPlayer& player = record.players[i];
    const Member* member = facts.find(player.member);
    const bool votes = member != nullptr && member->seated() && member->number != without &&
                       !is_computer(member->player);
    if (votes && holds(player, Seat(static_cast<std::uint8_t>(i)))) {
      members.push_back(player.member);
    }
  }
  return members;
}

std::vector<MemberNo> seated_people(const Facts& facts, MemberNo without) {
  std::vector<MemberNo> members;
  for (const Member& member : *facts.members) {
    const bool sits = member.seated() && !is_computer(member.player);
    if (sits && member.number != without) members.push_back(member.number);
  }
  return members;
}

}  // namespace

void add_host(MemberNo asker, const Facts& facts, std::vector<MemberNo>& voters, MemberNo without) {
  if (facts.room->table != core::Table::kCoop) return;
  const bool others = std::ranges::any_of(voters, [&](MemberNo one) { return one != asker; });
  const Member* host = facts.find(facts.host);
  if (others || host == nullptr || !host->seated()) return;
  if (host->number != asker && host->number != without) voters.push_back(host->number);
}

std::vector<MemberNo> voters_on(const OpenVote* vote, const MatchRecord& record, bool over,
                                const Facts& facts, MemberNo without) {
  const bool versus = facts.room->table == core::Table::kVersus;
  const bool races = record.is_race() && !over;
  const auto has_voice = [&](const MatchPlayer& player, Seat seat) {
    if (races) return !record.is_done(seat);
    const bool asked = vote != nullptr && vote->by == player.member;
    return versus || asked || player.moves > 0;
  };
  if (versus && over) return seated_people(facts, without);
  auto voters = seated_players(record, facts, without, has_voice);
  if (vote == nullptr) return voters;
  if (vote->about.kind == VoteKind::kQuestion) {
    if (!voters.empty()) return voters;
    return seated_players(record, facts, without, [](const MatchPlayer&, Seat) { return true; });
  }
  // An asker who has sat down after the end.
  const Member* asker = facts.find(vote->by);
  const bool counted = asker == nullptr || !asker->seated() || record.seat_of(asker->number);
  if (!counted && asker->number != without) voters.push_back(asker->number);
  add_host(vote->by, facts, voters, without);
  return voters;
}

}  // namespace gridmates::room
