#include "server/store/data_dir.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <cerrno>
#include <system_error>

namespace gridmates::store {
namespace {

std::string reason(int error) { return std::generic_category().message(error); }

// The process id in the lock file; empty if it cannot be read.
std::string holder(int lock) {
  std::array<char, 32> text{};
  const ssize_t size = pread(lock, text.data(), text.size() - 1, 0);
  std::string pid;
  for (ssize_t i = 0; i < size && std::isdigit(static_cast<unsigned char>(text[i])); ++i) {
    pid += text[i];
  }
  return pid;
}

std::string taken(const std::filesystem::path& directory, int lock) {
  const std::string pid = holder(lock);
  return "the data directory " + directory.string() + " is in use by " +
         (pid.empty() ? "another process" : "process " + pid) + "; stop it first";
}

bool write_own_pid(int lock) {
  const std::string pid = std::to_string(getpid()) + "\n";
  return ftruncate(lock, 0) == 0 &&
         pwrite(lock, pid.data(), pid.size(), 0) == static_cast<ssize_t>(pid.size());
}

}  // namespace

core::Result<DataDir, std::string> DataDir::take(const std::filesystem::path& directory) {
  const auto cannot = [&directory](const char* what, int error) {
    return std::string("cannot ") + what + " the data directory " + directory.string() + ": " +
           reason(error);
  };
  std::error_code failed;
  const std::filesystem::path parent = std::filesystem::absolute(directory).parent_path();
  std::filesystem::create_directories(parent, failed);
  if (mkdir(directory.c_str(), 0700) != 0 && errno != EEXIST) return cannot("make", errno);
  if (!std::filesystem::is_directory(directory, failed)) return cannot("use", ENOTDIR);
  if (access(directory.c_str(), W_OK | X_OK) != 0) return cannot("write to", errno);

  const int lock = open((directory / "gridmates.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return cannot("write to", errno);
  DataDir held(directory, lock);
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return taken(directory, lock);
    return cannot("lock", errno);
  }
  if (!write_own_pid(lock)) return cannot("write to", errno);
  return held;
}

DataDir::~DataDir() {
  if (lock_ >= 0) close(lock_);
}

}  // namespace gridmates::store
