#include "server/app/import.h"

#include <gmock/gmock.h>

#include <fstream>

#include "tests/server/app/answer.h"
#include "tests/server/app/scratch.h"

namespace gridmates::app {
namespace {

using testing::HasSubstr;

constexpr const char* kGood =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* kEmpty =
    ".................................................................................";

Answer import_text(const Scratch& scratch, const std::string& text, const std::string& pack = "") {
  std::ofstream(scratch / "mine.txt") << text;
  return answer_of([&] { return import_puzzles({scratch / "mine.txt", pack}, scratch / "data"); });
}

TEST(ImportPuzzles, TakesGoodOnesOnceIntoAPackNamedAfterTheFile) {
  const Scratch scratch;
  const Answer first = import_text(scratch, std::string(kGood) + "\n");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("pack mine: 1 imported, 0 duplicates skipped, 0 lines wrong"));
  const Answer again = import_text(scratch, std::string(kGood) + "\n");
  EXPECT_EQ(again.status, 0);
  EXPECT_THAT(again.out, HasSubstr("0 imported, 1 duplicates"));
}

TEST(ImportPuzzles, NamesWrongLinesAndTakesTheOthers) {
  const Scratch scratch;
  const Answer answer = import_text(scratch, std::string(kEmpty) + "\n12\n" + kGood + "\n");
  EXPECT_EQ(answer.status, 2);
  EXPECT_THAT(answer.out, HasSubstr("1 imported, 0 duplicates skipped, 2 lines wrong"));
  EXPECT_THAT(answer.err, testing::AllOf(HasSubstr("line 1: "), HasSubstr("line 2: ")));
}

TEST(ImportPuzzles, RefusesAnImpossiblePackAndAFileThatIsNotThere) {
  const Scratch scratch;
  EXPECT_EQ(import_text(scratch, kGood, "No Such Name").status, 2);
  testing::internal::CaptureStderr();
  EXPECT_EQ(import_puzzles({scratch / "nothing", ""}, scratch / "data"), 2);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("cannot read"));
}

}  // namespace
}  // namespace gridmates::app
