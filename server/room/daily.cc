#include "server/room/daily.h"

#include <variant>

namespace gridmates::room {
namespace {

// One overload a command that is refused; the others are as in any room.
class Bar {
 public:
  Bar(const Asking& asking, bool over) : asking_(asking), over_(over) {}

  std::optional<Refusal> operator()(const Join& join) const {
    if (is_creator() || join.knows_daily) return std::nullopt;
    return Refusal{Reason::kDailyNotFinished};
  }
  std::optional<Refusal> operator()(const Sit&) const {
    if (asking_.member == nullptr || is_creator()) return std::nullopt;
    return Refusal{Reason::kDailyAlone};
  }
  // Who watches knows the board: the player hears nothing of them, and does not find out by names
  // that are taken what they are called.
  std::optional<Refusal> operator()(const Say&) const {
    if (over_ || asking_.member == nullptr || is_creator()) return std::nullopt;
    return Refusal{Reason::kDailyNotOver};
  }
  std::optional<Refusal> operator()(const Rename&) const {
    return over_ ? std::nullopt : refused(Reason::kDailyNotOver);
  }
  // Nobody else is in charge of the player's match.
  // Only who has played it themselves may watch.
  std::optional<Refusal> operator()(const Invite&) const { return refused(Reason::kDailyAlone); }
  std::optional<Refusal> operator()(const PassHost&) const { return refused(Reason::kDailyAlone); }
  std::optional<Refusal> operator()(const Rematch&) const { return refused(Reason::kDailyOnce); }
  std::optional<Refusal> operator()(const Next&) const { return refused(Reason::kDailyOnce); }
  std::optional<Refusal> operator()(const Renew&) const { return refused(Reason::kDailyOnce); }
  template <class Other>
  std::optional<Refusal> operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  bool is_creator() const { return asking_.by.player == asking_.facts.creator; }
  // Who is no member hears that.
  std::optional<Refusal> refused(Reason reason) const {
    const bool by_room = asking_.by.player == PlayerId(0);
    if (asking_.member == nullptr && !by_room) return std::nullopt;
    return Refusal{reason};
  }

  const Asking& asking_;
  const bool over_;
};

}  // namespace

std::int64_t counts_until(Day day) { return begin_of(day + 2); }

std::optional<Refusal> barred_by_daily(const Ask& ask, const Asking& asking, bool over) {
  return std::visit(Bar(asking, over), ask);
}

}  // namespace gridmates::room
