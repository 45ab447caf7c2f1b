// A disk under every SQLite connection opened while it exists. It fails on demand, loses power at a
// chosen write or sync, and then drops unsynced writes. Only one may exist; safe for use from any
// thread.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace gridmates::store {

// The fate of writes that were not synced before the power cut.
enum class Unsynced : std::uint8_t {
  kLost,
  kSome,  // a disk may write in any order, so any subset survives
  kKept,  // the process died, the system did not
};

class FaultyDisk {
 public:
  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  std::atomic<bool> full = false;        // writes report that the disk is full
  std::atomic<bool> sync_fails = false;  // syncs report an I/O error
  std::atomic<bool> sync_lies = false;   // syncs report success and do nothing
  std::atomic<int> syncs = 0;            // tried so far

  // Cuts the power now, or instead of the n-th write or sync from now on (1 is the next). Without
  // power every operation fails.
  void cut_power();
  void cut_power_at_write(int n);
  void cut_power_at_sync(int n);
  bool has_power() const { return powered_; }
  // Restores the files to their synced content and some of the rest by `unsynced`; the disk works
  // again. No connection may be open. `seed` chooses for kSome.
  void restore_power(Unsynced unsynced = Unsynced::kLost, std::uint32_t seed = 1);

 private:
  // The methods for one kind of file; some replace SQLite's own and call them.
  struct Methods {
    sqlite3_io_methods mine;
    const sqlite3_io_methods* real;
  };
  // A write or truncation that has not been synced.
  struct Change {
    sqlite3_int64 offset = 0;
    std::string before;  // the old bytes; shorter at the end of the file
    std::string after;
    bool truncates = false;
  };
  struct Content {
    std::string path;
    sqlite3_int64 synced_bytes = 0;
    std::vector<Change> unsynced;
  };

  static const sqlite3_io_methods& real(sqlite3_file* file);
  const sqlite3_io_methods* in_front_of(const sqlite3_io_methods* methods);
  // Counts down to a power cut; returns whether this operation has power.
  bool powered(std::optional<int>& left);
  // Records a change of `size` bytes (or the rest of the file) at `offset` before it happens.
  void remember(sqlite3_file* file, sqlite3_int64 offset, std::optional<std::string> after);
  static void restore(const Content& content, Unsynced unsynced, std::uint32_t seed);

  static int open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out);
  static int remove(sqlite3_vfs*, const char* name, int sync_directory);
  static int close(sqlite3_file* file);
  static int read(sqlite3_file* file, void* data, int size, sqlite3_int64 offset);
  static int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset);
  static int truncate(sqlite3_file* file, sqlite3_int64 size);
  static int sync(sqlite3_file* file, int flags);
  static int file_size(sqlite3_file* file, sqlite3_int64* size);

  static FaultyDisk* current_;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_;
  std::atomic<bool> powered_ = true;
  std::mutex mutex_;
  std::map<const sqlite3_io_methods*, Methods> methods_;  // guarded by mutex_; entries stay
  std::map<std::string, Content> contents_;               // by path; guarded by mutex_
  std::map<sqlite3_file*, Content*> open_;                // guarded by mutex_
  std::optional<int> writes_left_;                        // guarded by mutex_
  std::optional<int> syncs_left_;                         // guarded by mutex_
};

}  // namespace gridmates::store
