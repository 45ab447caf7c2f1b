// The HTTP part of a connection: one request, which is answered or upgraded to a WebSocket. Inside
// server/net.
#pragma once

#include <memory>

#include "server/net/await.h"
#include "server/net/shared.h"

namespace gridmates::net {

// Takes over a new connection. By Options::upgrade_ms it is answered, upgraded or cut;
// Options::close_ms after an answer it is closed.
void serve_http(TcpSocket socket, std::shared_ptr<Shared> shared, Places::Place place);

}  // namespace gridmates::net
