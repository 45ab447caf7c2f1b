// The configuration of a client: which server, under which name, where tokens are kept.
// Plain values and pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::client {

inline constexpr std::string_view kDefaultServer = "ws://127.0.0.1:7777/ws";
// Hello.client; at most 64 bytes.
inline constexpr std::string_view kClientVersion = "gridmates/0.1.0";

// The version of the protocol that this client speaks.
inline constexpr std::uint32_t kProtocol = 2;

// The maximum of unanswered intents; a face reads no further input until one is answered.
inline constexpr std::size_t kMaxUnanswered = 16;
// The longest message in the talk, in characters; servers have the same limit.
inline constexpr std::size_t kMaxSayCharacters = 300;
// The maximum of events in the feed of a room.
inline constexpr std::size_t kMaxFeed = 200;
// Limits of a match's history for watchers: changes of its board, and their total bytes.
inline constexpr std::size_t kMaxEarlier = 512;
inline constexpr std::size_t kMaxEarlierBytes = 4 * 1024 * 1024;
// The longest frame that is read, in bytes; servers send at most 64 KiB.
inline constexpr std::size_t kMaxFrameInBytes = 256 * 1024;
// Bytes that may wait to be written; more end the connection.
inline constexpr std::size_t kMaxWriteQueueBytes = 1024 * 1024;

// Reconnecting: full jitter over min(kBackoffCapMs, kBackoffBaseMs * 2^attempt).
inline constexpr std::uint32_t kBackoffBaseMs = 500;
inline constexpr std::uint32_t kBackoffCapMs = 5'000;
// A connection that lasted this long resets the back-off.
inline constexpr std::uint32_t kSteadyMs = 5'000;
// The time limit for connecting, hello and signing in together.
inline constexpr std::uint32_t kGreetingMs = 10'000;
// Resumes after a wrong hash or a gap, per connection; later wrong hashes are only counted.
inline constexpr int kMaxResyncs = 3;
// First request number of the client's own resumes; intents count from 1.
inline constexpr std::uint32_t kFirstResumeRequest = 0x8000'0000;
// Connections in a row that are dropped for unexpected answers; then the client stops.
inline constexpr int kMaxStrays = 3;
// The minimum interval between two cursor messages.
inline constexpr std::uint32_t kPresenceEveryMs = 150;

struct Config {
  std::string server{kDefaultServer};  // ws://HOST[:PORT][/PATH], or HOST:PORT
  std::string name;                    // 1 to 24 characters; the server checks
  bool computer = false;               // a program plays, not a person
  bool brief = false;                  // signs in for one request; other clients are not notified
  bool keep_token = true;              // false: always a new guest, nothing is written
  std::string state_dir;               // see kept_in()
  // Gives up if the first connection is not signed in after this time; 0: at the first failure;
  // nullopt: never. A connection that is lost later is always retried.
  std::optional<std::uint32_t> give_up_after_ms;
};

// The parts of a server's URL.
struct Url {
  bool tls = false;  // wss
  std::string host;  // without brackets for IPv6
  std::string port;  // "7777"; 80 or 443 if the URL has none
  std::string path;  // begins with '/'
};

// The parts of a ws:// or wss:// URL, or of HOST:PORT, which means ws://HOST:PORT; nullopt for
// other texts.
std::optional<Url> parse_url(std::string_view text);

// $USER, or "guest" if that is empty.
std::string default_name();

// $XDG_STATE_HOME/gridmates, or ~/.local/state/gridmates; empty if HOME is not set either.
std::string default_state_dir();
// The directory for this client's files: the configured one, else the default; empty if nothing is
// to be kept.
std::string kept_in(const Config& config);

}  // namespace gridmates::client
