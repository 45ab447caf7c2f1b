#include "tests/client/catalogue/pseudo/template.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <sstream>

namespace gridmates::catalogue::testing {
namespace {

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out + '"';
}

// The text between the quotes of a line, without escapes.
std::string unquoted(std::string_view line) {
  const std::size_t begin = line.find('"') + 1;
  std::string out;
  for (std::size_t i = begin; i < line.size() && line[i] != '"'; ++i) {
    if (line[i] == '\\') ++i;
    out += line[i] == 'n' && line[i - 1] == '\\' ? '\n' : line[i];
  }
  return out;
}

void append_number(std::string& bytes, std::size_t number) {
  for (int shift = 0; shift < 32; shift += 8) {
    bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> shift & 0xFFU);
  }
}

// An entry of the table of texts: length and offset.
void append_table(std::string& table, std::string& texts, std::size_t texts_at,
                  const std::string& text) {
  append_number(table, text.size());
  append_number(table, texts_at + texts.size());
  texts += text + '\0';
}

std::string joined(const Entry& entry) {
  return entry.many.empty() ? entry.one : entry.one + '\0' + entry.many;
}

// The letter with an accent, one column wide.
std::string_view accented(char letter) {
  constexpr std::string_view kLower[] = {"å", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ĥ", "î",
                                         "ĵ", "ķ", "ļ", "ɱ", "ñ", "ó", "þ", "ǫ", "ŕ",
                                         "š", "ţ", "û", "ṽ", "ŵ", "ẋ", "ý", "ž"};
  constexpr std::string_view kUpper[] = {"Å", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ĥ", "Î",
                                         "Ĵ", "Ķ", "Ļ", "Ṁ", "Ñ", "Ó", "Þ", "Ǫ", "Ŕ",
                                         "Š", "Ţ", "Û", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};
  if (letter >= 'a' && letter <= 'z') return kLower[letter - 'a'];
  return kUpper[letter - 'A'];
}

}  // namespace

std::vector<Entry> read_template(const std::string& pot) {
  std::vector<Entry> entries;
  std::istringstream lines(pot);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("msgid ")) entries.push_back({unquoted(line), ""});
    if (line.starts_with("msgid_plural ")) entries.back().many = unquoted(line);
  }
  if (!entries.empty()) entries.erase(entries.begin());  // the header
  return entries;
}

std::string written_template(const std::vector<Entry>& entries) {
  std::string pot =
      "# All texts of the client. Made by a test (client/catalogue/README.md).\n"
      "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n";
  for (const Entry& entry : entries) {
    pot += "\nmsgid " + quoted(entry.one) + "\n";
    if (entry.many.empty()) {
      pot += "msgstr \"\"\n";
    } else {
      pot += "msgid_plural " + quoted(entry.many) + "\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";
    }
  }
  return pot;
}

std::string compiled(std::vector<std::pair<Entry, Entry>> said) {
  said.push_back({{},
                  {"Content-Type: text/plain; charset=UTF-8\n"
                   "Plural-Forms: nplurals=2; plural=n != 1;\n",
                   ""}});
  std::ranges::sort(said);
  constexpr std::size_t kHeader = 28;
  constexpr std::size_t kPlace = 8;
  const std::size_t texts_at = kHeader + 2 * kPlace * said.size();
  std::string keys, values, texts;
  for (const auto& [entry, translation] : said) {
    append_table(keys, texts, texts_at, joined(entry));
    append_table(values, texts, texts_at, joined(translation));
  }
  std::string bytes;
  for (const std::size_t number : {std::size_t{0x950412DE}, std::size_t{0}, said.size(), kHeader,
                                   kHeader + keys.size(), std::size_t{0}, std::size_t{0}}) {
    append_number(bytes, number);
  }
  return bytes + keys + values + texts;
}

std::string pseudo(std::string_view text) {
  constexpr std::size_t kBrackets = 2;
  constexpr std::size_t kWord = 5;
  std::string out = "«";
  int depth = 0;
  for (const char c : text) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (letter && depth == 0) {
      out += accented(c);
    } else {
      out += c;
    }
  }
  const std::size_t longer = (text.size() * 2 + 4) / 5;
  for (std::size_t i = kBrackets; i < longer; ++i) {
    out += (i - kBrackets) % kWord == 0 && longer > kWord + kBrackets ? " " : "ö";
  }
  return out + "»";
}

std::string pseudo_language(const std::vector<Entry>& entries) {
  std::vector<std::pair<Entry, Entry>> said;
  said.reserve(entries.size());
  for (const Entry& entry : entries) {
    said.push_back({entry, {pseudo(entry.one), entry.many.empty() ? "" : pseudo(entry.many)}});
  }
  return compiled(std::move(said));
}

std::string pseudo_language() {
  std::ostringstream pot;
  pot << std::ifstream("client/catalogue/gridmates.pot").rdbuf();
  return pseudo_language(read_template(pot.str()));
}

}  // namespace gridmates::catalogue::testing
