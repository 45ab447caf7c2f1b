// The tokens of this user's guests, each in a private file. One thread per store.
#pragma once

#include <string>
#include <string_view>

#include "client/core/private_file.h"

namespace gridmates::client {

class TokenStore {
 public:
  // `directory` may be empty: then nothing is kept and keep() fails.
  TokenStore(std::string directory, std::string_view server, std::string_view name);

  // The kept token; empty if there is none or it cannot be read.
  std::string load() const;
  // Whether a file exists but no token can be read from it.
  bool damaged() const;
  // Keeps the token; an empty one deletes it. Returns an empty text, or a sentence that says why it
  // failed.
  std::string keep(std::string_view token) const;
  // The file's path; empty without a directory.
  const std::string& path() const { return file_.path(); }

 private:
  PrivateFile file_;
};

}  // namespace gridmates::client
