// Prints the events of a room.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/linear/verbosity.h"
#include "client/lines/describe.h"
#include "client/words/away.h"
#include "client/words/race.h"
#include "client/words/votes.h"

namespace gridmates::linear {

using client::printable;

// A text client redraws nothing; a program gets the view, and finds missing events by their
// numbers.
void Linear::took(const client::RoomReplaced& notice) {
  talk_.muted.meet(*client_.model().room);
  promised_.Clear();  // the view may be older
  to_sit_.reset();
  if (output_.json() && !entering_) output_.print("", room_frame());
  if (notice.missed == 0) return;
  tell({tr_count("{} event is not shown.", "{} events are not shown.", notice.missed)});
}

// Rivals' moves in a race are printed at each tenth of the way, or if there is other news. A board
// laid by its first move is not printed: it was announced when it was chosen.
bool Linear::worth_telling(const v1::Event& event) {
  const client::Room& room = *client_.model().room;
  if (event.has_started()) told_.clear();
  if (event.has_board_chosen() && room.running()) return false;
  if (!event.has_hidden()) return true;
  if (event.delta().match_deltas().empty()) return false;
  const std::uint32_t index = event.delta().match_deltas(0).index();
  if (static_cast<int>(index) >= room.view.matches_size()) return true;
  const words::Count count = words::count_of(room.view.matches(static_cast<int>(index)));
  const std::uint32_t tenths = count.of == 0 ? 0 : count.done * 10 / count.of;
  const bool further = tenths != std::exchange(told_[index], tenths);
  return further || !words::race_news(event, room).empty();
}

// As text, repeated events are not printed again; a program gets their deltas.
void Linear::took(const client::EventApplied& notice) {
  v1::ServerFrame frame;
  const client::Room& room = *client_.model().room;
  frame.mutable_events()->set_room(notice.room);
  frame.mutable_events()->set_epoch(room.epoch);
  *frame.mutable_events()->add_events() = notice.event;
  if (talk_.muted.hides(notice.event, room)) return;
  if (!output_.json() && (notice.again || !worth_telling(notice.event))) return;
  if (!output_.json() && verbosity_ < least_verbosity(notice.event, room.you)) return;
  output_.print(printable(notice.room) + " " + lines::describe(notice.event, room), frame);
  const std::string dropped = words::dropped_words(notice.event, room);
  if (!dropped.empty()) tell({dropped + "."});
  if (notice.event.has_ended() && !output_.json()) tell(ends_.begin(room, verbosity_ == 0));
}

// Prints text that is not an event; a program has the facts already, or requests them.
void Linear::tell(const lines::Lines& lines) {
  for (const std::string& line : lines) {
    output_.body(printable(client_.room_code()) + " " + line);
  }
}

// Members who come and go, and pings; cursors only as JSON.
void Linear::took(const client::PresenceChanged& notice) {
  const client::Room& room = *client_.model().room;
  const v1::Presence& presence = room.presence.at(notice.member);
  v1::ServerFrame frame;
  *frame.mutable_presence() = presence;
  if (output_.json()) return output_.print("", frame);
  if (presence.ping() != 0 && notice.member != room.you && verbosity_ > 0) {
    output_.print(printable(room.code) + " " +
                      tr("{} points at {}.", printable(room.name_of(notice.member)),
                         commands::cell_name_in(room, presence.ping() - 1)),
                  frame);
  }
  // Only after a match; new options may have other ratings.
  const bool rated = notice.rated_before != 0 && presence.rating() != notice.rated_before &&
                     client::is_finished(room.view.head().state());
  if (rated && presence.rating() != 0 && verbosity_ > 0) {
    output_.print(printable(room.code) + " " +
                      tr("{} is rated {} now.", printable(room.name_of(notice.member)),
                         client::rating_text(room, notice.member)),
                  frame);
  }
  const bool was_away = away_.contains(notice.member);
  if (notice.member == room.you || presence.connected() != was_away) return;
  if (presence.connected()) away_.erase(notice.member);
  if (!presence.connected()) away_.insert(notice.member);
  if (verbosity_ < kFullVerbosity) return;
  const std::string name = printable(room.name_of(notice.member));
  std::string words = presence.connected() ? tr("{} is back", name) : tr("{} is away", name);
  // The time that they have to come back.
  if (const std::string grace = words::away_words(room, client_.now_ms());
      !presence.connected() && grace.starts_with(words)) {
    words = grace;
  }
  output_.print(printable(room.code) + " " + words + ".", frame);
}

}  // namespace gridmates::linear
