#include "engine/ultimate/think.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace gridmates::ultimate {
namespace {

constexpr std::size_t kSets = kAllNine + std::size_t{1};
constexpr std::uint8_t kAnywhere = kNines;  // not sent anywhere: into any open board

constexpr Nine bit_of(std::uint8_t place) { return static_cast<Nine>(1u << place); }

// The lines that a player notices on a board of nine.
struct SeenLines {
  std::array<bool, kSets> wins{};       // by set of places: whether it has a line
  std::array<Nine, kSets> completed{};  // by set: the places each of which completes another line

  explicit SeenLines(const std::vector<Nine>& lines) {
    for (unsigned set = 0; set < kSets; ++set) {
      for (const Nine line : lines) {
        const auto missing = static_cast<Nine>(line & ~set);
        if (missing == 0) wins.at(set) = true;
        if (std::has_single_bit(missing)) {
          completed.at(set) = static_cast<Nine>(completed.at(set) | missing);
        }
      }
    }
  }
};

// For the nine small boards, and last for the large one. A diagonal is overlooked twice as often.
using SeenBoards = std::vector<SeenLines>;

SeenBoards boards_seen(std::uint32_t overlooked_permille, core::Random& random) {
  SeenBoards seen;
  for (int board = 0; board <= kNines; ++board) {
    std::vector<Nine> lines;
    for (std::size_t line = 0; line < kLines.size(); ++line) {
      const std::uint32_t chance = overlooked_permille * (line < 6 ? 1 : 2);
      const bool is_seen = overlooked_permille == 0 || random.below(1000) >= chance;
      if (is_seen) lines.push_back(kLines.at(line));
    }
    seen.emplace_back(lines);
  }
  return seen;
}

// The value of a player's places in an open small board against the other player's: lines that can
// still be filled, more for a line with two marks.
int worth_of(Nine own, Nine other) {
  constexpr std::array<int, 4> kByMarks = {0, 1, 4, 4};
  int worth = 0;
  for (const Nine line : kLines) {
    if ((other & line) != 0) continue;
    worth += kByMarks.at(static_cast<std::size_t>(std::popcount(unsigned{own} & line)));
  }
  return worth;
}

// worth_of() minus that of the other player, for disjoint pairs of sets by a number in base three.
class WorthTable {
 public:
  WorthTable() {
    for (unsigned set = 0; set < kSets; ++set) {
      int power = 1;
      for (std::uint8_t place = 0; place < kNines; ++place, power *= 3) {
        if ((set >> place & 1) != 0) in_threes_.at(set) += power;
      }
    }
    for (unsigned own = 0; own < kSets; ++own) {
      for (unsigned other = 0; other < kSets; ++other) {
        if ((own & other) != 0) continue;
        const auto a = static_cast<Nine>(own);
        const auto b = static_cast<Nine>(other);
        worth_.at(index(a, b)) = static_cast<std::int8_t>(worth_of(a, b) - worth_of(b, a));
      }
    }
  }
  // The sets must be disjoint; the value is for the player of the first one.
  int at(Nine own, Nine other) const { return worth_[index(own, other)]; }

