// A Minesweeper board in words: cells, the frontier, facts of hits and help, changes by moves.
#include "client/games/minesweeper/facts.h"

#include <gmock/gmock.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/board.h"
#include "client/games/minesweeper/stats.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/games/minesweeper/mines_match.h"

namespace gridmates::words::testing {
namespace {

using ::testing::ElementsAre;

template <class Message>
Message parsed(const std::string& text) {
  Message message;
  EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(text, &message)) << text;
  return message;
}

const v1::MatchView& field() {
  static const v1::MatchView kField = some_mines();
  return kField;
}

MinesBoard board() { return *MinesBoard::of(field()); }
Cell at(std::string_view name) { return *board().named(name); }

TEST(MinesBoard, IsWhatItsMatchShows) {
  EXPECT_EQ(board().shape(), (minesweeper::Shape{8, 8}));
  EXPECT_EQ(board().name(63), "h8");
  EXPECT_EQ(board().name(64), "?");
  EXPECT_FALSE(board().named("i1"));
  EXPECT_FALSE(MinesBoard::of(v1::MatchView()));
  v1::MatchView torn = field();
  torn.set_columns(7);
  EXPECT_FALSE(MinesBoard::of(torn));
  torn.set_columns(4'000'000'000u);
  EXPECT_FALSE(MinesBoard::of(torn));
}

TEST(MinesBoard, EveryFaceHasASignAndWords) {
  EXPECT_EQ(board().sign(at("d2")), 'F');
  EXPECT_EQ(board().sign(at("e2")), '?');
  EXPECT_EQ(board().sign(at("d3")), 'X');
  EXPECT_EQ(board().sign(at("a1")), '.');
  EXPECT_EQ(board().cell_words(at("a1")), "empty");
  EXPECT_EQ(board().cell_words(at("c2")), "2");
  EXPECT_EQ(board().cell_words(at("d3")), "an opened mine");
  const v1::MatchView over = mines_match({"*!######", "########", "########", "########",
                                          "########", "########", "########", "########"},
                                         10);
  EXPECT_EQ(MinesBoard::of(over)->cell_words(0), "a mine");
  EXPECT_EQ(MinesBoard::of(over)->cell_words(1), "a flag, but no mine");
}

TEST(MinesBoard, TheFrontierIsClosedCellsBesideNumbersWithoutAFlag) {
  EXPECT_EQ(board().names(board().frontier()), "d1, e2, f2, f3, f4 and h8");
  EXPECT_EQ(board().next_frontier(at("d1"), true), at("e2"));
  EXPECT_EQ(board().next_frontier(at("d1"), false), at("h8"));
}

TEST(MinesFacts, AHitSaysWhatCouldBeKnown) {
  auto hit = parsed<v1::MinesweeperHit>("cell: 19 by: 2 chance_permille: 1000");
  hit.mutable_provable()->set_argument(v1::MINESWEEPER_ARGUMENT_NUMBER);
  hit.mutable_provable()->set_mined(true);
  hit.mutable_provable()->add_because(at("c1"));
  EXPECT_EQ(hit_words(hit, board()), "It was provable: c1 shows 1 and touches only 1 closed cell.");
  hit.mutable_provable()->set_because(0, at("e4"));
  EXPECT_EQ(hit_words(hit, board()), "It was provable: e4 shows 1 and touches only 1 closed cell.");
  hit.clear_provable();
  hit.set_forced(true);
  hit.set_chance_permille(370);
  EXPECT_EQ(hit_words(hit, board()), "A forced guess, 37 %.");
  hit.set_forced(false);
  hit.set_chance_permille(4);
  EXPECT_EQ(hit_words(hit, board()), "A guess, 0.4 %; other cells were provably safe.");
  hit.set_chance_permille(1'001);
  EXPECT_EQ(hit_words(hit, board()), "It could not be determined whether that was a guess.");
  hit.set_chance_permille(1'000);
  EXPECT_EQ(hit_words(hit, board()), "A mine, as good as certain.");
}

TEST(MinesFacts, ArgumentsAreTold) {
  v1::MinesweeperStep step;
  step.add_because(at("c1"));
  step.add_because(at("c2"));
  step.set_argument(v1::MINESWEEPER_ARGUMENT_SUBSET);
  EXPECT_EQ(reason_words(step, board()), "c1 (1) and c2 (2) compared");
  step.set_argument(v1::MINESWEEPER_ARGUMENT_COMPONENT);
  EXPECT_EQ(reason_words(step, board()), "c1 (1) and c2 (2) taken together");
  step.clear_because();
  step.set_argument(v1::MINESWEEPER_ARGUMENT_COUNT);
  EXPECT_EQ(reason_words(step, board()), "the number of mines left");
  step.set_argument(v1::MINESWEEPER_ARGUMENT_NUMBER);
  step.add_because(4'000'000'000u);
  EXPECT_EQ(reason_words(step, board()), "a single number tells");
  step.clear_because();
  step.add_because(2);
  step.set_mined(false);
  EXPECT_EQ(reason_words(step, board()), "c1 shows 1, and its mine is known already");
  step.set_because(0, 10);
  EXPECT_EQ(reason_words(step, board()), "c2 shows 2, and its 2 mines are known already");
}

TEST(MinesFacts, HelpComesInSteps) {
  auto help = parsed<v1::MinesweeperHelp>(
      "level: 1 provable: true step { argument: MINESWEEPER_ARGUMENT_NUMBER mined: true }");
  EXPECT_EQ(help_words(help, board()), "Something is provable.");
  help.set_level(2);
  help.mutable_step()->add_cells(at("d1"));
  EXPECT_EQ(help_words(help, board()), "Look at d1.");
  help.set_level(3);
  help.mutable_step()->add_because(at("c1"));
  EXPECT_EQ(help_words(help, board()), "d1 is a mine: c1 shows 1 and touches only 1 closed cell.");
  help.set_asked(at("d1") + 1);
  EXPECT_EQ(help_words(help, board()),
            "d1 is provably a mine: c1 shows 1 and touches only 1 closed cell.");
  help.clear_step();
  EXPECT_EQ(help_words(help, board()), "d1 is provable, but not in a few words.");
  help.set_asked(0);
  EXPECT_EQ(help_words(help, board()), "Something is provable, but not in a few words.");
  help.set_asked(at("d1") + 1);
  help.set_provable(false);
  EXPECT_EQ(help_words(help, board()), "Nothing provable was found about d1.");
  help.set_asked(0);
  EXPECT_EQ(help_words(help, board()), "Nothing provable was found just now: it may take a guess.");
}

TEST(MinesFacts, HelpIsTranslatedWithItsLists) {
  const auto said =
      catalogue::testing::compiled({{{"Look at {}.", ""}, {"Siehe {}.", ""}},
                                    {{"{} and {}", ""}, {"{} und {}", ""}},
                                    {{"{1} and {0} more", "{1} and {0} more"},
                                     {"{1} und ein weiteres", "{1} und {0} weitere"}}});
  ASSERT_TRUE(choose_language(said));
  v1::MinesweeperHelp help;
  help.set_provable(true);
  help.set_level(2);
  for (const char* cell : {"d1", "e2"}) help.mutable_step()->add_cells(at(cell));
  EXPECT_EQ(help_words(help, board()), "Siehe d1 und e2.");
  for (int i = 0; i < 8; ++i) help.mutable_step()->add_cells(at("h8"));
  EXPECT_EQ(help_words(help, board()), "Siehe d1, e2, h8, h8, h8, h8, h8, h8 und 2 weitere.");
  choose_language("");
}

TEST(MinesFacts, TheLawIsToldHonestly) {
  v1::MinesweeperStatus status;
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_SPEED), "laid by the first opening");
  status.set_laid(true);
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_SPEED),
            "laid already: any cell may be a mine");
  status.set_over(true);
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_KIND), "mines anywhere");
  status.set_over(false);
  status.set_hits(1);
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_KIND), "mines anywhere");
  status.set_hits(0);
  status.set_opened(9);
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_STRICT),
            "not guaranteed: may need a guess");
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_KIND), "mines anywhere");
  status.set_guaranteed(true);
  EXPECT_EQ(guarantee_words(status, v1::MINESWEEPER_LAW_SPEED), "no guess needed (proved)");
  EXPECT_EQ(law_word(v1::MINESWEEPER_LAW_STRICT), "strict");
  EXPECT_EQ(law_word(v1::MINESWEEPER_LAW_UNSPECIFIED), "speed");
}

