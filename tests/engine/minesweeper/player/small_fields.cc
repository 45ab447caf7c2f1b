#include "tests/engine/minesweeper/player/small_fields.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace gridmates::minesweeper {
namespace {

using Seen = std::vector<std::uint8_t>;
using Some = std::vector<std::size_t>;  // fields, by number

Seen shown(const std::vector<std::uint8_t>& numbers, const Cells& opened) {
  Seen cells(numbers.size(), kClosed);
  opened.each([&](Cell cell) { cells[cell] = numbers[cell]; });
  return cells;
}

class Referee {
 public:
  explicit Referee(const std::vector<Field>& fields) : fields_(fields) {
    for (const Field& field : fields) numbers_.push_back(numbers_of(field));
  }

  std::uint32_t most_wins(const Some& some, const Cells& opened) {
    const Field& one = fields_[some.front()];
    if (opened.count() + one.mines.count() == one.shape.cells()) return 1;
    const auto known = known_.find(shown(numbers_[some.front()], opened));
    if (known != known_.end()) return known->second;
    std::uint32_t most = 0;
    for (Cell cell = 0; cell < one.shape.cells(); ++cell) {
      if (!opened.has(cell)) most = std::max(most, wins_by(some, opened, cell));
    }
    return known_[shown(numbers_[some.front()], opened)] = most;
  }

 private:
  std::uint32_t wins_by(const Some& some, const Cells& opened, Cell cell) {
    std::map<Seen, std::pair<Cells, Some>> then;
    for (const std::size_t index : some) {
      if (fields_[index].mines.has(cell)) continue;
      Cells more = opened;
      flood(fields_[index].shape, numbers_[index], cell, {}, more);
      auto& [opened_then, list] = then[shown(numbers_[index], more)];
      opened_then = more;
      list.push_back(index);
    }
    std::uint32_t wins = 0;
    for (const auto& [_, next] : then) wins += most_wins(next.second, next.first);
    return wins;
  }

  const std::vector<Field>& fields_;
  std::vector<std::vector<std::uint8_t>> numbers_;
  std::map<Seen, std::uint32_t> known_;
};

}  // namespace

std::vector<Field> all_fields(Shape shape, std::uint16_t mines, Cell first) {
  std::vector<Field> fields;
  std::vector<bool> mined(shape.cells(), false);
  std::fill(mined.begin(), mined.begin() + mines, true);
  do {
    if (mined[first]) continue;
    Field field{shape, {}};
    for (Cell cell = 0; cell < shape.cells(); ++cell) field.mines.set(cell, mined[cell]);
    fields.push_back(field);
  } while (std::prev_permutation(mined.begin(), mined.end()));
  return fields;
}

void open(const Field& field, Cell cell, Cells& opened) {
  flood(field.shape, numbers_of(field), cell, {}, opened);
}

std::uint32_t most_wins(const std::vector<Field>& fields, const Cells& opened) {
  Some all(fields.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return Referee(fields).most_wins(all, opened);
}

}  // namespace gridmates::minesweeper
