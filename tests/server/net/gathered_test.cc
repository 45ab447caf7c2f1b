// Messages and the WebSocket's own frames stay in order when the server has to wait for the peer:
// frames are whole, and a close frame is the last.
#include <gtest/gtest.h>

#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::bytes_of;
using support::close_code;
using support::Opcode;
using support::RawClient;
using support::WireFrame;

constexpr int kSmallBuffer = 4096;
constexpr std::size_t kFloodFrames = 20;
const std::string kFloodPayload(64 * 1024, 'm');
const std::string kBegin = bytes_of({true, Opcode::kBinary, "begin"});

std::vector<ports::Message> messages(std::size_t count, const std::string& payload) {
  const auto frame = std::make_shared<const core::Bytes>(payload.begin(), payload.end());
  return {count, ports::Message{frame}};
}

// Answers the first message with more than the kernel takes, and one more message when there is
// room for it; reads on meanwhile.
void answer_with_a_flood(ConnectionPtr connection, std::function<void()> over) {
  connection->read(kPatienceMs, [=](ports::Read first) {
    ASSERT_TRUE(first);
    const auto say_more = [connection](bool) {
      connection->write(messages(1, "more"), [](bool) {});
    };
    ASSERT_FALSE(connection->write(messages(kFloodFrames, kFloodPayload), say_more));
    connection->read(kPatienceMs, [over](ports::Read) { over(); });
  });
}

void expect_the_flood(RawClient& client) {
  for (std::size_t i = 0; i < kFloodFrames; ++i) {
    const auto frame = client.receive_frame();
    ASSERT_TRUE(frame) << i;
    ASSERT_TRUE(*frame == (WireFrame{true, Opcode::kBinary, kFloodPayload})) << i;
  }
}

TEST(Gathered, APongStandsBetweenWholeMessages) {
  Rig rig(quick(), answer_with_a_flood);
  RawClient client(rig.port(), "127.0.0.1", kSmallBuffer);
  ASSERT_TRUE(client.upgrade());
  client.send(kBegin + bytes_of({true, Opcode::kPing, "meanwhile"}));
  expect_the_flood(client);
  for (const WireFrame& expected :
       {WireFrame{true, Opcode::kPong, "meanwhile"}, WireFrame{true, Opcode::kBinary, "more"}}) {
    const auto frame = client.receive_frame();
    ASSERT_TRUE(frame);
    EXPECT_TRUE(*frame == expected) << frame->payload;
  }
}

TEST(Gathered, NothingFollowsTheCloseFrameThatARuleWasBrokenFor) {
  Options options;
  options.close_ms = 60'000;  // everything has to be sent before
  Rig rig(options, answer_with_a_flood);
  RawClient client(rig.port(), "127.0.0.1", kSmallBuffer);
  ASSERT_TRUE(client.upgrade());
  client.send(kBegin + bytes_of({true, Opcode::kBinary, "bad", 1}));
  expect_the_flood(client);
  const auto close = client.receive_frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close_code(*close), 1002);
  EXPECT_FALSE(client.receive_frame());
  EXPECT_TRUE(client.hung_up());
}

TEST(Gathered, NothingFollowsTheServersOwnCloseFrame) {
  Rig rig(quick(), [](ConnectionPtr connection, std::function<void()> over) {
    connection->close(4001, "enough");
    EXPECT_FALSE(connection->write(messages(1, "more"), [over](bool written) {
      EXPECT_FALSE(written);
      over();
    }));
  });
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  const auto close = client.receive_frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close_code(*close), 4001);
  EXPECT_FALSE(client.receive_frame());
  EXPECT_TRUE(rig.wait_until_over(1));
}

}  // namespace
}  // namespace gridmates::net
