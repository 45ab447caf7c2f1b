// The suite's group 6: text. From 6.5 on it is Markus Kuhn's stress test for UTF-8 decoders.
#include "tests/server/net/conformance.h"

namespace gridmates::net {
namespace {

using support::Opcode;
using support::WireFrame;
using Cases = std::vector<ConformanceCase>;
using Texts = std::vector<std::string>;

const std::string kKosme = "\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5";
const std::string kMixed = "Hello-\xc2\xb5@\xc3\x9f\xc3\xb6\xc3\xa4\xc3\xbc\xc3\xa0\xc3\xa1-UTF-8!";

ConformanceCase good(std::string number, std::vector<std::string> sent, std::string text) {
  return {std::move(number), {{std::move(sent), {binary(std::move(text))}}}};
}

ConformanceCase bad(std::string number, std::vector<Exchange> exchanges) {
  return {std::move(number), std::move(exchanges), {kBadText}, false, kFrames};
}

// 6.1 and 6.2: whole, and in fragments that end inside a character.
void add_fragmented(Cases& cases) {
  const std::string empty = first_fragment(Opcode::kText);
  cases.push_back(good("6.1.1", {final_frame(Opcode::kText)}, ""));
  cases.push_back(good("6.1.2", {empty, middle_fragment(), last_fragment()}, ""));
  cases.push_back(good("6.1.3", {empty, middle_fragment("middle"), last_fragment()}, "middle"));
  cases.push_back(good("6.2.1", {final_frame(Opcode::kText, kMixed)}, kMixed));
  const std::size_t border = kMixed.find("\xc3\xbc");
  cases.push_back(good("6.2.2",
                       {first_fragment(Opcode::kText, kMixed.substr(0, border)),
                        last_fragment(kMixed.substr(border))},
                       kMixed));
  cases.push_back(good("6.2.3", in_fragments(Opcode::kText, kMixed, 1), kMixed));
  cases.push_back(good("6.2.4", in_fragments(Opcode::kText, kKosme, 1), kKosme));
}

// 6.3 and 6.4: refused at the first byte that cannot be valid there, even if the message or the
// frame is not complete.
void add_failing_fast(Cases& cases) {
  const std::string surrogate = kKosme + "\xed\xa0\x80" + "edited";
  cases.push_back(bad("6.3.1", {{{final_frame(Opcode::kText, surrogate)}, {}}}));
  cases.push_back(bad("6.3.2", {{in_fragments(Opcode::kText, surrogate, 1), {}}}));
  const std::string beyond = kKosme + "\xf4\x90\x80\x80" + "edited";
  const auto in_frames = [&](const std::string& valid, const std::string& wrong) {
    const std::string ping = final_frame(Opcode::kPing, "still there?");
    const WireFrame pong{true, Opcode::kPong, "still there?"};
    return std::vector<Exchange>{{{first_fragment(Opcode::kText, valid), ping}, {pong}},
                                 {{middle_fragment(wrong)}, {}}};
  };
  cases.push_back(bad("6.4.1", in_frames(kKosme, "\xf4\x90\x80\x80")));
  cases.push_back(bad("6.4.2", in_frames(kKosme + "\xf4", "\x90")));
  const std::string frame = final_frame(Opcode::kText, beyond);
  const auto in_parts = [&](std::size_t valid, std::size_t wrong) {
    const std::size_t begin = frame.size() - beyond.size() + valid;
    return std::vector<Exchange>{{{frame.substr(0, begin), frame.substr(begin, wrong)}, {}}};
  };
  cases.push_back(bad("6.4.3", in_parts(kKosme.size(), 4)));
  cases.push_back(bad("6.4.4", in_parts(kKosme.size() + 1, 1)));
}

// Adds sequences as the next cases of a group.
class Group {
 public:
  Group(int number, Cases& cases) : name_("6." + std::to_string(number) + "."), cases_(cases) {}

  void add(bool is_text, const Texts& sequences) {
    for (const std::string& sequence : sequences) {
      const std::string number = name_ + std::to_string(++count_);
      const std::string frame = final_frame(Opcode::kText, sequence);
      cases_.push_back(is_text ? good(number, {frame}, sequence) : bad(number, {{{frame}, {}}}));
    }
  }

