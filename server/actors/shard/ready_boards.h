// Boards that are made before anybody asks for them, of the options that games call usual; each is
// handed out once, and none is kept when the process ends. Safe for concurrent use: a lock that is
// held for a look-up and never while anything else is called. Inside server/actors.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "server/base/metrics.h"

namespace gridmates::actors {

class ReadyBoards {
 public:
  // What boards are made by: the options as they are at a table of the game.
  struct Kind {
    const core::Game* game = nullptr;
    core::Bytes options;
    friend bool operator==(const Kind&, const Kind&) = default;
  };
  struct Board {
    core::Bytes board;
    std::string level;
  };

  // Up to limits::kReadyKinds of the options that these games call usual, at each of their tables;
  // both outlive it.
  ReadyBoards(const core::Games& games, Metrics& metrics);

  // A board of just this kind, which nobody else gets; nothing when there is none.
  std::optional<Board> take(const Kind& kind);
  // The kind of which the fewest are ready; nothing when there are limits::kReadyBoards of each.
  std::optional<Kind> wanted() const;
  // It is dropped when there are enough of its kind.
  void put(const Kind& kind, Board board);
  // None could be made. After limits::kReadyFailures in a row the kind is wanted no more.
  void failed(const Kind& kind);

 private:
  struct Stock {
    Kind kind;
    std::vector<Board> boards;
    std::size_t failures = 0;  // in a row
  };

  Stock* find(const Kind& kind);

  Metrics& metrics_;
  mutable std::mutex mutex_;
  std::vector<Stock> stocks_;
};

}  // namespace gridmates::actors
