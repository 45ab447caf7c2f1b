#include <gtest/gtest.h>

#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::close_code;
using support::Opcode;
using support::RawClient;
using support::WireFrame;

// The server's close code; 0 if it ends without one.
std::uint16_t code_at_the_end(RawClient& client) {
  while (const auto frame = client.receive_frame()) {
    if (frame->opcode == Opcode::kClose) return close_code(*frame);
  }
  return 0;
}

WireFrame binary(std::string payload) { return {true, Opcode::kBinary, std::move(payload)}; }

TEST(WebSocket, CarriesWholeMessagesBothWays) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, std::size_t{200}, limits::kFrameInBytes}) {
    ASSERT_TRUE(client.send_frame(binary(std::string(size, 'm'))));
    const auto back = client.receive_frame();
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->final);
    EXPECT_EQ(back->opcode, Opcode::kBinary);
    EXPECT_EQ(back->payload, std::string(size, 'm'));
  }
}

TEST(WebSocket, RefusesAMessageThatIsTooLong) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame(binary(std::string(limits::kFrameInBytes + 1, 'm')));
  EXPECT_EQ(code_at_the_end(client), 1009);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, RefusesFragmentsThatAreTooLongTogether) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({false, Opcode::kBinary, std::string(limits::kFrameInBytes, 'm')});
  client.send_frame({false, Opcode::kMore, "m"});
  EXPECT_EQ(code_at_the_end(client), 1009);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, TakesTheLongestMessageInFragments) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({false, Opcode::kBinary, std::string(limits::kFrameInBytes, 'm')});
  client.send_frame({true, Opcode::kMore, ""});
  const auto whole = client.receive_frame();
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->payload, std::string(limits::kFrameInBytes, 'm'));
}

TEST(WebSocket, RefusesALengthBeforeTheBytesCome) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send(std::string("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14));
  EXPECT_EQ(code_at_the_end(client), 1009);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, RefusesText) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({true, Opcode::kText, "hello"});
  EXPECT_EQ(code_at_the_end(client), 1003);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, RefusesFramesThatBreakTheProtocol) {
  Rig rig;
  std::size_t over = 0;
  for (const std::string_view bytes :
       {"\x82\x01m",                     // not masked
        "\xc2\x81\x01\x02\x03\x04m",     // compressed, which was not agreed
        "\x83\x81\x01\x02\x03\x04m",     // an opcode that does not exist
        "\x80\x81\x01\x02\x03\x04m"}) {  // a continuation of nothing
    RawClient client(rig.port());
    ASSERT_TRUE(client.upgrade());
    client.send(bytes);
    EXPECT_EQ(code_at_the_end(client), 1002);
    EXPECT_TRUE(rig.wait_until_over(++over));
  }
}

TEST(WebSocket, RefusesAFloodOfPings) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  for (std::uint32_t i = 0; i <= limits::kControlFrames; ++i)
    client.send_frame({true, Opcode::kPong, ""});
  EXPECT_EQ(code_at_the_end(client), kCloseFlood);
}

TEST(WebSocket, AnswersAClose) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({true, Opcode::kClose, "\x03\xe8"});
  EXPECT_EQ(code_at_the_end(client), 1000);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, ClosesWithCodeAndReason) {
  Rig rig(quick(), [](ConnectionPtr connection, std::function<void()> over) {
    EXPECT_EQ(connection->peer(), "127.0.0.1");
    connection->read(kPatienceMs, [connection, over](auto message) {
      EXPECT_FALSE(message);
      over();
    });
    connection->close(4001, std::string(500, 'r'));
    connection->close(4002, "not heard any more");
  });
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  const auto frame = client.receive_frame();
  ASSERT_TRUE(frame);
  EXPECT_EQ(close_code(*frame), 4001);
  EXPECT_EQ(frame->payload.substr(2), std::string(123, 'r')) << "cut to what a close frame holds";
  client.send_frame({true, Opcode::kClose, frame->payload.substr(0, 2)});
  EXPECT_EQ(client.receive(), "");
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, AnswersCallsThatComeTooLate) {
  Rig rig(quick(), [](ConnectionPtr connection, std::function<void()> over) {
    connection->read(kPatienceMs, [connection, over](auto message) {
      EXPECT_FALSE(message);
      const auto inside = std::make_shared<bool>(true);
      const ports::Message late{std::make_shared<const core::Bytes>(1)};
      const bool more = connection->write({{late}}, [=](bool written) {
        EXPECT_FALSE(*inside) << "answered from inside the call";
        EXPECT_FALSE(written);
        connection->read(kPatienceMs, [over](auto nothing) {
          EXPECT_FALSE(nothing);
          over();
        });
      });
      EXPECT_FALSE(more);
      *inside = false;
    });
  });
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.disconnect();
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(WebSocket, LivesOnWhenTheServerStopsAccepting) {
  Rig rig;
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  rig.server().stop_accepting();
  ASSERT_TRUE(client.send_frame(binary("still here")));
  EXPECT_EQ(client.receive_frame().value_or(WireFrame{}).payload, "still here");
  while (RawClient(rig.port()).connected()) {  // until the port is free
  }
  client.send_frame(binary("and now"));
  EXPECT_EQ(client.receive_frame().value_or(WireFrame{}).payload, "and now");
}

TEST(WebSocket, IsCutWhenTheServerEnds) {
  auto rig = std::make_unique<Rig>();
  RawClient client(rig->port());
  ASSERT_TRUE(client.upgrade());
  EXPECT_EQ(rig->metrics().connections.Value(), 1);
  rig.reset();
  EXPECT_EQ(client.receive(), "");
}

}  // namespace
}  // namespace gridmates::net
