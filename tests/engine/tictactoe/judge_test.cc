// The judge compared with a slow reference over all 3^9 positions, and exact counts of games and
// positions.
#include "engine/tictactoe/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {
namespace {

// Marks as text, row by row: "XO. .X. ..O" without the blanks.
Position position_of(std::string_view text) {
  Position position{};
  std::size_t cell = 0;
  for (char mark : text) {
    if (mark == ' ') continue;
    position[cell++] = mark == 'X' ? Mark::kX : mark == 'O' ? Mark::kO : Mark::kNone;
  }
  return position;
}

Position position_number(int number) {
  Position position{};
  for (auto& mark : position) {
    mark = static_cast<Mark>(number % 3);
    number /= 3;
  }
  return position;
}

// The reference: walks every game from the empty board; positions it never meets are illegal.
class Reference {
 public:
  Reference() { walk({}, Mark::kX); }
  Verdict verdict(const Position& position) const {
    const auto found = verdicts_.find(position);
    return found == verdicts_.end() ? Verdict::kIllegal : found->second;
  }
  std::size_t positions() const { return verdicts_.size(); }
  int games() const { return games_; }

 private:
  struct Before {
    bool operator()(const Position& one, const Position& two) const {
      return one.items() < two.items();
    }
  };

  static bool lined(const Position& p, Mark m) {
    for (int i = 0; i < 3; ++i) {
      if (p[3 * i] == m && p[3 * i + 1] == m && p[3 * i + 2] == m) return true;
      if (p[i] == m && p[i + 3] == m && p[i + 6] == m) return true;
    }
    return p[4] == m && ((p[0] == m && p[8] == m) || (p[2] == m && p[6] == m));
  }

  void walk(const Position& position, Mark mover) {
    const Mark other = mover == Mark::kX ? Mark::kO : Mark::kX;
    Verdict verdict = mover == Mark::kX ? Verdict::kFirstToMove : Verdict::kSecondToMove;
    if (lined(position, other)) {
      verdict = other == Mark::kX ? Verdict::kFirstWon : Verdict::kSecondWon;
    } else if (count(position, Mark::kNone) == 0) {
      verdict = Verdict::kDraw;
    }
    verdicts_[position] = verdict;
    if (verdict != Verdict::kFirstToMove && verdict != Verdict::kSecondToMove) {
      ++games_;
      return;
    }
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      if (position[cell] != Mark::kNone) continue;
      Position next = position;
      next[cell] = mover;
      walk(next, other);
    }
  }

  std::map<Position, Verdict, Before> verdicts_;
  int games_ = 0;
};

TEST(Judge, SixVerdicts) {
  EXPECT_EQ(judge(position_of("... ... ...")), Verdict::kFirstToMove);
  EXPECT_EQ(judge(position_of("... .X. ...")), Verdict::kSecondToMove);
  EXPECT_EQ(judge(position_of("XXX ... ...")), Verdict::kIllegal);
  EXPECT_EQ(judge(position_of("XXX OO. ...")), Verdict::kFirstWon);
  EXPECT_EQ(judge(position_of("OOO XX. X..")), Verdict::kSecondWon);
  EXPECT_EQ(judge(position_of("XOX XOO OXX")), Verdict::kDraw);
}

TEST(Judge, PositionsThatNoGameReaches) {
  EXPECT_EQ(judge(position_of("O.. ... ...")), Verdict::kIllegal) << "the second player began";
  EXPECT_EQ(judge(position_of("XX. ... ...")), Verdict::kIllegal) << "twice in a row";
  EXPECT_EQ(judge(position_of("XXX OOO ...")), Verdict::kIllegal) << "both have a line";
  EXPECT_EQ(judge(position_of("XXX OO. O..")), Verdict::kIllegal) << "played on after the end";
  EXPECT_EQ(judge(position_of("OOO XX. XX.")), Verdict::kIllegal) << "played on after the end";
}

// The published counts: 5,478 positions, 958 of them ends of a game, 626 + 316 won and 16 drawn;
// 255,168 games.
TEST(Judge, AgreesWithTheReferenceOnAllPositions) {
  const Reference reference;
  constexpr int kPositions = 19683;
  std::map<Verdict, int> counts;
  for (int number = 0; number < kPositions; ++number) {
    const Position position = position_number(number);
    ASSERT_EQ(judge(position), reference.verdict(position)) << "position " << number;
    ++counts[judge(position)];
  }
  EXPECT_EQ(reference.games(), 255168);
  EXPECT_EQ(reference.positions(), 5478u);
  EXPECT_EQ(counts[Verdict::kIllegal], kPositions - 5478);
  EXPECT_EQ(counts[Verdict::kFirstWon], 626);
  EXPECT_EQ(counts[Verdict::kSecondWon], 316);
  EXPECT_EQ(counts[Verdict::kDraw], 16);
}

// The number of complete games from here.
int perft(const State& state) {
  const core::SeatSet turn = Rules::to_move(state);
  if (turn.empty()) return 1;
  int games = 0;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (const auto next = Rules::play(state, turn.first(), {cell})) games += perft(*next);
  }
  return games;
}

TEST(Judge, PerftOfTheRules) { EXPECT_EQ(perft(*Rules::start({})), 255168); }

