// The WebSocket part of a connection. Inside server/net.
#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <memory>

#include "server/net/await.h"
#include "server/net/shared.h"

namespace gridmates::net {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::empty_body>;

inline constexpr char kSubprotocol[] = "gridmates.v1";

// Answers the upgrade request (only read during the call) by `upgraded_by`, and passes the
// connection to Handlers::accept.
void start_websocket(TcpSocket socket, const UpgradeRequest& request,
                     std::shared_ptr<Shared> shared, Places::Place place, SteadyTime upgraded_by);

}  // namespace gridmates::net
