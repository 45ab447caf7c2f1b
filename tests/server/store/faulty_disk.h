// A disk that fails when told, under every SQLite connection that is opened while it lives. One at
// a time; its switches may be used from any thread.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <map>
#include <mutex>

namespace gridmates::store {

class FaultyDisk {
 public:
  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  std::atomic<bool> full = false;        // writes answer that there is no space
  std::atomic<bool> sync_fails = false;  // syncs answer an I/O error
  std::atomic<int> syncs = 0;            // tried so far

 private:
  // The methods of one kind of file, some of them in front of SQLite's own.
  struct Methods {
    sqlite3_io_methods mine;
    const sqlite3_io_methods* real;
  };
  static const sqlite3_io_methods& real(sqlite3_file* file);
  const sqlite3_io_methods* in_front_of(const sqlite3_io_methods* methods);
  static int open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out);
  static int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset);
  static int sync(sqlite3_file* file, int flags);

  static FaultyDisk* current_;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_;
  std::mutex mutex_;
  std::map<const sqlite3_io_methods*, Methods> methods_;  // guarded by mutex_; entries stay
};

}  // namespace gridmates::store
