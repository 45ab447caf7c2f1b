#include "client/words/room_settings.h"

#include "client/catalogue/catalogue.h"
#include "client/words/clocks.h"
#include "client/words/race.h"
#include "client/words/watching.h"

namespace gridmates::words {

std::string room_setting_words(const v1::Event& event) {
  if (event.has_cap_set()) return cap_words(event.cap_set().minutes());
  if (event.has_watching_set()) return watching_words(event.watching_set());
  if (event.has_clocks_set()) return clocks_words(event.clocks_set().clocks());
  if (event.has_series_set()) return tr("best of {}", event.series_set().best_of());
  if (event.has_opener_set()) return tr("seat {} begins", event.opener_set().seat());
  return event.has_rated_set() ? tr("rated") : "";
}

std::string computers_words(const v1::RoomSummary& room) {
  if (room.computers() == 0) return {};
  return tr_count("{} computer", "{} computers", room.computers());
}

std::string room_terms_words(const v1::RoomSummary& room) {
  std::string all;
  for (const std::string& words : {computers_words(room), clocks_words(room.clocks()),
                                   room.rated().empty() ? std::string() : tr("rated"),
                                   watching_words(room.watchers(), room.delay_s())}) {
    if (!words.empty()) all += (all.empty() ? "" : ", ") + words;
  }
  return all;
}

}  // namespace gridmates::words
