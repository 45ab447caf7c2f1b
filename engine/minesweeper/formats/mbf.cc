#include "engine/minesweeper/formats/mbf.h"

#include <algorithm>
#include <utility>

#include "engine/text/utf8.h"

namespace gridmates::minesweeper::formats {
namespace {

using core::Statement;

constexpr std::size_t kHeadBytes = 4;

unsigned byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

std::string sides_in_words(Shape shape) {
  return std::to_string(shape.width) + "x" + std::to_string(shape.height);
}

}  // namespace

// The high byte of the number of mines is 0 to 9, which in a text could only be a tab; then the
// length decides.
bool is_mbf(std::string_view bytes) {
  if (text::begins_utf16(bytes.substr(0, 2))) return false;
  if (bytes.size() < kHeadBytes || byte_at(bytes, 2) > (kMaxCells >> 8U)) return false;
  const std::size_t mines = byte_at(bytes, 2) << 8U | byte_at(bytes, 3);
  return byte_at(bytes, 2) < '\t' || byte_at(bytes, 0) < ' ' ||
         bytes.size() == kHeadBytes + 2 * mines;
}

core::Result<Field, Problem> read_mbf(std::string_view bytes) {
  if (bytes.size() < kHeadBytes) {
    return problem_at_byte(bytes.size(), Statement("an .mbf has four bytes or more"));
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const unsigned side = byte_at(bytes, i);
    if (side >= 1 && side <= kMaxSide) continue;
    return problem_at_byte(
        i, Statement("a side is 1 to 50 cells, not {number}", {{"number", std::to_string(side)}}));
  }
  Field field;
  field.shape = {static_cast<std::uint8_t>(byte_at(bytes, 0)),
                 static_cast<std::uint8_t>(byte_at(bytes, 1))};
  const std::size_t mines = byte_at(bytes, 2) << 8U | byte_at(bytes, 3);
  if (mines > field.shape.cells()) {
    return problem_at_byte(
        2, Statement("{count} mines do not fit into {size}",
                     {{"count", std::to_string(mines)}, {"size", sides_in_words(field.shape)}}));
  }
  if (const std::size_t whole = kHeadBytes + 2 * mines; bytes.size() != whole) {
    const bool is_cut = bytes.size() < whole;
    core::Parameters numbers = {{"count", std::to_string(mines)}, {"bytes", std::to_string(whole)}};
    return problem_at_byte(
        std::min(bytes.size(), whole),
        is_cut ? Statement("{count} mines take {bytes} bytes, and the file ends here",
                           std::move(numbers))
               : Statement("{count} mines take {bytes} bytes, and the file goes on here",
                           std::move(numbers)));
  }
  for (std::size_t at = kHeadBytes; at < bytes.size(); at += 2) {
    const unsigned column = byte_at(bytes, at);
    const unsigned row = byte_at(bytes, at + 1);
    if (column >= field.shape.width || row >= field.shape.height) {
      return problem_at_byte(at, Statement("column {column}, row {row} is off a field of {size}",
                                           {{"column", std::to_string(column)},
                                            {"row", std::to_string(row)},
                                            {"size", sides_in_words(field.shape)}}));
    }
    const Cell cell = field.shape.at(column, row);
    if (field.mines.has(cell))
      return problem_at_byte(at, Statement("this mine has been named before"));
    field.mines.add(cell);
  }
  return field;
}

std::string write_mbf(const Field& field) {
  const std::uint16_t mines = field.mines.count();
  std::string bytes = {static_cast<char>(field.shape.width), static_cast<char>(field.shape.height),
                       static_cast<char>(mines >> 8U), static_cast<char>(mines & 0xFFU)};
  field.mines.each([&](Cell cell) {
    bytes += static_cast<char>(field.shape.column(cell));
    bytes += static_cast<char>(field.shape.row(cell));
  });
  return bytes;
}

}  // namespace gridmates::minesweeper::formats
