// A field that a value has got since values of its type were stored. Values; any thread.
#pragma once

#include "engine/core/fields.h"

namespace gridmates::core {

// The last field of a value, or of the last field of it, and so on: nothing follows it in the
// value's canonical bytes. With its default it has no bytes, so those of values from before it are
// what they were, and their hashes too; else it has those of T.
template <class T>
struct Trailing {
  T value{};

  friend bool operator==(const Trailing&, const Trailing&) = default;
};

}  // namespace gridmates::core
