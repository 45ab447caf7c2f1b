// Clients that break the protocol, against the real server. Meanwhile two people play; at the end
// of every test their match is over, the server exits cleanly and its journals are consistent.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/e2e/evening.h"
#include "tests/e2e/frame_client.h"

namespace gridmates::e2e {
namespace {

using support::Opcode;
using support::status_of;
using support::upgrade_request;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// An action with this client_seq.
template <class Fill>
v1::Action action(std::uint64_t client_seq, Fill fill) {
  v1::Action action;
  action.set_client_seq(client_seq);
  fill(action);
  return action;
}
v1::Action join(std::uint64_t client_seq, bool watch = false) {
  return action(client_seq, [watch](v1::Action& a) { a.mutable_join()->set_watch(watch); });
}
v1::Action start(std::uint64_t client_seq) {
  return action(client_seq, [](v1::Action& a) { a.mutable_start(); });
}
v1::Action mark(std::uint64_t client_seq, std::uint32_t cell) {
  return action(client_seq, [cell](v1::Action& a) {
    a.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(cell);
  });
}
v1::Action say(std::uint64_t client_seq, const std::string& text) {
  return action(client_seq, [&text](v1::Action& a) { a.mutable_say()->set_text(text); });
}

v1::CreateRoom versus(char key, bool private_room = false) {
  v1::CreateRoom wish;
  wish.set_key(std::string(16, key));
  wish.set_game("tictactoe");
  wish.set_table(v1::TABLE_VERSUS);
  wish.set_private_room(private_room);
  return wish;
}

class Hostile : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(evening_.start()) << evening_.log();
    ana_.emplace(evening_.url(), std::string(16, 'a'));
    bo_.emplace(evening_.url(), std::string(16, 'b'));
    ASSERT_TRUE(ana_->enter("ana-of-the-test"));
    ASSERT_TRUE(bo_->enter("bo"));
    room_ = ana_->open_room(versus('r', true));
    ASSERT_THAT(room_, Not(IsEmpty()));
    ASSERT_TRUE(ana_->resume(room_).has_snapshot());
    ASSERT_NE(bo_->act(room_, join(1)).seq(), 0u);
    ASSERT_NE(ana_->act(room_, start(1)).seq(), 0u);
  }

  void TearDown() override {
    std::uint64_t client_seq = 100;
    for (const auto& [player, cell] : std::vector<std::pair<FrameClient*, std::uint32_t>>{
             {&*ana_, 0}, {&*bo_, 3}, {&*ana_, 1}, {&*bo_, 4}, {&*ana_, 2}}) {
      EXPECT_NE(player->act(room_, mark(++client_seq, cell)).seq(), 0u)
          << "the match was disturbed";
    }
    ana_.reset();
    bo_.reset();
    EXPECT_EQ(evening_.stop_server(), 0) << evening_.log();
    EXPECT_EQ(evening_.check().status, 0);
    for (const auto* secret : {"ana-of-the-test", "libprotobuf"})
      EXPECT_THAT(evening_.log(), Not(HasSubstr(secret)));
    EXPECT_THAT(evening_.log(), Not(HasSubstr(room_)));
  }

  FrameClient stranger(const std::string& name = "eve") {
    FrameClient client(evening_.url(), std::string(16, 'e'));
    EXPECT_TRUE(client.enter(name));
    return client;
  }
  // The status of the response to an upgrade request.
  int upgrade_status(const std::string& target, const std::string& headers) {
    support::RawClient client(port_of(evening_.url()));
    client.send(upgrade_request(target, headers));
    return status_of(client.receive_head());
  }

  Evening evening_;
  std::optional<FrameClient> ana_, bo_;
  std::string room_;  // private; ana and bo play, ana is to move
};

TEST_F(Hostile, TheThirdMalformedFrameWithinAMinuteEndsTheConnection) {
  FrameClient eve = stranger();
  for (int i = 0; i < 3; ++i) eve.raw().send_frame({true, Opcode::kBinary, "\xff\xff\xff"});
  for (int i = 0; i < 3; ++i) {
    const auto answer = eve.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->error().code(), v1::ERROR_CODE_MALFORMED);
    EXPECT_EQ(answer->reply_to(), 0u);
  }
  const auto last = eve.receive();
  ASSERT_TRUE(last);
  EXPECT_EQ(last->going_away().reason(), v1::CLOSE_REASON_MALFORMED);
  EXPECT_EQ(eve.close_code(), 4203);
}

