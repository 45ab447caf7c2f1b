#include <algorithm>
#include <array>
#include <iterator>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/board.h"
#include "client/games/minesweeper/facts.h"
#include "client/games/minesweeper/stats.h"
#include "client/lines/list.h"

namespace gridmates::lines {
namespace {

using words::Cell;
using words::MinesBoard;

constexpr std::array<commands::Help, 5> kLooks = {
    {{"near n7", tr_later("a cell and its neighbours in words")},
     {"frontier [n7]", tr_later("the next closed cells beside numbers, after this cell")},
     {"row 7", tr_later("a row, cell by cell")},
     {"column n", tr_later("a column, cell by cell")},
     {"status", tr_later("mines, lives or what a hit costs, how far the field is")}}};
constexpr std::size_t kFrontierLines = 10;
constexpr std::size_t kMostOnALine = 60;

std::string line_of(const MinesBoard& board, const std::vector<Cell>& cells) {
  std::string line;
  for (const Cell cell : cells) line += std::string(" ") + board.sign(cell);
  return line;
}

std::string row_line(const MinesBoard& board, unsigned row) {
  std::vector<Cell> cells;
  for (unsigned column = 0; column < board.shape().width; ++column) {
    cells.push_back(board.shape().at(column, row));
  }
  return "row " + std::to_string(row + 1) + ":" + line_of(board, cells);
}

std::string column_line(const MinesBoard& board, unsigned column) {
  std::vector<Cell> cells;
  for (unsigned row = 0; row < board.shape().height; ++row) {
    cells.push_back(board.shape().at(column, row));
  }
  const std::string top = board.name(cells.front());
  return "column " + top.substr(0, top.find_first_of("0123456789")) + ":" + line_of(board, cells);
}

// "16x16, law strict, start zero, question marks": the room's rules.
std::string rules_line(const MinesBoard& board, const v1::MinesweeperOptions& options) {
  return std::to_string(board.shape().width) + "x" + std::to_string(board.shape().height) + ", " +
         words::rules_words(options);
}

void append_measures(const MinesBoard& board, const Sight& sight, std::vector<std::string>& lines) {
  if (words::is_measured(board.status())) {
    const std::uint64_t time_ms = words::played_ms(sight.match, sight.time_ms);
    std::ranges::move(words::stats_lines(board.status(), time_ms), std::back_inserter(lines));
  }
  if (std::string id = words::id_line(board); !id.empty()) lines.push_back(std::move(id));
}

// The rules, "mines 51 left of 60", "lives 2" or, at a race, "a hit costs 5 s", "opened 59 of 340",
// whether guesses are needed, and after the end the measures.
std::vector<std::string> status_lines(const MinesBoard& board, const Sight& sight) {
  const v1::MinesweeperView& field = sight.match.minesweeper();
  const v1::MinesweeperStatus& status = field.status();
  const int left = words::mines_left(field);
  std::vector<std::string> lines{rules_line(board, sight.head.options().minesweeper()),
                                 tr("mines {} left of {}", left, status.mines()),
                                 tr("opened {} of {}", status.opened(), status.to_open())};
  if (sight.head.table() == v1::TABLE_RACE) {
    const std::uint32_t cost_s = sight.head.options().minesweeper().hit_cost_s();
    lines.push_back(tr("a hit costs {} s", cost_s));
  } else if (status.lives() > 0) {
    lines.push_back(tr("lives {}", status.lives()));
  }
  if (status.hits() > 0) lines.push_back(tr("hits {}", status.hits()));
  lines.push_back("guarantee: " + std::string(words::guarantee_words(
                                      status, sight.head.options().minesweeper().law())));
  if (status.assisted()) lines.emplace_back(tr("help was used"));
  append_measures(board, sight, lines);
  return lines;
}

// "48 opened, 5 flags, 1 hit".
std::string part_words(const v1::MinesweeperPart& part) {
  return tr("{} opened, {}, {}", part.opened(), tr_count("{} flag", "{} flags", part.flags()),
            tr_count("{} hit", "{} hits", part.hits()));
}

// "part ana: 48 opened, 5 flags, 1 hit", one per player.
void append_parts(const MinesBoard& board, std::vector<std::string>& lines) {
  for (int i = 0; i < board.status().parts_size(); ++i) {
    const v1::MinesweeperPart& part = board.status().parts(i);
    const std::string name = player_name(board.match(), static_cast<std::uint32_t>(i));
    if (name == "somebody") continue;  // a player with another board of the race
    lines.push_back("part " + name + ": " + part_words(part));
  }
}

// The cells with this face, if any: "opened mine: d3", "wrong flag: b2 e2".
void append_cells(const MinesBoard& board, v1::MinesweeperFace face, const std::string& title,
                  std::vector<std::string>& lines) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < board.shape().cells(); ++cell) {
    if (board.at(cell).face() == face) cells.push_back(cell);
  }
  for (std::size_t i = 0; i < cells.size(); i += kMostOnALine) {
    std::string line = title + ":";
    for (std::size_t j = i; j < std::min(i + kMostOnALine, cells.size()); ++j) {
      line += " " + board.name(cells[j]);
    }
    lines.push_back(line);
  }
}

