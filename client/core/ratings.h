// Ratings as text, used by all faces. Names are escaped. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "client/core/model.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// "1543", or "1662?" if it is provisional.
std::string rating_text(const v1::RatedPlayer& player);
// The same for a member on a seat where matches are rated; empty elsewhere, and while it is not
// known.
std::string rating_text(const Room& room, std::uint32_t member);
// "+12", "-8", "0".
std::string change_text(std::int32_t change);
// "3 won, 1 drawn, 2 lost".
std::string results_words(const v1::RatedPlayer& player);
std::string results_words(const v1::Opponent& opponent);
// "rating 1543 (+12), place 2"; "rating 1662? (+162), provisional, place 5".
std::string rating_words(const v1::RatedPlayer& player);

// The lowest and the highest rating in the history.
std::pair<std::uint32_t, std::uint32_t> rating_range(const v1::RatingHistory& history);
// "rating GAME 3x3x3: 1543 (+12), 3 won, 1 drawn, 2 lost, 1480 to 1560 in the latest 6 matches".
std::string history_words(const v1::RatingHistory& history);
// The same as a chart in ASCII: a heading, and five rows from the highest rating down, one column
// per match; empty for fewer than two matches.
std::vector<std::string> rating_chart(const v1::RatingHistory& history);
// "against GAME bo: 3 won, 1 drawn, 2 lost".
std::string opponent_words(const v1::Opponent& opponent);

}  // namespace gridmates::client
