// Ratings as rows, written with the runs that change them. Plain functions on the Database's
// thread; what writes does so in the caller's transaction.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/ports/runs.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// A run that has just been added as the row `id` changes the ratings of its players, if it is one
// that does.
Status add_to_ratings(Database& db, std::int64_t id, const ports::Run& run);

// As the port Runs says.
Result<std::vector<ports::RatingList>> ratings(Database& db, const ports::RatingsOf& of);

Result<ports::PlayerRating> rating(Database& db, const ports::RatingOf& of);

// What a player's page says: of one game, or of all by an empty name.
Result<std::vector<ports::RatingHistory>> rating_histories(Database& db, PlayerId player,
                                                           const std::string& game);
// Against whom they have played most of the latest limits::kMatchesSummed matches.
Result<std::vector<ports::Opponent>> opponents(Database& db, PlayerId player,
                                               const std::string& game);

// Whether the ratings are what all rated runs lead to, one after the other.
Result<bool> ratings_agree(Database& db);

}  // namespace gridmates::store
