#include "client/terminal/notice_box.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_text.h"
#include "client/words/clocks.h"
#include "client/words/race.h"
#include "client/words/watching.h"

namespace gridmates::terminal {
namespace {

constexpr int kAroundText = 3;  // rows of the frame and an empty one below the title
constexpr int kFewRows = 12;
constexpr int kAbove = 2;    // rows above the box, if there is room
constexpr int kWordsAt = 4;  // the row of what can be done, with few terms
constexpr int kWidest = 50;

// What can be done.
std::string what_can_be_done(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  if (head.state() == v1::ROOM_STATE_WAITING) return waiting_words(room);
  if (head.state() == v1::ROOM_STATE_CLOSED) return tr("This room is over.");
  if (head.state() != v1::ROOM_STATE_PAUSED) return {};
  const bool may = room.refuses(v1::Action::kUnpause, room.room_time_ms) == nullptr;
  const bool race = head.table() == v1::TABLE_RACE;
  return std::string(tr("The board is hidden and the clock is stopped.")) + " " +
         (may    ? tr("Press P to resume.")
          : race ? tr("{} can resume.", host_words(room))
                 : tr("The players can resume."));
}

// Who may enter, the board, and the agreed settings, in rows.
std::vector<std::string> terms_of(const client::Room& room, int columns) {
  const v1::RoomHead& head = room.view.head();
  std::vector<std::string> terms;
  const auto add = [&terms, columns](const std::string& term) {
    if (!term.empty()) std::ranges::move(wrapped(term, columns), std::back_inserter(terms));
  };
  const std::string access = head.private_room() ? tr("private") : tr("public");
  add(room.daily ? client::daily_words(*room.daily)
                 : access + (head.locked() ? tr(", locked") : "") +
                       (head.rated().empty() ? "" : tr(", rated")));
  if (client::tells_board(head.board())) add(board_words(head.board(), columns));
  if (head.cap_minutes() != 0) add(words::cap_words(head.cap_minutes()));
  std::string match = words::clocks_words(head.clocks());
  if (head.best_of() != 0) match += (match.empty() ? "" : ", ") + tr("best of {}", head.best_of());
  add(match);
  add(words::watching_words(head.watchers(), head.delay_s()));
  add(commands::picked_words(head.game(), head.options(), head.table()));
  return terms;
}

}  // namespace

void draw_notice(const Region& region, const client::Room& room) {
  const int columns = std::min(region.columns() - 4, kWidest);
  std::vector<std::string> terms = terms_of(room, columns - 6);
  const std::vector<std::string> words = wrapped(what_can_be_done(room), columns - 6);
  // The code, the terms, an empty row, and what can be done.
  const auto rows = [&] { return kAroundText + 2 + static_cast<int>(terms.size() + words.size()); };
  const bool is_cut = rows() > region.rows();
  while (!terms.empty() && rows() > region.rows()) terms.pop_back();
  if (is_cut && !terms.empty()) terms.back() += " ~";
  const int above = std::clamp(region.rows() - rows(), 0, kAbove);
  const Region box =
      region.part(above, 2, std::min(std::max(rows(), kFewRows), region.rows() - above), columns);
  box.frame(upper(std::string(tr(client::state_word(room.view.head().state())))));
  const Region inner = box.part(2, 3, box.rows() - kAroundText, columns - 6);
  inner.put_field(0, 0, inner.columns(), tr("room  {}", client::printable(room.code)),
                  Role::kStrong);
  int row = 1;
  for (const std::string& term : terms) inner.put_field(row++, 0, inner.columns(), term);
  row = std::max(row + 1, std::min(kWordsAt, inner.rows() - static_cast<int>(words.size())));
  for (const std::string& line : words) inner.put(row++, 0, line);
}

}  // namespace gridmates::terminal
