// Bytes of a file or of standard input, as they arrive. One thread at a time.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::tools {

class Source {
 public:
  // "-" is standard input. If that and standard error are terminals, a line there asks for input.
  explicit Source(std::string name);
  ~Source();
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  // The next bytes, as soon as there are any; empty at the end and after a failure. Valid until the
  // next call.
  std::string_view next();
  // Why the file could not be opened or read, as text; empty without a failure.
  const std::string& failure() const { return failure_; }
  // Adds the file's name: "FILE, PLACE"; only PLACE for standard input. Any thread.
  std::string in_file(const std::string& place) const;

 private:
  void fail();

  std::string name_;
  int file_ = -1;
  std::string failure_;
  std::string bytes_;
};

}  // namespace gridmates::tools
