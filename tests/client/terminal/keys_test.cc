// Keys and answers as bytes sent by terminals, and how the client decodes them.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "client/terminal/input_decoder.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/key_promise.h"
#include "tests/client/terminal/pseudo_terminal.h"
#include "tests/client/terminal/tell_keys.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct Sent {
  const char* terminal;
  std::string bytes;
  std::string keys;
};

const std::vector<Sent> kKeys{
    {"xterm", "\x1b[A\x1b[B\x1b[C\x1b[D", "Up Down Right Left"},
    {"xterm, application mode", "\x1bOA\x1bOB\x1bOC\x1bOD", "Up Down Right Left"},
    {"xterm", "\x1b[H\x1b[F\x1bOH\x1bOF", "Home End Home End"},
    {"xterm", "\x1b[5~\x1b[6~\x1b[3~", "PgUp PgDn Del"},
    {"xterm, Ctrl", "\x1b[1;5A\x1b[1;5B\x1b[1;5C\x1b[1;5D",
     "Ctrl+Up Ctrl+Down Ctrl+Right Ctrl+Left"},
    {"xterm, Shift", "\x1b[1;2A\x1b[1;2B\x1b[1;2C\x1b[1;2D\x1b[1;2H",
     "Shift+Up Shift+Down Shift+Right Shift+Left Home"},
    {"xterm, Alt", "\x1b[1;3A\x1b[1;7C\x1b[3;3~", "Unknown Unknown Unknown"},
    {"xterm, Ctrl", "\x1b[1;5H\x1b[3;5~", "Home Del"},
    {"xterm, F1 to F5", "\x1bOP\x1bOQ\x1bOR\x1bOS\x1b[15~", "F1 Unknown Unknown Unknown Unknown"},
    {"xterm, Insert", "\x1b[2~", "Unknown"},
    {"xterm, modifyOtherKeys", "\x1b[27;5;108~\x1b[27;3;53~", "Ctrl+l Alt+5"},
    {"xterm, number pad", "\x1bOq\x1bOy\x1bOM\x1bOk\x1bOm\x1bOj", "1 9 Enter + - *"},
    {"xterm, Shift+Tab", "\x1b[Z", "Unknown"},
    {"xterm, Alt+5, Alt+u",
     "\x1b"
     "5\x1bu",
     "Alt+5 Unknown"},
    {"kitty, Ctrl+5, Alt+5, Alt+Shift+5, Ctrl+Alt+5", "\x1b[53;5u\x1b[53;3u\x1b[53;4u\x1b[53;7u",
     "Ctrl+5 Alt+5 Alt+5 Unknown"},
    {"tmux", "\x1b[1~\x1b[4~\x1bOP\x1b[1;5D", "Home End F1 Ctrl+Left"},
    {"screen", "\x1b[1~\x1b[4~\x1bOP\x1b[1;5D", "Home End F1 Ctrl+Left"},
    {"tmux and screen, Shift", "\x1b[1;2A\x1b[1;2D", "Shift+Up Shift+Left"},
    {"xterm, Ctrl+Shift", "\x1b[1;6A", "Ctrl+Up"},
    {"linux", "\x1b[1~\x1b[4~\x1b[[A\x1b[[E\x1b[3~", "Home End F1 Unknown Del"},
    {"rxvt", "\x1b[7~\x1b[8~\x1b[11~\x1bOd\x1bOa", "Home End F1 Ctrl+Left Ctrl+Up"},
    {"rxvt, Shift", "\x1b[7$\x1b[a\x1b[b\x1b[c\x1b[d\x1b[3$x",
     "Home Shift+Up Shift+Down Shift+Right Shift+Left Del x"},
    {"rxvt, Ctrl", "\x1b[7^\x1b[8@", "Home End"},
    {"PuTTY", "\x1b[1~\x1b[4~\x1b[11~\x1b[D", "Home End F1 Left"},
    {"kitty", "\x1b[H\x1b[F\x1b[P\x1b[1;5D", "Home End F1 Ctrl+Left"},
    {"kitty, Esc Enter Tab Backspace", "\x1b[27u\x1b[13u\x1b[9u\x1b[127u",
     "Esc Enter Tab Backspace"},
    {"kitty, letters", "\x1b[97u\x1b[108;5u\x1b[117;3u", "a Ctrl+l Unknown"},
    {"kitty, Shift", "\x1b[97;2u\x1b[49:33;2u\x1b[49;2;33u", "A ! !"},
    {"kitty, Num Lock and Caps Lock", "\x1b[97;129u\x1b[1;193A", "a Up"},
    {"kitty, events", "\x1b[97;1:1u\x1b[97;1:2u\x1b[97;1:3u\x1b[1;1:3A\x1b[5;1:3~", "a a"},
    {"kitty, number pad", "\x1b[57404u\x1b[57414u\x1b[57419;5u\x1b[57426u", "5 Enter Ctrl+Up Del"},
    {"kitty, Shift alone", "\x1b[57441;2u", ""},
    {"kitty, F13", "\x1b[57376u", "Unknown"},
    {"any, UTF-8", "\xc3\xa4\xf0\x9f\x98\x80", "\xc3\xa4 \xf0\x9f\x98\x80"},
    {"any, control characters", "\x0c\r\t\x7f\x08", "Ctrl+l Enter Tab Backspace Backspace"},
    {"any, no UTF-8", "a\xff\xc3z\x80", "a z"},
    {"8-bit controls in UTF-8",
     "\xc2\x9b"
     "1;5D\xc2\x8f"
     "P",
     "Ctrl+Left F1"},
    {"paste", "\x1b[200~5R\r\x1b[201~x", "PasteBegin 5 R Enter PasteEnd x"},
    {"focus", "\x1b[O\x1b[I", "FocusLost FocusGained"},
    {"mouse", "\x1b[<0;6;4M\x1b[<0;6;4m\x1b[<2;6;4M", "Click@3,5 Release@3,5 RightClick@3,5"},
    {"mouse, motion", "\x1b[<35;6;4M\x1b[<34;6;4M", ""},
    {"mouse, drag", "\x1b[<0;6;4M\x1b[<32;7;4M\x1b[<0;7;4m", "Click@3,5 Drag@3,6 Release@3,6"},
    {"mouse, wheel", "\x1b[<64;6;4M\x1b[<65;6;4M\x1b[<66;6;4M", "WheelUp@3,5 WheelDown@3,5"},
    {"mouse, old report", "\x1b[M !!\x1b[M#!!\x1b[M\"\xa1\xf0",
     "Click@0,0 Release@0,0 RightClick@207,128"},
    {"mouse, old report of a drag and the wheel", "\x1b[M@!!\x1b[M`!!\x1b[Ma!!",
     "Drag@0,0 WheelUp@0,0 WheelDown@0,0"},
};

