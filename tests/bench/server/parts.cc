#include "tests/bench/server/parts.h"

namespace gridmates::bench {

bool Bench::failed(const std::string& part, Kind kind, bool ok, const Tally& tally) {
  if (ok && tally.errors == 0) return false;
  const std::string why = tally.first_error.empty() ? "no data in time" : tally.first_error;
  results.fail(part, std::string(name_of(kind)), why);
  return true;
}

Tables rooms_of_two(Bench& bench, Kind kind, Tally& tally) {
  Tables tables;
  for (std::uint32_t i = 0; i < bench.sizes.rooms; ++i) {
    tables.push_back(kind == Kind::kGridmatesd ? room_table(bench.loop, tally, 2, tic_tac_toe())
                                               : relay_table(bench.loop, tally, i, 2));
  }
  return tables;
}

}  // namespace gridmates::bench
