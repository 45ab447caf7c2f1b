// The tokens of this user's guests, one file a server and name, so that two players of different
// names on one machine do not share an identity. Files have mode 0600, the directory 0700; writing
// is atomic. One thread a store; other processes may use the same directory.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

class TokenStore {
 public:
  // `directory` may be empty: then nothing is kept and keep() says so.
  TokenStore(std::string directory, std::string_view server, std::string_view name);

  // The kept token; empty when there is none that can be read. Its file is made the owner's alone.
  std::string load() const;
  // Whether there is a file, and no token can be read from it.
  bool damaged() const;
  // Keeps the token, or forgets it when empty. Returns nothing when that worked, otherwise a
  // sentence that says why not.
  std::string keep(std::string_view token) const;
  // The file's path; empty without a directory.
  const std::string& path() const { return path_; }

 private:
  std::string directory_;
  std::string path_;
};

}  // namespace gridmates::client
