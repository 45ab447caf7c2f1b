// A value that copies share, for values that are large and seldom change. Values; any thread,
// because what is shared is immutable.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "engine/core/digest.h"

namespace gridmates::core {

// Has the canonical bytes of T.
template <class T>
class Shared {
 public:
  Shared() : held_(first()) {}
  Shared(T value)  // NOLINT(*-explicit-*)
      : held_(std::make_shared<const Held>(std::move(value))) {}
  // Assigning an equal value keeps the shared one.
  Shared& operator=(T value) {
    if (!(value == **this)) held_ = std::make_shared<const Held>(std::move(value));
    return *this;
  }

  const T& operator*() const { return held_->value; }
  const T* operator->() const { return &held_->value; }
  // Replaces the value by a copy that `change(T&)` has changed.
  template <class Change>
  void change(Change change) {
    T copy = **this;
    change(copy);
    *this = std::move(copy);
  }
  std::uint64_t digest() const { return held_->digest; }
  friend bool operator==(const Shared& a, const Shared& b) {
    return a.held_ == b.held_ || *a == *b;
  }

 private:
  struct Held {
    explicit Held(T v) : value(std::move(v)) {
      Digest of;
      detail::put(value, of);
      digest = of.value();
    }
    T value;
    std::uint64_t digest = 0;
  };
  // The shared default value.
  static const std::shared_ptr<const Held>& first() {
    static const auto first = std::make_shared<const Held>(T());
    return first;
  }

  std::shared_ptr<const Held> held_;
};

}  // namespace gridmates::core