TEST(Judge, WinningCellsAreTheLines) {
  const auto two_lines = winning_cells(position_of("XXX XOO XOO"));
  const std::vector<bool> expected = {true, true, true, true, false, false, true, false, false};
  EXPECT_EQ(two_lines, expected);
  EXPECT_EQ(winning_cells(position_of("XOX XOO OXX")), std::vector<bool>(kCells));
}

// Rows of a board of this variant; the remaining rows are empty.
Position rows_of(const Variant& variant, std::string_view rows) {
  Position position(std::size_t{variant.cells()});
  const Position front = [&] {
    std::string marks;
    for (const char mark : rows) {
      if (mark != ' ') marks += mark;
    }
    Position some(marks.size());
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
      some[cell] = marks[cell] == 'X' ? Mark::kX : marks[cell] == 'O' ? Mark::kO : Mark::kNone;
    }
    return some;
  }();
  std::copy(front.begin(), front.end(), position.begin());
  return position;
}

// The same six in a row win in one variant and not in the other; five win in both.
TEST(Judge, AnOverlineWinsOrIsNone) {
  const Variant wins = Variant::of(7, 7, 5);
  const Variant exact = Variant::of(7, 7, 5, Overline::kNoLine);
  const Position six = rows_of(wins, "XXXXXX. OO.OO.O");
  EXPECT_EQ(judge(six, wins), Verdict::kFirstWon);
  EXPECT_EQ(judge(six, exact), Verdict::kSecondToMove);
  EXPECT_EQ(winning_cells(six, exact), std::vector<bool>(49));
  const Position five = rows_of(wins, "XXXXX.. OO.OO..");
  EXPECT_EQ(judge(five, wins), Verdict::kFirstWon);
  EXPECT_EQ(judge(five, exact), Verdict::kFirstWon);
}

TEST(Judge, LinesGoInFourDirectionsAndEndAtEdges) {
  const Variant board = Variant::of(5, 4, 4);
  EXPECT_EQ(judge(rows_of(board, "XO... XO... XO... X...."), board), Verdict::kFirstWon);
  EXPECT_EQ(judge(rows_of(board, "XO... .XO.. ..XO. ...X."), board), Verdict::kFirstWon);
  EXPECT_EQ(judge(rows_of(board, "...XO ..XO. .XO.. X...."), board), Verdict::kFirstWon);
  EXPECT_EQ(judge(rows_of(board, ".XXXX OOO.."), board), Verdict::kFirstWon);
  EXPECT_EQ(judge(rows_of(board, "OO.XX XX..O"), board), Verdict::kSecondToMove)
      << "around an edge";
}

// The game ends with the first line, so all lines must share a mark.
TEST(Judge, LinesThatNoSingleMarkMakesAreIllegal) {
  const Variant board = Variant::of(4, 4, 3);
  EXPECT_EQ(judge(rows_of(board, "XXX. OO.O XXX. OO.."), board), Verdict::kIllegal);
  EXPECT_EQ(judge(rows_of(board, "XXX. X.OO XOO."), board), Verdict::kFirstWon);
  EXPECT_EQ(judge(rows_of(Variant::of(6, 3, 3), "XXXXXX OO.OO. ..O"), Variant::of(6, 3, 3)),
            Verdict::kIllegal);
}

// Puts marks in random order until the game is over.
void play_out(const Variant& variant, std::mt19937& random) {
  Position position(std::size_t{variant.cells()});
  std::vector<std::uint16_t> cells(variant.cells());
  std::iota(cells.begin(), cells.end(), std::uint16_t{0});
  std::ranges::shuffle(cells, random);
  ASSERT_EQ(judge_after(position, variant, std::nullopt), judge(position, variant));
  Mark mark = Mark::kX;
  for (const std::uint16_t cell : cells) {
    position[cell] = mark;
    mark = other(mark);
    const Verdict verdict = judge(position, variant);
    ASSERT_EQ(judge_after(position, variant, cell), verdict) << board_word(variant);
    if (verdict != Verdict::kFirstToMove && verdict != Verdict::kSecondToMove) return;
  }
}

TEST(Judge, TheLastMarkSaysAsMuchAsTheWholeBoard) {
  constexpr int kGames = 300;
  std::mt19937 random(1);
  for (const auto& variant :
       {Variant{}, Variant::of(5, 4, 4), Variant::of(4, 4, 2), Variant::of(7, 7, 4),
        Variant::of(6, 6, 3, Overline::kNoLine), Variant::of(9, 9, 4, Overline::kNoLine)}) {
    for (int game = 0; game < kGames; ++game) play_out(variant, random);
  }
  EXPECT_EQ(judge_after(Position(std::size_t{16}), {}, 3), Verdict::kIllegal);
  EXPECT_EQ(judge_after({}, {}, 3), Verdict::kIllegal) << "no mark";
  EXPECT_EQ(judge_after({}, {}, 9), Verdict::kIllegal) << "no cell";
}

TEST(Judge, MarksOfAnotherBoardAreIllegal) {
  EXPECT_EQ(judge(Position(std::size_t{16}), {}), Verdict::kIllegal);
  EXPECT_EQ(winning_cells(Position(std::size_t{16}), {}), std::vector<bool>(16));
}

}  // namespace
}  // namespace gridmates::tictactoe
