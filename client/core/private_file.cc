#include "client/core/private_file.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {
namespace {

constexpr std::size_t kNameHashBytes = 16;
constexpr const char* kNoDirectory =
    tr_later("there is no state directory (HOME and XDG_STATE_HOME are not set)");

// A file name for this server and name, hashed so that it is short and stays in the directory.
std::string file_name(std::string_view kind, std::string_view server, std::string_view name) {
  std::string key(server);
  key += '\0';
  key += name;
  std::array<unsigned char, kNameHashBytes> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(key.data()),
                     key.size(), nullptr, 0);
  std::string hex(hash.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  hex.pop_back();
  return std::string(kind) + "-" + hex;
}

std::string failed(const std::string& what, int error) {
  return tr("cannot write {}: {}", what, std::strerror(error));
}

// Writes a new file of mode 0600 and syncs it; returns 0 or errno.
int write_file(const std::string& path, std::string_view text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return errno;
  const ssize_t written = ::write(file, text.data(), text.size());
  int error = written == static_cast<ssize_t>(text.size()) ? 0 : written < 0 ? errno : ENOSPC;
  if (error == 0 && fsync(file) != 0) error = errno;
  if (close(file) != 0 && error == 0) error = errno;
  return error;
}

}  // namespace

std::string make_private_directory(const std::string& directory) {
  std::error_code error;
  if (std::filesystem::is_directory(directory, error)) return "";
  const auto parent = std::filesystem::path(directory).parent_path();
  if (!parent.empty()) std::filesystem::create_directories(parent, error);
  if (error) return failed(directory, error.value());
  if (mkdir(directory.c_str(), 0700) != 0 && errno != EEXIST) return failed(directory, errno);
  return "";
}

PrivateFile::PrivateFile(std::string directory, std::string_view kind, std::string_view server,
                         std::string_view name)
    : directory_(std::move(directory)) {
  if (!directory_.empty()) path_ = directory_ + "/" + file_name(kind, server, name);
}

bool PrivateFile::exists() const {
  struct stat info{};
  return !path_.empty() && lstat(path_.c_str(), &info) == 0;
}

std::string PrivateFile::read() const {
  struct stat info{};
  const bool there = !path_.empty() && stat(path_.c_str(), &info) == 0;
  if (!there || !S_ISREG(info.st_mode)) return "";
  if ((info.st_mode & 0777) != 0600) chmod(path_.c_str(), 0600);
  std::ifstream file(path_, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string PrivateFile::write(std::string_view text) const {
  if (path_.empty()) return tr(kNoDirectory);
  if (std::string error = make_private_directory(directory_); !error.empty()) return error;
  const std::string fresh = path_ + ".new-" + std::to_string(getpid());
  unlink(fresh.c_str());  // left by a process with the same number
  if (const int error = write_file(fresh, text); error != 0) {
    unlink(fresh.c_str());
    return failed(path_, error);
  }
  if (rename(fresh.c_str(), path_.c_str()) != 0) return failed(path_, errno);
  return "";
}

std::string PrivateFile::remove() const {
  if (path_.empty()) return tr(kNoDirectory);
  return unlink(path_.c_str()) == 0 || errno == ENOENT ? "" : failed(path_, errno);
}

}  // namespace gridmates::client
