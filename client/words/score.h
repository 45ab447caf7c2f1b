// The score of two who play against each other. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::words {

// "3", "2.5", from a number of half points.
std::string points_words(std::uint32_t halves);

// "ana 2.5, bo 0.5", with ", best of 5" in a series; empty if there is no score.
std::string score_words(const client::Room& room);

// "ana wins the best of 5", "the best of 5 is drawn"; empty during a series, and without one.
std::string series_end_words(const client::Room& room);

// "ana begins": the first player at a versus table; empty at other tables.
std::string opener_words(const client::Room& room);

}  // namespace gridmates::words
