// One word for each digit and band, with lookup tables, after the solvers of zhouyundong_2012,
// champagne and JasonLion on the New Sudoku Players' Forum (2012-2014).
#include "tests/engine/sudoku/banded/banded.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/sudoku/solver/search_account.h"
#include "engine/sudoku/solver/unrolled.h"
#include "tests/engine/sudoku/banded/band_tables.h"

namespace gridmates::sudoku {
namespace {

constexpr int kDigits = 9;
constexpr int kBands = 3;
constexpr int kBandCells = 27;

// A position, small enough to be copied at every guess.
struct Position {
  Word words[kDigits][kBands];  // where a digit is still possible
  Word seen[kDigits][kBands];   // the same at the last look
  Word open_rows[kDigits];  // rows of the grid, a bit each, in which the digit has several cells
  Word open_cells[kBands];  // cells that no row has decided yet
  Word pairs[kBands];       // cells with two digits
};

enum class State : std::uint8_t { kDead, kOpen, kSolved };

class BandedSearch {
 public:
  explicit BandedSearch(SearchAccount& account) : account_(account) {}

  void run(const Grid& givens) {
    top_ = stack_;
    if (!start(givens)) {
      account_.enter();
      return;
    }
    while (account_.enter()) {
      const State state = settle();
      if (state == State::kOpen) {
        account_.guess();
        claims_pay_ = met_dead_end_;
        split();
        continue;
      }
      if (state == State::kDead) claims_pay_ = met_dead_end_ = true;
      if (state == State::kSolved && !account_.add([&] { return grid(); })) return;
      if (top_-- == stack_) return;
    }
  }

 private:
  // A guess decides a cell; the alternative stays below it on the stack.
  static constexpr int kDeepest = kCells;

  // False if two givens clash.
  bool start(const Grid& givens) {
    for (auto& digit : top_->words) {
      for (Word& word : digit) word = kBand;
    }
    std::memset(top_->seen, 0, sizeof top_->seen);
    for (Word& rows : top_->open_rows) rows = kRow;
    for (Word& cells : top_->open_cells) cells = kBand;
    Word cells_of[kDigits + 1][kBands] = {};  // index 0: the empty cells
    for (int cell = 0; cell < kCells; ++cell) {
      const int digit = givens.data()[cell];
      const int band = cell / kBandCells;
      cells_of[digit][band] |= 1u << (cell % kBandCells);
      if (digit != 0 && !place(digit - 1, band, cell % kBandCells)) return false;
    }
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int band = 0; band < kBands; ++band) {
        top_->words[digit][band] &= cells_of[0][band] | cells_of[digit + 1][band];
      }
    }
    if (const Ban& ban = account_.ban(); ban.digit != 0) {
      top_->words[ban.digit - 1][ban.cell / kBandCells] &= ~(1u << (ban.cell % kBandCells));
    }
    return true;
  }

  // Removes the digit from the peers of a cell; false if it is no candidate there.
  bool place(int digit, int band, int cell) {
    Word* words = top_->words[digit];
    if ((words[band] >> cell & 1) == 0) return false;
    const Kept& kept = kKeptByCell[static_cast<std::size_t>(cell)];
    words[(band + 1) % kBands] &= kept.elsewhere;
    words[(band + 2) % kBands] &= kept.elsewhere;
    words[band] &= kept.here;
    return true;
  }

  State settle() {
    for (;;) {
      if (!follow_changes()) return State::kDead;
      if ((top_->open_cells[0] | top_->open_cells[1] | top_->open_cells[2]) == 0) {
        return State::kSolved;
      }
      bool placed = false;
      if (!place_naked_singles(placed)) return State::kDead;
      if (placed) continue;
      if (!claims_pay_) return State::kOpen;
      bool changed = false;
      if (!claim_columns(changed)) return State::kDead;
      if (!changed) return State::kOpen;
    }
  }

  // Looks at every changed word until none has changed.
  bool follow_changes() {
    Position& at = *top_;
    bool changed = true;
    while (changed) {
      changed = false;
      GM_UNROLL
      for (int digit = 0; digit < kDigits; ++digit) {
        GM_UNROLL
        for (int band = 0; band < kBands; ++band) {
          if (at.words[digit][band] == at.seen[digit][band]) continue;
          if (!look_at(digit, band)) return false;
          changed = true;
        }
      }
    }
    return true;
  }

  // Locked candidates, then the rows in which the digit has one cell left.
  GM_INLINE bool look_at(int digit, int band) {
    Position& at = *top_;
    Word* words = at.words[digit];
    Word word = words[band];
    const Word minirows = kMinirowsOfRow.data()[word & kRow] |
                          kMinirowsOfRow.data()[word >> 9 & kRow] << 3 |
                          kMinirowsOfRow.data()[word >> 18] << 6;
    word &= kUsableCells.data()[minirows];
    if (word == 0) return false;
    words[band] = at.seen[digit][band] = word;
    const Word kept = kKeptElsewhere.data()[(word | word >> 9 | word >> 18) & kRow];
    words[(band + 1) % kBands] &= kept;
    words[(band + 2) % kBands] &= kept;
    const Word single = kIsSingle.data()[word & kRow] | kIsSingle.data()[word >> 9 & kRow] << 1 |
                        kIsSingle.data()[word >> 18] << 2;
    const Word decided = single & at.open_rows[digit] >> (3 * band);
    if (decided != 0) decide_rows(digit, band, decided);
    return true;
  }

