// Who may vote in a room. Pure; any thread.
#pragma once

#include <vector>

#include "server/room/facts.h"

namespace gridmates::room {

struct MatchRecord;

// Who may vote when this vote is open, but for `without`; null: before one is. vote.h says who.
std::vector<MemberNo> voters_on(const OpenVote* vote, const MatchRecord& record, bool over,
                                const Facts& facts, MemberNo without = MemberNo(0));
// Where players share a board and nobody but who asks has a vote, a host on a seat has one.
void add_host(MemberNo asker, const Facts& facts, std::vector<MemberNo>& voters,
              MemberNo without = MemberNo(0));

}  // namespace gridmates::room
