#include "server/base/metrics.h"

#include <gmock/gmock.h>

namespace gridmates {
namespace {

using testing::HasSubstr;

TEST(Metrics, AreThereFromTheStart) {
  const Metrics metrics;
  for (const char* name :
       {"gridmates_connections 0", "gridmates_rooms 0", "gridmates_moves_accepted_total 0",
        "gridmates_append_seconds_count 0", "gridmates_handler_seconds_count 0",
        "gridmates_slow_consumers_total 0", "gridmates_malformed_clients_total 0"}) {
    EXPECT_THAT(metrics.text(), HasSubstr(name));
  }
}

TEST(Metrics, CountRefusalsByCode) {
  Metrics metrics;
  metrics.move_refused("NOT_YOUR_TURN");
  metrics.move_refused("NOT_YOUR_TURN");
  metrics.move_refused("ILLEGAL_MOVE");
  EXPECT_THAT(metrics.text(),
              HasSubstr(R"(gridmates_moves_refused_total{code="NOT_YOUR_TURN"} 2)"));
  EXPECT_THAT(metrics.text(), HasSubstr(R"(gridmates_moves_refused_total{code="ILLEGAL_MOVE"} 1)"));
}

TEST(Metrics, ShowExpectedRefusalsFromTheStart) {
  Metrics metrics;
  metrics.expect_refusals("ILLEGAL_MOVE");
  EXPECT_THAT(metrics.text(), HasSubstr(R"(gridmates_moves_refused_total{code="ILLEGAL_MOVE"} 0)"));
}

TEST(Metrics, MeasureAppendsInSeconds) {
  Metrics metrics;
  metrics.append_seconds.Observe(0.0015);
  EXPECT_THAT(metrics.text(), HasSubstr(R"(gridmates_append_seconds_bucket{le="0.001"} 0)"));
  EXPECT_THAT(metrics.text(), HasSubstr(R"(gridmates_append_seconds_bucket{le="0.002"} 1)"));
}

}  // namespace
}  // namespace gridmates