Looked near(const MinesBoard& board, const std::string& text) {
  const auto cell = board.named(text);
  if (!cell) return tr("there is no cell {}", text);
  std::string line = "cell " + board.name(*cell) + ": " + board.cell_words(*cell);
  if (const std::uint32_t by = board.at(*cell).by(); by != 0) {
    line += tr(", by {}", player_name(board.match(), by - 1));
  }
  std::vector<std::string> lines{line};
  std::string beside = "beside:";
  char before = ' ';
  for (const Cell other : minesweeper::Neighbours(board.shape(), *cell)) {
    beside += (before == ' ' ? " " : ", ") + board.name(other) + " " + board.cell_words(other);
    before = ',';
  }
  lines.push_back(beside);
  const int flags = board.around(*cell, [&board](Cell other) { return board.flagged(other); });
  const int closed = board.around(*cell, [&board](Cell other) { return board.closed(other); });
  lines.push_back(tr("flags {}, closed without a flag {}", flags, closed - flags));
  return lines;
}

Looked frontier(const MinesBoard& board, std::span<const std::string> words) {
  const auto from = words.size() == 2 ? board.named(words[1]) : std::nullopt;
  if (words.size() > 2) return tr("as in frontier, or frontier n7");
  if (words.size() == 2 && !from) return tr("there is no cell {}", words[1]);
  std::vector<Cell> cells = board.frontier();
  const std::size_t all = cells.size();
  if (from) std::erase_if(cells, [&from](Cell cell) { return cell <= *from; });
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < std::min(cells.size(), kFrontierLines); ++i) {
    std::string line = "edge " + board.name(cells[i]) + ": " + std::string(tr("beside"));
    char before = ' ';
    for (const Cell other : minesweeper::Neighbours(board.shape(), cells[i])) {
      if (!board.number(other)) continue;
      line += (before == ' ' ? " " : ", ") + board.name(other) + " " + board.cell_words(other);
      before = ',';
    }
    lines.push_back(line);
  }
  std::string last = tr("frontier {} cells", all);
  if (cells.size() > kFrontierLines) {
    last += tr(", {} more behind {}", cells.size() - kFrontierLines,
               board.name(cells[kFrontierLines - 1]));
  }
  lines.push_back(last);
  return lines;
}

// `row 7` and `column n`.
Looked strip(const MinesBoard& board, std::span<const std::string> words) {
  const bool row = words[0] == "row";
  if (words.size() != 2) return row ? tr("as in row 7") : tr("as in column c");
  const auto cell = board.named(row ? "a" + words[1] : words[1] + "1");
  if (!cell) {
    const std::string last = board.name(board.shape().cells() - 1);
    const std::size_t number = last.find_first_of("0123456789");
    return row ? tr("rows are 1 to {}, not {}", last.substr(number), words[1])
               : tr("columns are a to {}, not {}", last.substr(0, number), words[1]);
  }
  return std::vector<std::string>{row ? row_line(board, board.shape().row(*cell))
                                      : column_line(board, board.shape().column(*cell))};
}

class MinesweeperLines final : public GameLines {
 public:
  std::string_view game() const override { return "minesweeper"; }
  std::string describe(const MadeMove& made, const std::string& who) const override {
    const auto board = made.match == nullptr ? std::nullopt : MinesBoard::of(*made.match);
    return who + " " +
           words::move_words(made.moved.move().minesweeper(), made.delta,
                             board ? &*board : nullptr) +
           ".";
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const auto board = MinesBoard::of(sight.match);
    if (!board) return {tr("a board that this client does not know")};
    std::vector<std::string> lines;
    for (unsigned row = 0; row < board->shape().height; ++row) {
      lines.push_back(row_line(*board, row));
    }
    append_cells(*board, v1::MINESWEEPER_FACE_HIT, tr("opened mine"), lines);
    append_cells(*board, v1::MINESWEEPER_FACE_WRONG_FLAG, tr("wrong flag"), lines);
    append_parts(*board, lines);
    for (std::string& line : status_lines(*board, sight)) lines.push_back(std::move(line));
    return lines;
  }

  std::string part(const v1::MatchView& match, std::uint32_t player) const override {
    const auto& parts = match.minesweeper().status().parts();
    const auto at = static_cast<int>(player);
    return at < parts.size() ? part_words(parts[at]) : std::string();
  }
  std::string help(const v1::MatchView& match) const override {
    return match.minesweeper().status().assisted() ? tr("help") : "";
  }
  std::span<const commands::Help> looks() const override { return kLooks; }
  std::optional<Looked> look(std::span<const std::string> words,
                             const Sight& sight) const override {
    const auto known = std::find_if(kLooks.begin(), kLooks.end(), [&words](const auto& look) {
      return look.usage.substr(0, look.usage.find(' ')) == words[0];
    });
    if (known == kLooks.end()) return std::nullopt;
    const auto board = MinesBoard::of(sight.match);
    if (!board) return Looked(tr("there is no field of yours on the table"));
    if (words[0] == "status") return status_lines(*board, sight);
    if (words[0] == "frontier") return frontier(*board, words);
    if (words[0] == "near") return words.size() == 2 ? near(*board, words[1]) : tr("as in near n7");
    return strip(*board, words);
  }
};

}  // namespace

const GameLines& minesweeper_lines() {
  static const MinesweeperLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