const std::vector<Sent> kAnswers{
    {"DA1", "\x1b[?62;22c", ""},
    {"DA2", "\x1b[>41;366;0c", ""},
    {"DA3", "\x1bP!|00000000\x1b\\", ""},
    {"DSR", "\x1b[0n", ""},
    {"cursor position", "\x1b[24;80R\x1b[?24;80R", ""},
    {"DECRPM", "\x1b[?2026;2$y", ""},
    {"DECRPM, ANSI mode", "\x1b[4;2$y", ""},
    {"OSC 11, BEL", "\x1b]11;rgb:1e1e/1e1e/1e1e\x07", ""},
    {"OSC 11, ST", "\x1b]11;rgb:ffff/ffff/ffff\x1b\\", ""},
    {"OSC 52", "\x1b]52;c;NXVSUg==\x1b\\", ""},
    {"XTVERSION", "\x1bP>|kitty(0.36.4)\x1b\\", ""},
    {"XTGETTCAP", "\x1bP1+r544e=787465726d\x1b\\", ""},
    {"kitty keyboard flags", "\x1b[?5u", ""},
    {"kitty graphics", "\x1b_Gi=31;OK\x1b\\", ""},
    {"window size", "\x1b[8;24;80t\x1b[48;24;80;480;800t", ""},
    {"window title", "\x1b]lgridmates 5R\x1b\\", ""},
    {"PM, SOS", "\x1b^5u\x1b\\\x1bX5u\x1b\\", ""},
    {"unknown", "\x1b[?1;2;3 q\x1b[=1;5R\x1b[5;6;7;8;9;10;11;12;13W", ""},
};

TEST(Keys, AreThoseThatTerminalsSend) {
  for (const Sent& sent : kKeys) EXPECT_EQ(keys_of_bytes(sent.bytes), sent.keys) << sent.terminal;
}

TEST(Keys, AnswersOfATerminalAreNoKeys) {
  for (const Sent& sent : kAnswers) {
    EXPECT_EQ(keys_of_bytes(sent.bytes + "x"), "x") << sent.terminal;
  }
}

