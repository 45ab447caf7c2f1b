// stats, as a user runs it: measures of fields, proofs and replays; files that contradict
// themselves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/batch/ran.h"
#include "tests/client/tools/minesweeper/sample_replay.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

TEST(Stats, OfAField) {
  const Ran ran = shell("$G minesweeper stats", "*111\n111*\n..11\n");
  EXPECT_EQ(ran.out,
            "line 1:\n"
            "  width             4\n"
            "  height            3\n"
            "  mines             2\n"
            "  density           0.1667\n"
            "  border share      1.0000\n"
            "  openings          1\n"
            "  3BV               5\n"
            "  ZiNi              3\n");
  EXPECT_EQ(shell("$G minesweeper stats --json", "...\n...\n").out,
            R"({"line":1,"width":3,"height":2,"mines":0,"density":0.0000,"openings":1,"bbbv":1,)"
            R"("zini":1})"
            "\n");
}

TEST(Stats, OneAfterTheOther) {
  const Ran ran =
      shell("$G minesweeper stats --json", "*1\n11\n\n..\n\n1*\n19\n\n" + std::string(kReplay));
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.err,
            "gridmates: line 7, column 2: '9' is not a cell; a cell is one of * . # F and 0 to 8\n"
            "gridmates: read 2 text, 1 rawvf\n");
  EXPECT_THAT(ran.out,
              MatchesRegex("\\{\"line\":1,[^\n]*\n\\{\"line\":4,[^\n]*\n\\{\"line\":9,[^\n]*\n"));
  EXPECT_EQ(shell("$G minesweeper stats", "mines 1\n#1\n").err,
            "gridmates: line 2, column 1: this cell is closed: a field shows every cell\n"
            "gridmates: read 1 text\n");
}

TEST(Stats, OfAProof) {
  const Ran ran = shell("$G minesweeper generate 9x9x10+7 --json | $G minesweeper stats --json");
  EXPECT_THAT(ran.out,
              MatchesRegex(".*,\"zini\":[0-9]+,\"steps\":[1-9][0-9]*,\"by_number\":[0-9]+,"
                           "\"by_subset\":[0-9]+,\"by_component\":[0-9]+,\"by_count\":[0-9]+"
                           "\\}\n"));
}

TEST(Stats, OfAReplay) {
  const Ran ran = shell("$G minesweeper stats --json", kReplay);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            R"({"line":1,"width":4,"height":3,"mines":2,"density":0.1667,"border_share":1.0000,)"
            R"("openings":1,"bbbv":5,"zini":3,"player":"bo \u001b[2J","end":"unfinished",)"
            R"("seconds":4.000,"bbbv_done":4,"clicks":5,"left":3,"right":1,"chords":1,)"
            R"("effective":4,"no_flag":false,"bbbv_per_s":1.000,"ioe":0.800,"throughput":1.000,)"
            R"("correctness":0.800})"
            "\n");
  const std::string won = std::string(kReplay) + "5.000 lc 4 3 (56 40)\n5.000 lr 4 3 (56 40)\n";
  const std::string told = shell("$G minesweeper stats --json", won).out;
  EXPECT_THAT(told, HasSubstr(R"("end":"won")"));
  EXPECT_THAT(told, HasSubstr(R"("rqp":)")) << "a measure of won games";
  EXPECT_THAT(shell("$G minesweeper stats", kReplay).out,
              HasSubstr("  player            \"bo \\u001b"));
}

TEST(Stats, AQuestionMarkIsNoEffectiveClickAndAFlagIsOne) {
  const std::string head =
      "RawVF_Version: Rev6.1\nWidth: 4\nHeight: 3\nMines: 2\nMarks: On\n"
      "Board:\n*000\n000*\n0000\nEvents:\n";
  // A flag, then a question mark in its place, then nothing.
  std::string events;
  for (int i = 0; i < 3; ++i) events += "1.000 rc 1 1 (8 8)\n1.000 rr 1 1 (8 8)\n";
  EXPECT_THAT(shell("$G minesweeper stats --json", head + events).out,
              HasSubstr(R"("right":3,"chords":0,"effective":2,)"));
}

const std::string kRead = "gridmates: read 1 rawvf\n";

// The message for the sample with these lines before its board and after its events.
std::string complaint(const std::string& keys, const std::string& events) {
  std::string text = kReplay;
  text.insert(text.find("Board:"), keys);
  const Ran ran = shell("$G minesweeper stats", text + events);
  EXPECT_EQ(ran.out.empty(), ran.status == 2) << ran.out;
  return ran.err;
}

TEST(Stats, AReplayThatContradictsItselfIsNamedByLine) {
  EXPECT_EQ(complaint("", ""), kRead);
  EXPECT_EQ(complaint("BBBV: 5\n", "4.000 mv (1 1)\npressed 1 1\n"), kRead);
  EXPECT_EQ(complaint("BBBV: 4\n", ""), "gridmates: line 7: the 3BV of the field is 5\n");
  EXPECT_EQ(complaint("Status: Won\n", ""),
            "gridmates: line 7: it says won, and the clicks do not open the whole field\n");
  EXPECT_EQ(complaint("Status: lost\n", "5.0 lc (56 40)\n5.0 lr (56 40)\n"),
            "gridmates: line 7: it says lost, but the clicks do not open enough mines to lose\n");
  EXPECT_EQ(complaint("", "5.0 lc (56 40)\n3.999 lr (56 40)\n"),
            "gridmates: line 24, column 1: this is before the event above it\n");
  EXPECT_EQ(complaint("", "4.0 won\n"),
            "gridmates: line 23: it says won, and the clicks do not open the whole field\n");
  EXPECT_EQ(complaint("", "5.0 xx 4 3 (56 40)\n"),
            "gridmates: line 23: 'xx' is not an event of a replay\n");
  EXPECT_EQ(complaint("", "5.0 lc 99 77 (56 40)\n"),
            "gridmates: line 23: the column and the row are not those of the pixels\n");
  EXPECT_EQ(complaint("", "number8 1 1\n"),
            "gridmates: line 23: the field has another number there\n");
  EXPECT_EQ(complaint("", "solved\n"),
            "gridmates: line 23: 'solved' is not an event of a replay\n");
  EXPECT_EQ(complaint("Status: Won\n", "5.0 lc (56 40)\n5.0 lr (56 40)\n5.0 won\n"), kRead);
  EXPECT_EQ(complaint("Status: Lost\n", "5.0 mc (8 8)\n5.1 rc (8 8)\n5.1 mr (8 8)\n"),
            "gridmates: line 7: it says lost, but the clicks do not open enough mines to lose\n");
}

}  // namespace
}  // namespace gridmates::tools
