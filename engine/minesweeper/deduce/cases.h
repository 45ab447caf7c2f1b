// What all arrangements have in common that some numbers allow: deductions by cases, with the
// numbers that are needed for them. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/minesweeper/deduce/arrangements.h"
#include "engine/minesweeper/deduce/sight.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

class Cases {
 public:
  struct Finding {
    bool decided = false;      // false: the budget ended before anything was found
    std::optional<Step> step;  // what follows, if anything
  };
  // Of the unknown cells around these active numbers; `counted` takes in the number of mines left,
  // and the other unknown cells. A node of the budget is a decision of the search.
  Finding look(const Sight& sight, std::vector<Cell> numbers, bool counted, std::uint32_t& budget);

 private:
  using Answer = Arrangements::Answer;
  // Whether in some arrangement this cell, or one that is not loaded, is mined (or is not).
  struct Question {
    std::optional<Cell> cell;
    bool mined = false;
  };
  // The sight and all that goes with it for one look.
  struct Look {
    const Sight& sight;
    bool counted;
    std::uint32_t& budget;
  };

  Answer ask(const Look& look, const Question& question);
  bool is_excluded(const Look& look, std::span<const Cell> numbers, const Question& question);
  std::optional<Question> find_excluded(const Look& look, bool& decided);
  std::vector<Cell> needed(const Look& look, std::vector<Cell> numbers, const Question& question);
  std::vector<Cell> concluded(const Look& look, std::span<const Cell> numbers, bool mined);

  Arrangements arrangements_;
};

}  // namespace gridmates::minesweeper
