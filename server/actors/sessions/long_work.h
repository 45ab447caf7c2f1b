// What a connection has been asked for that takes long, a Resume or a replay: one at a time is in
// hand, the others wait in the order in which they came. The player's quota says when the next may
// begin, and how many wait. Owned by a session; no I/O.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "server/base/ids.h"
#include "server/players/player_quota.h"
#include "server/ports/clock.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// A request, and the number that its answer has.
struct Incoming {
  std::uint32_t id = 0;
  wire::Request request;
};

// What a request costs is only known when it is done.
bool takes_long(const wire::Request& request);
// What any other costs beyond its frame, of the ordinary credit.
std::uint32_t extra_cost(const wire::Request& request);

// The queue of one connection.
class LongWork {
 public:
  explicit LongWork(ports::Clock& clock) : clock_(clock) {}

  // It waits now. False, and nothing changed, when too many of the player's wait. `wake` is called,
  // on any thread, when begin() is worth another try.
  bool push(Incoming incoming, const std::shared_ptr<players::PlayerQuota>& quota,
            std::function<void()> wake);
  // The next one, which is in hand until done(). Nullopt when there is none, or not yet. Without
  // room for its answer, another connection's may go first.
  std::optional<Incoming> begin(bool room_for_answer);
  void done();

  // The reservation of the request in hand. Its new owner tells the quota what the request has
  // cost, and then releases it; without a new owner done() releases it.
  std::shared_ptr<players::CostReservation> take_reservation();
  // A Resume in hand has found its room, and cannot be cancelled any more. False: it has been.
  bool found() { return std::exchange(looks_for_, std::nullopt).has_value(); }
  // Takes back every Resume of the room, but not one that has found it.
  void cancel_resumes(const RoomCode& room);

  // Nobody is there for the answers any more: what waits is forgotten, and what is in hand may end.
  void drop();
  std::stop_token dropped() const { return dropped_.get_token(); }

 private:
  struct Waiting {
    Incoming incoming;
    std::unique_ptr<players::LongWorkTicket> ticket;
    std::shared_ptr<players::PlayerQuota> quota;
    std::function<void()> wake;
  };

  ports::Clock& clock_;
  std::list<Waiting> waiting_;
  std::unique_ptr<ports::Clock::Timer> timer_;  // while the first of them waits for credit
  bool busy_ = false;                           // one is in hand, of which ...
  std::shared_ptr<players::CostReservation> reservation_;
  std::optional<RoomCode> looks_for_;  // of a Resume
  std::stop_source dropped_;
};

}  // namespace gridmates::actors
