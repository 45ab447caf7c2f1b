// Openings, 3BV and Greedy ZiNi exactly by their definitions, without regard to speed. Pure
// functions.
#pragma once

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper::test {

int openings_by_definition(const Field& field);
int bbbv_by_definition(const Field& field);
int zini_by_definition(const Field& field);

}  // namespace gridmates::minesweeper::test
