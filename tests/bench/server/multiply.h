// Makes a data directory with many open rooms from one with a few. It writes through the server's
// own store, because clients may not open this many rooms. No server may run on the directory.
// Plain functions; they wait for the store's threads.
#pragma once

#include <cstddef>
#include <filesystem>

namespace gridmates::bench {

// Copies the open rooms in `data` with their journals, until there are `rooms` in all. A copy has
// its own code and the same members; its matches are on no leaderboard. Throws std::runtime_error
// if the store fails.
void multiply_rooms(const std::filesystem::path& data, std::size_t rooms);

}  // namespace gridmates::bench
