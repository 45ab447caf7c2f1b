#include "client/tools/batch/source.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"

namespace gridmates::tools {
namespace {

constexpr std::size_t kPieceBytes = 16 * 1024;

}  // namespace

Source::Source(std::string name) : name_(std::move(name)) {
  file_ = name_ == "-" ? STDIN_FILENO : ::open(name_.c_str(), O_RDONLY | O_CLOEXEC);
  if (file_ < 0) fail();
  if (file_ == STDIN_FILENO && ::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1) {
    client::complain(tr("reading what is typed here; Ctrl+D ends it"), 0);
  }
}

Source::~Source() {
  if (file_ > STDERR_FILENO) ::close(file_);
}

std::string_view Source::next() {
  if (!failure_.empty()) return {};
  bytes_.resize(kPieceBytes);
  ssize_t count = ::read(file_, bytes_.data(), bytes_.size());
  while (count < 0 && errno == EINTR) count = ::read(file_, bytes_.data(), bytes_.size());
  if (count < 0) fail();
  return std::string_view(bytes_).substr(0, count < 0 ? 0 : static_cast<std::size_t>(count));
}

std::string Source::in_file(const std::string& place) const {
  return name_ == "-" ? place : tr("{}, {}", client::printable(name_), place);
}

void Source::fail() {
  failure_ =
      tr("cannot read {}: {}", name_ == "-" ? tr("standard input") : client::printable(name_),
         std::strerror(errno));
}

}  // namespace gridmates::tools
