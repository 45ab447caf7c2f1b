// Lists as text: rooms, packs, puzzles, leaderboards.
#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/leaderboards.h"
#include "client/core/ratings.h"
#include "client/core/room_list.h"
#include "client/core/text.h"
#include "client/lines/describe.h"
#include "client/words/room_settings.h"

namespace gridmates::lines {
namespace {

using client::printable;

std::string join_names(const google::protobuf::RepeatedPtrField<std::string>& names) {
  std::string joined;
  for (const auto& name : names) joined += (joined.empty() ? "" : ", ") + printable(name);
  return joined;
}

std::string time_line(const v1::BestTimes& category, const v1::BestTime& time) {
  std::string line =
      "time " + client::place_words(time.place()) + ": " +
      tr("{} by {}", client::format_exact_time(time.time_ms()), join_names(time.players()));
  if (const std::string worth = client::worth_words(time); !worth.empty()) {
    line += tr(", 3BV {}", worth);
  }
  v1::BoardInfo board;
  board.set_source(category.source());
  board.set_pack(time.pack());
  board.set_number(time.number());
  board.set_level(time.level());
  const std::string compared = client::category_words(category);
  line += ", " + (compared.empty() ? client::board_words(board) : compared);
  if (!compared.empty() && category.source() == v1::BOARD_SOURCE_PASTED) line += tr(", pasted");
  if (!compared.empty() && category.source() == v1::BOARD_SOURCE_TABLE) {
    board.clear_level();
    line += ", " + client::board_words(board);
  }
  if (category.table() == v1::TABLE_RACE) line += tr(", in a race");
  line += category.assisted() ? tr(", with help") : tr(", no hints");
  const std::string marks = client::marks_words(time);
  if (!marks.empty()) line += ", " + marks;
  return tr("{}, run {}", line, printable(time.run()));
}

}  // namespace

std::string describe(const v1::RoomSummary& room) {
  std::string line = "room " + printable(room.code()) + ": " + printable(room.game()) + " " +
                     std::string(tr(client::table_word(room.table()))) + ", ";
  const std::string picked = commands::picked_words(room);
  if (!picked.empty()) line += picked + ", ";
  if (!room.daily().empty()) line += tr("daily {},", printable(room.daily())) + " ";
  line += tr("{}, host {}, {} of {} seats, {} watching", client::state_words(room),
             printable(room.host()), room.seated(), room.seats(), room.watching());
  if (room.private_room()) line += tr(", private");
  if (room.locked()) line += tr(", locked");
  if (room.rating() != 0) line += tr(", rating {}", room.rating());
  if (const std::string terms = words::room_terms_words(room); !terms.empty()) line += ", " + terms;
  if (room.mine()) line += tr(", yours");
  return line;
}

std::string describe(const v1::Pack& pack) {
  return "pack " + printable(pack.name()) + ": " +
         tr("{}, {} puzzles", printable(pack.game()), pack.puzzles());
}

std::vector<std::string> describe(const v1::PuzzleList& list) {
  std::vector<std::string> lines;
  for (const v1::ListedPuzzle& puzzle : list.puzzles()) {
    const std::string size = std::to_string(puzzle.size());
    lines.push_back("puzzle " + printable(list.pack()) + "/" + std::to_string(puzzle.number()) +
                    ": " + client::level_words(puzzle.level()) + ", " + size + "x" + size);
  }
  return lines;
}

std::string more_of(const v1::PuzzleList& list) {
  const std::uint32_t last = list.puzzles().empty() ? 0 : list.puzzles().rbegin()->number();
  return "more: " + tr("there are more puzzles; --after {} lists them", last);
}

std::vector<std::string> describe(const v1::Leaderboard& board) {
  std::vector<std::string> lines;
  for (const auto& category : board.best_times()) {
    for (const auto& time : category.lines()) lines.push_back(time_line(category, time));
  }
  for (const auto& list : board.ratings()) {
    for (const auto& player : list.players()) {
      lines.push_back("rated " + printable(list.variant()) + ": " + printable(player.player()) +
                      ", " + client::rating_words(player) + (player.mine() ? tr(", yours") : "") +
                      ", " + client::results_words(player));
    }
  }
  for (const auto& tally : board.tallies()) {
    lines.push_back("player " + printable(tally.player()) + ": " +
                    tr("{} won, {} drawn, {} lost, place {}", tally.wins(), tally.draws(),
                       tally.losses(), client::place_words(tally.place())) +
                    (tally.mine() ? tr(", yours") : "") +
                    tr(", runs {}", client::runs_words(tally.runs())));
  }
  return lines;
}

}  // namespace gridmates::lines
