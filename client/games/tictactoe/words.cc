#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/games/tictactoe/board.h"
#include "client/games/tictactoe/rules_text.h"
#include "client/words/refusals.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::commands {
namespace {

using tictactoe::Variant;

constexpr std::array<Help, 4> kHelp = {
    {{"play b2", tr_later("put your mark: column letter, row number; b2 alone does so too")},
     {"swap", tr_later("take the other mark, where the opening offers it")},
     {"stay", tr_later("keep X after five marks of the opening swap2")},
     {"more", tr_later("put two more marks after three of swap2, and let the other choose")}}};

std::optional<v1::TicTacToeAct> act_of(std::string_view word) {
  if (word == "swap") return v1::TIC_TAC_TOE_ACT_SWAP;
  if (word == "stay") return v1::TIC_TAC_TOE_ACT_STAY;
  if (word == "more") return v1::TIC_TAC_TOE_ACT_MORE;
  return std::nullopt;
}

// A letter and a number, which need not be on the board.
bool names_cell(std::string_view word) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const bool has_letter =
      !word.empty() && ((word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z'));
  return has_letter && word.size() > 1 && word.size() < 4 &&
         std::ranges::all_of(word.substr(1), is_digit);
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView* match) {
  v1::Move move;
  if (const auto act = act_of(words[0])) {
    if (words.size() != 1) return Parsed(takes_nothing(words[0]));
    move.mutable_tictactoe()->set_act(*act);
    return Parsed(move);
  }
  const auto on_table = match == nullptr ? std::nullopt : words::variant_of(*match);
  const Variant variant = on_table.value_or(Variant{});
  const bool is_play = words[0] == "play";
  if (is_play && words.size() != 2) return Parsed(tr("as in play b2"));
  const auto cell = tictactoe::parse_cell(words.back(), variant);
  if (!is_play && (words.size() != 1 || !names_cell(words[0]))) return std::nullopt;
  if (!cell) return Parsed(words::refusal_sentence(cell.error()));
  move.mutable_tictactoe()->set_cell(*cell);
  return Parsed(move);
}

std::string typed(const v1::Move& move, std::uint32_t columns) {
  const v1::TicTacToeMove& asked = move.tictactoe();
  switch (asked.act()) {
    case v1::TIC_TAC_TOE_ACT_SWAP:
      return "swap";
    case v1::TIC_TAC_TOE_ACT_STAY:
      return "stay";
    case v1::TIC_TAC_TOE_ACT_MORE:
      return "more";
    default:
      break;
  }
  if (columns == 0 || columns > tictactoe::kMaxSide || asked.cell() >= tictactoe::kMaxCells) {
    return "";
  }
  return "play " + tictactoe::format_cell(asked.cell(), columns);
}

std::vector<Option> list(const v1::GameFacts&, v1::Table) {
  return {{"board",
           {"3x3x3", "4x4x4", "7x7x4", "15x15x5", "19x19x5"},
           tr("COLUMNSxROWSxIN_A_ROW, 3x3x3 to 19x19x19"),
           tr("the board, and how many in a row win")},
          {"overline",
           {"wins", "exact"},
           "",
           tr("whether a longer row wins too, or only an exact one")},
          {"opening",
           {"free", "pie", "swap2"},
           "",
           tr("pie: swap after the first mark; swap2: three marks, then a choice of sides")}};
}

std::string_view value_of(const Picked& picked, std::string_view name, std::string_view usual) {
  const auto found = picked.find(name);
  return found == picked.end() ? usual : std::string_view(found->second);
}

std::string ask(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room) {
  const std::array kinds = {"board", "overline", "opening"};
  if (std::ranges::none_of(kinds, [&](const char* kind) { return picked.contains(kind); })) {
    return {};
  }
  v1::TicTacToeOptions& options = *room.mutable_options()->mutable_tictactoe();
  const Variant before = words::variant_of(options).value_or(Variant{});
  const std::string usual_board = tictactoe::board_word(before);
  const std::string_view word = value_of(picked, "board", usual_board);
  const auto board = tictactoe::read_board(word);
  if (!board) {
    return tr("--board is COLUMNSxROWSxIN_A_ROW, as in 15x15x5, not {}", word);
  }
  const auto choices = list(game, room.table());
  const std::string_view overline_word =
      value_of(picked, "overline", tictactoe::name_of(before.overline()));
  const auto overline = tictactoe::overline_named(overline_word);
  if (!overline) return no_value(choices[1], overline_word);
  const std::string_view opening_word =
      value_of(picked, "opening", tictactoe::name_of(before.opening()));
  const auto opening = tictactoe::opening_named(opening_word);
  if (!opening) return no_value(choices[2], opening_word);
  const Variant variant =
      Variant::of(board->columns, board->rows(), board->in_a_row(), *overline, *opening);
  if (const auto good = tictactoe::check(variant); !good)
    return words::refusal_sentence(good.error());
  options.set_size(variant.columns);
  options.set_rows(variant.rows());
  options.set_in_a_row(variant.in_a_row());
  options.set_overline(static_cast<v1::TicTacToeOverline>(*overline));
  options.set_opening(static_cast<v1::TicTacToeOpening>(*opening));
  return {};
}

// "15x15, exactly 5 in a row win, opening swap2".
std::string picked(const v1::GameOptions& options, v1::Table, const std::string&) {
  const auto variant = words::variant_of(options.tictactoe());
  if (!options.has_tictactoe() || !variant) return {};
  std::string text =
      sides_words(variant->columns, variant->rows()) + ", " + words::rule_words(*variant);
  if (variant->opening() != tictactoe::Opening::kFree) {
    text += tr(", opening {}", tictactoe::name_of(variant->opening()));
  }
  return text;
}

// Without options, the size of the usual board.
std::string size(const v1::GameOptions& options) {
  const auto variant = words::variant_of(options.tictactoe());
  return variant ? sides_words(variant->columns, variant->rows()) : std::string();
}

std::optional<std::uint32_t> cell_of(const std::string& name, const v1::MatchView& match) {
  const auto variant = words::variant_of(match);
  const auto cell = tictactoe::parse_cell(name, variant.value_or(Variant{}));
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

std::string name_of_cell(std::uint32_t cell, const v1::MatchView& match) {
  const auto cells = static_cast<std::uint32_t>(match.tictactoe().cells_size());
  return cell < cells ? tictactoe::format_cell(cell, match.columns()) : tr("a cell");
}

}  // namespace

GameWords tictactoe_words() {
  return {"tictactoe",    kHelp, parse, typed, cell_of, name_of_cell, {list, ask, picked, {}, size},
          kTicTacToeRules};
}

}  // namespace gridmates::commands
