// The commands of a Sudoku in a room of two, as they are typed: what each prints for its player and
// what it changes for the other one.
#include <filesystem>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kWordsPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class SudokuWords : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(evening_.start()) << evening_.log();
    ana_ = std::unique_ptr<Player>(new Player(evening_.client("ana")));
    bo_ = std::unique_ptr<Player>(new Player(evening_.client("bo")));
    code_ = code_of(
        ana_->ask(std::string("new sudoku coop --keep-notes yes --puzzle ") + kWordsPuzzle));
    ASSERT_THAT(bo_->ask("join " + code_), StartsWith("ok join"));
    ASSERT_EQ(ana_->ask("start"), "ok start");
    ASSERT_TRUE(bo_->see("match 1 started."));
  }
  // The last line that a read-only command prints before its answer.
  static std::string look(Player& player, const std::string& command) {
    const std::string answer = player.ask(command);
    if (!answer.starts_with("ok ")) return answer;
    const auto& lines = player.lines();
    const auto at = std::ranges::find(lines.rbegin(), lines.rend(), answer);
    return at == lines.rend() || at + 1 == lines.rend() ? "" : *(at + 1);
  }

  Evening evening_;
  std::unique_ptr<Player> ana_, bo_;
  std::string code_;
};

TEST_F(SudokuWords, NotesOfBothKindsAndFilledOnes) {
  EXPECT_EQ(ana_->ask("note A3 124"), "ok note");
  EXPECT_EQ(ana_->ask("note A4 26 --kind centre"), "ok note");
  EXPECT_EQ(ana_->ask("unnote A3 2"), "ok unnote");
  ASSERT_TRUE(bo_->see(code_ + " ana noted A3: 1 4."));
  EXPECT_EQ(look(*bo_, "cell A3"), "cell A3: empty, notes 1 4, candidates 1 2 4");
  EXPECT_THAT(look(*bo_, "cell A4"), HasSubstr("centre notes 2 6"));
  EXPECT_EQ(ana_->ask("set C1 1"), "ok set");
  EXPECT_THAT(look(*ana_, "cell A3"), HasSubstr("notes 1 4")) << "this room keeps notes";
  EXPECT_EQ(ana_->ask("undo"), "ok undo");
  EXPECT_EQ(ana_->ask("fill 7"), "ok fill");
  EXPECT_THAT(look(*ana_, "digit 7"), HasSubstr("notes "));
  EXPECT_EQ(ana_->ask("unfill 7"), "ok unfill");
  EXPECT_THAT(look(*ana_, "digit 7"), testing::Not(HasSubstr("notes ")));
  EXPECT_EQ(ana_->ask("private A9 28"), "ok private A9 28");
  EXPECT_EQ(look(*ana_, "private"), "private A9: 2 8");
  EXPECT_EQ(look(*bo_, "private"), "private: none") << "nobody else's business";
}

TEST_F(SudokuWords, SeveralCellsAreOneStep) {
  EXPECT_THAT(ana_->ask("set A1,A3 4"), StartsWith("no set ILLEGAL_MOVE: ")) << "all or nothing";
  EXPECT_THAT(look(*ana_, "cell A3"), StartsWith("cell A3: empty"));
  EXPECT_EQ(ana_->ask("set A3,D2 1"), "ok set");
  EXPECT_EQ(ana_->ask("colour A3,D2 5"), "ok colour");
  ASSERT_TRUE(bo_->see(code_ + " ana coloured A3, D2: 5."));
  EXPECT_THAT(look(*bo_, "cell D2"), HasSubstr("1, by ana"));
  EXPECT_THAT(look(*bo_, "cell D2"), HasSubstr("colour 5"));
  EXPECT_THAT(look(*bo_, "last"), StartsWith("last: cell "));
  EXPECT_EQ(ana_->ask("undo"), "ok undo");
  EXPECT_EQ(ana_->ask("undo"), "ok undo");
  EXPECT_EQ(look(*ana_, "row A"), "row A: 5 3 . . 7 . . . .") << "both digits are gone";
  EXPECT_THAT(look(*ana_, "cell D2"), StartsWith("cell D2: empty"));
  EXPECT_EQ(ana_->ask("redo"), "ok redo");
  EXPECT_THAT(look(*ana_, "cell D2"), HasSubstr("1, by ana"));
  EXPECT_EQ(ana_->ask("clear A1-D9"), "ok clear");
  EXPECT_THAT(look(*ana_, "cell D2"), StartsWith("cell D2: empty"));
}

TEST_F(SudokuWords, OnesOwnStepsAreGoneBackTo) {
  ASSERT_EQ(ana_->ask("set A3 4"), "ok set");
  ASSERT_EQ(ana_->ask("bookmark start"), "ok bookmark");
  ASSERT_EQ(ana_->ask("set A4 6"), "ok set");
  ASSERT_EQ(bo_->ask("set I4 2"), "ok set");
  ASSERT_EQ(ana_->ask("set A6 8"), "ok set");
  EXPECT_EQ(ana_->ask("goto start"), "ok goto");
  EXPECT_EQ(look(*ana_, "row A"), "row A: 5 3 4 . 7 . . . .");
  EXPECT_THAT(look(*ana_, "cell I4"), HasSubstr("2, by bo")) << "others' steps stay";
  EXPECT_THAT(ana_->ask("goto nowhere"), StartsWith("no goto "));
}

TEST_F(SudokuWords, TheBoardIsReadAloudAndCopied) {
  EXPECT_EQ(look(*ana_, "column 1"), "column 1: 5 6 . 8 4 7 . . .");
  EXPECT_EQ(look(*ana_, "box 5"), "box 5: . 6 . 8 . 3 . 2 .");
  EXPECT_EQ(look(*ana_, "missing row A"), "missing row A: 1 2 4 6 8 9");
  EXPECT_EQ(look(*ana_, "candidates A3"), "candidates A3: 1 2 4");
  EXPECT_EQ(look(*ana_, "copy line"), std::string("copy: ") + kWordsPuzzle);
  EXPECT_THAT(look(*ana_, "copy link"), HasSubstr(std::string("bd=") + kWordsPuzzle));
  EXPECT_THAT(look(*ana_, "copy candidates"), StartsWith("copy: "));
  const auto file = evening_.folder() / "puzzle.svg";
  EXPECT_THAT(ana_->ask("print " + file.string()), StartsWith("ok print"));
  EXPECT_GT(std::filesystem::file_size(file), 1'000U);
  EXPECT_EQ(bo_->ask("verbosity 0"), "ok verbosity 0");
  ASSERT_EQ(ana_->ask("set A3 4"), "ok set");
  ASSERT_EQ(ana_->ask("say done"), "ok say");
  ASSERT_EQ(bo_->ask("say I see"), "ok say");
  EXPECT_EQ(look(*bo_, "cell A3"), "cell A3: 4, by ana");
  EXPECT_EQ(bo_->count("ana set A3"), 0U) << "moves are not printed at this level";
}

}  // namespace
}  // namespace gridmates::e2e
