// Runs a long job on a worker for a coroutine, which then continues on the serving thread. Inside
// server/actors.
#pragma once

#include <exception>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <variant>

#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/base/limits.h"

namespace gridmates::actors {

// The outcome of a job: no worker took it, its exception, or its result.
struct NoWorker {};
template <class Returned>
using WorkOutcome = std::variant<NoWorker, std::exception_ptr, Returned>;

template <class Job>
WorkOutcome<std::invoke_result_t<const Job&>> outcome_of(const Job& job) {
  WorkOutcome<std::invoke_result_t<const Job&>> outcome;
  try {
    outcome.template emplace<std::invoke_result_t<const Job&>>(job());
  } catch (...) {
    outcome = std::current_exception();
  }
  return outcome;
}

// Returns the result, nullopt without a worker, or rethrows the job's exception.
template <class Returned>
std::optional<Returned> returned_by(WorkOutcome<Returned> outcome) {
  if (const auto* thrown = std::get_if<std::exception_ptr>(&outcome)) {
    std::rethrow_exception(*thrown);
  }
  if (auto* returned = std::get_if<Returned>(&outcome)) return std::move(*returned);
  return std::nullopt;
}

// Returns the result of `job`, or throws its exception. The job is done for `player`; while the
// workers refuse it, it is posted again every limits::kRetryAfterMs.
template <class Job>
Awaitable<std::invoke_result_t<const Job&>> on_worker(House& house, PlayerId player, Job job) {
  using Outcome = WorkOutcome<std::invoke_result_t<const Job&>>;
  const auto begin = [&house, player, &job](ports::Done<Outcome> done) {
    const auto work = [job, done] { done(outcome_of(job)); };
    if (!house.ports.workers.post(player, work)) done(NoWorker{});
  };
  for (;;) {
    auto returned = returned_by(co_await await<Outcome>(begin));
    if (returned) co_return *std::move(returned);
    co_await sleep(house.ports.clock, limits::kRetryAfterMs);
  }
}

// The same for a background job, whose token asks it to end early. nullopt if the workers have
// other work.
template <class Job>
Awaitable<std::optional<std::invoke_result_t<const Job&, const std::stop_token&>>> on_idle_worker(
    House& house, Job job) {
  using Outcome = WorkOutcome<std::invoke_result_t<const Job&, const std::stop_token&>>;
  const auto begin = [&house, &job](ports::Done<Outcome> done) {
    const auto work = [job, done](const std::stop_token& stop) {
      done(outcome_of([&] { return job(stop); }));
    };
    if (!house.ports.workers.post_when_idle(work)) done(NoWorker{});
  };
  co_return returned_by(co_await await<Outcome>(begin));
}

}  // namespace gridmates::actors
