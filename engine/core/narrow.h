// Numbers that have become wider since values with them were stored. A value names them in its list
// of fields:
//
//   return core::tie(core::narrow<std::uint8_t>(self.cell), self.digit);
//
// What is below the largest number of the narrow type has that type's bytes. Any other number has
// the bytes of that largest number and then its own. Values; any thread.
#pragma once

#include <tuple>
#include <utility>

#include "engine/core/fields.h"

namespace gridmates::core {

// A number, or a List of numbers, by its reference.
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
