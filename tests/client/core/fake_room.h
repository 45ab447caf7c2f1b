// A room as a server would send it, for tests: a RoomView that grows event by event, with its
// hashes.
#pragma once

#include <string>
#include <utility>

#include "gridmates/v1/frames.pb.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "tests/client/core/fake_frames.h"  // IWYU pragma: export
#include "tests/client/core/told_rights.h"

namespace gridmates::client {

class FakeRoom {
 public:
  explicit FakeRoom(std::string code) {
    v1::RoomHead& head = *view.mutable_head();
    head.set_code(std::move(code));
    head.set_game("sudoku");
    head.set_table(v1::TABLE_COOP);
    head.set_state(v1::ROOM_STATE_WAITING);
    head.set_host(1);
    head.set_seats(4);
    head.set_seats_needed(1);
    head.mutable_options()->mutable_sudoku()->set_size(9);
    head.mutable_board()->set_source(v1::BOARD_SOURCE_TABLE);
    head.mutable_board()->set_pack("starter");
    head.mutable_board()->set_number(3);
    head.mutable_board()->set_level("unrated");
    add_member(1, "ana", 1);
    add_member(2, "bo", 2);
  }

  void add_member(std::uint32_t number, const std::string& name, std::uint32_t seat) {
    v1::Member& member = *view.add_members();
    member.set_number(number);
    member.set_name(name);
    member.set_seat(seat);
  }

  // An empty match that both play.
  void start_sudoku() {
    view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
    view.mutable_head()->set_match(1);
    v1::MatchView& match = *view.add_matches();
    match.set_columns(9);
    for (std::uint32_t player = 0; player < 2; ++player) {
      v1::MatchPlayer& entry = *match.add_players();
      entry.set_player(player);
      entry.set_member(player + 1);
      entry.set_name(player == 0 ? "ana" : "bo");
    }
    for (int cell = 0; cell < 81; ++cell) match.mutable_sudoku()->add_cells();
    match.mutable_sudoku()->mutable_status();
  }

  // The next event; its delta is the change that `change` makes to the view.
  v1::Event next(std::uint32_t member) {
    v1::Event event;
    event.set_seq(++seq);
    event.set_room_time_ms(seq * 1'000);
    event.set_member(member);
    return event;
  }

  // A Set by a member who is player `member - 1`; the view is updated.
  v1::Event set(std::uint32_t member, std::uint32_t cell, std::uint32_t digit) {
    v1::Event event = next(member);
    v1::Moved& moved = *event.mutable_moved();
    moved.set_player(member - 1);
    moved.mutable_move()->mutable_sudoku()->mutable_set()->set_cell(cell);
    moved.mutable_move()->mutable_sudoku()->mutable_set()->set_digit(digit);
    v1::MatchDelta& delta = *event.mutable_delta()->add_match_deltas();
    v1::SudokuCellChange& change = *delta.mutable_sudoku()->add_cells();
    change.set_index(cell);
    change.mutable_cell()->set_digit(digit);
    change.mutable_cell()->set_writer(member);
    v1::SudokuStatus& status = *delta.mutable_sudoku()->mutable_status();
    status = view.matches(0).sudoku().status();
    status.set_filled(status.filled() + 1);
    convert::apply(event.delta(), view);
    return event;
  }

  v1::Event said(std::uint32_t member, const std::string& text) {
    v1::Event event = next(member);
    event.mutable_said()->set_text(text);
    return event;
  }

  // `host` puts the first member of the view out.
  v1::Event kicks_first(std::uint32_t host) {
    v1::Event event = next(host);
    event.mutable_left()->set_name(view.members(0).name());
    event.mutable_left()->set_kicked(view.members(0).number());
    event.mutable_delta()->add_gone(view.members(0).number());
    convert::apply(event.delta(), view);
    return event;
  }

  v1::ServerFrame snapshot(std::uint32_t you) const {
    v1::ServerFrame frame;
    v1::Snapshot& snapshot = *frame.mutable_snapshot();
    snapshot.set_room(view.head().code());
    snapshot.set_epoch(epoch);
    snapshot.set_seq(seq);
    snapshot.set_part(1);
    snapshot.set_parts(1);
    snapshot.set_cause(v1::SNAPSHOT_CAUSE_FIRST);
    *snapshot.mutable_view() = view;
    snapshot.set_you(you);
    snapshot.set_room_time_ms(seq * 1'000);
    you_ = you;
    return frame;
  }

  template <class... Event>
  v1::ServerFrame events(const Event&... event) const {
    v1::ServerFrame frame;
    frame.mutable_events()->set_room(view.head().code());
    frame.mutable_events()->set_epoch(epoch);
    (void(*frame.mutable_events()->add_events() = event), ...);
    frame.mutable_events()->set_view_hash(convert::view_hash(view));
    return told(std::move(frame), view, you_);
  }

  v1::ServerFrame sync_done() const {
    v1::ServerFrame frame;
    v1::SyncDone& done = *frame.mutable_sync_done();
    done.set_room(view.head().code());
    done.set_epoch(epoch);
    done.set_head(seq);
    done.set_view_hash(convert::view_hash(view));
    done.set_room_time_ms(seq * 1'000);
    const auto sits = [this](const auto& one) { return one.number() == you_ && one.seat() != 0; };
    if (std::ranges::none_of(view.members(), sits)) done.set_late_s(view.head().delay_s());
    return told(std::move(frame), view, you_);
  }

  v1::RoomView view;
  std::uint64_t epoch = 77;
  std::uint64_t seq = 3;

 private:
  mutable std::uint32_t you_ = 0;  // recipient of the latest snapshot
};

}  // namespace gridmates::client
