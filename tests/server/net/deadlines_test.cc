// Deadlines of a peer. They are short here; the tests wait for their effect.
#include <gtest/gtest.h>

#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::close_code;
using support::Opcode;
using support::RawClient;

// Reads frames until the server ends the connection; the last close code, 0 if there is none.
std::uint16_t last_close_code(RawClient& client) {
  std::uint16_t code = 0;
  while (const auto frame = client.receive_frame()) {
    if (frame->opcode == Opcode::kClose) code = close_code(*frame);
  }
  return code;
}

// Like last_close_code(), where data frames are echoes and then one message "late".
std::uint16_t close_code_behind_last_words(RawClient& client) {
  std::string last;
  while (const auto frame = client.receive_frame()) {
    if (frame->opcode == Opcode::kBinary) last = frame->payload;
    if (frame->opcode != Opcode::kClose) continue;
    EXPECT_EQ(last, "late");
    return close_code(*frame);
  }
  return 0;
}

TEST(ConnectionDeadlines, WhoeverReadsHearsOfSilenceAndHasLastWords) {
  Rig rig(quick(), echo_with_patience(100));
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  EXPECT_EQ(close_code_behind_last_words(client), kCloseLate);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(ConnectionDeadlines, SilenceAfterAMessageIsHeardOfToo) {
  Rig rig(quick(), echo_with_patience(100));
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({true, Opcode::kBinary, "hello"});
  const auto echo = client.receive_frame();
  ASSERT_TRUE(echo);
  EXPECT_EQ(echo->payload, "hello");
  EXPECT_EQ(close_code_behind_last_words(client), kCloseLate);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(ConnectionDeadlines, EndlessEmptyFragmentsAreSilence) {
  Rig rig(quick(), echo_with_patience(100));
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  client.send_frame({true, Opcode::kBinary, "hello"});
  ASSERT_TRUE(client.receive_frame());
  client.send_frame({false, Opcode::kBinary, ""});
  while (client.send_frame({false, Opcode::kMore, ""})) {
  }
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(ConnectionDeadlines, WhatComesTooLateIsNotRead) {
  Rig rig(quick(), [](ConnectionPtr connection, std::function<void()> over) {
    connection->read(50, [=](ports::Read late) {
      EXPECT_TRUE(!late && late.error() == ports::NoMessage::kLate);
      const auto go_on = std::make_shared<const core::Bytes>(1);
      EXPECT_TRUE(connection->write({{{go_on}}}, [](bool) {}));
      connection->read(kPatienceMs, [over](ports::Read end) {
        EXPECT_TRUE(!end && end.error() == ports::NoMessage::kOver);
        over();
      });
    });
  });
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  ASSERT_TRUE(client.receive_frame());
  client.send_frame({true, Opcode::kBinary, "hello"});
  client.send_frame({true, Opcode::kClose, "\x03\xe8"});
  EXPECT_EQ(last_close_code(client), 1000);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(ConnectionDeadlines, NoPatienceIsTooLateSoon) {
  Rig rig(quick(), echo_with_patience(0));
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  EXPECT_EQ(close_code_behind_last_words(client), kCloseLate);
  EXPECT_TRUE(rig.wait_until_over(1));
}

// Writes without end to a peer that never reads.
void flood(ConnectionPtr connection, ports::Frame frame, std::function<void()> over) {
  const auto go_on = [=](bool written) {
    if (!written) return over();
    flood(connection, frame, over);
  };
  while (connection->write({{{frame}}}, go_on)) {
  }
}

// Reads without end and writes nothing.
void read_on(ConnectionPtr connection, std::function<void()> over) {
  connection->read(kPatienceMs, [connection, over](const ports::Read& message) {
    message ? read_on(connection, over) : over();
  });
}

TEST(ConnectionDeadlines, WhoeverDoesNotReadIsCut) {
  Options options = quick();
  options.write_progress_ms = 100;
  Rig rig(options, [](ConnectionPtr connection, std::function<void()> over) {
    flood(connection, std::make_shared<const core::Bytes>(limits::kFrameOutBytes), over);
  });
  RawClient client(rig.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(client.upgrade());
  ASSERT_TRUE(rig.wait_until_over(1));
  EXPECT_EQ(rig.metrics().slow_consumers.Value(), 1);
}

TEST(ConnectionDeadlines, SendingDoesNotExcuseNotReading) {
  Options options = quick();
  options.write_progress_ms = 100;
  Rig rig(options, [](ConnectionPtr connection, std::function<void()> over) {
    flood(connection, std::make_shared<const core::Bytes>(limits::kFrameOutBytes), over);
    connection->read(kPatienceMs, [connection](auto) {});
  });
  RawClient client(rig.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(client.upgrade());
  while (client.send_frame({true, Opcode::kPong, ""}) &&
         rig.metrics().slow_consumers.Value() == 0) {
  }
  EXPECT_TRUE(rig.wait_until_over(1));
}

// A peer that sends messages still has to read the answers to its pings.
TEST(ConnectionDeadlines, PingsThatAreAnsweredAndNotReadEndTheConnection) {
  Options options = quick();
  options.write_progress_ms = 100;
  Rig rig(options, [](ConnectionPtr connection, std::function<void()> over) {
    read_on(std::move(connection), std::move(over));
  });
  RawClient client(rig.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(client.upgrade());
  const std::string much(125, 'p');
  bool open = true;
  while (open && rig.metrics().slow_consumers.Value() == 0) {
    for (std::uint32_t i = 1; open && i < limits::kControlFrames; ++i) {
      open = client.send_frame({true, Opcode::kPing, much});
    }
    open = open && client.send_frame({true, Opcode::kBinary, "hello"});
  }
  EXPECT_TRUE(rig.wait_until_over(1));
  EXPECT_EQ(rig.metrics().slow_consumers.Value(), 1);
}

TEST(ConnectionDeadlines, ClosingEndsThoughNobodyAnswers) {
  Options options = quick();
  Rig rig(options, [](ConnectionPtr connection, std::function<void()> over) {
    connection->read(kPatienceMs, [over](auto message) {
      EXPECT_FALSE(message);
      over();
    });
    connection->close(4001, "going away");
  });
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  EXPECT_EQ(last_close_code(client), 4001);
  EXPECT_TRUE(rig.wait_until_over(1));
}

TEST(ConnectionDeadlines, ClosingEndsThoughAWriteIsStuck) {
  Options options = quick();
  Rig rig(options, [](ConnectionPtr connection, std::function<void()> over) {
    const auto much = std::make_shared<const core::Bytes>(std::size_t{8} << 20);
    const bool more = connection->write({{{much}}}, [over](bool written) {
      EXPECT_FALSE(written);
      over();
    });
    EXPECT_FALSE(more);
    connection->close(4001, "going away");
  });
  RawClient client(rig.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(client.upgrade());
  EXPECT_TRUE(rig.wait_until_over(1));
}

}  // namespace
}  // namespace gridmates::net
