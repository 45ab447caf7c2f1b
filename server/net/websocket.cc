#include "server/net/websocket.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cassert>

#include "server/net/gathered_socket.h"

namespace gridmates::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::size_t kReasonBytes = 123;  // the longest reason that fits in a close frame
constexpr std::size_t kSmallMessageBytes = 128;

// A socket that reports when Beast begins to wait for the peer to close the TCP connection, so that
// this wait has a deadline as well.
struct Socket : GatheredSocket {
  using GatheredSocket::GatheredSocket;
  std::function<void()> on_teardown;
};

// Found by Beast through argument-dependent lookup.
template <class Handler>
void async_teardown(beast::role_type role, Socket& socket, Handler&& handler) {
  socket.on_teardown();
  websocket::async_teardown(role, socket.tcp(), std::forward<Handler>(handler));
}

// Has its own deadlines instead of Beast's, which see neither a peer that does not read nor one
// that sends endless empty fragments: one for the complete message being read, one for the write
// under way, and one for the end of the upgrade and then of the closing.
class WebSocket final : public ports::Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(TcpSocket socket, std::shared_ptr<Shared> shared, Places::Place place,
            SteadyTime upgraded_by)
      : shared_(std::move(shared)),
        place_(std::move(place)),
        stream_(std::move(socket), [this](error_code ec) { on_sent(ec); }),
        read_by_(*shared_->deadlines, [this] { read_too_late(); }),
        write_by_(*shared_->deadlines, [this] { written_too_slowly(); }),
        end_by_(*shared_->deadlines, [this] { cut(); }) {
    end_by_.set(upgraded_by);
    error_code ec;
    const auto endpoint = tcp_socket().remote_endpoint(ec);
    if (!ec) peer_ = endpoint.address().to_string();
    shared_->metrics.connections.Increment();
  }

  ~WebSocket() override { shared_->metrics.connections.Decrement(); }

  void start(const UpgradeRequest& request) {
    stream_.binary(true);
    stream_.auto_fragment(false);
    stream_.read_message_max(shared_->options.message_bytes);
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(beast::http::field::server, "gridmatesd");
      response.set(beast::http::field::sec_websocket_protocol, kSubprotocol);
    }));
    stream_.control_callback(
        [this](websocket::frame_type, beast::string_view) { on_control_frame(); });
    stream_.next_layer().belongs_to(weak_from_this());
    stream_.next_layer().on_teardown = [this] { end_soon(); };
    stream_.async_accept(request, [self = shared_from_this()](error_code ec) {
      if (ec || self->over_) return self->cut();
      self->open_ = true;
      self->end_by_.clear();
      self->stream_.next_layer().begin_frames();
      self->shared_->handlers.accept(self);
    });
  }

  void read(std::uint64_t patience_ms, std::function<void(ports::Read)> done) override {
    assert(!reader_);
    if (over_) return refuse([done = std::move(done)] { done(ports::NoMessage::kOver); });
    reader_ = std::move(done);
    if (late_) return;
    read_by_.set_in(patience_ms);
    read_message();
  }

  bool write(std::span<const ports::Message> messages, std::function<void(bool)> done) override {
    assert(!writing_);
    Socket& socket = stream_.next_layer();
    if (over_ || closing_ || socket.is_closing()) {
      refuse([done = std::move(done)] { done(false); });
      return false;
    }
    socket.send(messages);
    watch_sending();
    if (socket.waiting() <= limits::kSendWaitBytes) return true;
    writing_ = std::move(done);
    return false;
  }

  void close(std::uint16_t code, std::string reason) override {
    if (over_ || std::exchange(closing_, true)) return;
    if (!open_) return cut();
    end_soon();
    websocket::close_reason why(code);
    why.reason.assign(reason.data(), std::min(reason.size(), kReasonBytes));
    stream_.async_close(why, [self = shared_from_this()](error_code) { self->cut(); });
  }

  std::string peer() const override { return peer_; }

 private:
  TcpSocket& tcp_socket() { return stream_.next_layer().tcp(); }

  // Answers a call that comes too late, in a handler of its own.
  void refuse(std::function<void()> answer) {
    asio::post(stream_.get_executor(), std::move(answer));
  }

  // Bytes of Beast's wait, the kernel has taken some that waited, or the connection has failed.
  void on_sent(error_code ec) {
    if (over_) return;
    if (ec) return cut();
    watch_sending();
    if (writing_ && stream_.next_layer().waiting() <= limits::kSendWaitBytes) {
      std::exchange(writing_, nullptr)(true);
    }
  }

  // Sets a deadline for the bytes that wait, at most limits::kSendWaitBytes of them; once the
  // kernel has taken those, the rest gets a new one.
  void watch_sending() {
    const Socket& socket = stream_.next_layer();
    const std::size_t most = std::min(socket.waiting(), limits::kSendWaitBytes);
    if (socket.waiting() == 0) {
      write_by_.clear();
    } else if (!write_by_.is_set() || socket.taken() >= write_until_) {
      write_until_ = socket.taken() + most;
      write_by_.set_in(shared_->options.write_progress_ms);
    }
  }

  void written_too_slowly() {
    shared_->metrics.slow_consumers.Increment();
    cut();
  }

  // Ends a read of the stream. If it is destroyed uncalled, as all pending handlers are with the
  // executor's context, it drops the reader too, which may hold this connection.
  struct ReadEnd {
    explicit ReadEnd(std::shared_ptr<WebSocket> read) : self(std::move(read)) {}
    ReadEnd(ReadEnd&&) = default;
    ReadEnd(const ReadEnd&) = delete;
    ReadEnd& operator=(const ReadEnd&) = delete;
    ~ReadEnd() {
      if (self) const auto dropped = std::exchange(self->reader_, nullptr);
    }
    void operator()(error_code ec, std::size_t bytes) {
      const auto socket = std::exchange(self, nullptr);
      socket->message_.resize(socket->message_bytes_ + bytes);
      const bool goes_on = !ec && !socket->stream_.is_message_done();
      goes_on ? socket->read_message() : socket->on_read(ec);
    }
    std::shared_ptr<WebSocket> self;
  };

  // Reads on, into a buffer for a small message until the size of a larger one is known.
  void read_message() {
    message_bytes_ = message_.size();
    const std::size_t most = stream_.read_size_hint(kSmallMessageBytes);
    message_.resize(message_bytes_ + most);
    stream_.async_read_some(asio::buffer(message_.data() + message_bytes_, most),
                            ReadEnd(shared_from_this()));
  }

  void on_read(error_code ec) {
    read_by_.clear();
    control_frames_ = 0;
    if (ec) {
      if (!closing_) cut();  // else the closing handshake ends it
      return answer_reader(ports::NoMessage::kOver);
    }
    if (stream_.got_text()) {
      close(static_cast<std::uint16_t>(websocket::close_code::unknown_data),
            "binary messages only");
      return answer_reader(ports::NoMessage::kOver);
    }
    core::Bytes message = std::exchange(message_, {});
    late_ ? read_message() : answer_reader(std::move(message));
  }

  // The read of the stream goes on, to notice the end of the connection.
  void read_too_late() {
    late_ = true;
    answer_reader(ports::NoMessage::kLate);
  }

  void answer_reader(ports::Read read) {
    if (reader_) std::exchange(reader_, nullptr)(std::move(read));
  }

  // Called from inside a read, where no operation on the stream may be started.
  void on_control_frame() {
    if (++control_frames_ != limits::kControlFrames + 1) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      self->close(kCloseFlood, "too many control frames");
    });
  }

  // From now on the peer has Options::close_ms to finish.
  void end_soon() {
    read_by_.clear();
    if (!std::exchange(ends_soon_, true)) end_by_.set_in(shared_->options.close_ms);
  }

  // The end: everything under way on the socket ends with it.
  void cut() {
    if (std::exchange(over_, true)) return;
    read_by_.clear();
    write_by_.clear();
    end_by_.clear();
    error_code ignored;
    // If bytes still wait here, those that the kernel holds for the peer are discarded too.
    const bool waits = stream_.next_layer().waiting() > 0;
    if (waits) tcp_socket().set_option(asio::socket_base::linger(true, 0), ignored);
    tcp_socket().close(ignored);
    if (auto done = std::exchange(writing_, nullptr)) refuse([done] { done(false); });
    if (auto done = std::exchange(reader_, nullptr))
      refuse([done] { done(ports::NoMessage::kOver); });
  }

  std::shared_ptr<Shared> shared_;
  Places::Place place_;
  websocket::stream<Socket, false> stream_;
  core::Bytes message_;            // being read, with unused room at the end
  std::size_t message_bytes_ = 0;  // of message_ that have come
  std::string peer_ = "unknown";
  Deadlines::Deadline read_by_;
  Deadlines::Deadline write_by_;
  Deadlines::Deadline end_by_;
  std::function<void(ports::Read)> reader_;
  std::function<void(bool)> writing_;  // called when more may be written
  std::uint64_t write_until_ = 0;      // the value that taken() must reach by write_by_
  std::uint32_t control_frames_ = 0;
  bool open_ = false;       // the upgrade is done
  bool late_ = false;       // no message came in time; later ones are dropped
  bool ends_soon_ = false;  // end_by_ is the deadline of closing
  bool closing_ = false;    // the closing handshake is under way
  bool over_ = false;       // the socket is closed
};

}  // namespace

void start_websocket(TcpSocket socket, const UpgradeRequest& request,
                     std::shared_ptr<Shared> shared, Places::Place place, SteadyTime upgraded_by) {
  std::make_shared<WebSocket>(std::move(socket), std::move(shared), std::move(place), upgraded_by)
      ->start(request);
}

}  // namespace gridmates::net
