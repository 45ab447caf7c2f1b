#include "client/core/token_store.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

namespace gridmates::client {
namespace {

constexpr std::size_t kTokenBytes = 32;

std::string to_hex(std::string_view bytes) {
  std::string hex(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                 bytes.size());
  hex.pop_back();
  return hex;
}

}  // namespace

TokenStore::TokenStore(std::string directory, std::string_view server, std::string_view name)
    : file_(std::move(directory), "token", server, name) {}

std::string TokenStore::load() const {
  std::string hex = file_.read();
  hex.resize(std::min(hex.find('\n'), hex.size()));
  std::string token(kTokenBytes, '\0');
  std::size_t size = 0;
  const int error = sodium_hex2bin(reinterpret_cast<unsigned char*>(token.data()), token.size(),
                                   hex.data(), hex.size(), nullptr, &size, nullptr);
  return error == 0 && size == kTokenBytes ? token : "";
}

bool TokenStore::damaged() const { return file_.exists() && load().empty(); }

std::string TokenStore::keep(std::string_view token) const {
  return token.empty() ? file_.remove() : file_.write(to_hex(token) + "\n");
}

}  // namespace gridmates::client
