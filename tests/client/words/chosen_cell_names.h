// Chooses the names of a game's cells for its lifetime, then the default again.
#pragma once

#include <string>
#include <utility>

#include "client/words/cell_names.h"

namespace gridmates::words {

class ChosenCellNames {
 public:
  ChosenCellNames(std::string game, CellNames names) : game_(std::move(game)) {
    choose_cell_names(game_, names);
  }
  ~ChosenCellNames() { choose_cell_names(game_, CellNames::kLetters); }
  ChosenCellNames(const ChosenCellNames&) = delete;
  ChosenCellNames& operator=(const ChosenCellNames&) = delete;

 private:
  std::string game_;
};

}  // namespace gridmates::words
