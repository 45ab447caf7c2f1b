// Openings, 3BV and Greedy ZiNi word for word as they are defined, without a thought for speed.
// Pure functions.
#pragma once

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper::test {

int openings_by_definition(const Field& field);
int bbbv_by_definition(const Field& field);
int zini_by_definition(const Field& field);

}  // namespace gridmates::minesweeper::test
