#include "engine/sudoku/formats/json.h"

#include <array>

#include "engine/sudoku/formats/candidates.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::sudoku::formats {
namespace {

// How many bytes the UTF-8 character at the front takes (Unicode 15, table 3-7); 0 when there is
// none.
std::size_t length_of_character(std::string_view text) {
  const auto byte = [text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    const bool is_short = first == 0xE0 && byte(1) < 0xA0;
    const bool is_surrogate = first == 0xED && byte(1) > 0x9F;
    return follows(1) && follows(2) && !is_short && !is_surrogate ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    const bool is_short = first == 0xF0 && byte(1) < 0x90;
    const bool is_beyond = first == 0xF4 && byte(1) > 0x8F;
    return follows(1) && follows(2) && follows(3) && !is_short && !is_beyond ? 4 : 0;
  }
  return 0;
}

std::string escaped(char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (c == '"' || c == '\\') return {'\\', c};
  const auto code = static_cast<unsigned char>(c);
  if (code >= 0x20 && code != 0x7F) return {c};
  return {'\\', 'u', '0', '0', kHex[code >> 4U], kHex[code & 15U]};
}

std::string_view kind_in_words(char kind) {
  constexpr std::array<std::string_view, kRemarkKinds.size()> kWords = {
      "author", "date",      "comment", "description", "clues",
      "level",  "solutions", "source",  "time",        "url"};
  const std::size_t index = kRemarkKinds.find(kind);
  return index == std::string_view::npos ? "fields" : kWords[index];
}

std::string candidates_list(const Puzzle& puzzle) {
  std::string list;
  for (CandidateSet set : puzzle.candidates) {
    list += (list.empty() ? "\"" : ",\"") + symbols_of(set, puzzle.symbols) + '"';
  }
  return '[' + list + ']';
}

std::string remarks_list(const Puzzle& puzzle) {
  std::string list;
  for (const Remark& remark : puzzle.remarks) {
    list += list.empty() ? "{\"kind\":\"" : ",{\"kind\":\"";
    list += kind_in_words(remark.kind);
    list += "\",\"text\":" + json_quoted(remark.text) + '}';
  }
  return '[' + list + ']';
}

}  // namespace

std::string json_quoted(std::string_view text) {
  std::string quoted = "\"";
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    if (length == 0) quoted += "\xEF\xBF\xBD";
    if (length == 1) quoted += escaped(text.front());
    if (length > 1) quoted += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return quoted + '"';
}

std::string write_json(const Puzzle& puzzle) {
  std::string line = R"({"puzzle":")" + givens_in_line(puzzle);
  line += R"(","box":")" + box_in_words(puzzle.shape);
  line += R"(","format":")" + std::string(name_of(puzzle.format)) + '"';
  if (!puzzle.placed.empty()) {
    line += R"(,"placed":")" + cells_in_line(puzzle.placed, puzzle.symbols) + '"';
  }
  if (!puzzle.candidates.empty()) line += ",\"candidates\":" + candidates_list(puzzle);
  if (!puzzle.remarks.empty()) line += ",\"remarks\":" + remarks_list(puzzle);
  return line + "}\n";
}

}  // namespace gridmates::sudoku::formats