 private:
  const std::string name_;
  Cases& cases_;
  int count_ = 0;
};

// 6.5 to 6.9: some text, all its prefixes, and the ends of the ranges.
void add_ranges(Cases& cases) {
  const Texts texts = {"hello\x24world", "hello\xc2\xa2world", "hello\xe2\x82\xacworld",
                       "hello\xf0\xa4\xad\xa2world", kKosme};
  Group(5, cases).add(true, texts);
  Group beginnings(6, cases);
  for (std::size_t i = 1; i <= kKosme.size(); ++i) {
    const bool ends_a_character = i == 2 || i == 5 || i == 7 || i == 9 || i == 11;
    beginnings.add(ends_a_character, {kKosme.substr(0, i)});
  }
  Group(7, cases).add(true, {std::string(1, '\0'), "\xc2\x80", "\xe0\xa0\x80", "\xf0\x90\x80\x80"});
  Group(8, cases).add(false, {"\xf8\x88\x80\x80\x80", "\xfc\x84\x80\x80\x80\x80"});
  Group(9, cases).add(true, {"\x7f", "\xdf\xbf", "\xef\xbf\xbf", "\xf4\x8f\xbf\xbf"});
  const Texts too_large = {"\xf7\xbf\xbf\xbf", "\xfb\xbf\xbf\xbf\xbf", "\xfd\xbf\xbf\xbf\xbf\xbf"};
  Group(10, cases).add(false, too_large);
  Group borders(11, cases);
  borders.add(true, {"\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbd", "\xf4\x8f\xbf\xbf"});
  borders.add(false, {"\xf4\x90\x80\x80"});
}

// The bytes from `from` to before `end`, each followed by `between`.
std::string bytes(int from, int end, const std::string& between = {}) {
  std::string all;
  for (int byte = from; byte < end; ++byte) all += static_cast<char>(byte) + between;
  return all;
}

// 6.12 to 6.16: bytes at invalid places, and truncated sequences.
void add_malformed(Cases& cases) {
  const std::string pair = "\x80\xbf";
  Group(12, cases).add(false, {"\x80", "\xbf", pair, pair + "\x80", pair + pair,
                               pair + pair + "\x80", pair + pair + pair, bytes(0x80, 0xbf)});
  Group(13, cases).add(false,
                       {bytes(0xc0, 0xdf, " "), bytes(0xe0, 0xef, " "), bytes(0xf0, 0xf7, " "),
                        bytes(0xf8, 0xfb, " "), bytes(0xfc, 0xfd, " ")});
  const Texts stopped = {
      "\xc0", "\xe0\x80", "\xf0\x80\x80", "\xf8\x80\x80\x80", "\xfc\x80\x80\x80\x80",
      "\xdf", "\xef\xbf", "\xf7\xbf\xbf", "\xfb\xbf\xbf\xbf", "\xfd\xbf\xbf\xbf\xbf"};
  Group(14, cases).add(false, stopped);
  std::string all;
  for (const std::string& one : stopped) all += one;
  Group(15, cases).add(false, {all});
  Group(16, cases).add(false, {"\xfe", "\xff", "\xfe\xfe\xff\xff"});
}

// 6.17 to 6.21: overlong sequences, and UTF-16 surrogates.
void add_overlong(Cases& cases) {
  Group(17, cases).add(false, {"\xc0\xaf", "\xe0\x80\xaf", "\xf0\x80\x80\xaf",
                               "\xf8\x80\x80\x80\xaf", "\xfc\x80\x80\x80\x80\xaf"});
  Group(18, cases).add(false, {"\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf",
                               "\xf8\x87\xbf\xbf\xbf", "\xfc\x83\xbf\xbf\xbf\xbf"});
  Group(19, cases).add(false, {"\xc0\x80", "\xe0\x80\x80", "\xf0\x80\x80\x80",
                               "\xf8\x80\x80\x80\x80", "\xfc\x80\x80\x80\x80\x80"});
  Group(20, cases).add(false, {"\xed\xa0\x80", "\xed\xad\xbf", "\xed\xae\x80", "\xed\xaf\xbf",
                               "\xed\xb0\x80", "\xed\xbe\x80", "\xed\xbf\xbf"});
  Group pairs(21, cases);
  for (const char* high : {"\xed\xa0\x80", "\xed\xad\xbf", "\xed\xae\x80", "\xed\xaf\xbf"}) {
    for (const char* low : {"\xed\xb0\x80", "\xed\xbf\xbf"}) {
      pairs.add(false, {std::string(high) + low});
    }
  }
}

// 6.22 and 6.23: the last two code points of each plane, which are noncharacters, and other special
// ones; they are valid UTF-8.
void add_unassigned(Cases& cases) {
  Group planes(22, cases);
  planes.add(true, {"\xef\xbf\xbe", "\xef\xbf\xbf"});
  for (int plane = 1; plane <= 16; ++plane) {
    const std::string head = {static_cast<char>(0xf0 | plane >> 2),
                              static_cast<char>(0x8f | (plane & 3) << 4), '\xbf'};
    planes.add(true, {head + "\xbe", head + "\xbf"});
  }
  Group specials(23, cases);
  for (char last = '\xb9'; last <= '\xbf'; ++last) {
    specials.add(true, {std::string("\xef\xbf") + last});
  }
}

}  // namespace

Cases utf8_cases() {
  Cases cases;
  add_fragmented(cases);
  add_failing_fast(cases);
  add_ranges(cases);
  add_malformed(cases);
  add_overlong(cases);
  add_unassigned(cases);
  return cases;
}

}  // namespace gridmates::net
