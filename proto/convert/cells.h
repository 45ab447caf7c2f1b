// Shared by the converters: decodes the engine's bytes, and fills type-erased views and deltas into
// the messages of the shape that game.proto requires of every game. For the converters alone. Pure;
// any thread.
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "engine/core/view.h"
#include "proto/convert/canonical.h"

namespace gridmates::convert {

// Decodes bytes that the engine has made.
template <class T>
T value_of(core::ByteView bytes) {
  auto value = core::decode<T>(bytes);
  assert(value && "these bytes are not the engine's");
  return *std::move(value);
}

// A game's function that fills a message from an engine value.
template <class Value, class Message>
using Put = void (*)(const Value&, Message&);

// `out` is a <Game>View.
template <class View, class Cell, class CellMessage, class Status, class StatusMessage>
void put_view(const core::MatchView& view, Put<Cell, CellMessage> put_cell,
              Put<Status, StatusMessage> put_status, View& out) {
  for (const core::ByteView cell : view.cells) put_cell(value_of<Cell>(cell), *out.add_cells());
  put_status(value_of<Status>(view.status), *out.mutable_status());
}

// For a game with constants; `out` is its <Game>View.
template <class View, class Constants, class ConstantsMessage>
void put_constants(const core::MatchView& view, Put<Constants, ConstantsMessage> put, View& out) {
  put(value_of<Constants>(view.constants), *out.mutable_constants());
}

// `out` is a <Game>Delta.
template <class Delta, class Cell, class CellMessage, class Status, class StatusMessage>
void put_delta(const core::ViewDelta& delta, Put<Cell, CellMessage> put_cell,
               Put<Status, StatusMessage> put_status, Delta& out) {
  for (std::size_t i = 0; i < delta.indices.size(); ++i) {
    auto& change = *out.add_cells();
    change.set_index(delta.indices[i]);
    put_cell(value_of<Cell>(delta.cells[i]), *change.mutable_cell());
  }
  if (delta.status) put_status(value_of<Status>(*delta.status), *out.mutable_status());
}

// The type-erased view of a <Game>View's cells, converted by `cell_of`, and of a status.
template <class View, class CellOf, class Status>
core::MatchView view_of(std::uint32_t columns, const View& board, CellOf cell_of,
                        const Status& status) {
  core::MatchView view;
  view.columns = static_cast<std::uint16_t>(columns);
  for (const auto& cell : board.cells()) view.cells.encode_back(cell_of(cell));
  view.status = core::encode(status);
  return view;
}

// Appends the canonical bytes of an engine value's message.
template <class Value, class Message>
void put_bytes(core::ByteView bytes, Put<Value, Message> put, core::Bytes& out) {
  Message message;
  put(value_of<Value>(bytes), message);
  put_own(message, out);
}

inline core::Refusal malformed(const char* message) {
  return {core::RefusalCode::kMalformed, message};
}

}  // namespace gridmates::convert
