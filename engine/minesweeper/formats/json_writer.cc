#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/formats/json.h"

namespace gridmates::minesweeper::formats {

std::string json_of(Shape shape, const std::vector<Cell>& cells) {
  std::string list;
  for (const Cell cell : cells) {
    list += list.empty() ? "\"" : ",\"";
    list += cell_name(shape, cell) + '"';
  }
  return '[' + list + ']';
}

std::string json_of(Shape shape, const Step& step) {
  return "{\"because\":" + json_of(shape, step.because) + R"(,"by":")" +
         std::string(name_of(step.argument)) + (step.mined ? R"(","mined":)" : R"(","safe":)") +
         json_of(shape, step.cells) + '}';
}

std::string write_json(const FieldFile& file) {
  const Shape shape = file.field.shape;
  std::vector<Cell> mines;
  file.field.mines.each([&mines](Cell cell) { mines.push_back(cell); });
  std::string line = "{\"width\":" + std::to_string(shape.width) +
                     ",\"height\":" + std::to_string(shape.height) +
                     ",\"mines\":" + json_of(shape, mines);
  if (file.first) line += R"(,"first":")" + cell_name(shape, *file.first) + '"';
  if (file.start) line += R"(,"start":")" + std::string(name_of(*file.start)) + '"';
  if (file.seed) line += ",\"seed\":" + std::to_string(*file.seed);
  line += file.guaranteed ? ",\"guaranteed\":true" : ",\"guaranteed\":false";
  if (!file.proof) return line + ",\"proof\":null}\n";
  std::string steps;
  for (const Step& step : *file.proof) steps += (steps.empty() ? "" : ",") + json_of(shape, step);
  return line + ",\"proof\":[" + steps + "]}\n";
}

}  // namespace gridmates::minesweeper::formats
