// The computer player: how many plies it looks ahead is its level, and its
// budget the end of that.
#include "engine/connectfour/rules.h"
#include "engine/core/search.h"

namespace gridmates::connectfour {
namespace {

// A position as engine/core/search.h asks for it.
struct Node {
  Position position;

  bool x_moves() const { return next_disc(position) == Disc::kX; }
  bool is_lost() const { return in_fours(x_moves() ? position.o : position.x) != 0; }
  std::vector<std::uint8_t> moves() const {
    constexpr std::array<std::uint8_t, kColumns> kMiddleFirst = {3, 2, 4, 1, 5, 0, 6};
    std::vector<std::uint8_t> moves;
    for (const std::uint8_t column : kMiddleFirst) {
      if (landing_cell(position, column)) moves.push_back(column);
    }
    return moves;
  }
  Node after(std::uint8_t column) const {
    return {with(position, next_disc(position), *landing_cell(position, column))};
  }
  // The lines of four that each side can still fill: none of them holds a disc
  // of the other.
  int estimate() const {
    const int lines = count_lines_without(position.o) - count_lines_without(position.x);
    return x_moves() ? lines : -lines;
  }
};

// Easy takes a win and stops the other's next one.
constexpr core::Plies kPlies{2, 4, kCells};

}  // namespace

std::optional<Move> Rules::choose(const View& view, core::Seat seat, core::Level level,
                                  std::uint32_t budget, core::Random& random) {
  Position position;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (view.cells[cell].disc != Disc::kNone)
      position = with(position, view.cells[cell].disc, cell);
  }
  if (!to_move({position, {}}).contains(seat)) return std::nullopt;
  const auto best = core::choose_move(Node{position}, kPlies, level, budget, random);
  return best ? std::optional(Move{*best}) : std::nullopt;
}

}  // namespace gridmates::connectfour
