#include "client/tools/replay/replay_lines.h"

#include <google/protobuf/util/json_util.h>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/gather.h"
#include "engine/text/lines.h"

namespace gridmates::tools {
namespace {

// The first line contains a board and its players.
constexpr std::size_t kMostLineBytes = 1'000'000;

class Lines {
 public:
  void take(std::string_view line) {
    ++number_;
    if (!wrong_.empty()) return;
    if (line.size() > kMostLineBytes) return fail(tr("it is too long"));
    if (line.find_first_not_of(" \t") == std::string_view::npos) return;
    if (begun_ && replay_.events_size() == replay::kMostEvents)
      return fail(tr("there are too many events"));
    const bool is_first = !std::exchange(begun_, true);
    const auto read = google::protobuf::util::JsonStringToMessage(
        std::string(line),
        is_first ? static_cast<google::protobuf::Message*>(&replay_) : replay_.add_events());
    const bool is_none = is_first && replay_.run().empty();
    if (!read.ok() || is_none)
      fail(is_first ? tr("this is not a replay in JSON") : tr("this is not an event in JSON"));
    if (is_first && replay_.events_size() != 0) fail(tr("events stand in lines of their own"));
  }

  std::variant<v1::Replay, std::string> result() {
    if (!wrong_.empty()) return wrong_;
    if (!begun_) return tr("there is nothing to read");
    return std::move(replay_);
  }

 private:
  void fail(const std::string& why) { wrong_ = tr("line {}: {}", number_, why); }

  v1::Replay replay_;
  bool begun_ = false;
  std::size_t number_ = 0;
  std::string wrong_;
};

}  // namespace

std::variant<v1::Replay, std::string> read_replay(Source& source) {
  Lines lines;
  text::LineSplitter splitter(kMostLineBytes);
  const auto take = [&lines](std::string_view line) { lines.take(line); };
  for (std::string_view bytes = source.next(); !bytes.empty(); bytes = source.next()) {
    splitter.feed(bytes, take);
  }
  splitter.finish(take);
  return lines.result();
}

}  // namespace gridmates::tools
