#include "client/linear/run.h"

#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cerrno>
#include <chrono>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/asio_outside.h"
#include "client/core/client.h"
#include "client/core/error_log.h"
#include "client/core/standard_streams.h"
#include "client/linear/linear.h"

namespace gridmates::linear {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

// How long to wait for a connection after the input has ended, if answers are missing.
constexpr auto kStrandedFor = std::chrono::seconds(60);

// Standard input, line by line, read only while the client wants more.
class Program {
 public:
  Program(asio::io_context& io, const client::Config& config, bool json)
      : io_(io),
        input_(io, dup(STDIN_FILENO)),
        stranded_(io),
        outside_(io, config),
        client_(config, outside_),
        output_(json, [this](const std::string& line) { write_line(line); }),
        notes_(client::kept_in(config), config.server, config.name),
        linear_(client_, output_, notes_) {}

  void type(const std::string& line) { linear_.type(line); }
  // Types these lines instead of reading input.
  void type_alone(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) text_ += line + '\n';
    at_end_ = true;
  }

  int run() {
    client_.start();
    while (!linear_.finished() && !output_failed_) {
      read_when_wanted();
      watch_for_stranding();
      io_.restart();
      io_.run_one();
    }
    if (!linear_.last_words().empty()) client::complain(linear_.last_words(), 0);
    if (output_failed_) client::complain(client::kCannotWrite, 0);
    client_.stop();
    input_.close();
    stranded_.cancel();
    io_.restart();
    io_.run();  // lets the connection close properly
    return gave_up_ || output_failed_ ? 3 : linear_.exit_code();
  }

  std::vector<std::string> private_words() { return client::private_words(client_.model()); }

 private:
  // Stops at the first failure of the output.
  void write_line(const std::string& line) {
    if (!output_failed_) output_failed_ = !client::write_out(line + '\n');
  }

  void read_when_wanted() {
    type_lines();
    if (reading_ || at_end_ || !linear_.wants_input()) return;
    reading_ = true;
    input_.async_wait(asio::posix::descriptor_base::wait_read, [this](error_code error) {
      reading_ = false;
      // Files cannot be waited for; they are always ready.
      if (!error || error == asio::error::operation_not_supported) read_some();
    });
  }

  void read_some() {
    char buffer[4'096];
    const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof(buffer));
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    at_end_ = count <= 0;
    if (count > 0) text_.append(buffer, static_cast<std::size_t>(count));
    if (at_end_ && !text_.empty()) text_ += '\n';
    type_lines();
  }

  void type_lines() {
    for (auto end = text_.find('\n'); end != std::string::npos && linear_.wants_input();
         end = text_.find('\n')) {
      const std::string line = text_.substr(0, end);
      text_.erase(0, end + 1);
      linear_.type(line);
    }
    if (text_.size() > 2 * commands::kMaxLineBytes && text_.find('\n') == std::string::npos) {
      text_.resize(commands::kMaxLineBytes + 1);  // it will be refused; the rest is not needed
    }
    if (at_end_ && text_.empty() && linear_.wants_input()) linear_.end_input();
  }

  void watch_for_stranding() {
    if (linear_.stranded() == waiting_) return;
    waiting_ = !waiting_;
    stranded_.cancel();
    if (!waiting_) return;
    stranded_.expires_after(kStrandedFor);
    stranded_.async_wait([this](error_code error) {
      if (error || !linear_.stranded()) return;
      gave_up_ = true;
      client::complain(tr("gave up: the connection has not come back"), 0);
      client_.stop();
    });
  }

  asio::io_context& io_;
  asio::posix::stream_descriptor input_;
  asio::steady_timer stranded_;
  client::AsioOutside outside_;
  client::Client client_;
  Output output_;
  client::PrivateNotes notes_;
  Linear linear_;
  std::string text_;  // read, not typed yet
  bool reading_ = false;
  bool at_end_ = false;
  bool waiting_ = false;
  bool gave_up_ = false;
  bool output_failed_ = false;
};

}  // namespace

int run_linear(const client::Config& config, bool json, const std::string& queue,
               const std::vector<std::string>& once) {
  asio::io_context io;
  Program program(io, config, json);
  if (!queue.empty()) program.type("queue " + queue);
  if (!once.empty()) program.type_alone(once);
  return client::run_logged(
      client::ErrorLog(client::kept_in(config)), [&program] { return program.run(); },
      [&program] { return program.private_words(); });
}

}  // namespace gridmates::linear
