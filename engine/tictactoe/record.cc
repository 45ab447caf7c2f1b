#include "engine/tictactoe/record.h"

#include <algorithm>
#include <array>

#include "engine/tictactoe/coordinates.h"

namespace gridmates::tictactoe {
namespace {

using Act = Move::Act;

constexpr std::size_t kLineLength = 80;
constexpr std::array<std::string_view, 4> kResults = {"*", "1-0", "0-1", "1/2-1/2"};
constexpr std::array<std::string_view, 4> kActs = {"", "swap", "stay", "more"};

std::string cleaned(std::string_view text) {
  std::string clean;
  for (const char sign : text) {
    const bool control = static_cast<unsigned char>(sign) < ' ' || sign == '\x7f';
    clean += control ? ' ' : sign == '{' ? '(' : sign == '}' ? ')' : sign;
  }
  return clean;
}

std::string tag(std::string_view name, std::string_view value) {
  std::string quoted;
  for (const char sign : cleaned(value)) {
    if (sign == '"' || sign == '\\') quoted += '\\';
    quoted += sign;
  }
  return "[" + std::string(name) + " \"" + quoted + "\"]\n";
}

std::string move_words(const Move& move, const Variant& variant) {
  if (move.act.value != Act::kPut) {
    return std::string(kActs.at(static_cast<std::size_t>(move.act.value)));
  }
  return format_cell(move.cell, variant.columns);
}

// The cells of the first line at the end, as " {line h8-h12}".
std::string line_words(const Record& record) {
  const State state = state_after(record, record.plies.size());
  if (!Rules::outcome(state).over()) return {};
  const auto line = first_line(state.marks, state.variant());
  if (!line) return {};
  const std::uint32_t columns = record.variant.columns;
  return "{line " + format_cell(line->first, columns) + "-" + format_cell(line->second, columns) +
         "}";
}

// Words one after the other in lines that are not too long.
class Wrapped {
 public:
  void add(const std::string& word) {
    if (length_ > 0 && length_ + 1 + word.size() > kLineLength) {
      text_ += '\n';
      length_ = 0;
    } else if (length_ > 0) {
      text_ += ' ';
      ++length_;
    }
    text_ += word;
    length_ += word.size();
  }
  std::string take() { return std::move(text_) + "\n"; }

 private:
  std::string text_;
  std::size_t length_ = 0;
};

}  // namespace

std::string record_text(const Record& record) {
  std::string text = tag("Game", "mnk") + tag("Board", board_word(record.variant)) +
                     tag("Rule", name_of(record.variant.overline())) +
                     tag("Opening", name_of(record.variant.opening())) + tag("X", record.x) +
                     tag("O", record.o);
  const std::string result(kResults.at(static_cast<std::size_t>(record.result)));
  text += tag("Result", result);
  if (!record.utc.empty()) text += tag("UTC", record.utc);
  Wrapped moves;
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    if (i % 2 == 0) moves.add(std::to_string(i / 2 + 1) + ".");
    moves.add(move_words(record.plies[i].move, record.variant));
    if (!record.plies[i].comment.empty()) {
      moves.add("{" + cleaned(record.plies[i].comment) + "}");
    }
  }
  moves.add(result);
  if (const std::string line = line_words(record); !line.empty()) moves.add(line);
  return text + "\n" + moves.take();
}

State state_after(const Record& record, std::size_t plies) {
  State state = *Rules::start(record.variant);
  for (std::size_t i = 0; i < std::min(plies, record.plies.size()); ++i) {
    const core::SeatSet turn = Rules::to_move(state);
    if (turn.empty()) break;
    auto next = Rules::play(state, turn.first(), record.plies[i].move);
    if (!next) break;
    state = *std::move(next);
  }
  return state;
}

}  // namespace gridmates::tictactoe
