// The part of a type-erased game that is about its options. Include game.h instead.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/erased_match.h"
#include "engine/core/game.h"  // IWYU pragma: keep
#include "engine/core/hooks.h"
#include "engine/core/picked.h"

namespace gridmates::core::detail {

template <class T>
Result<Bytes> encoded(const Result<T>& made) {
  return made ? Result<Bytes>(encode(*made)) : Result<Bytes>(made.error());
}

template <Rules R>
class ErasedOptions : public Game {
 public:
  Bytes default_options() const override { return encode(typename R::Options{}); }
  std::vector<Bytes> usual_options() const override {
    std::vector<Bytes> usual;
    for (const auto& options : hooks::usual_options<R>()) usual.push_back(encode(options));
    return usual;
  }
  std::vector<Daily> dailies() const override {
    std::vector<Daily> dailies;
    for (const auto& one : hooks::dailies<R>()) dailies.push_back({one.level, encode(one.options)});
    return dailies;
  }
  Result<Bytes> with_puzzle(ByteView bytes, std::string_view text) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    if constexpr (PuzzleRules<R>) {
      return encoded(R::with_puzzle(*options, text));
    } else {
      return invalid("{game} has no puzzles to choose from.",
                     {{"game", std::string(R::facts().title)}});
    }
  }
  Result<Bytes> without_puzzle(ByteView bytes) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    if constexpr (PuzzleRules<R>) *options = R::without_puzzle(*options);
    return encode(*options);
  }
  std::vector<OptionFacts> options() const override { return picked::facts<R>(); }
  Result<Bytes> with_option(ByteView bytes, std::string_view name,
                            std::uint32_t value) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    if (auto good = picked::pick<R>(*options, name, value); !good) return good.error();
    return encode(*options);
  }
  Result<Bytes> at_table(ByteView bytes, Table table) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    return encode(hooks::at_table<R>(*options, table));
  }
  bool makes_own(ByteView bytes) const override {
    auto options = decode<typename R::Options>(bytes);
    return options && hooks::makes_own<R>(*options);
  }
  std::string category(ByteView bytes) const override {
    auto options = decode<typename R::Options>(bytes);
    return options ? hooks::category<R>(*options) : std::string();
  }
  std::optional<RatedVariant> rated_as(ByteView bytes) const override {
    auto options = decode<typename R::Options>(bytes);
    return options ? hooks::rated_as<R>(*options) : std::nullopt;
  }
};

}  // namespace gridmates::core::detail