// For every split in two; the decoder does not time out in between.
TEST(Keys, AreTheSameHoweverTheBytesAreCut) {
  std::vector<Sent> all = kKeys;
  all.insert(all.end(), kAnswers.begin(), kAnswers.end());
  for (const Sent& sent : all) {
    for (std::size_t cut = 1; cut < sent.bytes.size(); ++cut) {
      InputDecoder decoder;
      decoder.take(std::string_view(sent.bytes).substr(0, cut));
      const bool inside = decoder.patience().has_value();
      decoder.take(std::string_view(sent.bytes).substr(cut));
      std::size_t keys = 0;
      while (decoder.next()) ++keys;
      InputDecoder whole;
      whole.take(sent.bytes);
      while (whole.next()) --keys;
      EXPECT_EQ(keys, 0U) << sent.terminal << " cut at " << cut << (inside ? ", inside" : "");
      EXPECT_EQ(decoder.patience(), std::nullopt) << sent.terminal;
    }
    EXPECT_EQ(broken_promise(sent.bytes), "") << sent.terminal;
  }
}

TEST(Keys, EscAloneIsTheKeyWhenNothingFollows) {
  EXPECT_EQ(keys_of_bytes("\x1b"), "");
  EXPECT_EQ(keys_of_bytes("\x1b", true, true), "Esc");
  EXPECT_EQ(keys_of_bytes("\x1b\x1b[A"), "Esc Up") << "Esc, then an arrow";
  EXPECT_EQ(keys_of_bytes("\x1b\x1b\x1b", true, true), "Esc Esc Esc");
}

TEST(Keys, ASequenceThatDoesNotEndIsLeftOut) {
  for (const char* begun :
       {"\x1b[1;5", "\x1b[[", "\x1bO1;", "\x1b]11;rgb:", "\x1bP>|x", "\x1b[M !"}) {
    EXPECT_EQ(keys_of_bytes(begun, true, true), "") << begun + 1;
  }
  for (const char* alt : {"\x1b[", "\x1bO", "\x1b]", "\x1bP"}) {
    EXPECT_EQ(keys_of_bytes(alt, true, true), "Unknown") << "Alt+" << alt + 1;
  }
}

TEST(Keys, WhatCannotGoOnEndsTheSequence) {
  EXPECT_EQ(keys_of_bytes("\x1b[1;\rx"), "Enter x");
  EXPECT_EQ(keys_of_bytes("\x1b[1;\x1b[A"), "Up");
  EXPECT_EQ(keys_of_bytes("\x1b[1;\x18x"), "x");
  EXPECT_EQ(keys_of_bytes("\x1b]11;rgb\x1b[A"), "Up");
  EXPECT_EQ(keys_of_bytes("\x1b]11;\x1ax"), "x");
}

