// Result<T>: a value or the refusal that explains why there is none. Plain values; any thread.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "engine/core/refusal.h"  // IWYU pragma: export

namespace gridmates::core {

struct Ok {
  friend bool operator==(Ok, Ok) { return true; }
};

// The value or an error of type E. Reading the absent side fails an assertion.
template <class T, class E = Refusal>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(*-explicit-*)
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(*-explicit-*)

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return get<0>(); }
  const T& value() const& { return get<0>(); }
  T&& value() && { return std::move(get<0>()); }
  const E& error() const { return get<1>(); }
  E& error() { return get<1>(); }

  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  template <std::size_t I>
  auto& get() {
    assert(state_.index() == I);
    return *std::get_if<I>(&state_);
  }
  template <std::size_t I>
  const auto& get() const {
    assert(state_.index() == I);
    return *std::get_if<I>(&state_);
  }
  std::variant<T, E> state_;
};

}  // namespace gridmates::core
