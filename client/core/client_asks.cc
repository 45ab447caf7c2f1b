// Requests outside of rooms: lists, and the search for an opponent.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/client.h"

namespace gridmates::client {

IntentId Client::list_rooms() {
  v1::ClientFrame frame;
  frame.mutable_list_rooms();
  return post(std::move(frame));
}

IntentId Client::list_dailies(std::string date) {
  v1::ClientFrame frame;
  frame.mutable_list_dailies()->set_date(std::move(date));
  return post(std::move(frame));
}

IntentId Client::list_packs() {
  v1::ClientFrame frame;
  frame.mutable_list_packs();
  return post(std::move(frame));
}

IntentId Client::list_puzzles(v1::ListPuzzles ask) {
  v1::ClientFrame frame;
  *frame.mutable_list_puzzles() = std::move(ask);
  return post(std::move(frame));
}

IntentId Client::get_leaderboard(v1::GetLeaderboard ask) {
  v1::ClientFrame frame;
  *frame.mutable_get_leaderboard() = std::move(ask);
  return post(std::move(frame));
}

IntentId Client::get_player(v1::GetPlayer ask) {
  v1::ClientFrame frame;
  *frame.mutable_get_player() = std::move(ask);
  return post(std::move(frame));
}

IntentId Client::get_replay(v1::GetReplay ask) {
  v1::ClientFrame frame;
  *frame.mutable_get_replay() = std::move(ask);
  return post(std::move(frame));
}

IntentId Client::queue(v1::CreateRoom room) {
  v1::ClientFrame frame;
  *frame.mutable_queue()->mutable_room() = std::move(room);
  return post(std::move(frame));
}

// Ends the search, as a match that it finds would take the player out of the room.
void Client::end_search() {
  if (!model_.search || unqueue() == 0) return;
  model_.search.reset();
  tell(Warned{own_words(tr("the search for an opponent has ended"))});
}

IntentId Client::unqueue() {
  v1::ClientFrame frame;
  frame.mutable_unqueue();
  return post(std::move(frame));
}

}  // namespace gridmates::client
