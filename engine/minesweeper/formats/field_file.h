// The content of a field file. A plain value; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper::formats {

// Sides are 1 to kMaxSide: tools that only analyse a field accept small ones.
struct FieldFile {
  Field field;
  std::optional<Cell> first;  // the cell that is opened first
  std::optional<Start> start;
  std::optional<std::uint64_t> seed;
  bool guaranteed = false;                 // as the file says
  std::optional<std::vector<Step>> proof;  // nullopt: the format has no proof, or the file lacks it
  friend bool operator==(const FieldFile&, const FieldFile&) = default;
};

enum class Format : std::uint8_t {
  kText,   // rows of cells
  kMbf,    // .mbf: binary
  kJson,   // an object with everything
  kRawvf,  // a replay
};
inline constexpr std::size_t kFormats = static_cast<std::size_t>(Format::kRawvf) + 1;

// "text", "mbf", "json", "rawvf".
std::string_view name_of(Format format);
std::optional<Format> format_named(std::string_view name);

}  // namespace gridmates::minesweeper::formats
