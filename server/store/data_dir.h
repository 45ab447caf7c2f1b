// The directory of everything that is kept, held by one process at a time. Anyone who holds a
// DataDir may open the database in it; it outlives all of its connections. Moved between threads
// freely.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "engine/core/result.h"

namespace gridmates::store {

class DataDir {
 public:
  // Makes the directory (mode 0700) when there is none, checks that it can be written to and takes
  // its lock. The error is one line for the person who started the process: who has the directory,
  // or what is wrong with it.
  static core::Result<DataDir, std::string> take(const std::filesystem::path& directory);

  DataDir(DataDir&& other) noexcept
      : directory_(std::move(other.directory_)), lock_(std::exchange(other.lock_, -1)) {}
  DataDir& operator=(DataDir&&) = delete;
  // Gives the lock back; so does the end of the process, however it ends.
  ~DataDir();

  const std::filesystem::path& path() const { return directory_; }
  // Only SQLite may open this file: closing it elsewhere drops SQLite's own locks.
  std::filesystem::path database() const { return directory_ / "gridmates.db"; }

 private:
  DataDir(std::filesystem::path directory, int lock)
      : directory_(std::move(directory)), lock_(lock) {}

  std::filesystem::path directory_;
  int lock_;  // a file descriptor; -1 when moved from
};

}  // namespace gridmates::store
