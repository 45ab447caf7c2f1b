#include "server/actors/shard/ready_boards.h"

#include <algorithm>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::actors {

ReadyBoards::ReadyBoards(const core::Games& games, Metrics& metrics) : metrics_(metrics) {
  for (const core::Game* game : games.all()) {
    for (const core::Bytes& usual : game->usual_options()) {
      for (const auto& seating : game->facts().seating) {
        if (!seating || stocks_.size() >= limits::kReadyKinds) continue;
        auto options = game->at_table(usual, seating->table);
        if (!options) continue;
        Kind kind{game, *std::move(options)};
        if (find(kind) == nullptr) stocks_.push_back({std::move(kind), {}, 0});
      }
    }
  }
}

ReadyBoards::Stock* ReadyBoards::find(const Kind& kind) {
  const auto found = std::ranges::find(stocks_, kind, &Stock::kind);
  return found == stocks_.end() ? nullptr : &*found;
}

std::optional<ReadyBoards::Board> ReadyBoards::take(const Kind& kind) {
  const std::lock_guard lock(mutex_);
  Stock* stock = find(kind);
  if (stock == nullptr || stock->boards.empty()) return std::nullopt;
  Board board = std::move(stock->boards.back());
  stock->boards.pop_back();
  metrics_.ready_boards.Decrement();
  return board;
}

std::optional<ReadyBoards::Kind> ReadyBoards::wanted() const {
  const std::lock_guard lock(mutex_);
  const Stock* least = nullptr;
  for (const Stock& stock : stocks_) {
    if (stock.failures >= limits::kReadyFailures) continue;
    if (stock.boards.size() >= limits::kReadyBoards) continue;
    if (least == nullptr || stock.boards.size() < least->boards.size()) least = &stock;
  }
  return least == nullptr ? std::nullopt : std::optional(least->kind);
}

void ReadyBoards::put(const Kind& kind, Board board) {
  const std::lock_guard lock(mutex_);
  Stock* stock = find(kind);
  if (stock == nullptr || stock->boards.size() >= limits::kReadyBoards) return;
  stock->failures = 0;
  stock->boards.push_back(std::move(board));
  metrics_.ready_boards.Increment();
}

void ReadyBoards::failed(const Kind& kind) {
  const std::lock_guard lock(mutex_);
  if (Stock* stock = find(kind)) ++stock->failures;
}

}  // namespace gridmates::actors