  // Makes these cells of the digit its own: other digits are removed from them.
  void decide_rows(int digit, int band, Word rows) {
    Position& at = *top_;
    const Word cells = at.words[digit][band] & kCellsOfRows.data()[rows];
    at.open_rows[digit] &= ~(rows << (3 * band));
    at.open_cells[band] &= ~cells;
    const Word own = at.words[digit][band];
    GM_UNROLL
    for (auto& other : at.words) other[band] &= ~cells;
    at.words[digit][band] = own;
  }

  // Finds what look_at() cannot see in one band: columns without a cell, and columns whose cells
  // are all in one box. Used only before a guess, and as long as guesses succeed only before the
  // first, since it rarely finds anything.
  bool claim_columns(bool& changed) {
    GM_UNROLL
    for (auto& words : top_->words) {
      Word columns[kBands];
      GM_UNROLL
      for (int band = 0; band < kBands; ++band) {
        const Word word = words[band];
        columns[band] = (word | word >> 9 | word >> 18) & kRow;
      }
      if ((columns[0] | columns[1] | columns[2]) != kRow) return false;
      GM_UNROLL
      for (int band = 0; band < kBands; ++band) {
        const Word here =
            columns[band] & ~(columns[(band + 1) % kBands] | columns[(band + 2) % kBands]);
        const Word kept = words[band] & kKeptByClaims.data()[here];
        changed = changed || kept != words[band];
        words[band] = kept;
      }
    }
    return true;
  }

  // For all 27 cells of a band at once: those with no digit, with one, and with two.
  bool place_naked_singles(bool& placed) {
    for (int band = 0; band < kBands; ++band) {
      Word once = 0;
      Word twice = 0;
      Word thrice = 0;
      GM_UNROLL
      for (const auto& digit : top_->words) {
        thrice |= twice & digit[band];
        twice |= once & digit[band];
        once |= digit[band];
      }
      if (once != kBand) return false;
      top_->pairs[band] = twice & ~thrice;
      for (Word rest = ~twice & top_->open_cells[band]; rest != 0; rest &= rest - 1) {
        if (!place_last(band, std::countr_zero(rest))) return false;
        placed = true;
      }
    }
    return true;
  }

  // Places the last digit that is possible in a cell.
  bool place_last(int band, int cell) {
    for (int digit = 0; digit < kDigits; ++digit) {
      if ((top_->words[digit][band] >> cell & 1) != 0) return place(digit, band, cell);
    }
    return false;
  }

  // Splits on a cell with two digits, in the band with the most of them, otherwise with the fewest:
  // one of its digits, or the others.
  void split() {
    int band = 0;
    for (int other = 1; other < kBands; ++other) {
      if (std::popcount(top_->pairs[other]) > std::popcount(top_->pairs[band])) band = other;
    }
    if (top_->pairs[band] == 0) band = find_fewest();
    const int cell = std::countr_zero(top_->pairs[band]);
    int digit = 0;
    while ((top_->words[digit][band] >> cell & 1) == 0) ++digit;
    top_[1] = top_[0];
    top_->words[digit][band] &= ~(1u << cell);
    ++top_;
    for (int other = 0; other < kDigits; ++other) {
      if (other != digit) top_->words[other][band] &= ~(1u << cell);
    }
    place(digit, band, cell);
  }

  // If no cell has two digits: fills `pairs` with the cells of fewest digits and returns a band
  // that has some.
  int find_fewest() {
    Word more[kBands][kDigits] = {};
    for (int band = 0; band < kBands; ++band) {
      GM_UNROLL
      for (const auto& digit : top_->words) {
        GM_UNROLL
        for (int count = kDigits - 1; count > 0; --count) {
          more[band][count] |= more[band][count - 1] & digit[band];
        }
        more[band][0] |= digit[band];
      }
    }
    for (int count = 2; count < kDigits; ++count) {
      for (int band = 0; band < kBands; ++band) {
        const Word below = count == kDigits - 1 ? 0 : more[band][count + 1];
        top_->pairs[band] = more[band][count] & ~below;
        if (top_->pairs[band] != 0) return band;
      }
    }
    return 0;
  }

  Grid grid() const {
    Grid grid{};
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int band = 0; band < kBands; ++band) {
        for (Word rest = top_->words[digit][band]; rest != 0; rest &= rest - 1) {
          grid[static_cast<std::size_t>(kBandCells * band + std::countr_zero(rest))] =
              static_cast<std::uint8_t>(digit + 1);
        }
      }
    }
    return grid;
  }

  SearchAccount& account_;
  bool met_dead_end_ = false;
  bool claims_pay_ = true;  // whether to look at columns before the next guess
  Position* top_ = nullptr;
  Position stack_[kDeepest + 1];
};

}  // namespace

Solutions find_banded(const Grid& grid, std::uint64_t limit, const Effort& effort,
                      std::vector<Grid>* into, Ban ban) {
  SearchAccount account(limit, effort, into, ban);
  if (std::ranges::all_of(grid, [](std::uint8_t digit) { return digit <= kSide; })) {
    BandedSearch(account).run(grid);
  }
  return account.result();
}

}  // namespace gridmates::sudoku
