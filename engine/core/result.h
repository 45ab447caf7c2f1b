// Result<T>: a value or the refusal that says why there is none. Plain values; any thread.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace gridmates::core {

// What kind of "no" a game answers. The numbers are not stored or sent; the wire has its own.
enum class RefusalCode : std::uint8_t {
  kMalformed,    // bytes that are no value of the type they should be
  kInvalid,      // a value out of its range: off the board, an unknown option
  kIllegalMove,  // well formed, but the rules do not allow it now
  kNotYourTurn,  // another seat is to move
  kNotSeated,    // the seat has no part in this match
  kMatchOver,    // the match has ended
  kNeedsBoard,   // the board depends on this move and has to be laid first
  kBadPuzzle,    // a pasted puzzle that cannot be played: without a solution, say
  kOutOfBudget,  // a bounded search ended without an answer
};

// Why something was not done; `message` is a sentence for a player and tells nothing the player may
// not know.
struct Refusal {
  RefusalCode code = RefusalCode::kInvalid;
  std::string message;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// A value out of its range.
inline Refusal invalid(std::string message) { return {RefusalCode::kInvalid, std::move(message)}; }

struct Ok {
  friend bool operator==(Ok, Ok) { return true; }
};

// The value or an error of type E. Reading the side that is not there is a broken assertion.
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
