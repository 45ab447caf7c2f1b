// Joining, leaving, seats and boards: what these commands mean in every state that allows them. The
// states call these functions. Pure; any thread.
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "server/room/answer.h"

namespace gridmates::room {

// A new member, on a free seat if seats are open, one is free and they do not only want to watch.
// `former`: the number of a player who comes back to the match that is on
// (MatchRecord::former_seat).
Answer join(const Join& join, const Asking& asking, bool seats_open,
            std::optional<Seat> former = {});

// Takes a chair; `former` as above. The asker must be a member.
Answer sit(const Sit& sit, const Asking& asking, std::optional<Seat> former = {});

// Gives the chair up; `ending` says how that ends the match. The asker must have a seat.
Answer stand(const Asking& asking, const Ending& ending);

// `gone` leaves the room. The host's role passes on, and the room closes after the last person.
// `ending` says how that ends the match.
Answer depart(const Asking& asking, const Member& gone, bool kicked, const Ending& ending);

// The member whom the host kicks; null with Asking::only_whether.
core::Result<const Member*, Refusal> kicked_member(const Kick& kick, const Asking& asking);

// Puts the same board on the table again, by the host.
Answer rematch(const Asking& asking);
// Why no match can begin with the members on the seats; nullopt if one can.
std::optional<Refusal> cannot_begin(const Facts& facts);

// Puts a new board on the table, by the host; NeedsWork while there is none. `played`: a match has
// begun on the board before.
Answer next(const Next& next, const Asking& asking, bool played);

// Puts a new board on the table, and starts the match if enough people sit; NeedsWork while there
// is no board. Only for the room itself, when a vote for it has passed.
Answer renew(const Renewed& renewed, const Asking& asking);

// Nobody has come back: ends the match that is on with `ending`, and closes the room. Only for the
// room itself.
Answer desert(const Asking& asking, std::optional<MatchEnded> ending);

}  // namespace gridmates::room
