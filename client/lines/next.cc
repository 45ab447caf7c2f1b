#include "client/lines/next.h"

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/words/afterwards.h"

namespace gridmates::lines {
namespace {

std::string next_words(const client::Room& room) {
  switch (words::afterwards(room)) {
    case words::Afterwards::kOtherDailies:
      return tr("daily lists the other dailies");
    case words::Afterwards::kNewMatch:
      return tr("rematch plays the same board again, next a new one");
    case words::Afterwards::kRematch:
      return tr("rematch plays another match");
    case words::Afterwards::kAskForOne:
      // `rematch` means this at such a table.
      return room.view.head().table() == v1::TABLE_VERSUS
                 ? tr("rematch asks for another match")
                 : tr("give up asks for another match, with a new board");
    case words::Afterwards::kHostStarts:
      break;
  }
  return tr("the host can start another match");
}

}  // namespace

std::string next_line(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  const std::string commands = "replay " + client::printable(room.code) + "/" +
                               std::to_string(head.match()) + ", leaderboard " +
                               client::printable(head.game()) + ", lobby";
  return "next: " + tr("{}; also {}", next_words(room), commands);
}

std::string unpause_line() { return std::string("next: ") + tr("unpause goes on with the match"); }

}  // namespace gridmates::lines
