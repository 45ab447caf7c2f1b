// Refusals of engine and server go through the catalogue: their sentences are found, and no refusal
// lacks one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <regex>

#include "tests/client/catalogue/extract.h"
#include "tests/client/catalogue/sources.h"

namespace gridmates::catalogue::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(Refusals, AreFoundByTheirSentences) {
  constexpr std::string_view kSource = R"cc(
    Refusal invalid(Sentence sentence, Parameters parameters = {});
    if (cell > 8)
      return core::invalid(
          "There is no "
          "such cell.");
    return illegal("{cell} is taken.", {{"cell", "a 1"}});
    return core::refuse(core::RefusalCode::kMatchOver, "It is over.");
  )cc";
  const auto expected = ElementsAre(Entry{"There is no such cell.", ""},
                                    Entry{"{cell} is taken.", ""}, Entry{"It is over.", ""});
  EXPECT_THAT(texts_in(kSource, Of::kEngine), expected);
  EXPECT_THAT(texts_in(kSource, Of::kServer), expected);
  EXPECT_THAT(texts_in(kSource), IsEmpty());
}

TEST(Refusals, OfTheServerAreFoundByTheirSentences) {
  constexpr std::string_view kSource = R"cc(
    return invalid(std::move(field), "At most {max}.", {{"max", std::to_string(most(1))}});
    co_return wire::refuse(v1::ERROR_CODE_NOT_FOUND, "There is none.", {}, "puzzle.pack");
    return try_again(v1::ERROR_CODE_RETRY_LATER, "Wait a moment.");
    return wire::sign_in_first(kCode, "Sign in.");
    return resync_first(kCode, "Look again.");
    return refuse(item, wire::busy());
    log::error("a session ends with a fault", {{"what", error.what()}});
    Line{"lives", "hits until the end", kTogether};
  )cc";
  EXPECT_THAT(
      texts_in(kSource, Of::kServer),
      ElementsAre(Entry{"At most {max}.", ""}, Entry{"There is none.", ""},
                  Entry{"Wait a moment.", ""}, Entry{"Sign in.", ""}, Entry{"Look again.", ""}));
}

// A refusal made of a code and a text would have no sentence.
TEST(Refusals, AreMadeOfSentences) {
  const std::regex made_whole("\\{\\s*(core::)?RefusalCode::\\w+,\\s*\"");
  for (const char* folder : {"engine", "proto/convert", "server"}) {
    each_source(folder, [&](const std::string& path, const std::string& source) {
      // Nobody plays the game that explores the room machine.
      if (path.starts_with("server/room/statechart/")) return;
      EXPECT_FALSE(std::regex_search(source, made_whole)) << path;
    });
  }
}

TEST(Refusals, OfTheServerAreMadeInOnePlace) {
  each_source("server", [](const std::string& path, const std::string& source) {
    if (path == "server/wire/errors.cc") return;
    for (const char* setter : {"set_message(", "set_sentence("}) {
      EXPECT_EQ(source.find(setter), std::string::npos)
          << path << ": make it of a core::Sentence (server/wire/errors.h)";
    }
  });
}

// docs/PROTOCOL.md, Errors, lists these.
TEST(Refusals, ThatNobodyTranslatesAreOfClientsWithAFault) {
  std::vector<std::string> found;
  each_source("server", [&found](const std::string&, const std::string& source) {
    std::ranges::copy(untranslated_in(source), std::back_inserter(found));
  });
  EXPECT_THAT(found, UnorderedElementsAre("A client's name has at most 64 bytes.",
                                          "A client_id has 16 bytes.", "A room's key has 16 bytes.",
                                          "A client counts its actions from 1.",
                                          "These bytes are no frame of the protocol.",
                                          "That may be sent only once, at the beginning.",
                                          "This client_seq was already used for another action."));
}

TEST(Refusals, ThatNobodyTranslatesAreNoticed) {
  EXPECT_THAT(untranslated_in(R"cc(
                // untranslated("in a comment")
                return untranslated(kInvalid,
                                    "A key has 16 "
                                    "bytes.",
                                    "key");
                return untranslated(code, words.message, std::move(field));
              )cc"),
              ElementsAre("A key has 16 bytes."));
}

}  // namespace
}  // namespace gridmates::catalogue::testing
