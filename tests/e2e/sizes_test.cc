// Sudokus that are larger than 9x9, played to their end by the clients of two people.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class LargeSudoku : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(started_) << evening_.log();
    const std::string opened = ana_.ask("new sudoku coop --size " + std::to_string(GetParam()));
    ASSERT_THAT(opened, StartsWith("ok new "));
    code_ = code_of(opened);
    ASSERT_THAT(bo_.ask("join " + code_), StartsWith("ok join"));
    ASSERT_THAT(ana_.ask("start"), StartsWith("ok start"));
    givens_ = line_of("copy line");
    const Ran solved = run({"gridmates", "sudoku", "solve", "-"}, givens_ + "\n");
    ASSERT_EQ(solved.status, 0) << solved.err;
    solution_ = solved.out.substr(0, givens_.size());
  }

  // The line that ana's `copy` prints.
  std::string line_of(const std::string& command) {
    const std::size_t from = ana_.lines().size();
    EXPECT_THAT(ana_.ask(command), StartsWith("ok copy"));
    for (std::size_t i = from; i < ana_.lines().size(); ++i) {
      if (ana_.lines()[i].starts_with("copy: ")) return ana_.lines()[i].substr(6);
    }
    return {};
  }
  std::string name_of(std::size_t cell) const {
    const auto side = static_cast<std::size_t>(GetParam());
    return static_cast<char>('A' + cell / side) + std::to_string(cell % side + 1);
  }
  // Ana sets every second empty cell of this range, and bo the others.
  void fill(std::size_t from, std::size_t to) {
    std::vector<Player*> typed;
    for (std::size_t cell = from; cell < to; ++cell) {
      if (givens_[cell] != '.') continue;
      typed.push_back(typed.size() % 2 == 0 ? &ana_ : &bo_);
      typed.back()->type("set " + name_of(cell) + " " + solution_[cell]);
    }
    for (Player* player : typed) EXPECT_THAT(player->answer(), StartsWith("ok set"));
  }

  Evening evening_;
  const bool started_ = evening_.start();
  Player ana_ = evening_.client("ana");
  Player bo_ = evening_.client("bo");
  std::string code_;
  std::string givens_;
  std::string solution_;
};

TEST_P(LargeSudoku, IsPlayedToItsEndAcrossAKill) {
  const std::size_t half = givens_.size() / 2;
  fill(0, half);
  evening_.kill_server();
  ASSERT_TRUE(evening_.start()) << evening_.log();
  ASSERT_TRUE(ana_.see("* back"));
  ASSERT_TRUE(bo_.see("* back"));
  EXPECT_EQ(line_of("copy board"), solution_.substr(0, half) + givens_.substr(half));
  fill(half, givens_.size());
  EXPECT_TRUE(ana_.see("match 1: solved."));
  EXPECT_TRUE(bo_.see("match 1: solved."));
  const Ran replay = evening_.command({"gridmates", "replay", code_ + "/1"});
  EXPECT_EQ(replay.status, 0) << replay.err;
  EXPECT_THAT(replay.out, HasSubstr("set " + name_of(givens_.rfind('.')) + " "));
  ASSERT_EQ(evening_.stop_server(), 0);
  EXPECT_EQ(evening_.check().status, 0) << evening_.check().out;
}

INSTANTIATE_TEST_SUITE_P(Sizes, LargeSudoku, testing::Values(16, 25));

}  // namespace
}  // namespace gridmates::e2e
