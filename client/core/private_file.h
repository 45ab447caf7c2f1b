// A file readable by this user only, one for each server and name, so that two players with
// different names on one machine share nothing. Files have mode 0600, their directory 0700; writing
// is atomic. One thread per object; other processes may use the same directory.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

// Makes the directory with mode 0700 unless it exists. Returns an empty text, or why it failed.
std::string make_private_directory(const std::string& directory);

class PrivateFile {
 public:
  // `directory` may be empty: then there is no file, and write() fails. `kind` begins its name.
  PrivateFile(std::string directory, std::string_view kind, std::string_view server,
              std::string_view name);

  // Whether an entry with that name exists.
  bool exists() const;
  // Its content; empty if it cannot be read. Sets its mode to 0600.
  std::string read() const;
  // Replaces it. Returns an empty text, or a sentence that says why it failed.
  std::string write(std::string_view text) const;
  std::string remove() const;
  // Empty without a directory.
  const std::string& path() const { return path_; }

 private:
  std::string directory_;
  std::string path_;
};

}  // namespace gridmates::client
