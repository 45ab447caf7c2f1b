// One connection of the simulation, both ways: frames in order, each with its own delay, and then
// the end. A cut can lose frames that are on their way. One thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "tests/sim/client.h"
#include "tests/sim/judge.h"
#include "tests/support/fake_connection.h"

namespace gridmates::sim {

// One direction.
class Lane {
 public:
  // nullopt is the end; nothing follows it.
  using Item = std::optional<std::string>;

  void put(Item item, std::uint64_t due_ms) {
    if (has_end()) return;
    if (!items_.empty()) due_ms = std::max(due_ms, items_.back().first);
    items_.emplace_back(due_ms, std::move(item));
  }
  // Adds to the last frame that is on its way, as part of that frame. False if there is none.
  bool append(const std::string& bytes) {
    if (items_.empty() || !items_.back().second) return false;
    *items_.back().second += bytes;
    return true;
  }
  // Of the items on their way only the first `frames` still arrive, and then the end.
  void keep(std::size_t frames, std::uint64_t end_due_ms) {
    if (has_end()) return;
    if (items_.size() > frames) items_.resize(frames);
    put(std::nullopt, end_due_ms);
  }
  void clear() { items_.clear(); }
  // The next item if it is due; nullopt if none is.
  std::optional<Item> take(std::uint64_t now_ms) {
    if (items_.empty() || items_.front().first > now_ms) return std::nullopt;
    auto item = std::move(items_.front().second);
    items_.pop_front();
    return item;
  }
  std::size_t size() const { return items_.size(); }
  bool has_end() const { return !items_.empty() && !items_.back().second; }

 private:
  std::deque<std::pair<std::uint64_t, Item>> items_;
};

struct Link {
  // Frames that the network holds for a client before the server has to wait.
  static constexpr std::size_t kWindow = 3;

  Client* client = nullptr;                         // null once it knows of the end
  std::shared_ptr<support::FakeConnection> server;  // null once that process has gone
  Lane up;
  Lane down;
  std::uint16_t close_code = 0;  // of the server; the client gets it at the end
  Judge::Talk talk;

  bool over() const { return client == nullptr && (!server || server->over()); }
};

}  // namespace gridmates::sim
