// The cells that one player's move writes and another player's move may be based on.
#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

// The number of a cell's flag or question mark; the cells themselves have the lower numbers.
std::uint32_t flag_of(Cell cell) { return std::uint32_t{kMaxCells} + cell; }

}  // namespace

std::vector<std::uint32_t> Rules::written_by(const State&, core::Seat, const Move& move) {
  if (const auto* open = std::get_if<Open>(&move.action)) return {open->cell};
  if (const auto* flag = std::get_if<Flag>(&move.action)) return {flag_of(flag->cell)};
  if (const auto* mark = std::get_if<Mark>(&move.action)) return {flag_of(mark->cell)};
  if (const auto* clear = std::get_if<Clear>(&move.action)) return {flag_of(clear->cell)};
  return {};
}

std::vector<std::uint32_t> Rules::decided_by(const State& state, const Move& move) {
  const auto cell_and_flag = [](Cell cell) {
    return std::vector<std::uint32_t>{cell, flag_of(cell)};
  };
  if (const auto* open = std::get_if<Open>(&move.action)) return cell_and_flag(open->cell);
  if (const auto* flag = std::get_if<Flag>(&move.action)) return cell_and_flag(flag->cell);
  if (const auto* mark = std::get_if<Mark>(&move.action)) return cell_and_flag(mark->cell);
  if (const auto* clear = std::get_if<Clear>(&move.action)) return cell_and_flag(clear->cell);
  const auto* chord = std::get_if<Chord>(&move.action);
  if (chord == nullptr || chord->cell >= shape_of(state).cells()) return {};
  std::vector<std::uint32_t> flags;
  for (const Cell cell : Neighbours(shape_of(state), chord->cell)) flags.push_back(flag_of(cell));
  return flags;
}

}  // namespace gridmates::minesweeper
