#include "client/core/config.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace gridmates::client {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

bool is_port(std::string_view text) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number >= 1 &&
         number <= 65'535;
}

// Splits "host:port", "[v6]:port" or either without a port; false for other texts.
bool split_authority(std::string_view authority, Url& url) {
  std::string_view rest;
  if (authority.starts_with('[')) {
    const auto end = authority.find(']');
    if (end == std::string_view::npos) return false;
    url.host = authority.substr(1, end - 1);
    rest = authority.substr(end + 1);
  } else {
    const auto colon = std::min(authority.find(':'), authority.size());
    url.host = authority.substr(0, colon);
    rest = authority.substr(colon);
  }
  if (url.host.empty()) return false;
  if (rest.empty()) return true;
  if (rest.front() != ':' || !is_port(rest.substr(1))) return false;
  url.port = rest.substr(1);
  return true;
}

// Whether the text is exactly HOST:PORT or [v6]:PORT.
bool has_port_alone(std::string_view text) {
  Url url;
  return text.find('/') == std::string_view::npos && split_authority(text, url) &&
         !url.port.empty();
}

}  // namespace

std::optional<Url> parse_url(std::string_view text) {
  Url url;
  if (text.starts_with("ws://")) {
    text.remove_prefix(5);
  } else if (text.starts_with("wss://")) {
    text.remove_prefix(6);
    url.tls = true;
  } else if (!has_port_alone(text)) {
    return std::nullopt;
  }
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](unsigned char c) { return c > ' ' && c < 0x7f && c != '@'; });
  if (!plain) return std::nullopt;
  const auto slash = std::min(text.find('/'), text.size());
  url.path = slash == text.size() ? "/ws" : std::string(text.substr(slash));
  url.port = url.tls ? "443" : "80";
  if (!split_authority(text.substr(0, slash), url)) return std::nullopt;
  return url;
}

std::string default_name() {
  const std::string user = environment("USER");
  return user.empty() ? "guest" : user;
}

std::string default_state_dir() {
  const std::string state = environment("XDG_STATE_HOME");
  if (state.starts_with('/'))
    return state + "/gridmates";  // the specification ignores relative ones
  const std::string home = environment("HOME");
  return home.empty() ? std::string() : home + "/.local/state/gridmates";
}

std::string kept_in(const Config& config) {
  if (!config.keep_token) return "";
  return config.state_dir.empty() ? default_state_dir() : config.state_dir;
}

}  // namespace gridmates::client
