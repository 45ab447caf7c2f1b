// One of the three servers compared, as a child process on a core of its own. It ends with this
// object, and with the parent process. Owned by a run; one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/bench/server/loop.h"
#include "tests/bench/server/usage.h"
#include "tests/support/process.h"

namespace gridmates::bench {

enum class Kind : std::uint8_t { kRelay, kFloor, kGridmatesd };
std::string_view name_of(Kind kind);

// Paths and cores; the same for all runs.
struct Place {
  std::filesystem::path programs;  // the folder of the three programs
  std::filesystem::path scratch;   // for data directories, on a disk
  int server_core = 0;
  int load_core = 0;
  std::vector<std::string> wrapper = {};  // put before the program, as for valgrind
};

// A new folder for a data directory, removed with this object.
class Folder {
 public:
  explicit Folder(const std::filesystem::path& scratch);
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class Server {
 public:
  // Starts it on a free port, on an empty data directory of its own or on `data`. Throws
  // std::runtime_error if it does not listen.
  Server(const Place& place, Kind kind, Loop& loop, const std::filesystem::path& data = {});
  // Ends it, and removes the data directory if it is its own.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  Kind kind() const { return kind_; }
  std::uint16_t port() const { return port_; }
  pid_t pid() const { return process_->pid(); }
  const std::filesystem::path& data() const { return data_; }
  // From the start of the process to its listening line.
  double seconds_to_listen() const { return seconds_to_listen_; }

  Usage usage();
  // Runs the loop until the log stops growing and the CPU is idle; false after a minute.
  bool rest();
  // Sends SIGTERM and waits; false if it did not end by itself with status 0.
  bool stop();
  void kill() { process_->kill(); }

 private:
  std::vector<std::string> arguments(const Place& place) const;

  Kind kind_;
  Loop& loop_;
  std::unique_ptr<Folder> own_data_;
  std::filesystem::path data_;
  std::unique_ptr<support::Process> process_;
  std::unique_ptr<WalMeter> wal_;
  std::uint16_t port_ = 0;
  double seconds_to_listen_ = 0;
};

}  // namespace gridmates::bench
