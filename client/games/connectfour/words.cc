#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/games/connectfour/rules_text.h"
#include "engine/connectfour/position.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 1> kHelp = {
    {{"play 4", tr_later("drop a disc into column 4, counted from the left; 4 alone "
                         "does so too")}}};

bool is_number(const std::string& word) {
  return word.find_first_not_of("0123456789") == std::string::npos;
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView*) {
  const bool number_alone = words.size() == 1 && is_number(words[0]);
  if (words[0] != "play" && !number_alone) return std::nullopt;
  if (words.size() != 2 && !number_alone) return Parsed(tr("as in play 4"));
  const std::string& word = words.back();
  if (word.size() != 1 || word[0] < '1' || word[0] >= '1' + connectfour::kColumns) {
    return Parsed(tr("There is no such column; the columns are 1 to 7."));
  }
  v1::Move move;
  move.mutable_connectfour()->set_column(static_cast<std::uint32_t>(word[0] - '1'));
  return Parsed(move);
}

std::string typed(const v1::Move& move, std::uint32_t) {
  const std::uint32_t column = move.connectfour().column();
  return column < connectfour::kColumns ? "play " + std::to_string(column + 1) : "";
}

std::optional<std::uint32_t> cell_of(const std::string& name, const v1::MatchView&) {
  return connectfour::parse_cell(name);
}

std::string name_of_cell(std::uint32_t cell, const v1::MatchView&) {
  return cell < connectfour::kCells ? connectfour::format_cell(static_cast<std::uint8_t>(cell))
                                    : tr("a cell");
}

std::string size(const v1::GameOptions&) {
  return sides_words(connectfour::kColumns, connectfour::kRows);
}

}  // namespace

GameWords connectfour_words() {
  return {"connectfour",     kHelp,   parse,     typed, cell_of, name_of_cell, {.size = size},
          kConnectFourRules, nullptr, "connect4"};
}

}  // namespace gridmates::commands
