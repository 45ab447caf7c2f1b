// What a client gets before it starts: which server, under which name, where tokens are kept.
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

// Unanswered intents that are kept; a face reads no further input until one is answered.
inline constexpr std::size_t kMaxUnanswered = 16;
// The longest thing that may be said, in characters, as servers have it.
inline constexpr std::size_t kMaxSayCharacters = 300;
// Events that the feed of a room remembers.
inline constexpr std::size_t kMaxFeed = 200;
// What a watcher may go back through of a match: changes of its board, and bytes of them all.
inline constexpr std::size_t kMaxEarlier = 512;
inline constexpr std::size_t kMaxEarlierBytes = 4 * 1024 * 1024;
// The longest frame that is read, in bytes; servers send at most 64 KiB.
inline constexpr std::size_t kMaxFrameInBytes = 256 * 1024;
// Bytes that may wait to be written before the connection is given up.
inline constexpr std::size_t kMaxWriteQueueBytes = 1024 * 1024;

// Reconnecting: full jitter over min(kBackoffCapMs, kBackoffBaseMs * 2^attempt).
inline constexpr std::uint32_t kBackoffBaseMs = 500;
inline constexpr std::uint32_t kBackoffCapMs = 5'000;
// A connection that stayed this long starts the back-off anew when it ends.
inline constexpr std::uint32_t kSteadyMs = 5'000;
// Connecting, hello and signing in together may take so long.
inline constexpr std::uint32_t kGreetingMs = 10'000;
// Resumes from nothing after a wrong hash, a connection; after that the client only counts.
inline constexpr int kMaxResyncs = 3;
// Request numbers of the client's own resumes; intents count from 1.
inline constexpr std::uint32_t kFirstResumeRequest = 0x8000'0000;
// Connections that are given up in a row for answers that nobody asked for; then the client stops.
inline constexpr int kMaxStrays = 3;
// The cursor is sent at most so often.
inline constexpr std::uint32_t kPresenceEveryMs = 150;

struct Config {
  std::string server{kDefaultServer};  // ws://HOST[:PORT][/PATH], or HOST:PORT
  std::string name;                    // 1 to 24 characters; the server judges
  bool computer = false;               // a program plays, not a person
  bool brief = false;                  // signs in for one request; other clients are not told
  bool keep_token = true;              // false: always a new guest, nothing is written
  std::string state_dir;               // see kept_in()
  // Gives up when the first connection has not been signed in after so long; 0: with the first
  // failure; nullopt: never. A connection that is lost later is tried again for ever.
  std::optional<std::uint32_t> give_up_after_ms;
};

// The parts of a server's URL.
struct Url {
  bool tls = false;  // wss
  std::string host;  // without brackets for IPv6
  std::string port;  // "7777"; 80 or 443 when the URL has none
  std::string path;  // begins with '/'
};

// The parts of a ws:// or wss:// URL, or of HOST:PORT, which is ws://HOST:PORT; nullopt for what is
// neither.
std::optional<Url> parse_url(std::string_view text);

// $USER, or "guest" when that is empty.
std::string default_name();

// $XDG_STATE_HOME/gridmates, or ~/.local/state/gridmates; empty when neither can be named.
std::string default_state_dir();
// The directory of what this client keeps: the one that is named, else the default; empty where
// nothing is to be kept.
std::string kept_in(const Config& config);

}  // namespace gridmates::client
