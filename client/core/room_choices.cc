#include "client/core/room_choices.h"

#include <sstream>
#include <utility>

namespace gridmates::client {
namespace {

std::string_view game_of(std::string_view line) { return line.substr(0, line.find(' ')); }

}  // namespace

RoomChoices::RoomChoices(std::string directory, std::string_view server, std::string_view name)
    : file_(std::move(directory), "rooms", server, name) {
  std::istringstream text(file_.read());
  for (std::string line; std::getline(text, line);) lines_.push_back(line);
}

void RoomChoices::keep(const std::string& line) {
  std::erase_if(lines_, [&line](const auto& known) { return game_of(known) == game_of(line); });
  lines_.insert(lines_.begin(), line);
  std::string text;
  for (const std::string& known : lines_) text += known + '\n';
  if (!file_.path().empty()) file_.write(text);
}

}  // namespace gridmates::client
