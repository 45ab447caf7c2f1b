// A watcher with a delay is sent nothing that depends on what happened after the moment shown;
// racers are sent nothing that depends on the talk or the names of watchers.
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::noninterference {
namespace {

using actors::test::Client;
using actors::test::World;
using Sent = std::vector<std::string>;

constexpr std::uint32_t kDelayS = 60;

Sent sent_to(const Client& client) {
  Sent sent;
  for (const v1::ServerFrame& frame : client.frames()) sent.push_back(frame.SerializeAsString());
  return sent;
}

class Evening {
 public:
  Evening(const std::string& game, v1::Table table, std::uint32_t delay_s) {
    ana->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game(game);
    create.set_table(table);
    create.set_delay_s(delay_s);
    if (game == "sudoku") create.mutable_puzzle()->set_pasted(actors::test::kPuzzle);
    ana->send(frame);
    ana->enter_room(ana->last(actors::test::Body::kRoomCreated)->room_created().code());
    ana->resume();
    bo->come_in("Bo", ana->room());
    for (Client* watcher : {wim.get(), lea.get()}) {
      watcher->enter(watcher == wim.get() ? "Wim" : "Lea");
      watcher->enter_room(ana->room());
      watcher->join(true);
      watcher->resume();
    }
  }
  void wait(std::uint64_t ms) {
    v1::ClientFrame ping;
    ping.mutable_ping();
    for (; ms > 0; ms -= std::min<std::uint64_t>(ms, 10'000)) {
      for (Client* client : {ana.get(), bo.get(), wim.get(), lea.get()}) client->send(ping);
      world.pass(std::min<std::uint64_t>(ms, 10'000));
    }
  }
  void point(Client& client, std::uint32_t cursor) {
    v1::ClientFrame frame;
    frame.mutable_presence()->set_room(ana->room());
    frame.mutable_presence()->set_cursor(cursor);
    client.send(frame);
  }
  void ask(Client& client, void (*what)(v1::Action&)) {
    v1::Action action = client.action();
    what(action);
    client.act(action);
  }

  World world;
  std::unique_ptr<Client> ana = world.client(1);
  std::unique_ptr<Client> bo = world.client(2);
  std::unique_ptr<Client> wim = world.client(3);
  std::unique_ptr<Client> lea = world.client(4);
};

// What happens in the seconds that the watcher may not know: little, or a whole match.
void play_on(Evening& evening, std::size_t side) {
  evening.bo->mark(0);
  if (side == 0) return;
  evening.ana->mark(1);
  evening.bo->say("good luck");
  evening.point(*evening.ana, 7);
  evening.bo->mark(3);
  evening.ana->mark(7);
  const auto dan = evening.world.client(5);
  dan->come_in("Dan", evening.ana->room());
  dan->connection().hang_up();
  evening.ask(*evening.lea, [](v1::Action& action) { action.mutable_leave(); });
  evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_rematch(); });
  evening.ask(*evening.bo, [](v1::Action& action) { action.mutable_stand(); });
}

// Wim's requests; for a seat only its present availability is visible.
void ask_about(Evening& evening) {
  Client& wim = *evening.wim;
  wim.say("hello");
  wim.mark(5);
  wim.start();
  evening.ask(wim, [](v1::Action& action) { action.mutable_pause(); });
  evening.ask(wim, [](v1::Action& action) { action.mutable_vote(); });
  evening.ask(wim, [](v1::Action& action) { action.mutable_kick()->set_member(5); });
  evening.ask(wim, [](v1::Action& action) { action.mutable_rename()->set_name("Wim"); });
  v1::Action again = wim.action(1);
  again.mutable_join()->set_watch(true);
  wim.act(again);
  evening.point(wim, 3);
  wim.resume();
  wim.resume(wim.last(actors::test::Body::kSyncDone)->sync_done().epoch(), 9);
}

TEST(Watchers, WhatIsNotDueShowsInNothing) {
  std::array<Sent, 2> sent;
  std::array<Sent, 2> sent_later;
  for (std::size_t side = 0; side < 2; ++side) {
    Evening evening("tictactoe", v1::TABLE_VERSUS, kDelayS);
    evening.ana->start();
    evening.ana->mark(4);
    evening.wait(30'000);
    ask_about(evening);
    evening.wait(31'000);
    play_on(evening, side);
    evening.wait(25'000);
    ask_about(evening);
    evening.wait(30'000);
    ask_about(evening);
    sent[side] = sent_to(*evening.wim);
    evening.wait(60'000);
    sent_later[side] = sent_to(*evening.wim);
  }
  EXPECT_EQ(sent[0], sent[1]);
  EXPECT_GT(sent[0].size(), 60U);
  EXPECT_NE(sent_later[0], sent_later[1]) << "there was something to show";
}

Sent sent_to_racers(const Evening& evening) {
  Sent sent = sent_to(*evening.ana);
  for (const std::string& frame : sent_to(*evening.bo)) sent.push_back(frame);
  return sent;
}

// The frames sent to Ana until both racers have given up.
std::string sent_by_the_end(Evening& evening) {
  for (Client* racer : {evening.ana.get(), evening.bo.get()}) {
    evening.ask(*racer, [](v1::Action& action) { action.mutable_resign(); });
  }
  std::string all;
  for (const std::string& frame : sent_to(*evening.ana)) all += frame;
  return all;
}

TEST(Watchers, WhatTheySayShowsToNobodyWhoRaces) {
  std::array<Sent, 2> sent;
  std::array<std::string, 2> heard;
  for (std::size_t side = 0; side < 2; ++side) {
    Evening evening("sudoku", v1::TABLE_RACE, 0);
    evening.ana->start();
    evening.wait(4'000);
    evening.wim->say(side == 0 ? "A1 is 5, and A2 is 3" : "well");
    evening.ana->set(75, 2);
    (side == 0 ? evening.lea : evening.wim)->say(side == 0 ? "no" : "played, I would say");
    evening.ana->resume();
    evening.bo->resume(evening.bo->last(actors::test::Body::kSyncDone)->sync_done().epoch(), 8);
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_say()->set_text("so"); });
    evening.wait(10'000);
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_pause(); });
    evening.wim->say(side == 0 ? "B1" : "C9 or so");
    evening.ana->resume();
    evening.bo->resume();
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_unpause(); });
    evening.wait(4'000);
    sent[side] = sent_to_racers(evening);
    heard[side] = sent_by_the_end(evening);
  }
  EXPECT_EQ(sent[0], sent[1]);
  EXPECT_NE(heard[0].find("A1 is 5"), std::string::npos) << "after the end they hear it";
  EXPECT_NE(heard[1].find("C9 or so"), std::string::npos);
}

// A member of another room may have seen the board.
TEST(Watchers, WhatWhoInvitesFromElsewhereIsCalledShowsToNobodyWhoRaces) {
  std::array<Sent, 2> sent;
  for (std::size_t side = 0; side < 2; ++side) {
    Evening evening("sudoku", v1::TABLE_RACE, 0);
    evening.ana->start();
    evening.wait(4'000);
    const auto dan = evening.world.client(5);
    dan->enter(side == 0 ? "A1 is 5" : "Dan");
    dan->create("tictactoe", v1::TABLE_VERSUS);
    for (const char* name : {"Ana", "Bo"}) {
      v1::Action action = dan->action();
      action.mutable_invite()->set_name(name);
      dan->act(action);
    }
    EXPECT_TRUE(evening.bo->last(actors::test::Body::kInvitation));
    sent[side] = sent_to_racers(evening);
  }
  EXPECT_EQ(sent[0], sent[1]);
}

// A racer who has finished sees all boards.
TEST(Watchers, WhatIsSaidByWhoHasFinishedShowsToNobodyWhoRaces) {
  std::array<Sent, 2> sent;
  std::array<std::string, 2> heard;
  for (std::size_t side = 0; side < 2; ++side) {
    Evening evening("sudoku", v1::TABLE_RACE, 0);
    evening.ana->start();
    evening.wait(4'000);
    evening.bo->set(75, 2);
    const std::uint32_t digits[] = {2, 8, 6, 1, 7, 9};
    for (std::uint32_t i = 0; i < 6; ++i) evening.ana->set(75 + i, digits[i]);
    evening.ana->say(side == 0 ? "D9 is 2, and E9 is 8" : "well");
    const auto dan = evening.world.client(5);
    dan->enter("Dan");
    if (side == 0) {
      evening.ask(*evening.ana,
                  [](v1::Action& action) { action.mutable_invite()->set_name("Dan"); });
    } else {
      evening.ana->say("come");
    }
    evening.bo->set(76, 8);
    evening.bo->resume();
    evening.wait(10'000);
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_pause(); });
    evening.ana->say(side == 0 ? "F9 is 6" : "so");
    evening.bo->resume();
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_unpause(); });
    evening.wait(4'000);
    evening.bo->resume(evening.bo->last(actors::test::Body::kSyncDone)->sync_done().epoch(), 8);
    sent[side] = sent_to(*evening.bo);
    evening.ask(*evening.bo, [](v1::Action& action) { action.mutable_resign(); });
    for (const std::string& frame : sent_to(*evening.bo)) heard[side] += frame;
  }
  EXPECT_EQ(sent[0], sent[1]);
  EXPECT_NE(heard[0].find("F9 is 6"), std::string::npos) << "after the end they hear it";
  EXPECT_NE(heard[1].find("well"), std::string::npos);
}

TEST(Watchers, WhatTheyAreCalledShowsToNobodyWhoRaces) {
  std::array<Sent, 2> sent;
  std::array<std::string, 2> shown;
  for (std::size_t side = 0; side < 2; ++side) {
    Evening evening("sudoku", v1::TABLE_RACE, 0);
    evening.ana->start();
    evening.wait(4'000);
    const auto dan = evening.world.client(5);
    dan->enter(side == 0 ? "A1 is 5" : "Dan");
    dan->enter_room(evening.ana->room());
    dan->join(true);
    dan->resume();
    evening.ask(*dan, [](v1::Action& action) { action.mutable_invite()->set_name("Lea"); });
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_rename()->set_name("DAN"); });
    evening.ana->set(75, 2);
    evening.ask(*dan, [](v1::Action& action) { action.mutable_leave(); });
    dan->join(true);
    evening.ana->resume();
    evening.bo->resume(evening.bo->last(actors::test::Body::kSyncDone)->sync_done().epoch(), 8);
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_pause(); });
    evening.bo->resume();
    evening.ask(*evening.ana, [](v1::Action& action) { action.mutable_unpause(); });
    evening.wait(4'000);
    sent[side] = sent_to_racers(evening);
    shown[side] = sent_by_the_end(evening);
  }
  EXPECT_EQ(sent[0], sent[1]);
  EXPECT_NE(shown[0].find("A1 is 5"), std::string::npos) << "after the end they see it";
}

}  // namespace
}  // namespace gridmates::noninterference
