// A field with its proof as a JSON object. Pure functions; any thread.
//
//   {"width":9,"height":9,"mines":["a2",...],"first":"e5","start":"zero","seed":7,
//    "guaranteed":true,"proof":[{"because":["c4"],"by":"number","mined":["d5"]},
//    {"because":["c4","c5"],"by":"subset","safe":["d6"]},...]}
//
// `first`, `start` and `seed` are omitted if unknown; `proof` is null if the file has none. A step
// concludes from the numbers that it names and the mines of earlier steps; the cells that it
// concludes to be safe are opened before the next step.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/minesweeper/field/shape.h"
#include "engine/minesweeper/formats/field_file.h"
#include "engine/minesweeper/formats/problem.h"

namespace gridmates::minesweeper::formats {

// The limit of an object's bytes. The proof of a 50x50 field takes some tens of thousands.
inline constexpr std::size_t kMaxObjectBytes = std::size_t{1} << 22U;

// One object in one line, with \n.
std::string write_json(const FieldFile& file);

// `line` is the number of the text's first line. Unknown members are ignored. A problem within the
// proof names the step. The proof may be null or absent.
core::Result<FieldFile, Problem> read_json(std::string_view text, std::size_t line);

// ["a2","n7"], and a step as it is written in a proof.
std::string json_of(Shape shape, const std::vector<Cell>& cells);
std::string json_of(Shape shape, const Step& step);

}  // namespace gridmates::minesweeper::formats
