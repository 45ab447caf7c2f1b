// Listing the puzzles of a pack.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class PuzzleListTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    for (std::uint32_t number = 1; number <= limits::kPuzzlesListed + 1; ++number) {
      const std::string level = number == 1 ? "" : number == 2 ? "unrated" : "easy";
      world_.disk.puzzles.push_back({"sudoku", "starter", number, kPuzzle, level, 9});
    }
  }

  v1::PuzzleList list(const v1::ListPuzzles& asked) {
    ask(asked);
    const auto frame = ana_->last(Body::kPuzzleList);
    return frame ? frame->puzzle_list() : v1::PuzzleList();
  }
  v1::Error refusal(const v1::ListPuzzles& asked) {
    ask(asked);
    const auto frame = ana_->last(Body::kError);
    return frame ? frame->error() : v1::Error();
  }
  void ask(const v1::ListPuzzles& asked) {
    v1::ClientFrame frame;
    *frame.mutable_list_puzzles() = asked;
    ana_->send(frame);
  }
  static v1::ListPuzzles of(const std::string& pack, const std::string& level = "") {
    v1::ListPuzzles asked;
    asked.set_pack(pack);
    asked.set_level(level);
    return asked;
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(PuzzleListTest, NamesTheGameThatHasPacks) {
  EXPECT_EQ(list(of("starter")).game(), "sudoku");
}

TEST_F(PuzzleListTest, HasLevelAndSize) {
  const v1::PuzzleList all = list(of("starter"));
  EXPECT_EQ(all.puzzles(0).level(), "") << "not graded yet";
  EXPECT_EQ(all.puzzles(1).level(), "unrated");
  EXPECT_EQ(all.puzzles(2).level(), "easy");
  EXPECT_EQ(all.puzzles(2).size(), 9u);
}

TEST_F(PuzzleListTest, HasABoundAndGoesOnBehindIt) {
  v1::ListPuzzles asked = of("starter");
  const v1::PuzzleList first = list(asked);
  EXPECT_EQ(first.puzzles_size(), static_cast<int>(limits::kPuzzlesListed));
  EXPECT_TRUE(first.more());
  asked.set_after(first.puzzles().rbegin()->number());
  const v1::PuzzleList rest = list(asked);
  ASSERT_EQ(rest.puzzles_size(), 1);
  EXPECT_EQ(rest.puzzles(0).number(), limits::kPuzzlesListed + 1);
  EXPECT_FALSE(rest.more());
}

TEST_F(PuzzleListTest, CanBeOfALevel) {
  EXPECT_EQ(list(of("starter", "unrated")).puzzles_size(), 1);
  EXPECT_EQ(list(of("starter", "hard")).puzzles_size(), 0);
}

TEST_F(PuzzleListTest, AnUnknownPackIsNotFound) {
  const v1::Error no = refusal(of("nobodys"));
  EXPECT_EQ(no.code(), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(no.field(), "pack");
}

TEST_F(PuzzleListTest, AnUnknownLevelIsAnsweredWithThoseThatThereAre) {
  const v1::Error no = refusal(of("starter", "gentle"));
  EXPECT_EQ(no.code(), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(no.field(), "level");
  EXPECT_EQ(no.sentence(), "A level is one of {levels}.");
  EXPECT_EQ(no.message(),
            "A level is one of beginner, easy, medium, hard, expert, extreme, unrated.");
}

TEST_F(PuzzleListTest, AnUnknownGameIsNone) {
  v1::ListPuzzles asked = of("starter");
  asked.set_game("chess");
  EXPECT_EQ(refusal(asked).field(), "game");
}

TEST_F(PuzzleListTest, IsAskedForAgainWhereItCannotBeRead) {
  world_.store->read_fails = [] { return true; };
  EXPECT_EQ(refusal(of("starter")).retry(), v1::RETRY_AFTER_DELAY);
}

}  // namespace
}  // namespace gridmates::actors::test
