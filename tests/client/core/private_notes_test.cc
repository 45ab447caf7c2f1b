// Private notes: stored, found again, and unreadable for others.
#include "client/core/private_notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

namespace gridmates::client {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

constexpr const char* kServer = "ws://127.0.0.1:7777/ws";

class PrivateNotesTest : public testing::Test {
 protected:
  PrivateNotesTest() {
    std::string pattern = testing::TempDir() + "gridmates-notes-XXXXXX";
    directory_ = mkdtemp(pattern.data());
  }
  ~PrivateNotesTest() override { std::filesystem::remove_all(directory_); }

  PrivateNotes open(std::string_view name = "ana") const { return {directory_, kServer, name}; }
  // Writes a note of ana's.
  std::string note(const std::string& room, std::uint32_t match, PrivateNote note) const {
    return open().note(room, match, {&note, 1});
  }
  std::string file() const {
    return std::filesystem::directory_iterator(directory_)->path().string();
  }

  std::string directory_;
};

TEST_F(PrivateNotesTest, AreThereAgainAfterARestart) {
  EXPECT_EQ(note("KITE-42", 1, {10, 0b1000010}), "");
  EXPECT_EQ(note("KITE-42", 1, {3, 1}), "");
  EXPECT_THAT(open().of("KITE-42", 1), ElementsAre(Pair(3, 1), Pair(10, 0b1000010)));
}

TEST_F(PrivateNotesTest, BelongToAMatchOfARoomAndToAName) {
  note("KITE-42", 1, {10, 2});
  EXPECT_THAT(open().of("KITE-42", 2), IsEmpty());
  EXPECT_THAT(open().of("OWL-7", 1), IsEmpty());
  EXPECT_THAT(open("bo").of("KITE-42", 1), IsEmpty());
}

TEST_F(PrivateNotesTest, NoDigitRemovesThem) {
  note("KITE-42", 1, {10, 2});
  note("KITE-42", 1, {10, 0});
  EXPECT_THAT(open().of("KITE-42", 1), IsEmpty());
}

TEST_F(PrivateNotesTest, NobodyElseMayReadTheFile) {
  note("KITE-42", 1, {10, 2});
  struct stat info{};
  ASSERT_EQ(stat(file().c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777, 0600U);
}

TEST_F(PrivateNotesTest, AnotherProcessLosesNothing) {
  PrivateNotes one = open();
  note("KITE-42", 1, {10, 2});
  const PrivateNote other{11, 4};
  EXPECT_EQ(one.note("KITE-42", 1, {&other, 1}), "");
  EXPECT_THAT(open().of("KITE-42", 1), ElementsAre(Pair(10, 2), Pair(11, 4)));
}

TEST_F(PrivateNotesTest, TheBoardThatWasWrittenToFirstIsForgottenFirst) {
  for (std::uint32_t match = 1; match <= PrivateNotes::kMaxBoards + 1; ++match) {
    note("KITE-42", match, {0, 1});
  }
  EXPECT_THAT(open().of("KITE-42", 1), IsEmpty());
  EXPECT_THAT(open().of("KITE-42", 2), ElementsAre(Pair(0, 1)));
}

TEST_F(PrivateNotesTest, ALineThatCannotBeReadIsLeftOut) {
  note("KITE-42", 1, {10, 2});
  std::ofstream(file(), std::ios::app) << "KITE-42 x 1 1\nOWL-7 1 5 7 tail\nOWL-7 2 5 8\n";
  EXPECT_THAT(open().of("KITE-42", 1), ElementsAre(Pair(10, 2)));
  EXPECT_THAT(open().of("OWL-7", 1), IsEmpty());
  EXPECT_THAT(open().of("OWL-7", 2), ElementsAre(Pair(5, 8)));
}

TEST_F(PrivateNotesTest, WithoutADirectoryTheyLastAsLongAsTheProgram) {
  PrivateNotes notes("", kServer, "ana");
  const PrivateNote one{10, 2};
  EXPECT_EQ(notes.note("KITE-42", 1, {&one, 1}), "");
  EXPECT_THAT(notes.of("KITE-42", 1), ElementsAre(Pair(10, 2)));
}

TEST_F(PrivateNotesTest, WhatCouldNotBeWrittenIsNotLostToTheOldFile) {
  note("KITE-42", 1, {10, 2});
  PrivateNotes notes = open();
  std::filesystem::rename(directory_, directory_ + "-moved");
  const PrivateNote one{11, 4};
  std::ofstream(directory_) << "in the way";
  EXPECT_NE(notes.note("KITE-42", 1, {&one, 1}), "");
  std::filesystem::remove(directory_);
  std::filesystem::rename(directory_ + "-moved", directory_);
  const PrivateNote other{12, 8};
  EXPECT_EQ(notes.note("KITE-42", 1, {&other, 1}), "");
  EXPECT_THAT(open().of("KITE-42", 1), ElementsAre(Pair(10, 2), Pair(11, 4), Pair(12, 8)));
}

TEST_F(PrivateNotesTest, WhatCannotBeKeptIsSaidAndNotedAllTheSame) {
  std::ofstream(directory_ + "/file") << "no directory";
  PrivateNotes notes(directory_ + "/file", kServer, "ana");
  const PrivateNote one{10, 2};
  EXPECT_THAT(notes.note("KITE-42", 1, {&one, 1}), HasSubstr("cannot write"));
  EXPECT_THAT(notes.of("KITE-42", 1), ElementsAre(Pair(10, 2)));
}

}  // namespace
}  // namespace gridmates::client
