// The tokens of this user's guests, each in a private file. One thread a store.
#pragma once

#include <string>
#include <string_view>

#include "client/core/private_file.h"

namespace gridmates::client {

class TokenStore {
 public:
  // `directory` may be empty: then nothing is kept and keep() says so.
  TokenStore(std::string directory, std::string_view server, std::string_view name);

  // The kept token; empty when there is none that can be read.
  std::string load() const;
  // Whether there is a file, and no token can be read from it.
  bool damaged() const;
  // Keeps the token, or forgets it when empty. Returns nothing when that worked, otherwise a
  // sentence that says why not.
  std::string keep(std::string_view token) const;
  // The file's path; empty without a directory.
  const std::string& path() const { return file_.path(); }

 private:
  PrivateFile file_;
};

}  // namespace gridmates::client
