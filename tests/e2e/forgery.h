// Somebody who changes a server's database while it does not run. One thread.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "server/room/event.h"

namespace gridmates::e2e {

// Runs SQL on the database in this data directory; false when it does not like it, or no row was
// changed.
bool change_rows(const std::filesystem::path& data, const std::string& sql);

// What becomes of the hashes beside the events: made anew, so that the server finds nothing wrong;
// as they were; or made anew as a server wrote them before there was one of the events' bytes.
enum class Hashes { kAnew, kAsTheyWere, kOfBefore };

// Changes events of a room's journal. False: no event was changed, or one can no longer follow.
bool forge_journal(const std::filesystem::path& data, const std::string& code,
                   const std::function<void(room::Event&)>& change, Hashes hashes = Hashes::kAnew);

}  // namespace gridmates::e2e
