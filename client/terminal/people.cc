#include "client/terminal/people.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/words/clocks.h"
#include "client/words/race.h"
#include "client/words/score.h"

namespace gridmates::terminal {
namespace {

constexpr int kCell = 5;   // columns for the name of a cell
constexpr int kClock = 9;  // or of a clock

bool has_clocks(const client::Room& room) { return !room.view.head().clocks().empty(); }

// Columns for the scores and for a member's cursor or clock.
int columns_behind(const client::Room& room, const GamePane& pane) {
  constexpr int kLeast = 12;
  return std::max(kLeast,
                  client::columns_of(pane.score_title()) + (has_clocks(room) ? kClock : kCell));
}

std::string cell_words(const client::Room& room, std::uint32_t member, const GamePane& pane) {
  if (member != room.you && !room.is_here(member)) return tr("away");
  if (room.match() == nullptr) return "";
  if (member == room.you) return pane.cell_name(pane.cursor());
  // Rivals' cursors in a race are secret.
  if (room.view.head().table() == v1::TABLE_RACE) return "";
  const auto presence = room.presence.find(member);
  const std::uint32_t cursor = presence == room.presence.end() ? 0 : presence->second.cursor();
  return cursor == 0 ? "" : pane.cell_name(cursor - 1);
}

std::string name_words(const client::Room& room, const v1::Member& member) {
  std::string words = client::printable(member.name());
  if (member.number() == room.you) words += std::string(" ") + tr("(you)");
  const std::string rating = client::rating_text(room, member.number());
  if (!rating.empty()) words += " " + rating;
  if (member.number() == room.view.head().host()) words += std::string(" ") + tr("host");
  if (member.ready()) words += std::string(" ") + tr("ready");
  const bool away = member.seat() != 0 && member.number() != room.you && has_clocks(room) &&
                    !room.is_here(member.number());
  if (away) words += std::string(" ") + tr("(away)");
  return words;
}

void draw_clock(const Region& row, const words::ClockLeft& left) {
  const std::string time = words::clock_time(left.ms);
  row.put_field(0, 0, kClock - 1, (left.runs ? ">" : " ") + time,
                left.runs ? Role::kStrong : Role::kNormal);
}

void draw_player(const Region& row, const client::Room& room, const v1::Member& member,
                 const GamePane& pane, std::uint64_t room_time_ms) {
  const auto racer = words::racer(room, member.number());
  const auto player = racer ? std::optional(racer->player->player()) : std::nullopt;
  const int at = row.columns() - columns_behind(room, pane);
  const Role role = player ? player_role(*player) : Role::kNormal;
  row.put(0, 1, player ? std::string(1, pane.badge(*racer->match, *player)) : "-", role);
  row.put_field(0, 3, at - 4, name_words(room, member), role);
  const std::string score = player ? pane.score(*racer->match, *player) : "";
  const auto left = words::clock_left(room, member.number(), room_time_ms);
  if (left) {
    draw_clock(row.part(0, at, 1, kClock), *left);
  } else {
    row.put_field(0, at, columns_behind(room, pane) - client::columns_of(score) - 1,
                  cell_words(room, member.number(), pane));
  }
  row.put_right(0, score);
}

// "PLAYERS 2/2", or for two who have played already "SCORE 2.5-1.5, best of 5".
std::string heading(const client::Room& room, std::size_t players) {
  const v1::RoomHead& head = room.view.head();
  if (words::score_words(room).empty()) return tr("PLAYERS {}/{}", players, head.seats());
  const std::string score =
      tr("SCORE {}-{}", words::points_words(head.points(0)), words::points_words(head.points(1)));
  return head.best_of() == 0 ? score : tr("{}, best of {}", score, head.best_of());
}

void draw_watchers(const Region& row, const client::Room& room) {
  std::string names;
  int count = 0;
  for (const v1::Member& member : room.view.members()) {
    if (member.seat() != 0) continue;
    names += (count++ == 0 ? ": " : ", ") + name_words(room, member);
    if (!room.is_here(member.number()) && member.number() != room.you)
      names += std::string(" ") + tr("(away)");
  }
  if (count > 0) {
    const std::uint32_t delay_s = room.view.head().delay_s();
    const std::string late = delay_s == 0 ? "" : tr(", {} s late", delay_s);
    row.put_field(0, 1, row.columns() - 1, tr("{} watching", count) + late + names, Role::kDim);
  }
}

}  // namespace

std::vector<const v1::Member*> members_in_order(const client::Room& room) {
  std::vector<const v1::Member*> members;
  for (const v1::Member& member : room.view.members()) members.push_back(&member);
  const auto place = [](const v1::Member* member) {
    return member->seat() == 0 ? ~std::uint32_t{0} : member->seat();
  };
  std::sort(members.begin(), members.end(), [place](const auto* a, const auto* b) {
    return std::pair(place(a), a->number()) < std::pair(place(b), b->number());
  });
  return members;
}

void draw_people(const Region& region, const client::Room& room, const GamePane& pane,
                 std::uint64_t room_time_ms) {
  std::vector<const v1::Member*> members = members_in_order(room);
  std::erase_if(members, [](const v1::Member* member) { return member->seat() == 0; });
  const int at = region.columns() - columns_behind(room, pane);
  region.put_field(0, 1, at - 2, heading(room, members.size()), Role::kStrong);
  region.clicks(Key::Kind::kTab);
  const bool clocks = has_clocks(room);
  region.put_field(0, at, (clocks ? kClock : kCell) - 1, clocks ? tr("clock") : tr("at"),
                   Role::kDim);
  if (room.match() != nullptr) region.put_right(0, pane.score_title(), Role::kDim);
  const bool watched = static_cast<int>(members.size()) < room.view.members_size();
  const int last = region.rows() - (watched ? 1 : 0);  // the watchers' row is below the players
  int row = 1;
  for (std::size_t i = 0; i < members.size(); ++i, ++row) {
    if (row == last - 1 && i + 1 < members.size()) {
      region.put_field(row, 1, region.columns() - 1, tr("{} more: Tab", members.size() - i),
                       Role::kDim);
      break;
    }
    draw_player(region.part(row, 0, 1), room, *members[i], pane, room_time_ms);
    region.part(row, 0, 1).picks(static_cast<int>(members[i]->number()));
  }
  if (watched) draw_watchers(region.part(last, 0, 1), room);
}

}  // namespace gridmates::terminal
