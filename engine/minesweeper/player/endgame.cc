#include "engine/minesweeper/player/endgame.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace gridmates::minesweeper {
namespace {

// Fields that are still possible, by number, ascending: a node of the tree. What has been opened
// need not be told: everything that is safe in all of them, or was opened on the way, shows the
// same in all.
using Node = std::vector<std::uint16_t>;

struct HashOfNode {
  std::size_t operator()(const Node& node) const {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a (Fowler, Noll, Vo), a field a step
    for (const std::uint16_t field : node) hash = (hash ^ field) * 0x100000001b3;
    return hash;
  }
};

// The fields of a node by what a cell shows in them.
using Counts = std::array<std::uint32_t, kShownMine + 1>;

// A cell to open in a node.
struct Try {
  std::uint32_t place = 0;
  std::uint32_t safe = 0;    // fields in which it is
  std::uint32_t widest = 0;  // of them, most that show the same
};

class Tree {
 public:
  Tree(const FewFields& all, std::uint64_t budget) : all_(all), budget_(budget) {}

  std::optional<Plan> root() {
    Node node(all_.count);
    for (std::size_t i = 0; i < node.size(); ++i) node[i] = static_cast<std::uint16_t>(i);
    const auto [place, wins] = best(node, tries(node).second);
    if (is_over_) return std::nullopt;
    return Plan{all_.cells[place], static_cast<double>(wins) / static_cast<double>(all_.count)};
  }

 private:
  // In how many of the fields best play wins. Means nothing once the budget is over.
  std::uint32_t wins(const Node& node) {
    if (node.size() == 1) return 1;
    const auto known = wins_.find(node);
    if (known != wins_.end()) return known->second;
    if (budget_ < node.size()) is_over_ = true;
    if (is_over_) return 0;
    budget_ -= node.size();
    const auto [is_safe, list] = tries(node);
    const std::uint32_t found =
        is_safe ? wins_after(node, list.front(), 0) : best(node, list).second;
    wins_.emplace(node, found);
    return found;
  }

  // A cell that is safe and tells something, if there is one; else all that may be opened, safest
  // first.
  std::pair<bool, std::vector<Try>> tries(const Node& node) const {
    std::vector<Try> list;
    for (std::uint32_t place = 0; place < all_.cells.size(); ++place) {
      Counts counts{};
      for (const std::uint16_t field : node) ++counts[all_.at(place, field)];
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

  // The place of the cell that wins most, and in how many fields.
  std::pair<std::uint32_t, std::uint32_t> best(const Node& node, const std::vector<Try>& list) {
    std::pair<std::uint32_t, std::uint32_t> best{list.front().place, 0};
    for (const Try& one : list) {
      if (one.safe <= best.second || is_over_) break;
      const std::uint32_t found = wins_after(node, one, best.second);
      if (found > best.second) best = {one.place, found};
    }
    return best;
  }

  // In how many of the fields the cell is safe and best play goes on to win; 0 when that would not
  // be more than `enough`.
  std::uint32_t wins_after(const Node& node, const Try& one, std::uint32_t enough) {
    std::array<Node, kShownMine> parts;
    for (const std::uint16_t field : node) {
      const std::uint8_t shows = all_.at(one.place, field);
      if (shows != kShownMine) parts[shows].push_back(field);
    }
    std::uint32_t most = one.safe;
    for (const Node& part : parts) {
      if (part.empty()) continue;
      most -= static_cast<std::uint32_t>(part.size()) - wins(part);
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
