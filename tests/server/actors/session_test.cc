// A connection from Hello to its end.
#include <algorithm>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class SessionTest : public testing::Test {
 protected:
  v1::Error last_error(const Client& client) {
    const auto error = client.last(Body::kError);
    return error ? error->error() : v1::Error();
  }
  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(SessionTest, WelcomesAndSignsIn) {
  ana_->hello();
  ASSERT_EQ(ana_->frames().size(), 1u);
  EXPECT_EQ(ana_->frames()[0].welcome().protocol(), 2u);
  EXPECT_EQ(ana_->frames()[0].welcome().server(), "test 1");
  EXPECT_EQ(ana_->frames()[0].reply_to(), 1u);
  ana_->sign_in("  Ana ");
  const auto signed_in = ana_->last(Body::kSignedIn);
  ASSERT_TRUE(signed_in.has_value());
  EXPECT_EQ(signed_in->signed_in().name(), "Ana");
  EXPECT_EQ(signed_in->signed_in().token().size(), 32u);
}

TEST_F(SessionTest, WhoSaysNothingIsSentAway) {
  world_.advance(limits::kHandshakeMs - 1);
  EXPECT_EQ(ana_->closed(), 0);
  world_.advance(1);
  EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_HANDSHAKE_TIMEOUT);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_IDLE);
}

TEST_F(SessionTest, NothingButSigningInBuysTime) {
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::uint32_t gone_ms = 1'000; gone_ms < limits::kHandshakeMs; gone_ms += 1'000) {
    if (gone_ms == 3'000) ana_->hello();
    ana_->send(ping);
    ana_->sign_in("\x07");
    world_.advance(1'000);
  }
  EXPECT_EQ(ana_->closed(), 0);
  ana_->send(ping);
  world_.advance(1'000);
  EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_HANDSHAKE_TIMEOUT);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_IDLE);
}

TEST_F(SessionTest, WhatASlowStoreTakesIsNotTheClients) {
  ana_->hello();
  world_.store_rests = true;
  ana_->sign_in("Ana");
  world_.advance(2 * limits::kHandshakeMs);
  world_.store_rests = false;
  world_.settle();
  EXPECT_TRUE(ana_->last(Body::kSignedIn).has_value());
  world_.advance(limits::kDeadAfterMs - 1);
  EXPECT_EQ(ana_->closed(), 0);
}

TEST_F(SessionTest, ASilentClientIsGivenUp) {
  ana_->enter("Ana");
  world_.advance(limits::kDeadAfterMs - 1);
  v1::ClientFrame ping;
  ping.mutable_ping();
  ana_->send(ping);
  EXPECT_TRUE(ana_->last(Body::kPong).has_value());
  world_.advance(limits::kDeadAfterMs - 1);
  EXPECT_EQ(ana_->closed(), 0);
  world_.advance(1);
  EXPECT_EQ(ana_->last(Body::kGoingAway)->going_away().reason(), v1::CLOSE_REASON_IDLE);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_IDLE);
}

TEST_F(SessionTest, NothingIsToldToWhoHasNotSignedIn) {
  ana_->hello();
  v1::ClientFrame frame;
  frame.mutable_list_rooms();
  ana_->send(frame);
  EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_UNAUTHENTICATED);
  EXPECT_EQ(last_error(*ana_).retry(), v1::RETRY_AFTER_SIGN_IN);
  ana_->sign_in("Ana");
  ana_->send(frame);
  EXPECT_TRUE(ana_->last(Body::kRoomList).has_value());
}

v1::ClientFrame hello_of_versions(std::uint32_t min, std::uint32_t max) {
  v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol_min(min);
  frame.mutable_hello()->set_protocol_max(max);
  frame.mutable_hello()->set_client_id(std::string(16, 'x'));
  return frame;
}

