#include "client/replay/ghost_run.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/words/refusals.h"

namespace gridmates::replay {
namespace {

constexpr std::size_t kMostRuns = 4;  // of different kinds that are examined

// The best run of each kind of this game and table, those without help first, the fastest first.
std::vector<const v1::PlayedKind*> kinds_of(const v1::PlayerPage& page, const v1::RoomHead& head) {
  std::vector<const v1::PlayedKind*> kinds;
  for (const v1::PlayedGame& game : page.games()) {
    for (const v1::PlayedKind& kind : game.kinds()) {
      const bool so = game.game() == head.game() && kind.table() == head.table();
      if (so && kind.team_size() == 1 && !kind.best_run().empty()) kinds.push_back(&kind);
    }
  }
  std::ranges::sort(kinds, {}, [](const v1::PlayedKind* kind) {
    return std::tuple(kind->assisted(), kind->best_ms());
  });
  return kinds;
}

// "NOT_FOUND"
std::string_view code_name(const v1::Error& no) {
  constexpr std::string_view kPrefix = "ERROR_CODE_";
  const std::string_view name = v1::ErrorCode_Name(no.code());
  if (no.code() == v1::ERROR_CODE_UNSPECIFIED || !name.starts_with(kPrefix)) return "UNKNOWN";
  return name.substr(kPrefix.size());
}

}  // namespace

GhostChoice GhostRun::choice_in(const std::string& code) const {
  const auto found = choices_.find(code);
  return found == choices_.end() ? GhostChoice() : found->second;
}

GhostChoice GhostRun::choice(const client::Room& room) const {
  return choice_in(room.view.head().code());
}

void GhostRun::choose(const client::Room& room, GhostChoice choice) {
  before_ = std::exchange(choices_[room.view.head().code()], std::move(choice));
  drop();
  head_ = room.view.head();
}

void GhostRun::drop() {
  match_.clear();
  asked_ = 0;
  wanted_.clear();
  gather_.reset();
  ghost_.reset();
  refused_.reset();
}

void GhostRun::follow(const client::Room& room, bool wanted) {
  const v1::RoomHead& head = room.view.head();
  const GhostChoice::Of of = choice(room).of;
  const bool may = of == GhostChoice::Of::kRun ? !why_no_ghost(&room) : may_have_ghost(room);
  const bool shown = wanted && may && of != GhostChoice::Of::kNone;
  const std::string match = shown ? head.code() + "/" + std::to_string(head.match()) : "";
  const bool knows_more = shown && head.has_options() && !head_.has_options();
  if (match == match_ && !knows_more) {
    if (!shown) refused_.reset();  // it has been shown
    return;
  }
  drop();
  if (!shown) return;
  if (head_.code() != head.code()) before_.reset();
  match_ = match;
  head_ = head;
  load();
}

void GhostRun::load() {
  if (is_chosen()) {
    const GhostChoice chosen = choice_in(head_.code());
    wanted_.push_back({chosen.run, chosen.racer});
    return ask_next();
  }
  v1::GetPlayer own;
  own.set_game(head_.game());
  own.set_limit(1);
  asked_ = asks_.player(std::move(own));
  if (asked_ == 0) match_.clear();  // tried again later
}

void GhostRun::heard(const client::Notice& notice) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr || asked_ == 0 || answered->intent != asked_) return;
  asked_ = 0;
  const v1::ServerFrame& frame = answered->frame;
  if (frame.has_player_page()) return take(frame.player_page());
  if (gather_ && frame.has_replay()) return take(frame.replay());
  const v1::Error* no = client::refusal(frame);
  if (is_chosen() && no != nullptr) return fail({code_name(*no), words::refusal_sentence(*no)});
  ask_next();
}

// Reverts a choice that was just made; an earlier valid one is kept for the next match.
void GhostRun::fail(commands::Unread why) {
  const bool is_new = before_.has_value();
  if (is_new) choices_[head_.code()] = *std::exchange(before_, std::nullopt);
  gather_.reset();
  refused_ = std::move(why);
  if (is_new) match_.clear();
}

void GhostRun::take(const v1::PlayerPage& page) {
  for (const v1::PlayedKind* kind : kinds_of(page, head_)) {
    if (wanted_.size() < kMostRuns) wanted_.push_back({kind->best_run(), kind->best_racer()});
  }
  ask_next();
}

void GhostRun::ask_next() {
  gather_.reset();
  if (wanted_.empty()) return;
  gather_.emplace(wanted_.front().run, wanted_.front().racer);
  wanted_.pop_front();
  ask_on();
}

void GhostRun::ask_on() {
  asked_ = asks_.replay(gather_->next());
  if (asked_ != 0) return;
  gather_.reset();
  if (is_chosen()) match_.clear();  // tried again later
}

// Stops requesting a run that is not like the match.
void GhostRun::take(v1::Replay part) {
  if (const std::string why = gather_->take(std::move(part)); !why.empty()) {
    return is_chosen() ? fail({"NOT_FOUND", why}) : ask_next();
  }
  const v1::Replay& told = gather_->told();
  if (is_chosen()) {
    if (auto why = why_unlike(told)) return fail(*std::move(why));
  } else if (!is_alike(told.head())) {
    return ask_next();
  }
  if (!gather_->complete()) return ask_on();
  if (!told.events().empty()) ghost_.emplace(told);
  if (head_.has_options()) before_.reset();
  gather_.reset();
}

std::optional<commands::Unread> GhostRun::why_unlike(const v1::Replay& chosen) const {
  constexpr std::string_view kNotAlike = "NOT_ALIKE";
  const v1::RoomHead& other = chosen.head();
  if (other.game() != head_.game()) {
    return commands::Unread{kNotAlike, tr("that run is of another game")};
  }
  if (other.table() != head_.table()) {
    return commands::Unread{kNotAlike, tr("that run was {}, and this match is {}",
                                          tr(client::table_word(other.table())),
                                          tr(client::table_word(head_.table())))};
  }
  if (!is_alike(other)) {
    return commands::Unread{kNotAlike,
                            tr("the ghost needs the same options and the same level of board")};
  }
  std::string no_player = why_no_player(chosen, choice_in(head_.code()).racer);
  if (no_player.empty()) return std::nullopt;
  return commands::Unread{"NOT_FOUND", std::move(no_player)};
}

// The options of a board that is not shown yet may be unknown; they are compared later.
bool GhostRun::is_alike(const v1::RoomHead& other) const {
  const bool same_options = !head_.has_options() || other.options().SerializeAsString() ==
                                                        head_.options().SerializeAsString();
  return same_options && other.board().level() == head_.board().level();
}

bool GhostRun::work(std::size_t steps) { return ghost_ && ghost_->work(steps); }

std::optional<GhostRun::Bar> GhostRun::at(std::uint64_t time_ms) const {
  if (!ghost_) return std::nullopt;
  const auto count = ghost_->at(std::min(time_ms, ghost_->length_ms()));
  if (!count) return std::nullopt;
  const GhostChoice chosen = choice_in(head_.code());
  const std::string named = chosen.racer.empty() ? "" : " " + chosen.racer;
  const std::vector<std::string> players = ghost_->players();
  return Bar{*count,
             ghost_->length_ms(),
             client::printable(chosen.run + named),
             players.empty() ? "" : client::printable(players.front()),
             std::max<std::size_t>(players.size(), 1) - 1,
             ghost_->has_finished()};
}

}  // namespace gridmates::replay
