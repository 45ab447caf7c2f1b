// Texts about boards that are being made. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/catalogue/catalogue.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// "making a board: 12 tried"
inline std::string making_words(std::uint32_t tried) {
  return tr("making a board: {} tried", tried);
}

// "nearest board: A rating of ... was asked for; ...": what it misses; `unmet` is not empty.
std::string nearest_words(const v1::BoardProgress& progress);

}  // namespace gridmates::words
