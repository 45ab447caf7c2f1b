// The data directory, locked by one process at a time. The owner of a DataDir may open the database
// in it; the DataDir outlives all connections. May be moved between threads.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "engine/core/result.h"

namespace gridmates::store {

class DataDir {
 public:
  // Creates the directory (mode 0700) if it is missing, checks that it is writable and locks it.
  // The error is one line for the person who started the process: which process has the lock, or
  // what is wrong with the directory.
  static core::Result<DataDir, std::string> take(const std::filesystem::path& directory);

  DataDir(DataDir&& other) noexcept
      : directory_(std::move(other.directory_)), lock_(std::exchange(other.lock_, -1)) {}
  DataDir& operator=(DataDir&&) = delete;
  // Releases the lock; so does any end of the process.
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
