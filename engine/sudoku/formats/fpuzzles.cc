// Puzzles of f-puzzles, in its links and in those of SudokuPad: a JSON object packed with
// LZ-string. Only the rules of plain Sudoku are supported; a puzzle with other rules would be a
// different puzzle without them, so it is refused with a list of these rules.
#include <algorithm>

#include "engine/sudoku/formats/lz_string.h"
#include "engine/sudoku/formats/parts.h"
#include "engine/text/json_reader.h"

namespace gridmates::sudoku::formats {
namespace {

using core::Statement;

using text::JsonReader;

constexpr std::size_t kMostRulesNamed = 8;

// Members that do not affect the rules.
bool is_harmless(std::string_view member) {
  constexpr std::string_view kHarmless[] = {"highlightConflicts",
                                            "solution",
                                            "successMessage",
                                            "cosmetics",
                                            "metadata",
                                            "disabledlogic",
                                            "truecandidatesoptions",
                                            "text",
                                            "line",
                                            "rectangle",
                                            "circle",
                                            "cage"};
  return std::ranges::find(kHarmless, member) != std::end(kHarmless);
}

class Puzzled {
 public:
  explicit Puzzled(std::string_view object) : json_(object) {
    json_.object([this](std::string_view name) { take(name); });
    json_.end();
  }

  // What is wrong; nullopt if nothing is.
  std::optional<Statement> trouble() const {
    if (json_.fault()) {
      return Statement("what this link has packed is not a puzzle: {why}",
                       {{"why", json_.fault()->why}});
    }
    if (!rules_.empty())
      return Statement("this puzzle has rules that are not read: {rules}", {rules()});
    const auto side = static_cast<std::size_t>(side_of(digits_.size()));
    if (side < 4 || size_ != side) return Statement("this link has no grid of its size");
    const bool fits = std::ranges::all_of(digits_, [side](std::uint64_t d) { return d <= side; });
    if (fits) return std::nullopt;
    return Statement("this link has a digit that its grid does not have");
  }
  Puzzle puzzle(Shape shape) const {
    Puzzle puzzle{.shape = shape, .format = Format::kLink};
    puzzle.remarks = remarks_;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      const auto digit = static_cast<std::uint8_t>(digits_[i]);
      puzzle.givens.push_back(is_given_[i] ? digit : 0);
      puzzle.placed.push_back(is_given_[i] ? 0 : digit);
      puzzle.candidates.push_back(digit == 0 ? marks_[i] : 0);
    }
    drop_what_is_empty(puzzle);
    return puzzle;
  }
  int side() const { return static_cast<int>(size_); }

 private:
  void take(std::string_view name) {
    if (name == "size") {
      size_ = json_.whole().value_or(0);
    } else if (name == "grid") {
      json_.list([this] { json_.list([this] { take_cell(); }); });
    } else if (name == "title" || name == "author" || name == "ruleset") {
      take_remark(name == "title" ? 'D' : name == "author" ? 'A' : 'C');
    } else if (is_harmless(name) || !is_rule()) {
      json_.skip();
    } else {
      json_.skip();
      add_rule(name);
    }
  }

  // Whether the next value enables the rule: it is not false, null, or empty.
  bool is_rule() {
    JsonReader ahead = json_;
    bool is_empty = true;
    const char first = ahead.next();
    if (first == '[') {
      ahead.list([&] {
        is_empty = false;
        ahead.skip();
      });
      return !is_empty;
    }
    return first != 'f' && first != 'n';
  }

  void add_rule(std::string_view name) {
    if (++rule_count_ > kMostRulesNamed) return;
    const bool is_plain =
        name.size() <= 40 && std::ranges::all_of(name, [](char c) { return c > ' ' && c <= '~'; });
    if (is_plain) {
      rules_.emplace_back("item", std::string(name));
    } else {
      rules_.emplace_back("item", Statement("one without a name"));
    }
  }

  // The list of the other rules.
  core::Parameter rules() const {
    core::Parameter list = rules_.front();
    for (std::size_t i = 1; i < rules_.size(); ++i) {
      list.name = "items";
      list = core::Parameter("rules", Statement("{items}, {item}", {list, rules_[i]}));
    }
    list.name = "rules";
    return list;
  }

  void take_remark(char kind) {
    const auto words = json_.next() == '"' ? json_.string() : std::nullopt;
    if (!words) return json_.skip();
    Remark remark{kind, clean_remark(*words)};
    if (!remark.text.empty()) remarks_.push_back(std::move(remark));
  }

  void take_cell() {
    std::uint64_t digit = 0;
    bool is_given = false;
    CandidateSet marks = 0;
    json_.object([&](std::string_view name) {
      if (name == "value") {
        digit = json_.whole().value_or(0);
      } else if (name == "given") {
        is_given = json_.boolean().value_or(false);
      } else if (name == "centerPencilMarks" && json_.next() == '[') {
        json_.list([&] {
          const std::uint64_t mark = json_.whole().value_or(0);
          if (mark >= 1 && mark <= kMaxSide) marks |= CandidateSet{1} << (mark - 1);
        });
      } else {
        if (name == "region" && json_.next() != 'n') add_region();
        json_.skip();
      }
    });
    digits_.push_back(digit);
    is_given_.push_back(is_given);
    marks_.push_back(marks);
  }

  void add_region() {
    if (!std::exchange(has_regions_, true)) add_rule("regions");
  }

  JsonReader json_;
  std::uint64_t size_ = 0;
  std::vector<std::uint64_t> digits_;
  std::vector<bool> is_given_;
  std::vector<CandidateSet> marks_;
  std::vector<Remark> remarks_;
  std::vector<core::Parameter> rules_;  // one "item" each
  std::size_t rule_count_ = 0;
  bool has_regions_ = false;
};

bool belongs_to_packed(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '+' ||
         c == '/' || c == '-' || c == '=' || c == '%';
}

}  // namespace

Piece packed_value(std::string_view line) {
  const std::size_t scheme = line.find("://");
  if (scheme == std::string_view::npos) return {};
  for (std::string_view mark : {"?load=", "&load=", "/fpuzzles", "/fpuz", "=fpuzzles", "=fpuz",
                                "/scl", "=scl", "/ctc", "=ctc"}) {
    const std::size_t at = line.find(mark, scheme);
    if (at == std::string_view::npos) continue;
    const std::size_t begin = at + mark.size();
    std::size_t end = begin;
    while (end < line.size() && belongs_to_packed(line[end])) ++end;
    return {begin, line.substr(begin, end - begin)};
  }
  return {};
}

Read read_packed_link(LineView line, const Piece& value, const ReadOptions& options) {
  const std::string_view before = line.text.substr(0, value.offset);
  if (before.ends_with("scl") || before.ends_with("ctc")) {
    return problem_at(
        line, value.offset - 3,
        core::Statement(
            "this link uses SudokuPad's own packing and cannot be read; its fpuz links can"));
  }
  const auto object = lz_inflated(value.text);
  if (!object) return problem_at(line, value.offset, core::Statement("this link is broken"));
  const Puzzled puzzled(*object);
  if (auto why = puzzled.trouble()) return problem_at(line, value.offset, *std::move(why));
  const auto shape = shape_for(puzzled.side(), options, line, value.offset);
  if (!shape) return shape.error();
  return puzzled.puzzle(*shape);
}

}  // namespace gridmates::sudoku::formats
