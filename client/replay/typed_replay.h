// Runs and times as they are typed. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "client/commands/room_words.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// "KITE-42/1".
bool is_run(std::string_view text);

// The request of `replay [CODE/N [NAME]]`: NAME selects the board of a race. Without a run it is
// for the room's finished match, at a race the board that this client plays or sees.
std::variant<v1::GetReplay, commands::Unread> read_replay(const commands::Command& command,
                                                          const client::Room* room);

// Reads the run after a command's word, CODE/N [NAME].
std::variant<v1::GetReplay, commands::Unread> read_run(const commands::Command& command);

// "9:31", "1:02:03", "571" (seconds), in milliseconds; nullopt for other texts.
std::optional<std::uint64_t> parse_time(std::string_view text);

}  // namespace gridmates::replay