 private:
  std::size_t index(Nine own, Nine other) const {
    return static_cast<std::size_t>(in_threes_[own] + 2 * in_threes_[other]);
  }
  std::array<int, kSets> in_threes_{};
  std::array<std::int8_t, 19'683> worth_{};
};

const WorthTable& worth_table() {
  static const WorthTable table;
  return table;
}

constexpr std::uint64_t mixed(std::uint64_t key) {  // SplitMix64 (Steele, Lea, Flood, 2014)
  key = (key ^ key >> 30) * 0xbf58476d1ce4e5b9ULL;
  key = (key ^ key >> 27) * 0x94d049bb133111ebULL;
  return key ^ key >> 31;
}

// A position as engine/core/search.h requires it. Side 0 has X, side 1 has O.
class UltimateNode {
 public:
  UltimateNode(const Position& position, const SeenBoards& seen) : seen_(&seen) {
    side_ = next_mark(position) == Mark::kX ? 0 : 1;
    const bool sends = position.last && *position.last < kCells;
    sent_ = sends ? place_of(*position.last) : kAnywhere;
    for (std::uint8_t board = 0; board < kNines; ++board) {
      marks_[0][board] = position.x[board] & kAllNine;
      marks_[1][board] = position.o[board] & kAllNine & ~position.x[board];
      const Small small = small_at(position, board);
      if (small == Small::kX) won_[0] |= bit_of(board);
      if (small == Small::kO) won_[1] |= bit_of(board);
      if (small != Small::kOpen) closed_ |= bit_of(board);
      for (int side = 0; side < 2; ++side) {
        for (std::uint8_t place = 0; place < kNines; ++place) {
          if (has(marks_[side][board], place)) key_ ^= key_of(side, cell_at(board, place));
        }
      }
    }
    // A player who has actually won notices it.
    if (playable(position) == 0) closed_ = kAllNine;
  }

  core::Bounds bounds() const {
    if (seen_->back().wins[won_[side_ ^ 1]]) return core::Bounds::exactly(-core::kWonScore);
    if (closed_ == kAllNine) return core::Bounds::exactly(0);
    return {};
  }

