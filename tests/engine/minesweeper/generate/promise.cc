#include "tests/engine/minesweeper/generate/promise.h"

#include <algorithm>

#include "engine/minesweeper/proof/check.h"

namespace gridmates::minesweeper::test {
namespace {

constexpr std::uint8_t kLongestSide = 16;

// A number of two bytes, with 0 after the end.
std::uint16_t number_at(std::span<const unsigned char> bytes, std::size_t at) {
  const auto byte = [&](std::size_t i) { return i < bytes.size() ? bytes[i] : 0; };
  return static_cast<std::uint16_t>(byte(at) | byte(at + 1) << 8);
}

}  // namespace

std::string broken_promise(const GeneratorOptions& wanted, const Generated& made) {
  if (made.field.shape != wanted.shape) return "It has another shape.";
  if (made.field.mines.count() != wanted.mines) return "It has another number of mines.";
  if (made.field.mines.has(wanted.first)) return "The first cell is a mine.";
  const bool opens = minesweeper::number_at(made.field, wanted.first) == 0;
  if (wanted.start == Start::kZero && !opens) return "The first cell is no opening.";
  if (made.attempts < 1 || made.attempts > kAttempts) return "It took more than all attempts.";
  if (made.guaranteed != !made.proof.empty()) return "A guarantee without proof, or the reverse.";
  if (made.guaranteed && !wanted.no_guess) return "A guarantee that nobody asked for.";
  if (!made.guaranteed) return "";
  if (const auto flaw = check(made.field, wanted.first, made.proof)) return flaw->why;
  return prove(made.field, wanted.first) == made.proof ? "" : "prove() finds another proof.";
}

std::string broken_promise(std::span<const unsigned char> bytes) {
  const auto side = [](unsigned value) {
    return static_cast<std::uint8_t>(kMinSide + value % (kLongestSide - kMinSide + 1u));
  };
  const std::uint16_t sides = number_at(bytes, 0), rules = number_at(bytes, 4);
  GeneratorOptions wanted;
  wanted.shape = {side(sides & 0xff), side(sides >> 8)};
  // Denser fields may use up all attempts, which takes long under sanitizers.
  wanted.mines = static_cast<std::uint16_t>(number_at(bytes, 2) % (wanted.shape.cells() / 3));
  wanted.start = (rules & 1) != 0 ? Start::kSafe : Start::kZero;
  wanted.no_guess = (rules & 2) == 0;
  wanted.first = number_at(bytes, 6) % wanted.shape.cells();
  if (!check_field(wanted.shape, wanted.mines, wanted.start)) return "";
  core::Seed seed{};
  if (bytes.size() > 8) {
    std::copy_n(bytes.begin() + 8, std::min(bytes.size() - 8, seed.size()), seed.begin());
  }
  return broken_promise(wanted, generate(wanted, seed));
}

}  // namespace gridmates::minesweeper::test
