#include "tests/server/store/faulty_disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <ranges>

namespace gridmates::store {

FaultyDisk* FaultyDisk::current_ = nullptr;

FaultyDisk::FaultyDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
  current_ = this;
  vfs_.zName = "faulty";
  vfs_.pNext = nullptr;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  sqlite3_vfs_register(&vfs_, 1);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real_, 1);
  current_ = nullptr;
}

// Power cuts

void FaultyDisk::cut_power() { powered_ = false; }

void FaultyDisk::cut_power_at_write(int n) {
  const std::lock_guard lock(mutex_);
  writes_left_ = n;
}

void FaultyDisk::cut_power_at_sync(int n) {
  const std::lock_guard lock(mutex_);
  syncs_left_ = n;
}

bool FaultyDisk::powered(std::optional<int>& left) {
  if (left && --*left <= 0) powered_ = false;
  return powered_;
}

void FaultyDisk::restore_power(Unsynced unsynced, std::uint32_t seed) {
  const std::lock_guard lock(mutex_);
  for (const auto& [path, content] : contents_) restore(content, unsynced, seed);
  contents_.clear();
  writes_left_.reset();
  syncs_left_.reset();
  powered_ = true;
}

void FaultyDisk::restore(const Content& content, Unsynced unsynced, std::uint32_t seed) {
  if (unsynced == Unsynced::kKept) return;
  const int file = ::open(content.path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  const auto put = [file](const std::string& bytes, sqlite3_int64 offset) {
    return ::pwrite(file, bytes.data(), bytes.size(), offset) == static_cast<ssize_t>(bytes.size());
  };
  bool done = true;
  for (const Change& change : std::views::reverse(content.unsynced)) {
    done = put(change.before, change.offset) && done;
  }
  done = ::ftruncate(file, content.synced_bytes) == 0 && done;
  std::minstd_rand chance(seed);
  for (const Change& change : content.unsynced) {
    if (unsynced == Unsynced::kLost || chance() % 2 == 0) continue;
    done = (change.truncates ? ::ftruncate(file, change.offset) == 0
                             : put(change.after, change.offset)) &&
           done;
  }
  ::close(file);
  if (!done) std::abort();
}

// Must be called with mutex_ held.
void FaultyDisk::remember(sqlite3_file* file, sqlite3_int64 offset,
                          std::optional<std::string> after) {
  const auto found = open_.find(file);
  if (found == open_.end()) return;
  sqlite3_int64 size = 0;
  real(file).xFileSize(file, &size);
  const sqlite3_int64 rest = std::max<sqlite3_int64>(size - offset, 0);
  const auto length = after ? std::min(rest, static_cast<sqlite3_int64>(after->size())) : rest;
  std::string before(static_cast<std::size_t>(length), '\0');
  if (length > 0) real(file).xRead(file, before.data(), static_cast<int>(length), offset);
  found->second->unsynced.push_back(
      {offset, std::move(before), after.value_or(std::string()), !after.has_value()});
}

// SQLite's file methods

const sqlite3_io_methods* FaultyDisk::in_front_of(const sqlite3_io_methods* methods) {
  const auto [found, added] = methods_.try_emplace(methods, Methods{*methods, methods});
  if (added) {
    sqlite3_io_methods& mine = found->second.mine;
    mine.xClose = close;
    mine.xRead = read;
    mine.xWrite = write;
    mine.xTruncate = truncate;
    mine.xSync = sync;
    mine.xFileSize = file_size;
  }
  return &found->second.mine;
}

const sqlite3_io_methods& FaultyDisk::real(sqlite3_file* file) {
  return *reinterpret_cast<const Methods*>(file->pMethods)->real;
}

int FaultyDisk::open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out) {
  FaultyDisk& disk = *current_;
  file->pMethods = nullptr;
  if (!disk.powered_) return SQLITE_CANTOPEN;
  const int code = disk.real_->xOpen(disk.real_, name, file, flags, out);
  if (code != SQLITE_OK || !file->pMethods) return code;
  const std::lock_guard lock(disk.mutex_);
  file->pMethods = disk.in_front_of(file->pMethods);
  if (!name) return code;  // a temporary file
  const auto [content, added] = disk.contents_.try_emplace(name, Content{name, 0, {}});
  if (added) real(file).xFileSize(file, &content->second.synced_bytes);
  disk.open_[file] = &content->second;
  return code;
}

// A deletion is durable at once.
int FaultyDisk::remove(sqlite3_vfs*, const char* name, int sync_directory) {
  FaultyDisk& disk = *current_;
  const std::lock_guard lock(disk.mutex_);
  if (!disk.powered(disk.writes_left_)) return SQLITE_IOERR_DELETE;
  const int code = disk.real_->xDelete(disk.real_, name, sync_directory);
  if (const auto found = disk.contents_.find(name); found != disk.contents_.end()) {
    found->second.unsynced.clear();
    found->second.synced_bytes = 0;
  }
  return code;
}

int FaultyDisk::close(sqlite3_file* file) {
  const std::lock_guard lock(current_->mutex_);
  current_->open_.erase(file);
  return real(file).xClose(file);
}

int FaultyDisk::read(sqlite3_file* file, void* data, int size, sqlite3_int64 offset) {
  if (!current_->powered_) return SQLITE_IOERR_READ;
  return real(file).xRead(file, data, size, offset);
}

int FaultyDisk::write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
  FaultyDisk& disk = *current_;
  const std::lock_guard lock(disk.mutex_);
  if (!disk.powered(disk.writes_left_)) return SQLITE_IOERR_WRITE;
  if (disk.full) return SQLITE_FULL;
  disk.remember(file, offset,
                std::string(static_cast<const char*>(data), static_cast<std::size_t>(size)));
  return real(file).xWrite(file, data, size, offset);
}

int FaultyDisk::truncate(sqlite3_file* file, sqlite3_int64 size) {
  FaultyDisk& disk = *current_;
  const std::lock_guard lock(disk.mutex_);
  if (!disk.powered(disk.writes_left_)) return SQLITE_IOERR_TRUNCATE;
  disk.remember(file, size, std::nullopt);
  return real(file).xTruncate(file, size);
}

// The real file is not synced: this class decides what survives.
int FaultyDisk::sync(sqlite3_file* file, int) {
  FaultyDisk& disk = *current_;
  const std::lock_guard lock(disk.mutex_);
  ++disk.syncs;
  if (!disk.powered(disk.syncs_left_) || disk.sync_fails) return SQLITE_IOERR_FSYNC;
  const auto found = disk.open_.find(file);
  if (disk.sync_lies || found == disk.open_.end()) return SQLITE_OK;
  real(file).xFileSize(file, &found->second->synced_bytes);
  found->second->unsynced.clear();
  return SQLITE_OK;
}

int FaultyDisk::file_size(sqlite3_file* file, sqlite3_int64* size) {
  if (!current_->powered_) return SQLITE_IOERR_FSTAT;
  return real(file).xFileSize(file, size);
}

}  // namespace gridmates::store