std::string told(const std::string& move, const std::string& delta) {
  v1::MatchDelta change;
  *change.mutable_minesweeper() = parsed<v1::MinesweeperDelta>(delta);
  const MinesBoard after = board();
  return move_words(parsed<v1::MinesweeperMove>(move), delta.empty() ? nullptr : &change, &after);
}

TEST(MinesMoves, OpeningsAreCounted) {
  EXPECT_EQ(told("open { cell: 2 }",
                 "cells { index: 2 cell { face: MINESWEEPER_FACE_OPEN number: "
                 "1 } }"),
            "opened c1: 1");
  EXPECT_EQ(told("open { cell: 0 }",
                 "cells { index: 0 cell { face: MINESWEEPER_FACE_OPEN } } "
                 "cells { index: 1 cell { face: MINESWEEPER_FACE_OPEN } }"),
            "opened a1: 2 cells");
  EXPECT_EQ(told("chord { cell: 2 }",
                 "cells { index: 3 cell { face: MINESWEEPER_FACE_OPEN "
                 "number: 2 } }"),
            "chorded c1: d1 is 2");
  EXPECT_EQ(told("open { cell: 2 }", ""), "opened c1");
  EXPECT_EQ(move_words(parsed<v1::MinesweeperMove>("open { cell: 2 }"), nullptr, nullptr),
            "opened a cell");
}

