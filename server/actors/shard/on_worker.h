// Something that takes long, done on a worker for a coroutine that goes on on the serving thread.
// Inside server/actors.
#pragma once

#include <exception>
#include <type_traits>
#include <utility>
#include <variant>

#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/base/limits.h"

namespace gridmates::actors {

// What `job` returns; what it throws is thrown here. It is done for `player`, and waits for as long
// as no worker takes it.
template <class Job>
Awaitable<std::invoke_result_t<const Job&>> on_worker(House& house, PlayerId player, Job job) {
  using NoWorker = std::monostate;
  using Returned = std::invoke_result_t<const Job&>;
  using Outcome = std::variant<NoWorker, std::exception_ptr, Returned>;
  const auto begin = [&house, player, &job](ports::Done<Outcome> done) {
    const auto work = [job, done] {
      Outcome outcome;
      try {
        outcome.template emplace<Returned>(job());
      } catch (...) {
        outcome = std::current_exception();
      }
      done(std::move(outcome));
    };
    if (!house.ports.workers.post(player, work)) done(NoWorker{});
  };
  for (;;) {
    Outcome outcome = co_await await<Outcome>(begin);
    if (const auto* thrown = std::get_if<std::exception_ptr>(&outcome)) {
      std::rethrow_exception(*thrown);
    }
    if (auto* made = std::get_if<Returned>(&outcome)) co_return std::move(*made);
    co_await sleep(house.ports.clock, limits::kRetryAfterMs);
  }
}

}  // namespace gridmates::actors
