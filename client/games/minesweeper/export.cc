#include "client/games/minesweeper/export.h"

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "engine/minesweeper/formats/json.h"
#include "engine/minesweeper/formats/mbf.h"
#include "engine/minesweeper/formats/rawvf.h"
#include "engine/minesweeper/formats/rows.h"
#include "engine/minesweeper/formats/walk.h"
#include "engine/minesweeper/generate/generate.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::tools {
namespace {

namespace formats = minesweeper::formats;
using formats::Act;
using minesweeper::Cell;
using minesweeper::Field;

bool is_mine(const v1::MinesweeperCell& cell) {
  return cell.face() == v1::MINESWEEPER_FACE_HIT || cell.face() == v1::MINESWEEPER_FACE_MINE ||
         cell.face() == v1::MINESWEEPER_FACE_FLAG;  // wrong flags have their own face after the end
}

struct Acted {
  std::optional<Act> act;  // nullopt: removes the flag or mark
  std::uint32_t cell = 0;
};

// nullopt for moves that are no clicks: a request for help, a vote.
std::optional<Acted> click_of(const v1::MinesweeperMove& move) {
  using Case = v1::MinesweeperMove::ActCase;
  switch (move.act_case()) {
    case Case::kOpen:
      return Acted{Act::kOpen, move.open().cell()};
    case Case::kFlag:
      return Acted{Act::kFlag, move.flag().cell()};
    case Case::kMark:
      return Acted{Act::kMark, move.mark().cell()};
    case Case::kClear:
      return Acted{std::nullopt, move.clear().cell()};
    case Case::kChord:
      return Acted{Act::kChord, move.chord().cell()};
    default:
      return std::nullopt;
  }
}

// The clicks of a match, and their effect on its field.
class Clicking {
 public:
  Clicking(const Field& field, bool opens_matched)
      : shape_(field.shape), walk_(field, kManyLives), opens_matched_(opens_matched) {}

  void add(std::uint64_t room_time_ms, const Acted& acted) {
    if (acted.cell >= shape_.cells()) return;
    const auto at_ms = static_cast<std::int32_t>(std::min(room_time_ms, kLatest_ms));
    const auto cell = static_cast<Cell>(acted.cell);
    click(at_ms, acted.act.value_or(walk_.marked(cell) ? Act::kMark : Act::kFlag), cell);
    if (opens_matched_) chord_matched(at_ms);
  }
  std::vector<formats::Click> take() && { return std::move(clicks_); }

 private:
  static constexpr std::uint8_t kManyLives = 255;
  static constexpr std::uint64_t kLatest_ms = 1'000'000'000;

  void click(std::int32_t at_ms, Act act, Cell cell) {
    walk_.click(act, cell);
    clicks_.push_back({at_ms, act, cell});
  }

  // Chords on the numbers that have just opened and have all their flags, in waves, until there are
  // none or a mine is hit.
  void chord_matched(std::int32_t at_ms) {
    std::vector<Cell> opened = walk_.last_opened();
    while (!opened.empty()) {
      std::vector<Cell> more;
      const auto is_hit = [this](Cell cell) { return walk_.hit().has(cell); };
      if (std::any_of(opened.begin(), opened.end(), is_hit)) return;
      for (const Cell cell : std::exchange(opened, {})) {
        if (walk_.matched_around(cell).empty()) continue;
        click(at_ms, Act::kChord, cell);
        more.insert(more.end(), walk_.last_opened().begin(), walk_.last_opened().end());
      }
      opened = std::move(more);
    }
  }