TEST_F(SessionTest, NoVersionInCommonIsTheEnd) {
  const std::vector<std::pair<std::uint32_t, std::uint32_t>> others = {{1, 1}, {0, 0}, {3, 4}};
  for (const auto& [min, max] : others) {
    const auto client = world_.client(3);
    client->send(hello_of_versions(min, max));
    const v1::Error no = last_error(*client);
    EXPECT_EQ(no.code(), v1::ERROR_CODE_UNSUPPORTED_VERSION) << min << " to " << max;
    EXPECT_EQ(no.retry(), v1::RETRY_NEVER);
    EXPECT_NE(no.message().find("version 2"), std::string::npos) << no.message();
    EXPECT_EQ(no.parameters(0).value(), "2");
    EXPECT_EQ(client->closed(), v1::CLOSE_REASON_UNSUPPORTED_VERSION);
    EXPECT_FALSE(client->last(Body::kWelcome).has_value());
  }
}

TEST_F(SessionTest, OfSeveralVersionsTheServerTakesItsOwn) {
  ana_->send(hello_of_versions(1, 3));
  ASSERT_TRUE(ana_->last(Body::kWelcome).has_value());
  EXPECT_EQ(ana_->last(Body::kWelcome)->welcome().protocol(), 2u);
}

TEST_F(SessionTest, ThreeMalformedFramesInAMinuteAreTheEnd) {
  ana_->enter("Ana");
  const core::Bytes junk{0xff, 0xff, 0xff};
  ana_->send_bytes(junk);
  ana_->send_bytes(junk);
  EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_MALFORMED);
  world_.pass(limits::kDeadAfterMs / 2);
  EXPECT_EQ(ana_->closed(), 0);
  ana_->send_bytes(junk);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_MALFORMED);
}

TEST_F(SessionTest, WhoComesBackToBreakTheProtocolDoesNotFillTheLog) {
  log::set_up(log::Level::kInfo, log::Format::kText);
  testing::internal::CaptureStderr();
  constexpr int kTimes = 20;
  for (int i = 0; i < kTimes; ++i) {
    const auto eve = world_.client(3);
    for (int strike = 0; strike < limits::kMalformedStrikes; ++strike) eve->send_bytes({0xff});
    EXPECT_EQ(eve->closed(), v1::CLOSE_REASON_MALFORMED);
    eve->connection().forget();
  }
  const std::string lines = testing::internal::GetCapturedStderr();
  log::set_up(log::Level::kOff, log::Format::kText);
  EXPECT_EQ(std::ranges::count(lines, '\n'), 1) << lines;
  EXPECT_EQ(world_.metrics->malformed_clients.Value(), kTimes);
}

TEST_F(SessionTest, MalformedFramesAreForgotten) {
  ana_->enter("Ana");
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (int i = 0; i < 6; ++i) {
    ana_->send_bytes(core::Bytes{0xff});
    world_.pass(limits::kDeadAfterMs - 1);
    ana_->send(ping);
  }
  EXPECT_EQ(ana_->closed(), 0);
}

TEST_F(SessionTest, ATokenIsGoodAfterARestartAndABadOneIsSaidSo) {
  const std::string token = ana_->enter("Ana");
  world_.crash();
  world_.restart();
  auto again = world_.client(1);
  again->hello();
  again->sign_in_with(std::string(32, 'x'));
  EXPECT_EQ(last_error(*again).code(), v1::ERROR_CODE_SESSION_EXPIRED);
  again->sign_in_with(token);
  EXPECT_EQ(again->last(Body::kSignedIn)->signed_in().name(), "Ana");
  EXPECT_EQ(again->last(Body::kSignedIn)->signed_in().token(), "");
}

TEST_F(SessionTest, TheNewestConnectionOfAClientLives) {
  const std::string token = ana_->enter("Ana");
  auto newer = world_.client(1);
  newer->hello();
  newer->sign_in_with(token);
  EXPECT_EQ(ana_->last(Body::kGoingAway)->going_away().reason(), v1::CLOSE_REASON_REPLACED);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_REPLACED);
  EXPECT_TRUE(newer->last(Body::kSignedIn).has_value());
  EXPECT_EQ(newer->closed(), 0);
}

