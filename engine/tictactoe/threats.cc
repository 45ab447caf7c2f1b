#include "engine/tictactoe/threats.h"

#include <algorithm>

namespace gridmates::tictactoe {
namespace {

// Combines the position and the kind of search that failed into a key.
std::uint64_t failed_key(const Grid& grid, int side, int threes) {
  const auto what = static_cast<std::uint64_t>(2 * (threes + 1) + side);
  return grid.key() ^ what * 0x9e3779b97f4a7c15ULL;
}

}  // namespace

std::optional<WinningLine> Threats::find_by_fours(int side) {
  WinningLine line;
  return win_by_fours(side, line) ? std::optional(line) : std::nullopt;
}

std::optional<WinningLine> Threats::find_by_threes(int side, int most) {
  for (int threes = 0; threes <= most && !is_out_of_budget(); ++threes) {
    WinningLine line;
    if (win_by_threes(side, threes, line)) return line;
  }
  return std::nullopt;
}

Threats::Forced Threats::forced(int side) const {
  const std::vector<CellNumber> cells = grid_.winning(1 - side);
  if (cells.empty()) return {};
  return {true, cells.size() > 1, cells.front()};
}

std::vector<CellNumber> Threats::builders(int side, int marks) const {
  std::vector<std::pair<int, CellNumber>> found;
  std::vector<bool> is_seen(static_cast<std::size_t>(grid_.size()));
  const Windows& windows = grid_.windows();
  for (std::size_t window = 0; window < windows.size(); ++window) {
    if (grid_.marks_in(window, side) < marks || grid_.marks_in(window, 1 - side) > 0) continue;
    for (const CellNumber cell : windows.cells(window)) {
      if (!grid_.is_free(cell) || is_seen[cell]) continue;
      is_seen[cell] = true;
      found.emplace_back(-grid_.worth_at(cell), cell);
    }
  }
  std::ranges::sort(found);
  std::vector<CellNumber> cells;
  cells.reserve(found.size());
  for (const auto& [worth, cell] : found) cells.push_back(cell);
  return cells;
}

bool Threats::win_by_fours(int side, WinningLine& line) {
  if (is_out_of_budget()) return false;
  ++nodes_;
  if (const auto now = grid_.winning(side); !now.empty()) {
    line.push_back(now.front());
    return true;
  }
  const Forced stop = forced(side);
  if (stop.is_lost) return false;
  const std::uint64_t key = failed_key(grid_, side, -1);
  if (failed_.contains(key)) return false;
  const int needed = grid_.windows().variant().in_a_row();
  const auto cells = stop.is_forced ? std::vector{stop.cell} : builders(side, needed - 2);
  for (const CellNumber cell : cells) {
    if (wins_after_four(cell, side, line)) return true;
  }
  if (!is_out_of_budget()) failed_.insert(key);
  return false;
}

bool Threats::wins_after_four(CellNumber cell, int side, WinningLine& line) {
  grid_.put(cell, side);
  const std::vector<CellNumber> wins = grid_.winning(side);
  bool won = false;
  const std::size_t length = line.size();
  if (!wins.empty() && !grid_.can_win_now(1 - side)) {
    line.push_back(cell);
    line.push_back(wins.front());
    if (wins.size() > 1) {
      line.push_back(wins[1]);
      won = true;
    } else {
      grid_.put(wins.front(), 1 - side);
      won = win_by_fours(side, line);
      grid_.take(wins.front(), 1 - side);
    }
  }
  grid_.take(cell, side);
  if (!won) line.resize(length);
  return won;
}

bool Threats::win_by_threes(int side, int most, WinningLine& line) {
  if (win_by_fours(side, line)) return true;
  if (most == 0 || is_out_of_budget()) return false;
  const Forced stop = forced(side);
  if (stop.is_lost) return false;
  const std::uint64_t key = failed_key(grid_, side, most);
  if (failed_.contains(key)) return false;
  const int needed = grid_.windows().variant().in_a_row();
  const auto cells = stop.is_forced ? std::vector{stop.cell} : builders(side, needed - 3);
  for (const CellNumber cell : cells) {
    if (wins_after_three(cell, side, most, line)) return true;
    if (is_out_of_budget()) return false;
  }
  failed_.insert(key);
  return false;
}

bool Threats::wins_after_three(CellNumber cell, int side, int most, WinningLine& line) {
  const std::size_t length = line.size();
  line.push_back(cell);
  grid_.put(cell, side);
  bool won = false;
  if (const auto wins = grid_.winning(side); !wins.empty()) {
    // A four among threes: it has one answer, unless the other side wins first.
    won = !grid_.can_win_now(1 - side) &&
          (wins.size() > 1 || wins_against(wins.front(), side, most, line));
    if (won && wins.size() > 1) line.insert(line.end(), {wins[0], wins[1]});
  } else if (WinningLine threat; !grid_.can_win_now(1 - side) && win_by_fours(side, threat)) {
    // Wins if every answer still loses. The longest of the lines after an answer is appended.
    won = true;
    WinningLine longest;
    for (const CellNumber answer : answers_to(threat, side)) {
      WinningLine behind;
      won = wins_against(answer, side, most - 1, behind);
      if (!won) break;
      if (behind.size() > longest.size()) longest = std::move(behind);
    }
    if (longest.empty()) longest = std::move(threat);
    line.insert(line.end(), longest.begin(), longest.end());
  }
  grid_.take(cell, side);
  if (!won) line.resize(length);
  return won;
}

bool Threats::wins_against(CellNumber answer, int side, int most, WinningLine& line) {
  const std::size_t length = line.size();
  line.push_back(answer);
  grid_.put(answer, 1 - side);
  const bool won = !grid_.has_line(1 - side) && win_by_threes(side, most, line);
  grid_.take(answer, 1 - side);
  if (!won) line.resize(length);
  return won;
}

std::vector<CellNumber> Threats::answers_to(const WinningLine& line, int side) const {
  std::vector<bool> is_answer(static_cast<std::size_t>(grid_.size()));
  for (const CellNumber cell : line) is_answer[cell] = true;
  // Marks of the other side on the line gain tempo only if they and a new mark make a window that
  // lacks one mark.
  const Windows& windows = grid_.windows();
  const int needed = windows.variant().in_a_row();
  const std::vector<bool> on_line = is_answer;
  for (std::size_t window = 0; window < windows.size(); ++window) {
    if (grid_.marks_in(window, side) > 0) continue;
    int marks = grid_.marks_in(window, 1 - side);
    for (const CellNumber cell : windows.cells(window)) marks += on_line[cell] ? 1 : 0;
    if (marks + 1 < needed - 1) continue;
    for (const CellNumber cell : windows.cells(window)) is_answer[cell] = true;
  }
  std::vector<CellNumber> answers;
  for (CellNumber cell = 0; cell < is_answer.size(); ++cell) {
    if (is_answer[cell] && grid_.is_free(cell)) answers.push_back(cell);
  }
  return answers;
}

}  // namespace gridmates::tictactoe
