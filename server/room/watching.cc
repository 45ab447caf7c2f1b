#include "server/room/watching.h"

#include <algorithm>
#include <string>
#include <variant>

namespace gridmates::room {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

bool is_talk(const Event& event) {
  return std::holds_alternative<Said>(event.what) || std::holds_alternative<Emoted>(event.what);
}

bool keeps_talk_in(const Facts& facts, const State& state) {
  const bool on = std::holds_alternative<Playing>(state) || std::holds_alternative<Paused>(state);
  return on && keeps_talk_while_on(facts);
}

// A player who is done with a race knows its board, and may see how the others fill it in.
bool plays_in(const State& state, const Member& member) {
  if (!member.seated()) return false;
  const MatchRecord* record = record_of(state);
  if (record == nullptr || !record->is_race()) return true;
  const auto seat = record->seat_of(member.number);
  return !seat || !record->is_done(*seat);
}

bool keeps_in(const Event& event, const Facts& facts, const State& state) {
  if (!is_talk(event) || !keeps_talk_in(facts, state)) return false;
  const Member* member = facts.find(event.by);
  return member != nullptr && !plays_in(state, *member);
}

KeptSaid kept_of(const Event& event, const Name& name) {
  KeptSaid kept{event.seq, event.wall_ms, event.by, name, {}, {}};
  if (const auto* said = std::get_if<Said>(&event.what)) kept.text = said->text;
  if (const auto* emoted = std::get_if<Emoted>(&event.what)) kept.emote = emoted->emote;
  return kept;
}

// Drops the oldest entries if there is too much for one frame.
void keep(KeptSaid said, KeptTalk& talk) {
  std::size_t bytes = said.text.str().size();
  for (const KeptSaid& one : talk) bytes += one.text.str().size();
  while (!talk.empty() && (talk.full() || bytes > kKeptTalkBytes)) {
    const KeptSaid& oldest = *talk.begin();
    bytes -= oldest.text.str().size();
    talk.erase_if([seq = oldest.seq](const KeptSaid& one) { return one.seq == seq; });
  }
  talk.push(std::move(said));
}

}  // namespace

bool keeps_talk_while_on(const Facts& facts) {
  return facts.room->table == core::Table::kRace || facts.rated || facts.watching.delay_s != 0;
}

std::uint64_t Watching::delay_ms() const { return facts_.watching.delay_s * kSecondMs; }

bool Watching::is_late(PlayerId player) const {
  const Member* member = facts_.member_of(player);
  return delay_ms() != 0 && (member == nullptr || !member->seated());
}

std::uint64_t Watching::follow_delay_ms() const {
  if (facts_.room->table != core::Table::kRace) return 0;
  return std::max<std::uint64_t>(delay_ms(), limits::kFollowDelayMs);
}

// In a kWatcher, `seat` is the seat of the followed player plus one.
core::Viewer Watching::following(core::Viewer viewer, Seat whom) const {
  using Kind = core::Viewer::Kind;
  const MatchRecord* record = record_of(room_.state_);
  const bool races = record != nullptr && record->is_race() && whom.value < record->matches.size();
  if (!races || viewer.kind == Kind::kPlayer) return viewer;
  if (viewer.kind == Kind::kAfterwards) return {Kind::kAfterwards, whom};
  return {Kind::kWatcher, Seat(static_cast<std::uint8_t>(whom.value + 1))};
}

Room Watching::with_watcher(MemberNo number, const Identity& who) const {
  const Member* there = facts_.find(number);
  if (there != nullptr && !there->seated()) return room_;
  Room room = room_;
  room.facts_.members.change([&](auto& members) {
    members.erase_if([&who](const Member& one) { return one.player == who.player; });
    if (members.full()) {
      const MemberNo first = members.begin()->number;
      members.erase_if([first](const Member& one) { return one.number == first; });
    }
    members.push({number, who.player, who.name, Chair(0)});
  });
  return room;
}

bool Watching::sits(MemberNo member) const {
  const Member* found = facts_.find(member);
  return found != nullptr && found->seated();
}

bool Watching::plays(MemberNo member) const {
  const Member* found = facts_.find(member);
  return found != nullptr && plays_in(room_.state_, *found);
}

bool Watching::keeps_talk() const { return keeps_talk_in(facts_, room_.state_); }

bool Watching::keeps(const Event& talk) const { return keeps_in(talk, facts_, room_.state_); }

bool Watching::hides_watchers() const {
  const bool over = std::holds_alternative<Finished>(room_.state_);
  return keeps_talk() || (facts_.daily && !over);
}

bool Watching::hides(const Event& event) const {
  if (keeps(event)) return true;
  return std::holds_alternative<Invited>(event.what) && hides_watchers() && !plays(event.by);
}

Name Watching::hidden_name(MemberNo watcher) { return "#" + std::to_string(watcher.value); }

void Watching::note(const Event& event, const State& state, Facts& facts) {
  if (std::holds_alternative<MatchStarted>(event.what)) facts.kept_talk = KeptTalk();
  if (!keeps_in(event, facts, state)) return;
  const Name name = facts.find(event.by)->name;
  facts.kept_talk.change([&](KeptTalk& talk) { keep(kept_of(event, name), talk); });
}

}  // namespace gridmates::room
