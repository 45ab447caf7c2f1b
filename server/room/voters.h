// Who may vote in a room. Pure; any thread.
#pragma once

#include <vector>

#include "server/room/facts.h"

namespace gridmates::room {

struct MatchRecord;

// The voters of `vote` (null: before one is open) except `without`; vote.h has the rules.
std::vector<MemberNo> voters_on(const OpenVote* vote, const MatchRecord& record, bool over,
                                const Facts& facts, MemberNo without = MemberNo(0));
// At a co-op table: adds a host on a seat, if nobody but the asker may vote.
void add_host(MemberNo asker, const Facts& facts, std::vector<MemberNo>& voters,
              MemberNo without = MemberNo(0));

}  // namespace gridmates::room
