#include "client/words/cell_names.h"

#include <functional>
#include <map>
#include <string>

namespace gridmates::words {
namespace {

using NamesByGame = std::map<std::string, CellNames, std::less<>>;

NamesByGame& chosen_names() {
  static NamesByGame chosen;
  return chosen;
}

}  // namespace

void choose_cell_names(std::string_view game, CellNames names) {
  chosen_names().insert_or_assign(std::string(game), names);
}

CellNames cell_names(std::string_view game) {
  const NamesByGame& chosen = chosen_names();
  const auto found = chosen.find(game);
  return found == chosen.end() ? CellNames::kLetters : found->second;
}

}  // namespace gridmates::words
