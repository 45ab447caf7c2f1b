// Dailies as lines. Pure; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/commands/lobby_words.h"
#include "client/core/model.h"

namespace gridmates::lines {

// "daily GAME easy: solved in 3:07.043, place 4 of 17; solved by 17; streak 12 days".
std::string describe(const v1::Daily& daily, const v1::DailyList& list);
// All of them under their date, or what may be told of those that have ended; `count` is how many.
std::vector<std::string> describe(const v1::DailyList& list, const commands::ListDailies& asked,
                                  const client::Model& model, std::size_t& count);
// What may be told of them in lines to be copied, or of the one that is asked for; `count` is how
// many, and where it is 0 a line says so.
std::vector<std::string> shared(const v1::DailyList& list, const commands::ListDailies& asked,
                                const client::Model& model, std::size_t& count);
// Whether a daily is played in the room that one sits in, and has not ended.
bool plays_daily(const std::optional<client::Room>& room);

}  // namespace gridmates::lines
