// The lines of a leaderboard as they are drawn. Pure but for the canvas; any thread.
#pragma once

#include <string>
#include <vector>

#include "client/terminal/canvas.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::terminal {

// Whether its boards have a 3BV.
bool has_worth(const v1::BestTimes& times);
// What a category compares, and the names of its columns, into rows 3 and 4 of the page.
void draw_times_heading(const Region& region, const v1::BestTimes& times);
// What of the players and their marks does not fit before the time, for the rows below on a page of
// this many columns: a team, a long name with its marks, or the marks alone; none where all fits.
std::vector<std::string> rows_below(int columns, const v1::BestTime& line);
// From the first row of the region on; returns the rows used.
int draw_best_time(const Region& region, const v1::BestTime& line);
void draw_tallies_heading(const Region& region);
void draw_tally(const Region& row, const v1::Tally& line);
void draw_ratings_heading(const Region& region);
void draw_rated(const Region& row, const v1::RatedPlayer& line);

}  // namespace gridmates::terminal
