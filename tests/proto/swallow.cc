#include "tests/proto/swallow.h"

#include <array>
#include <cstdlib>

#include "gridmates/v1/frames.pb.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "tests/proto/example.h"

namespace gridmates::convert::test {
namespace {

constexpr std::array kGames = {"sudoku", "minesweeper", "tictactoe", "connectfour", "ultimate"};

// A converter must be able to return every move that it accepts.
void swallow_move(const v1::Move& move) {
  for (const char* game : kGames) {
    const auto bytes = converter(game)->move(move);
    if (!bytes) continue;
    v1::Move again;
    converter(game)->move(*bytes, again);
    if (converter(game)->move(again).value() != *bytes) std::abort();
  }
}

void swallow_options(const v1::GameOptions& options) {
  for (const char* game : kGames) {
    const auto bytes = converter(game)->options(options);
    if (!bytes) continue;
    v1::GameOptions again;
    converter(game)->options(*bytes, again);
    if (converter(game)->options(again).value() != *bytes) std::abort();
  }
}

void swallow_deltas(const v1::Events& events, v1::RoomView view) {
  for (const v1::Event& event : events.events()) {
    const std::uint64_t before = view_hash(view);
    if (!apply(event.delta(), view) && view_hash(view) != before) std::abort();
  }
}

}  // namespace

bool swallow_client_frame(std::span<const std::uint8_t> bytes) {
  v1::ClientFrame frame;
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return false;
  swallow_move(frame.action().play().move());
  swallow_options(frame.create_room().options());
  return true;
}

bool swallow_server_frame(std::span<const std::uint8_t> bytes) {
  v1::ServerFrame frame;
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return false;
  view_hash(frame.snapshot().view());
  swallow_deltas(frame.events(), example_view());
  // A snapshot and the events in its feed: hostile deltas on a hostile view.
  v1::Events recent;
  *recent.mutable_events() = frame.snapshot().recent();
  swallow_deltas(recent, frame.snapshot().view());
  return true;
}

}  // namespace gridmates::convert::test
