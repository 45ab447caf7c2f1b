// What the listener and all its connections share. Inside server/net only. Safe for concurrent use.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "server/net/deadlines.h"
#include "server/net/server.h"

namespace gridmates::net {

// A number of places; whoever holds a Place has one of them.
class Places {
 public:
  explicit Places(std::size_t bound) : bound_(bound) {}

  struct Return {
    void operator()(Places* places) const { --places->taken_; }
  };
  // Gives itself back. The Places must outlive it.
  using Place = std::unique_ptr<Places, Return>;

  // Empty when all are taken.
  Place take() {
    if (++taken_ <= bound_) return Place(this);
    --taken_;
    return nullptr;
  }

 private:
  const std::size_t bound_;
  std::atomic<std::size_t> taken_{0};
};

struct Shared {
  Shared(const Executor& executor, Options o, Handlers h, Metrics& m)
      : options(std::move(o)),
        handlers(std::move(h)),
        metrics(m),
        deadlines(
            std::make_shared<Deadlines>(executor, std::chrono::milliseconds(options.sweep_ms))),
        pending(options.http_pending),
        connections(options.connections) {}

  const Options options;
  const Handlers handlers;
  Metrics& metrics;
  const std::shared_ptr<Deadlines> deadlines;
  Places pending;      // connections that are no WebSockets (yet)
  Places connections;  // WebSockets
};

}  // namespace gridmates::net
