// Commands, their answers, and events of a room.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// Entering

TEST_F(LinearTest, SaysWhoYouAre) {
  client_.start();
  greet();
  EXPECT_THAT(printed(), ElementsAre("* signed in as ana"));
}

TEST_F(LinearTest, NewPrintsTheCodeAndTheSeat) {
  go_online();
  linear_.type("new sudoku coop --puzzle starter/3 --private");
  const auto asked = world_.take();
  EXPECT_EQ(asked.create_room().game(), "sudoku");
  EXPECT_EQ(asked.create_room().table(), v1::TABLE_COOP);
  EXPECT_TRUE(asked.create_room().private_room());
  EXPECT_EQ(asked.create_room().puzzle().pack().pack(), "starter");
  EXPECT_EQ(asked.create_room().puzzle().pack().number(), 3u);
  v1::ServerFrame created;
  created.set_reply_to(asked.request_id());
  created.mutable_room_created()->set_code("KITE-42");
  world_.deliver(created);
  EXPECT_THAT(printed(), IsEmpty()) << "the answer comes when the room can be seen";
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_THAT(printed(), ElementsAre("ok new KITE-42 seat 1"));
}

TEST_F(LinearTest, NewTakesAPastedPuzzle) {
  go_online();
  const std::string puzzle(81, '.');
  linear_.type("new sudoku coop --puzzle " + puzzle);
  EXPECT_EQ(world_.take().create_room().puzzle().pasted(), puzzle);
}

TEST_F(LinearTest, WatchingIsSaid) {
  server_.add_member(3, "cy", 0);
  go_online();
  linear_.type("watch kite-42");
  const auto resume = world_.take();
  EXPECT_EQ(resume.resume().room(), "KITE-42");
  world_.deliver(
      client::error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no"));
  const auto join = world_.take();
  EXPECT_TRUE(join.action().join().watch());
  world_.deliver(accepted(join, 3));
  world_.deliver(server_.snapshot(3));
  world_.deliver(server_.sync_done());
  EXPECT_THAT(
      printed(),
      ElementsAre(StartsWith("room KITE-42: sudoku co-op, public, playing, puzzle "
                             "starter/3 (unrated), match 1, time "),
                  "options: 9x9", "member 1: ana, seat 1, host, away", "member 2: bo, seat 2, away",
                  "member 3: cy, watching, you", "ok watch KITE-42 watching"));
}

TEST_F(LinearTest, ARefusedJoinSaysWhy) {
  go_online();
  linear_.type("join NOPE-1");
  world_.deliver(
      client::error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "no"));
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER,
                                 "There is no room NOPE-1."));
  EXPECT_THAT(printed(), ElementsAre("no join NOT_FOUND: There is no room NOPE-1."));
}

TEST_F(LinearTest, ARefusedJoinLeavesNoRoomForWhatWasTypedBehindIt) {
  go_online();
  linear_.type("join NOPE-1");
  linear_.type("join KITE-42");
  world_.deliver(
      client::error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "no"));
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "no"));
  EXPECT_EQ(world_.take().resume().room(), "KITE-42");
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_THAT(printed(), ElementsAre("no join NOT_FOUND: no", StartsWith("room KITE-42: "),
                                     StartsWith("options: "), StartsWith("member 1: ana"),
                                     StartsWith("member 2: bo"), "ok join KITE-42 seat 1"));
}

// Playing: a short evening as a whole, line by line.

TEST_F(LinearTest, AGoldenTranscript) {
  go_to_room();
  linear_.type("set E5 5");
  const auto set = world_.take();
  EXPECT_EQ(set.action().play().move().sudoku().set().cell(), 40u);
  EXPECT_EQ(set.action().play().move().sudoku().set().digit(), 5u);
  world_.deliver(accepted(set, 4));
  world_.deliver(server_.events(server_.set(1, 40, 5)));
  world_.deliver(server_.events(server_.set(2, 37, 5)));

  linear_.type("set A1 5");
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_ILLEGAL_MOVE, v1::RETRY_NEVER,
                                 "A1 is a given."));
  linear_.type("say hello there");
  const auto said = world_.take();
  EXPECT_EQ(said.action().say().text(), "hello there");
  world_.deliver(server_.events(server_.said(1, "hello there")));
  world_.deliver(accepted(said, 6));

  auto ended = server_.next(2);
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  ended.mutable_ended()->set_cause(v1::END_CAUSE_MOVE);
  ended.mutable_ended()->set_run("KITE-42/1");
  ended.set_room_time_ms(725'043);
  world_.deliver(server_.events(ended));

  EXPECT_THAT(printed(), ElementsAre("ok set",                               //
                                     "KITE-42 ana set E5 = 5.",              //
                                     "KITE-42 bo set E2 = 5.",               //
                                     "no set ILLEGAL_MOVE: A1 is a given.",  //
                                     "KITE-42 ana says: hello there",        //
                                     "ok say",                               //
                                     "KITE-42 match 1: solved. Time 12:05.043. Run KITE-42/1."));
}

