// Boards made before any client asks for them, with the options that games call usual; each is
// handed out once, and none survives the process. Safe for concurrent use: a lock is held for a
// look-up and never while anything else is called. Inside server/actors.
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
  // A game, and the options as they are at one of its tables (Game::at_table).
  struct Kind {
    const core::Game* game = nullptr;
    core::Bytes options;
    friend bool operator==(const Kind&, const Kind&) = default;
  };
  struct Board {
    core::Bytes board;
    std::string level;
  };

  // Keeps up to limits::kReadyKinds kinds: the usual options of these games at each of their
  // tables. Both arguments outlive it.
  ReadyBoards(const core::Games& games, Metrics& metrics);

  // Takes out a board of exactly this kind; nullopt if there is none.
  std::optional<Board> take(const Kind& kind);
  // The kind with the fewest ready boards; nullopt if each has limits::kReadyBoards or is given up.
  std::optional<Kind> wanted() const;
  // Adds a board, or drops it if its kind has enough.
  void put(const Kind& kind, Board board);
  // No board could be made. After limits::kReadyFailures in a row the kind is given up.
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
