// A field as files hold it. A plain value; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper::formats {

// Sides are 1 to kMaxSide: anyone who only looks at a field need not refuse a small one.
struct FieldFile {
  Field field;
  std::optional<Cell> first;  // where it is opened
  std::optional<Start> start;
  std::optional<std::uint64_t> seed;
  bool guaranteed = false;                 // as the file says
  std::optional<std::vector<Step>> proof;  // nothing: the file has no place for it, or lacks it
  friend bool operator==(const FieldFile&, const FieldFile&) = default;
};

enum class Format : std::uint8_t {
  kText,   // rows of cells
  kMbf,    // .mbf: bytes
  kJson,   // an object with everything
  kRawvf,  // a replay
};
inline constexpr std::size_t kFormats = static_cast<std::size_t>(Format::kRawvf) + 1;

// "text", "mbf", "json", "rawvf".
std::string_view name_of(Format format);
std::optional<Format> format_named(std::string_view name);

}  // namespace gridmates::minesweeper::formats
