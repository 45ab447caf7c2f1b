#include "client/words/watching.h"

#include "client/catalogue/catalogue.h"

namespace gridmates::words {

std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s) {
  const bool link = watchers == v1::WATCHERS_LINK;
  const bool none = watchers == v1::WATCHERS_NONE;
  if (!link && !none && delay_s == 0) return {};
  if (none) return tr("watching: not allowed");
  const char* who = link ? tr("with the code only") : tr("anybody");
  return delay_s == 0 ? tr("watching: {}", who) : tr("watching: {}, {} s late", who, delay_s);
}

std::string watching_words(const v1::WatchingSet& set) {
  return watching_words(set.watchers(), set.delay_s());
}

std::string why_not_back(const client::Room& room) {
  if (room.seated()) return tr("only watchers can go back");
  if (room.view.head().state() == v1::ROOM_STATE_PAUSED) {
    return tr("the match is paused, and the board is hidden");
  }
  if (!room.running()) return tr("no match is being played");
  return room.earlier.size() == 0 ? tr("no move has been seen here yet") : "";
}

namespace {

// Whether you are done with the current race, by the room's refusal.
bool is_done(const client::Room& room) {
  const v1::Error* why = room.refuses(v1::Action::kPlay, room.room_time_ms);
  return why != nullptr && why->reason() == "race_over";
}

}  // namespace

std::string KeptTalk::told(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  const bool keeps = head.table() == v1::TABLE_RACE || !head.rated().empty() || head.delay_s() != 0;
  if (!keeps || !room.match_is_on()) return {};
  if (room.seated() && !is_done(room)) return {};
  if (room.code == room_ && head.match() == match_) return {};
  room_ = room.code;
  match_ = head.match();
  return room.seated() ? tr("players still racing see what you say only after the race")
                       : tr("players read what watchers say after the end of the match");
}

}  // namespace gridmates::words
