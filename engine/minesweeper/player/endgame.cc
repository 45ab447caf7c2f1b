#include "engine/minesweeper/player/endgame.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace gridmates::minesweeper {
namespace {

// A node of the tree: the fields that are still possible, by number, ascending. The opened cells
// need not be stored: cells that are safe in all fields, or were opened on the way, show the same
// in all of them.
using Node = std::vector<std::uint16_t>;

struct HashOfNode {
  std::size_t operator()(const Node& node) const {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a (Fowler, Noll, Vo), one field per step
    for (const std::uint16_t field : node) hash = (hash ^ field) * 0x100000001b3;
    return hash;
  }
};

// The number of fields of a node for each value that a cell shows.
using Counts = std::array<std::uint32_t, kShownMine + 1>;

// A candidate cell to open in a node.
struct Try {
  std::uint32_t place = 0;
  std::uint32_t safe = 0;    // fields in which it is safe
  std::uint32_t widest = 0;  // the largest group of these that show the same
};

class Tree {
 public:
  Tree(const FewFields& all, std::uint64_t budget) : all_(all), budget_(budget) {}

  std::optional<Plan> root() {
    Node node(all_.count);
    for (std::size_t i = 0; i < node.size(); ++i) node[i] = static_cast<std::uint16_t>(i);
    const auto [place, wins] = best(node, tries(node).list);
    if (is_over_) return std::nullopt;
    return Plan{all_.cells[place], static_cast<double>(wins) / static_cast<double>(all_.count)};
  }

 private:
  // The candidates of a node: one cell that is safe and informative, or all cells that may be
  // opened, safest first.
  struct Tries {
    bool is_safe = false;
    std::vector<Try> list;
    // No play wins more fields than those in which the first cell is safe.
    std::uint32_t most() const { return list.front().safe; }
  };
  // A node whose exact value is being computed.
  struct Part {
    Node node;
    Tries tries;             // empty when `most` is exact
    std::uint32_t most = 0;  // upper bound of the fields that best play wins
  };

  // Computes the upper bound of a node; costs the budget of visiting it.
  Part part_of(Node node) {
    Part part{std::move(node), {}, 1};
    if (part.node.size() == 1) return part;
    const auto known = wins_.find(part.node);
    if (known != wins_.end()) {
      part.most = known->second;
      return part;
    }
    if (budget_ < part.node.size()) is_over_ = true;
    if (is_over_) return part;
    budget_ -= part.node.size();
    part.tries = tries(part.node);
    part.most = part.tries.most();
    return part;
  }

  // The number of fields that best play wins. Meaningless once the budget is exceeded.
  std::uint32_t wins(const Part& part) {
    if (part.tries.list.empty()) return part.most;
    const auto& [is_safe, list] = part.tries;
    const std::uint32_t found =
        is_safe ? wins_after(part.node, list.front(), 0) : best(part.node, list).second;
    wins_.emplace(part.node, found);
    return found;
  }

  Tries tries(const Node& node) const {
    std::vector<Try> list;
    for (std::uint32_t place = 0; place < all_.cells.size(); ++place) {
      Counts counts{};
      const std::uint8_t* shows = &all_.shows[place * all_.count];
      for (const std::uint16_t field : node) ++counts[shows[field]];
      const auto size = static_cast<std::uint32_t>(node.size());
      const Try one{place, size - counts[kShownMine],
                    *std::max_element(counts.begin(), counts.end() - 1)};
      if (one.safe == 0 || one.widest == size) continue;
      if (one.safe == size) return {true, {one}};
      list.push_back(one);
    }
    std::sort(list.begin(), list.end(), [](const Try& one, const Try& other) {
      if (one.safe != other.safe) return one.safe > other.safe;
      if (one.widest != other.widest) return one.widest < other.widest;
      return one.place < other.place;
    });
    return {false, std::move(list)};
  }

  // The index of the cell that wins most, and the number of fields won.
  std::pair<std::uint32_t, std::uint32_t> best(const Node& node, const std::vector<Try>& list) {
    std::pair<std::uint32_t, std::uint32_t> best{list.front().place, 0};
    for (const Try& one : list) {
      if (one.safe <= best.second || is_over_) break;
      const std::uint32_t found = wins_after(node, one, best.second);
      if (found > best.second) best = {one.place, found};
    }
    return best;
  }

  // The number of fields in which the cell is safe and best play then wins; 0 if that would not be
  // more than `enough`.
  std::uint32_t wins_after(const Node& node, const Try& one, std::uint32_t enough) {
    std::array<Node, kShownMine> shown;
    for (const std::uint16_t field : node) {
      const std::uint8_t shows = all_.at(one.place, field);
      if (shows != kShownMine) shown[shows].push_back(field);
    }
    std::uint32_t most = one.safe;
    std::vector<Part> parts;
    for (Node& part : shown) {
      if (part.empty()) continue;
      const auto size = static_cast<std::uint32_t>(part.size());
      most -= size - parts.emplace_back(part_of(std::move(part))).most;
      if (most <= enough || is_over_) return 0;
    }
    for (const Part& part : parts) {
      most -= part.most - wins(part);
      if (most <= enough || is_over_) return 0;
    }
    return most;
  }

  const FewFields& all_;
  std::uint64_t budget_;
  bool is_over_ = false;
  std::unordered_map<Node, std::uint32_t, HashOfNode> wins_;
};

}  // namespace

std::optional<Plan> best_plan(const FewFields& all, std::uint64_t budget) {
  return Tree(all, budget).root();
}

}  // namespace gridmates::minesweeper
