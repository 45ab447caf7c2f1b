#include "engine/tictactoe/think.h"

#include <algorithm>

#include "engine/tictactoe/threats.h"

namespace gridmates::tictactoe {
namespace {

// Boards up to this size are searched with all moves; larger ones only with the best-looking moves.
constexpr int kSmallBoard = 42;
constexpr std::size_t kMovesOfLargeBoard = 16;
constexpr int kReach = 2;  // the distance from a mark of moves searched on a large board
constexpr int kMostEstimate = core::kWonScore / 2 - 1;
constexpr int kToMove = 25;  // the value of being the player to move

// A position as engine/core/search.h requires it.
class Node {
 public:
  explicit Node(Grid grid) : grid_(std::move(grid)) {}

  core::Bounds bounds() const {
    const int own = grid_.side();
    if (grid_.has_line(1 - own)) return core::Bounds::exactly(-core::kWonScore);
    if (grid_.is_full()) return core::Bounds::exactly(0);
    if (grid_.can_win_now(own)) return core::Bounds::exactly(core::kWonScore - 1);
    if (grid_.winning(1 - own).size() > 1) return core::Bounds::exactly(2 - core::kWonScore);
    return {grid_.can_win(1 - own) ? -core::kWonScore : 0,
            grid_.can_win(own) ? core::kWonScore : 0};
  }
  void list_moves(core::MoveList& into) const;
  void make(core::SearchMove cell) { grid_.put(cell, grid_.side()); }
  void unmake(core::SearchMove cell) { grid_.take(cell, 1 - grid_.side()); }
  std::uint64_t key() const { return grid_.key(); }
  int estimate() const {
    const int own = grid_.side();
    return std::clamp(grid_.worth(own) - grid_.worth(1 - own) + kToMove, -kMostEstimate,
                      kMostEstimate);
  }
  Grid& grid() { return grid_; }

 private:
  // Cells near a mark; all of them on a small board.
  std::vector<CellNumber> candidates() const;

