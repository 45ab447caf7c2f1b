#include <array>

#include "client/commands/list.h"
#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/judge.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 1> kHelp = {{{"play b2", "put your mark: column letter, row number"}}};

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView*) {
  if (words[0] != "play") return std::nullopt;
  if (words.size() != 2) return Parsed("as in play b2");
  const auto cell = tictactoe::parse_cell(words[1]);
  if (!cell) return Parsed(cell.error().message);
  v1::Move move;
  move.mutable_tictactoe()->set_cell(*cell);
  return Parsed(move);
}

std::string typed(const v1::Move& move, std::uint32_t) {
  const std::uint32_t cell = move.tictactoe().cell();
  if (cell >= tictactoe::kCells) return "";
  return "play " + tictactoe::format_cell(static_cast<std::uint8_t>(cell));
}

}  // namespace

GameWords tictactoe_words() { return {"tictactoe", kHelp, parse, typed, {}}; }

}  // namespace gridmates::commands
