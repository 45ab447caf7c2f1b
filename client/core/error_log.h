// The log of unexpected errors: `errors.log` in the state directory, mode 0600. A line has the
// time, the version and the error; never talk, a token or a player's name. Other processes may
// write to the same file. One thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/model.h"

namespace gridmates::client {

inline constexpr int kUnexpected = 70;  // the exit status after an unexpected error

class ErrorLog {
 public:
  // `directory`, from kept_in(), may be empty: then nothing is logged.
  explicit ErrorLog(std::string directory);

  // Adds a line. Returns false if it cannot be written.
  bool add(std::string_view what) const;
  // "for details see PATH", or that there is no log.
  std::string pointer(bool added) const;
  // Makes the directory and returns the log's path; empty without a directory or if that fails.
  std::string prepare() const;

 private:
  std::string directory_;
  std::string path_;
};

// Words that must not get into the log: names of players, talk, and codes of rooms.
std::vector<std::string> private_words(const Model& model);
// The text as one short line of ASCII, with these words hidden.
std::string without_private(std::string text, const std::vector<std::string>& words);

// Runs a face or a command. Logs an exception with its type; its message is logged only if `words`
// is set, without those words. Writes a sentence to standard error. Returns the result of `run`, or
// kUnexpected after an exception.
int run_logged(const ErrorLog& log, const std::function<int()>& run,
               const std::function<std::vector<std::string>()>& words = nullptr);

}  // namespace gridmates::client
