// Leaderboards of a period and around a player, and pages of players.
#include "gmock/gmock.h"
#include "tests/client/linear/linear_fixture.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;

TEST_F(LinearTest, FameCanBeHadOfAPeriodAndAroundOneself) {
  go_online();
  linear_.type("leaderboard tictactoe --window month --around me --best no");
  const v1::ClientFrame asked = world_.take();
  EXPECT_EQ(asked.get_leaderboard().window(), "month");
  EXPECT_TRUE(asked.get_leaderboard().around_me());
  EXPECT_TRUE(asked.get_leaderboard().all());
  v1::ServerFrame fame;
  fame.set_reply_to(asked.request_id());
  fame.mutable_leaderboard()->set_window("2026-11");
  v1::Tally& line = *fame.mutable_leaderboard()->add_tallies();
  line.set_player("bo");
  line.set_wins(2);
  line.set_place(17);
  line.set_mine(true);
  line.add_runs("KITE-42/1");
  v1::Tally& last = *fame.mutable_leaderboard()->add_tallies();
  last.set_player("cy");
  world_.deliver(fame);
  EXPECT_THAT(printed(),
              ElementsAre("window 2026-11",
                          "player bo: 2 won, 0 drawn, 0 lost, place 17, yours, runs KITE-42/1",
                          "player cy: 0 won, 0 drawn, 0 lost, place -, runs ", "ok leaderboard 2"));
}

TEST_F(LinearTest, WhoHasNoLineThereIsToldSo) {
  go_online();
  linear_.type("leaderboard sudoku easy --around me");
  v1::ServerFrame fame;
  fame.set_reply_to(world_.take().request_id());
  fame.mutable_leaderboard()->set_game("sudoku");
  world_.deliver(fame);
  EXPECT_THAT(printed(), ElementsAre("you have no line there yet", "ok leaderboard 0"));
}

TEST_F(LinearTest, ACategoryIsTypedAsAHeadingSaysIt) {
  go_online();
  linear_.type("leaderboard sudoku race, 2 players");
  EXPECT_THAT(printed(), ElementsAre("no leaderboard USAGE: no leaderboard is for all of that: "
                                     "race, 2 players"));
  linear_.type("leaderboard sudoku Beginner, solo, no hints --window week");
  const v1::ClientFrame asked = world_.take();
  EXPECT_THAT(asked.get_leaderboard().words(), ElementsAre("beginner"));
  EXPECT_EQ(asked.get_leaderboard().team_size(), 1u);
  EXPECT_EQ(asked.get_leaderboard().window(), "week");
}

TEST_F(LinearTest, WhatPlayersHavePlayedCanBeHadByName) {
  go_online();
  linear_.type("me minesweeper");
  const v1::ClientFrame own = world_.take();
  EXPECT_EQ(own.get_player().name(), "");
  EXPECT_EQ(own.get_player().game(), "minesweeper");
  v1::ServerFrame page;
  page.set_reply_to(own.request_id());
  page.mutable_player_page()->set_name("ana");
  page.mutable_player_page()->set_mine(true);
  world_.deliver(page);
  EXPECT_THAT(
      printed(),
      ElementsAre("player ana (you): 0 matches, 0 won, current streak 0 days, best 0", "ok me 1"));
  const auto asked = [this](const char* line) {
    linear_.type(line);
    const v1::ClientFrame frame = world_.take();
    v1::ServerFrame no;
    no.set_reply_to(frame.request_id());
    no.mutable_error()->set_code(v1::ERROR_CODE_NOT_FOUND);
    no.mutable_error()->set_message("There is no player of this name.");
    world_.deliver(no);
    EXPECT_THAT(printed(), ElementsAre(testing::StartsWith("no player NOT_FOUND")));
    return frame.get_player();
  };
  EXPECT_EQ(asked("player bo").name(), "bo");
  const v1::GetPlayer third = asked("player the  baker sudoku --nth 3");
  EXPECT_EQ(third.name(), "the baker");
  EXPECT_EQ(third.game(), "sudoku");
  EXPECT_EQ(third.nth(), 2u);
  EXPECT_EQ(asked("player sudoku").name(), "sudoku") << "somebody may have this name";
}

