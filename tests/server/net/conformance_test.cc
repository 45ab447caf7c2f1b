#include "tests/server/net/conformance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/server/net/rig.h"

namespace gridmates::net {
namespace {

using support::Opcode;
using support::RawClient;
using support::WireFrame;

// The suite's longest message fits, and the server has enough time to end a connection itself.
Options patient() {
  Options options;
  options.message_bytes = 1024 * 1024;
  options.close_ms = 60'000;
  return options;
}

void send(RawClient& client, const std::vector<std::string>& frames, Chops chops) {
  std::string bytes;
  for (const std::string& frame : frames) {
    if (chops == kFrames) client.send(frame);
    bytes += frame;
  }
  if (chops == kFrames) return;
  for (std::size_t at = 0; at < bytes.size(); at += std::min(chops, bytes.size())) {
    client.send(std::string_view(bytes).substr(at, chops));
  }
}

// Plays the case with an echo server: exactly the expected frames must come.
void expect_conforming(const ConformanceCase& test, const Options& options) {
  SCOPED_TRACE(test.number);
  Rig rig(options);
  RawClient client(rig.port());
  ASSERT_TRUE(client.upgrade());
  for (const Exchange& exchange : test.exchanges) {
    send(client, exchange.sent, test.chops);
    for (const WireFrame& expected : exchange.back) {
      const auto frame = client.receive_frame();
      ASSERT_TRUE(frame);
      ASSERT_TRUE(*frame == expected)
          << static_cast<int>(frame->opcode) << " with " << frame->payload.size() << " bytes came";
    }
  }
  if (test.client_closes) client.send_frame({true, Opcode::kClose, "\x03\xe8"});
  const auto close = client.receive_frame();
  ASSERT_TRUE(close);
  ASSERT_EQ(close->opcode, Opcode::kClose);
  EXPECT_EQ(close->reserved, 0);
  EXPECT_NE(std::ranges::find(test.codes, support::close_code(*close)), test.codes.end())
      << support::close_code(*close);
  // Here the server starts the close and waits for the answer; a broken rule ends it at once.
  if (test.codes.front() == kNoSuchData) client.send_frame({true, Opcode::kClose, close->payload});
  EXPECT_FALSE(client.receive_frame()) << "a frame behind the close frame";
  EXPECT_TRUE(client.hung_up());
}

class Conformance : public testing::TestWithParam<ConformanceCase> {};

TEST_P(Conformance, AsTheSuiteHasIt) { expect_conforming(GetParam(), patient()); }

std::string name_of(const testing::TestParamInfo<ConformanceCase>& info) {
  std::string name = info.param.number;
  std::ranges::replace(name, '.', '_');
  return name;
}

// Invalid text ends as in the suite; valid text ends with 1003, because the server takes no text.
std::vector<ConformanceCase> refusing_text(std::vector<ConformanceCase> cases) {
  for (ConformanceCase& test : cases) test = refused(std::move(test), kNoSuchData);
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Binary, Conformance, testing::ValuesIn(conformance_cases(Opcode::kBinary)),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Text, Conformance,
                         testing::ValuesIn(refusing_text(conformance_cases(Opcode::kText))),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Utf8, Conformance, testing::ValuesIn(refusing_text(utf8_cases())),
                         name_of);

// Production allows shorter messages than some of the suite.
TEST(ConformanceLimit, MessagesThatAreTooLongAreRefused) {
  Options options = patient();
  options.message_bytes = limits::kFrameInBytes;
  std::set<std::string> tried;
  for (const ConformanceCase& test : conformance_cases(Opcode::kBinary)) {
    const auto is_long = [](const std::string& frame) { return frame.size() > 1'300; };
    if (!std::ranges::any_of(test.exchanges.front().sent, is_long)) continue;
    expect_conforming(refused(test, kTooLong), options);
    tried.insert(test.number);
  }
  EXPECT_EQ(tried, (std::set<std::string>{"1.2.6", "1.2.7", "1.2.8", "7.1.6", "10.1.1"}));
}

TEST(ConformanceCases, AreAllOfTheSuitesGroups) {
  std::set<std::string> numbers;
  for (const Opcode data : {Opcode::kBinary, Opcode::kText}) {
    for (const ConformanceCase& test : conformance_cases(data)) numbers.insert(test.number);
  }
  for (const ConformanceCase& test : utf8_cases()) numbers.insert(test.number);
  EXPECT_EQ(numbers.size(), 247u);
}

}  // namespace
}  // namespace gridmates::net
