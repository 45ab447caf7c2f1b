#include "server/store/safety_copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>

namespace gridmates::store {
namespace {

Error cannot_copy(const std::filesystem::path& target, const std::string& why) {
  return {Error::Kind::kOther, "cannot make the safety copy " + target.string() + ": " + why};
}

Status check_integrity(const std::filesystem::path& file) {
  Result<Database> copy = Database::open(file, Database::Mode::kRead);
  if (!copy) return copy.error();
  Query answer = copy->query("PRAGMA integrity_check");
  const bool good = answer.next() && answer.text(0) == "ok";
  if (answer.error()) return *answer.error();
  if (!good) return Error{Error::Kind::kBroken, "the copy fails the integrity check"};
  return core::Ok{};
}

// Syncs a file or a directory.
bool sync(const std::filesystem::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool synced = fsync(file) == 0;
  close(file);
  return synced;
}

}  // namespace

Status safety_copy(Database& db, const std::filesystem::path& target) {
  const std::filesystem::path unfinished = target.string() + ".unfinished";
  std::error_code failed;
  std::filesystem::remove(unfinished, failed);
  Status made = db.run("VACUUM INTO ?", {unfinished.string()});
  if (made) made = check_integrity(unfinished);
  if (made && !sync(unfinished)) made = Error{Error::Kind::kBroken, "it cannot be synced"};
  if (!made) {
    std::filesystem::remove(unfinished, failed);
    return cannot_copy(target, made.error().message);
  }
  std::filesystem::rename(unfinished, target, failed);
  if (failed) return cannot_copy(target, failed.message());
  if (!sync(std::filesystem::absolute(target).parent_path())) {
    return cannot_copy(target, "its directory cannot be synced");
  }
  return core::Ok{};
}

}  // namespace gridmates::store
