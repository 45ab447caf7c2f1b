#include "client/core/earlier.h"

#include <algorithm>
#include <utility>

#include "client/core/config.h"
#include "client/core/room.h"
#include "proto/convert/room_view.h"

namespace gridmates::client {
namespace {

bool watches(const Room& room) { return room.match_is_on() && !room.seated(); }

// Deltas of a match whose board is not shown only change counts.
bool changes_a_board(const v1::RoomView& view, const v1::Event& event) {
  const auto& deltas = event.delta().match_deltas();
  return std::any_of(deltas.begin(), deltas.end(), [&view](const v1::MatchDelta& delta) {
    const auto index = static_cast<int>(delta.index());
    return index < view.matches_size() && shows_board(view.matches(index));
  });
}

// The cells that a move changes, before the move; empty if the board is not known.
v1::MatchDelta cells_before(const v1::RoomView& view, const v1::Event& event) {
  const auto index = event.moved().match_index();
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    const bool is_its = event.has_moved() && delta.index() == index;
    if (!is_its || static_cast<int>(index) >= view.matches_size()) continue;
    return convert::as_in(view.matches(static_cast<int>(index)), delta);
  }
  return {};
}

}  // namespace

std::size_t Change::bytes() const {
  return event.ByteSizeLong() + before.ByteSizeLong() + view.size();
}

void Earlier::keep(Change change) {
  bytes_ += change.bytes();
  changes_.push_back(std::make_shared<const Change>(std::move(change)));
  while (changes_.size() > kMaxEarlier || bytes_ > kMaxEarlierBytes) {
    bytes_ -= changes_.front()->bytes();
    changes_.pop_front();
    ++first_;
  }
}

void Earlier::clear() {
  first_ = end();
  changes_.clear();
  bytes_ = 0;
}

bool change_view(Room& room, const v1::Event& event) {
  const bool is_kept = watches(room) && changes_a_board(room.view, event);
  const std::uint32_t match = room.view.head().match();
  v1::MatchDelta before = cells_before(room.view, event);
  std::string view = is_kept ? room.view.SerializeAsString() : std::string();
  if (event.has_delta() && !convert::apply(event.delta(), room.view)) return false;
  room.before = std::move(before);
  if (!watches(room) || room.view.head().match() != match) {
    room.earlier.clear();
  } else if (is_kept) {
    room.earlier.keep({event, room.before, std::move(view)});
  }
  return true;
}

}  // namespace gridmates::client
