// The metrics at /metrics. One Metrics a process, owned by server/app, passed by reference. Safe
// for concurrent use. Counters: `metrics.moves_accepted.Increment()`.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <string>
#include <string_view>

namespace gridmates {

class Metrics {
 public:
  Metrics();

  // Registers a reason for refusals, so that it is shown at 0.
  void expect_refusals(std::string_view code);
  // Counts a refused move. `code` is the name of an error code of the protocol, such as
  // "NOT_YOUR_TURN"; never pass a string that a client chose.
  void move_refused(std::string_view code);

  // Everything in the text format that Prometheus reads.
  std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& moves_refused_;

 public:
  prometheus::Gauge& connections;            // WebSockets open now
  prometheus::Counter& connections_refused;  // no place, or no file descriptors
  prometheus::Counter& slow_consumers;       // connections cut because they did not read
  prometheus::Counter& malformed_clients;    // connections cut for breaking the protocol
  prometheus::Gauge& rooms;                  // loaded now
  prometheus::Gauge& ready_boards;           // made ahead, for later requests
  prometheus::Counter& moves_accepted;       // durable
  prometheus::Histogram& append_seconds;     // from a request to the journal to its answer
  prometheus::Histogram& handler_seconds;    // for which a handler holds its serving thread
};

}  // namespace gridmates
