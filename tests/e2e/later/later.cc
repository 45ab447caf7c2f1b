// A library to preload into a program: sets its calendar ahead by the seconds in the file named by
// GRIDMATES_LATER, which is read on each call. Steady clocks are unchanged.
#include <fcntl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cstdlib>

namespace {

long seconds_ahead() {
  const char* path = std::getenv("GRIDMATES_LATER");
  const int file = path == nullptr ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char digits[24] = {};
  const ssize_t length = read(file, digits, sizeof digits - 1);
  close(file);
  return length > 0 ? std::strtol(digits, nullptr, 10) : 0;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) {
  const long result = syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += seconds_ahead();
  return static_cast<int>(result);
}
