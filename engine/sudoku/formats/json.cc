#include "engine/sudoku/formats/json.h"

#include <algorithm>
#include <array>

#include "engine/sudoku/formats/candidates.h"
#include "engine/sudoku/formats/parts.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/text/json.h"
#include "engine/text/json_reader.h"

namespace gridmates::sudoku::formats {
namespace {

using text::JsonReader;

constexpr std::array<std::string_view, kRemarkKinds.size()> kKindWords = {
    "author", "date",      "comment", "description", "clues",
    "level",  "solutions", "source",  "time",        "url"};
constexpr std::string_view kFieldsWord = "fields";

std::string_view kind_in_words(char kind) {
  const std::size_t index = kRemarkKinds.find(kind);
  return index == std::string_view::npos ? kFieldsWord : kKindWords[index];
}

char kind_named(std::string_view word) {
  if (word == kFieldsWord) return kFields;
  const auto found = std::find(kKindWords.begin(), kKindWords.end(), word);
  if (found == kKindWords.end()) return Remark{}.kind;
  return kRemarkKinds[static_cast<std::size_t>(found - kKindWords.begin())];
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

// The members of an object as pieces of its line, and then its puzzle. The meaning of a cell
// depends on all cells, so cells are parsed only at the end.
class Object {
 public:
  explicit Object(LineView line) : line_(line), json_(line.text) {
    json_.object([this](std::string_view name) { take(name); });
    json_.end();
  }

  Read puzzle(ReadOptions options) const {
    if (const auto& fault = json_.fault()) return problem_at(line_, fault->at, fault->why);
    if (puzzle_.text.empty()) {
      return problem_at(line_, first_word(line_.text).offset,
                        core::Statement("this object has no \"puzzle\""));
    }
    if (!options.box && !box_.text.empty()) {
      const auto box = box_named(box_.text);
      if (!box)
        return problem_at(line_, box_.offset,
                          core::Statement("these are not known boxes (3x3 is one)"));
      options.box = *box;
    }
    Read read = read_cells(line_, puzzle_, options);
    if (!read) return read;
    read->format = Format::kJson;
    read->remarks = remarks_;
    if (auto problem = place(*read)) return *std::move(problem);
    if (auto problem = note(*read)) return *std::move(problem);
    drop_what_is_empty(*read);
    return read;
  }

 private:
  void take(std::string_view name) {
    if (name == "puzzle") {
      puzzle_ = plain();
    } else if (name == "box") {
      box_ = plain();
    } else if (name == "placed") {
      placed_ = plain();
    } else if (name == "candidates") {
      json_.list([this] { candidates_.push_back(plain()); });
    } else if (name == "remarks") {
      json_.list([this] { take_remark(); });
    } else {
      json_.skip();
    }
  }

  // A string without escapes, so that each of its characters has its column.
  Piece plain() {
    const auto text = json_.string();
    if (!text) return {};
    const std::size_t begin = json_.began() + 1;
    const std::string_view raw = line_.text.substr(begin, text->size());
    if (raw != *text) json_.fail(core::Statement("nothing is escaped here"));
    return {begin, raw};
  }

  void take_remark() {
    Remark remark;
    json_.object([&](std::string_view name) {
      if (name != "kind" && name != "text") return json_.skip();
      const auto words = json_.string();
      if (!words) return;
      if (name == "kind") {
        remark.kind = kind_named(*words);
      } else {
        remark.text = clean_remark(*words);
      }
    });
    if (!remark.text.empty() && remarks_.size() < kMaxRemarks) {
      remarks_.push_back(std::move(remark));
    }
  }

  std::optional<Problem> place(Puzzle& puzzle) const {
    if (placed_.text.empty()) return std::nullopt;
    if (placed_.text.size() != puzzle.givens.size()) {
      return problem_at(line_, placed_.offset,
                        core::Statement("\"placed\" has other cells than \"puzzle\""));
    }
    for (std::size_t i = 0; i < placed_.text.size(); ++i) {
      const std::size_t at = placed_.offset + i;
      const auto digit = digit_of(placed_.text[i], puzzle.shape.side(), puzzle.symbols);
      if (!digit) return no_cell(line_, at, puzzle.shape.side(), puzzle.symbols);
      if (*digit != 0 && puzzle.givens[i] != 0) {
        return problem_at(line_, at, core::Statement("this cell has a digit in \"puzzle\""));
      }
      puzzle.placed.push_back(*digit);
    }
    return std::nullopt;
  }

  std::optional<Problem> note(Puzzle& puzzle) const {
    if (candidates_.empty()) return std::nullopt;
    if (candidates_.size() != puzzle.givens.size()) {
      return problem_at(line_, candidates_.front().offset,
                        core::Statement("\"candidates\" has other cells than \"puzzle\""));
    }
    const Digits position = position_of(puzzle);
    puzzle.candidates.resize(position.size());
    for (std::size_t i = 0; i < position.size(); ++i) {
      const Piece& cell = candidates_[i];
      for (std::size_t k = 0; k < cell.text.size(); ++k) {
        const auto digit = digit_of(cell.text[k], puzzle.shape.side(), puzzle.symbols);
        if (!digit || *digit == 0) {
          return problem_at(line_, cell.offset + k, core::Statement("candidates are digits"));
        }
        if (position[i] == 0) puzzle.candidates[i] |= CandidateSet{1} << (*digit - 1);
      }
    }
    return std::nullopt;
  }

  LineView line_;
  JsonReader json_;
  Piece puzzle_;
  Piece box_;
  Piece placed_;
  std::vector<Piece> candidates_;
  std::vector<Remark> remarks_;
};

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

Read read_json(LineView line, const ReadOptions& options) { return Object(line).puzzle(options); }

}  // namespace gridmates::sudoku::formats
