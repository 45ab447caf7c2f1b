// The parts of a RoomView as docs/PROTOCOL.md lists them, taken by reflection: a second reading of
// that table, which shares only canonical bytes and ViewHash with the code under test.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "gridmates/v1/room.pb.h"

namespace gridmates::convert::test {

// (kind, match, index) of a part and its canonical bytes.
using PartName = std::tuple<int, std::uint32_t, std::uint32_t>;
using Parts = std::map<PartName, std::string>;

Parts parts_of(const v1::RoomView& view);
std::uint64_t sum_of(const Parts& parts);

// Kind and bytes of every part, without its position: a part that moves is the same part.
std::multiset<std::pair<int, std::string>> contents_of(const Parts& parts);

}  // namespace gridmates::convert::test