TEST_F(LinearTest, EveryRoomCommandAsksForItsAct) {
  using Act = v1::Action::ActCase;
  const std::vector<std::pair<std::string, Act>> commands = {
      {"sit", Act::kSit},
      {"sit 2", Act::kSit},
      {"stand", Act::kStand},
      {"start", Act::kStart},
      {"stop", Act::kStop},
      {"give up", Act::kRenew},
      {"yes", Act::kVote},
      {"no", Act::kVote},
      {"go on", Act::kVote},
      {"resign", Act::kResign},
      {"rematch", Act::kRematch},
      {"next", Act::kNext},
      {"pause", Act::kPause},
      {"unpause", Act::kUnpause},
      {"say hi", Act::kSay},
      {"kick bo", Act::kKick},
      {"host bo", Act::kPassHost},
      {"undo", Act::kPlay},
      {"redo", Act::kPlay},
      {"clear A5", Act::kPlay},
      {"note A5 27", Act::kPlay},
      {"SET i9 9", Act::kPlay},
      {"next --puzzle starter/0", Act::kNext},
      {"leave", Act::kLeave}};
  go_to_room();
  for (const auto& [line, act] : commands) {
    linear_.type(line);
    const auto asked = world_.take();
    EXPECT_EQ(asked.action().act_case(), act) << line;
    EXPECT_EQ(asked.action().room(), "KITE-42");
    world_.deliver(accepted(asked, 0));
    EXPECT_THAT(printed(), ElementsAre(StartsWith("ok "))) << line;
  }
  EXPECT_EQ(client_.room_code(), "");
}

// Looking

TEST_F(LinearTest, BoardWaitsForWhatWasDoneBefore) {
  go_to_room();
  linear_.type("set A1 7");
  linear_.type("board");
  const auto set = world_.take();
  world_.deliver(accepted(set, 4));
  EXPECT_THAT(printed(), ElementsAre("ok set")) << "the board does not show it yet";
  world_.deliver(server_.events(server_.set(1, 0, 7)));
  const auto lines = printed();
  ASSERT_EQ(lines.size(), 13u);
  EXPECT_EQ(lines[0], "KITE-42 ana set A1 = 7.");
  EXPECT_EQ(lines[1], "row A: 7 . . . . . . . .");
  EXPECT_EQ(lines[9], "row I: . . . . . . . . .");
  EXPECT_EQ(lines[10], "wrote ana: A1");
  EXPECT_EQ(lines[11], "filled 1 of 81");
  EXPECT_EQ(lines[12], "ok board KITE-42");
}

TEST_F(LinearTest, WhereNamesEverybody) {
  server_.add_member(3, "cy", 0);
  auto snapshot = server_.snapshot(1);
  v1::Presence& here = *snapshot.mutable_snapshot()->add_presence();
  here.set_member(2);
  here.set_connected(true);
  go_online();
  linear_.type("join KITE-42");
  world_.deliver(snapshot);
  world_.deliver(server_.sync_done());
  lines_.clear();
  linear_.type("where");
  EXPECT_THAT(
      printed(),
      ElementsAre("room KITE-42: sudoku co-op, public, playing, puzzle starter/3 (unrated), "
                  "match 1, time 0:03",
                  "options: 9x9", "member 1: ana, seat 1, host, you", "member 2: bo, seat 2",
                  "member 3: cy, watching, away", "ok where KITE-42 seat 1"));
}

