#include "engine/sudoku/solver/dancing_links.h"

#include <algorithm>

namespace gridmates::sudoku {

DancingLinks::DancingLinks(int items) {
  const int root = items;
  for (int i = 0; i <= items; ++i) {
    heads_.push_back({i == 0 ? root : i - 1, i == root ? 0 : i + 1, 0});
    nodes_.push_back({i, i, i, -1});
  }
  is_open_.assign(static_cast<std::size_t>(items), true);
}

void DancingLinks::add_option(std::span<const int> items) {
  first_node_.push_back(static_cast<int>(nodes_.size()));
  for (const int item : items) {
    const int node = static_cast<int>(nodes_.size());
    nodes_.push_back({nodes_[item].up, item, item, options() - 1});
    nodes_[nodes_[item].up].down = node;
    nodes_[item].up = node;
    ++heads_[item].size;
  }
}

// Removes an item from the list, and the options that cover it from the other items.
void DancingLinks::cover(int item) {
  is_open_[item] = false;
  heads_[heads_[item].left].right = heads_[item].right;
  heads_[heads_[item].right].left = heads_[item].left;
  for (int row = nodes_[item].down; row != item; row = nodes_[row].down) {
    const int option = nodes_[row].option;
    for (int node = first_node_[option];
         node < static_cast<int>(nodes_.size()) && nodes_[node].option == option; ++node) {
      if (node == row) continue;
      nodes_[nodes_[node].up].down = nodes_[node].down;
      nodes_[nodes_[node].down].up = nodes_[node].up;
      --heads_[nodes_[node].item].size;
    }
  }
}

// Reverses cover(), step by step.
void DancingLinks::uncover(int item) {
  for (int row = nodes_[item].up; row != item; row = nodes_[row].up) {
    const int option = nodes_[row].option;
    for (int node = first_node_[option];
         node < static_cast<int>(nodes_.size()) && nodes_[node].option == option; ++node) {
      if (node == row) continue;
      nodes_[nodes_[node].up].down = node;
      nodes_[nodes_[node].down].up = node;
      ++heads_[nodes_[node].item].size;
    }
  }
  heads_[heads_[item].left].right = item;
  heads_[heads_[item].right].left = item;
  is_open_[item] = true;
}

void DancingLinks::cover_others(int node) {
  const int option = nodes_[node].option;
  for (int other = first_node_[option];
       other < static_cast<int>(nodes_.size()) && nodes_[other].option == option; ++other) {
    if (other != node) cover(nodes_[other].item);
  }
}

void DancingLinks::uncover_others(int node) {
  const int option = nodes_[node].option;
  int last = first_node_[option];
  while (last + 1 < static_cast<int>(nodes_.size()) && nodes_[last + 1].option == option) ++last;
  for (int other = last; other >= first_node_[option]; --other) {
    if (other != node) uncover(nodes_[other].item);
  }
}

bool DancingLinks::choose(int option) {
  const int first = first_node_[option];
  for (int node = first; node < static_cast<int>(nodes_.size()) && nodes_[node].option == option;
       ++node) {
    if (!is_open_[nodes_[node].item]) return false;
  }
  cover(nodes_[first].item);
  cover_others(first);
  chosen_.push_back(option);
  return true;
}

int DancingLinks::smallest_item() const {
  int best = root();
  for (int item = heads_[root()].right; item != root(); item = heads_[item].right) {
    if (best == root() || heads_[item].size < heads_[best].size) best = item;
  }
  return best;
}

void DancingLinks::search(SearchAccount& account,
                          const std::function<bool(std::span<const int>)>& found) {
  explore(account, found);
}

// The recursion depth is at most the number of options in a cover. Returns false to end the search.
bool DancingLinks::explore(SearchAccount& account,
                           const std::function<bool(std::span<const int>)>& found) {
  if (!account.enter()) return false;
  const int item = smallest_item();
  if (item == root()) return found(chosen_);
  if (heads_[item].size > 1) account.guess();
  bool go_on = true;
  cover(item);
  for (int row = nodes_[item].down; row != item && go_on; row = nodes_[row].down) {
    chosen_.push_back(nodes_[row].option);
    cover_others(row);
    go_on = explore(account, found);
    uncover_others(row);
    chosen_.pop_back();
  }
  uncover(item);
  return go_on;
}

}  // namespace gridmates::sudoku
