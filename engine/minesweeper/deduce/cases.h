// Deductions by cases: what all arrangements that some numbers allow have in common, and which
// numbers are needed for it. One thread at a time.
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
    std::optional<Step> step;  // the conclusion, if there is one
  };
  // Looks at the unknown cells around these active numbers; `counted` includes the number of mines
  // left and the other unknown cells. A node of the budget is a decision of the search.
  Finding look(const Sight& sight, std::vector<Cell> numbers, bool counted, std::uint32_t& budget);

 private:
  using Answer = Arrangements::Answer;
  // Whether in some arrangement this cell is mined, or is not; nullopt: any cell not loaded.
  struct Question {
    std::optional<Cell> cell;
    bool mined = false;
  };
  // The arguments of one look().
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
