// A room of one server with all its seats, as the load generator uses it: it is opened once and
// then acts on request, one action at a time. An action is over when every seat has received it.
// Owned by a run; one thread, that of the loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/script.h"
#include "tests/bench/server/server.h"

namespace gridmates::bench {

// Totals over many tables.
struct LoadCounts {
  std::uint64_t actions = 0;
  // Of moves: from sending to receipt by the other seat, or by the last one if there are several.
  std::vector<std::uint32_t> latencies_us;
  std::uint64_t errors = 0;
  std::string first_error;
};

class Table {
 public:
  explicit Table(LoadCounts& counts) : counts_(counts) {}
  virtual ~Table() = default;

  virtual void open(std::uint16_t port) = 0;
  bool is_ready() const { return ready_; }
  bool has_failed() const { return failed_; }
  bool is_busy() const { return busy_; }
  // No further message will come for what was sent.
  virtual bool is_answered() const { return !busy_; }
  // Sends the next action; its latency counts from `since`. Must not be busy.
  void act(Time since);
  // Called when an action is over.
  void on_idle(std::function<void(Table&)> idle) { idle_ = std::move(idle); }

 protected:
  struct Sent {
    std::size_t actor = 0;
    bool is_move = false;
  };
  virtual Sent send_next() = 0;
  virtual std::size_t seats() const = 0;
  void received(std::size_t seat);
  void set_ready(bool ready = true) { ready_ = ready; }
  void fail(const std::string& why);

 private:
  LoadCounts& counts_;
  std::function<void(Table&)> idle_;
  bool ready_ = false;
  bool failed_ = false;
  bool busy_ = false;
  Sent sent_;
  Time since_;
  std::size_t received_ = 0;
  Time last_;
};

// A room of a relay or floor; messages have the size of an event in gridmatesd's journal.
std::unique_ptr<Table> relay_table(Loop& loop, LoadCounts& counts, std::uint32_t number,
                                   std::size_t seats);
// A room of gridmatesd, the host on the first seat.
std::unique_ptr<Table> room_table(Loop& loop, LoadCounts& counts, std::size_t seats,
                                  std::unique_ptr<Script> script);

}  // namespace gridmates::bench
