#include "tests/server/store/faulty_disk.h"

namespace gridmates::store {

FaultyDisk* FaultyDisk::current_ = nullptr;

FaultyDisk::FaultyDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
  current_ = this;
  vfs_.zName = "faulty";
  vfs_.pNext = nullptr;
  vfs_.xOpen = open;
  sqlite3_vfs_register(&vfs_, 1);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real_, 1);
  current_ = nullptr;
}

const sqlite3_io_methods* FaultyDisk::in_front_of(const sqlite3_io_methods* methods) {
  const std::lock_guard lock(mutex_);
  const auto [found, added] = methods_.try_emplace(methods, Methods{*methods, methods});
  if (added) {
    found->second.mine.xWrite = write;
    found->second.mine.xSync = sync;
  }
  return &found->second.mine;
}

const sqlite3_io_methods& FaultyDisk::real(sqlite3_file* file) {
  return *reinterpret_cast<const Methods*>(file->pMethods)->real;
}

int FaultyDisk::open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out) {
  FaultyDisk& disk = *current_;
  const int code = disk.real_->xOpen(disk.real_, name, file, flags, out);
  if (code == SQLITE_OK && file->pMethods) file->pMethods = disk.in_front_of(file->pMethods);
  return code;
}

int FaultyDisk::write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
  if (current_->full) return SQLITE_FULL;
  return real(file).xWrite(file, data, size, offset);
}

int FaultyDisk::sync(sqlite3_file* file, int flags) {
  ++current_->syncs;
  if (current_->sync_fails) return SQLITE_IOERR_FSYNC;
  return real(file).xSync(file, flags);
}

}  // namespace gridmates::store
