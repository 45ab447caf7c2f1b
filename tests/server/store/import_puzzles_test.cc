#include "server/store/import_puzzles.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/store/puzzle_tables.h"
#include "server/store/store.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

// 81 cells, different for each number.
std::string cells(std::uint32_t number, char empty = '.') {
  std::string text = std::to_string(number);
  for (char& c : text) c = c == '0' ? empty : c;
  return text + std::string(kPuzzleCells - text.size(), empty);
}

class ImportPuzzles : public testing::Test {
 protected:
  void SetUp() override {
    auto dir = DataDir::take(directory_.path());
    ASSERT_TRUE(dir) << dir.error();
    dir_.emplace(*std::move(dir));
    auto db = open_database(*dir_);
    ASSERT_TRUE(db) << db.error().message;
    db_.emplace(std::move(db->first));
  }

  ImportCount import(const std::string& text, const std::string& pack = "mine") {
    std::istringstream in(text);
    problems_.clear();
    progress_.clear();
    const Import options{
        .game = "sudoku",
        .pack = pack,
        .read = [this](std::string_view givens) -> PuzzleRead {
          ++reads_;
          if (givens.starts_with("99")) return {"", "it has no solution"};
          return {level_, ""};
        },
        .problem = [this](std::uint64_t line,
                          const std::string& reason) { problems_[line] = reason; },
        .progress = [this](const ImportCount& count) { progress_.push_back(count.imported); }};
    const auto count = import_puzzles(*db_, in, options);
    EXPECT_TRUE(count) << count.error().message;
    return *count;
  }
  std::optional<ports::Puzzle> puzzle(const std::string& pack, std::uint32_t number) {
    const auto found = find_puzzle(*db_, {"sudoku", pack, number, 0});
    EXPECT_TRUE(found) << found.error().message;
    return *found;
  }
  // The number of puzzles in a pack; 0 if there is no such pack.
  std::uint32_t size_of(const std::string& name) {
    const auto all = packs(*db_);
    EXPECT_TRUE(all) << all.error().message;
    const auto pack = std::ranges::find(*all, name, &ports::Pack::name);
    return pack == all->end() ? 0 : pack->puzzles;
  }

  TemporaryDirectory directory_;
  std::optional<DataDir> dir_;
  std::optional<Database> db_;
  std::map<std::uint64_t, std::string> problems_;
  std::vector<std::uint64_t> progress_;
  std::string level_ = "unrated";
  int reads_ = 0;
};

TEST_F(ImportPuzzles, NumbersGoOn) {
  EXPECT_EQ(import(cells(1) + "\n" + cells(2) + "\n").imported, 2u);
  EXPECT_EQ(import(cells(3)).imported, 1u) << "the last line may lack its end";
  EXPECT_EQ(size_of("mine"), 3u);
  EXPECT_EQ(puzzle("mine", 3), (ports::Puzzle{"sudoku", "mine", 3, cells(3), "unrated", 9}));
  EXPECT_EQ(import(cells(4) + "\n", "other").imported, 1u);
  EXPECT_EQ(puzzle("other", 1)->givens, cells(4));
}

TEST_F(ImportPuzzles, ThoseThatShipAreGraded) {
  for (std::uint32_t number = 1; const auto starter = puzzle("starter", number); ++number) {
    EXPECT_NE(starter->level, "unrated") << number;
  }
}

TEST_F(ImportPuzzles, HaveTheLevelThatTheGameSays) {
  level_ = "hard";
  import(cells(1));
  EXPECT_EQ(puzzle("mine", 1)->level, "hard");
}

TEST_F(ImportPuzzles, ReadsWhatPeopleHave) {
  const ImportCount count = import("\xEF\xBB\xBF" + cells(1, '0') + "\r\n" + "# a remark\n" + "\n" +
                                   cells(2) + " 3.4 hard\r\n" + cells(3) + "\tx\n");
  EXPECT_EQ(count.imported, 3u);
  EXPECT_EQ(count.lines, 3u);
  EXPECT_EQ(puzzle("mine", 1)->givens, cells(1));
  EXPECT_EQ(puzzle("mine", 2)->givens, cells(2));
}

TEST_F(ImportPuzzles, ReportsEachBadLineAndGoesOn) {
  std::string letter = cells(5);
  letter[7] = 'x';
  const std::string endless(100'000, '1');
  const ImportCount count =
      import(cells(1) + "\n" + cells(2).substr(1) + "\n" + cells(3) + ".\n" + letter + "\n" +
             endless + "\n" + cells(99) + "\n" + cells(6) + "\n");
  EXPECT_EQ(count.imported, 2u);
  EXPECT_EQ(count.bad, 5u);
  EXPECT_THAT(
      problems_,
      ElementsAre(Pair(2, HasSubstr("80 characters")), Pair(3, HasSubstr("82 characters")),
                  Pair(4, HasSubstr("character 8")), Pair(5, HasSubstr("longer than 4096 bytes")),
                  Pair(6, "it has no solution")));
  EXPECT_EQ(puzzle("mine", 2)->givens, cells(6)) << "numbers have no gaps";
}

TEST_F(ImportPuzzles, SkipsDuplicates) {
  const auto starter = puzzle("starter", 1);
  ASSERT_TRUE(starter) << "the pack that ships";
  const ImportCount count =
      import(cells(1) + "\n" + cells(1, '0') + "\n" + starter->givens + "\n" + cells(2) + "\n");
  EXPECT_EQ(count.imported, 2u);
  EXPECT_EQ(reads_, 2) << "what is known is not graded again";
  EXPECT_EQ(count.duplicates, 2u);
  EXPECT_THAT(problems_, testing::IsEmpty());
  EXPECT_EQ(import(cells(2) + "\n" + cells(1) + "\n").duplicates, 2u);
  EXPECT_EQ(size_of("mine"), 2u);
}

TEST_F(ImportPuzzles, ShowsProgress) {
  std::string text;
  for (std::uint32_t i = 1; i <= 2 * kPuzzlesAtOnce + 5; ++i) {
    text += cells(100'000 + i) + "\n";
  }
  const ImportCount count = import(text);
  EXPECT_EQ(count.lines, 2 * kPuzzlesAtOnce + 5);
  EXPECT_EQ(progress_.size(), 3u);
  EXPECT_EQ(progress_.back(), count.imported);
  EXPECT_EQ(size_of("mine"), count.imported);
}

TEST_F(ImportPuzzles, NothingIsNothing) {
  EXPECT_EQ(import("").lines, 0u);
  EXPECT_EQ(size_of("mine"), 0u);
}

TEST(PackName, IsMadeOfAFileName) {
  EXPECT_EQ(pack_name_of("/a/b/Top 95.txt"), "top-95");
  EXPECT_EQ(pack_name_of("hard"), "hard");
  EXPECT_EQ(pack_name_of("Ü.txt"), "--");
  EXPECT_EQ(pack_name_of(""), "imported");
  EXPECT_TRUE(is_pack_name(pack_name_of(std::string(300, 'x'))));
  EXPECT_TRUE(is_pack_name("top-95"));
  for (const char* wrong : {"", "Top", "a/b", "a b", "ü"}) EXPECT_FALSE(is_pack_name(wrong));
  EXPECT_FALSE(is_pack_name(std::string(limits::kPackNameBytes + 1, 'x')));
}

}  // namespace
}  // namespace gridmates::store
