#include "client/core/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace gridmates::client {

// Opened read-only: input ends at once, and output fails instead of vanishing. open() takes the
// lowest free number, which is the current one.
void fill_standard_streams() {
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
    if (fcntl(number, F_GETFD) == -1 && errno == EBADF) (void)!open("/dev/null", O_RDONLY);
  }
}

bool write_out(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  return std::fflush(stdout) == 0 && written && std::ferror(stdout) == 0;
}

int complain(std::string_view sentence, int status) {
  const std::string_view words = tr(sentence);
  std::fprintf(stderr, "gridmates: %.*s\n", static_cast<int>(words.size()), words.data());
  return status;
}

}  // namespace gridmates::client
