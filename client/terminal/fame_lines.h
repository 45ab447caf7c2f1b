// Draws the lines of a leaderboard. Pure except for the canvas; any thread.
#pragma once

#include <string>
#include <vector>

#include "client/terminal/canvas.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::terminal {

// Whether its boards have a 3BV.
bool has_worth(const v1::BestTimes& times);
// Draws what a category compares, and its column names, into rows 3 and 4 of the page.
void draw_times_heading(const Region& region, const v1::BestTimes& times);
// The players and marks that do not fit before the time, for the rows below on a page with this
// many columns: a team, a long name with its marks, or only the marks; empty if everything fits.
std::vector<std::string> rows_below(int columns, const v1::BestTime& line);
// Draws from the first row of the region on; returns the rows used.
int draw_best_time(const Region& region, const v1::BestTime& line);
void draw_tallies_heading(const Region& region);
void draw_tally(const Region& row, const v1::Tally& line);
void draw_ratings_heading(const Region& region);
void draw_rated(const Region& row, const v1::RatedPlayer& line);

}  // namespace gridmates::terminal
