// A file that belongs to this user alone, one a server and name, so that two players of different
// names on one machine share nothing. Files have mode 0600, their directory 0700; writing is
// atomic. One thread an object; other processes may use the same directory.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

// Makes the directory, for its owner alone. Nothing, or why it is not there.
std::string make_private_directory(const std::string& directory);

class PrivateFile {
 public:
  // `directory` may be empty: then there is no file, and write() says so. `kind` begins its name.
  PrivateFile(std::string directory, std::string_view kind, std::string_view server,
              std::string_view name);

  // Whether something of that name is there.
  bool exists() const;
  // What it holds; empty when it cannot be read. It is made the owner's alone.
  std::string read() const;
  // Replaces it. Returns nothing when that worked, otherwise a sentence that says why not.
  std::string write(std::string_view text) const;
  std::string remove() const;
  // Empty without a directory.
  const std::string& path() const { return path_; }

 private:
  std::string directory_;
  std::string path_;
};

}  // namespace gridmates::client
