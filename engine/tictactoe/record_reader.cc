// Reading a game from text.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/record.h"

namespace gridmates::tictactoe {
namespace {

using core::Outcome;
using core::Refusal;

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::array<std::pair<std::string_view, Result>, 4> kEndings = {
    {{"*", Result::kUnfinished},
     {"1-0", Result::kXWon},
     {"0-1", Result::kOWon},
     {"1/2-1/2", Result::kDrawn}}};

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
}

std::optional<Result> result_named(std::string_view word) {
  const auto found = std::ranges::find(kEndings, word, [](const auto& line) { return line.first; });
  return found == kEndings.end() ? std::nullopt : std::optional(found->second);
}

Refusal no_board(std::string_view words) {
  return core::invalid("[Board \"" + std::string(words) + "\"] is no COLUMNSxROWSxIN_A_ROW.");
}

class RecordReader {
 public:
  explicit RecordReader(std::string_view& text) : text_(text) {}

  core::Result<Record> read() {
    for (skip_blanks(text_); text_.starts_with('['); skip_blanks(text_)) {
      if (auto good = read_tag(); !good) return good.error();
    }
    record_.variant.rest.value.overline = overline_;
    record_.variant.rest.value.opening = opening_;
    auto state = Rules::start(record_.variant);
    if (!state) return state.error();
    state_ = *std::move(state);
    bool ended = false;
    while (!ended) {
      skip_blanks(text_);
      if (text_.empty()) return core::invalid("The game ends without a result.");
      auto good = read_word(ended);
      if (!good) return good.error();
    }
    read_last_comment();
    return checked();
  }

 private:
  // [Name "value"]
  core::Result<core::Ok> read_tag() {
    const std::size_t quote = text_.find('"');
    const std::size_t line = text_.find('\n');
    if (quote == text_.npos || quote > line) return core::invalid("A tag is [Name \"value\"].");
    std::string_view name = text_.substr(1, quote - 1);
    name = name.substr(0, name.find_last_not_of(kBlanks) + 1);
    text_.remove_prefix(quote + 1);
    std::string value;
    while (!text_.empty() && text_.front() != '"' && text_.front() != '\n') {
      if (text_.front() == '\\' && text_.size() > 1) text_.remove_prefix(1);
      value += text_.front();
      text_.remove_prefix(1);
    }
    if (!text_.starts_with("\"]")) return core::invalid("A tag is [Name \"value\"].");
    text_.remove_prefix(2);
    return take_tag(name, value);
  }

  core::Result<core::Ok> take_tag(std::string_view name, const std::string& value) {
    if (name == "Game" && value != "mnk") return core::invalid("This is no game of mnk.");
    if (name == "Board") {
      const auto board = read_board(value);
      if (!board) return no_board(value);
      record_.variant = *board;
    }
    if (name == "Rule") {
      const auto overline = overline_named(value);
      if (!overline) return core::invalid("[Rule \"...\"] is wins or exact.");
      overline_ = *overline;
    }
    if (name == "Opening") {
      const auto opening = opening_named(value);
      if (!opening) return core::invalid("[Opening \"...\"] is free, pie or swap2.");
      opening_ = *opening;
    }
    if (name == "X") record_.x = value;
    if (name == "O") record_.o = value;
    if (name == "UTC") record_.utc = value;
    return core::Ok{};
  }

  // A move, its number, a comment, or the result.
  core::Result<core::Ok> read_word(bool& ended) {
    if (text_.front() == '{') return read_comment();
    if (text_.front() == '[') return core::invalid("The game ends without a result.");
    const std::string_view word = text_.substr(0, text_.find_first_of(" \t\r\n{"));
    text_.remove_prefix(word.size());
    if (const auto result = result_named(word)) {
      record_.result = *result;
      ended = true;
      return core::Ok{};
    }
    const bool is_number =
        word.ends_with('.') && word.find_first_not_of("0123456789.") == word.npos;
    return is_number ? core::Result<core::Ok>(core::Ok{}) : play(word);
  }

  core::Result<core::Ok> read_comment() {
    const std::size_t end = text_.find('}');
    if (end == text_.npos) return core::invalid("A comment has no } at its end.");
    if (!record_.plies.empty()) record_.plies.back().comment = text_.substr(1, end - 1);
    text_.remove_prefix(end + 1);
    return core::Ok{};
  }

  core::Result<core::Ok> play(std::string_view word) {
    const auto refused = [&](const std::string& why) {
      return core::invalid("Move " + std::to_string(record_.plies.size() + 1) + ", " +
                           std::string(word) + ": " + why);
    };
    Move move;
    if (word == "swap" || word == "stay" || word == "more") {
      move = Move::of(word == "swap"   ? Move::Act::kSwap
                      : word == "stay" ? Move::Act::kStay
                                       : Move::Act::kMore);
    } else {
      const auto cell = parse_cell(word, record_.variant);
      if (!cell) return refused(cell.error().message);
      move = Move::put(*cell);
    }
    const core::SeatSet turn = Rules::to_move(state_);
    if (turn.empty()) return refused("The game is over.");
    auto next = Rules::play(state_, turn.first(), move);
    if (!next) return refused(next.error().message);
    state_ = *std::move(next);
    record_.plies.push_back({move, {}});
    return core::Ok{};
  }

  // What stands behind the result: which line has won.
  void read_last_comment() {
    skip_blanks(text_);
    if (!text_.starts_with('{')) return;
    text_.remove_prefix(std::min(text_.find('}'), text_.size() - 1) + 1);
    skip_blanks(text_);
  }

  core::Result<Record> checked() const {
    const Outcome outcome = Rules::outcome(state_);
    if (!outcome.over()) return record_;
    const bool x_won = outcome.winner == state_.seat_of(Mark::kX);
    const Result result = outcome.kind == Outcome::Kind::kDrawn ? Result::kDrawn
                          : x_won                               ? Result::kXWon
                                                                : Result::kOWon;
    if (result != record_.result) return core::invalid("The result is not that of the board.");
    return record_;
  }

  std::string_view& text_;
  Record record_;
  Overline overline_ = Overline::kWins;
  Opening opening_ = Opening::kFree;
  State state_;
};

}  // namespace

core::Result<Record> take_record(std::string_view& text) {
  const std::size_t length = text.size();
  auto record = RecordReader(text).read();
  const bool at_next = text.size() < length && text.starts_with("[Game ");
  if (!record && !at_next) {
    const std::size_t next = text.find("\n[Game ");
    text.remove_prefix(next == text.npos ? text.size() : next + 1);
  }
  return record;
}

}  // namespace gridmates::tictactoe
