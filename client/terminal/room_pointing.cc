// Marks the cells of pings or named in talk, and handles clicks beside the board.
#include <algorithm>
#include <string_view>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/room_page.h"
#include "client/words/race.h"

namespace gridmates::terminal {
namespace {

constexpr std::uint64_t kPingMs = 5'000;

}  // namespace

// A ping: marks the cell for a while.
void RoomPage::note_ping(std::uint32_t member, Stage& stage) {
  const client::Room& room = *stage.model.room;
  const auto presence = room.presence.find(member);
  if (presence == room.presence.end() || presence->second.ping() == 0) return;
  if (member == room.you) return;
  const std::uint32_t cell = presence->second.ping() - 1;
  show_ping({cell}, tr_later("{0} points at {1}"), client::printable(room.name_of(member)), stage);
  feed_.note(room.time_ms(stage.now_ms), ping_->words);
}

void RoomPage::note_named_cells(const v1::Event& said, Stage& stage) {
  const client::Room& room = *stage.model.room;
  if (room.match() == nullptr) return;
  std::vector<std::uint32_t> cells;
  std::string_view rest = said.said().text();
  for (std::size_t begin = rest.find('{'); begin != std::string_view::npos;
       begin = rest.find('{')) {
    rest.remove_prefix(begin + 1);
    const std::size_t end = rest.find_first_of("{}");
    if (end == std::string_view::npos || rest[end] == '{') continue;
    const auto cell = pane_->parse_cell(rest.substr(0, end));
    if (cell && std::ranges::find(cells, *cell) == cells.end()) cells.push_back(*cell);
  }
  if (cells.empty()) return;
  const bool own = said.member() == room.you;
  show_ping(std::move(cells), own ? tr_later("you mention {1}") : tr_later("{0} mentions {1}"),
            client::printable(room.name_of(said.member())), stage);
}

void RoomPage::show_ping(std::vector<std::uint32_t> cells, const char* sentence,
                         const std::string& who, Stage& stage) {
  std::string words;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string name = pane_->cell_name(cells[i]);
    const bool last = i > 0 && i + 1 == cells.size();
    words = i == 0 ? name : last ? tr("{} and {}", words, name) : words + ", " + name;
  }
  ping_ = Ping{std::move(cells), stage.now_ms + kPingMs, tr_filled(sentence, who, words)};
  stage.message = ping_->words;
}

// A click on a member: shows the board of a racer if it may be seen, otherwise opens the page of
// people.
std::optional<Key> RoomPage::pick(int item, Stage& stage) {
  if (!stage.model.room) return std::nullopt;
  const client::Room& room = *stage.model.room;
  const auto member = static_cast<std::uint32_t>(item);
  const auto racer = is_race_ ? words::racer(room, member) : std::nullopt;
  const v1::MatchView* now = shown_match(room);
  if (racer && client::shows_board(*racer->match) && racer->match != now) {
    show_board(racer->match->index(), stage);
    return std::nullopt;
  }
  stage.person = member;
  return Key::Kind::kTab;
}

}  // namespace gridmates::terminal
