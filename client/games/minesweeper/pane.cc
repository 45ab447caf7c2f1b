#include "client/games/minesweeper/pane.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/facts.h"
#include "client/terminal/list.h"
#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::terminal {
namespace {

using words::Cell;
using words::MinesBoard;

constexpr int kLeapCells = 5;
constexpr const char* kSent = tr_later("{} is sent, and not answered yet");
constexpr const char* kIsOpen = tr_later("{} is open already");

// The number of visible mines around a cell: flags and opened mines.
int mines_told(const MinesBoard& board, Cell cell) {
  return board.around(cell, [&board](Cell other) {
    return board.flagged(other) || board.at(other).face() == v1::MINESWEEPER_FACE_HIT;
  });
}

int shut(const MinesBoard& board, Cell cell) {
  return board.around(
      cell, [&board](Cell other) { return board.closed(other) && !board.flagged(other); });
}

const v1::MatchDelta* change_of(const v1::Event& event) {
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    if (delta.index() == event.moved().match_index()) return &delta;
  }
  return nullptr;
}

// The frontier cell that is nearest to the middle, or the middle if there is none.
Cell first_cell(const MinesBoard& board) {
  const minesweeper::Shape shape = board.shape();
  const Cell middle = shape.at(shape.width / 2u, shape.height / 2u);
  const std::vector<Cell> edge = board.frontier();
  const auto distance = [&](Cell cell) {
    return std::max(std::abs(shape.row(cell) - shape.row(middle)),
                    std::abs(shape.column(cell) - shape.column(middle)));
  };
  return edge.empty() ? middle : *std::ranges::min_element(edge, {}, distance);
}

}  // namespace

const Bindings& MinesweeperPane::bindings() const {
  static std::map<Keys, Bindings> tables;
  const auto [place, is_new] = tables.try_emplace(preferences_.keys);
  if (is_new) place->second = table_of(preferences_.keys, preferences_.wasd());
  return place->second;
}

Bindings MinesweeperPane::table_of(Keys keys, bool wasd) {
  const Binding w{kEdge, "w W", "w / W", "", "next / last edge cell", "MOVE"};
  const Binding e{kEdge, "e E", "e / E", "", "next / last edge cell", "MOVE"};
  return {
      arrows_binding(kMove, keys, tr_later("one cell"), tr_later("MOVE")),
      {kLeap, "H J K L", "H J K L", "", "five cells", "MOVE"},
      {kLeap, "Ctrl+Left Ctrl+Down Ctrl+Up Ctrl+Right", "Ctrl+arrows", "", "five cells", "MOVE"},
      {kRowEnds, "Home End", "Home End", "", "ends of the row", "MOVE"},
      {kColumnEnds, "PgUp PgDn", "PgUp PgDn", "", "ends of the column", "MOVE"},
      {kGoTo, "g", "g n7", "", "go to a cell", "MOVE"},
      wasd ? e : w,
      {kMap, "m", "m", "map", "minimap", "MOVE"},
      {kOpen, "Space Enter Click", "Space click", "open", "open; chord on a number", "OPEN"},
      {kFlag, "f RightClick", "f  right", "flag", "flag; around a number", "OPEN"},
      {kMark, "F", "F", "", "question mark on / off", "OPEN"},
      {kChord, "c MiddleClick", "c  middle", "chord", "open around a number", "OPEN"},
      {kBothButtons, "BothClick", "left+right", "", "open around a number", "OPEN"},
      {kHint, "n", "n", "", "hint; then where, why", "HELP"},
      {kAsk, "i", "i", "", "is this cell provable?", "HELP"},
      {kWho, "o", "o", "", "who opened what", "TOGETHER"},
      {kZen, "Z", "Z", "", "only the field", "AROUND"},
  };
}

std::string_view MinesweeperPane::why_not(int act, const MatchScene& scene) const {
  const v1::MinesweeperStatus& status = scene.match.minesweeper().status();
  if (status.voting() && act >= kGameMoves) return tr("the vote comes first: V or -");
  if (act > kOpen && !status.laid()) return tr("open a cell first");
  const bool marks = scene.room.view.head().options().minesweeper().marks();
  return act == kMark && !marks ? tr("this room plays without question marks") : std::string_view();
}