TEST_F(Hostile, AnActionInARoomThatCannotBeIsAnsweredInItsName) {
  FrameClient eve = stranger();
  for (const std::size_t size : {33, 16'000}) {
    const std::string nowhere(size, 'K');
    const v1::ActionAnswer answer = eve.act(nowhere, join(size));
    EXPECT_EQ(answer.room(), nowhere);
    EXPECT_EQ(answer.client_seq(), size);
    EXPECT_EQ(answer.refused().code(), v1::ERROR_CODE_NOT_FOUND);
  }
}

TEST_F(Hostile, TextThatIsNoUtf8IsMalformedAndLogsNothing) {
  FrameClient eve(evening_.url());
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_name("ab");
  std::string bytes = frame.SerializeAsString();
  bytes.back() = '\xff';
  eve.raw().send_frame({true, Opcode::kBinary, bytes});
  const auto answer = eve.receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->error().code(), v1::ERROR_CODE_MALFORMED);
}

TEST_F(Hostile, BrokenFramingEndsWithItsCloseCode) {
  struct Case {
    std::vector<support::WireFrame> frames;
    std::uint16_t code;
  };
  const std::string much(limits::kFrameInBytes, 'm');
  const std::vector<Case> cases = {
      {{{true, Opcode::kText, "hello"}}, 1003},
      {{{true, Opcode::kText, "\xff"}}, 1007},
      {{{true, Opcode::kBinary, much + "m"}}, 1009},
      {{{false, Opcode::kBinary, much}, {false, Opcode::kMore, "m"}}, 1009},
      {{{true, Opcode::kMore, "of what?"}}, 1002},
      {{{false, Opcode::kPing, ""}}, 1002},
      {{{true, Opcode::kPing, std::string(126, 'p')}}, 1002},
      {{{false, Opcode::kBinary, "a"}, {true, Opcode::kBinary, "b"}}, 1002},
      {{65, {true, Opcode::kPing, ""}}, 4205},
  };
  for (const auto& [frames, code] : cases) {
    FrameClient eve(evening_.url());
    for (const auto& frame : frames) eve.raw().send_frame(frame);
    EXPECT_EQ(eve.close_code(), code) << testing::PrintToString(frames.front().payload.size());
  }
}

TEST_F(Hostile, OnlyAPlainUpgradeIsOne) {
  const std::string protocol = "Sec-WebSocket-Protocol: gridmates.v1\r\n";
  EXPECT_EQ(upgrade_status("/ws", protocol), 101);
  EXPECT_EQ(upgrade_status("/ws", ""), 400);
  EXPECT_EQ(upgrade_status("/ws", "Sec-WebSocket-Protocol: gridmates.v2\r\n"), 400);
  EXPECT_EQ(upgrade_status("/ws?token=x", protocol), 400);
  EXPECT_EQ(upgrade_status("/ws", protocol + "Content-Length: 9\r\n"), 400);
  EXPECT_EQ(upgrade_status("/ws", protocol + "Origin: http://evil.example\r\n"), 403);
  EXPECT_EQ(upgrade_status("/wss", protocol), 404);
}

TEST_F(Hostile, WhoSaysNothingIsToldAndEnded) {
  FrameClient silent(evening_.url());
  const auto told = silent.receive();
  ASSERT_TRUE(told);
  EXPECT_EQ(told->error().code(), v1::ERROR_CODE_HANDSHAKE_TIMEOUT);
  EXPECT_EQ(told->error().retry(), v1::RETRY_AFTER_DELAY);
  const auto last = silent.receive();
  ASSERT_TRUE(last);
  EXPECT_EQ(last->going_away().reason(), v1::CLOSE_REASON_IDLE);
  EXPECT_EQ(silent.close_code(), 4002);
}

TEST_F(Hostile, NothingIsDoneBeforeSigningIn) {
  std::vector<v1::ClientFrame> frames(5);
  *frames[0].mutable_action() = join(1);
  frames[0].mutable_action()->set_room(room_);
  frames[1].mutable_resume()->set_room(room_);
  frames[2].mutable_list_rooms();
  *frames[3].mutable_create_room() = versus('x');
  frames[4].mutable_sign_in()->set_name("eve");  // before Hello
  FrameClient eve(evening_.url());
  for (const auto& frame : frames) {
    const v1::ServerFrame answer = eve.ask(frame);
    EXPECT_EQ(answer.error().code(), v1::ERROR_CODE_UNAUTHENTICATED) << frame.DebugString();
    EXPECT_EQ(answer.error().retry(), v1::RETRY_AFTER_SIGN_IN);
  }
  EXPECT_FALSE(eve.enter("eve", std::string(32, 't'))) << "a token that nobody has been given";
}

TEST_F(Hostile, WhoIsNoMemberLearnsAndDoesNothing) {
  FrameClient eve = stranger();
  const v1::ServerFrame here = eve.resume(room_);
  EXPECT_EQ(here.error().code(), v1::ERROR_CODE_NOT_FOUND);
  const v1::ServerFrame nowhere = eve.resume(room_.substr(0, room_.size() - 9));
  EXPECT_EQ(here.error().ShortDebugString(), nowhere.error().ShortDebugString());
  for (const v1::Action& act : {say(1, "hello"), mark(2, 8), start(3)})
    EXPECT_EQ(eve.act(room_, act).refused().code(), v1::ERROR_CODE_NOT_FOUND);
  v1::ClientFrame list;
  list.mutable_list_rooms();
  EXPECT_EQ(eve.ask(list).room_list().rooms_size(), 0) << "the room is private";
}

