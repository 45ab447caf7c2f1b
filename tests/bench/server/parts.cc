#include "tests/bench/server/parts.h"

namespace gridmates::bench {

bool Bench::failed(const std::string& part, Kind kind, bool ok, const LoadCounts& counts) {
  if (ok && counts.errors == 0) return false;
  const std::string why = counts.first_error.empty() ? "no data in time" : counts.first_error;
  results.fail(part, std::string(name_of(kind)), why);
  return true;
}

Tables rooms_of_two(Bench& bench, Kind kind, LoadCounts& counts) {
  Tables tables;
  for (std::uint32_t i = 0; i < bench.sizes.rooms; ++i) {
    tables.push_back(kind == Kind::kGridmatesd ? room_table(bench.loop, counts, 2, tic_tac_toe())
                                               : relay_table(bench.loop, counts, i, 2));
  }
  return tables;
}

}  // namespace gridmates::bench
