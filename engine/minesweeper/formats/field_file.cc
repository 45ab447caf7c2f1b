#include "engine/minesweeper/formats/field_file.h"

#include <array>

namespace gridmates::minesweeper::formats {
namespace {

constexpr std::array<std::string_view, 4> kFormats = {"text", "mbf", "json", "rawvf"};
constexpr std::array<std::string_view, 2> kStarts = {"zero", "safe"};

template <class Value, std::size_t N>
std::optional<Value> named(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Format format) { return kFormats[static_cast<std::size_t>(format)]; }
std::optional<Format> format_named(std::string_view name) { return named<Format>(kFormats, name); }

std::string_view name_of(Start start) { return kStarts[static_cast<std::size_t>(start)]; }
std::optional<Start> start_named(std::string_view name) { return named<Start>(kStarts, name); }

}  // namespace gridmates::minesweeper::formats
