// The outside world of the actors; all of it must outlive the Hub.
#pragma once

#include "server/ports/clock.h"
#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/players.h"
#include "server/ports/puzzles.h"
#include "server/ports/random.h"
#include "server/ports/rooms.h"
#include "server/ports/runs.h"
#include "server/ports/workers.h"

namespace gridmates::actors {

struct Ports {
  ports::Clock& clock;
  ports::Random& random;
  ports::Workers& workers;
  ports::Journal& journal;
  ports::Rooms& rooms;
  ports::Puzzles& puzzles;
  ports::Players& players;
  ports::Runs& runs;
  ports::Dailies& dailies;
};

}  // namespace gridmates::actors
