// GuardOracle: votes.
#include <algorithm>

#include "server/room/statechart/guard_oracle.h"

namespace gridmates::room {

// A vote ends with its match, with a pause, and with another board.
void GuardOracle::see_vote(const Event& event) {
  const Happening& what = event.what;
  const bool ends = std::holds_alternative<MatchEnded>(what) ||
                    std::holds_alternative<MatchPaused>(what) ||
                    std::holds_alternative<VoteClosed>(what);
  const auto* chosen = std::get_if<BoardChosen>(&what);
  if (ends || (chosen != nullptr && matches_.empty())) vote_.reset();
  if (chosen != nullptr) renews_ = false;
  if (const auto* opened = std::get_if<VoteOpened>(&what)) {
    vote_ = Poll{opened->kind, event.by, {}};
    if (opened->kind != VoteKind::kQuestion) vote_->ballots[event.by] = true;
  }
  if (const auto* voted = std::get_if<Voted>(&what)) vote_->ballots[event.by] = voted->yes;
  const auto* closed = std::get_if<VoteClosed>(&what);
  const bool passed = closed != nullptr && closed->end == VoteEnd::kPassed;
  if (passed && closed->kind == VoteKind::kRenew) renews_ = true;
}

bool GuardOracle::asks() const {
  return room_.table == core::Table::kCoop && goes_on() && matches_.front().question().has_value();
}

bool GuardOracle::has_own_voice(MemberNo member) const {
  const std::size_t seat = seat_of(member);
  if (!seated_.contains(member)) return false;
  if (!matches_.empty() && !racers_.empty()) return races_at(seat);
  const bool versus = room_.table == core::Table::kVersus;
  if (versus && matches_.empty()) return true;
  if (vote_ && vote_->by == member) return true;
  if (seat == players_.size()) return false;
  if (versus) return true;
  return moved_.contains(member);
}

// If nobody else has a voice, the host has one; on a question all players, if none has moved.
std::vector<MemberNo> GuardOracle::voices_without(MemberNo gone) const {
  std::vector<MemberNo> voices;
  std::vector<MemberNo> players;
  for (const MemberNo one : seated_) {
    if (one == gone) continue;
    if (has_own_voice(one)) voices.push_back(one);
    if (seat_of(one) != players_.size()) players.push_back(one);
  }
  const bool question = vote_ ? vote_->kind == VoteKind::kQuestion : asks();
  if (question) return voices.empty() ? players : voices;
  if (vote_ && host_ != gone && host_has_voice(vote_->by, gone)) voices.push_back(host_);
  return voices;
}

bool GuardOracle::has_voice(MemberNo member) const {
  return std::ranges::count(voices_without(MemberNo(0)), member) != 0;
}

bool GuardOracle::may_vote(MemberNo member) const {
  return has_voice(member) && !(vote_ && vote_->ballots.contains(member));
}

bool GuardOracle::ends_offer(const MemberView* member) const {
  if (vote_is_about(VoteKind::kTakeBack)) return true;
  return vote_is_about(VoteKind::kDraw) && member != nullptr && may_vote(member->number);
}

bool GuardOracle::withdraws(const MemberView* member) const {
  return vote_ && !vote_is_about(VoteKind::kQuestion) && member != nullptr &&
         vote_->by == member->number;
}

bool GuardOracle::others_may_vote(MemberNo member) const {
  return host_has_voice(member, {}) || others_have_voice(member, {});
}

bool GuardOracle::others_have_voice(MemberNo member, MemberNo gone) const {
  return std::ranges::any_of(
      seated_, [&](MemberNo one) { return one != member && one != gone && has_own_voice(one); });
}

bool GuardOracle::host_has_voice(MemberNo asker, MemberNo gone) const {
  return room_.table == core::Table::kCoop && host_ != asker && seated_.contains(host_) &&
         !others_have_voice(asker, gone);
}

GuardOracle::Count GuardOracle::count_with(MemberNo member, std::optional<bool> yes) const {
  int for_it = 0;
  int against = 0;
  const auto all = voices_without(yes ? MemberNo(0) : member);
  for (const MemberNo one : all) {
    std::optional<bool> ballot;
    if (vote_ && vote_->ballots.contains(one)) ballot = vote_->ballots.at(one);
    if (one == member) ballot = yes;
    if (ballot) ++(*ballot ? for_it : against);
  }
  const int voices = static_cast<int>(all.size());
  if (for_it > voices - for_it) return Count::kPasses;
  return against >= voices - against ? Count::kFails : Count::kOpen;
}

std::string GuardOracle::vote_part_of(MemberNo member) const {
  std::string part;
  if (seat_of(member) < players_.size()) part += 'p';
  if (moved_.contains(member) && room_.table != core::Table::kVersus) part += 'm';
  if (!vote_) return part;
  if (vote_->by == member) part += 'a';
  if (vote_->ballots.contains(member)) part += vote_->ballots.at(member) ? 'y' : 'x';
  return part;
}

std::string GuardOracle::vote_key() const {
  std::string key = vote_ ? "v" + std::to_string(static_cast<int>(vote_->kind)) : "";
  if (asks()) key += 'q';
  if (renews_) key += 'R';
  return key;
}

}  // namespace gridmates::room
