// Exact cover by Algorithm X with dancing links: Donald E. Knuth, "Dancing Links" (2000),
// arXiv:cs/0011047. One thread at a time; memory grows with the matrix.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {

class DancingLinks {
 public:
  // Items 0 .. items-1, each to be covered by exactly one of the chosen options.
  explicit DancingLinks(int items);

  // Adds the option that covers these different items; options are numbered from 0.
  void add_option(std::span<const int> items);

  int items() const { return static_cast<int>(heads_.size()) - 1; }
  int options() const { return static_cast<int>(first_node_.size()); }

  // Chooses an option before the search; false if it covers an item that is covered already.
  bool choose(int option);

  // Calls `found` for every exact cover, with choose()'s options, until it or the account says no.
  void search(SearchAccount& account, const std::function<bool(std::span<const int>)>& found);

 private:
  struct Head {
    int left;
    int right;
    int size;
  };
  struct Node {
    int up;
    int down;
    int item;
    int option;
  };

  int root() const { return items(); }
  int smallest_item() const;
  void cover(int item);
  void uncover(int item);
  void cover_others(int node);
  void uncover_others(int node);
  bool explore(SearchAccount& account, const std::function<bool(std::span<const int>)>& found);

  std::vector<Head> heads_;      // the last one is the root of the list of open items
  std::vector<bool> is_open_;    // by item
  std::vector<Node> nodes_;      // the first ones are the headers of the items
  std::vector<int> first_node_;  // by option; its nodes are contiguous
  std::vector<int> chosen_;
};

}  // namespace gridmates::sudoku
