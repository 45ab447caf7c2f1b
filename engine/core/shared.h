// A value whose copies share it: for what is large and seldom changes. Values; any thread, because
// what is shared never changes.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "engine/core/digest.h"

namespace gridmates::core {

// Its canonical bytes are those of T.
template <class T>
class Shared {
 public:
  Shared() : held_(first()) {}
  Shared(T value)  // NOLINT(*-explicit-*)
      : held_(std::make_shared<const Held>(std::move(value))) {}
  // What is equal stays shared.
  Shared& operator=(T value) {
    if (!(value == **this)) held_ = std::make_shared<const Held>(std::move(value));
    return *this;
  }

  const T& operator*() const { return held_->value; }
  const T* operator->() const { return &held_->value; }
  // Puts a copy in its place that `change(T&)` has changed.
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
  // What all begin with.
  static const std::shared_ptr<const Held>& first() {
    static const auto first = std::make_shared<const Held>(T());
    return first;
  }

  std::shared_ptr<const Held> held_;
};

}  // namespace gridmates::core
