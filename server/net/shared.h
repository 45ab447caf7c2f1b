// What a listener and all its connections share. Inside server/net only. Used on its thread; only
// Places is safe for concurrent use.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "server/net/deadlines.h"
#include "server/net/server.h"

namespace gridmates::net {

// A bounded number of places; each Place occupies one of them.
class Places {
 public:
  explicit Places(std::size_t bound) : bound_(bound) {}

  struct Return {
    void operator()(Places* places) const { --places->taken_; }
  };
  // Frees its place when destroyed. The Places must outlive it.
  using Place = std::unique_ptr<Places, Return>;

  // Null if all are taken.
  Place take() {
    if (++taken_ <= bound_) return Place(this);
    --taken_;
    return nullptr;
  }

 private:
  const std::size_t bound_;
  std::atomic<std::size_t> taken_{0};
};

// The places of all listeners at one port.
struct AllPlaces {
  explicit AllPlaces(const Options& options)
      : pending(options.http_pending), connections(options.connections) {}

  Places pending;      // connections that are not WebSockets (yet)
  Places connections;  // WebSockets
};

struct Shared {
  Shared(const Executor& executor, Options o, Handlers h, Metrics& m, std::shared_ptr<AllPlaces> p)
      : options(std::move(o)),
        handlers(std::move(h)),
        metrics(m),
        deadlines(
            std::make_shared<Deadlines>(executor, std::chrono::milliseconds(options.sweep_ms))),
        places(std::move(p)),
        pending(places->pending),
        connections(places->connections) {}

  const Options options;
  const Handlers handlers;
  Metrics& metrics;
  const std::shared_ptr<Deadlines> deadlines;
  const std::shared_ptr<AllPlaces> places;
  Places& pending;
  Places& connections;
};

}  // namespace gridmates::net
