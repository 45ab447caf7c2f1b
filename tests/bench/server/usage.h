// What a server process uses: CPU time, wake-ups, memory, and what it writes into SQLite's log.
// Plain values and functions over /proc; one thread.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace gridmates::bench {

struct Usage {
  double cpu_s = 0;             // user and system, all threads, also ended ones
  std::uint64_t wake_ups = 0;   // voluntary context switches of live threads
  std::uint64_t rss_kib = 0;    // resident memory
  std::uint64_t wal_bytes = 0;  // written to the log in all
};

// Everything except wal_bytes.
Usage usage_of(pid_t pid);

// Adds up the growth of a log that restarts after each checkpoint, by the number of frames in the
// index beside it ("-shm"). Call look() often: frames between the last look and a restart are not
// seen.
class WalMeter {
 public:
  // Of the database file `path`, which need not exist yet.
  explicit WalMeter(const std::string& path) : path_(path + "-shm") {}
  ~WalMeter();
  WalMeter(const WalMeter&) = delete;
  WalMeter& operator=(const WalMeter&) = delete;

  void look();
  std::uint64_t bytes() const { return frames_ * (page_bytes_ + 24); }

 private:
  std::string path_;
  int fd_ = -1;
  std::uint64_t page_bytes_ = 0;
  std::uint64_t frames_ = 0;
  std::uint32_t last_ = 0;
};

}  // namespace gridmates::bench
