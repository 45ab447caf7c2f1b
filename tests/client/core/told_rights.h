// The rights that a server would send with a view, for rooms that tests make by hand.
#pragma once

#include <algorithm>
#include <string>

#include "client/core/model.h"
#include "client/core/text.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

class ToldRights {
 public:
  ToldRights(const v1::RoomView& view, std::uint32_t you)
      : view_(view), state_(view.head().state()), hosting_(view.head().host() == you) {
    for (const v1::Member& member : view.members()) {
      taken_ += member.seat() != 0 ? 1u : 0u;
      seated_ = seated_ || (member.number() == you && member.seat() != 0);
    }
    for (const auto voter : view.head().vote().waiting()) votes_ = votes_ || voter == you;
    for (const v1::MatchView& match : view.matches()) {
      const v1::MatchPlayer* player = player_of(match, you);
      if (player != nullptr) player_ = player;
      for (const v1::MatchPlayer& other : match.players()) won_ = won_ || other.place() != 0;
    }
  }
  v1::Rights all() {
    using Kind = v1::Action::ActCase;
    out_.set_room(view_.head().code());
    tell(Kind::kStart, start());
    tell(Kind::kPlay, play(), play_from_ms());
    tell(Kind::kPause, in_charge(is_playing(state_)                ? ""
                                 : state_ == v1::ROOM_STATE_PAUSED ? "paused_already"
                                                                   : no_match()));
    tell(Kind::kUnpause, in_charge(state_ == v1::ROOM_STATE_PAUSED ? "" : "not_paused"));
    tell(Kind::kRenew, ask(!on() && !is_finished(state_)));
    tell(Kind::kVote, vote());
    tell(Kind::kResign, resign());
    for (const auto kind : {Kind::kStop, Kind::kDraw, Kind::kTakeBack}) tell(kind, ask(!on()));
    if (seated_ && on() && table() != v1::TABLE_VERSUS) tell(Kind::kDraw, "no_draw");
    tell(Kind::kRematch, hosts(state_ == v1::ROOM_STATE_WAITING ? "not_played_yet" : board()));
    tell(Kind::kNext, hosts(board()));
    tell(Kind::kSit, sit());
    tell(Kind::kStand, stand());
    const auto nobody_else = hosts(view_.members_size() == 1 ? "nobody_else" : "");
    for (const auto kind : {Kind::kKick, Kind::kPassHost}) tell(kind, nobody_else);
    tell(Kind::kComputer, hosts(on() ? "match_on" : ""));
    tell(Kind::kReady, state_ == v1::ROOM_STATE_WAITING ? "" : "begun_already");
    return out_;
  }

 private:
  v1::Table table() const { return view_.head().table(); }
  bool race() const { return table() == v1::TABLE_RACE; }
  bool on() const { return is_playing(state_) || state_ == v1::ROOM_STATE_PAUSED; }
  bool done() const { return race() && player_ && (player_->place() != 0 || player_->out()); }
  std::string no_match() const { return is_finished(state_) ? "match_over" : "no_match"; }
  std::string hosts(const std::string& no) const { return hosting_ ? no : "host_only"; }
  std::string in_charge(const std::string& no) const {
    return hosting_ || (seated_ && taken_ == 1) ? no : "host_or_only_player";
  }
  std::string ask(bool too_early_or_late) const {
    if (!seated_ || too_early_or_late) return seated_ ? no_match() : "watching";
    return view_.head().has_vote() ? "vote_open" : "";
  }
  std::string vote() const {
    return votes_ ? "" : view_.head().has_vote() ? "voted_already" : "no_vote";
  }
  std::string start() const {
    if (!hosting_) return "host_only";
    if (is_finished(state_)) return "no_new_board";
    if (state_ != v1::ROOM_STATE_WAITING) return "begun_already";
    return taken_ < view_.head().seats_needed() ? "too_few_players" : "";
  }
  std::string play() const {
    if (!seated_) return "watching";
    if (state_ == v1::ROOM_STATE_PAUSED) return "paused";
    if (!is_playing(state_)) return is_finished(state_) ? "match_over" : "not_begun";
    if (done()) return "race_over";
    const bool first = state_ == v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE;
    const bool turns = table() == v1::TABLE_VERSUS && player_ != nullptr;
    if (turns && player_->player() != (first ? 0u : 1u)) return "not_your_turn";
    return play_from_ms() != 0 ? "race_frozen" : "";
  }
  std::uint64_t play_from_ms() const {
    if (!race() || !is_playing(state_) || player_ == nullptr || done()) return 0;
    return std::max(view_.head().begins_ms(), player_->frozen_until_ms());
  }
  std::string resign() const {
    if (!seated_ || !on()) return seated_ ? no_match() : "watching";
    if (done()) return "race_over";
    return table() == v1::TABLE_COOP ? "no_opponent" : "";
  }
  std::string board() const { return on() && !(race() && won_) ? "match_on" : ""; }
  std::string sit() const {
    if (seated_) return "seated_already";
    if (on() && table() != v1::TABLE_COOP) return "seats_closed";
    return taken_ < view_.head().seats() ? "" : "seats_taken";
  }
  std::string stand() const {
    const bool alone = on() && table() == v1::TABLE_COOP && taken_ == 1;
    return !seated_ ? "watching" : alone ? "only_player" : "";
  }

  void tell(v1::Action::ActCase kind, const std::string& reason, std::uint64_t until_ms = 0) {
    v1::Right& right = *out_.add_rights();
    right.set_act(kind);
    if (reason.empty()) return;
    right.mutable_refused()->set_reason(reason);
    right.mutable_refused()->set_message(reason + ", says the server.");
    right.set_until_ms(until_ms);
    name("name", "the other");
    name("seconds", "0");
    name("number", std::to_string(taken_));
    name("of", std::to_string(view_.head().seats_needed()));
  }
  void name(const std::string& what, const std::string& value) {
    auto& parameter = *out_.mutable_rights()->rbegin()->mutable_refused()->add_parameters();
    parameter.set_name(what);
    parameter.set_value(value);
  }

  const v1::RoomView& view_;
  bool votes_ = false;
  v1::RoomState state_;
  bool hosting_;
  bool seated_ = false;
  std::uint32_t taken_ = 0;
  bool won_ = false;
  const v1::MatchPlayer* player_ = nullptr;
  v1::Rights out_;
};

// Adds the rights of this member in the room of the view to the frame.
inline v1::ServerFrame told(v1::ServerFrame frame, const v1::RoomView& view, std::uint32_t you) {
  frame.clear_rights();
  *frame.add_rights() = ToldRights(view, you).all();
  return frame;
}

// The model with the rights that a server would have sent.
inline Model told(Model model) {
  if (!model.room) return model;
  const v1::Rights all = ToldRights(model.room->view, model.room->you).all();
  for (const v1::Right& right : all.rights()) model.room->rights[right.act()] = right;
  return model;
}

}  // namespace gridmates::client