void MinesweeperPane::begin(const v1::MatchView& match) {
  const auto board = MinesBoard::of(match);
  if (!board) return;
  shape_ = board->shape();
  cursor_ = first_cell(*board);
  window_ = {};
  pointed_ = false;
}

void MinesweeperPane::go_to(std::uint32_t cell) {
  cursor_ = cell;
  pointed_ = false;
}

Acted MinesweeperPane::look(const Hit& hit, const MinesBoard& board) {
  const auto to = [this](unsigned column, unsigned row) { cursor_ = shape_.at(column, row); };
  const auto here = static_cast<Cell>(cursor_);
  switch (hit.act) {
    case kMove:
      cursor_ = step(cursor_, hit.key, shape_.height, shape_.width);
      break;
    case kLeap:
      for (int i = 0; i < kLeapCells; ++i) {
        cursor_ = step(cursor_, 2 * hit.key, shape_.height, shape_.width);
      }
      break;
    case kRowEnds:
      to(hit.key == 0 ? 0u : shape_.width - 1u, shape_.row(here));
      break;
    case kColumnEnds:
      to(shape_.column(here), hit.key == 0 ? 0u : shape_.height - 1u);
      break;
    case kEdge: {
      const auto edge = board.next_frontier(here, hit.key == 0);
      if (!edge) return {{}, tr("no unflagged closed cell is next to a number")};
      cursor_ = *edge;
      break;
    }
    case kMap:
      map_ = !map_;
      break;
    default:
      break;
  }
  return {};
}

Acted MinesweeperPane::open_here(const MatchScene& scene, const MinesBoard& board) const {
  const auto cell = static_cast<Cell>(cursor_);
  if (!board.closed(cell)) return chord_here(scene, board);
  if (board.flagged(cell)) return {{}, tr("{} has a flag; f takes it off", board.name(cell))};
  if (shown_sign(scene, board, cell) == '~') return {{}, tr_filled(kSent, board.name(cell))};
  v1::Move move;
  move.mutable_minesweeper()->mutable_open()->set_cell(cursor_);
  return {{move}};
}

Acted MinesweeperPane::chord_here(const MatchScene& scene, const MinesBoard& board) const {
  const auto cell = static_cast<Cell>(cursor_);
  const std::string name = board.name(cell);
  if (!board.number(cell)) return {{}, tr("{} shows no number", name)};
  if (mines_told(board, cell) != static_cast<int>(board.at(cell).number())) {
    return {{},
            tr("{} shows {}, flagged beside it: {}", name, board.cell_words(cell),
               mines_told(board, cell))};
  }
  if (shut(board, cell) == 0) return {{}, tr("all around {} is open already", name)};
  v1::Move move;
  move.mutable_minesweeper()->mutable_chord()->set_cell(cursor_);
  const std::string chord = move.SerializeAsString();
  const bool sent =
      std::any_of(scene.pending.begin(), scene.pending.end(),
                  [&chord](const v1::Move& one) { return one.SerializeAsString() == chord; });
  if (sent) return {{}, tr_filled(kSent, name)};
  return {{move}};
}

v1::Move MinesweeperPane::put_or_clear(const MatchScene& scene, const MinesBoard& board,
                                       char sign) const {
  v1::Move move;
  v1::MinesweeperMove& act = *move.mutable_minesweeper();
  if (shown_sign(scene, board, static_cast<Cell>(cursor_)) == sign) {
    act.mutable_clear()->set_cell(cursor_);
  } else if (sign == 'F') {
    act.mutable_flag()->set_cell(cursor_);
  } else {
    act.mutable_mark()->set_cell(cursor_);
  }
  return move;
}

Acted MinesweeperPane::flag_here(const MatchScene& scene, const MinesBoard& board) const {
  const auto flag = [](Cell cell) {
    v1::Move move;
    move.mutable_minesweeper()->mutable_flag()->set_cell(cell);
    return move;
  };
  const auto here = static_cast<Cell>(cursor_);
  if (board.closed(here)) return {{put_or_clear(scene, board, 'F')}};
  if (!board.number(here)) return {{}, tr_filled(kIsOpen, board.name(here))};
  const int mines = board.around(here, [&board](Cell cell) {
    return board.closed(cell) || board.at(cell).face() == v1::MINESWEEPER_FACE_HIT;
  });
  if (mines != static_cast<int>(board.at(here).number())) {
    return {{}, tr("more cells are closed around {} than it has mines", board.name(here))};
  }
  Acted acted;
  for (const Cell cell : minesweeper::Neighbours(board.shape(), here)) {
    if (board.closed(cell) && shown_sign(scene, board, cell) != 'F') {
      acted.moves.push_back(flag(cell));
    }
  }
  if (acted.moves.empty()) acted.why = tr("all mines around {} are flagged", board.name(here));
  return acted;
}

