// The HTTP part of a connection: one request, answered, or upgraded to a WebSocket. Inside
// server/net.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/net/shared.h"

namespace gridmates::net {

// Takes a fresh connection over, on its own strand; it ends by itself, at the latest after
// Options::handshake_ms and a second.
void serve_http(boost::asio::ip::tcp::socket socket, std::shared_ptr<Shared> shared,
                Places::Place place);

}  // namespace gridmates::net
