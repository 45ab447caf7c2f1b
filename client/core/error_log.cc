#include "client/core/error_log.h"

#include <cxxabi.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <memory>
#include <typeinfo>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/config.h"
#include "client/core/private_file.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

constexpr off_t kMostBytes = 256 * 1024;  // a larger file is emptied
constexpr std::size_t kMostWords = 300;   // of an error's message, in bytes

std::string now_words() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

// The current exception: its type and its message.
struct Thrown {
  std::string type = tr("something that is not an exception");
  std::string words = {};
};

Thrown thrown_now() {
  Thrown thrown;
  if (const std::type_info* type = abi::__cxa_current_exception_type()) {
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(type->name(), nullptr, nullptr, &status), &std::free);
    thrown.type = name ? name.get() : type->name();
  }
  try {
    throw;
  } catch (const std::exception& error) {
    thrown.words = error.what();
  } catch (...) {
  }
  return thrown;
}

}  // namespace

ErrorLog::ErrorLog(std::string directory) : directory_(std::move(directory)) {
  if (!directory_.empty()) path_ = directory_ + "/errors.log";
}

std::string ErrorLog::prepare() const {
  return path_.empty() || !make_private_directory(directory_).empty() ? std::string() : path_;
}

bool ErrorLog::add(std::string_view what) const {
  if (prepare().empty()) return false;
  const int file =
      open(path_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return false;
  struct stat info{};
  bool good = fstat(file, &info) == 0 && S_ISREG(info.st_mode) && fchmod(file, 0600) == 0;
  if (good && info.st_size > kMostBytes) good = ftruncate(file, 0) == 0;
  const std::string line =
      now_words() + " " + std::string(kClientVersion) + ": " + std::string(what) + "\n";
  good = good && write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  return close(file) == 0 && good;
}

std::string ErrorLog::pointer(bool added) const {
  return added ? tr("for details see {}", printable(path_)) : tr("there is no log of it");
}

std::vector<std::string> private_words(const Model& model) {
  std::vector<std::string> words = {model.name};
  for (const auto& room : model.rooms.rooms())
    words.insert(words.end(), {room.code(), room.host()});
  for (const auto& [game, board] : model.leaderboards) {
    for (const auto& times : board.best_times()) {
      for (const auto& line : times.lines()) {
        words.insert(words.end(), line.players().begin(), line.players().end());
      }
    }
    for (const auto& tally : board.tallies()) words.push_back(tally.player());
    for (const auto& list : board.ratings()) {
      for (const auto& line : list.players()) words.push_back(line.player());
    }
  }
  words.push_back(model.player.name());
  if (!model.room) return words;
  words.push_back(model.room->code);
  for (const auto& [member, name] : model.room->names) words.push_back(name);
  for (const v1::Event& event : model.room->feed) words.push_back(event.said().text());
  return words;
}

std::string without_private(std::string text, const std::vector<std::string>& words) {
  constexpr std::string_view kHidden = "[hidden]";
  // The longest first, because talk may contain a name.
  std::vector<std::string> longest = words;
  std::ranges::sort(longest, std::greater{}, &std::string::size);
  for (const std::string& word : longest) {
    if (word.size() < 2) continue;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
      text.replace(at, word.size(), kHidden);
      at += kHidden.size();
    }
  }
  std::erase_if(text, [](char c) { return c < ' ' || c > '~'; });
  return text.substr(0, kMostWords);
}

int run_logged(const ErrorLog& log, const std::function<int()>& run,
               const std::function<std::vector<std::string>()>& words) {
  try {
    return run();
  } catch (...) {
    const Thrown thrown = thrown_now();
    std::string what = thrown.type;
    if (words && !thrown.words.empty()) what += ": " + without_private(thrown.words, words());
    const std::string said = tr("an error that nobody expected: {}", what);
    const bool added = log.add(said);
    return complain(said + "; " + log.pointer(added), kUnexpected);
  }
}

}  // namespace gridmates::client
