#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/games/minesweeper/board.h"
#include "client/games/minesweeper/options.h"
#include "client/games/minesweeper/rules_text.h"
#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 7> kHelp = {
    {{"open n7", tr_later("open a closed cell: column letter, row number")},
     {"flag n7", tr_later("put a flag; it keeps the cell shut")},
     {"mark n7", tr_later("put a question mark")},
     {"clear n7", tr_later("take the flag or the question mark away")},
     {"chord j7", tr_later("open around a number that has all its flags")},
     {"hint", tr_later("that something is provable, again: where, again: why (counts as help)")},
     {"ask n7", tr_later("whether a cell is provably safe or a mine (counts as help)")}}};

// The cell, or a sentence that says what is wrong with it.
std::variant<std::uint32_t, std::string> read_cell(const std::string& text,
                                                   const v1::MatchView* match) {
  if (match == nullptr) return tr("there is no field on the table just now");
  const auto board = words::MinesBoard::of(*match);
  if (!board) return tr("there is no field of yours on the table");
  if (const auto cell = board->named(text)) return std::uint32_t{*cell};
  const auto last = static_cast<std::uint32_t>(board->shape().cells() - 1);
  return tr("cells are a1 to {}, not {}", board->name(last), text);
}

Parsed with_cell(std::span<const std::string> words, const v1::MatchView* match) {
  const std::string& word = words[0];
  if (words.size() != 2) return tr("as in {} n7", word);
  const auto read = read_cell(words[1], match);
  if (const auto* why = std::get_if<std::string>(&read)) return *why;
  const std::uint32_t cell = std::get<std::uint32_t>(read);
  v1::Move move;
  v1::MinesweeperMove& act = *move.mutable_minesweeper();
  if (word == "open") act.mutable_open()->set_cell(cell);
  if (word == "flag") act.mutable_flag()->set_cell(cell);
  if (word == "mark") act.mutable_mark()->set_cell(cell);
  if (word == "clear") act.mutable_clear()->set_cell(cell);
  if (word == "chord") act.mutable_chord()->set_cell(cell);
  if (word == "ask") act.mutable_ask()->set_cell(cell);
  return move;
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView* match) {
  const std::string& word = words[0];
  for (const std::string_view known : {"open", "flag", "mark", "clear", "chord", "ask"}) {
    if (word == known) return with_cell(words, match);
  }
  if (word != "hint") return std::nullopt;
  if (words.size() != 1) return Parsed(takes_nothing("hint"));
  v1::Move move;
  move.mutable_minesweeper()->mutable_hint();
  return Parsed(move);
}

std::string typed(const v1::Move& move, std::uint32_t columns) {
  const v1::MinesweeperMove& act = move.minesweeper();
  const auto width = std::min<std::uint32_t>(columns, minesweeper::kMaxSide);
  const minesweeper::Shape shape{static_cast<std::uint8_t>(width), minesweeper::kMaxSide};
  const auto with_name = [&shape](const char* word, std::uint32_t cell) {
    if (cell >= shape.cells()) return std::string();
    return word + (' ' + minesweeper::cell_name(shape, static_cast<minesweeper::Cell>(cell)));
  };
  switch (act.act_case()) {
    case v1::MinesweeperMove::kOpen:
      return with_name("open", act.open().cell());
    case v1::MinesweeperMove::kFlag:
      return with_name("flag", act.flag().cell());
    case v1::MinesweeperMove::kMark:
      return with_name("mark", act.mark().cell());
    case v1::MinesweeperMove::kClear:
      return with_name("clear", act.clear().cell());
    case v1::MinesweeperMove::kChord:
      return with_name("chord", act.chord().cell());
    case v1::MinesweeperMove::kAsk:
      return with_name("ask", act.ask().cell());
    case v1::MinesweeperMove::kHint:
      return "hint";
    // Decisions of players: votes in old journals, and the end of a vote.
    case v1::MinesweeperMove::kVote:
      return "go on";
    case v1::MinesweeperMove::kGiveUp:
      return "give up";
    case v1::MinesweeperMove::kDecided:
      return act.decided().go_on() ? "go on" : "give up";
    case v1::MinesweeperMove::ACT_NOT_SET:
      break;
  }
  return "";
}

std::optional<std::uint32_t> cell_of(const std::string& name, const v1::MatchView& match) {
  const auto read = read_cell(name, &match);
  const auto* cell = std::get_if<std::uint32_t>(&read);
  return cell == nullptr ? std::nullopt : std::optional(*cell);
}

std::string name_of_cell(std::uint32_t cell, const v1::MatchView& match) {
  const auto board = words::MinesBoard::of(match);
  const bool known = board && cell < static_cast<std::uint32_t>(board->shape().cells());
  return known ? board->name(cell) : tr("a cell");
}

std::string_view helps(const v1::Move& move) {
  const v1::MinesweeperMove& act = move.minesweeper();
  const bool is_help = act.has_hint() || act.has_ask() || act.decided().go_on();
  return is_help ? "help" : "";
}

}  // namespace

GameWords minesweeper_words() {
  return {"minesweeper",     kHelp, parse, typed, cell_of, name_of_cell, minesweeper_options(),
          kMinesweeperRules, helps};
}

}  // namespace gridmates::commands