  Grid grid_;
};

std::vector<CellNumber> Node::candidates() const {
  std::vector<CellNumber> cells;
  const int columns = grid_.windows().variant().columns;
  const int rows = grid_.windows().variant().rows();
  const bool is_small = grid_.size() <= kSmallBoard;
  const auto is_near = [&](int cell) {
    const int column = cell % columns;
    const int row = cell / columns;
    for (int y = std::max(0, row - kReach); y <= std::min(rows - 1, row + kReach); ++y) {
      for (int x = std::max(0, column - kReach); x <= std::min(columns - 1, column + kReach); ++x) {
        if (!grid_.is_free(static_cast<CellNumber>(y * columns + x))) return true;
      }
    }
    return false;
  };
  for (int cell = 0; cell < grid_.size(); ++cell) {
    const auto number = static_cast<CellNumber>(cell);
    if (grid_.is_free(number) && (is_small || is_near(cell))) cells.push_back(number);
  }
  if (cells.empty()) {
    for (int cell = 0; cell < grid_.size(); ++cell) {
      if (grid_.is_free(static_cast<CellNumber>(cell)))
        cells.push_back(static_cast<CellNumber>(cell));
    }
  }
  return cells;
}

void Node::list_moves(core::MoveList& into) const {
  if (grid_.is_full()) return;
  const int own = grid_.side();
  std::vector<CellNumber> must = grid_.winning(own);
  if (must.empty()) must = grid_.winning(1 - own);
  const bool is_forced = !must.empty();
  const std::vector<CellNumber> cells = is_forced ? must : candidates();
  std::vector<std::pair<int, CellNumber>> order;
  order.reserve(cells.size());
  for (const CellNumber cell : cells) order.emplace_back(-grid_.worth_at(cell), cell);
  std::ranges::sort(order);
  const bool is_small = grid_.size() <= kSmallBoard;
  if (!is_small && order.size() > kMovesOfLargeBoard) order.resize(kMovesOfLargeBoard);
  for (const auto& [worth, cell] : order) into.add(cell);
  into.is_cut = !is_forced && !is_small;
}

Value value_of(const core::Found& found) {
  if (!found.is_exact) return Value::kUnknown;
  if (core::is_won(found.score)) return Value::kWin;
  return core::is_lost(found.score) ? Value::kLoss : Value::kDraw;
}

// The moves after which the other side has no win by threats, as far as a part of the budget shows;
// empty if all moves are equal in that, or none is good. The others lose.
std::vector<core::SearchMove> holding_moves(Node& node, int threes, std::uint64_t max_nodes,
                                            std::uint64_t& nodes) {
  Grid& grid = node.grid();
  const int own = grid.side();
  if (!grid.winning(own).empty() || !grid.winning(1 - own).empty()) return {};
  Threats looming(grid, max_nodes / 4);
  const auto threat = looming.find_by_threes(1 - own, threes);
  nodes += looming.nodes();
  if (!threat) return {};
  core::MoveList all;
  node.list_moves(all);
  std::vector<core::SearchMove> tried(all.begin(), all.end());
  for (const CellNumber cell : looming.answers_to(*threat, 1 - own)) {
    if (std::ranges::find(tried, cell) == tried.end()) tried.push_back(cell);
  }
  std::vector<core::SearchMove> holding;
  std::uint64_t left = max_nodes - std::min(max_nodes, looming.nodes());
  const std::uint64_t share = max_nodes / (2 * tried.size()) + 1;
  for (const core::SearchMove cell : tried) {
    node.make(cell);
    Threats answer(grid, std::min(share, left));
    if (left == 0 || !answer.find_by_threes(1 - own, threes)) holding.push_back(cell);
    left -= std::min(left, answer.nodes());
    nodes += answer.nodes();
    node.unmake(cell);
  }
  return holding;
}

}  // namespace

Thought think(const Position& position, const Variant& variant, const Skill& skill,
              std::uint64_t max_nodes, core::Random& random) {
  Thought thought;
  if (const Verdict verdict = judge(position, variant);
      verdict != Verdict::kFirstToMove && verdict != Verdict::kSecondToMove) {
    return thought;
  }
  const auto windows = std::make_shared<const Windows>(variant, skill.overlooked_permille, &random);
  Node node(Grid(windows, position));
  Grid& grid = node.grid();
  if (grid.marks() == 0 && grid.size() > kSmallBoard) {
    thought.best = {
        static_cast<CellNumber>(variant.rows() / 2 * variant.columns + variant.columns / 2)};
    thought.line = thought.best;
    return thought;
  }
  std::vector<core::SearchMove> holding;
  if (skill.threes > 0 && grid.size() > kCells) {
    Threats threats(grid, max_nodes / 4);
    const auto win = threats.find_by_threes(grid.side(), skill.threes);
    thought.nodes = threats.nodes();
    if (win) {
      thought.best = {win->front()};
      thought.line = *win;
      thought.value = Value::kWin;
      thought.score = core::kWonScore - static_cast<int>(win->size());
      return thought;
    }
    holding = holding_moves(node, skill.threes, max_nodes / 4, thought.nodes);
  }
  const std::uint64_t left = max_nodes - std::min(max_nodes, thought.nodes);
  // On small boards half of the budget is for a proof, if the skill searches to the end.
  const bool is_proved = grid.size() <= kSmallBoard && skill.plies >= grid.size();
  const core::Found found =
      core::Search(node, {skill.plies, left, is_proved ? left / 2 : 0}).run(holding);
  thought.best = found.best;
  thought.line = found.line;
  thought.nodes += found.nodes;
  thought.score = found.score;
  thought.value = value_of(found);
  return thought;
}

int estimate(const Position& position, const Variant& variant) {
  return Node(Grid(std::make_shared<const Windows>(variant), position)).estimate();
}

}  // namespace gridmates::tictactoe
