// Replays: what is written, and the meaning of other programs' files.
#include "engine/minesweeper/formats/rawvf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "engine/core/random.h"
#include "engine/minesweeper/formats/reader.h"
#include "engine/minesweeper/formats/walk.h"
#include "tests/engine/minesweeper/formats/promise.h"
#include "tests/engine/minesweeper/formats/samples.h"

namespace gridmates::minesweeper::formats {
namespace {

using testing::HasSubstr;

std::string with_events(const std::string& events, const std::string& keys = "") {
  return "RawVF_Version: Rev6.1\nProgram: Other\nWidth: 4\nHeight: 3\nMines: 2\n" + keys +
         "Time: 3.21\nBoard:\n*000\n000*\n0000\nEvents:\n0.00 start\n" + events;
}

// The clicks of a file as "o a3 0, f a1 120".
std::string clicks_in(const std::string& text) {
  const auto items = read_all(text);
  if (items.size() != 1) return std::to_string(items.size()) + " items";
  if (!items[0].found) return in_words(items[0].found.error());
  std::string words;
  for (const Click& click : std::get<Replay>(*items[0].found).clicks) {
    words += std::string(words.empty() ? "" : ", ") + "ofmc"[static_cast<int>(click.act)] + ' ' +
             std::to_string(click.cell) + ' ' + std::to_string(click.at_ms);
  }
  return words;
}

TEST(Rawvf, WritesAGame) {
  Replay replay;
  replay.field = sample_file().field;
  replay.player = "bo";
  replay.time_ms = 3210;
  replay.bbbv = 5;
  replay.clicks = {{0, Act::kOpen, 8},
                   {1500, Act::kFlag, 0},
                   {3210, Act::kChord, 5},
                   {3210, Act::kOpen, 3},
                   {3300, Act::kOpen, 11}};
  EXPECT_EQ(write_rawvf(replay),
            "RawVF_Version: Rev6.1\n"
            "Program: Gridmates (cell centres, no pixels)\n"
            "Player: bo\nLevel: Custom\nWidth: 4\nHeight: 3\nMines: 2\nMarks: Off\n"
            "Time: 3.210\nBBBV: 5\nBBBVS: 1.557\nStatus: Won\nMode: Classic\nStyle: FL\n"
            "Board:\n*000\n000*\n0000\n"
            "Events:\n"
            "0.000 start\n"
            "0.000 lc 1 3 (8 40)\n0.000 lr 1 3 (8 40)\n"
            "number0 1 3\nnumber1 1 2\nnumber1 2 2\nnumber0 2 3\nnumber1 3 2\nnumber1 3 3\n"
            "1.500 rc 1 1 (8 8)\nflag 1 1\n1.500 rr 1 1 (8 8)\n"
            "3.210 mc 2 2 (24 24)\n3.210 mr 2 2 (24 24)\nnumber1 2 1\nnumber1 3 1\n"
            "3.210 lc 4 1 (56 8)\n3.210 lr 4 1 (56 8)\nnumber1 4 1\n"
            "3.300 lc 4 3 (56 40)\n3.300 lr 4 3 (56 40)\nnumber1 4 3\n"
            "won\n");
}

TEST(Rawvf, AHitEndsIt) {
  Replay replay;
  replay.field = sample_file().field;
  replay.time_ms = 900;
  replay.clicks = {{0, Act::kOpen, 8}, {900, Act::kOpen, 0}, {950, Act::kOpen, 3}};
  const std::string text = write_rawvf(replay);
  EXPECT_THAT(text, HasSubstr("blast 1 1\nlost\n"));
  EXPECT_THAT(text, HasSubstr("Status: Lost\n"));
  EXPECT_THAT(text, HasSubstr("Style: NF\n"));
  EXPECT_EQ(clicks_in(text), "o 8 0, o 0 900");
  replay.lives = 2;
  EXPECT_EQ(clicks_in(write_rawvf(replay)), "o 8 0, o 0 900, o 3 950");
}

TEST(Rawvf, ButtonsBecomeClicks) {
  const std::string open = "0.00 lc 1 3 (8 40)\n0.00 mv 1 3 (9 40)\n0.01 lr 1 3 (9 40)\n";
  EXPECT_EQ(clicks_in(with_events(open)), "o 8 10");
  const std::string flag = "1.00 rc 1 1 (0 15)\nflag 1 1\n1.05 rr 1 1 (0 15)\n";
  EXPECT_EQ(clicks_in(with_events(open + flag)), "o 8 10, f 0 1000");
  const std::string chords[] = {
      "2.0 lc 2 2 (24 24) (l)\n2.1 rc 2 2 (24 24) (lr)\n2.2 lr 2 2 (24 24)\n2.3 rr 2 2 (24 24)\n",
      "2.0 rc 2 2 (24 24)\n2.1 lc 2 2 (24 24)\n2.2 rr 2 2 (24 24)\n2.3 lr 2 2 (24 24)\n",
      "2.0 mc 2 2 (24 24)\n2.2 mr 2 2 (24 24)\n", "2.0 sc 2 2 (24 24)\n2.2 lr 2 2 (24 24)\n"};
  for (const std::string& chord : chords) {
    EXPECT_EQ(clicks_in(with_events(open + flag + chord)), "o 8 10, f 0 1000, c 5 2200") << chord;
  }
  const std::string left = "2.0 lc 2 2 (24 24)\n2.2 lr 2 2 (24 24)\n";
  EXPECT_EQ(clicks_in(with_events(open + flag + left)), "o 8 10, f 0 1000, o 5 2200");
  EXPECT_EQ(clicks_in(with_events(open + flag + left, "SuperClick: On\n")),
            "o 8 10, f 0 1000, c 5 2200");
  EXPECT_EQ(clicks_in(with_events(open + "1.0 rc 2 2 (24 24)\n1.1 rr 2 2 (24 24)\n")),
            "o 8 10, f 5 1100")
      << "it does nothing, and counts";
}

// The right button goes down on a closed cell, which sets a flag, and the chord ends on a number.
TEST(Rawvf, OneAndAHalfClicks) {
  EXPECT_EQ(clicks_in(with_events("0.0 lc (8 40)\n0.0 lr (8 40)\n1.0 rc (8 8)\n1.1 lc (24 24)\n"
                                  "1.2 lr (24 24)\n1.3 rr (24 24)\n")),
            "o 8 0, f 0 1000, c 5 1200");
}

TEST(Rawvf, QuestionMarks) {
  const std::string right = "1.0 rc (8 8)\n1.0 rr (8 8)\n";
  EXPECT_EQ(clicks_in(with_events(right + right + right)), "f 0 1000, f 0 1000, f 0 1000");
  EXPECT_EQ(clicks_in(with_events(right + right + right, "Marks: On\n")),
            "f 0 1000, m 0 1000, m 0 1000");
  Replay replay;
  replay.field = sample_file().field;
  replay.clicks = {{5, Act::kMark, 0}, {6, Act::kFlag, 0}, {7, Act::kFlag, 0}};
  const std::string text = write_rawvf(replay);
  EXPECT_THAT(text, HasSubstr("Marks: On\n"));
  EXPECT_EQ(clicks_in(text), "f 0 5, m 0 5, m 0 6, f 0 6, m 0 7, m 0 7");
}

TEST(Rawvf, PlacesArePixels) {
  EXPECT_EQ(clicks_in(with_events("0.0 lc 2 1 (70 5)\n0.1 lr 2 1 (70 5)\n", "SquareSize: 64\n")),
            "o 1 100");
  EXPECT_EQ(clicks_in(with_events("0.0 lc (-1 5)\n0.1 lr (-1 5)\n0.2 lc (64 5)\n0.3 lr (64 5)\n")),
            "")
      << "off the field";
}

TEST(Rawvf, WhatIsWrongAndWhere) {
  EXPECT_EQ(clicks_in("RawVF_Version: 6\nBoard:\n"), "line 2: Width and Height come before Board");
  EXPECT_EQ(clicks_in("RawVF_Version: 6\nWidth: 60\n"),
            "line 2: a number from 1 to 50 is expected");
  EXPECT_EQ(clicks_in("RawVF_Version: 6\nWidth 60\n"),
            "line 2: 'Key: value' or 'Board:' is expected");
  EXPECT_EQ(clicks_in("RawVF_Version: 6\nTime: soon\n"),
            "line 2: a time in seconds is expected, as 12.345");
  EXPECT_EQ(clicks_in("RawVF_Version: 6\nNonoMouse: On\n"),
            "line 2: replays with nonomouse are not read");
  const std::string head = "RawVF_Version: 6\nWidth: 2\nHeight: 2\nMines: 1\nBoard:\n";
  EXPECT_EQ(clicks_in(head + "*1\n"), "line 6, column 2: a row has only * and 0");
  EXPECT_EQ(clicks_in(head + "*00\n"), "line 6: this row has another width than the field");
  EXPECT_EQ(clicks_in(head + "*0\n00\n00\n"), "line 8: the field has more rows than its height");
  EXPECT_EQ(clicks_in(head + "*0\nEvents:\n"), "line 7: the field has fewer rows than its height");
  EXPECT_EQ(clicks_in(head + "*0\n0*\nEvents:\n"),
            "line 8: the field has another number of mines than Mines says");
  EXPECT_EQ(clicks_in(head + "*0\n00\n"), "line 7: the replay ends before its events");
  const std::string all = head + "*0\n00\nEvents:\n";
  EXPECT_EQ(clicks_in(all + "start\n1..0 lc (1 1)\n"),
            "line 10, column 1: a time in seconds is expected, as 12.345");
  EXPECT_EQ(clicks_in(all + "1.0 lc 1 1\n"), "line 9: a button needs its place, as (248 136)");
  EXPECT_EQ(clicks_in(all + "1.0 mt 1 1 (1 1)\n"),
            "line 9: replays that switch question marks on the way are not read");
}

TEST(Rawvf, WhatContradictsItselfIsNamedByLine) {
  const std::string open = "0.0 lc (8 40)\n0.1 lr (8 40)\n";
  const std::string hit = "1.0 lc (8 8)\n1.1 lr (8 8)\n";
  EXPECT_EQ(clicks_in(with_events(open, "BBBV: 5\n")), "o 8 100");
  EXPECT_EQ(clicks_in(with_events(open, "BBBV: 0\n")), "o 8 100") << "not known";
  EXPECT_EQ(clicks_in(with_events(open, "BBBV: 6\n")), "line 6: the 3BV of the field is 5");
  const std::string not_won = "it says won, and the clicks do not open the whole field";
  const std::string not_lost = "it says lost, but the clicks do not open enough mines to lose";
  EXPECT_EQ(clicks_in(with_events(open, "Status: Won\n")), "line 6: " + not_won);
  EXPECT_EQ(clicks_in(with_events(open, "Status: lost\n")), "line 6: " + not_lost);
  EXPECT_EQ(clicks_in(with_events(open + hit, "Status: won\n")), "line 6: " + not_won);
  EXPECT_EQ(clicks_in(with_events(open + hit, "Status: loss\n")), "o 8 100, o 0 1100");
  EXPECT_EQ(clicks_in(with_events(open + hit, "Status: Lost\nLives: 2\n")), "line 6: " + not_lost);
  EXPECT_EQ(clicks_in(with_events(open, "Status: Given up\n")), "o 8 100");
  EXPECT_EQ(clicks_in(with_events(open + "0.2 won\n")), "line 15: " + not_won);
  EXPECT_EQ(clicks_in(with_events(open + "0.2 boom\n")), "line 15: " + not_lost);
  EXPECT_EQ(clicks_in(with_events(open + hit + "1.1 lost\n")), "o 8 100, o 0 1100");
}

TEST(Rawvf, PlacesAreThoseOfThePixels) {
  const std::string numbers = "line 14: the column and the row are numbers";
  const std::string others = "line 14: the column and the row are not those of the pixels";
  for (const auto& [place, answer] :
       std::map<std::string, std::string>{{"(24 24)", "o 5 100"},
                                          {"2 2 (24 24)", "o 5 100"},
                                          {"2 (24 24) (l)", "o 5 100"},
                                          {"1 1 (24 24)", "o 5 100"},
                                          {"0 9 (-3 136)", "o 5 100"},
                                          {"99 77 (24 24)", others},
                                          {"2 1 (24 24)", others},
                                          {"banana (24 24)", numbers},
                                          {"2 2 2 (24 24)", numbers}}) {
    for (const char* id : {"mv", "rr"}) {
      EXPECT_EQ(clicks_in(with_events("0.0 lc (24 24)\n0.1 " + std::string(id) + ' ' + place +
                                      "\n0.1 lr (24 24)\n")),
                answer)
          << id << place;
    }
  }
  // LlamaSweeper counts from 0, the others from 1; within a file the base is the same.
  EXPECT_EQ(clicks_in(with_events("0.0 lc 1 1 (24 24)\n0.1 lr 2 2 (24 24)\n")), others);
}

TEST(Rawvf, NumbersAreThoseOfTheField) {
  const std::string open = "0.0 lc (8 40)\n0.1 lr (8 40)\n";
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nnumber1 4 1\nblast 4 2\n")), "o 8 100");
  EXPECT_EQ(clicks_in(with_events(open + "number0 0 2\nnumber1 3 0\nblast 3 1\n")), "o 8 100")
      << "from 0, as the first programs had it";
  const std::string other = "line 16: the field has another number there";
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nnumber3 4 1\n")), other);
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nnumber1 1 1\n")), other) << "a mine";
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nnumber1 5 1\n")), other);
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nnumber1 3 0\n")), other) << "from 0 now";
  EXPECT_EQ(clicks_in(with_events(open + "number0 1 3\nblast 1 3\n")),
            "line 16: the field has no mine there");
  for (const char* place : {" x 1", " 4", " 4 1 1", " -32768 99999"}) {
    EXPECT_EQ(clicks_in(with_events("number1" + std::string(place) + "\n")),
              "line 13: the column and the row are numbers");
  }
}

TEST(Rawvf, TimesOfTheMouseNeverGoBack) {
  const std::string open = "0.0 lc (8 40)\n0.1 lr (8 40)\n";
  const std::string back = "column 1: this is before the event above it";
  EXPECT_EQ(clicks_in(with_events(open + "0.099 rc (8 8)\n")), "line 15, " + back);
  EXPECT_EQ(clicks_in(with_events(open + "0.5 mv (8 8)\n0.4 rc (8 8)\n")), "line 16, " + back);
  EXPECT_EQ(clicks_in(with_events("-0.2 mv (1 1)\n-0.3 mv (1 1)\n")), "line 14, " + back);
  EXPECT_EQ(clicks_in(with_events("-0.2 rc (8 8)\n-0.2 rr (8 8)\n" + open)), "f 0 -200, o 8 100");
  EXPECT_EQ(clicks_in(with_events(open + "0.1 rc (8 8)\n0.000 start\n")), "o 8 100, f 0 100");
}

TEST(Rawvf, ScrollingIsPassedOver) {
  const std::string scrolled = "0.05 sx 16\n0.02 sy -3 (1 2)\nsx\n";
  EXPECT_EQ(clicks_in(with_events("0.0 lc (8 40)\n" + scrolled + "0.1 lr (8 40)\n")), "o 8 100");
  EXPECT_EQ(clicks_in(with_events("0.5 sz 16\n")), "line 13: 'sz' is not an event of a replay");
}

// The published parser reads on after a `won` with a time; files of other programs may have one.
TEST(Rawvf, TheEndHasNoTimeAndIsReadWithOneToo) {
  Replay replay;
  replay.field = sample_file().field;
  replay.clicks = {{0, Act::kOpen, 8}, {10, Act::kOpen, 0}};
  const std::string lost = write_rawvf(replay);
  EXPECT_THAT(lost, testing::EndsWith("\nblast 1 1\nlost\n"));
  EXPECT_EQ(clicks_in(lost), "o 8 0, o 0 10");
  const std::string events = "0.0 lc (8 40)\n0.0 lr (8 40)\n1.0 lc (8 8)\n1.0 lr (8 8)\n";
  for (const char* end : {"lost\n", "boom\n", "1.0 lost\n", "1.0 boom\n"}) {
    EXPECT_EQ(clicks_in(with_events(events + end)), "o 8 0, o 0 1000") << end;
  }
}

TEST(Rawvf, UnknownEventsAreNamed) {
  for (const char* known : {"start", "nonstandard", "pressed 1 1", "pressedqm 1 1", "closed 1 1",
                            "questionmark 1 1", "flag 1 1", "blast 1 1", "number0 1 3"}) {
    EXPECT_EQ(clicks_in(with_events(known + std::string("\n"))), "") << known;
  }
  EXPECT_EQ(clicks_in(with_events("number9 1 1\n")),
            "line 13: 'number9' is not an event of a replay");
  EXPECT_EQ(clicks_in(with_events("0.5 lx (1 1)\n")), "line 13: 'lx' is not an event of a replay");
  EXPECT_EQ(clicks_in(with_events("lc 1 1 (8 8)\n")), "line 13: 'lc' is not an event of a replay");
  EXPECT_EQ(clicks_in(with_events("0.5\n")), "line 13: this is not an event of a replay");
}

TEST(Rawvf, LevelsByTheirNames) {
  EXPECT_EQ(level_of({9, 9}, 10), "Beginner");
  EXPECT_EQ(level_of({8, 8}, 10), "Beginner");
  EXPECT_EQ(level_of({16, 16}, 40), "Intermediate");
  EXPECT_EQ(level_of({30, 16}, 99), "Expert");
  EXPECT_EQ(level_of({16, 30}, 99), "Custom");
}

// Random button events: any resulting clicks are written and read back the same.
TEST(Rawvf, PromiseHoldsForButtonsByChance) {
  core::Random random(core::seed_from(3));
  constexpr const char* kButtons[] = {"lc", "lr", "rc", "rr", "mc", "mr", "sc", "lr"};
  for (int i = 0; i < 2000; ++i) {
    std::string events;
    for (int j = 0; j < 30; ++j) {
      const auto at = std::to_string(j / 6) + '.' + std::to_string(j % 6 * 100 + 100);
      events += at + ' ' + kButtons[random.below(8)] + " (" + std::to_string(random.below(70)) +
                ' ' + std::to_string(random.below(50)) + ")\n";
    }
    const std::string keys = random.below(2) == 0 ? "Marks: On\nLives: 2\nPlayer:  a\rb \r\r\n"
                                                  : "SuperClick: On\nMode: Cheat\nBBBV: 5\n";
    ASSERT_EQ(broken_promise(with_events(events, keys)), "") << keys << events;
  }
}

}  // namespace
}  // namespace gridmates::minesweeper::formats
