#include "proto/convert/room_view.h"

#include <google/protobuf/repeated_field.h>

#include <algorithm>
#include <utility>

#include "proto/convert/game_converter.h"

namespace gridmates::convert {
namespace {

// Inserts each item into a list that is sorted by `number`; replaces the item with the same number.
template <class Item>
void put_by_number(const google::protobuf::RepeatedPtrField<Item>& items,
                   std::uint32_t (Item::*number)() const,
                   google::protobuf::RepeatedPtrField<Item>& list) {
  for (const Item& item : items) {
    auto place =
        std::lower_bound(list.begin(), list.end(), (item.*number)(),
                         [number](const Item& a, std::uint32_t b) { return (a.*number)() < b; });
    if (place != list.end() && ((*place).*number)() == (item.*number)()) {
      *place = item;
      continue;
    }
    const auto at = place - list.begin();
    *list.Add() = item;
    std::rotate(list.begin() + at, list.end() - 1, list.end());
  }
}

bool remove_members(const google::protobuf::RepeatedField<std::uint32_t>& gone,
                    v1::RoomView& view) {
  auto& members = *view.mutable_members();
  for (std::uint32_t number : gone) {
    auto place = std::find_if(members.begin(), members.end(),
                              [number](const v1::Member& m) { return m.number() == number; });
    if (place == members.end()) return false;
    members.erase(place);
  }
  return true;
}

bool append_matches(const google::protobuf::RepeatedPtrField<v1::MatchView>& matches,
                    v1::RoomView& view) {
  for (const v1::MatchView& match : matches) {
    if (match.index() != static_cast<std::uint32_t>(view.matches_size())) return false;
    *view.add_matches() = match;
  }
  return true;
}

bool change_match(const v1::MatchDelta& delta, v1::RoomView& view) {
  if (delta.index() >= static_cast<std::uint32_t>(view.matches_size())) return false;
  v1::MatchView& match = *view.mutable_matches(static_cast<int>(delta.index()));
  put_by_number(delta.players(), &v1::MatchPlayer::player, *match.mutable_players());
  return apply_board(delta, match);
}

}  // namespace

bool apply(const v1::RoomDelta& delta, v1::RoomView& view) {
  v1::RoomView draft = view;
  if (delta.has_head()) *draft.mutable_head() = delta.head();
  put_by_number(delta.members(), &v1::Member::number, *draft.mutable_members());
  if (!remove_members(delta.gone(), draft)) return false;
  if (delta.clear_matches()) draft.clear_matches();
  if (!append_matches(delta.matches(), draft)) return false;
  const bool fits =
      std::all_of(delta.match_deltas().begin(), delta.match_deltas().end(),
                  [&draft](const v1::MatchDelta& change) { return change_match(change, draft); });
  if (fits) view = std::move(draft);
  return fits;
}

}  // namespace gridmates::convert