TEST_F(Hostile, NobodyPlaysOutOfTurnOrFromTheAudience) {
  EXPECT_EQ(bo_->act(room_, mark(2, 8)).refused().code(), v1::ERROR_CODE_NOT_YOUR_TURN);
  FrameClient watcher = stranger();
  ASSERT_NE(watcher.act(room_, join(1, true)).seq(), 0u);
  EXPECT_EQ(watcher.act(room_, mark(2, 8)).refused().code(), v1::ERROR_CODE_NOT_SEATED);
  EXPECT_EQ(watcher.act(room_, start(3)).refused().code(), v1::ERROR_CODE_FORBIDDEN);
}

TEST_F(Hostile, ARepeatIsTheFirstAnswerAndNothingElse) {
  const v1::ActionAnswer first = ana_->act(room_, say(50, "once"));
  ASSERT_NE(first.seq(), 0u);
  const v1::ActionAnswer again = ana_->act(room_, say(50, "once"));
  EXPECT_EQ(again.seq(), first.seq());
  EXPECT_TRUE(again.repeated());
  EXPECT_EQ(ana_->act(room_, say(50, "twice")).refused().code(), v1::ERROR_CODE_ID_REUSED);
  EXPECT_EQ(ana_->act(room_, say(49, "late")).refused().code(), v1::ERROR_CODE_NOT_APPLIED);
  EXPECT_EQ(ana_->act(room_, say(0, "zero")).refused().code(), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(ana_->act(room_, say(51, "next")).seq(), first.seq() + 1);
}

TEST_F(Hostile, WhoIsPutOutStaysOutUnderAnyName) {
  FrameClient eve = stranger();
  ASSERT_NE(eve.act(room_, join(1)).seq(), 0u);
  const v1::ServerFrame seen = eve.resume(room_);
  ASSERT_TRUE(seen.has_snapshot());
  const auto kick = [&seen](v1::Action& a) { a.mutable_kick()->set_member(seen.snapshot().you()); };
  ASSERT_NE(ana_->act(room_, action(60, kick)).seq(), 0u);
  FrameClient again(evening_.url(), std::string(16, 'f'));
  ASSERT_TRUE(again.enter("nobody", eve.token()));
  EXPECT_EQ(again.resume(room_).error().code(), v1::ERROR_CODE_FORBIDDEN);
  EXPECT_EQ(again.act(room_, join(1)).refused().code(), v1::ERROR_CODE_FORBIDDEN);
  EXPECT_EQ(again.act(room_, join(2, true)).refused().code(), v1::ERROR_CODE_FORBIDDEN);
}

TEST_F(Hostile, ARoomsKeyIsItsCreatorsAlone) {
  FrameClient eve = stranger();
  const std::string other = eve.open_room(versus('r'));
  EXPECT_THAT(other, Not(IsEmpty()));
  EXPECT_NE(other, room_);
  EXPECT_EQ(ana_->open_room(versus('r', true)), room_);
}

TEST_F(Hostile, OfTwoConnectionsOfOneClientTheNewerLives) {
  FrameClient older = stranger();
  FrameClient newer(evening_.url(), std::string(16, 'e'));
  ASSERT_TRUE(newer.enter("", older.token()));
  EXPECT_EQ(older.close_code(), 4201);
  v1::ClientFrame ping;
  ping.mutable_ping();
  EXPECT_TRUE(newer.ask(ping).has_pong());
}

TEST_F(Hostile, APastedPuzzleIsSeenByNobodyBeforeTheMatchStarts) {
  FrameClient eve = stranger();
  v1::CreateRoom wish = versus('p');
  wish.set_game("sudoku");
  wish.set_table(v1::TABLE_COOP);
  wish.mutable_puzzle()->set_pasted(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const std::string code = eve.open_room(wish);
  const v1::ServerFrame waiting = eve.resume(code);
  ASSERT_TRUE(waiting.has_snapshot());
  EXPECT_EQ(waiting.snapshot().view().matches_size(), 0);
  EXPECT_FALSE(waiting.snapshot().view().head().has_options());
  ASSERT_NE(eve.act(code, start(1)).seq(), 0u);
  EXPECT_EQ(eve.resume(code).snapshot().view().matches_size(), 1);
  ASSERT_NE(eve.act(code, action(2, [](v1::Action& a) { a.mutable_pause(); })).seq(), 0u);
  EXPECT_EQ(eve.resume(code).snapshot().view().matches_size(), 0);
}

}  // namespace
}  // namespace gridmates::e2e
