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

// What `replay [CODE/N [NAME]]` asks for: NAME says whose board of a race. Without a run it is the
// match of the room that has ended, at a race the board that this client plays or sees.
std::variant<v1::GetReplay, commands::Unread> read_replay(const commands::Command& command,
                                                          const client::Room* room);

// The run behind a command's word, CODE/N [NAME].
std::variant<v1::GetReplay, commands::Unread> read_run(const commands::Command& command);

// "9:31", "1:02:03", "571" (seconds), in milliseconds; nothing for what is no time.
std::optional<std::uint64_t> parse_time(std::string_view text);

}  // namespace gridmates::replay
