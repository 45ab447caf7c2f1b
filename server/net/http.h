// The HTTP part of a connection: one request, answered, or upgraded to a WebSocket. Inside
// server/net.
#pragma once

#include <memory>

#include "server/net/await.h"
#include "server/net/shared.h"

namespace gridmates::net {

// Takes a fresh connection over; by Options::upgrade_ms it has its answer or is cut, and
// Options::close_ms after an answer it is over.
void serve_http(TcpSocket socket, std::shared_ptr<Shared> shared, Places::Place place);

}  // namespace gridmates::net
