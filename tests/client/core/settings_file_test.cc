#include "client/core/settings_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace gridmates::client {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFresh = "# Settings.\n\n# Wraps.\n# wrap = no\n";

std::string file_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Folder {
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "gm-settings-XXXXXX").string();
    path = ::mkdtemp(pattern.data());
  }
  ~Folder() { fs::remove_all(path); }
  fs::path path;
};

TEST(WithSetting, TakesThePlaceOfItsLine) {
  EXPECT_EQ(with_setting("name = ana\nwrap=no\nascii = true\n", "wrap", "yes"),
            "name = ana\nwrap = yes\nascii = true\n");
}

TEST(WithSetting, TakesThePlaceOfItsComment) {
  EXPECT_EQ(with_setting(kFresh, "wrap", "yes"), "# Settings.\n\n# Wraps.\nwrap = yes\n");
}

TEST(WithSetting, StandsAtTheEndAndAboveTheFirstSection) {
  EXPECT_EQ(with_setting("name = ana", "wrap", "yes"), "name = ana\nwrap = yes\n");
  EXPECT_EQ(with_setting("[bot]\nwrap = no\n", "wrap", "yes"), "wrap = yes\n[bot]\nwrap = no\n");
}

TEST(WithSetting, MakesACommentOfALineWithoutAValue) {
  EXPECT_EQ(with_setting("hide = clock\n", "hide", ""), "# hide = clock\n");
  EXPECT_EQ(with_setting("# hide = clock\n", "hide", ""), "# hide = clock\n");
  EXPECT_EQ(with_setting("", "hide", ""), "# hide =\n");
}

TEST(WithSetting, IsNotMisledByNamesThatBeginAlike) {
  EXPECT_EQ(with_setting("next-room = 1\n", "next", "yes"), "next-room = 1\nnext = yes\n");
}

TEST(KeepSetting, MakesTheFileAndChangesItLineByLine) {
  const Folder folder;
  const fs::path file = folder.path / "deep" / "gridmates.conf";
  EXPECT_EQ(keep_setting(file, kFresh, "wrap", "yes"), "");
  EXPECT_EQ(file_text(file), "# Settings.\n\n# Wraps.\nwrap = yes\n");
  EXPECT_EQ(keep_setting(file, kFresh, "keys", "wasd"), "");
  EXPECT_EQ(file_text(file), "# Settings.\n\n# Wraps.\nwrap = yes\nkeys = wasd\n");
  EXPECT_EQ(std::distance(fs::directory_iterator(file.parent_path()), {}), 1);
}

TEST(KeepSetting, WritesToWhereALinkLeads) {
  const Folder folder;
  std::ofstream(folder.path / "real.conf") << "name = ana\n";
  fs::create_symlink(folder.path / "real.conf", folder.path / "link.conf");
  EXPECT_EQ(keep_setting(folder.path / "link.conf", kFresh, "wrap", "yes"), "");
  EXPECT_TRUE(fs::is_symlink(folder.path / "link.conf"));
  EXPECT_EQ(file_text(folder.path / "real.conf"), "name = ana\nwrap = yes\n");
}

TEST(KeepSetting, SaysWhyItCannot) {
  const Folder folder;
  std::ofstream(folder.path / "file") << "";
  EXPECT_NE(keep_setting(folder.path / "file" / "gridmates.conf", kFresh, "wrap", "yes"), "");
  EXPECT_NE(keep_setting("", kFresh, "wrap", "yes"), "");
}

}  // namespace
}  // namespace gridmates::client
