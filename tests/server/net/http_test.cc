#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>

#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::get;
using support::RawClient;
using support::status_of;
using support::upgrade_request;

// The status of the response to a raw request.
int ask(std::uint16_t port, std::string_view request) {
  RawClient client(port);
  client.send(request);
  return status_of(client.receive_head());
}

TEST(Http, TellsThatItLivesAndWhetherItIsReady) {
  Rig rig;
  EXPECT_EQ(get(rig.port(), "/healthz"), 200);
  EXPECT_EQ(get(rig.port(), "/readyz"), 200);
  rig.ready = false;
  EXPECT_EQ(get(rig.port(), "/healthz"), 200);
  EXPECT_EQ(get(rig.port(), "/readyz"), 503);
}

TEST(Http, TakesNobodyBeforeItIsReady) {
  Rig rig;
  rig.ready = false;
  RawClient client(rig.port());
  client.send(upgrade_request());
  const std::string head = client.receive_head();
  EXPECT_EQ(status_of(head), 503);
  EXPECT_NE(head.find("Retry-After: 1\r\n"), head.npos) << head;
  rig.ready = true;
  EXPECT_EQ(ask(rig.port(), upgrade_request()), 101);
}

TEST(Http, GivesMetrics) {
  Rig rig;
  std::string answer;
  EXPECT_EQ(get(rig.port(), "/metrics", &answer), 200);
  EXPECT_NE(answer.find("gridmates_connections 0"), answer.npos) << answer;
}

TEST(Http, AnswersHeadWithoutABody) {
  Rig rig;
  RawClient client(rig.port());
  client.send("HEAD /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
  const std::string head = client.receive_all();
  EXPECT_EQ(status_of(head), 200);
  EXPECT_NE(head.find("Content-Length: 3\r\n"), head.npos) << head;
  EXPECT_TRUE(head.ends_with("\r\n\r\n")) << head;
  EXPECT_EQ(ask(rig.port(), "HEAD /ws HTTP/1.1\r\nHost: here\r\n\r\n"), 405);
}

TEST(Http, RefusesWhatItDoesNotKnow) {
  Rig rig;
  EXPECT_EQ(get(rig.port(), "/"), 404);
  EXPECT_EQ(get(rig.port(), "/wsx"), 404);
  EXPECT_EQ(ask(rig.port(), "POST /healthz HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n"),
            405);
  EXPECT_EQ(get(rig.port(), "/ws"), 426);
  EXPECT_EQ(ask(rig.port(), "\x16\x03\x01 this is no HTTP\r\n\r\n"), 400);
}

TEST(Http, RefusesALongHeader) {
  Rig rig;
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: " +
                              std::string(limits::kHttpHeaderBytes, 'x') + "\r\n\r\n";
  EXPECT_EQ(ask(rig.port(), request), 431);
}

TEST(Http, UpgradesOnlyWithTheSubprotocol) {
  Rig rig;
  RawClient good(rig.port());
  EXPECT_TRUE(good.upgrade());
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", "")), 400);
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", "Sec-WebSocket-Protocol: chat\r\n")), 400);
  EXPECT_EQ(
      ask(rig.port(), upgrade_request("/ws", "Sec-WebSocket-Protocol: chat, gridmates.v1\r\n")),
      101);
}

TEST(Http, RefusesAQueryWhereATokenCouldLeak) {
  Rig rig;
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws?token=x")), 400);
}

TEST(Http, RefusesForeignPages) {
  Rig rig;
  const std::string protocol = "Sec-WebSocket-Protocol: gridmates.v1\r\n";
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Origin: http://evil.example\r\n")),
            403);
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Origin: null\r\n")), 403);
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Origin: https://HERE:7777\r\n")),
            101);
}

TEST(Http, RefusesBytesBeforeTheUpgradeIsAnswered) {
  Rig rig;
  EXPECT_EQ(ask(rig.port(), upgrade_request() + "\x82\x80"), 400);
}

TEST(Http, RefusesABodyThatWouldBeTakenForFrames) {
  Rig rig;
  const std::string protocol = "Sec-WebSocket-Protocol: gridmates.v1\r\n";
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Content-Length: 5\r\n")), 400);
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Transfer-Encoding: chunked\r\n")),
            400);
  EXPECT_EQ(ask(rig.port(), upgrade_request("/ws", protocol + "Content-Length: 0\r\n")), 101);
}

TEST(Http, HasSoManyPlacesForWebSockets) {
  Options options;
  options.connections = 1;
  Rig rig(options);
  RawClient first(rig.port());
  ASSERT_TRUE(first.upgrade());
  EXPECT_EQ(ask(rig.port(), upgrade_request()), 503);
  EXPECT_EQ(get(rig.port(), "/healthz"), 200) << "a full server is not an ill one";
  EXPECT_EQ(rig.metrics().connections_refused.Value(), 1);
  first.disconnect();
  // The place is freed with the connection's last callback, which a test cannot wait for.
  const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  int status = 0;
  do {
    status = ask(rig.port(), upgrade_request());
  } while (status == 503 && std::chrono::steady_clock::now() < patience);
  EXPECT_EQ(status, 101) << "the place is free again";
}

TEST(Http, HasSoManyPlacesForTheUndecided) {
  Options options;
  options.http_pending = 1;
  Rig rig(options);
  RawClient silent(rig.port());
  EXPECT_EQ(get(rig.port(), "/healthz"), 0);
}

TEST(Http, CutsWhoeverIsTooSlowToAsk) {
  Options options = quick();
  options.upgrade_ms = 50;
  Rig rig(options);
  RawClient silent(rig.port());
  RawClient slow(rig.port());
  slow.send("GET /heal");
  EXPECT_EQ(silent.receive(), "");
  EXPECT_EQ(slow.receive(), "");
}

TEST(Listening, TakesAddressesOfBothKinds) {
  Options options;
  options.host = "::1";
  Rig rig(options);
  RawClient client(rig.port(), "::1");
  EXPECT_TRUE(client.upgrade());
}

TEST(Listening, LetsNobodyInBeforeItListens) {
  Metrics metrics;
  boost::asio::io_context context;
  Server server(context.get_executor(), {}, {}, metrics);
  const auto port = server.bind();
  ASSERT_TRUE(port.ok());
  boost::asio::ip::tcp::socket early(context);
  const boost::asio::ip::tcp::endpoint there(boost::asio::ip::make_address("127.0.0.1"), *port);
  boost::system::error_code refused;
  early.connect(there, refused);
  EXPECT_EQ(refused, boost::asio::error::connection_refused);
  ASSERT_TRUE(server.listen().ok());
  early.close();
  early.connect(there, refused);
  EXPECT_FALSE(refused);
}

TEST(Listening, SaysWhyItCannot) {
  Rig rig;
  boost::asio::io_context context;
  Options options;
  options.port = rig.port();
  Server taken(context.get_executor(), options, {}, rig.metrics());
  const auto port = taken.bind();
  ASSERT_FALSE(port.ok());
  EXPECT_NE(port.error().find("Address already in use"), std::string::npos) << port.error();

  options.host = "example";
  Server nowhere(context.get_executor(), options, {}, rig.metrics());
  const auto no_port = nowhere.bind();
  ASSERT_FALSE(no_port.ok());
  EXPECT_NE(no_port.error().find("not an IP address"), std::string::npos) << no_port.error();
}

}  // namespace
}  // namespace gridmates::net
