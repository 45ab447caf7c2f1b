// How much a player may ask for, over all their connections. There are three budgets. The ordinary
// credit pays for each frame. Talk has a credit of its own, beyond which it is refused. Long work
// is what shows its price only when it is done: it has a credit of its own, is done one piece at a
// time, and a bounded queue of it waits. Safe for concurrent use: locks are held for a look-up and
// never while anything else is called.
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

// How often a player may say something.
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

  // The credit of long work: what some of it has cost, and how many milliseconds go by until the
  // next piece may begin; 0 when that is now.
  void owe_for_long_work(std::uint32_t pieces);
  std::uint64_t long_work_wait_ms(std::uint64_t now_ms);

  // Nothing is owed, waiting or under way, and all credits are saved up as far as can be.
  bool is_full(std::uint64_t now_ms);

 private:
  friend class CostReservation;
  friend class LongWorkTicket;

  struct Waiting {
    bool ready = false;  // its owner could begin now
    std::function<void()> wake;
  };
  using Queue = std::list<Waiting>;  // in the order in which the tickets were taken
  using Wake = std::function<void()>;

  void release();
  // The owner who can begin next, if one can; to be called without the lock.
  Wake next_in_queue() const;

  std::mutex mutex_;
  Credit credit_;
  Credit say_credit_;
  Credit invitation_credit_;
  Credit long_work_credit_;
  bool reserved_ = false;
  Queue queue_;
};

// The right to do the player's one piece of long work. It ends once, at the latest with its last
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

// A place in the queue of a player's long work, given up when destroyed.
// One thread at a time.
class LongWorkTicket {
 public:
  // The last place; null when limits::kLongWorkWaiting places are taken. `wake` is called, on any
  // thread, when reserve() is worth another try.
  static std::unique_ptr<LongWorkTicket> take(std::shared_ptr<PlayerQuota> quota,
                                              std::function<void()> wake);
  LongWorkTicket(const LongWorkTicket&) = delete;
  LongWorkTicket& operator=(const LongWorkTicket&) = delete;
  ~LongWorkTicket() { leave(); }

  // The owner is ready to begin. With the reservation the ticket is used up. Null while another
  // piece is under way, something is owed, or the owner of an earlier ticket is ready too; nobody
  // is woken when what was owed has been made up for (PlayerQuota::long_work_wait_ms).
  std::shared_ptr<CostReservation> reserve(std::uint64_t now_ms);
  // The owner cannot begin now: until the next reserve() those behind may go first.
  void stand_aside();

 private:
  LongWorkTicket(std::shared_ptr<PlayerQuota> quota, PlayerQuota::Queue::iterator place)
      : quota_(std::move(quota)), place_(place) {}
  void leave();

  std::shared_ptr<PlayerQuota> quota_;  // null once used up
  PlayerQuota::Queue::iterator place_;
};

// Everybody's. One that nobody holds is forgotten once it is full, so coming back gains nothing.
class PlayerQuotas {
 public:
  explicit PlayerQuotas(TalkRate talk = {}) : talk_(talk) {}
  std::shared_ptr<PlayerQuota> of(PlayerId player, std::uint64_t now_ms);

 private:
  const TalkRate talk_;
  std::mutex mutex_;
  std::map<PlayerId, std::shared_ptr<PlayerQuota>> quotas_;
  std::size_t clear_at_ = 64;  // at this size, what can be forgotten is looked for
};

}  // namespace gridmates::players
