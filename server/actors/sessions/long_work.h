// The requests of one connection that take long, Resume and GetReplay: one at a time is in hand,
// the others wait in the order of arrival. The player's quota decides when the next may begin and
// how many may wait. Owned by a session; no I/O.
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

// A request, and the id that its answer refers to.
struct Incoming {
  std::uint32_t id = 0;
  wire::Request request;
};

// Whether the cost of the request is known only when it is done.
bool takes_long(const wire::Request& request);
// The ordinary credit that any other request costs beyond its frame.
std::uint32_t extra_cost(const wire::Request& request);

// The queue of one connection.
class LongWork {
 public:
  explicit LongWork(ports::Clock& clock) : clock_(clock) {}

  // Queues the request. False, and nothing changed, if too many of the player's wait. `wake` is
  // called, on any thread, when begin() is worth another try.
  bool push(Incoming incoming, const std::shared_ptr<players::PlayerQuota>& quota,
            std::function<void()> wake);
  // Takes the next request, which is in hand until done(). Nullopt if none may begin now. Without
  // room for its answer, a request of another connection may go first.
  std::optional<Incoming> begin(bool room_for_answer);
  void done();

  // The reservation of the request in hand, for a new owner that releases it when the cost of the
  // request has been charged to the quota. Without a new owner done() releases it.
  std::shared_ptr<players::CostReservation> take_reservation();
  // A Resume in hand has found its room and can no longer be cancelled. False: it was cancelled.
  bool found() { return std::exchange(looks_for_, std::nullopt).has_value(); }
  // Cancels every Resume of the room, except one that has found it.
  void cancel_resumes(const RoomCode& room);

  // The connection is gone: drops the waiting requests, and asks the one in hand to stop.
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
  bool busy_ = false;                           // a request is in hand
  std::shared_ptr<players::CostReservation> reservation_;
  std::optional<RoomCode> looks_for_;  // of a Resume in hand, until found()
  std::stop_source dropped_;
};

}  // namespace gridmates::actors
