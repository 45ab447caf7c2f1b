// Cells of a game are named so while it lives; then as they are where nothing was chosen.
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
