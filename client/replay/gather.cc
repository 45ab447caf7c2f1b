#include "client/replay/gather.h"

#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::replay {

// At other tables all players share one board.
std::string why_no_player(const v1::Replay& replay, const std::string& player) {
  const v1::Table table = replay.head().table();
  if (player.empty() || table == v1::TABLE_RACE) return "";
  return tr("only a race has a board for each player, and this match was {}",
            tr(client::table_word(table)));
}

v1::GetReplay Gather::next() const {
  v1::GetReplay ask;
  ask.set_run(run_);
  ask.set_racer(racer_);
  ask.set_from(static_cast<std::uint32_t>(whole_.events_size()));
  return ask;
}

std::string Gather::take(v1::Replay part) {
  if (part.events().empty()) return tr("the server told of no such match");
  if (whole_.events().empty()) {
    whole_ = std::move(part);
  } else {
    whole_.mutable_events()->MergeFrom(part.events());
    whole_.set_events_hash(whole_.events_hash() + part.events_hash());
  }
  return whole_.events_size() > kMostEvents ? tr("this match has too many moves") : "";
}

bool Gather::complete() const {
  return !whole_.events().empty() &&
         static_cast<std::uint32_t>(whole_.events_size()) >= whole_.events_in_all();
}

}  // namespace gridmates::replay
