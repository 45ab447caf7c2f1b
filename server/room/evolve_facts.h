// Part of Room::evolve (evolve.cc): the events that change only the facts, in any state. Each
// function returns false if its event cannot follow. Pure functions; any thread.
#pragma once

#include "server/room/event.h"
#include "server/room/facts.h"

namespace gridmates::room {

bool evolve_facts(const MemberJoined& what, const Event& event, Facts& facts);
bool evolve_facts(const HostPassed& what, const Event& event, Facts& facts);
bool evolve_facts(const Voted& what, const Event& event, Facts& facts);
bool evolve_facts(const VoteClosed& what, const Event& event, Facts& facts);
bool evolve_facts(const Invited& what, const Event& event, Facts& facts);
bool evolve_facts(const RoomLocked& what, const Event& event, Facts& facts);
bool evolve_facts(const RoomUnlocked& what, const Event& event, Facts& facts);
bool evolve_facts(const Said& what, const Event& event, Facts& facts);
bool evolve_facts(const WatchingSet& what, const Event& event, Facts& facts);
bool evolve_facts(const ClocksSet& what, const Event& event, Facts& facts);
bool evolve_facts(const RatedSet& what, const Event& event, Facts& facts);
bool evolve_facts(const OpenerSet& what, const Event& event, Facts& facts);
bool evolve_facts(const SeriesSet& what, const Event& event, Facts& facts);
bool evolve_facts(const Emoted& what, const Event& event, Facts& facts);

template <class What>
concept ChangesFacts = requires(const What& what, const Event& event, Facts& facts) {
  evolve_facts(what, event, facts);
};

}  // namespace gridmates::room
