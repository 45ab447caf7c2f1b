#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

#include "server/app/complain.h"
#include "server/app/run.h"

namespace {

// Opens /dev/null for each closed standard stream. Otherwise the next opened file would get its
// number and receive what is printed. False if that fails.
bool open_closed_streams() {
  for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(fd, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) != fd) return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (!open_closed_streams()) return gridmates::app::kCannotServe;
  const auto environment = [](const std::string& name) -> std::optional<std::string> {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  };
  return gridmates::app::run({argv + 1, argv + argc}, environment, GRIDMATES_VERSION);
}
