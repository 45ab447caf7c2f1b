// The suite's cases about frames: groups 1 to 5, 7 and 10.
#include "tests/server/net/conformance.h"

namespace gridmates::net {
namespace {

using support::bytes_of;
using support::Opcode;
using support::WireFrame;
using Cases = std::vector<ConformanceCase>;
using Frames = std::vector<std::string>;

constexpr Opcode kReserved[] = {Opcode(3),  Opcode(4),  Opcode(5),  Opcode(6),  Opcode(7),
                                Opcode(11), Opcode(12), Opcode(13), Opcode(14), Opcode(15)};
const std::string kNoText("\x00\xff\xfe\xfd\xfc\xfb\x00\xff", 8);

WireFrame pong(std::string payload) { return {true, Opcode::kPong, std::move(payload)}; }
std::string ping(std::string payload = {}) { return final_frame(Opcode::kPing, payload); }

std::string reserved(std::uint8_t bits, Opcode opcode, std::string payload = {}) {
  return bytes_of({true, opcode, std::move(payload), bits});
}

std::string close_frame(std::uint16_t code, const std::string& reason = {}) {
  const std::string payload = {static_cast<char>(code >> 8), static_cast<char>(code)};
  return final_frame(Opcode::kClose, payload + reason);
}

// The server fails the connection after the frames that come back.
ConformanceCase fails(std::string number, Frames sent, std::vector<WireFrame> back = {},
                      Chops chops = kTogether) {
  return {std::move(number), {{std::move(sent), std::move(back)}}, {kProtocolError}, false, chops};
}

// `sent` includes the client's close frame.
ConformanceCase closes(std::string number, Frames sent, std::vector<std::uint16_t> codes,
                       std::vector<WireFrame> back = {}) {
  return {std::move(number), {{std::move(sent), std::move(back)}}, std::move(codes), false};
}

// 1: messages of all lengths, and the boundary between two encodings of a length.
void add_messages(Opcode data, Cases& cases) {
  const std::string group = data == Opcode::kText ? "1.1." : "1.2.";
  const char fill = data == Opcode::kText ? '*' : '\xfe';
  int i = 0;
  for (const std::size_t bytes : {0, 125, 126, 127, 128, 65'535, 65'536, 65'536}) {
    const std::string payload(bytes, fill);
    ConformanceCase one{group + std::to_string(++i),
                        {{{final_frame(data, payload)}, {binary(payload)}}}};
    if (i == 8) one.chops = 997;
    cases.push_back(std::move(one));
  }
}

// 2: pings and pongs.
void add_pings(Cases& cases) {
  const std::string full(125, '\xfe');
  cases.push_back({"2.1", {{{ping()}, {pong("")}}}});
  cases.push_back({"2.2", {{{ping("who is there?")}, {pong("who is there?")}}}});
  cases.push_back({"2.3", {{{ping(kNoText)}, {pong(kNoText)}}}});
  cases.push_back({"2.4", {{{ping(full)}, {pong(full)}}}});
  cases.push_back(fails("2.5", {ping(full + '\xfe')}));
  cases.push_back({"2.6", {{{ping(full)}, {pong(full)}}}, {kNormal}, true, kOctets});
  const std::string unasked = final_frame(Opcode::kPong, "nobody asked");
  const std::string close = close_frame(kNormal);
  cases.push_back(closes("2.7", {final_frame(Opcode::kPong), close}, {kNormal}));
  cases.push_back(closes("2.8", {unasked, close}, {kNormal}));
  cases.push_back({"2.9", {{{unasked, ping("asked")}, {pong("asked")}}}});
  Exchange ten;
  for (int i = 0; i < 10; ++i) {
    ten.sent.push_back(ping("ping " + std::to_string(i)));
    ten.back.push_back(pong("ping " + std::to_string(i)));
  }
  cases.push_back({"2.10", {ten}});
  cases.push_back({"2.11", {ten}, {kNormal}, true, kOctets});
}

// 3: reserved bits.
void add_reserved_bits(Opcode data, Cases& cases) {
  const std::string good = final_frame(data, "good");
  cases.push_back(fails("3.1", {reserved(1, data, "bad")}));
  const Chops chops[] = {kTogether, kFrames, kOctets};
  for (std::uint8_t bits = 2; bits <= 4; ++bits) {
    cases.push_back(fails("3." + std::to_string(bits), {good, reserved(bits, data, "bad"), ping()},
                          {binary("good")}, chops[bits - 2]));
  }
  cases.push_back(fails("3.5", {reserved(5, Opcode::kBinary, kNoText)}));
  cases.push_back(fails("3.6", {reserved(6, Opcode::kPing, "bad")}));
  cases.push_back(fails("3.7", {reserved(7, Opcode::kClose)}));
}

// 4: reserved opcodes.
void add_opcodes(Opcode data, Cases& cases) {
  const std::string good = final_frame(data, "good");
  for (int i = 0; i < 10; ++i) {
    const int place = i % 5 + 1;
    const std::string number = (i < 5 ? "4.1." : "4.2.") + std::to_string(place);
    const std::string bad = final_frame(kReserved[i], place % 2 == 0 || place == 5 ? "bad" : "");
    const Chops chops = place == 5 ? kOctets : kTogether;
    cases.push_back(place <= 2 ? fails(number, {bad})
                               : fails(number, {good, bad, ping()}, {binary("good")}, chops));
  }
}

// 5: violations of the rules of fragments.
void add_bad_fragments(Opcode data, Cases& cases) {
  const std::string whole = final_frame(data, "whole");
  const std::string first = first_fragment(data, "1");
  const std::string last = last_fragment("2");
  cases.push_back(fails("5.1", {first_fragment(Opcode::kPing, "1"), last}));
  cases.push_back(fails("5.2", {first_fragment(Opcode::kPong, "1"), last}));
  const Chops chops[] = {kTogether, kFrames, kOctets};
  for (int i = 0; i < 3; ++i) {
    cases.push_back(fails("5." + std::to_string(9 + i), {last, whole}, {}, chops[i]));
    cases.push_back(
        fails("5." + std::to_string(12 + i), {middle_fragment("1"), whole}, {}, chops[i]));
  }
  cases.push_back(fails("5.15", {first, last, middle_fragment("3"), whole}, {binary("12")}));
  const std::string middle = middle_fragment("0");
  cases.push_back(fails("5.16", {middle, first, last, middle, first, last}));
  cases.push_back(fails("5.17", {last, first, last, last, first, last}));
  cases.push_back(fails("5.18", {first, whole}));
}

// 5: correct fragments, with pings in between, which are answered at once.
void add_good_fragments(Opcode data, Cases& cases) {
  const std::string first = first_fragment(data, "1");
  const std::string last = last_fragment("2");
  const Chops chops[] = {kTogether, kFrames, kOctets};
  for (int i = 0; i < 3; ++i) {
    cases.push_back({"5." + std::to_string(3 + i),
                     {{{first, last}, {binary("12")}}},
                     {kNormal},
                     true,
                     chops[i]});
    cases.push_back({"5." + std::to_string(6 + i),
                     {{{first, ping("now"), last}, {pong("now"), binary("12")}}},
                     {kNormal},
                     true,
                     chops[i]});
  }
  const Exchange begun{{first, middle_fragment("2"), ping("a")}, {pong("a")}};
  const Exchange ended{{middle_fragment("3"), middle_fragment("4"), ping("b"), last_fragment("5")},
                       {pong("b"), binary("12345")}};
  cases.push_back({"5.19", {begun, ended}});
  cases.push_back({"5.20", {begun, ended}, {kNormal}, true, kFrames});
}

// 7.1 to 7.5: frames around a close, and its payload.
void add_closing(Opcode data, Cases& cases) {
  const std::string close = close_frame(kNormal);
  const std::string message = final_frame(data, "hello");
  std::string large(256 * 1024, '\0');
  for (std::size_t i = 0; i < large.size(); ++i) large[i] = static_cast<char>('a' + i % 23);
  cases.push_back({"7.1.1", {{{message}, {binary("hello")}}}});
  cases.push_back(closes("7.1.2", {close, final_frame(Opcode::kClose)}, {kNormal}));
  cases.push_back(closes("7.1.3", {close, ping()}, {kNormal}));
  cases.push_back(closes("7.1.4", {close, message}, {kNormal}));
  cases.push_back(
      closes("7.1.5", {first_fragment(data, "1"), close, last_fragment("2")}, {kNormal}));
  cases.push_back(closes("7.1.6", {final_frame(data, large), message, close, ping()}, {kNormal},
                         {binary(large), binary("hello")}));
  cases.push_back(closes("7.3.1", {final_frame(Opcode::kClose)}, {kNormal, kNoCode}));
  cases.push_back(closes("7.3.2", {final_frame(Opcode::kClose, "a")}, {kProtocolError}));
  cases.push_back(closes("7.3.3", {close}, {kNormal}));
  cases.push_back(closes("7.3.4", {close_frame(kNormal, "good night")}, {kNormal}));
  cases.push_back(closes("7.3.5", {close_frame(kNormal, std::string(123, '*'))}, {kNormal}));
  cases.push_back(closes("7.3.6", {close_frame(kNormal, std::string(124, '*'))}, {kProtocolError}));
  cases.push_back(
      closes("7.5.1", {close_frame(kNormal, "no \xed\xa0\x80 text")}, {kProtocolError, kBadText}));
}

// 7.7 to 7.13: codes that are allowed, forbidden, or not specified.
void add_close_codes(Cases& cases) {
  int i = 0;
  for (const std::uint16_t code :
       {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999}) {
    cases.push_back(closes("7.7." + std::to_string(++i), {close_frame(code)}, {kNormal, code}));
  }
  i = 0;
  for (const std::uint16_t code : {0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999}) {
    cases.push_back(closes("7.9." + std::to_string(++i), {close_frame(code)}, {kProtocolError}));
  }
  i = 0;
  for (const std::uint16_t code : {5000, 65'535}) {
    cases.push_back(closes("7.13." + std::to_string(++i), {close_frame(code)},
                           {kNormal, kProtocolError, code}));
  }
}

}  // namespace

Cases conformance_cases(Opcode data) {
  Cases cases;
  add_messages(data, cases);
  add_pings(cases);
  add_reserved_bits(data, cases);
  add_opcodes(data, cases);
  add_good_fragments(data, cases);
  add_bad_fragments(data, cases);
  add_closing(data, cases);
  add_close_codes(cases);
  const std::string large(65'536, '*');
  cases.push_back({"10.1.1", {{in_fragments(data, large, 1300), {binary(large)}}}});
  return cases;
}

}  // namespace gridmates::net
