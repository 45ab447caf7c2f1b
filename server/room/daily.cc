#include "server/room/daily.h"

#include <variant>

namespace gridmates::room {
namespace {

// One overload for each command that a daily may refuse; the others are as in any room.
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
  // Watchers know the board: the player must not see their talk, nor find out their names by names
  // that are taken.
  std::optional<Refusal> operator()(const Say&) const {
    if (over_ || asking_.member == nullptr || is_creator()) return std::nullopt;
    return Refusal{Reason::kDailyNotOver};
  }
  std::optional<Refusal> operator()(const Rename&) const {
    return over_ ? std::nullopt : refused(Reason::kDailyNotOver);
  }
  // Nobody else may be in charge of the player's match, and only those who have played the daily
  // themselves may watch.
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
  // Non-members get the ordinary refusal.
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