TEST(MinesMoves, AHitIsToldOnce) {
  const std::string hit = "hit { cell: 19 forced: true chance_permille: 500 } hits: 1 lives: 2";
  EXPECT_EQ(told("open { cell: 19 }",
                 "cells { index: 19 cell { face: MINESWEEPER_FACE_HIT } } status { " + hit + " }"),
            "opened d3: a mine. A forced guess, 50 %. 2 lives left");
  EXPECT_EQ(told("chord { cell: 10 }",
                 "cells { index: 19 cell { face: MINESWEEPER_FACE_HIT } } status { " + hit + " }"),
            "chorded c2: d3 is a mine. A forced guess, 50 %. 2 lives left");
  EXPECT_EQ(told("open { cell: 2 }",
                 "cells { index: 2 cell { face: MINESWEEPER_FACE_OPEN number: 1 } } status { " +
                     hit + " }"),
            "opened c1: 1");
  EXPECT_EQ(told("open { cell: 2 }",
                 "cells { index: 2 cell { face: MINESWEEPER_FACE_OPEN number: 1 } } "
                 "status { hit { cell: 2 chance_permille: 250 } lives: 1 }"),
            "opened c1: not provably safe, a hit. A guess, 25 %; other cells were provably safe. "
            "1 life left");
}

TEST(MinesMoves, TheLastLifeIsToldOf) {
  EXPECT_EQ(told("open { cell: 19 }",
                 "cells { index: 19 cell { face: MINESWEEPER_FACE_HIT } } "
                 "status { hit { cell: 19 forced: true chance_permille: 500 } voting: true }"),
            "opened d3: a mine. A forced guess, 50 %. No life left");
}

TEST(MinesMoves, AtARaceAHitCostsTimeAndNoLife) {
  v1::MatchDelta change;
  *change.mutable_minesweeper() = parsed<v1::MinesweeperDelta>(
      "cells { index: 19 cell { face: MINESWEEPER_FACE_HIT } } "
      "status { hit { cell: 19 forced: true chance_permille: 500 } hits: 1 lives: 1 }");
  change.add_players()->set_frozen_until_ms(7'000);
  const MinesBoard after = board();
  EXPECT_EQ(move_words(parsed<v1::MinesweeperMove>("open { cell: 19 }"), &change, &after),
            "opened d3: a mine. A forced guess, 50 %");
}

TEST(MinesMoves, FlagsAndVotesAreTold) {
  EXPECT_EQ(told("flag { cell: 11 }", "cells { index: 11 cell { face: MINESWEEPER_FACE_FLAG } }"),
            "flagged d2");
  EXPECT_EQ(told("mark { cell: 12 }", "cells { index: 12 cell { face: MINESWEEPER_FACE_MARK } }"),
            "marked e2");
  EXPECT_EQ(told("clear { cell: 11 }", "cells { index: 11 cell { } }"), "cleared d2");
  EXPECT_EQ(told("vote { go_on: true }", "status { voting: true parts { vote: 1 } parts { } }"),
            "voted to go on (for going on 1, against 0)");
  EXPECT_EQ(told("vote { go_on: true }", "status { lives: 1 }"),
            "voted to go on: the match goes on");
  EXPECT_EQ(told("vote { }", "status { over: true }"),
            "voted against going on: the field stays lost");
  EXPECT_EQ(told("give_up { }", "status { parts { vote: 3 } parts { } }"),
            "voted to give up (for giving up 1)");
  EXPECT_EQ(told("give_up { }", "status { over: true }"), "gave up");
  EXPECT_EQ(told("decided { go_on: true }", ""), "ended the vote: a life comes back");
  EXPECT_EQ(told("decided { }", "status { over: true }"), "ended the vote: the field stays lost");
}

TEST(MinesStats, AreThePublishedMeasures) {
  const auto status = parsed<v1::MinesweeperStatus>(
      "hits: 1 worth { bbbv: 12 bbbv_done: 10 zini: 8 } "
      "parts { left_clicks: 10 right_clicks: 4 chords: 2 effective: 8 guesses: 1 "
      "expected_permille: 333 } parts { left_clicks: 4 effective: 2 }");
  EXPECT_THAT(stats_lines(status, 5'000),
              ElementsAre("3BV 10 of 12  3BV/s 2.00  ZiNi 8", "IOE 0.50  RQP 3.00",
                          "throughput 1.00  correctness 0.50", "clicks left 14 right 4 chord 2",
                          "1 guess, hits 1, expected 0.33"));
  EXPECT_EQ(stats_lines(v1::MinesweeperStatus(), 0)[1], "IOE -  RQP -  no-flag");
  auto lost = status;
  lost.set_opened(40);
  lost.set_to_open(71);
  EXPECT_EQ(stats_lines(lost, 5'000)[1], "IOE 0.50") << "RQP is a measure of won games";
}

TEST(MinesStats, AFieldLaidByAGameIdSaysWhich) {
  v1::MatchView match = some_mines();
  EXPECT_EQ(id_line(*MinesBoard::of(match)), "");
  v1::MinesweeperWorth& worth = *match.mutable_minesweeper()->mutable_status()->mutable_worth();
  worth.set_first(1);
  EXPECT_EQ(id_line(*MinesBoard::of(match)), "") << "laid by chance";
  worth.set_seed("7");
  EXPECT_EQ(id_line(*MinesBoard::of(match)), "id 8x8x9+7@a1");
}

}  // namespace
}  // namespace gridmates::words::testing
