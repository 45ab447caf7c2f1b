#include "tests/bench/server/play.h"

#include <algorithm>
#include <deque>
#include <map>

namespace gridmates::bench {
namespace {

// Connections being made at once: the greeting is not measured.
constexpr std::size_t kOpeningAtOnce = 32;

bool any_failed(const Tables& tables) {
  return std::ranges::any_of(tables, [](const auto& table) { return table->has_failed(); });
}

// Runs until all actions are over and answered.
bool settle(Loop& loop, const Tables& tables, Time deadline) {
  return loop.run_until(
             [&tables] {
               return any_failed(tables) || std::ranges::all_of(tables, [](const auto& table) {
                        return table->is_answered();
                      });
             },
             deadline) &&
         !any_failed(tables);
}

}  // namespace

bool open_all(Loop& loop, const Tables& tables, std::uint16_t port, Clock::duration patience) {
  const Time deadline = Clock::now() + patience;
  std::size_t opened = 0;
  std::size_t ready = 0;  // a prefix of `tables`
  while (ready < tables.size()) {
    while (opened < tables.size() && opened - ready < kOpeningAtOnce) {
      tables[opened++]->open(port);
    }
    loop.run_once(deadline);
    while (ready < opened && tables[ready]->is_ready()) ++ready;
    if (Clock::now() >= deadline || any_failed(tables)) return false;
  }
  return true;
}

bool play_closed(Loop& loop, const Tables& tables, std::size_t actions, std::size_t window,
                 Clock::duration patience) {
  const Time deadline = Clock::now() + patience;
  const bool all_at_once = window >= tables.size();
  std::map<const Table*, std::size_t> left;
  std::size_t in_flight = 0;
  std::size_t unfinished = tables.size();
  for (const auto& table : tables) {
    std::size_t& mine = left[table.get()] = actions;
    table->on_idle([&, all_at_once](Table& idle) {
      --in_flight;
      if (--mine == 0) --unfinished;
      if (!all_at_once || mine == 0) return;
      ++in_flight;
      idle.act(Clock::now());
    });
  }
  std::size_t next = 0;
  const auto begin_group = [&] {
    const std::size_t count = std::min(window, tables.size());
    for (std::size_t i = 0; i < count && left[tables[next].get()] > 0; ++i) {
      ++in_flight;
      tables[next]->act(Clock::now());
      next = (next + 1) % tables.size();
    }
  };
  const auto step = [&] {
    if (in_flight == 0 && unfinished > 0) begin_group();
    return unfinished == 0 || any_failed(tables);
  };
  const bool done = loop.run_until(step, deadline) && settle(loop, tables, deadline);
  for (const auto& table : tables) table->on_idle({});
  return done;
}

bool play_rate(Loop& loop, const Tables& tables, double per_second, std::size_t count,
               Clock::duration patience) {
  const auto gap =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1.0 / per_second));
  std::map<const Table*, std::deque<Time>> late;
  for (const auto& table : tables) {
    table->on_idle([&turns = late[table.get()]](Table& idle) {
      if (turns.empty()) return;
      const Time since = turns.front();
      turns.pop_front();
      idle.act(since);
    });
  }
  const Time begin = Clock::now();
  const Time deadline = begin + gap * count + patience;
  for (std::size_t i = 0; i < count; ++i) {
    const Time turn = begin + gap * static_cast<Clock::rep>(i);
    while (Clock::now() < turn) loop.run_once(turn);
    Table& table = *tables[i % tables.size()];
    table.is_busy() ? late[&table].push_back(turn) : table.act(Clock::now());
    if (Clock::now() > deadline || any_failed(tables)) break;
  }
  const bool done = settle(loop, tables, deadline);
  for (const auto& table : tables) table->on_idle({});
  return done;
}

}  // namespace gridmates::bench
