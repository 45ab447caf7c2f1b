#include "server/room/facts.h"

#include <algorithm>
#include <string>

#include "server/base/computers.h"
#include "server/base/folded.h"

namespace gridmates::room {
namespace {

// The first member for whom `is` holds; null if there is none.
template <class Members, class Is>
auto first_of(Members& members, Is is) -> decltype(&*members.begin()) {
  const auto found = std::find_if(members.begin(), members.end(), is);
  return found == members.end() ? nullptr : &*found;
}

}  // namespace

const Ballot* OpenVote::ballot_of(MemberNo member) const {
  return first_of(ballots, [member](const Ballot& one) { return one.member == member; });
}

const Member* Facts::find(MemberNo number) const {
  return first_of(*members, [number](const Member& member) { return member.number == number; });
}

void Facts::set_chair(MemberNo number, Chair chair) {
  members.change([number, chair](auto& all) {
    first_of(all, [number](const Member& member) { return member.number == number; })->chair =
        chair;
  });
}

void Facts::set_ready(MemberNo member, bool ready) {
  if (arranged->is_ready(member) == ready) return;
  arranged.change([member, ready](Arrangements& all) {
    all.ready.erase_if([member](MemberNo one) { return one == member; });
    if (ready) all.ready.push(member);
  });
}

void Facts::nobody_is_ready() {
  if (arranged->ready.empty()) return;
  arranged.change([](Arrangements& all) { all.ready = {}; });
}

const Member* Facts::member_of(PlayerId player) const {
  return first_of(*members, [player](const Member& member) { return member.player == player; });
}

const Member* Facts::at(Chair chair) const {
  return first_of(*members, [chair](const Member& member) { return member.chair == chair; });
}

bool Facts::is_kicked(PlayerId player) const {
  return std::find(kicked->begin(), kicked->end(), player) != kicked->end();
}

bool Facts::is_only_player(const Member& member) const { return member.seated() && seated() == 1; }

const Member* Facts::only_player() const {
  return first_of(*members, [this](const Member& member) { return is_only_player(member); });
}

bool Facts::name_taken(std::string_view name, const Member* but_for) const {
  const std::string fold = folded(name);
  return std::any_of(members->begin(), members->end(), [&](const Member& member) {
    return &member != but_for && folded(member.name.str()) == fold;
  });
}

bool Facts::has_played(const BoardChosen& chosen) const {
  const std::uint64_t hash = core::fnv1a(chosen.board.items());
  for (const std::uint64_t known : puzzles) {
    if (known == hash) return true;
  }
  return false;
}

void Facts::remember_puzzle() {
  const bool waits_alike =
      board->source == Source::kGenerated && game->facts().puzzles != core::Puzzles::kOfTable;
  if (waits_alike || has_played(*board)) return;
  if (puzzles.full()) puzzles.pop_front();
  puzzles.push(core::fnv1a(board->board.items()));
}

std::uint8_t Facts::seated() const {
  return static_cast<std::uint8_t>(
      std::count_if(members->begin(), members->end(), [](const Member& m) { return m.seated(); }));
}

std::optional<Chair> Facts::free_chair() const {
  for (std::uint8_t chair = 1; chair <= room->chairs; ++chair) {
    if (at(Chair(chair)) == nullptr) return Chair(chair);
  }
  return std::nullopt;
}

core::List<MemberNo, core::kMaxSeats> Facts::line_up() const {
  core::List<MemberNo, core::kMaxSeats> players;
  const std::uint8_t chairs = room->chairs;
  for (std::uint8_t i = 0; i < chairs; ++i) {
    const auto chair = static_cast<std::uint8_t>((opener.value - 1 + i) % chairs + 1);
    if (const Member* member = at(Chair(chair))) players.push(member->number);
  }
  return players;
}

void Facts::take_board(const BoardChosen& chosen) {
  opener = chosen.again ? other_opener() : Chair(1);
  board = chosen;
  renews_for = PlayerId();
}

void Facts::end_vote(Seq with) {
  if (vote) vote_ended = with;
  vote.reset();
}

const Member* Facts::heir_of(const Member& leaving) const {
  const auto other = [&leaving](const Member& m) {
    return m.number != leaving.number && !is_computer(m.player);
  };
  const Member* sits =
      first_of(*members, [other](const Member& m) { return other(m) && m.seated(); });
  return sits != nullptr ? sits : first_of(*members, other);
}

}  // namespace gridmates::room
