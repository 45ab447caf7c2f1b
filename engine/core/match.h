// Match: the type-erased state of any game. Moves travel as canonical bytes. A value that one
// thread uses at a time.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "engine/core/view.h"

namespace gridmates::core {

// hooks::Question, with its moves as canonical bytes.
struct Question {
  std::string_view name;
  Bytes if_yes;
  Bytes if_no;
};

// One board being played. Copies are independent and cheap: they share the state until one of them
// moves on to another.
class Match {
 public:
  // Plays a move; a refused move changes nothing. Undecodable bytes are kMalformed.
  Result<Ok> play(Seat seat, ByteView move) {
    auto next = self_->play(seat, move);
    if (!next) return std::move(next.error());
    self_ = *std::move(next);
    return Ok{};
  }
  // The hook of hooks.h: the player of this seat has left the table.
  void left(Seat seat) { self_ = self_->left(seat); }
  SeatSet to_move() const { return self_->to_move(); }
  Outcome outcome() const { return self_->outcome(); }
  MatchView view(Viewer viewer) const { return self_->view(viewer); }
  // The canonical bytes of the state, by which a replay is compared.
  Bytes state() const { return self_->state(); }
  // digest() of the state.
  std::uint64_t digest() const { return self_->digest(); }
  // The hooks about the state.
  bool assisted() const { return self_->assisted(); }
  std::string help_class() const { return self_->help_class(); }
  bool waits() const { return self_->waits(); }
  bool takes_long() const { return self_->takes_long(); }
  std::uint32_t cost_ms() const { return self_->cost_ms(); }
  std::optional<Question> question() const { return self_->question(); }
  // The hooks about a move in the state; undecodable bytes give empty results.
  std::string asks_all(ByteView move) const { return self_->asks_all(move); }
  std::vector<std::uint32_t> written_by(Seat seat, ByteView move) const {
    return self_->written_by(seat, move);
  }
  std::vector<std::uint32_t> decided_by(ByteView move) const { return self_->decided_by(move); }
  Merit merit() const { return self_->merit(); }
  bool needs_work(ByteView move) const { return self_->needs_work(move); }
  Result<Bytes> worked_out(ByteView move) const { return self_->worked_out(move); }
  std::optional<Bytes> agreed(std::string_view question) const { return self_->agreed(question); }

  // A state of a match; it never changes.
  class Concept {
   public:
    using Next = std::shared_ptr<const Concept>;
    virtual ~Concept() = default;
    virtual Result<Next> play(Seat seat, ByteView move) const = 0;
    virtual Next left(Seat seat) const = 0;
    virtual SeatSet to_move() const = 0;
    virtual Outcome outcome() const = 0;
    virtual MatchView view(Viewer viewer) const = 0;
    virtual Bytes state() const = 0;
    virtual std::uint64_t digest() const = 0;
    virtual bool assisted() const = 0;
    virtual std::string help_class() const = 0;
    virtual bool waits() const = 0;
    virtual bool takes_long() const = 0;
    virtual std::uint32_t cost_ms() const = 0;
    virtual std::optional<Question> question() const = 0;
    virtual std::string asks_all(ByteView move) const = 0;
    virtual std::optional<Bytes> agreed(std::string_view question) const = 0;
    virtual std::vector<std::uint32_t> written_by(Seat seat, ByteView move) const = 0;
    virtual std::vector<std::uint32_t> decided_by(ByteView move) const = 0;
    virtual Merit merit() const = 0;
    virtual bool needs_work(ByteView move) const = 0;
    virtual Result<Bytes> worked_out(ByteView move) const = 0;
  };
  explicit Match(Concept::Next self) : self_(std::move(self)) {}

 private:
  Concept::Next self_;  // never null
};

}  // namespace gridmates::core
