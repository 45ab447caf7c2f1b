#include "client/words/score.h"

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

// The name of the member on this seat; empty if it is free.
std::string name_at(const client::Room& room, std::uint32_t seat) {
  for (const v1::Member& member : room.view.members()) {
    if (member.seat() == seat) return client::printable(member.name());
  }
  return {};
}

}  // namespace

std::string points_words(std::uint32_t halves) {
  return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5");
}

std::string score_words(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  if (head.points_size() != 2) return {};
  const std::uint32_t first = head.points(0);
  const std::uint32_t second = head.points(1);
  if (first + second == 0 && head.best_of() == 0) return {};
  const std::string score = tr("{} {}, {} {}", name_at(room, 1), points_words(first),
                               name_at(room, 2), points_words(second));
  return head.best_of() == 0 ? score : tr("{}, best of {}", score, head.best_of());
}

std::string series_end_words(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  if (head.best_of() == 0 || head.points_size() != 2) return {};
  for (const int seat : {0, 1}) {
    if (head.points(seat) <= head.best_of()) continue;
    return tr("{} wins the best of {}", name_at(room, static_cast<std::uint32_t>(seat + 1)),
              head.best_of());
  }
  const bool played = head.points(0) + head.points(1) >= 2 * head.best_of();
  return played ? tr("the best of {} is drawn", head.best_of()) : std::string();
}

std::string opener_words(const client::Room& room) {
  const v1::MatchView* match = room.match();
  const bool two = room.view.head().table() == v1::TABLE_VERSUS && match != nullptr;
  if (!two || match->players().empty()) return {};
  return tr("{} begins", client::printable(match->players(0).name()));
}

}  // namespace gridmates::words
