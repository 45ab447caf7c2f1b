// What monitors read at /metrics. One Metrics a process, owned by server/app, passed by reference.
// Safe for concurrent use. Counters: `metrics.moves_accepted.Increment()`.
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

  // Shows this reason for refusals from the start, at 0.
  void expect_refusals(std::string_view code);
  // A move was refused for this reason: the name of an error code of the protocol, such as
  // "NOT_YOUR_TURN". Nothing that a client chose may ever be passed here.
  void move_refused(std::string_view code);

  // Everything in the text format that Prometheus reads.
  std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& moves_refused_;

 public:
  prometheus::Gauge& connections;            // WebSockets open now
  prometheus::Counter& connections_refused;  // for want of a place or of file descriptors
  prometheus::Counter& slow_consumers;       // connections cut because they did not read
  prometheus::Counter& malformed_clients;    // connections cut because they sent no protocol
  prometheus::Gauge& rooms;                  // loaded now
  prometheus::Gauge& ready_boards;           // made ahead, for those who ask later
  prometheus::Counter& moves_accepted;       // durable
  prometheus::Histogram& append_seconds;     // from asking the journal to its answer
  prometheus::Histogram& handler_seconds;    // that a handler holds the thread that serves
};

}  // namespace gridmates
