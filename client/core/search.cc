#include "client/core/search.h"

namespace gridmates::client {

void settle_search(Model& model, const v1::ClientFrame& asked, const v1::ServerFrame& answer,
                   std::uint64_t now_ms) {
  if (!asked.has_queue() && !asked.has_unqueue()) return;
  if (!answer.queue_status().has_waiting()) return model.search.reset();
  if (!asked.has_queue()) return;
  // After a lost connection the same search is requested again and continues.
  const v1::CreateRoom& wanted = asked.queue().room();
  const bool goes_on =
      model.search && model.search->room.SerializeAsString() == wanted.SerializeAsString();
  if (!goes_on) model.search = Search{wanted, now_ms, 0};
}

bool take_status(Model& model, const v1::QueueStatus& status) {
  if (!model.search) return !status.room().empty();  // found just when it ended
  model.search->computer = status.waiting().computer();
  if (!status.has_waiting()) model.search.reset();
  return true;
}

}  // namespace gridmates::client