Acted MinesweeperPane::act(const Hit& hit, const MatchScene& scene) {
  const auto board = MinesBoard::of(scene.match);
  if (!board || board->shape() != shape_) return {};
  pointed_ = hit.at.has_value();
  if (hit.act < kGameMoves) return look(hit, *board);
  if (hit.act == kOpen) return open_here(scene, *board);
  if (hit.act == kFlag) return flag_here(scene, *board);
  const std::string name = board->name(cursor_);
  const bool closed = board->closed(static_cast<Cell>(cursor_));
  const bool chords = hit.act == kChord || hit.act == kBothButtons;
  if (chords && closed) return {{}, tr("{} is closed; only a number opens around it", name)};
  if (chords) return chord_here(scene, *board);
  if ((hit.act == kMark || hit.act == kAsk) && !closed) return {{}, tr_filled(kIsOpen, name)};
  if (hit.act == kMark) return {{put_or_clear(scene, *board, '?')}};
  v1::Move move;
  v1::MinesweeperMove& act = *move.mutable_minesweeper();
  if (hit.act == kAsk) act.mutable_ask()->set_cell(cursor_);
  if (hit.act == kHint) act.mutable_hint();
  return {{move}};
}

std::string MinesweeperPane::progress(const v1::MatchView& match) const {
  const v1::MinesweeperStatus& status = match.minesweeper().status();
  const std::uint32_t cells = status.to_open() + status.mines();
  const std::uint32_t height = cells / std::max(match.columns(), 1u);
  return std::to_string(match.columns()) + "x" + std::to_string(height) + "/" +
         std::to_string(status.mines());
}

std::string MinesweeperPane::score(const v1::MatchView& match, std::uint32_t player) const {
  const v1::MinesweeperStatus& status = match.minesweeper().status();
  if (player >= static_cast<std::uint32_t>(status.parts_size())) return {};
  const v1::MinesweeperPart& part = status.parts(static_cast<int>(player));
  const auto right = [](std::uint32_t number, std::size_t columns) {
    const std::string text = std::to_string(number);
    return std::string(columns - std::min(columns, text.size()), ' ') + text;
  };
  return right(part.opened(), 4) + right(part.flags(), 5) + right(part.hits(), 4);
}

std::string MinesweeperPane::move_words(const v1::Event& event, const v1::MatchView* match,
                                        const v1::MatchDelta*) const {
  const auto board = match == nullptr ? std::nullopt : MinesBoard::of(*match);
  return words::move_words(event.moved().move().minesweeper(), change_of(event),
                           board ? &*board : nullptr);
}

// Shows answers to requests for help, and hits, which are easy to miss in the feed.
std::string MinesweeperPane::after_move(const v1::Event& event, const MatchScene& scene) const {
  const v1::MinesweeperMove& move = event.moved().move().minesweeper();
  const v1::MatchDelta* change = change_of(event);
  const auto board = MinesBoard::of(scene.match);
  if (change == nullptr || !board) return {};
  const v1::MinesweeperStatus& status = change->minesweeper().status();
  if (move.has_hint() || move.has_ask()) {
    return status.has_help() ? words::help_words(status.help(), *board) : std::string();
  }
  if (!words::is_hit(change->minesweeper())) return {};
  return tr("you {}", words::move_words(move, change, &*board));
}

std::string MinesweeperPane::cell_name(std::uint32_t cell) const {
  return cell < shape_.cells() ? minesweeper::cell_name(shape_, static_cast<Cell>(cell)) : "?";
}

std::optional<std::uint32_t> MinesweeperPane::parse_cell(std::string_view name) const {
  const auto cell = minesweeper::cell_named(shape_, name);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

PaneFactory minesweeper_pane() {
  return {
      "minesweeper",
      [](const Preferences& preferences) { return std::make_unique<MinesweeperPane>(preferences); },
      {"ghost"}};
}

}  // namespace gridmates::terminal
