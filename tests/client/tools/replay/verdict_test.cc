// A run that agrees with its journal holds, and changes in its journal or in its line are detected.
#include "client/tools/replay/verdict.h"

#include <gmock/gmock.h>

#include "client/catalogue/catalogue.h"
#include "engine/games/games.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/tools/replay/said.h"

namespace gridmates::tools {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

constexpr auto kSolved = v1::ROOM_STATE_FINISHED_SOLVED;

// The replay of bo, who is second, or of ana.
v1::Replay raced(std::uint32_t player) {
  ToldMatch match("sudoku", v1::TABLE_RACE, kAlmostSolved);
  for (std::uint32_t cell = 0; cell < 3; ++cell) {
    match.play(10'000 + cell, 0, sudoku_set(cell, cell == 0 ? 5 : cell + 2));
    match.play(20'000 + cell, 1, sudoku_set(cell, cell == 0 ? 5 : cell + 2));
  }
  return match.told(kSolved, v1::END_CAUSE_MOVE, player);
}

v1::Moved& moved(v1::Replay& replay, int number) {
  for (v1::Event& event : *replay.mutable_events()) {
    if (event.has_moved() && number-- == 0) return *event.mutable_moved();
  }
  ADD_FAILURE() << "there is no such move";
  return *replay.mutable_events(0)->mutable_moved();
}

// With new hashes, which somebody who changes the journal can make too.
std::string said_when_sealed(v1::Replay replay) {
  ToldMatch::seal(replay);
  return said_of(replay);
}

TEST(Verdict, ARunThatIsWhatItsJournalSaysHolds) {
  EXPECT_EQ(said_of(solved_together()), "KITE-42/1: holds, 19:22.041, hints 2\n");
  EXPECT_EQ(said_of(duel()), "KITE-42/1: holds, 0:05.000, won\n");
  EXPECT_EQ(said_of(raced_in_order(0)), "KITE-42/1: holds, ana, 0:10.002\n");
  EXPECT_EQ(said_of(raced_in_order(1)), "KITE-42/1: holds, bo, 0:20.002\n");
}

TEST(Verdict, AMatchThatDoesNotCountHoldsToo) {
  ToldMatch match("sudoku", v1::TABLE_COOP, kAlmostSolved);
  match.play(60'000, 0, sudoku_set(0, 5));
  match.hint(61'000, 1);
  v1::Replay stopped = match.told(v1::ROOM_STATE_FINISHED_UNSOLVED, v1::END_CAUSE_STOPPED);
  stopped.clear_recorded();
  EXPECT_EQ(said_of(stopped),
            "KITE-42/1: holds, 1:01.000, unsolved, hints 1, not on the leaderboards\n");
}

TEST(Verdict, AChangedLineIsFound) {
  v1::Replay replay = solved_together();
  replay.mutable_recorded()->set_time_ms(1'602);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: time, server 0:01.602, journal 19:22.041\n");

  replay = solved_together();
  replay.mutable_recorded()->mutable_players(1)->set_name("eve");
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: players, server ana, eve, journal ana, bo\n");

  replay = solved_together();
  replay.mutable_recorded()->set_assisted(false);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: help, server without help, journal with help\n");

  replay = solved_together();
  std::string& category = *replay.mutable_recorded()->mutable_category();
  ASSERT_THAT(category, testing::EndsWith(" hints"));
  category.resize(category.size() - std::string(" hints").size());
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: help, server none, journal hints\n");
  category = "extreme hints";
  EXPECT_THAT(said_of(replay), HasSubstr("differs: category, server extreme hints, journal "));

  replay = solved_together();
  replay.mutable_recorded()->set_interrupted(false);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: pauses, server no, journal yes\n");

  replay = solved_together();
  replay.mutable_recorded()->set_wall_time_ms(1'700'000'000'000);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: date, server 2023-11-14, journal 2025-10-09\n");

  replay = solved_together();
  replay.mutable_recorded()->set_pack("other");
  replay.mutable_recorded()->set_number(7);
  replay.mutable_recorded()->set_level("extreme");
  EXPECT_THAT(said_of(replay), HasSubstr("differs: puzzle, server other/7, extreme, journal "));

  replay = solved_together();
  replay.mutable_recorded()->mutable_players()->RemoveLast();
  replay.mutable_recorded()->set_time_ms(1);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: time, server 0:00.001, journal 19:22.041\n"
            "KITE-42/1: differs: players, server ana, journal ana, bo\n"
            "KITE-42/1: differs: result, server solved, journal solved, solved\n");

  replay = duel();
  replay.mutable_recorded()->mutable_players(0)->set_result(v1::RUN_RESULT_LOST);
  replay.mutable_recorded()->mutable_players(1)->set_result(v1::RUN_RESULT_WON);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: result, server lost, won, journal won, lost\n");

  replay = raced_in_order(1);
  replay.mutable_recorded()->mutable_players(1)->set_time_ms(9'000);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: time, server 0:09.000, journal 0:20.002\n");
}

TEST(Verdict, ALineThatIsMissingOrTooManyIsFound) {
  v1::Replay replay = solved_together();
  replay.clear_recorded();
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: leaderboards, server no line, journal a line\n");
  replay = solved_together();
  replay.mutable_head()->mutable_board()->set_again(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: leaderboards, server a line, journal no line\n");
}

TEST(Verdict, AChangedMoveIsFound) {
  v1::Replay replay = solved_together();
  *moved(replay, 0).mutable_move() = sudoku_set(3, 5);
  EXPECT_THAT(said_when_sealed(replay),
              StartsWith("KITE-42/1: differs: journal, event 6 at 1:00.000: A4 "))
      << "a given";
  replay = solved_together();
  *moved(replay, 4).mutable_move() = sudoku_set(2, 5);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("its moves do not lead to such an end"));
  replay = solved_together();
  moved(replay, 0).set_player(1);
  replay.mutable_events(1)->set_member(2);
  EXPECT_EQ(said_when_sealed(replay),
            "KITE-42/1: differs: board, server another one at the end, journal what its moves lead "
            "to\n")
      << "who wrote it stands on the board";
  replay = duel();
  *moved(replay, 1).mutable_move() = ttt_mark(0);
  EXPECT_THAT(said_when_sealed(replay), StartsWith("KITE-42/1: differs: journal, event 7 at "));
}

TEST(Verdict, AChangedTimeOfAnEventIsFound) {
  v1::Replay replay = solved_together();
  replay.mutable_events(replay.events_size() - 1)->set_room_time_ms(1'200'000);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("but ends later"));
  replay.mutable_events(replay.events_size() - 2)->set_room_time_ms(1'200'000);
  EXPECT_EQ(said_when_sealed(replay),
            "KITE-42/1: differs: time, server 19:22.041, journal 20:00.000\n");
  replay = solved_together();
  replay.mutable_events(2)->set_room_time_ms(70'000);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("time goes backwards"));
  replay = solved_together();
  replay.mutable_events(0)->set_room_time_ms(5);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("a match begins at 0:00.000"));
  replay = solved_together();
  replay.mutable_events(6)->set_room_time_ms(63'500);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("time goes on in a pause"));
  replay = solved_together();
  replay.mutable_events(2)->set_room_time_ms(61'500);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: differs: events, server "))
      << "nothing but the hash of the events says so";
}

TEST(Verdict, WhyAJournalCannotBeIsTranslated) {
  using catalogue::testing::compiled;
  v1::Replay replay = solved_together();
  replay.mutable_events()->DeleteSubrange(2, 1);
  ASSERT_TRUE(choose_language(compiled({{{"{} events are there, and the match has {}", ""},
                                         {"{1} Ereignisse sollen es sein, da sind {0}", ""}}})));
  const std::string said = said_when_sealed(replay);
  choose_language("");
  EXPECT_THAT(said, HasSubstr("differs: journal, 10 Ereignisse sollen es sein, da sind 9"));
}

TEST(Verdict, ARemovedAssistIsFound) {
  v1::Replay replay = solved_together();
  replay.mutable_events()->DeleteSubrange(2, 1);
  EXPECT_THAT(said_when_sealed(replay),
              HasSubstr("differs: journal, 9 events are there, and the match has 10"));
  replay.set_events_in_all(9);
  EXPECT_EQ(said_of(replay).substr(0, 27), "KITE-42/1: differs: events,");
  replay.mutable_events()->DeleteSubrange(6, 1);
  replay.set_events_in_all(8);
  EXPECT_THAT(said_when_sealed(replay),
              AllOf(HasSubstr("differs: board,"), HasSubstr("help, server with help, journal "
                                                            "without help")));
}

TEST(Verdict, ARaceTakesNoMoveThatItsRulesDoNot) {
  EXPECT_THAT(said_of(raced(0)), HasSubstr("time goes backwards"));
  v1::Replay replay = raced_in_order(0);
  moved(replay, 0).set_match_index(1);
  EXPECT_THAT(said_when_sealed(replay), HasSubstr("it is made in another match"));
}

TEST(Verdict, WhoGivesADuelUpHasLostIt) {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  match.play(1'000, 0, ttt_mark(0));
  match.play(2'000, 1, ttt_mark(1));
  v1::Replay resigned = match.resigned(0);
  EXPECT_EQ(said_of(resigned), "KITE-42/1: holds, 0:02.000, won by bo\n");
  resigned.mutable_events(resigned.events_size() - 1)->set_member(2);
  EXPECT_THAT(said_when_sealed(resigned),
              HasSubstr("the player who gave up is not recorded as the loser"));
}

TEST(Verdict, FollowsMovesThatAreTakenBack) {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  std::uint64_t now_ms = 0;
  for (const std::uint32_t cell : {8, 0}) match.play(++now_ms, cell == 8 ? 0 : 1, ttt_mark(cell));
  match.take_back(++now_ms, 2);
  for (const std::uint32_t cell : {0, 3, 1, 4, 8}) {
    match.play(++now_ms, cell == 3 || cell == 4 ? 1 : 0, ttt_mark(cell));
  }
  match.take_back(++now_ms, 1);
  match.play(++now_ms, 0, ttt_mark(2));
  const v1::Replay fair = match.told(v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_THAT(said_of(fair), StartsWith("KITE-42/1: holds"));
  v1::Replay forged = fair;
  forged.mutable_events(3)->mutable_taken_back()->set_moves(3);
  EXPECT_THAT(said_when_sealed(forged), HasSubstr("there are no such moves to take back"));
  forged = fair;
  forged.mutable_events(3)->mutable_taken_back()->set_moves(1);
  EXPECT_THAT(said_when_sealed(forged), HasSubstr("differs: journal, event"));
  forged = fair;
  forged.mutable_head()->set_rated("3x3");
  EXPECT_THAT(said_when_sealed(forged), HasSubstr("moves cannot be taken back in such a match"));
}

TEST(Verdict, WhatThisProgramDoesNotKnowItCannotSay) {
  v1::Replay replay = solved_together();
  replay.set_rules_version(99);
  EXPECT_THAT(said_of(replay),
              StartsWith("KITE-42/1: cannot be checked: this program has version"));
  replay.set_rules_version(0);
  EXPECT_THAT(said_of(replay), HasSubstr("from a server too old to send boards"));
  replay.mutable_head()->set_game("chess");
  EXPECT_THAT(said_of(replay), HasSubstr("does not know the game"));
  replay = solved_together();
  replay.set_board("none");
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: differs: journal, board: "));
  EXPECT_FALSE(verdict_of(v1::Replay(), all_games()).holds());
}

TEST(Verdict, IsToldAsJsonToo) {
  EXPECT_EQ(verdict_json(verdict_of(solved_together(), all_games())),
            "{\"run\":\"KITE-42/1\",\"verdict\":\"holds\",\"told\":\"19:22.041, hints 2\"}\n");
  v1::Replay replay = solved_together();
  replay.mutable_recorded()->set_time_ms(1'602);
  EXPECT_EQ(verdict_json(verdict_of(replay, all_games())),
            "{\"run\":\"KITE-42/1\",\"verdict\":\"differs\",\"differences\":[{\"what\":\"time\","
            "\"server\":\"0:01.602\",\"journal\":\"19:22.041\"}]}\n");
  replay.set_rules_version(99);
  EXPECT_THAT(verdict_json(verdict_of(replay, all_games())), HasSubstr("\"verdict\":\"unknown\""));
}

}  // namespace
}  // namespace gridmates::tools
