#include "engine/sudoku/formats/whole.h"

#include <algorithm>
#include <charconv>

#include "engine/sudoku/formats/json.h"
#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

constexpr std::size_t kSpacedCells = 81;

bool are_cells(std::string_view text, int side, Symbols symbols) {
  return std::all_of(text.begin(), text.end(),
                     [=](char mark) { return digit_of(mark, side, symbols).has_value(); });
}

// Whether a line that looks like a puzzle of 81 characters is a row of a grid of candidates.
bool is_row_of_candidates(std::string_view line) {
  const std::vector<Piece> words = words_of(line);
  return words.size() == 9 && std::all_of(words.begin(), words.end(), [](const Piece& word) {
           return std::is_sorted(word.text.begin(), word.text.end()) && word.text.size() > 1;
         });
}

// 81 characters with blanks for empty cells.
bool is_spaced(std::string_view line) {
  if (line.size() != kSpacedCells || line.find(' ') == std::string_view::npos) return false;
  const bool only_cells = std::all_of(line.begin(), line.end(), [](char mark) {
    return mark == ' ' || digit_of(mark, 9, Symbols::kFromOne).has_value();
  });
  return only_cells && !is_row_of_candidates(line);
}

// The first word of a line; a comma or semicolon ends a puzzle too.
Piece cells_in_front(std::string_view line) {
  Piece word = first_word(line);
  word.text = word.text.substr(0, word.text.find_first_of(",;"));
  return word;
}

// Whether a word is certainly a puzzle.
bool is_puzzle(std::string_view word, const ReadOptions& options) {
  const int side = side_of(word.size());
  if (side < 4 || (options.box && options.box->side() != side)) return false;
  return (options.box || usual_shape(side)) &&
         (are_cells(word, side, Symbols::kFromOne) ||
          (side > 9 && are_cells(word, side, Symbols::kFromZero)));
}

// The numbers of a comma-separated list; empty if there is none. Blanks may follow commas.
Piece list_of(std::string_view line) {
  if (line.find(',') == std::string_view::npos) return {};
  const std::vector<Piece> words = words_of(line);
  const auto commas_in = [](const Piece& word) {
    return static_cast<std::size_t>(std::count(word.text.begin(), word.text.end(), ','));
  };
  auto last = std::find_if(words.begin(), words.end(), commas_in);
  const Piece first = *last;
  if (side_of(commas_in(first) + 1) >= 4) return first;
  while (last->text.ends_with(',') && last + 1 != words.end()) ++last;
  const std::size_t end = last->offset + last->text.size();
  return {first.offset, line.substr(first.offset, end - first.offset)};
}

// Keeps the words of a line around its cells.
void keep_fields(std::string_view line, const Piece& cells, Puzzle& puzzle) {
  std::string fields(line.substr(0, cells.offset));
  fields += line.substr(cells.offset + cells.text.size());
  fields = clean_remark(fields);
  if (!fields.empty()) puzzle.remarks.push_back({kFields, std::move(fields)});
}

// Reports a character that no format has before a wrong count, as its likely cause.
Problem wrong_count(LineView line, const Piece& cells, std::size_t count, core::Sentence what) {
  const auto strange = std::ranges::find_if(cells.text, [](char c) { return c <= 0 || c == 0x7F; });
  if (strange != cells.text.end()) {
    const auto at = static_cast<std::size_t>(strange - cells.text.begin());
    return no_cell(line, cells.offset + at, 9, Symbols::kFromOne);
  }
  return problem_at(line, cells.offset, core::Statement(what, {{"count", std::to_string(count)}}));
}

std::vector<Piece> fields_between_commas(const Piece& list) {
  std::vector<Piece> fields;
  std::size_t begin = 0;
  while (begin <= list.text.size()) {
    const std::size_t end = std::min(list.text.find(',', begin), list.text.size());
    begin = std::min(list.text.find_first_not_of(kBlanks, begin), end);
    fields.push_back({list.offset + begin, list.text.substr(begin, end - begin)});
    begin = end + 1;
  }
  return fields;
}

Read read_list(LineView line, const Piece& list, const ReadOptions& options) {
  const std::vector<Piece> fields = fields_between_commas(list);
  const int side = side_of(fields.size());
  if (side < 4)
    return wrong_count(line, list, fields.size(),
                       core::Sentence("{count} numbers do not make a grid (a 9x9 has 81)"));
  const auto shape = shape_for(side, options, line, list.offset);
  if (!shape) return shape.error();
  Puzzle puzzle{.shape = *shape, .format = Format::kList};
  for (const Piece& field : fields) {
    unsigned number = 0;
    const char* const end = field.text.data() + field.text.size();
    const bool is_empty = field.text.empty() || field.text == ".";
    const auto read = std::from_chars(field.text.data(), end, number);
    const bool is_number = read.ec == std::errc() && read.ptr == end;
    if (!is_empty && (!is_number || number > static_cast<unsigned>(side))) {
      return problem_at(line, field.offset,
                        core::Statement("a number of this list is 0 to {most}",
                                        {{"most", std::to_string(side)}}));
    }
    puzzle.givens.push_back(static_cast<std::uint8_t>(number));
  }
  return puzzle;
}

}  // namespace

Read read_cells(LineView line, const Piece& cells, const ReadOptions& options) {
  const int side = side_of(cells.text.size());
  if (side < 4)
    return wrong_count(line, cells, cells.text.size(),
                       core::Sentence("{count} cells do not make a grid (a 9x9 has 81)"));
  const auto shape = shape_for(side, options, line, cells.offset);
  if (!shape) return shape.error();
  SymbolTally tally;
  if (side > 9) {
    for (std::size_t i = 0; i < cells.text.size(); ++i) tally.add(cells.text.substr(i, 1));
  }
  const auto symbols = symbols_for(tally, side, options, line, cells.offset);
  if (!symbols) return symbols.error();
  Puzzle puzzle{.shape = *shape, .symbols = *symbols, .format = Format::kLine};
  puzzle.givens.resize(cells.text.size());
  for (std::size_t i = 0; i < cells.text.size(); ++i) {
    const char mark = cells.text[i];
    const auto digit = mark == ' ' ? std::uint8_t{0} : digit_of(mark, side, *symbols);
    if (!digit) return no_cell(line, cells.offset + i, side, *symbols);
    puzzle.givens[i] = *digit;
  }
  return puzzle;
}

// Cells are tried first, because anything may follow them.
std::optional<Whole> find_whole(std::string_view line, const ReadOptions& options) {
  const Piece word = cells_in_front(line);
  if (is_puzzle(word.text, options)) return Whole{Format::kLine, word};
  if (const Piece link = link_value(line); !link.text.empty()) return Whole{Format::kLink, link};
  if (is_border(line)) return std::nullopt;
  if (const Piece list = list_of(line); !list.text.empty()) return Whole{Format::kList, list};
  if (is_spaced(line)) return Whole{Format::kLine, {0, line}};
  const bool is_too_long = word.text.size() > kMaxSide;
  if (!is_too_long || word.text.find('|') != std::string_view::npos) return std::nullopt;
  return Whole{Format::kLine, word};
}

Read read_whole(LineView line, const Whole& whole, const ReadOptions& options) {
  if (whole.format == Format::kLink) return read_link(line, whole.cells, options);
  if (whole.format == Format::kJson) return read_json(line, options);
  Read read = whole.format == Format::kList ? read_list(line, whole.cells, options)
                                            : read_cells(line, whole.cells, options);
  if (read) keep_fields(line.text, whole.cells, *read);
  return read;
}

}  // namespace gridmates::sudoku::formats
