// The whole server, from its arguments to its exit status.
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <fstream>

#include "server/store/store.h"
#include "tests/server/app/child.h"
#include "tests/server/app/scratch.h"

namespace gridmates::app {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kListening = "gridmatesd listening on ws://127.0.0.1:";

std::vector<std::string> quietly(const std::string& data, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments = {"--data", data, "--log-level", "off", "--threads", "2"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::vector<std::string> on_a_free_port(const std::string& data) {
  return quietly(data, {"--listen", "127.0.0.1:0"});
}

// The port in the one line that a server prints; empty for another line.
std::string port_of(const std::string& line) {
  if (!line.starts_with(kListening) || !line.ends_with("/ws")) return {};
  return line.substr(kListening.size(), line.size() - kListening.size() - 3);
}

std::string get(const std::string& port, const std::string& path) {
  namespace asio = boost::asio;
  boost::system::error_code ec;
  asio::io_context context;
  asio::ip::tcp::socket socket(context);
  socket.connect({asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(std::stoi(port))},
                 ec);
  asio::write(socket, asio::buffer("GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n"), ec);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), ec);
  return answer;
}

// A server that cannot serve prints one line of errors, nothing on standard output, and returns 3.
void expect_refusal(Child& child, const std::string& why) {
  EXPECT_EQ(child.wait(), 3);
  EXPECT_EQ(child.rest_of_output(), "");
  const std::string errors = child.errors();
  EXPECT_THAT(errors, testing::AllOf(StartsWith("gridmatesd: "), HasSubstr(why)));
  EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 1) << errors;
}

TEST(Serve, SaysWhereItListensAnswersAndDrains) {
  for (const int number : {SIGTERM, SIGINT}) {
    const Scratch scratch;
    Child child(on_a_free_port(scratch / "data"));
    const std::string line = child.read_line();
    const std::string port = port_of(line);
    ASSERT_NE(port, "") << line << child.errors();
    EXPECT_THAT(get(port, "/healthz"), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(get(port, "/readyz"), StartsWith("HTTP/1.1 200"));
    const std::string metrics = get(port, "/metrics");
    EXPECT_THAT(metrics, HasSubstr("gridmates_rooms"));
    EXPECT_THAT(metrics, testing::Not(HasSubstr("gridmates_handler_seconds_count 0\n")));
    child.signal(number);
    EXPECT_EQ(child.wait(), 0);
    EXPECT_EQ(child.rest_of_output(), "") << "one line and no more";
    EXPECT_EQ(child.errors(), "");
  }
}

TEST(Serve, StartsAgainOnTheSameData) {
  const Scratch scratch;
  for (int i = 0; i < 2; ++i) {
    Child child(on_a_free_port(scratch / "data"));
    EXPECT_NE(port_of(child.read_line()), "");
    child.signal(SIGTERM);
    EXPECT_EQ(child.wait(), 0);
  }
}

TEST(Serve, RefusesADirectoryThatIsInUse) {
  const Scratch scratch;
  Child first(on_a_free_port(scratch / "data"));
  ASSERT_NE(port_of(first.read_line()), "");
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{}, {"check"}, {"migrate"}, {"import-puzzles", "-"}}) {
    Child second(quietly(scratch / "data", command));
    expect_refusal(second, scratch / "data");
  }
}

TEST(Serve, RefusesAPortInUse) {
  const Scratch scratch;
  Child first(on_a_free_port(scratch / "one"));
  const std::string port = port_of(first.read_line());
  ASSERT_NE(port, "");
  Child second({"--data", scratch / "two", "--listen", "127.0.0.1:" + port});
  expect_refusal(second, "cannot listen on 127.0.0.1:" + port);
  Child foreign({"--data", scratch / "two", "--listen", "192.0.2.1:0"});
  expect_refusal(foreign, "cannot listen on 192.0.2.1:0");
  EXPECT_FALSE(std::filesystem::exists(scratch / "two")) << "nothing is made for nothing";
}

TEST(Serve, RefusesADirectoryThatCannotBeWritten) {
  const Scratch scratch;
  std::ofstream(scratch / "file") << "not a directory";
  Child child(on_a_free_port(scratch / "file"));
  expect_refusal(child, scratch / "file");
}

TEST(Serve, RefusesANewerSchema) {
  const Scratch scratch;
  {
    const auto dir = store::DataDir::take(scratch / "data");
    ASSERT_TRUE(dir.ok());
    auto opened = store::open_database(*dir);
    ASSERT_TRUE(opened.ok());
    ASSERT_TRUE(
        opened->first
            .run("INSERT INTO schema_migrations (number, name, checksum) VALUES (999, 'new', 'x')")
            .ok());
  }
  Child child(on_a_free_port(scratch / "data"));
  expect_refusal(child, "newer schema");
}

TEST(Serve, MigrateSaysFromWhatToWhat) {
  const Scratch scratch;
  Child first(quietly(scratch / "data", {"migrate"}));
  EXPECT_EQ(first.wait(), 0);
  EXPECT_THAT(first.rest_of_output(), StartsWith("schema 0 -> "));
  Child second(quietly(scratch / "data", {"migrate"}));
  EXPECT_EQ(second.wait(), 0);
  EXPECT_THAT(second.rest_of_output(), testing::Not(HasSubstr("schema 0")));
}

TEST(Serve, WrongUsageIsTwo) {
  Child child({"--listen", "nowhere"});
  EXPECT_EQ(child.wait(), 2);
  EXPECT_EQ(child.rest_of_output(), "");
}

}  // namespace
}  // namespace gridmates::app
