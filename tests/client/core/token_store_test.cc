#include "client/core/token_store.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace gridmates::client {
namespace {

constexpr const char* kServerUrl = "ws://127.0.0.1:7777/ws";

class TokenStoreTest : public testing::Test {
 protected:
  TokenStoreTest() {
    std::string pattern = testing::TempDir() + "gridmates-tokens-XXXXXX";
    root_ = mkdtemp(pattern.data());
    directory_ = root_ + "/state/gridmates";
  }
  ~TokenStoreTest() override { std::filesystem::remove_all(root_); }

  static unsigned mode(const std::string& path) {
    struct stat info{};
    EXPECT_EQ(stat(path.c_str(), &info), 0);
    return info.st_mode & 0777;
  }

  const std::string token_ = std::string(30, 'x') + std::string("\0\xff", 2);
  std::string root_;
  std::string directory_;
};

TEST_F(TokenStoreTest, KeepsATokenForNobodyElseToRead) {
  const TokenStore store(directory_, kServerUrl, "ana");
  EXPECT_EQ(store.load(), "");
  EXPECT_EQ(store.keep(token_), "");
  EXPECT_EQ(store.load(), token_);
  EXPECT_EQ(mode(store.path()), 0600u);
  EXPECT_EQ(mode(directory_), 0700u);
}

TEST_F(TokenStoreTest, AFileAServerAndName) {
  ASSERT_EQ(TokenStore(directory_, kServerUrl, "ana").keep(token_), "");
  EXPECT_EQ(TokenStore(directory_, kServerUrl, "bo").load(), "");
  EXPECT_EQ(TokenStore(directory_, "ws://elsewhere/ws", "ana").load(), "");
  EXPECT_EQ(TokenStore(directory_, kServerUrl, "ana").load(), token_);
}

TEST_F(TokenStoreTest, NamesDoNotLeadOutOfTheDirectory) {
  const TokenStore store(directory_, kServerUrl, "../../etc/passwd");
  ASSERT_EQ(store.keep(token_), "");
  EXPECT_EQ(std::filesystem::path(store.path()).parent_path(), directory_);
}

TEST_F(TokenStoreTest, ReplacesAndForgets) {
  const TokenStore store(directory_, kServerUrl, "ana");
  const std::string other(32, 'y');
  ASSERT_EQ(store.keep(token_), "");
  ASSERT_EQ(store.keep(other), "");
  EXPECT_EQ(store.load(), other);
  EXPECT_EQ(store.keep(""), "");
  EXPECT_EQ(store.load(), "");
  EXPECT_EQ(store.keep(""), "");
  EXPECT_TRUE(std::filesystem::is_empty(directory_));
}

TEST_F(TokenStoreTest, WhatIsNoTokenIsNone) {
  const TokenStore store(directory_, kServerUrl, "ana");
  ASSERT_EQ(store.keep(token_), "");
  std::ofstream(store.path()) << "00ff\n";
  EXPECT_EQ(store.load(), "");
  std::ofstream(store.path()) << std::string(64, 'z') << "\n";
  EXPECT_EQ(store.load(), "");
}

TEST_F(TokenStoreTest, ADamagedFileIsTold) {
  const TokenStore store(directory_, kServerUrl, "ana");
  EXPECT_FALSE(store.damaged());
  ASSERT_EQ(store.keep(token_), "");
  EXPECT_FALSE(store.damaged());
  std::ofstream(store.path()) << "";
  EXPECT_TRUE(store.damaged());
  EXPECT_FALSE(TokenStore("", kServerUrl, "ana").damaged());
}

TEST_F(TokenStoreTest, AFileThatOthersCouldReadIsClosedAgain) {
  const TokenStore store(directory_, kServerUrl, "ana");
  ASSERT_EQ(store.keep(token_), "");
  ASSERT_EQ(chmod(store.path().c_str(), 0644), 0);
  EXPECT_EQ(store.load(), token_);
  EXPECT_EQ(mode(store.path()), 0600u);
}

TEST_F(TokenStoreTest, SaysWhyItCannotWrite) {
  std::ofstream(root_ + "/state") << "a file where the directory should be";
  EXPECT_NE(TokenStore(directory_, kServerUrl, "ana").keep(token_), "");
  EXPECT_NE(TokenStore("", kServerUrl, "ana").keep(token_), "");
}

}  // namespace
}  // namespace gridmates::client
