// A field that was added to a value after values of its type had been stored. Values; any thread.
#pragma once

#include "engine/core/fields.h"

namespace gridmates::core {

// The last field of a value (or of its last field, and so on), so that no bytes follow it in the
// value's canonical bytes. With its default it has no bytes, so values stored before it existed
// keep their bytes and hashes; otherwise it has the bytes of T.
template <class T>
struct Trailing {
  T value{};

  friend bool operator==(const Trailing&, const Trailing&) = default;
};

}  // namespace gridmates::core