TEST_F(SessionTest, AnotherClientOfTheSamePersonIsWelcome) {
  const std::string token = ana_->enter("Ana");
  auto other = world_.client(2);
  other->hello();
  other->sign_in_with(token);
  EXPECT_EQ(ana_->closed(), 0);
  EXPECT_EQ(other->closed(), 0);
}

TEST_F(SessionTest, BadNamesAreRefusedWithASentence) {
  ana_->hello();
  ana_->sign_in("A\x07");
  EXPECT_EQ(last_error(*ana_).field(), "name");
  EXPECT_EQ(last_error(*ana_).sentence(), "A name cannot contain control or invisible characters.");
  ana_->sign_in("Ana");
  EXPECT_TRUE(ana_->last(Body::kSignedIn).has_value());
}

TEST_F(SessionTest, WithoutCreditNothingIsReadAndNothingIsLost) {
  ana_->enter("Ana");
  ana_->forget_frames();
  constexpr std::size_t kPings = limits::kFramesBurst + 50;
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::size_t i = 0; i < kPings; ++i) ana_->send(ping);
  const std::size_t at_once = ana_->of(Body::kPong).size();
  EXPECT_LE(at_once, limits::kFramesBurst);
  world_.pass(1'000);
  EXPECT_EQ(ana_->of(Body::kPong).size(), kPings);
}

TEST_F(SessionTest, WhoDoesNotReadIsReadNoFurther) {
  ana_->enter("Ana");
  ana_->create("tictactoe", v1::TABLE_VERSUS);
  ana_->connection().stall();
  ana_->forget_frames();
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(ana_->room());  // each is answered by a snapshot
  for (std::size_t i = 0; i < 100; ++i) ana_->say(std::string(250, 'x'));
  constexpr std::size_t kResumes = 40;
  for (std::size_t i = 0; i < kResumes; ++i) {
    ana_->send(frame);
    world_.pass(100);
  }
  EXPECT_EQ(ana_->closed(), 0) << "a client that asks much and reads slowly is no reason to cut it";
  ana_->connection().go_on();
  for (std::size_t i = 0; i < kResumes; ++i) world_.pass(500);
  const std::size_t refused = ana_->of(Body::kError).size();
  EXPECT_EQ(ana_->of(Body::kSnapshot).size() + refused, kResumes) << "each is answered";
  if (refused > 0) {
    EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_RETRY_LATER);
  }
  EXPECT_GT(ana_->of(Body::kSnapshot).size(), limits::kLongWorkWaiting);
}

TEST_F(SessionTest, DrainingTellsEverybodyWhenToComeBack) {
  ana_->enter("Ana");
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_TRUE(drained);
  const auto going = ana_->last(Body::kGoingAway);
  ASSERT_TRUE(going.has_value());
  EXPECT_GT(going->going_away().retry_after_ms(), 0u);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_GOING_AWAY);
  auto late = world_.client(2);
  EXPECT_EQ(late->closed(), v1::CLOSE_REASON_GOING_AWAY);
}

TEST_F(SessionTest, DrainingDoesNotWaitForWhoDoesNotRead) {
  ana_->enter("Ana");
  ana_->connection().stall();
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_FALSE(drained);
  world_.pass(limits::kDrainSessionsMs);
  EXPECT_TRUE(drained);
}

TEST_F(SessionTest, ARequestThatIsMadeOnceIsRefusedLater) {
  ana_->enter("Ana");
  ana_->hello();
  EXPECT_EQ(last_error(*ana_).code(), v1::ERROR_CODE_MALFORMED);
  ana_->sign_in("Ana");
  EXPECT_EQ(ana_->closed(), 0);
}

}  // namespace
}  // namespace gridmates::actors::test