// A game may follow the name, and a name may have blanks.
TEST_F(LinearTest, WhereNobodyHasTheNameAnUnknownGameBehindItIsNamed) {
  go_online();
  const auto said = [this](const char* line) {
    linear_.type(line);
    v1::ServerFrame no;
    no.set_reply_to(world_.take().request_id());
    no.mutable_error()->set_code(v1::ERROR_CODE_NOT_FOUND);
    no.mutable_error()->set_message("There is no player of this name.");
    world_.deliver(no);
    return printed();
  };
  EXPECT_THAT(said("player tim chess"),
              ElementsAre("no player NOT_FOUND: There is no player of the name tim chess, and no "
                          "game chess."));
  EXPECT_THAT(said("player tim"),
              ElementsAre("no player NOT_FOUND: There is no player of this name."));
  EXPECT_THAT(said("player tim taylor sudoku"),
              ElementsAre("no player NOT_FOUND: There is no player of this name."));
}

TEST_F(LinearTest, ARoomSaysHowItIsPlayed) {
  go_online();
  linear_.type("rooms");
  v1::ServerFrame list;
  list.set_reply_to(world_.take().request_id());
  v1::RoomSummary& room = *list.mutable_room_list()->add_rooms();
  room.set_code("FOX-7");
  room.set_game("connectfour");
  room.set_table(v1::TABLE_VERSUS);
  room.set_state(v1::ROOM_STATE_WAITING);
  room.set_host("bo");
  room.set_seated(1);
  room.set_seats(2);
  room.set_rated("7x6");
  room.add_clocks()->set_base_s(300);
  world_.deliver(list);
  EXPECT_THAT(printed(),
              ElementsAre("room FOX-7: connectfour versus, 7x6, waiting, host bo, 1 of 2 seats, "
                          "0 watching, clock: 300+0, rated",
                          "ok rooms 1"));
}

TEST_F(LinearTest, APlayersPageIsToldWithTheTechniquesOfItsReplays) {
  go_online();
  linear_.type("me");
  linear_.type("verbosity");
  v1::ServerFrame page;
  page.set_reply_to(world_.take().request_id());
  page.mutable_player_page()->set_name("ana");
  for (const char* run : {"KITE-1/1", "KITE-42/1"}) {
    v1::PastMatch& match = *page.mutable_player_page()->add_history();
    match.set_run(run);
    match.set_game("sudoku");
    match.set_outcome(v1::PAST_OUTCOME_SOLVED);
  }
  world_.deliver(page);
  v1::ClientFrame asked = world_.take();
  EXPECT_EQ(asked.get_replay().run(), "KITE-1/1");
  v1::ServerFrame gone;
  gone.set_reply_to(asked.request_id());
  gone.mutable_error()->set_code(v1::ERROR_CODE_NOT_FOUND);
  world_.deliver(gone);
  asked = world_.take();
  EXPECT_EQ(asked.get_replay().run(), "KITE-42/1");
  EXPECT_THAT(printed(), ElementsAre()) << "all of it comes at once";
  v1::ServerFrame told;
  told.set_reply_to(asked.request_id());
  *told.mutable_replay() = replay::sudoku_recorded().told();
  world_.deliver(told);
  const std::vector<std::string> lines = printed();
  EXPECT_THAT(lines[0], testing::StartsWith("player ana: "));
  EXPECT_THAT(lines[1], testing::StartsWith("next step was "));
  EXPECT_THAT(lines[1], testing::HasSubstr("in 1 of 1 match, longest pause 1:00 (KITE-42/1)"));
  EXPECT_EQ(lines[lines.size() - 2], "ok me " + std::to_string(lines.size() - 2));
  EXPECT_EQ(lines.back(), "ok verbosity 3") << "answers come in order";
}

}  // namespace
}  // namespace gridmates::linear
