#include "engine/minesweeper/formats/field_file.h"

#include <array>

namespace gridmates::minesweeper::formats {
namespace {

constexpr std::array<std::string_view, kFormats> kNames = {"text", "mbf", "json", "rawvf"};

}  // namespace

std::string_view name_of(Format format) { return kNames[static_cast<std::size_t>(format)]; }

std::optional<Format> format_named(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Format>(i);
  }
  return std::nullopt;
}

}  // namespace gridmates::minesweeper::formats
