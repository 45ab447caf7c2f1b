// The computer player: how many plies it looks ahead is its level.
#include "engine/core/search.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {
namespace {

// A position as engine/core/search.h asks for it.
struct Node {
  Position marks{};

  bool is_lost() const {
    const Verdict verdict = judge(marks);
    return verdict == Verdict::kFirstWon || verdict == Verdict::kSecondWon;
  }
  std::vector<std::uint8_t> moves() const {
    constexpr std::array<std::uint8_t, kCells> kMiddleFirst = {4, 0, 2, 6, 8, 1, 3, 5, 7};
    std::vector<std::uint8_t> moves;
    for (const std::uint8_t cell : kMiddleFirst) {
      if (marks[cell] == Mark::kNone) moves.push_back(cell);
    }
    return moves;
  }
  Node after(std::uint8_t cell) const {
    Node next = *this;
    const bool first_moves = count(marks, Mark::kX) == count(marks, Mark::kO);
    next.marks[cell] = first_moves ? Mark::kX : Mark::kO;
    return next;
  }
  static int estimate() { return 0; }
};

// Easy takes a win. Medium also stops the other's next win. Hard sees every end.
constexpr core::Plies kPlies{1, 2, kCells};

}  // namespace

std::optional<Move> Rules::choose(const View& view, core::Seat seat, core::Level level,
                                  std::uint32_t budget, core::Random& random) {
  const State state = state_of(view);
  if (state.variant() != Variant{} || !to_move(state).contains(seat)) return std::nullopt;
  const auto best = core::choose_move(Node{state.marks}, kPlies, level, budget, random);
  return best ? std::optional(Move::put(*best)) : std::nullopt;
}

}  // namespace gridmates::tictactoe
