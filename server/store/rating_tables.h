// The rows of ratings, written together with the runs that change them. Plain functions on the
// Database's thread; writes use the caller's transaction.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/ports/runs.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// Updates the ratings of the players of a run, which has just been inserted as row `id`, if it is a
// rated run.
Status add_to_ratings(Database& db, std::int64_t id, const ports::Run& run);

// As in the port Runs.
Result<std::vector<ports::RatingList>> ratings(Database& db, const ports::RatingsOf& of);

Result<ports::PlayerRating> rating(Database& db, const ports::RatingOf& of);

// The ratings on a player's page: for one game, or for all if `game` is empty.
Result<std::vector<ports::RatingHistory>> rating_histories(Database& db, PlayerId player,
                                                           const std::string& game);
// The most frequent opponents in the player's latest limits::kMatchesSummed matches.
Result<std::vector<ports::Opponent>> opponents(Database& db, PlayerId player,
                                               const std::string& game);

// Whether the ratings are the result of all rated runs in order.
Result<bool> ratings_agree(Database& db);

}  // namespace gridmates::store
