#include "tests/engine/sudoku/logic/reglib.h"

#include <algorithm>
#include <cctype>

namespace gridmates::sudoku {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

bool is_digit(char c) { return c >= '1' && c <= '9'; }

std::optional<std::vector<Candidate>> read_candidates(std::string_view text) {
  std::vector<Candidate> out;
  for (std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    if (word.size() != 3 || !std::all_of(word.begin(), word.end(), is_digit)) return std::nullopt;
    const int cell = (word[1] - '1') * 9 + (word[2] - '1');
    out.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(word[0] - '0')});
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::string written(std::span<const Candidate> candidates) {
  std::string out;
  for (Candidate c : candidates) {
    if (!out.empty()) out += ' ';
    out += static_cast<char>('0' + c.digit);
    out += static_cast<char>('1' + c.cell / 9);
    out += static_cast<char>('1' + c.cell % 9);
  }
  return out;
}

std::optional<Board<Nine>> read_grid(std::string_view text) {
  Board<Nine> board(Geometry<Nine>::of({3, 3}));
  Cell cell = 0;
  bool is_placed = false;
  for (char c : text) {
    if (c == '+') {
      is_placed = true;
      continue;
    }
    const Candidate filled{cell, static_cast<std::uint8_t>(c - '0')};
    if (cell == 81 || (c != '.' && (!is_digit(c) || !board.has(filled)))) return std::nullopt;
    if (c != '.') is_placed ? board.place(filled) : board.place_given(filled);
    is_placed = false;
    ++cell;
  }
  return cell == 81 ? std::optional(board) : std::nullopt;
}

// The conclusions of several steps together.
struct Said {
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;

  void add(const Said& other) {
    for (const auto& [from, to] : {std::pair(&other.eliminations, &eliminations),
                                   std::pair(&other.placements, &placements)}) {
      to->insert(to->end(), from->begin(), from->end());
      std::sort(to->begin(), to->end());
      to->erase(std::unique(to->begin(), to->end()), to->end());
    }
  }
  bool is_what(const ReglibCase& position) const {
    return eliminations == position.eliminations && placements == position.placements;
  }
};

// Placements as eliminations in their own cells, which the library sometimes writes.
Said by_eliminations(const Board<Nine>& board, const Step& step) {
  Said said;
  said.add({step.eliminations, {}});
  for (Candidate placed : step.placements) {
    for (int digit : DigitsOf{board.candidates(placed.cell) & ~digit_bit(placed.digit)}) {
      said.add({{{placed.cell, static_cast<std::uint8_t>(digit)}}, {}});
    }
  }
  return said;
}

// Whether one of them equals the line, or two together if `of_two`.
bool some_say_it(const std::vector<Said>& each, bool of_two, const ReglibCase& position) {
  for (const Said& one : each) {
    if (one.is_what(position)) return true;
    for (const Said& other : each) {
      Said both = one;
      if (of_two) both.add(other);
      if (both.is_what(position)) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<ReglibCase> read_reglib_line(std::string_view line) {
  auto parts = split(line, ':');
  if (parts.size() < 5) return std::nullopt;
  parts.resize(std::max<std::size_t>(parts.size(), 7));
  auto board = read_grid(parts[3]);
  const auto removed = read_candidates(parts[4]);
  auto eliminations = read_candidates(parts[5]);
  auto placements = read_candidates(parts[6]);
  if (!board || !removed || !eliminations || !placements) return std::nullopt;
  for (Candidate c : *removed) board->eliminate(c);
  const auto code = split(parts[1], '-');
  return ReglibCase{
      std::string(line), std::string(code[0]),     std::string(code.size() > 1 ? code[1] : ""),
      *std::move(board), *std::move(eliminations), *std::move(placements)};
}

std::string reglib_line(std::string_view code, const Board<Nine>& board,
                        std::span<const Candidate> eliminations,
                        std::span<const Candidate> placements) {
  Board<Nine> full(Geometry<Nine>::of({3, 3}));
  std::string grid;
  for (Cell cell = 0; cell < 81; ++cell) {
    const std::uint8_t digit = board.digit(cell);
    if (digit == 0) {
      grid += '.';
      continue;
    }
    if (!board.givens().has(cell)) grid += '+';
    grid += static_cast<char>('0' + digit);
    full.place({cell, digit});
  }
  std::vector<Candidate> removed;
  for (std::size_t cell : full.empty_cells()) {
    for (int digit : DigitsOf{full.candidates(cell) & ~board.candidates(cell)}) {
      removed.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
    }
  }
  return ":" + std::string(code) + "::" + grid + ":" + written(removed) + ":" +
         written(eliminations) + ":" + written(placements) + "::";
}

const ReglibCode* reglib_code(std::string_view code) {
  for (const ReglibCode& known : reglib_codes()) {
    if (known.code == code) return &known;
  }
  return nullptr;
}

std::string complaint(const ReglibCase& position, const ReglibCode& code) {
  Steps steps(Steps::kAll);
  finder_of<Nine>(code.technique)(position.board, steps);
  if (code.second) finder_of<Nine> (*code.second)(position.board, steps);
  if (position.variant == "x") return steps.found().empty() ? "" : "found something";
  std::vector<Said> each;
  Said all;
  std::string told;
  for (const Step& step : steps.found()) {
    Said said;
    said.add({step.eliminations, step.placements});
    if (position.placements.empty()) said = by_eliminations(position.board, step);
    if (code.more_in_its_cells) {
      std::erase_if(said.eliminations, [&](Candidate c) {
        return std::ranges::binary_search(step.cells, c.cell) &&
               !std::ranges::binary_search(position.eliminations, c);
      });
    }
    told += " [" + written(said.eliminations) + "|" + written(said.placements) + "]";
    all.add(said);
    each.push_back(std::move(said));
  }
  if (all.is_what(position) || some_say_it(each, code.second.has_value(), position)) return "";
  return "found" + (told.empty() ? " nothing" : told);
}

}  // namespace gridmates::sudoku
