#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/games/ultimate/rules_text.h"
#include "engine/ultimate/position.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 1> kHelp = {
    {{"play e5", tr_later("put your mark: column letter, row number; e5 alone does so too")}}};

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView*) {
  const bool is_play = words[0] == "play";
  if (is_play && words.size() != 2) return Parsed(tr("as in play e5"));
  const auto cell = ultimate::parse_cell(words.back());
  if (!is_play && (words.size() != 1 || !cell)) return std::nullopt;
  if (!cell) return Parsed(tr("There is no such cell; the cells are a1 to i9."));
  v1::Move move;
  move.mutable_ultimate()->set_cell(*cell);
  return Parsed(move);
}

std::string typed(const v1::Move& move, std::uint32_t) {
  const std::uint32_t cell = move.ultimate().cell();
  if (cell >= ultimate::kCells) return "";
  return "play " + ultimate::format_cell(static_cast<std::uint8_t>(cell));
}

std::optional<std::uint32_t> cell_of(const std::string& name, const v1::MatchView&) {
  return ultimate::parse_cell(name);
}

std::string name_of_cell(std::uint32_t cell, const v1::MatchView&) {
  return cell < ultimate::kCells ? ultimate::format_cell(static_cast<std::uint8_t>(cell))
                                 : tr("a cell");
}

std::string size(const v1::GameOptions&) { return sides_words(ultimate::kSide, ultimate::kSide); }

}  // namespace

GameWords ultimate_words() {
  return {"ultimate", kHelp, parse, typed, cell_of, name_of_cell, {.size = size}, kUltimateRules};
}

}  // namespace gridmates::commands
