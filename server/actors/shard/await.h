// Waiting for a port inside a coroutine: the coroutine goes on on its own thread, whichever
// thread the answer comes from, even when it comes from inside the call. Inside server/actors.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "server/ports/clock.h"
#include "server/ports/done.h"

namespace gridmates::actors {

// The executor of a serving thread.
using Executor = boost::asio::io_context::executor_type;

template <class T = void>
using Awaitable = boost::asio::awaitable<T, Executor>;

// Calls `begin` with a ports::Done<T> and waits for the value that is passed to that. When the Done
// is destroyed without a call, so is the waiting coroutine. `go_on(executor, resume)` runs `resume`
// on the coroutine's executor.
template <class T, class Begin, class GoOn>
Awaitable<T> await_by(Begin begin, GoOn go_on) {
  const auto initiate = [](auto handler, Begin start, GoOn run) {
    auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
    ports::Done<T> done = [waiting, run](T answer) {
      run(boost::asio::get_associated_executor(*waiting),
          [waiting, answer = std::move(answer)]() mutable { (*waiting)(std::move(answer)); });
    };
    waiting.reset();
    start(std::move(done));
  };
  constexpr boost::asio::use_awaitable_t<Executor> kUse;
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<Executor>, void(T)>(
      initiate, kUse, std::move(begin), go_on);
}

template <class T, class Begin>
Awaitable<T> await(Begin begin) {
  return await_by<T>(std::move(begin), [](const auto& executor, auto what) {
    boost::asio::post(executor, std::move(what));
  });
}

// Like await(), for a port that answers on that thread, in a handler that does nothing else: the
// coroutine resumes within that handler, without another turn.
template <class T, class Begin>
Awaitable<T> await_here(Begin begin) {
  return await_by<T>(std::move(begin), [](const auto& executor, auto what) {
    boost::asio::dispatch(executor, std::move(what));
  });
}

struct Elapsed {};

// Waits for this number of milliseconds.
inline Awaitable<> sleep(ports::Clock& clock, std::uint64_t delay_ms) {
  std::unique_ptr<ports::Clock::Timer> timer;
  const auto begin = [&clock, &timer, delay_ms](ports::Done<Elapsed> done) {
    timer = clock.after(delay_ms, [done = std::move(done)] { done(Elapsed{}); });
  };
  co_await await<Elapsed>(begin);
}

}  // namespace gridmates::actors
