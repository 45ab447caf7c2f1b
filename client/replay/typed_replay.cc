#include "client/replay/typed_replay.h"

#include <string>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::replay {
namespace {

// The latest finished match, even if another board is on the table already.
std::variant<v1::GetReplay, commands::Unread> of_room(const client::Room* room) {
  const v1::RoomState state = room == nullptr ? v1::ROOM_STATE_CLOSED : room->view.head().state();
  const bool over = client::is_finished(state) || state == v1::ROOM_STATE_WAITING;
  if (!over || room->view.head().match() == 0) {
    return commands::Unread{"USAGE",
                            tr("as in replay KITE-42/1; there is no match here that has ended")};
  }
  v1::GetReplay wanted;
  wanted.set_run(room->code + "/" + std::to_string(room->view.head().match()));
  const bool race = room->view.head().table() == v1::TABLE_RACE;
  const v1::MatchView* match = room->match();
  if (race && match != nullptr && !match->players().empty())
    wanted.set_racer(match->players(0).name());
  return wanted;
}

}  // namespace

bool is_run(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos || slash == 0) return false;
  const auto match = commands::number_of(std::string(text.substr(slash + 1)));
  return match && *match != 0;
}

std::variant<v1::GetReplay, commands::Unread> read_replay(const commands::Command& command,
                                                          const client::Room* room) {
  return command.words.size() == 1 ? of_room(room) : read_run(command);
}

std::variant<v1::GetReplay, commands::Unread> read_run(const commands::Command& command) {
  v1::GetReplay wanted;
  wanted.set_run(commands::upper(command.words[1]));
  if (!is_run(wanted.run())) {
    return commands::Unread{"USAGE", tr("a run is CODE/N, as in {} KITE-42/1", command.words[0])};
  }
  const std::string behind = command.rest.substr(command.words[1].size());
  const std::size_t name = behind.find_first_not_of(' ');
  if (name != std::string::npos) wanted.set_racer(behind.substr(name));
  return wanted;
}

std::optional<std::uint64_t> parse_time(std::string_view text) {
  constexpr std::uint64_t kBase = 60;
  constexpr std::size_t kLongest = 9;
  constexpr int kMostColons = 2;
  std::uint64_t whole = 0;
  std::uint64_t part = 0;
  int colons = 0;
  bool digit = false;
  const auto fits = [&] { return digit && (colons == 0 || part < kBase); };
  if (text.size() > kLongest) return std::nullopt;
  for (const char c : text) {
    if (c == ':' && colons < kMostColons && fits()) {
      ++colons;
      whole = (whole + part) * kBase;
      part = 0;
      digit = false;
    } else if (c >= '0' && c <= '9') {
      part = part * 10 + static_cast<std::uint64_t>(c - '0');
      digit = true;
    } else {
      return std::nullopt;
    }
  }
  return fits() ? std::optional((whole + part) * 1'000) : std::nullopt;
}

}  // namespace gridmates::replay
