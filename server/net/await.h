// Asio's types for a serving thread, with its executor type named instead of erased; and a token to
// await an operation and get its error as a value. Inside server/net.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace gridmates::net {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
using TcpAcceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor>;
using Timer = boost::asio::basic_waitable_timer<
    std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T = void>
using Awaitable = boost::asio::awaitable<T, Executor>;

inline constexpr boost::asio::as_tuple_t<boost::asio::use_awaitable_t<Executor>> kAwait{};

}  // namespace gridmates::net