  minesweeper::Shape shape_;
  formats::Walk walk_;
  bool opens_matched_;
  std::vector<formats::Click> clicks_;
};

std::vector<formats::Click> clicks_of(const v1::Replay& replay, const Opened& opened) {
  Clicking clicking(opened.field, replay.head().options().minesweeper().open_matched());
  if (opened.begins_open) clicking.add(0, {Act::kOpen, opened.first});
  for (const v1::Event& event : replay.events()) {
    if (!event.has_moved() || event.moved().match_index() != replay.match().index()) continue;
    const auto acted = click_of(event.moved().move().minesweeper());
    if (acted) clicking.add(event.room_time_ms(), *acted);
  }
  return std::move(clicking).take();
}

// The number of hits at which a program without votes, laws and races declares the game lost: where
// the match was lost, or more than its hits if it was not.
std::uint8_t lives_of(const v1::Replay& replay) {
  const v1::MinesweeperView& view = replay.match().minesweeper();
  const auto is_hit = [](const auto& cell) { return cell.face() == v1::MINESWEEPER_FACE_HIT; };
  const auto hits =
      static_cast<std::uint32_t>(std::count_if(view.cells().begin(), view.cells().end(), is_hit));
  const v1::MinesweeperStatus& status = view.status();
  const auto last = static_cast<int>(status.hit().cell());
  const bool race = replay.head().table() == v1::TABLE_RACE;
  const bool lost_by_it = !race && status.lives() == 0 && status.has_hit() &&
                          last < view.cells_size() && is_hit(view.cells(last));
  const std::uint32_t allowed = race ? 1 : replay.head().options().minesweeper().lives();
  const std::uint32_t lives = lost_by_it ? hits : std::max(allowed, hits + 1);
  return static_cast<std::uint8_t>(std::clamp(lives, 1U, 255U));
}

// "2026-11-21 22:05:12 UTC"
std::string wall_words(std::int64_t wall_time_ms) {
  const std::time_t seconds = wall_time_ms / 1000;
  std::tm utc{};
  char text[40] = "";
  if (gmtime_r(&seconds, &utc) != nullptr) {
    std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M:%S UTC", &utc);
  }
  return text;
}

// The players who made a move, as leaderboards list them.
std::string players_of(const v1::Replay& replay) {
  std::string names;
  for (const auto& player : replay.match().players()) {
    const bool has_moved =
        std::any_of(replay.events().begin(), replay.events().end(), [&player](const auto& event) {
          return event.has_moved() && event.moved().player() == player.player();
        });
    if (has_moved) names += (names.empty() ? "" : ", ") + client::printable(player.name());
  }
  return names;
}

// The time played, in milliseconds: in a race until this player finished.
std::uint32_t time_of(const v1::Replay& replay) {
  const v1::MatchView& match = replay.match();
  const bool placed = match.players_size() == 1 && match.players(0).place() != 0;
  return static_cast<std::uint32_t>(placed ? match.players(0).finished_ms()
                                           : replay.events().rbegin()->room_time_ms());
}

// Whether its players may have seen the field before: in a match of the room, or by its id.
bool is_known(const v1::BoardInfo& board) {
  return board.again() || board.source() == v1::BOARD_SOURCE_PASTED;
}

formats::Replay rawvf_of(const v1::Replay& replay, const Opened& opened) {
  return {.field = opened.field,
          .player = players_of(replay),
          .timestamp = wall_words(replay.events(0).wall_time_ms()),
          .lives = lives_of(replay),
          .assisted = replay.match().minesweeper().status().assisted(),
          .known = is_known(replay.head().board()),
          .time_ms = time_of(replay),
          .bbbv = minesweeper::bbbv(opened.field),
          .clicks = clicks_of(replay, opened)};
}

formats::FieldFile file_of(const v1::Replay& replay, const Opened& opened) {
  const bool safe = replay.head().options().minesweeper().start() == v1::MINESWEEPER_START_SAFE;
  const v1::MinesweeperStatus& status = replay.match().minesweeper().status();
  return {.field = opened.field,
          .first = opened.first,
          .start = safe ? minesweeper::Start::kSafe : minesweeper::Start::kZero,
          .seed = {},
          .guaranteed = status.guaranteed(),
          .proof = {}};
}

}  // namespace

std::optional<Opened> opened_field(const v1::MatchView& match) {
  const v1::MinesweeperView& view = match.minesweeper();
  const auto cells = static_cast<std::uint32_t>(view.cells_size());
  const std::uint32_t width = match.columns();
  if (width == 0 || width > minesweeper::kMaxSide || cells == 0 || cells % width != 0 ||
      cells / width > minesweeper::kMaxSide) {
    return std::nullopt;
  }
  Opened opened;
  Field& field = opened.field;
  field.shape = {static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(cells / width)};
  for (std::uint32_t i = 0; i < cells; ++i) {
    if (is_mine(view.cells(static_cast<int>(i)))) field.mines.add(static_cast<Cell>(i));
  }
  const std::uint32_t first = view.status().worth().first();
  opened.first = static_cast<Cell>(first - 1);
  const bool fits = field.mines.count() == view.status().mines() && first >= 1 && first <= cells;
  if (!fits) return std::nullopt;
  const v1::MinesweeperCell& cell = view.cells(opened.first);
  opened.begins_open = cell.face() == v1::MINESWEEPER_FACE_OPEN && cell.by() == 0;
  return opened;
}

std::variant<std::string, Failure> mines_replay(const v1::Replay& replay, formats::Format format) {
  const v1::MinesweeperStatus& status = replay.match().minesweeper().status();
  if (!status.over()) {
    return Failure{
        1,
        tr("this match was stopped before its field was solved or lost: there is no export of it")};
  }
  const auto opened = opened_field(replay.match());
  if (!opened || replay.events().empty()) {
    return Failure{3, tr("the server sent an impossible field")};
  }
  const Field& field = opened->field;
  if (format == formats::Format::kMbf) return formats::write_mbf(field);
  if (format == formats::Format::kRawvf) {
    const formats::Replay clicks = rawvf_of(replay, *opened);
    if (clicks.clicks.size() > formats::kMaxClicks) {
      return Failure{1, tr("this match has more clicks than a replay may have")};
    }
    return formats::write_rawvf(clicks);
  }
  formats::FieldFile file = file_of(replay, *opened);
  if (format == formats::Format::kText) return formats::write_rows(file);
  file.proof = minesweeper::prove(field, opened->first);
  return formats::write_json(file);
}

}  // namespace gridmates::tools
