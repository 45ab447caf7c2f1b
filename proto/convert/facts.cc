#include "proto/convert/facts.h"

#include <string>

namespace gridmates::convert {
namespace {

v1::Table table_of(core::Table table) {
  return static_cast<v1::Table>(v1::TABLE_COOP + static_cast<int>(table));
}

void put_option(const core::OptionFacts& option, v1::OptionFacts& out) {
  out.set_name(std::string(option.name));
  out.set_what(std::string(option.what));
  for (const core::Table table : option.tables) out.add_tables(table_of(table));
  out.set_min(option.min);
  out.set_max(option.max);
  out.set_usual(option.usual);
  for (const std::string_view value : option.values) out.add_values(std::string(value));
}

}  // namespace

v1::GameFacts facts_of(const core::Game& game) {
  const core::GameFacts& facts = game.facts();
  v1::GameFacts out;
  out.set_id(std::string(facts.id));
  out.set_title(std::string(facts.title));
  for (const auto& seating : facts.seating) {
    if (!seating) continue;
    v1::Seating& seats = *out.add_seatings();
    seats.set_table(table_of(seating->table));
    seats.set_min_seats(seating->min_seats);
    seats.set_max_seats(seating->max_seats);
  }
  out.set_puzzles(static_cast<v1::PuzzleSource>(facts.puzzles));
  for (const core::OptionFacts& option : game.options()) put_option(option, *out.add_options());
  return out;
}

}  // namespace gridmates::convert
