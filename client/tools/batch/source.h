// Bytes of a file or of standard input, as they come. One thread at a time.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::tools {

class Source {
 public:
  // - is standard input. Where that is a terminal, a line on standard error says so.
  explicit Source(std::string name);
  ~Source();
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  // The next bytes, as soon as there are any; none at the end and after a failure. They last until
  // the next call.
  std::string_view next();
  // Why the file could not be opened or read on, in words; empty when all is well.
  const std::string& failure() const { return failure_; }
  // "FILE, PLACE" of what is said about a place in it; PLACE alone for standard input. Any thread.
  std::string in_file(const std::string& place) const;

 private:
  void fail();

  std::string name_;
  int file_ = -1;
  std::string failure_;
  std::string bytes_;
};

}  // namespace gridmates::tools
