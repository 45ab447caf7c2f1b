#include "server/base/metrics.h"

#include <prometheus/text_serializer.h>

namespace gridmates {
namespace {

using prometheus::Registry;

prometheus::Counter& counter(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

}  // namespace

Metrics::Metrics()
    : moves_refused_(prometheus::BuildCounter()
                         .Name("gridmates_moves_refused_total")
                         .Help("Moves that a room refused, by error code")
                         .Register(registry_)),
      connections(gauge(registry_, "gridmates_connections", "WebSockets open now")),
      connections_refused(counter(registry_, "gridmates_connections_refused_total",
                                  "Connections refused: too many, or no descriptors left")),
      slow_consumers(counter(registry_, "gridmates_slow_consumers_total",
                             "Connections cut because they did not read")),
      malformed_clients(counter(registry_, "gridmates_malformed_clients_total",
                                "Connections cut because they broke the protocol")),
      rooms(gauge(registry_, "gridmates_rooms", "Rooms loaded now")),
      ready_boards(
          gauge(registry_, "gridmates_ready_boards", "Boards made ahead and not yet asked for")),
      moves_accepted(counter(registry_, "gridmates_moves_accepted_total", "Moves made durable")),
      append_seconds(
          prometheus::BuildHistogram()
              .Name("gridmates_append_seconds")
              .Help("From asking the journal to its answer")
              .Register(registry_)
              .Add({}, prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.002, 0.005, 0.01,
                                                               0.02, 0.05, 0.1, 0.5, 2})),
      handler_seconds(prometheus::BuildHistogram()
                          .Name("gridmates_handler_seconds")
                          .Help("How long a handler holds a thread that serves")
                          .Register(registry_)
                          .Add({}, prometheus::Histogram::BucketBoundaries{
                                       0.00002, 0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002,
                                       0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 1})) {}

void Metrics::expect_refusals(std::string_view code) {
  moves_refused_.Add({{"code", std::string(code)}});
}

void Metrics::move_refused(std::string_view code) {
  moves_refused_.Add({{"code", std::string(code)}}).Increment();
}

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace gridmates
