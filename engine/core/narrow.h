// Numbers that became wider after values with them had been stored. A value names them in its list
// of fields:
//
//   return core::tie(core::narrow<std::uint8_t>(self.cell), self.digit);
//
// A number below the largest one of the narrow type is stored in that type. Any other number is
// stored as that largest number, followed by its own bytes. Values; any thread.
#pragma once

#include <tuple>
#include <utility>

#include "engine/core/fields.h"

namespace gridmates::core {

// A reference to a number, or to a List of numbers.
template <class Stored, class Field>
class Narrow {
 public:
  constexpr explicit Narrow(Field& field) : field_(field) {}
  constexpr Field& field() const { return field_; }

 private:
  Field& field_;
};

template <class Stored, class Field>
constexpr auto narrow(Field& field) {
  return Narrow<Stored, Field>(field);
}

}  // namespace gridmates::core
