#include "engine/sudoku/formats/reader.h"

#include <algorithm>
#include <utility>

#include "engine/sudoku/formats/parts.h"
#include "engine/text/lines.h"
#include "engine/text/utf8.h"

namespace gridmates::sudoku::formats {
namespace {

constexpr std::array<std::string_view, kSections> kSectionNames = {"[Puzzle]", "[State]",
                                                                   "[PencilMarks]", "[Colours]"};

std::optional<Section> section_named(std::string_view name) {
  for (std::size_t i = 0; i < kSectionNames.size(); ++i) {
    if (kSectionNames[i] == name) return static_cast<Section>(i);
  }
  return std::nullopt;
}

// Where a line stops looking like the row of a grid; nullopt if it never does.
std::optional<std::size_t> not_of_a_row(std::string_view line) {
  const std::size_t offset =
      line.find_first_not_of("0123456789ABCDEFGHIJKLMNOPXabcdefghijklmnopxu.*_|#()@+-~ \t");
  return offset == std::string_view::npos ? std::nullopt : std::optional(offset);
}

// Names the character at which a line stops looking like a row, if people could mistake it for a
// digit or cannot see it.
core::Statement why_no_row(std::string_view rest) {
  core::Statement unknown("this is not a puzzle in any known format");
  if (rest.empty()) return unknown;
  core::Parameter character("character", text::name_of_character(rest));
  const bool is_letter =
      character.value.starts_with('\'') || character.value.starts_with("the character ");
  if (is_letter) return unknown;
  return core::Statement("{character} stands in no known format", {std::move(character)});
}

}  // namespace

Read read_block(const Block& block, const ReadOptions& options) {
  for (Section section : {Section::kPuzzle, Section::kState, Section::kMarks}) {
    const std::vector<Line>& rows = block.rows_in(section);
    const bool may_be_empty = section != Section::kPuzzle;
    if ((rows.empty() && may_be_empty) || (!rows.empty() && rows.size() == block.side)) continue;
    core::Statement why(
        "a grid begins here that has {found} of {rows} rows",
        {{"found", std::to_string(rows.size())}, {"rows", std::to_string(block.side)}});
    if (rows.empty()) {
      return Problem{Trouble::kUnreadable, block.first_line, block.first_column, std::move(why)};
    }
    const std::string& row = rows.front().text;
    return problem_at({rows.front().number, row}, first_word(row).offset, std::move(why));
  }
  return block.has_sections ? read_sections(block, options) : read_grid(block, options);
}

// Whether a line is the next row of the open puzzle.
bool Reader::continues_block(std::string_view line) const {
  if (block_.section == Section::kMarks && !block_.is_complete()) return true;
  if (line.find(',') != std::string_view::npos || is_border(line)) return false;
  const Row row = cut_row(line);
  return row.cells.size() == block_.side &&
         std::all_of(row.cells.begin(), row.cells.end(),
                     [](const Piece& cell) { return cell.text.size() <= kMaxSide + 2; });
}

Reader::Look Reader::look_at(std::string_view line) const {
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {Kind::kBlank, {}};
  if (line[first] == '#') return {Kind::kRemark, {}};
  if (line[first] == '{') return {Kind::kWhole, {Format::kJson, {first, line.substr(first)}}};
  if (line[first] == '[' && link_value(line).text.empty()) return {Kind::kSection, {}};
  if (block_.is_open() && continues_block(line)) return {Kind::kRow, {}};
  // The first row of a section may look like a small puzzle.
  const bool is_first = block_.has_sections && block_.side == 0;
  if (is_first && first_word(line).text.size() <= kMaxSide) return {Kind::kRow, {}};
  if (const auto whole = find_whole(line, options_)) return {Kind::kWhole, *whole};
  return {is_border(line) ? Kind::kBorder : Kind::kRow, {}};
}

void Reader::feed(std::string_view line, std::vector<Item>& into) {
  ++number_;
  if (number_ == 1 && text::begins_utf16(line)) {
    is_utf16_ = true;
    give_up(
        problem_at({number_, line}, 0, core::Statement("this text is UTF-16, and UTF-8 is read")),
        into);
  }
  if (is_utf16_) return;
  if (line.size() > text::kMaxLineBytes) {
    give_up(problem_at({number_, line}, text::kMaxLineBytes,
                       core::Statement("longer than {count} bytes",
                                       {{"count", std::to_string(text::kMaxLineBytes)}}),
                       Trouble::kTooLong),
            into);
    return;
  }
  const auto [kind, whole] = look_at(line);
  const bool was_drawn_above = std::exchange(is_drawn_above_, kind == Kind::kBorder);
  if (kind != Kind::kRow && kind != Kind::kBorder) is_skipping_ = false;
  switch (kind) {
    case Kind::kBlank:
      if (block_.is_open()) close(into);
      break;
    case Kind::kRemark:
      add_remark(line, into);
      break;
    case Kind::kSection:
      add_section(line, into);
      break;
    case Kind::kBorder:
      block_.is_drawn |= block_.is_open();
      break;
    case Kind::kWhole:
      close(into);
      into.push_back({number_, read_whole({number_, line}, whole, options_)});
      break;
    case Kind::kRow:
      if (is_skipping_) break;
      block_.is_drawn |= was_drawn_above;
      add_row(line, into);
      break;
  }
}

void Reader::add_remark(std::string_view line, std::vector<Item>& into) {
  if (block_.is_open()) close(into);
  const std::size_t mark = line.find('#');
  std::string_view text = line.substr(mark + 1);
  Remark remark;
  if (!text.empty() && kRemarkKinds.find(text.front()) != std::string_view::npos) {
    remark.kind = text.front();
    text.remove_prefix(1);
  }
  remark.text = clean_remark(text);
  if (!remark.text.empty() && block_.remarks.size() < kMaxRemarks) {
    block_.remarks.push_back(std::move(remark));
  }
}

void Reader::add_section(std::string_view line, std::vector<Item>& into) {
  const auto section = section_named(first_word(line).text);
  const bool is_first = section == Section::kPuzzle;
  if (block_.is_open() && is_first) close(into);
  if (!section || (!is_first && !block_.has_sections)) {
    give_up(
        problem_at(
            {number_, line}, line.find('['),
            core::Statement(
                "the sections are [Puzzle] and, after it, [State], [PencilMarks] or [Colours]")),
        into);
    is_skipping_ = true;
    return;
  }
  block_.has_sections = true;
  block_.section = *section;
  if (is_first) begin_block(line);
}

void Reader::begin_block(std::string_view line) {
  block_.first_line = number_;
  block_.first_column = first_word(line).offset + 1;
}

// Checks a row of cells; the first row determines the number of cells.
std::optional<Problem> Reader::check_row(std::string_view line) const {
  const LineView view{number_, line};
  const Row row = cut_row(line);
  const std::size_t cells = row.cells.size();
  const auto stranger = not_of_a_row(line);
  if (block_.side != 0 && cells != block_.side) {
    const std::size_t missing = line.find_last_not_of(kBlanks) + 1;
    return problem_at(view, cells > block_.side ? row.cells[block_.side].offset : missing,
                      core::Statement("this row has {count} cells, the first one {first}",
                                      {{"count", std::to_string(cells)},
                                       {"first", std::to_string(block_.side)}}));
  }
  if (stranger || cells < 4 || cells > static_cast<std::size_t>(kMaxSide)) {
    return problem_at(view, stranger.value_or(first_word(line).offset),
                      why_no_row(stranger ? line.substr(*stranger) : std::string_view()));
  }
  return std::nullopt;
}

void Reader::add_row(std::string_view line, std::vector<Item>& into) {
  std::vector<Line>& rows = block_.rows_in(block_.section);
  if (block_.section != Section::kMarks) {
    if (auto problem = check_row(line)) {
      is_skipping_ = block_.is_open();
      give_up(*std::move(problem), into);
      return;
    }
    if (block_.side == 0) block_.side = cut_row(line).cells.size();
  }
  if (rows.size() >= block_.side) {
    is_skipping_ = true;
    give_up(problem_at({number_, line}, first_word(line).offset,
                       core::Statement("this row is one too many")),
            into);
    return;
  }
  if (!block_.is_open()) begin_block(line);
  rows.push_back({number_, std::string(line)});
  if (!block_.has_sections && block_.is_complete()) close(into);
}

void Reader::give_up(Problem problem, std::vector<Item>& into) {
  block_ = {};
  into.push_back({problem.line, std::move(problem)});
}

void Reader::close(std::vector<Item>& into) {
  if (block_.is_open()) into.push_back({block_.first_line, read_block(block_, options_)});
  block_ = {};
}

std::vector<Item> read_all(std::string_view text, const ReadOptions& options) {
  std::vector<Item> items;
  Reader reader(options);
  text::LineSplitter lines;
  const auto feed = [&](std::string_view line) { reader.feed(line, items); };
  lines.feed(text, feed);
  lines.finish(feed);
  reader.finish(items);
  return items;
}

}  // namespace gridmates::sudoku::formats
