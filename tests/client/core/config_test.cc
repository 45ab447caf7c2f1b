#include "client/core/config.h"

#include <gtest/gtest.h>

#include "client/core/backoff.h"

namespace gridmates::client {
namespace {

TEST(ParseUrl, KnowsTheParts) {
  const auto url = parse_url("ws://example.org:7777/play");
  ASSERT_TRUE(url);
  EXPECT_FALSE(url->tls);
  EXPECT_EQ(url->host, "example.org");
  EXPECT_EQ(url->port, "7777");
  EXPECT_EQ(url->path, "/play");
}

TEST(ParseUrl, FillsInPortAndPath) {
  const auto url = parse_url("wss://example.org");
  ASSERT_TRUE(url);
  EXPECT_TRUE(url->tls);
  EXPECT_EQ(url->port, "443");
  EXPECT_EQ(url->path, "/ws");
  EXPECT_EQ(parse_url("ws://example.org/")->port, "80");
}

TEST(ParseUrl, TakesBracketedAddresses) {
  const auto url = parse_url("ws://[::1]:7777/ws");
  ASSERT_TRUE(url);
  EXPECT_EQ(url->host, "::1");
  EXPECT_EQ(url->port, "7777");
}

TEST(ParseUrl, TakesAHostWithItsPort) {
  for (const char* text : {"localhost:7777", "[::1]:7777", "192.0.2.1:7777"}) {
    const auto url = parse_url(text);
    ASSERT_TRUE(url) << text;
    EXPECT_FALSE(url->tls);
    EXPECT_EQ(url->port, "7777");
    EXPECT_EQ(url->path, "/ws");
  }
  EXPECT_EQ(parse_url("[::1]:7777")->host, "::1");
}

TEST(ParseUrl, RefusesWhatIsNone) {
  for (const char* text : {"localhost", "a:0", "a:7777/ws", ":7777", "a b:1", "u@a:1", "",
                           "http://a", "ws://", "ws://a:0/", "ws://a:65536/", "ws://a:b",
                           "ws://a b/", "ws://u@a/", "ws://a/\r\nX: y", "ws://[::1"}) {
    EXPECT_FALSE(parse_url(text)) << text;
  }
}

TEST(Backoff, DoublesUpToItsCapAndStartsAnew) {
  Backoff backoff;
  std::vector<std::uint32_t> waits;
  for (int i = 0; i < 8; ++i) waits.push_back(backoff.next_ms(0.5));
  EXPECT_EQ(waits,
            (std::vector<std::uint32_t>{250, 500, 1'000, 2'000, 2'500, 2'500, 2'500, 2'500}));
  backoff.reset();
  EXPECT_EQ(backoff.next_ms(0.999), 499u);
  EXPECT_EQ(backoff.next_ms(0), 0u);
}

}  // namespace
}  // namespace gridmates::client
