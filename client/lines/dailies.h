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
// All under their date, or the texts to share about finished ones; sets `count` to their number.
std::vector<std::string> describe(const v1::DailyList& list, const commands::ListDailies& asked,
                                  const client::Model& model, std::size_t& count);
// The texts to share about finished dailies, or about the requested one, as lines to be copied;
// sets `count` to their number, and if it is 0, a line says so.
std::vector<std::string> shared(const v1::DailyList& list, const commands::ListDailies& asked,
                                const client::Model& model, std::size_t& count);
// Whether a daily is played in the room, you have a seat, and it has not ended.
bool plays_daily(const std::optional<client::Room>& room);

}  // namespace gridmates::lines
