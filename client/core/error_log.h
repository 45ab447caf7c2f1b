// The log of errors that nobody expected: `errors.log` in the state directory, mode 0600. It says
// when, in which version and what; never what anybody has said, a token or the name of a player.
// Other processes may write to the same file. One thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/model.h"

namespace gridmates::client {

inline constexpr int kUnexpected = 70;  // the exit status after an error that nobody expected

class ErrorLog {
 public:
  // `directory`, of kept_in(), may be empty: then nothing is kept.
  explicit ErrorLog(std::string directory);

  // Adds a line. False: it could not be written.
  bool add(std::string_view what) const;
  // "PATH says more", or that there is no log.
  std::string pointer(bool added) const;
  // Where it is, with its directory made; empty where there is none.
  std::string prepare() const;

 private:
  std::string directory_;
  std::string path_;
};

// What must not get into a log: who plays, what was said, and the codes of rooms.
std::vector<std::string> private_words(const Model& model);
// The text without these, as one short line of ASCII.
std::string without_private(std::string text, const std::vector<std::string>& words);

// Runs a face or a command. What it throws gets into the log with its type, and with its words when
// `words` says what must not stand among them; standard error says so in a sentence. Returns what
// `run` returns, or kUnexpected.
int run_logged(const ErrorLog& log, const std::function<int()>& run,
               const std::function<std::vector<std::string>()>& words = nullptr);

}  // namespace gridmates::client
