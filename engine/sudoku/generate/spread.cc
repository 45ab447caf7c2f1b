#include "engine/sudoku/generate/spread.h"

#include <algorithm>
#include <array>

namespace gridmates::sudoku {
namespace {

// About how many of 100,000 full 9x9 grids give a puzzle of this rating if this and slightly more
// is allowed; measured with tests/bench (`generate_bench ratings`, which allows only exactly this
// rating, and so finds up to twice as many).
struct Frequency {
  Rating rating;
  std::uint32_t in_100_000;
};
constexpr std::array<Frequency, 51> kFound = {{
    {10, 90'000}, {12, 90'000}, {15, 60'000}, {17, 2'300}, {20, 36'000}, {23, 7'000},  {25, 1'450},
    {26, 8'800},  {28, 3'800},  {30, 1'200},  {32, 400},   {34, 500},    {36, 307},    {38, 62},
    {40, 70},     {42, 7'500},  {44, 1'240},  {45, 7'200}, {46, 343},    {47, 28},     {50, 17},
    {52, 7},      {54, 1},      {56, 800},    {57, 150},   {58, 10},     {62, 40},     {65, 105},
    {66, 9'000},  {67, 1'640},  {68, 760},    {69, 623},   {70, 682},    {71, 10'900}, {72, 10'500},
    {73, 3'250},  {74, 129},    {75, 84},     {76, 405},   {77, 154},    {78, 134},    {79, 47},
    {80, 15},     {82, 313},    {83, 1'700},  {84, 1'550}, {85, 176},    {86, 47},     {88, 47},
    {89, 200},    {90, 100},
}};
constexpr std::uint32_t kGrids = 100'000;
constexpr int kQuarters = 4;

int quarter_of(Rating rating, Band range) {
  const int above = rating - range.from;
  const int width = std::max(range.to - range.from, 1);
  return std::min(kQuarters * above / width, kQuarters - 1);
}

// Gives every quarter its share: (N + T) / (4 T + all N) of the aims are at it, of which at least T
// / (N + T) are met, so that T of a quarter of all N gives it an eighth.
std::uint32_t attempts_for(const std::vector<Quarter>& quarters) {
  constexpr std::uint32_t kLeast = 4;
  std::uint32_t grids = 0;
  for (const Quarter& quarter : quarters) grids += quarter.grids;
  return std::max(grids / 4, kLeast);
}

// On shapes other than 9x9, and with few attempts, a quarter of them is for the aim.
std::uint32_t most_attempts(const GeneratorOptions& generator_options) {
  if (generator_options.attempts) return *generator_options.attempts / 4;
  if (generator_options.shape == Shape{}) return kGrids;
  return usual_attempts(generator_options) / 4;
}

}  // namespace

std::vector<Quarter> quarters_of(Band range) {
  std::vector<Quarter> quarters;
  if (range.to > kMostRating) return quarters;
  for (int number = 0; number < kQuarters; ++number) {
    Quarter quarter{{kMostRating, 0}, 0};
    for (Rating rating = range.from; rating <= range.to; ++rating) {
      if (quarter_of(rating, range) != number) continue;
      quarter.band = {std::min(quarter.band.from, rating), std::max(quarter.band.to, rating)};
    }
    std::uint32_t found = 0;
    for (const Frequency& one : kFound) {
      const bool is_in = one.rating >= quarter.band.from && one.rating <= quarter.band.to;
      if (is_in) found += one.in_100_000;
    }
    if (found == 0) continue;
    quarter.grids = std::max(kGrids / found, std::uint32_t{1});
    quarters.push_back(quarter);
  }
  return quarters;
}

Aim aim_by_chance(const GeneratorOptions& generator_options, core::Random& random) {
  if (!generator_options.rating || !generator_options.required.empty() ||
      generator_options.unbiased) {
    return {};
  }
  const std::vector<Quarter> quarters = quarters_of(*generator_options.rating);
  const std::uint32_t attempts = std::min(attempts_for(quarters), most_attempts(generator_options));
  if (quarters.size() < 2 || attempts == 0) return {};
  std::uint32_t weights = 0;
  for (const Quarter& quarter : quarters) weights += quarter.grids + attempts;
  std::uint32_t drawn = random.below(weights);
  for (const Quarter& quarter : quarters) {
    if (drawn < quarter.grids + attempts) return {quarter.band, attempts};
    drawn -= quarter.grids + attempts;
  }
  return {};
}

}  // namespace gridmates::sudoku
