#include "engine/tictactoe/variant.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace gridmates::tictactoe {
namespace {

// In swap2 no line may be possible before the marks are assigned.
constexpr std::uint8_t kLeastInARowOfSwap2 = 4;

constexpr std::array<std::string_view, 2> kOverlines = {"wins", "exact"};
constexpr std::array<std::string_view, 3> kOpenings = {"free", "pie", "swap2"};

template <class Value, std::size_t kCount>
std::optional<Value> value_named(const std::array<std::string_view, kCount>& names,
                                 std::string_view word) {
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

// Removes a number from the front of the text; a too large number gives the largest possible one.
std::optional<std::uint8_t> take_number(std::string_view& text) {
  std::uint8_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error == std::errc::invalid_argument) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
  return error == std::errc{} ? number : std::numeric_limits<std::uint8_t>::max();
}

bool take_x(std::string_view& text) {
  if (!text.starts_with('x') && !text.starts_with('X')) return false;
  text.remove_prefix(1);
  return true;
}

// Why no other number of marks in a row is allowed.
core::Refusal refuse_in_a_row(std::uint8_t least, std::uint8_t most, bool swap2) {
  const core::Parameters range = {{"least", std::to_string(least)}, {"most", std::to_string(most)}};
  if (least == most) {
    if (swap2) {
      return core::invalid("On this board {most} in a row win with the opening swap2.", range);
    }
    return core::invalid("On this board {most} in a row win.", range);
  }
  if (swap2) {
    return core::invalid("On this board {least} to {most} in a row win with the opening swap2.",
                         range);
  }
  return core::invalid("On this board {least} to {most} in a row win.", range);
}

bool is_side(std::uint8_t cells) { return cells >= kMinSide && cells <= kMaxSide; }

}  // namespace

core::Result<core::Ok> check(const Variant& variant) {
  if (!is_side(variant.columns) || !is_side(variant.rows())) {
    return core::invalid("Boards are 3x3 to 19x19.");
  }
  const std::uint8_t longer = std::max(variant.columns, variant.rows());
  const bool swap2 = variant.opening() == Opening::kSwap2;
  const std::uint8_t least = swap2 ? kLeastInARowOfSwap2 : kMinSide;
  if (longer < least) return core::invalid("With the opening swap2 boards are 4x4 to 19x19.");
  if (variant.in_a_row() < least || variant.in_a_row() > longer) {
    return refuse_in_a_row(least, longer, swap2);
  }
  return core::Ok{};
}

std::string board_word(const Variant& variant) {
  return std::to_string(variant.columns) + 'x' + std::to_string(variant.rows()) + 'x' +
         std::to_string(variant.in_a_row());
}

std::optional<Variant> read_board(std::string_view word) {
  const auto columns = take_number(word);
  if (!columns || !take_x(word)) return std::nullopt;
  const auto rows = take_number(word);
  if (!rows || !take_x(word)) return std::nullopt;
  const auto in_a_row = take_number(word);
  if (!in_a_row || !word.empty()) return std::nullopt;
  return Variant::of(*columns, *rows, *in_a_row);
}

std::span<const std::string_view> overline_words() { return kOverlines; }
std::span<const std::string_view> opening_words() { return kOpenings; }
std::string_view name_of(Overline overline) {
  return kOverlines.at(static_cast<std::size_t>(overline));
}
std::string_view name_of(Opening opening) {
  return kOpenings.at(static_cast<std::size_t>(opening));
}
std::optional<Overline> overline_named(std::string_view word) {
  return value_named<Overline>(kOverlines, word);
}
std::optional<Opening> opening_named(std::string_view word) {
  return value_named<Opening>(kOpenings, word);
}

std::string category_of(const Variant& variant) {
  if (variant == Variant{}) return {};
  std::string category = board_word(variant);
  if (variant.overline() == Overline::kNoLine) category += " exact";
  if (variant.opening() != Opening::kFree)
    category += ' ' + std::string(name_of(variant.opening()));
  return category;
}

}  // namespace gridmates::tictactoe
