#include "client/words/picked.h"

#include "client/words/mines_facts.h"

namespace gridmates::words {
namespace {

std::string mines_picked(const v1::MinesweeperOptions& options, v1::Table table) {
  std::string text = std::to_string(options.width()) + "x" + std::to_string(options.height()) +
                     ", " + std::to_string(options.mines()) + " mines, " + rules_words(options);
  if (table == v1::TABLE_RACE) {
    return text + ", a hit costs " + std::to_string(options.hit_cost_s()) + " s";
  }
  if (options.lives() > 1) text += ", " + std::to_string(options.lives()) + " lives";
  return text;
}

}  // namespace

std::string picked_words(const v1::GameOptions& options, v1::Table table) {
  return options.has_minesweeper() ? mines_picked(options.minesweeper(), table) : std::string();
}

}  // namespace gridmates::words
