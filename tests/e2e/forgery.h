// Changes a server's database while it does not run. One thread.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "server/room/event.h"

namespace gridmates::e2e {

// Runs SQL on the database in this data directory; false if SQLite refuses it or no row was
// changed.
bool change_rows(const std::filesystem::path& data, const std::string& sql);

// The hashes beside the events: computed anew, so that the server finds nothing wrong; unchanged;
// or computed anew by the format before events had a hash of their bytes.
enum class Hashes { kAnew, kAsTheyWere, kOfBefore };

// Changes events of a room's journal. False if no event was changed or one no longer follows.
bool forge_journal(const std::filesystem::path& data, const std::string& code,
                   const std::function<void(room::Event&)>& change, Hashes hashes = Hashes::kAnew);

}  // namespace gridmates::e2e