  void list_moves(core::MoveList& into) const {
    struct Ordered {
      int promise;
      core::SearchMove cell;
    };
    std::array<Ordered, kCells> order;  // NOLINT(*-member-init): as many as `count` says
    std::size_t count = 0;
    const Nine boards = boards_to_play();
    for (std::uint8_t board = 0; board < kNines; ++board) {
      if (!has(boards, board)) continue;
      const Nine taken = marks_[0][board] | marks_[1][board];
      for (std::uint8_t place = 0; place < kNines; ++place) {
        if (!has(taken, place)) order[count++] = {promise(board, place), cell_at(board, place)};
      }
    }
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Ordered& a, const Ordered& b) {
                return a.promise != b.promise ? a.promise > b.promise : a.cell < b.cell;
              });
    for (std::size_t i = 0; i < count; ++i) into.add(order[i].cell);
  }

  void make(core::SearchMove move) {
    const auto cell = static_cast<std::uint8_t>(move);
    const std::uint8_t board = board_of(cell);
    before_[depth_++] = sent_;
    Nine& own = marks_[side_][board];
    own |= bit_of(place_of(cell));
    if (small(board).wins[own]) {
      won_[side_] |= bit_of(board);
      closed_ |= bit_of(board);
    } else if ((own | marks_[side_ ^ 1][board]) == kAllNine) {
      closed_ |= bit_of(board);
    }
    sent_ = place_of(cell);
    key_ ^= key_of(side_, cell);
    side_ ^= 1;
  }

  void unmake(core::SearchMove move) {
    const auto cell = static_cast<std::uint8_t>(move);
    const std::uint8_t board = board_of(cell);
    side_ ^= 1;
    key_ ^= key_of(side_, cell);
    marks_[side_][board] &= ~bit_of(place_of(cell));
    // The board of the undone mark was open before it.
    won_[side_] &= ~bit_of(board);
    closed_ &= ~bit_of(board);
    sent_ = before_[--depth_];
  }

  // The marks, and where the next one is sent; the number of marks determines the side to move.
  std::uint64_t key() const {
    const bool free = sent_ == kAnywhere || has(closed_, sent_);
    return key_ ^ mixed(0x9e3779b97f4a7c15ULL * (200u + (free ? kAnywhere : sent_)));
  }

  // Won boards count, good places in open boards count too, and more in lines of the large board
  // where they help.
  int estimate() const {
    constexpr int kBoardWon = 24;
    constexpr int kFreeChoice = 10;
    std::array<int, kNines> worth{};
    int total = 0;
    for (std::uint8_t board = 0; board < kNines; ++board) {
      if (has(won_[side_], board)) worth[board] = kBoardWon;
      if (has(won_[side_ ^ 1], board)) worth[board] = -kBoardWon;
      if (!has(closed_, board)) {
        worth[board] = worth_table().at(marks_[side_][board], marks_[side_ ^ 1][board]);
      }
      total += board == 4 ? 2 * worth[board] : worth[board];
    }
    for (const Nine line : kLines) total += line_worth(line, worth);
    if (sent_ != kAnywhere && has(closed_, sent_)) total += kFreeChoice;
    return total;
  }

 private:
  static std::uint64_t key_of(int side, std::uint8_t cell) {
    return mixed(0x9e3779b97f4a7c15ULL * (1u + cell + static_cast<unsigned>(side) * kCells));
  }
  const SeenLines& small(std::uint8_t board) const { return (*seen_)[board]; }

  Nine boards_to_play() const {
    if (sent_ != kAnywhere && !has(closed_, sent_)) return bit_of(sent_);
    return static_cast<Nine>(kAllNine & ~closed_);
  }

  // The order of moves: higher values are searched earlier.
  int promise(std::uint8_t board, std::uint8_t place) const {
    const Nine own = marks_[side_][board];
    const Nine other = marks_[side_ ^ 1][board];
    int sum = place == 4 ? 3 : place % 2 == 0 ? 2 : 0;
    if (has(small(board).completed[own], place)) {
      const bool wins = has(seen_->back().completed[won_[side_]], board);
      sum += wins ? 1000 : 60;
    }
    if (has(small(board).completed[other], place)) sum += 30;
    if (has(closed_, place)) return sum - 40;
    // What the opponent finds in the board that this move sends to.
    const Nine there = place == board ? static_cast<Nine>(other) : marks_[side_ ^ 1][place];
    const Nine taken = static_cast<Nine>(marks_[0][place] | marks_[1][place]);
    if ((small(place).completed[there] & ~taken) != 0) {
      const bool loses = has(seen_->back().completed[won_[side_ ^ 1]], place);
      sum -= loses ? 500 : 35;
    }
    return sum;
  }

  int line_worth(Nine line, const std::array<int, kNines>& worth) const {
    const int own = std::popcount(unsigned{won_[side_]} & line);
    const int other = std::popcount(unsigned{won_[side_ ^ 1]} & line);
    const Nine drawn = closed_ & ~won_[0] & ~won_[1];
    if ((drawn & line) != 0 || (own > 0 && other > 0)) return 0;
    constexpr std::array<int, 4> kByBoards = {0, 15, 70, 0};
    constexpr std::array<int, 4> kWeights = {1, 2, 5, 0};
    int open = 0;
    for (std::uint8_t board = 0; board < kNines; ++board) {
      if (has(line & ~closed_, board)) open += worth[board];
    }
    const auto boards = static_cast<std::size_t>(own + other);
    const int won = kByBoards.at(boards);
    return (own > 0 ? won : -won) + open * kWeights.at(boards) / 2;
  }

  const SeenBoards* seen_;
  std::array<std::array<Nine, kNines>, 2> marks_{};
  std::array<Nine, 2> won_{};
  Nine closed_ = 0;
  int side_ = 0;  // the side to move
  std::uint8_t sent_ = kAnywhere;
  std::uint64_t key_ = 0;
  std::array<std::uint8_t, kCells + 1> before_{};  // sent_ before each move that was made
  std::size_t depth_ = 0;
};

}  // namespace

core::Found think(const Position& position, const Skill& skill, std::uint64_t max_nodes,
                  core::Random& random) {
  const SeenBoards seen = boards_seen(skill.overlooked_permille, random);
  return core::Search(UltimateNode(position, seen), {skill.plies, max_nodes}).run();
}

}  // namespace gridmates::ultimate
