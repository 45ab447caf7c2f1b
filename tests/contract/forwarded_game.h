// A game that forwards to another one; tests override some functions. Immutable; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace gridmates::contract {

class ForwardedGame : public core::Game {
 public:
  explicit ForwardedGame(const core::Game& game) : game_(game) {}

  const core::GameFacts& facts() const override { return game_.facts(); }
  core::Bytes default_options() const override { return game_.default_options(); }
  std::vector<core::Bytes> usual_options() const override { return game_.usual_options(); }
  std::vector<core::Daily> dailies() const override { return game_.dailies(); }
  core::Result<core::Bytes> daily_board(core::ByteView options, const core::Seed& seed,
                                        const core::Making& making) const override {
    return game_.daily_board(options, seed, making);
  }
  core::Result<core::Bytes> with_puzzle(core::ByteView options,
                                        std::string_view text) const override {
    return game_.with_puzzle(options, text);
  }
  core::Result<core::Bytes> without_puzzle(core::ByteView options) const override {
    return game_.without_puzzle(options);
  }
  std::vector<core::OptionFacts> options() const override { return game_.options(); }
  core::Result<core::Bytes> with_option(core::ByteView options, std::string_view name,
                                        std::uint32_t value) const override {
    return game_.with_option(options, name, value);
  }
  core::Result<core::Bytes> at_table(core::ByteView options, core::Table table) const override {
    return game_.at_table(options, table);
  }
  bool makes_own(core::ByteView options) const override { return game_.makes_own(options); }
  std::string category(core::ByteView options) const override { return game_.category(options); }
  core::Result<core::Bytes> options_of(core::ByteView board) const override {
    return game_.options_of(board);
  }
  bool takes_back(core::ByteView move) const override { return game_.takes_back(move); }
  bool is_for_players(core::ByteView move) const override { return game_.is_for_players(move); }
  core::Result<core::Bytes> make_board(core::ByteView options, const core::Seed& seed,
                                       std::optional<core::ByteView> first_move,
                                       const core::Making& making) const override {
    return game_.make_board(options, seed, first_move, making);
  }
  core::Result<core::Match> start(core::ByteView board) const override {
    return game_.start(board);
  }
  std::string level(core::ByteView board) const override { return game_.level(board); }
  core::Result<core::Bytes> again(core::ByteView board) const override {
    return game_.again(board);
  }
  std::optional<core::PuzzleFacts> puzzle_facts(std::string_view text,
                                                core::ByteView board) const override {
    return game_.puzzle_facts(text, board);
  }
  core::Result<core::Match> restore(core::ByteView state) const override {
    return game_.restore(state);
  }
  bool computer_plays() const override { return game_.computer_plays(); }
  std::optional<core::RatedVariant> rated_as(core::ByteView options) const override {
    return game_.rated_as(options);
  }
  std::uint32_t pace_ms(core::Level level) const override { return game_.pace_ms(level); }
  std::optional<core::Bytes> choose(const core::MatchView& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random) const override {
    return game_.choose(view, seat, level, budget, random);
  }

 protected:
  const core::Game& game_;
};

}  // namespace gridmates::contract
