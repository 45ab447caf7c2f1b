// Replays a finished Minesweeper match: the odds of closed cells, and what could be known about its
// hits.
#include <algorithm>
#include <cmath>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/export.h"
#include "client/games/minesweeper/facts.h"
#include "client/replay/list.h"
#include "engine/minesweeper/rules.h"
#include "engine/minesweeper/solver/odds.h"
#include "proto/convert/game_converter.h"

namespace gridmates::replay {
namespace {

using minesweeper::Cell;

// The board before the first move laid the field. nullopt in a race and for a board that is played
// again, which begin with their field.
std::optional<core::Bytes> waiting_board(const v1::Replay& ended, core::ByteView bytes) {
  const auto board = core::decode<minesweeper::Board>(bytes);
  if (!board || board->begins_open() || ended.head().board().again()) return std::nullopt;
  minesweeper::Board waiting;
  waiting.options = board->options;
  waiting.mistakes_apart = board->mistakes_apart;
  return core::encode(waiting);
}

// The field as a player sees it.
std::optional<minesweeper::Position> position_of(const words::MinesBoard& board) {
  minesweeper::Position position;
  position.shape = board.shape();
  position.mines = static_cast<std::uint16_t>(board.status().mines());
  for (Cell cell = 0; cell < board.shape().cells(); ++cell) {
    const v1::MinesweeperCell& seen = board.at(cell);
    if (seen.face() == v1::MINESWEEPER_FACE_OPEN) {
      position.cells.push_back(static_cast<std::uint8_t>(seen.number()));
    } else {
      const bool hit = seen.face() == v1::MINESWEEPER_FACE_HIT;
      position.cells.push_back(hit ? minesweeper::kShownMine : minesweeper::kClosed);
    }
  }
  return position;
}

// "37 %", with a decimal below ten; a positive chance is at least 0.1 %.
std::string percent(double chance) {
  constexpr double kWhole = 100;
  constexpr double kTenth = 10;
  if (chance <= 0) return "0 %";
  const double per_mille = std::max(1.0, std::round(chance * kWhole * kTenth));
  const auto tenths = static_cast<int>(per_mille);
  if (tenths >= 100) return std::to_string((tenths + 5) / 10) + " %";
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::vector<std::string> odds_lines(const words::MinesBoard& board) {
  constexpr std::size_t kMost = 6;
  if (!board.status().laid()) return {};
  const auto position = position_of(board);
  const minesweeper::Odds odds = minesweeper::odds(*position);
  if (!odds.decided || !odds.possible) return {tr("the odds were not decided in time")};
  std::vector<std::string> lines;
  std::vector<Cell> safe;
  odds.safe.each([&](Cell cell) { safe.push_back(cell); });
  lines.push_back(safe.empty() ? tr("no cell is provably safe")
                               : tr("safe: {}", board.names(safe)));
  std::vector<Cell> mined;
  odds.mined.each([&](Cell cell) {
    if (board.closed(cell)) mined.push_back(cell);
  });
  if (!mined.empty()) lines.push_back(tr("mined: {}", board.names(mined)));
  std::vector<std::pair<double, Cell>> chances;
  for (Cell cell = 0; cell < board.shape().cells(); ++cell) {
    if (board.closed(cell) && !odds.safe.has(cell) && !odds.mined.has(cell)) {
      chances.emplace_back(odds.mine[cell], cell);
    }
  }
  std::ranges::sort(chances);
  std::string line;
  for (std::size_t i = 0; i < std::min(kMost, chances.size()); ++i) {
    const auto& [chance, cell] = chances[i];
    line += (line.empty() ? "" : "  ") + board.name(cell) + " " + percent(chance);
  }
  if (!line.empty()) lines.push_back(tr("odds: {}", line));
  return lines;
}

// A vote has restored a life: the match went on with help.
bool goes_on(const Turn& turn) {
  return turn.after.minesweeper().status().lives() > turn.before.minesweeper().status().lives();
}

std::uint32_t hits_in(const v1::MatchView& match) { return match.minesweeper().status().hits(); }

class MinesRemarks final : public Remarks {
 public:
  Mark mark(const Turn& turn) const override {
    const v1::MinesweeperMove& move = turn.moved.move().minesweeper();
    if (move.has_hint() || move.has_ask() || goes_on(turn)) return Mark::kHelp;
    return hits_in(turn.after) > hits_in(turn.before) ? Mark::kMistake : Mark::kNone;
  }

  std::string help(const Turn& turn) const override {
    if (goes_on(turn)) return tr("going on after the last life");
    return turn.moved.move().minesweeper().has_ask() ? tr("asking about a cell") : tr("hint");
  }

  std::vector<std::string> about(const Turn& turn) const override {
    const v1::MinesweeperMove& move = turn.moved.move().minesweeper();
    const auto after = words::MinesBoard::of(turn.after);
    if (!after) return {};
    if (hits_in(turn.after) > hits_in(turn.before)) {
      const std::uint32_t cell = move.has_chord() ? move.chord().cell() : move.open().cell();
      return {words::opened_hit_words(cell, after->status().hit(), *after)};
    }
    const auto before = words::MinesBoard::of(turn.before);
    const bool opens = move.has_open() && before && before->status().laid() &&
                       move.open().cell() < before->shape().cells();
    if (!opens) return {};
    const auto cell = static_cast<Cell>(move.open().cell());
    const minesweeper::Odds odds = minesweeper::odds(*position_of(*before));
    if (!odds.decided || !odds.possible) return {};
    if (odds.safe.has(cell)) return {tr("it was provably safe")};
    std::string words = tr("a mine there: {}", percent(odds.mine[cell]));
    words += odds.safe.count() == 0 ? tr("; no cell was safe") : tr("; others were safe");
    return {words};
  }

  std::vector<std::string> about(const v1::MatchView& now) const override {
    const auto board = words::MinesBoard::of(now);
    return board ? odds_lines(*board) : std::vector<std::string>();
  }
};

}  // namespace

GameAgain minesweeper_again() {
  GameAgain again;
  again.game = "minesweeper";
  again.waiting = waiting_board;
  again.remarks = [](const v1::Replay&) -> std::unique_ptr<Remarks> {
    return std::make_unique<MinesRemarks>();
  };
  return again;
}

}  // namespace gridmates::replay
