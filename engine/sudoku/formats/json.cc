#include "engine/sudoku/formats/json.h"

#include <array>

#include "engine/sudoku/formats/candidates.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/text/json.h"

namespace gridmates::sudoku::formats {
namespace {

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
    list += "\",\"text\":" + text::json_quoted(remark.text) + '}';
  }
  return '[' + list + ']';
}

}  // namespace

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
