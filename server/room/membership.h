// People coming and going and choosing boards: what commands mean in every state that allows them
// at all. Each answers for the state that calls it; pure functions, any thread.
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "server/room/answer.h"

namespace gridmates::room {

// A new member; on a free seat when seats are open, there is one, and they do not only want to
// watch. `former`: the number of a player who comes back to the match that is on
// (MatchRecord::former_seat).
Answer join(const Join& join, const Asking& asking, bool seats_open,
            std::optional<Seat> former = {});

// Takes a chair; `former` as above. The asker must be a member.
Answer sit(const Sit& sit, const Asking& asking, std::optional<Seat> former = {});

// Gives the chair up; `ending` says how that ends the match. The asker must have a seat.
Answer stand(const Asking& asking, const Ending& ending);

// `gone` is a member no more: the host is passed on, and the room closes behind the last one.
// `ending` says how that ends the match.
Answer depart(const Asking& asking, const Member& gone, bool kicked, const Ending& ending);

// The member that the host may kick; null where it is only asked whether there is one.
core::Result<const Member*, Refusal> kicked_member(const Kick& kick, const Asking& asking);

// The board on the table once more, by the host.
Answer rematch(const Asking& asking);
// Why no match may begin with those who sit there, if so.
std::optional<Refusal> cannot_begin(const Facts& facts);

// A new board on the table, by the host; NeedsWork until there is one. `played`: the one before has
// been.
Answer next(const Next& next, const Asking& asking, bool played);

// A new board on the table, and the match starts if enough people sit there; NeedsWork until there
// is a board. Only the room itself says so, when a vote for it has passed.
Answer renew(const Renewed& renewed, const Asking& asking);

// Nobody has come back: the room closes; `ending` comes first when a match is on. Only the room
// itself says so.
Answer desert(const Asking& asking, std::optional<MatchEnded> ending);

}  // namespace gridmates::room
