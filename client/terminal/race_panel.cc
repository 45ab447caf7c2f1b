#include "client/terminal/race_panel.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/words/race.h"

namespace gridmates::terminal {
namespace {

constexpr int kBarAt = 5;
constexpr int kBarColumns = 8;
constexpr int kCountAt = kBarAt + kBarColumns + 1;
constexpr int kNameAt = kCountAt + 10;
constexpr int kState = 8;  // columns at the right

std::string state_words(const client::Room& room, const words::Racer& racer,
                        std::uint64_t time_ms) {
  const v1::MatchPlayer& player = *racer.player;
  if (player.place() != 0) return client::format_time(player.finished_ms());
  if (player.out()) return tr("out");
  if (const std::uint32_t frozen = words::frozen_s(player, time_ms); frozen > 0) {
    return "+" + std::to_string(frozen) + " s";
  }
  const v1::Member* member = room.member(player.member());
  if (member == nullptr || member->seat() == 0) return tr("gone");
  return room.is_here(player.member()) || player.member() == room.you ? "" : tr("away");
}

// Why only a count is shown.
std::string_view hidden_words(words::Boards boards) {
  switch (boards) {
    case words::Boards::kNotYet:
      return tr("only counts are shown");
    case words::Boards::kTooLarge:
      return tr("others: too large to show");
    case words::Boards::kSome:
      return tr("too large to show all");
    case words::Boards::kAll:
      break;
  }
  return "";
}

// A match whose board is not in the view is not shown: watchers who follow nobody only see counts.
bool is_shown(const v1::MatchView& match, const v1::MatchView* shown) {
  return &match == shown && client::shows_board(match);
}

// Whose board is shown; empty if it is your own, or there is none.
std::string shown_words(const client::Room& room, const v1::MatchView* shown) {
  const bool is_others = shown != nullptr && client::shows_board(*shown) &&
                         !shown->players().empty() &&
                         client::player_of(*shown, room.you) == nullptr;
  return is_others ? tr("the board of {}", client::printable(shown->players(0).name())) : "";
}

// The number of racers, and what is shown; a long name is cut.
void draw_title(const Region& row, const client::Room& room, std::size_t racers,
                const v1::MatchView* shown) {
  const std::string title = tr("RACERS {}", racers);
  const std::string whose = shown_words(room, shown);
  if (whose.empty()) {
    return row.put_both(0, 1, title, hidden_words(words::boards_of(room)), Role::kStrong);
  }
  const int after = row.put(0, 1, title, Role::kStrong);
  row.part(0, after + 1).put_right(0, whose, Role::kDim);
}

void draw_bar(const Region& row, const words::Count& count, Role role) {
  const int of = std::max(static_cast<int>(count.of), 1);
  const int done = static_cast<int>(count.done) * kBarColumns / of;
  for (int i = 0; i < kBarColumns; ++i) {
    row.put(0, kBarAt + i, i < done ? "#" : ".", i < done ? Role::kNormal : Role::kDim);
  }
  row.put(0, kCountAt, std::to_string(count.done) + "/" + std::to_string(count.of), role);
}

// A computer is named by its level.
std::string short_name(const client::Room& room, const v1::MatchPlayer& player) {
  const v1::Member* member = room.member(player.member());
  const bool is_computer = member != nullptr && member->computer() != 0;
  return is_computer ? tr("comp. {}", member->computer()) : client::printable(player.name());
}

void draw_racer(const Region& row, const client::Room& room, const words::Racer& racer,
                std::uint64_t time_ms, const v1::MatchView* shown) {
  const v1::MatchPlayer& player = *racer.player;
  const bool you = player.member() == room.you;
  const Role role = you ? Role::kStrong : Role::kNormal;
  row.put(0, 0, is_shown(*racer.match, shown) ? ">" : " ", Role::kStrong);
  row.put_field(0, 1, kBarAt - 1, player.place() == 0 ? " -" : words::place_word(player.place()),
                role);
  draw_bar(row, racer.count, role);
  row.put_field(0, kNameAt, row.columns() - kNameAt - kState,
                you ? tr("you") : short_name(room, player), role);
  row.put_right(0, state_words(room, racer, time_ms), role);
}

}  // namespace

void draw_racers(const Region& region, const client::Room& room, std::uint64_t time_ms,
                 const v1::MatchView* shown) {
  std::vector<words::Racer> racers = words::racers(room);
  region.clicks(Key::Kind::kTab);
  draw_title(region.part(0, 0, 1), room, racers.size(), shown);
  const auto rows = static_cast<std::size_t>(std::max(region.rows() - 1, 0));
  if (rows > 0 && racers.size() > rows) {  // as many as fit, always with this client's own line
    const auto you = std::find_if(racers.begin(), racers.end(), [&room](const words::Racer& racer) {
      return racer.player->member() == room.you;
    });
    if (you - racers.begin() >= static_cast<std::ptrdiff_t>(rows) && you != racers.end()) {
      racers[rows - 1] = *you;
    }
    racers.resize(rows);
  }
  for (std::size_t i = 0; i < racers.size(); ++i) {
    const Region row = region.part(static_cast<int>(i) + 1, 0, 1);
    draw_racer(row, room, racers[i], time_ms, shown);
    row.picks(static_cast<int>(racers[i].player->member()));
  }
}

void draw_ghost(const Region& row, const replay::GhostRun::Bar& ghost) {
  row.put(0, 1, "~", Role::kDim);
  draw_bar(row, ghost.count, Role::kDim);
  const std::string time = ghost.has_finished ? client::format_time(ghost.length_ms) : "-";
  const int columns = row.columns() - kNameAt - client::columns_of(time) - 1;
  if (ghost.run.empty() || ghost.player.empty()) {
    row.put_field(0, kNameAt, columns, ghost.run.empty() ? tr("best") : ghost.run, Role::kDim);
  } else {
    const std::string others = ghost.others == 0 ? "" : " +" + std::to_string(ghost.others);
    row.put_name(0, kNameAt, columns, ghost.player, others, Role::kDim);
  }
  row.put_right(0, time, Role::kDim);
}

}  // namespace gridmates::terminal
