#include "server/room/evolve_facts.h"

namespace gridmates::room {
namespace {

bool set_locked(bool locked, Facts& facts) {
  if (facts.arranged->locked == locked) return false;
  facts.arranged.change([locked](auto& arranged) { arranged.locked = locked; });
  return true;
}

}  // namespace

bool evolve_facts(const MemberJoined& joined, const Event&, Facts& facts) {
  if (joined.member.value != facts.members_ever + 1 || facts.member_of(joined.player)) {
    return false;
  }
  facts.members_ever = joined.member.value;
  if (joined.member == MemberNo(1)) facts.creator = joined.player;
  if (facts.members->full()) return false;
  if (facts.arranged->is_invited(joined.player)) {
    facts.arranged.change([&joined](auto& arranged) { arranged.forget(joined.player); });
  }
  facts.members.change([&joined](auto& members) {
    members.push({joined.member, joined.player, joined.name, Chair(0)});
  });
  return true;
}

bool evolve_facts(const HostPassed& passed, const Event&, Facts& facts) {
  if (facts.find(passed.to) == nullptr) return false;
  facts.host = passed.to;
  return true;
}

// A member who stands up keeps the ballot; it counts again when they sit down.
bool evolve_facts(const Voted& voted, const Event& event, Facts& facts) {
  if (!facts.vote || facts.find(event.by) == nullptr) return false;
  auto& ballots = facts.vote->ballots;
  if (ballots.full()) {
    ballots.erase_if([&facts](const Ballot& one) { return !facts.find(one.member)->seated(); });
  }
  return ballots.push({event.by, voted.yes});
}

bool evolve_facts(const VoteClosed& closed, const Event& event, Facts& facts) {
  const Member* asker = facts.find(event.by);
  const bool at_once = !facts.vote && asker != nullptr;
  if (facts.vote ? facts.vote->about.kind != closed.kind : !at_once) return false;
  const PlayerId player = at_once ? asker->player : facts.vote->asker;
  const bool renews = closed.kind == VoteKind::kRenew && closed.end == VoteEnd::kPassed;
  if (renews) facts.renews_for = player;
  facts.end_vote(event.seq);
  return true;
}

bool evolve_facts(const Invited& invited, const Event&, Facts& facts) {
  if (facts.member_of(invited.player) != nullptr) return false;
  facts.arranged.change([&invited](auto& arranged) { arranged.invite(invited.player); });
  return true;
}

bool evolve_facts(const RoomLocked&, const Event&, Facts& facts) { return set_locked(true, facts); }

bool evolve_facts(const RoomUnlocked&, const Event&, Facts& facts) {
  return set_locked(false, facts);
}

bool evolve_facts(const WatchingSet& set, const Event&, Facts& facts) {
  const bool first = facts.match == 0 && facts.watching == WatchingSet();
  if (!first || set.delay_s > limits::kWatchDelayS || facts.daily) return false;
  facts.watching = set;
  return true;
}

bool evolve_facts(const ClocksSet& set, const Event&, Facts& facts) {
  const bool first = facts.match == 0 && !facts.clocks && !set.clocks.empty();
  if (!first || facts.room->table != core::Table::kVersus) return false;
  facts.clocks = set;
  return true;
}

bool evolve_facts(const RatedSet&, const Event&, Facts& facts) {
  if (facts.match != 0 || facts.rated || facts.room->table != core::Table::kVersus) return false;
  facts.rated = true;
  return true;
}

bool evolve_facts(const OpenerSet& set, const Event&, Facts& facts) {
  const bool versus = facts.room->table == core::Table::kVersus;
  if (!versus || set.chair == Chair(0) || set.chair.value > facts.room->chairs) return false;
  facts.opener = set.chair;
  return true;
}

bool evolve_facts(const SeriesSet& set, const Event&, Facts& facts) {
  const bool first = facts.match == 0 && facts.series->best_of == 0 && is_series(set.best_of);
  if (!first || facts.room->table != core::Table::kVersus) return false;
  facts.series.change([&set](Series& series) { series.best_of = set.best_of; });
  return true;
}

// Talk changes only the kept talk (watching.h).
bool evolve_facts(const Said&, const Event&, Facts&) { return true; }

bool evolve_facts(const Emoted&, const Event&, Facts&) { return true; }

}  // namespace gridmates::room
