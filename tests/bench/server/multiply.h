// Makes a data directory with many open rooms out of one with a few. It writes through the server's
// own store, because nobody may open as many rooms by playing. No server may run on the directory.
// Plain functions; they wait for the store's threads.
#pragma once

#include <cstddef>
#include <filesystem>

namespace gridmates::bench {

// Copies the open rooms in `data`, their journals too, until there are `rooms` in all. A copy has a
// code of its own and the same members; its matches stand on no leaderboard. Throws
// std::runtime_error when the store cannot do it.
void multiply_rooms(const std::filesystem::path& data, std::size_t rooms);

}  // namespace gridmates::bench
