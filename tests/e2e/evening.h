// An evening among friends with real programs: the server on a free port with a data folder of its
// own, and line-by-line clients. Owned by a test; one thread.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/process.h"

namespace gridmates::e2e {

// The path of a program that was built.
std::string program(const std::string& name);

// "ok new KITE-42 seat 1" -> "KITE-42".
std::string code_of(const std::string& answer);

// What a program printed, and how it ended.
struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};
Ran run(std::vector<std::string> arguments, const std::string& input = {},
        const std::map<std::string, std::string>& environment = {});

// A person at a line-by-line client.
class Player {
 public:
  Player(const std::string& url, const std::string& name, const std::filesystem::path& state);

  // Types a command and returns its answer: "ok ..." or "no ...".
  std::string ask(const std::string& command);
  // Types a command without waiting for the answer.
  void type(const std::string& command) { process_.write_line(command); }
  // The next answer to a command that was typed.
  std::string answer();
  // True if a line with `part` has come after the last line that see() found, or comes in time.
  bool see(const std::string& part);
  // Every line printed and read so far.
  const std::vector<std::string>& lines() const { return process_.lines(); }
  // The number of lines from `from` on that contain `part`, among those read so far.
  std::size_t count(const std::string& part) const;
  support::Process& process() { return process_; }

 private:
  support::Process process_;
  std::size_t answered_ = 0;  // lines that answer() has passed
  std::size_t seen_ = 0;      // lines that see() has passed
};

class Evening {
 public:
  Evening();
  ~Evening();
  Evening(const Evening&) = delete;
  Evening& operator=(const Evening&) = delete;

  // Starts the server; after the first time on the same port, so that clients find it again. False
  // if it does not listen.
  bool start(const std::vector<std::string>& more = {});
  // Sets the calendar ahead by this much, for servers started from now on and for running ones that
  // were started after an earlier call.
  void set_ahead(std::chrono::seconds by);
  // Kills the server, as a power failure would.
  void kill_server() { server_->kill(); }
  // Sends SIGTERM to the server; its exit status.
  std::optional<int> stop_server();
  support::Process& server() { return *server_; }

  Player client(const std::string& name) { return Player(url_, name, folder_ / "state"); }
  // A one-shot command of the client.
  Ran command(std::vector<std::string> arguments) const;
  // `gridmatesd check` on the data; the server must not be running.
  Ran check() const;
  // The server's log so far.
  std::string log() const;

  const std::string& url() const { return url_; }
  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path data() const { return folder_ / "data"; }

 private:
  std::filesystem::path folder_;
  std::unique_ptr<support::Process> server_;
  std::string url_;
  std::string port_ = "0";
  std::map<std::string, std::string> calendar_;  // environment of a server with a set calendar
};

}  // namespace gridmates::e2e
