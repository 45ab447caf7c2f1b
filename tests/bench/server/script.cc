#include "tests/bench/server/script.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridmates::bench {
namespace {

Step start() {
  Step step{0, v1::Event::kStartedFieldNumber, false, {}};
  step.action.mutable_start();
  return step;
}

class TicTacToe final : public Script {
 public:
  v1::CreateRoom room() const override {
    v1::CreateRoom room;
    room.set_game("tictactoe");
    room.set_table(v1::TABLE_VERSUS);
    return room;
  }

  Step next() override {
    constexpr std::array<std::uint32_t, 9> kDraw = {0, 1, 2, 4, 3, 5, 7, 6, 8};
    const std::size_t at = at_++;
    if (at == 0) return start();
    if (at <= kDraw.size()) {
      const std::size_t actor = (match_ + at - 1) % 2;  // the beginner alternates
      Step step{actor, v1::Event::kMovedFieldNumber, true, {}};
      step.action.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(kDraw[at - 1]);
      return step;
    }
    at_ = 0;
    ++match_;
    Step step{0, v1::Event::kBoardChosenFieldNumber, false, {}};
    step.action.mutable_rematch();
    return step;
  }

 private:
  std::size_t at_ = 0;
  std::size_t match_ = 0;
};

// Number 1 of the built-in packs.
constexpr std::string_view kPuzzle =
    ".3...4..21.59624..624.3...19...2.71..53..9...............75692.....4....24..98.6.";

class Sudoku final : public Script {
 public:
  explicit Sudoku(std::size_t seats) : seats_(seats) {
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
      if (kPuzzle[i] == '.') open_.push_back(static_cast<std::uint32_t>(i));
    }
    open_.pop_back();
  }

  v1::CreateRoom room() const override {
    v1::CreateRoom room;
    room.set_game("sudoku");
    room.set_table(v1::TABLE_COOP);
    room.mutable_puzzle()->set_pasted(std::string(kPuzzle));
    return room;
  }

  Step next() override {
    if (!std::exchange(started_, true)) return start();
    const std::size_t at = at_++;
    Step step{at % seats_, v1::Event::kMovedFieldNumber, true, {}};
    v1::SudokuSet& set =
        *step.action.mutable_play()->mutable_move()->mutable_sudoku()->mutable_set();
    set.set_cell(open_[at % open_.size()]);
    set.set_digit(static_cast<std::uint32_t>(at / open_.size() % 9) + 1);
    return step;
  }

 private:
  std::size_t seats_;
  std::vector<std::uint32_t> open_;
  std::size_t at_ = 0;
  bool started_ = false;
};

}  // namespace

std::unique_ptr<Script> tic_tac_toe() { return std::make_unique<TicTacToe>(); }
std::unique_ptr<Script> sudoku(std::size_t seats) { return std::make_unique<Sudoku>(seats); }

}  // namespace gridmates::bench
