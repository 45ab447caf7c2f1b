#include <algorithm>

#include "tests/engine/sudoku/logic/chain_check.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
class NetCheck {
 public:
  NetCheck(const Board<Capacity>& board, const Step& step) : board_(board), step_(step) {}

  std::string complaint() {
    if (step_.chains.empty() || step_.eliminations.size() != 1) return "not one conclusion";
    const Candidate gone = step_.eliminations[0];
    if (!board_.has(gone)) return "takes a candidate that is not there";
    const Node& start = step_.chains[0].front();
    if (start.on && start.cells == std::vector<Cell>{gone.cell} && start.digit == gone.digit) {
      return complaint_about_refutation(board_, step_.chains[next_++]);
    }
    while (next_ < step_.chains.size()) {
      Board<Capacity> board = board_;
      const std::string wrong = replay(board, step_.chains[next_++]);
      if (!wrong.empty()) return wrong;
      if (board.has(gone) || board.digit(gone.cell) == gone.digit) return "a way that keeps it";
    }
    return are_all_ways() ? "" : "a way is missing";
  }

  // After the whole step all chains must have been used.
  bool is_all_read() const { return next_ == step_.chains.size(); }

 private:
  using Chain = std::vector<Node>;

  std::string complaint_about_refutation(Board<Capacity> board, const Chain& chain) {
    const std::string wrong = replay(board, chain);
    if (!wrong.empty()) return wrong;
    return board.is_broken() ? "" : "no contradiction";
  }

  std::string replay(Board<Capacity>& board, const Chain& chain) {
    for (std::size_t i = 0; i < chain.size(); ++i) {
      const Node& node = chain[i];
      const Candidate c{node.cells[0], node.digit};
      if (!node.on) {
        if (!board.has(c) || next_ == step_.chains.size()) return "an off without a net";
        const Chain& inner = step_.chains[next_++];
        if (inner[0] != Node{node.cells, node.digit, true}) return "a net about something else";
        const std::string wrong = complaint_about_refutation(board, inner);
        if (!wrong.empty()) return "within: " + wrong;
        board.eliminate(c);
        continue;
      }
      if (i > 0 && !follows(board, node)) return "node " + std::to_string(i) + " does not follow";
      if (node.cells.size() == 1) {
        if (board.digit(c.cell) != 0) return "a cell filled twice";
        board.place(c);
      } else {
        CellSet<Capacity> cells;
        for (Cell cell : node.cells) cells.add(cell);
        for (std::size_t cell : board.geometry().seen_by_all(cells)) {
          board.eliminate({static_cast<Cell>(cell), node.digit});
        }
      }
    }
    return {};
  }

  // Whether the node is a single or a locked candidate.
  static bool follows(const Board<Capacity>& board, const Node& node) {
    if (node.cells.size() == 1 && board.candidates(node.cells[0]) == digit_bit(node.digit)) {
      return true;
    }
    CellSet<Capacity> cells;
    for (Cell cell : node.cells) cells.add(cell);
    for (Unit unit : board.geometry().units_of[node.cells[0]]) {
      const auto places = board.places(node.digit, unit);
      if (places.any() && places.is_part_of(cells)) return true;
    }
    return false;
  }

  bool are_all_ways() const {
    DigitSet digits = 0;
    CellSet<Capacity> cells;
    for (const Chain& chain : step_.chains) {
      digits |= digit_bit(chain.front().digit);
      cells.add(chain.front().cells[0]);
    }
    if (step_.units.empty()) {
      return cells.count() == 1 && board_.candidates(cells.first()) == digits;
    }
    return std::has_single_bit(digits) &&
           board_.places(std::countr_zero(digits) + 1, step_.units[0]) == cells;
  }

  const Board<Capacity>& board_;
  const Step& step_;
  std::size_t next_ = 0;  // the next chain to use
};

}  // namespace

template <class Capacity>
std::string complaint_about_net(const Board<Capacity>& board, const Step& step) {
  NetCheck<Capacity> check(board, step);
  const std::string wrong = check.complaint();
  return wrong.empty() && !check.is_all_read() ? "a chain too many" : wrong;
}

template std::string complaint_about_net(const Board<Nine>&, const Step&);
template std::string complaint_about_net(const Board<TwentyFive>&, const Step&);

}  // namespace gridmates::sudoku
