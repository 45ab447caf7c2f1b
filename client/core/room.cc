#include "client/core/model.h"
#include "client/core/text.h"

namespace gridmates::client {

bool Room::running() const { return is_playing(view.head().state()); }

std::uint64_t Room::time_ms(std::uint64_t now_ms) const {
  if (!live || !running() || now_ms < room_time_at_ms) return room_time_ms;
  return room_time_ms + (now_ms - room_time_at_ms);
}

const v1::Member* Room::member(std::uint32_t number) const {
  for (const auto& member : view.members()) {
    if (member.number() == number) return &member;
  }
  return nullptr;
}

const v1::Member* Room::member(const std::string& name) const {
  for (const auto& member : view.members()) {
    if (member.name() == name) return &member;
  }
  return nullptr;
}

std::string Room::name_of(std::uint32_t number) const {
  const auto found = names.find(number);
  return found == names.end() ? "somebody" : found->second;
}

bool Room::seated() const {
  const v1::Member* self = member(you);
  return self != nullptr && self->seat() != 0;
}

const v1::MatchView* Room::match() const {
  return view.matches().empty() ? nullptr : &view.matches(0);
}

std::optional<std::uint32_t> Room::player() const {
  if (match() == nullptr) return std::nullopt;
  for (const auto& player : match()->players()) {
    if (player.member() == you) return player.player();
  }
  return std::nullopt;
}

}  // namespace gridmates::client
