// Processes many things in parallel, with results in the order of the things.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace gridmates::tools {

// Starts one more thread; false if the system refuses.
template <class Work>
bool start_thread(std::vector<std::jthread>& threads, const Work& work) {
  try {
    threads.emplace_back(work);
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

// Calls work(thing) for every thing from next() (until it returns nothing), on `jobs` threads (>=
// 1; fewer if the system starts no more), including this one, and done(result) for each in the
// order of next(), until done() returns false. next() and done() are each called by one thread at a
// time, but maybe both at once. At most `jobs` things are in progress, so memory does not grow with
// their number.
template <class Next, class Work, class Done>
void in_order(unsigned jobs, Next next, Work work, Done done) {
  std::mutex taking;
  std::mutex giving;
  std::condition_variable turn_has_come;
  std::size_t taken = 0;  // guarded by taking
  std::size_t given = 0;  // guarded by giving
  bool is_wanted = true;  // guarded by giving
  const auto take = [&]() -> std::optional<std::pair<std::size_t, decltype(next())>> {
    const std::lock_guard lock(taking);
    auto thing = next();
    if (!thing) return std::nullopt;
    return std::pair(taken++, std::move(thing));
  };
  const auto worker = [&] {
    while (auto thing = take()) {
      auto result = work(*std::move(thing->second));
      std::unique_lock lock(giving);
      turn_has_come.wait(lock, [&] { return given == thing->first; });
      is_wanted = is_wanted && done(std::move(result));
      ++given;
      turn_has_come.notify_all();
      if (!is_wanted) return;
    }
  };
  std::vector<std::jthread> others;
  for (unsigned i = 1; i < jobs && start_thread(others, worker);) ++i;
  worker();
}

}  // namespace gridmates::tools