TEST_F(LinearTest, HelpNamesEveryCommandOfTheIssue) {
  go_online();
  linear_.type("help");
  std::string all;
  for (const auto& line : printed()) all += line + "\n";
  for (const char* word :
       {"new",     "rooms", "join", "watch", "sit",   "stand",  "start",   "stop",  "set",
        "clear",   "note",  "undo", "redo",  "play",  "resign", "rematch", "next",  "pause",
        "unpause", "say",   "kick", "host",  "board", "where",  "help",    "leave", "quit"}) {
    EXPECT_THAT(all, HasSubstr("help " + std::string(word)));
  }
}

TEST_F(LinearTest, RoomsAreListedBeforeTheAnswer) {
  go_online();
  linear_.type("rooms");
  v1::ServerFrame list;
  list.set_reply_to(world_.take().request_id());
  v1::RoomSummary& room = *list.mutable_room_list()->add_rooms();
  room.set_code("KITE-42");
  room.set_game("sudoku");
  room.set_table(v1::TABLE_COOP);
  room.set_state(v1::ROOM_STATE_WAITING);
  room.set_host("bo");
  room.set_seats(4);
  room.set_seated(1);
  world_.deliver(list);
  EXPECT_THAT(
      printed(),
      ElementsAre("room KITE-42: sudoku co-op, 9x9, waiting, host bo, 1 of 4 seats, 0 watching",
                  "ok rooms 1"));
}

TEST_F(LinearTest, FameCanBeHadByCategoryAndSaysThatThereIsMore) {
  go_online();
  linear_.type("leaderboard minesweeper");
  const v1::ClientFrame all = world_.take();
  EXPECT_THAT(all.get_leaderboard().words(), IsEmpty());
  v1::ServerFrame fame;
  fame.set_reply_to(all.request_id());
  v1::BestTimes& times = *fame.mutable_leaderboard()->add_best_times();
  times.set_category("9x9/10 zero standard");
  v1::BestTime& line = *times.add_lines();
  line.set_run("KITE-42/1");
  line.add_players("bo");
  line.set_time_ms(25'043);
  line.set_place(1);
  fame.mutable_leaderboard()->set_more(true);
  world_.deliver(fame);
  EXPECT_THAT(printed(),
              ElementsAre("time 1: 0:25.043 by bo, 9x9/10 zero standard, no hints, "
                          "run KITE-42/1",
                          "more: there are more leaderboards; name a category to see them",
                          "ok leaderboard 1"));
  linear_.type("leaderboard minesweeper 16x16/40 zero speed");
  const v1::ClientFrame one = world_.take();
  EXPECT_THAT(one.get_leaderboard().words(), ElementsAre("16x16/40", "zero", "speed"));
  v1::ServerFrame nobody;
  nobody.set_reply_to(one.request_id());
  nobody.mutable_leaderboard();
  world_.deliver(nobody);
  EXPECT_THAT(printed(), ElementsAre("these words match no leaderboard yet", "ok leaderboard 0"));
}

TEST_F(LinearTest, FameShows3BvAndCanBeHadWholeAndByRate) {
  go_online();
  linear_.type("leaderboard minesweeper --all 9x9/10 zero speed --by-rate");
  const v1::ClientFrame asked = world_.take();
  EXPECT_THAT(asked.get_leaderboard().words(), ElementsAre("9x9/10", "zero", "speed"));
  EXPECT_TRUE(asked.get_leaderboard().all());
  EXPECT_EQ(asked.get_leaderboard().order(), v1::LEADERBOARD_ORDER_RATE);
  v1::ServerFrame fame;
  fame.set_reply_to(asked.request_id());
  v1::BestTimes& times = *fame.mutable_leaderboard()->add_best_times();
  times.set_category("9x9/10 zero speed");
  v1::BestTime& line = *times.add_lines();
  line.set_run("KITE-42/1");
  line.add_players("bo");
  line.set_time_ms(20'000);
  line.set_worth(25);
  line.set_place(1);
  line.set_interrupted(true);
  world_.deliver(fame);
  EXPECT_THAT(printed(), ElementsAre("time 1: 0:20.000 by bo, 3BV 25  1.250/s, 9x9/10 zero speed, "
                                     "no hints, paused, run KITE-42/1",
                                     "ok leaderboard 1"));
}

}  // namespace
}  // namespace gridmates::linear