TEST(Keys, ALongSequenceIsLeftOutAsAWhole) {
  EXPECT_EQ(keys_of_bytes("\x1b]52;c;" + std::string(100'000, '5') + "\x1b\\x"), "x");
  EXPECT_EQ(keys_of_bytes("\x1b[" + std::string(100'000, '5') + "Wx"), "x");
}

TEST(Keys, TheBackgroundOfTheTerminalIsRead) {
  const auto background = [](const char* bytes) {
    InputDecoder decoder;
    decoder.take(bytes);
    return decoder.take_background();
  };
  EXPECT_EQ(background("\x1b]11;rgb:1e1e/8080/ffff\x1b\\"), (Rgb{0x1e, 0x80, 0xff}));
  EXPECT_EQ(background("\x1b]11;rgb:f/0/8\x07"), (Rgb{255, 0, 136}));
  for (const char* wrong : {"\x1b]11;?\x07", "\x1b]11;rgb:1/2\x07", "\x1b]11;rgb:12345/0/0\x07",
                            "\x1b]11;rgb:x/0/0\x07", "\x1b]10;rgb:0/0/0\x07"}) {
    EXPECT_EQ(background(wrong), std::nullopt) << wrong + 1;
  }
}

TEST(Keys, OtherEncodingsAreReadWithTheirOwnCharacters) {
  InputDecoder decoder([](unsigned char byte) { return static_cast<char32_t>(byte); });
  decoder.take(
      "\xe4\x9b"
      "A");
  EXPECT_EQ(decoder.next(), Key(U'\u00e4'));
  EXPECT_EQ(decoder.next(), Key(Key::Kind::kUp)) << "CSI as one byte";
}

TEST(Keys, ArbitraryBytesKeepThePromise) {
  std::mt19937 random(20260704);
  const std::string pieces =
      "\x1b\x1b\x1b[[]OPM<>?$;:0123456789~uAHRm\\\x07\x18\r\xc2\x9b\xc3\xa4z";
  for (int i = 0; i < 20'000; ++i) {
    std::string bytes;
    for (std::size_t length = random() % 24; length > 0; --length) {
      bytes += random() % 8 == 0 ? static_cast<char>(random()) : pieces[random() % pieces.size()];
    }
    ASSERT_EQ(broken_promise(bytes), "") << i;
  }
}

// By ECMA-48: ESC [, parameters, intermediate bytes, one final byte.
TEST(Keys, NoCompleteControlSequenceTypesAnything) {
  std::mt19937 random(7);
  const auto some = [&random](char first, char last, std::size_t most) {
    std::string text;
    for (std::size_t length = random() % most; length > 0; --length) {
      text += static_cast<char>(
          first + static_cast<int>(random() % static_cast<unsigned>(last - first + 1)));
    }
    return text;
  };
  for (int i = 0; i < 20'000; ++i) {
    std::string bytes = "\x1b[" + some('0', '?', 12) + some(' ', '#', 3);
    bytes += static_cast<char>('@' + static_cast<int>(random() % ('~' - '@' + 1)));
    if (bytes == "\x1b[M" || bytes == "\x1b[[" || bytes.ends_with('u')) continue;
    InputDecoder decoder;
    decoder.take(bytes);
    while (const auto key = decoder.next()) {
      const bool other_keys = bytes.starts_with("\x1b[27;") || bytes.starts_with("\x1b[0027;");
      EXPECT_TRUE(key->kind != Key::Kind::kCharacter || other_keys) << bytes.substr(1);
    }
    EXPECT_EQ(decoder.patience(), std::nullopt) << bytes.substr(1);
  }
}

class KeysAtABoard : public FaceTest {};

TEST_F(KeysAtABoard, AnAnswerOfTheTerminalPlaysNothing) {
  begin(sudoku_model());
  for (const Sent& sent : kAnswers) {
    InputDecoder decoder;
    decoder.take(sent.bytes);
    while (const auto key = decoder.next()) face_.key(*key, kNowMs);
  }
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(KeysAtABoard, AKeyWithoutAMeaningSaysSo) {
  begin(sudoku_model());
  press(face_, "$");
  EXPECT_THAT(screen(), HasSubstr("$ does nothing here; ? lists the keys"));
  press(face_, "Unknown");
  EXPECT_THAT(screen(), HasSubstr("this key does nothing here; ? lists the keys"));
  press(face_, "l");
  EXPECT_THAT(screen(), Not(HasSubstr("does nothing here")));
}

TEST_F(KeysAtABoard, F1IsHelpAndClosesIt) {
  begin(sudoku_model());
  press(face_, "F1");
  EXPECT_THAT(screen(), HasSubstr("HELP"));
  press(face_, "F1");
  EXPECT_THAT(screen(), Not(HasSubstr("HELP")));
}

TEST_F(KeysAtABoard, CtrlAndAnArrowGoByWordsInAText) {
  begin(sudoku_model());
  press(face_, "t a b Space c d Ctrl+Left x Ctrl+Left Ctrl+Left y Ctrl+Right z Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("yabz xcd"));
}

TEST(KeysPseudoTerminal, ALoneEscIsAKeyAndTermDoesNotMatter) {
  for (const char* term : {"xterm", "screen-256color", "tmux-256color", "linux", "vt100"}) {
    PseudoTerminal terminal(kS, {{"TERM", term}, {"LC_ALL", "C.UTF-8"}},
                            [] { return tell_keys(false); });
    ASSERT_TRUE(terminal.until([&] { return terminal.shows("ready"); })) << term;
    terminal.type("\x1b[1~\x1b[7~\x1bOd\x1b[1;5C\x1b[?62;22c\x1b[11~\x1b");
    EXPECT_TRUE(terminal.until([&] {
      return terminal.shows("ready Home Home Ctrl+Left Ctrl+Right F1 Esc");
    })) << term
        << terminal.picture();
    terminal.type("q");
    EXPECT_EQ(terminal.wait_for_end(), 0) << term;
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
