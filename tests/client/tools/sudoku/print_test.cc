// print: the destination of pages, and its exit status.
#include "client/tools/sudoku/print.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kPack = GRIDMATES_SOURCE_DIR "/tests/data/sudoku/formats/pack.sdm";

TEST(Print, WritesWhereItIsTold) {
  const Ran pdf = shell("$G sudoku print " + kPack);
  EXPECT_THAT(pdf.out, StartsWith("%PDF-"));
  EXPECT_EQ(pdf.status, 0);
  const Ran svg = shell("$G sudoku print --per-page 6 --out $T/a.svg " + kPack + "; cat $T/a.svg");
  EXPECT_THAT(svg.out, HasSubstr("<svg"));
  const Ran png = shell("$G sudoku print --per-page 6 --out $T/a.png " + kPack + "; cat $T/a.png");
  EXPECT_THAT(png.out, StartsWith("\x89PNG"));
  EXPECT_EQ(shell("$G sudoku print --out $T/no/a.pdf " + kPack).status, 3);
  EXPECT_EQ(shell("$G sudoku print --out a.txt " + kPack).status, 2);
  EXPECT_EQ(shell("$G sudoku print --per-page 3 " + kPack).status, 2);
  EXPECT_EQ(shell("$G sudoku print >/dev/full " + kPack).status, 3);
}

TEST(Print, APngHasABound) {
  const Ran ran = shell("for i in $(seq 17); do cat " + kPack +
                        "; done | $G sudoku print --per-page 1 --out $T/b.png");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("a PNG has 18 pages at most, and these are "));
}

TEST(Print, StatusSaysWhatPuzzlesAreLike) {
  const std::string many(81, '.');
  EXPECT_EQ(shell("$G sudoku print >$T/x", many).status, 1);
  const Ran broken = shell("$G sudoku print >$T/x", many + "\nbroken\n");
  EXPECT_EQ(broken.status, 2);
  EXPECT_THAT(broken.err, HasSubstr("line 2"));
  EXPECT_THAT(shell("$G sudoku print", "").err, HasSubstr("no puzzle"));
  EXPECT_THAT(shell("echo x >$T/a; $G sudoku print $T/a").err, HasSubstr("/a, line 1, column 1: "));
}

}  // namespace
}  // namespace gridmates::tools
