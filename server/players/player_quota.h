// How much a player may request, over all their connections. There are three budgets. The ordinary
// credit pays for each frame. Talk has a credit of its own, beyond which it is refused. Long work,
// whose cost is known only when it is done, has a credit of its own, runs one piece at a time, and
// waits in a bounded queue. Safe for concurrent use: locks are held for a look-up and never during
// calls to other objects.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/players/credit.h"

namespace gridmates::players {

// How often a player may talk.
struct TalkRate {
  std::uint32_t per_second = limits::kSaysPerSecond;
  std::uint32_t burst = limits::kSaysBurst;
};

class PlayerQuota {
 public:
  explicit PlayerQuota(std::uint64_t now_ms, TalkRate talk = {});

  // The ordinary credit, as Credit says.
  bool take(std::uint64_t now_ms);
  void owe(std::uint32_t pieces);
  std::uint64_t wait_ms(std::uint64_t now_ms);

  // Takes the credit for one message to others; false: it is refused.
  bool take_say(std::uint64_t now_ms);

  // Takes the credit for one invitation; false: it is refused.
  bool take_invitation(std::uint64_t now_ms);

  // The credit of long work: charges its cost; and the milliseconds until the next piece may begin,
  // 0 if it may now.
  void owe_for_long_work(std::uint32_t pieces);
  std::uint64_t long_work_wait_ms(std::uint64_t now_ms);

  // Whether nothing is owed, waiting or running, and all credits are full.
  bool is_full(std::uint64_t now_ms);

 private:
  friend class CostReservation;
  friend class LongWorkTicket;

  struct Waiting {
    bool ready = false;  // its owner could begin now
    std::function<void()> wake;
  };
  using Queue = std::list<Waiting>;  // in the order of the tickets
  using Wake = std::function<void()>;

  void release();
  // The `wake` of the owner who can begin next, if any; to be called without the lock.
  Wake next_in_queue() const;

  std::mutex mutex_;
  Credit credit_;
  Credit say_credit_;
  Credit invitation_credit_;
  Credit long_work_credit_;
  bool reserved_ = false;
  Queue queue_;
};

// The right to run the player's one piece of long work. It ends at release() or with its last
// owner; then the next in the queue is woken. One thread at a time.
class CostReservation {
 public:
  explicit CostReservation(std::shared_ptr<PlayerQuota> quota) : quota_(std::move(quota)) {}
  CostReservation(const CostReservation&) = delete;
  CostReservation& operator=(const CostReservation&) = delete;
  ~CostReservation() { release(); }
  void release() {
    if (const auto quota = std::exchange(quota_, nullptr)) quota->release();
  }

 private:
  std::shared_ptr<PlayerQuota> quota_;
};

// A place in the queue of a player's long work, freed on destruction.
// One thread at a time.
class LongWorkTicket {
 public:
  // Takes the last place; null if limits::kLongWorkWaiting places are taken. `wake` is called, on
  // any thread, when reserve() may succeed.
  static std::unique_ptr<LongWorkTicket> take(std::shared_ptr<PlayerQuota> quota,
                                              std::function<void()> wake);
  LongWorkTicket(const LongWorkTicket&) = delete;
  LongWorkTicket& operator=(const LongWorkTicket&) = delete;
  ~LongWorkTicket() { leave(); }

  // The owner is ready to begin. Success uses the ticket up. Null while another piece is running,
  // the player owes credit, or the owner of an earlier ticket is ready too. There is no wake-up
  // when a debt is paid: see PlayerQuota::long_work_wait_ms.
  std::shared_ptr<CostReservation> reserve(std::uint64_t now_ms);
  // The owner cannot begin now: until the next reserve(), later tickets may go first.
  void stand_aside();

 private:
  LongWorkTicket(std::shared_ptr<PlayerQuota> quota, PlayerQuota::Queue::iterator place)
      : quota_(std::move(quota)), place_(place) {}
  void leave();

  std::shared_ptr<PlayerQuota> quota_;  // null once used up
  PlayerQuota::Queue::iterator place_;
};

// The quotas of all players. An unused one is dropped once full, so reconnecting gains nothing.
class PlayerQuotas {
 public:
  explicit PlayerQuotas(TalkRate talk = {}) : talk_(talk) {}
  std::shared_ptr<PlayerQuota> of(PlayerId player, std::uint64_t now_ms);

 private:
  const TalkRate talk_;
  std::mutex mutex_;
  std::map<PlayerId, std::shared_ptr<PlayerQuota>> quotas_;
  std::size_t clear_at_ = 64;  // at this size, drops what can be dropped
};

}  // namespace gridmates::players
